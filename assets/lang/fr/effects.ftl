### Ce que font les cartes : un message par effet.
### SIGNED(...) écrit un nombre avec son signe. Les participes s’accordent avec le nom de la carte.

## Points

for-each = { SIGNED($points) } pour { $each }
for-each-discarded = { SIGNED($points) } pour { $each } dans la zone de défausse
for-each-or = { SIGNED($points) }, ou { SIGNED($more) } avec { $given }, pour { $each }
with = { SIGNED($points) } avec { $any }
best = { $options }
without = { SIGNED($points) } sans { $none }
exactly = { SIGNED($points) } avec en tout exactement { $count ->
        [2] deux
       *[other] { $count }
    } cartes { $kind }
first = { SIGNED($points) } { $first }
further = { SIGNED($points) } pour { $further } en plus
sum-of = Ajoute la force de base de { $of }
highest-of = Ajoute la plus haute force de base parmi vos cartes { $kind }
runs = Chaque suite de forces de base consécutives : { $steps }
suit-sets = Dans chaque famille, pour vos cartes de noms différents : { $steps }
step = { SIGNED($points) } pour { $count }
    .last = { SIGNED($points) } pour { $count } ou plus
all-suits-differ = { SIGNED($points) } si toutes vos cartes non masquées sont de familles différentes
odd = { SIGNED($each) } pour chaque autre carte de force de base impaire, ou { SIGNED($all) } si toute votre main est impaire
for-each-other-player = { SIGNED($points) } pour chaque autre joueur
for-each-penalty-left = { SIGNED($points) } pour chaque carte dont le malus n’est pas entièrement effacé

## Masquage

blanks = Masque { $every }
blanks-all-but = Masque toutes les cartes sauf { $spared }
blanks-loners = Avant tout autre masquage, masque chaque carte seule de sa famille, sauf { $spared }
blanked-unless = { $noun-gender ->
        [feminine] Masquée
        [plural] Masqués
       *[masculine] Masqué
    } sauf avec { $any }
blanked-with = { $noun-gender ->
        [feminine] Masquée
        [plural] Masqués
       *[masculine] Masqué
    } avec { $any }

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
protects-chosen = Choisissez une autre carte : rien ne peut la masquer

## Choix

copies-hand-card = Peut prendre le nom, la force de base, la famille et le malus d’une autre carte de votre main, mais pas son bonus
takes-name-and-suit = Peut prendre le nom et la famille de n’importe quelle carte { $kind } du jeu, mais ni sa force de base, ni son bonus, ni son malus
changes-suit = Vous pouvez changer la famille d’une autre carte, qui garde son nom, sa force de base, son bonus et son malus

## Fin de la partie

extra-card = { $source ->
        [deck_top] À la fin de la partie, prenez la première carte de la pioche comme carte supplémentaire
        [deck_any] À la fin de la partie, vous pouvez choisir n’importe quelle carte de la pioche comme carte supplémentaire
       *[discard] À la fin de la partie, vous pouvez prendre une carte { $kind } dans la zone de défausse comme carte supplémentaire
    }

## Particularités

also-suits = Compte aussi comme { $kind }
suit-fixed = Ses familles ne peuvent pas être changées
blanked-only-by-itself = Aucune autre carte ne peut masquer celle-ci
blanks-nobody = N’entraîne jamais le masquage d’une autre carte
