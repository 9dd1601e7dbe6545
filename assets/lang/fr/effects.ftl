### Ce que font les cartes : un message par effet, avec une forme courte pour les petites cartes.
### SIGNED(...) écrit un nombre avec son signe. Les participes s’accordent avec « la carte ».

## Points

for-each = { SIGNED($points) } pour chaque { $each }
for-each-discarded = { SIGNED($points) } pour chaque { $each } dans la zone de la défausse
for-each-or = { SIGNED($points) }, ou { SIGNED($more) } avec *{ $given }*, pour chaque { $each }
with = { SIGNED($points) } avec { $any }
best = { $options }
without = { SIGNED($points) } sans { $none }
exactly = { SIGNED($points) } avec en tout exactement { $count ->
        [2] deux
       *[other] { $count }
    } cartes { $kind }
first = { SIGNED($points) } { $first }
further = { SIGNED($points) } pour chaque { $further } en plus
sum-of = Ajoute la force de base de { $of }
highest-of = Ajoute la plus haute force de base parmi vos cartes { $kind }
runs = Chaque suite de forces de base consécutives : { $steps }
suit-sets = Dans chaque couleur, cartes de noms différents : { $steps }
step = { SIGNED($points) } pour { $count }
    .last = { SIGNED($points) } pour { $count } ou plus
all-suits-differ = { SIGNED($points) } si toutes vos cartes non masquées sont de couleurs différentes
odd = { SIGNED($each) } pour chaque autre carte de force de base impaire, ou { SIGNED($all) } si toute votre main est impaire
for-each-other-player = { SIGNED($points) } pour chaque autre joueur
for-each-penalty-left = { SIGNED($points) } pour chaque carte dont le malus n’est pas entièrement effacé

## Masquage

blanks = Masque { $every }
blanks-all-but = Masque toutes les cartes sauf { $spared }
blanks-loners = Avant tout autre masquage : masque chaque carte seule de sa couleur, sauf les { $spared }
blanked-unless = Masquée si vous n’avez { $none }
blanked-with = Masquée si vous avez { $any }

## Effacement et protection

clears = Efface le malus de { $of }
clears-all = Efface le malus de chaque carte
clears-chosen = Efface le malus d’une carte { $kind } de votre choix
clears-word = { $where ->
        [within] Efface le mot { $word } du malus de { $of }
       *[everywhere] Efface le mot { $word } de tous les malus
    }
protects = Rien ne peut masquer { $all }
protects-self = Rien ne peut masquer cette carte
protects-chosen = Choisissez une autre carte : rien ne peut la masquer

## Choix

copies-hand-card = Peut prendre le nom, la force de base, la couleur et le malus, mais pas le bonus, d’une autre carte de votre main
takes-name-and-suit = Peut prendre le nom et la couleur de n’importe quelle carte { $kind } du jeu, mais ni sa force de base, ni son bonus, ni son malus
changes-suit = Vous pouvez changer la couleur d’une autre carte ; son nom, sa force de base, son bonus et son malus ne changent pas

## Fin de la partie

extra-card = { $source ->
        [deck_top] À la fin de la partie, prenez la première carte de la pioche comme carte supplémentaire
        [deck_any] À la fin de la partie, vous pouvez choisir n’importe quelle carte de la pioche comme carte supplémentaire
       *[discard] À la fin de la partie, vous pouvez prendre une carte { $kind } dans la zone de la défausse comme carte supplémentaire
    }

## Particularités

also-suits = Compte aussi comme { $kind }
suit-fixed = Ses couleurs ne peuvent pas être changées
blanked-only-by-itself = Aucune autre carte ne peut masquer celle-ci
blanks-nobody = Elle ne cause jamais le masquage d’une autre carte
