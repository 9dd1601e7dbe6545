### Objetos malditos en la mesa y en el recuento, y lo que significan cuando el ratón se detiene en ellos.

table-used-items = Tus objetos usados
table-item-next = Nuevo objeto al final de tu turno
table-item-reserve = Siguiente objeto de tu reserva
table-item-first = Primer objeto cuando tu mano esté completa
table-item-none = No quedan objetos
table-item-deck = Malditos · { $count }
table-item-discard = Descarte · { $count }
table-items-used = { $count ->
        [one] Un objeto usado
       *[other] { $count } objetos usados
    }
show-stage-items = Objetos
show-items = { $count ->
        [one] Un Objeto maldito boca abajo
       *[other] { $count } Objetos malditos boca abajo
    }
show-sum-items = Objetos malditos boca abajo: { $points }.
show-next-items = Después: los Objetos malditos
tip-items-row = Los Objetos malditos boca abajo ante ti se suman a tu mano: { $items }.
tip-item-deck = { $count ->
        [one] Queda un Objeto maldito por robar.
       *[other] Quedan { $count } Objetos malditos por robar.
    }
    Cuando no quede ninguno, se barajan los descartados para formar un mazo nuevo.
tip-item-deck-empty = No queda ningún Objeto maldito por robar; cuando haga falta, se barajan los descartados.
tip-item-discard = { $count ->
        [one] Se ha descartado un Objeto maldito.
       *[other] Se han descartado { $count } Objetos malditos.
    }
tip-item-discard-empty = Aquí van los Objetos malditos que se reemplazan por otros.
tip-own-item-none = Ahora no tienes ningún Objeto maldito boca arriba.
tip-used-sum = Tus objetos usados suman { $points }. { $items }.
tip-used = Objetos usados, en total { $points }: { $items }.
tip-item-up = Objeto maldito: { $item }.
tip-item-none = Aquí no hay ningún Objeto maldito boca arriba.
tip-reserve = Apartados para después: { $items }.
tip-item-worth = { $item } { $points }
tip-known-seen = { $count ->
        [one] Todos conocen una de ellas: se tomó o se mostró a la vista.
       *[other] Todos conocen { $count } de ellas: se tomaron o se mostraron a la vista.
    }
tip-known-private = { $count ->
        [one] Otra solo la has visto tú; el ojo la señala.
       *[other] Otras { $count } solo las has visto tú; el ojo las señala.
    }
tip-deck-top = Encima, como has visto: { $cards }.
tip-deck-bottom = En el fondo, desde abajo: { $cards }.
tip-deck-in = También en él, aunque no sabes dónde: { $cards }.
tip-hand-grown = Una mano de { $size } cartas de ahora en adelante.
tip-covered = Solo { $player } puede tomarla.
tip-covered-own = Solo tú puedes tomarla.
