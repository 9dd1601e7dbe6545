### Lo último que hizo cada jugador, en su placa.

did-take = tomó { $card }
did-discard = descartó { $card }
did-both = tomó { $taken }, descartó { $card }
did-bring = tomó una carta adicional
did-decline = pasó
did-use = usó { $item }
# Two of these, one after the other.
did-and = { $first }, { $then }
did-look-you = miró tu mano
did-look-other = miró la mano de { $player }
did-name = nombró { $suit }
did-see-you = nombró { $suit }, te vio: { $cards }
did-see-cards = te vio: { $cards }
did-see-count = { $count ->
        [one] vio una carta tuya
       *[other] vio { $count } cartas tuyas
    }
did-see-none = nombró { $suit }, no tenías
did-steal-you = te robó { $item }
did-swap-you = te cambió { $card } por { $got }
did-get-you = te quitó { $got }
plate-your-turn = tu turno
plate-asked = te preguntan
plate-decide = tú decides
plate-taken = tomada
plate-drawn = robada
plate-thinking = piensa…
plate-item-thinking = { $item }: piensa…
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Junto al total

table-best-take = lo mejor: { $points }
table-before = antes { $points }
table-without-extra = sin carta adicional { $points }
