### Lo último que hizo cada jugador, en su placa.

did-take = tomó { $card }
did-discard = descartó { $card }
did-both = tomó { $taken }, descartó { $card }
did-bring = tomó una carta adicional
did-decline = pasó
plate-your-turn = tu turno
plate-asked = te preguntan
plate-decide = tú decides
plate-taken = tomada
plate-drawn = robada
plate-thinking = piensa…
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Junto al total

table-best-take = lo mejor: { $points }
table-before = antes { $points }
table-without-extra = sin carta extra { $points }
