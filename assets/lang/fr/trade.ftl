### Royaumes du Chaos : ce qui se passe au marché, et ce qui n’y est pas possible.
### $give et $get sont des cartes, ou des familles avec leur article ; $want aussi, ou n’importe quoi.

## Rôles

# donne ..., cherche ...
one-suit = { $noun-gender ->
        [feminine] une
       *[masculine] un
    } <{ $suit }|{ $noun }>
anything = n’importe quoi

## La chronique

log-opened = Le temps s’écoule : { $minutes ->
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
log-time-up = Le temps est écoulé : les échanges sont terminés.
log-looked-aside = { $player } regarde des cartes mises de côté.
log-looked-aside-cards = { $player } regarde des cartes mises de côté : { $cards }.
log-put-aside = { $player } met une carte de côté.
log-put-aside-card = { $player } met { $card } de côté.

## Ce qui n’est pas possible

illegal-offer-gone = Cette offre n’est plus valable.
illegal-offer-to = Il n’y a personne à qui proposer cela.
illegal-offer-want = Vous pouvez demander n’importe quoi, ce que vous avez souhaité ou ce que l’autre a montré.
illegal-offer-rest = Une seule nouvelle offre par seconde.
illegal-offers-full = Vous avez déjà { $most } offres en cours.
illegal-offer-twice = Vous avez déjà fait cette offre.
illegal-offer-nothing = Choisissez d’abord la carte à proposer.
illegal-held-out = Vous avez déjà choisi cette carte.
illegal-answer = Ce n’est pas ce qui était demandé.
illegal-wish = Vous ne pouvez pas souhaiter cela.
illegal-wishes-full = Vous avez déjà { $most } souhaits.
options-chaos-items = Les Royaumes du Chaos se jouent sans Objets maudits.
options-minutes = L’horloge se règle de { $least } à { $most } minutes, pas à { $count }.
options-no-clock = Il n’y a pas d’horloge à régler dans cette partie.

## Le chapitre des règles

rules-chaos =
    .title = Royaumes du Chaos
    .text =
        De 3 à { $players } joueurs, sans tours, mais avec une horloge : tous échangent avec tous en même temps, une carte contre une carte, aussi souvent que deux joueurs tombent d’accord. { $usual } minutes conviennent à ceux qui connaissent le jeu ; l’horloge se règle de { $least } à { $most }.

        - Chacun reçoit { $hand } cartes ({ $more } avec les familles du Trésor maudit). Les autres sont mises de côté.

        - *Proposez* une carte à un joueur ou à tous : face visible, ou par sa famille seulement. Demandez n’importe quoi, ce que vous souhaitez ou ce que l’autre a montré.

        - *Souhaitez* jusqu’à { $wishes } cartes ou familles. Tous voient ce que vous cherchez.

        - *Répondez* à une offre avec une carte qu’elle demande, et l’échange est fait. Si elle demande « n’importe quoi », son auteur doit encore accepter : nul n’est tenu de prendre n’importe quelle carte.

        - Une offre dure { $lapse } secondes. Vous pouvez en avoir { $offers } à la fois et en faire une nouvelle par seconde.

        Quand le temps est écoulé, toutes les mains sont comptées. Le *{ card-leprechaun }* et le *{ card-genie }* puisent dans les cartes mises de côté, et le *{ card-necromancer }* en montre { $seen } à son propriétaire : celui-ci peut en garder une, quelle que soit sa famille, car il n’y a pas d’autre choix. Il n’y a pas de zone de défausse : les <undead|Morts-vivants> n’y trouvent rien ; le *{ card-necromancer }* les protège quand même.

        Glissez une carte sur un étal pour l’y proposer, ou au centre pour tous. Au clavier : les flèches choisissent une carte, les chiffres un étal, 0 tous, Entrée fait l’offre. Y accepte un échange, C commence une contre-offre, N refuse. P arrête l’horloge et cache les mains ; quitter la fenêtre aussi. Une partie enregistrée reprend horloge arrêtée, pour que nul ne perde de temps.
rules-chaos-rulings =
    .title = Royaumes du Chaos : précisions
    .text =
        Ce que les règles imprimées laissent aux gens autour de la table :

        - La famille est annoncée sans mentir, et c’est celle qui est imprimée, sans quoi nul ne pourrait échanger par famille : un <wild|Joker> dit <wild|Joker>, et peut être demandé ainsi ; le *{ card-phoenix }* dit <beast|Créature>.

        - Une offre à un seul joueur se chuchote : elle reste entre les deux. Les autres voient qui parle à qui. Chaque échange est annoncé comme il a été proposé, par la carte ou par sa famille, pour que nul n’en dévoile plus qu’il ne le voulait. D’une carte donnée contre « n’importe quoi », on annonce la famille.

        - On ne peut demander une carte ou une famille que si on l’a souhaitée, ou si l’autre joueur l’a montrée ou annoncée : ainsi, tous entendent ce qui est recherché, et nul ne peut sonder une main en chuchotant.

        - Les cartes montrées restent connues tant qu’elles ne bougent pas. Si une carte change de main par sa famille seulement, personne d’autre n’est plus sûr des cartes de cette famille qui restent au donneur.

        - Une carte peut figurer dans plusieurs offres. Le premier échange compte, les autres offres tombent. Ce qui arrive d’abord compte : une offre retirée ne peut plus être acceptée, et à la dernière milliseconde, il est trop tard.

        - Les offres expirent et leur nombre est limité, pour que chacun puisse suivre ce qui se passe.

        - Il n’y a pas d’Objets maudits, car il leur faut des tours. Il n’y a pas non plus de zone de défausse : les cartes en trop sont mises de côté, face cachée. Les cartes mises de côté sont mélangées chaque fois que d’autres les rejoignent, pour que nul ne sache où l’une d’elles se trouve.

        - *{ card-necromancer }* : on n’est obligé de garder aucune des cartes qu’il montre. Les autres retournent parmi les cartes mises de côté, que l’on mélange toutes, comme chaque fois qu’il s’y en ajoute. Il empêche ici aussi de masquer les <undead|Morts-vivants> : seule sa carte supplémentaire vient d’ailleurs.

        - Plusieurs personnes sur un même ordinateur échangent à tour de rôle pendant { $slice } secondes, derrière le rideau. L’horloge s’arrête pendant qu’elles changent de place, et les offres aux absents attendent sans expirer, de même que les réponses à leurs propres offres : personne n’y perd rien.
floor-aside = Gardez une de ces cartes mises de côté.
