### Ce que l’on raconte d’une partie, et ce qui ne va pas dans un coup, un réglage ou un fichier.

## La chronique
## $player est le nom d’un joueur ; $card, $by et $chooser sont des noms de cartes.

log-began = { $player } commence.
log-must-draw = Personne n’a pioché depuis longtemps : { $player } doit le faire.
log-drew = { $player } pioche une carte.
log-drew-card = { $player } pioche { $card }.
log-took = { $player } prend { $card } dans la zone de la défausse.
log-discarded = { $player } défausse { $card }.
log-ended = La zone de la défausse est pleine : la partie est finie.
log-brought = { $by } apporte à { $player } une carte supplémentaire.
log-brought-card = { $by } apporte à { $player } la carte { $card }.
log-declined = { $player } n’utilise pas { $by }.
log-conceded = { $player } abandonne ; un adversaire virtuel joue à sa place.
log-revealed = Toutes les mains sont révélées.
log-chose-none = { $player } ne choisit rien pour { $chooser }.
log-chose-card = { $player } : { $chooser } choisit { $card }.
log-chose-suit = { $player } : { $chooser } devient { $kind }.
log-chose-card-suit = { $player } : { $chooser } change { $card } en { $kind }.
log-scored = { $player } : { $total } { $total ->
        [one] point
       *[other] points
    }.
log-won = { $player } gagne.
log-won-shared = { $players } se partagent la victoire.

## Coups interdits

illegal-not-your-turn = Ce n’est pas votre tour.
illegal-now = Ce n’est pas possible maintenant.
illegal-deck-empty = Il ne reste pas assez de cartes dans la pioche.
illegal-must-draw = Personne n’a pioché depuis longtemps : vous devez piocher.
illegal-not-in-area = Cette carte n’est pas dans la zone de la défausse.
illegal-not-in-hand = Cette carte n’est pas dans votre main.
illegal-not-drawn = Ce n’est pas l’une des cartes que vous venez de piocher.
illegal-not-offered = Ce choix n’est pas proposé ici.
illegal-used = Une carte qui en a apporté une autre ne peut pas être défaussée.
illegal-match-over = La partie est terminée.
illegal-conceded = Ce joueur a déjà abandonné.
illegal-undo = Il n’est plus possible d’annuler.

## Réglages injouables

options-players = { $variant ->
        [duel] La partie à deux se joue avec deux joueurs, pas avec { $count }.
       *[turns] Cette partie se joue avec { $least } à { $most } joueurs, pas avec { $count }.
    }
options-modules-twice = Un module apparaît deux fois.
options-items = On ne peut pas encore jouer avec les Objets maudits.

## Parties sauvegardées

save-damaged = Le fichier est endommagé : { $detail }
save-foreign = Ce n’est pas une partie sauvegardée de Storied Realms.
save-older = Le fichier vient d’une version plus ancienne (format { $found } ; format attendu : { $known }).
save-newer = Le fichier vient d’une version plus récente (format { $found } ; format attendu : { $known }).
save-title = Le fichier provient d’un jeu que cette version ne connaît pas : { $title }
save-illegal = Le fichier contient un coup que les règles n’autorisent pas : { $why }
