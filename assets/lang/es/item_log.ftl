### Qué pasa con los Objetos malditos, en la crónica; y por qué no se puede usar uno.

log-item-drawn = { $player } tiene ahora { $item }.
log-item-reserve = { $player } tiene ahora { $item }, de su reserva.
log-item-discarded = { $player } descarta { $item }.
log-items-shuffled = Se barajan los objetos descartados para formar un mazo nuevo.
log-item-used = { $player } usa { $item }.
log-item-again = { $player } vuelve a usar { $item }.
log-item-stolen = { $player } usa en el acto { $item } que le roba a { $other }.
log-item-found = { $player } usa en el acto { $item } que rescata de los objetos descartados.
log-laid-aside = { $player } aparta { $items }.
log-looked = { $player } mira { $at ->
        [hand] la mano de { $other }.
        [deck_top] la carta superior del mazo.
       *[deck_bottom] las cartas inferiores del mazo.
    }
log-looked-cards = { $player } mira { $at ->
        [hand] la mano de { $other }: { $cards }.
        [deck_top] la carta superior del mazo: { $cards }.
       *[deck_bottom] las cartas inferiores del mazo: { $cards }.
    }
log-named-suit = { $source }: { $player } nombra el tipo { $kind }.
log-showed = { $player } muestra { $cards }.
log-showed-none = { $player } no tiene nada que mostrar.
log-offered = { $player } ofrece { $card }.
log-offered-none = { $player } pasa.
log-swapped = { $player } cambia { $card } por { $got } de { $other }.
log-turned-up = Del mazo a la zona de descarte: { $card }.
log-buried = { $player } pone { $card } debajo del mazo.
log-put-back = { $player } pone una carta { $end ->
        [top] encima del mazo.
       *[bottom] debajo del mazo.
    }
log-put-back-card = { $player } pone { $card } { $end ->
        [top] encima del mazo.
       *[bottom] debajo del mazo.
    }
log-wished = { $player } pone encima una carta del mazo.
log-wished-card = { $player } pone { $card } encima del mazo.
log-search-found = { $player } encuentra una carta del tipo { $kind }; { $count ->
        [0] era la primera carta.
        [one] otra carta vuelve al mazo.
       *[other] otras { $count } cartas vuelven al mazo.
    }
log-search-card = { $player } encuentra { $card }; { $count ->
        [0] era la primera carta.
        [one] otra carta vuelve al mazo.
       *[other] otras { $count } cartas vuelven al mazo.
    }
log-search-failed = { $player } no encuentra ninguna carta del tipo { $kind } entre { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
log-covered = { $player } guarda { $card } bajo llave.
log-hand-grew = La mano de { $player } tiene desde ahora { $size } cartas; este turno no descarta.
log-plays-again = { $player } juega otro turno.
log-deck-shuffled = Se baraja el mazo.

illegal-covered = Otro jugador ha guardado esta carta bajo llave.
illegal-item-taken = Este objeto solo se puede usar antes de tomar una carta.
illegal-item-after = Este objeto solo se puede usar al final de tu turno.
illegal-item-replace = Un objeto solo se puede reemplazar al final de tu turno.
illegal-item-discarded = Este objeto solo se puede usar antes de descartar.
illegal-item-area = No hay suficientes cartas en la zona de descarte para este objeto.
illegal-item-covered = No hay suficientes cartas en la zona de descarte para este objeto: las que están bajo llave no cuentan.
illegal-item-nobody = Nadie más tiene cartas.
illegal-item-none = Ahora no hay ningún objeto que pueda aprovechar.
