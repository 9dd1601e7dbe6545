### Ce que l’on raconte d’une partie, et ce qui ne va pas dans un coup, un réglage ou un fichier.

## La chronique
## $player est le nom d’un joueur ; $card, $by et $chooser sont des noms de cartes.

log-began = { $player } commence.
log-must-draw = Personne n’a pioché depuis longtemps : { $player } doit le faire.
log-drew = { $player } pioche une carte.
log-drew-card = { $player } pioche { $card }.
log-drew-two = { $player } pioche deux cartes.
log-kept = { $player } garde { $card }.
log-took = { $player } prend { $card } dans la zone de défausse.
log-discarded = { $player } défausse { $card }.
log-ended = { $why ->
        [deck] La pioche est vide
       *[area] La zone de défausse est pleine
    } : la partie est finie.
log-shown = { $player } dévoile { $card }.
log-searched = { $player } consulte la pioche.
log-brought = Le { $by } apporte à { $player } une carte supplémentaire.
log-brought-card = Le { $by } apporte à { $player } la carte { $card }.
log-declined = { $player } n’utilise pas { $by }.
log-conceded = { $player } abandonne ; un adversaire virtuel continue à sa place.
log-taken-over = { $player } n’est plus là ; un adversaire virtuel joue à sa place.
log-returned = { $player } est de retour.
log-revealed = Toutes les mains sont révélées.
log-chose-none = { $player } ne choisit rien pour { $chooser-name-article ->
        [l] l’{ $chooser }
       *[other] { $chooser-name-article } { $chooser }
    }.
log-chose-card = { $player } : { $chooser-name-article ->
        [l] l’{ $chooser }
       *[other] { $chooser-name-article } { $chooser }
    } { $kind ->
        [clear] efface le malus de la carte { $card }.
        [protect] protège la carte { $card }.
       *[become] devient { $card }.
    }
log-chose-suit = { $player } : { $chooser-name-article ->
        [l] l’{ $chooser }
       *[other] { $chooser-name-article } { $chooser }
    } devient { $kind }.
log-chose-card-suit = { $player } : { $chooser-name-article ->
        [l] l’{ $chooser }
       *[other] { $chooser-name-article } { $chooser }
    } change la carte { $card } en { $kind }.
log-reconsidered = { $player } revoit le choix fait pour { $chooser-name-article ->
        [l] l’{ $chooser }
       *[other] { $chooser-name-article } { $chooser }
    }.
log-scored = { $player } : { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
log-won = { $player } gagne.
log-won-shared = { $players } se partagent la victoire.
log-won-nobody = Personne ne gagne.

## Coups interdits

illegal-not-your-turn = Ce n’est pas votre tour.
illegal-now = Ce n’est pas possible maintenant.
illegal-take-first = Piochez ou prenez d’abord une carte.
illegal-stale = Cette question n’est plus d’actualité.
illegal-deck-empty = Il ne reste pas assez de cartes dans la pioche.
illegal-must-draw = Personne n’a pioché depuis longtemps : vous devez piocher.
illegal-not-in-area = Cette carte n’est pas dans la zone de défausse.
illegal-not-in-hand = Cette carte n’est pas dans votre main.
illegal-not-offered = Ce choix n’est pas proposé ici.
illegal-undecided = Il reste quelque chose à décider.
illegal-match-over = La partie est terminée.
illegal-conceded = Ce joueur a déjà abandonné.
illegal-undo = Il n’est plus possible d’annuler.
illegal-undo-taught = Vous avez vu ce qui était caché : ce coup ne peut plus être annulé.
illegal-undo-moved = D’autres ont joué depuis : ce coup ne peut plus être annulé.
illegal-undo-nothing = Il n’y a rien à annuler.

## Réglages injouables

options-players = { $variant ->
        [duel] La partie à deux se joue à deux joueurs, pas à { $count }.
       *[turns] Cette partie se joue de { $least } à { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }, pas à { $count }.
    }
options-modules-twice = Un module apparaît deux fois.
options-variant = { $title } n’a pas de règles « { $variant } ».
options-module = { $title } n’a pas de module « { $module } ».
options-opponent = { $opponent } ne joue pas à { $title }.

## Parties enregistrées

save-damaged = Le fichier est endommagé.
save-foreign = Ce n’est pas une partie enregistrée de Storied Realms.
save-older = Le fichier vient d’une version plus ancienne (format { $found } ; format attendu : { $known }).
save-newer = Le fichier vient d’une version plus récente (format { $found } ; format attendu : { $known }). Mettez le programme à jour pour reprendre la partie.
save-title = Le fichier provient d’un jeu que cette version ne connaît pas.
save-illegal = Le fichier contient quelque chose que les règles n’autorisent pas : { $why }
save-one-step-earlier = Le dernier coup de votre partie est illisible ; elle reprend juste avant. { $why }
save-lost = Votre partie est illisible. { $why }
save-kept = Votre partie ne peut pas être reprise ici ; elle reste dans { $file }. { $why }
keep-disk-full = Le disque est plein. Votre progression sera enregistrée dès qu’il y aura de la place.
keep-failed = Votre progression n’a pas pu être enregistrée. { $why }
