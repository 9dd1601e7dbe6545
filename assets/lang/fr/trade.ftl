### Royaumes du Chaos : ce qui se passe au marché, et ce qui n’y est pas possible.
### $give et $get sont des cartes, ou des familles avec leur article ; $want aussi, ou n’importe quoi.

## Rôles

# donne ..., cherche ...
one-suit = { $noun-gender ->
        [feminine] une
       *[masculine] un
    } <{ $suit }|{ $noun }>
anything = n’importe quoi

## La chronique

log-opened = Le temps s’écoule : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour échanger.
log-offer-all = { $player } propose à tous { $give } contre { $want }.
log-offer-one = { $player } propose à { $other } { $give } contre { $want }.
log-offer-unheard = { $player } parle à { $other }.
log-answered = { $player } donnerait à { $other } { $give }.
log-answered-unheard = { $player } répond à { $other }.
log-traded = { $player } donne à { $other } { $give } contre { $get }.
log-wish = { $player } cherche { $want }.
log-time-up = Le temps est écoulé : les échanges sont terminés.
log-looked-aside = { $player } regarde des cartes mises de côté.
log-looked-aside-cards = { $player } regarde des cartes mises de côté : { $cards }.
log-put-aside = { $player } met une carte de côté.
log-put-aside-card = { $player } met { $card } de côté.

## Ce qui n’est pas possible

illegal-offer-gone = Cette offre n’est plus valable.
illegal-offer-to = Il n’y a personne à qui proposer cela.
illegal-offer-want = Vous pouvez demander n’importe quoi, ce que vous avez souhaité ou ce que l’autre a montré.
illegal-offer-rest = Une seule nouvelle offre par seconde.
illegal-offers-full = Vous avez déjà { $most } offres en cours.
illegal-offer-twice = Vous avez déjà fait cette offre.
illegal-answer = Ce n’est pas ce qui était demandé.
illegal-wish = Vous ne pouvez pas souhaiter cela.
illegal-wishes-full = Vous avez déjà { $most } souhaits.
options-chaos-items = Les Royaumes du Chaos se jouent sans Objets Maudits.
options-minutes = L’horloge se règle de { $least } à { $most } minutes, pas à { $count }.
options-no-clock = Il n’y a pas d’horloge à régler dans cette partie.
