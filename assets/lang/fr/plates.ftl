### Ce que chacun vient de faire, sur sa plaque.

did-take = a pris { $card }
did-discard = a défaussé { $card }
did-both = a pris { $taken }, défaussé { $card }
did-bring = a pris une carte supplémentaire
did-decline = a passé
did-use = a utilisé { $item }
# Deux de ces textes, l’un après l’autre.
did-and = { $first }, { $then }
did-look-you = a regardé votre main
did-look-other = a regardé ce que tient { $player }
did-name = a nommé { $suit }
did-see-you = a nommé { $suit }, vu chez vous { $cards }
did-see-cards = a vu chez vous { $cards }
did-see-count = { $count ->
        [one] a vu une de vos cartes
       *[other] a vu { $count } de vos cartes
    }
did-see-none = a nommé { $suit }, rien chez vous
did-steal-you = vous a volé { $item }
did-swap-you = a échangé { $card } contre { $got-name-gender ->
        [plural] vos
       *[other] votre
    } { $got-name }
did-get-you = vous a pris { $got }
plate-your-turn = à vous
plate-asked = question pour vous
plate-decide = à vous de choisir
plate-taken = prise
plate-drawn = piochée
plate-thinking = réfléchit…
plate-item-thinking = { $item } : réfléchit…
# Un nom dans la chronique, à la couleur de sa place.
player-name = <seat{ $seat }|{ $player }>

## À côté du total

table-best-take = au mieux { $points }
table-before = avant { $points }
table-without-extra = sans carte en plus { $points }
