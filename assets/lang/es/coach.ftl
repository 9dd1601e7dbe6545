### El consejero: qué conviene hacer, y por qué.
### $card, $gone, $target y $item son nombres, $rule es el texto de una carta, $what una relación entre cartas.

## El botón, y lo que se dice de él

table-hint = Pista
tip-hint = Te dice qué haría el consejero, y por qué. Las pistas se cuentan. (H)
tip-hint-not = El consejero habla cuando te toca decidir.
keys-hint = una pista del consejero
hint-thinking = El consejero está pensando…
hint-failed = El consejero tampoco lo sabe.
hints-taken = { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }

## El título: estimaciones

hint-title = Pista
hint-title-points = Pista: { $points ->
        [one] ≈ { $points } punto
       *[other] ≈ { $points } puntos
    }
hint-title-both = Pista: victoria ≈ { $percent } %, { $points ->
        [one] ≈ { $points } punto
       *[other] ≈ { $points } puntos
    }

## Qué hacer

hint-said = { $do }. { $why }
hint-draw = Roba del mazo
hint-take-discard = Toma { $card } y descarta { $gone }
hint-pick = { $how ->
        [keep] Quédate con { $card }
        [discard] Descarta { $card }
        [excess] Descarta { $card }
        [bury] Pon { $card } debajo del mazo
        [under] Pon { $card } debajo del mazo
        [cover] Guarda { $card } bajo llave
        [show] Muestra { $card }
        [offer] Ofrece { $card }
        [item] Usa { $card }
       *[take] Toma { $card }
    }
hint-put = { $end ->
        [top] Pon { $card } encima del mazo
       *[bottom] Pon { $card } debajo del mazo
    }
hint-use = Usa { $item }
hint-replace = Reemplaza tu objeto
hint-done = Termina tu turno
hint-player = Elige a { $player }
hint-suit = Nombra el tipo { $kind }
hint-discard-and-draw = Descártala y roba
hint-without = Renuncia

## Por qué

coach-both = { $first } { $second }
coach-helps = { $what }; en total, { SIGNED($points) } si se puntuara ahora.
coach-gain = Serían { SIGNED($points) } si se puntuara ahora.
coach-later = A la larga, compensa.
coach-open = Al alcance de { $target }: { $rule }.
coach-denies = { $player } tiene la carta { $card }: juntas le darían { SIGNED($points) }.
coach-ends = Con eso termina la partida, y tu mano vale { $points }.
coach-blanked = De todos modos está anulada.
coach-harms = Te perjudica: { $what }.
coach-least = { $points ->
        [one] Ningún otro descarte te deja más de { $points } punto.
       *[other] Ningún otro descarte te deja más de { $points } puntos.
    }
coach-draw-known = Sabes lo que hay encima: { $card }.
coach-draw-two = Ves dos cartas y te quedas con una.
coach-draw = { $count ->
        [0] Ninguna de las { $of } cartas que no has visto mejora tu mano al momento.
        [one] Una de las { $of } cartas que no has visto mejora tu mano al momento.
       *[other] { $count } de las { $of } cartas que no has visto mejoran tu mano al momento.
    }
coach-suit = { $count ->
        [0] De este tipo ya no queda ninguna carta oculta.
        [one] De este tipo queda una carta oculta.
       *[other] De este tipo quedan { $count } cartas ocultas.
    }
coach-replace = El que tienes no te sirve.
coach-done = No se puede hacer más por tu mano.
coach-near = La partida puede acabar antes de tu próximo turno.
