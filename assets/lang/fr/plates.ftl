### Ce que chacun vient de faire, sur sa plaque.

did-take = a pris { $card }
did-discard = a défaussé { $card }
did-both = a pris { $taken }, défaussé { $card }
did-bring = a pris une carte supplémentaire
did-decline = a passé
plate-your-turn = à vous
plate-asked = question pour vous
plate-decide = à vous de choisir
plate-taken = prise
plate-drawn = piochée
plate-thinking = réfléchit…
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## À côté du total

table-best-take = au mieux { $points }
table-before = avant { $points }
table-without-extra = sans carte en plus { $points }
