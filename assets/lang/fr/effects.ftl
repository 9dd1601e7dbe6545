### Ce que font les cartes : un message par effet, avec une forme courte pour les petites cartes.
### SIGNED(...) écrit un nombre avec son signe. Les participes s’accordent avec « la carte ».

## Points

for-each = { SIGNED($points) } pour chaque { $each }
    .compact = { SIGNED($points) } par { $icon }
for-each-discarded = { SIGNED($points) } pour chaque { $each } dans la zone de la défausse
    .compact = { SIGNED($points) } par { $icon } en défausse
for-each-or = { SIGNED($points) }, ou { SIGNED($more) } avec *{ $given }*, pour chaque { $each }
    .compact = { SIGNED($points) } par { $icon } ({ SIGNED($more) } avec *{ $given }*)
with = { SIGNED($points) } avec { $any }
    .compact = { SIGNED($points) } { $icon }
best = { $options }
    .compact = { $compact }
without = { SIGNED($points) } sans { $none }
    .compact = { SIGNED($points) } sans { $icon }
exactly = { SIGNED($points) } avec en tout exactement { $count ->
        [2] deux
       *[other] { $count }
    } cartes { $kind }
    .compact = { SIGNED($points) } si exactement { $count } parmi { $icon }
first = { SIGNED($points) } { $first }
    .compact = { SIGNED($points) } par 1re carte { $icon }
further = { SIGNED($points) } pour chaque { $further } en plus
    .compact = { SIGNED($points) } par { $icon } en plus
sum-of = Ajoute la force de base de { $of }
    .compact = + force de chaque { $icon }
highest-of = Ajoute la plus haute force de base parmi vos cartes { $kind }
    .compact = + force max. { $icon }
runs = Chaque suite de forces de base consécutives : { $steps }
    .compact = suite de { $counts } : +{ $pays }
suit-sets = Dans chaque couleur, cartes de noms différents : { $steps }
    .compact = { $counts } de même couleur : +{ $pays }
step = { SIGNED($points) } pour { $count }
    .last = { SIGNED($points) } pour { $count } ou plus
all-suits-differ = { SIGNED($points) } si toutes vos cartes non masquées sont de couleurs différentes
    .compact = { SIGNED($points) } si couleurs différentes
odd = { SIGNED($each) } pour chaque autre carte de force de base impaire, ou { SIGNED($all) } si toute votre main est impaire
    .compact = { SIGNED($each) } par autre carte impaire, ou { SIGNED($all) } si toutes le sont
for-each-other-player = { SIGNED($points) } pour chaque autre joueur
    .compact = { SIGNED($points) } par adversaire
for-each-penalty-left = { SIGNED($points) } pour chaque carte dont le malus n’est pas entièrement effacé
    .compact = { SIGNED($points) } par malus restant

## Masquage

blanks = Masque { $every }
    .compact = masque { $icon }
blanks-all-but = Masque toutes les cartes sauf { $spared }
    .compact = masque tout sauf { $icon }
blanks-loners = Avant tout autre masquage : masque chaque carte seule de sa couleur, sauf les { $spared }
    .compact = masque les cartes seules, sauf { $icon }
blanked-unless = Masquée si vous n’avez { $none }
    .compact = masquée sans { $icon }
blanked-with = Masquée si vous avez { $any }
    .compact = masquée avec { $icon }

## Effacement et protection

clears = Efface le malus de { $of }
    .compact = efface malus { $icon }
clears-all = Efface le malus de chaque carte
    .compact = efface tous les malus
clears-chosen = Efface le malus d’une carte { $kind } de votre choix
    .compact = efface 1 malus { $icon }
clears-word = { $where ->
        [within] Efface le mot { $word } du malus de { $of }
       *[everywhere] Efface le mot { $word } de tous les malus
    }
    .compact = { $where ->
        [within] efface le mot { $icon } des { $within }
       *[everywhere] efface le mot { $icon }
    }
protects = Rien ne peut masquer { $all }
    .compact = protège { $icon }
protects-self = Rien ne peut masquer cette carte
    .compact = jamais masquée
protects-chosen = Choisissez une autre carte : rien ne peut la masquer
    .compact = protège une carte

## Choix

copies-hand-card = Peut prendre le nom, la force de base, la couleur et le malus, mais pas le bonus, d’une autre carte de votre main
    .compact = copie une carte, sans son bonus
takes-name-and-suit = Peut prendre le nom et la couleur de n’importe quelle carte { $kind } du jeu, mais ni sa force de base, ni son bonus, ni son malus
    .compact = nom et couleur d’une carte { $icon }
changes-suit = Vous pouvez changer la couleur d’une autre carte ; son nom, sa force de base, son bonus et son malus ne changent pas
    .compact = change une couleur

## Fin de la partie

extra-card = { $source ->
        [deck_top] À la fin de la partie, prenez la première carte de la pioche comme carte supplémentaire
        [deck_any] À la fin de la partie, vous pouvez choisir n’importe quelle carte de la pioche comme carte supplémentaire
       *[discard] À la fin de la partie, vous pouvez prendre une carte { $kind } dans la zone de la défausse comme carte supplémentaire
    }
    .compact = { $source ->
        [deck_top] fin : 1re carte de la pioche
        [deck_any] fin : carte au choix de la pioche
       *[discard] fin : carte { $icon } de la défausse
    }

## Particularités

also-suits = Compte aussi comme { $kind }
    .compact = aussi { $icon }
suit-fixed = Ses couleurs ne peuvent pas être changées
    .compact = couleurs fixes
blanked-only-by-itself = Aucune autre carte ne peut masquer celle-ci
    .compact = aucune autre carte ne la masque
blanks-nobody = Elle ne cause jamais le masquage d’une autre carte
    .compact = ne cause aucun masquage
