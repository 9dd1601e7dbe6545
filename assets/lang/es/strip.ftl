### La franja entre la mesa y la mano: lo que pregunta el juego y lo que ocurre.

## El turno propio

strip-your-turn = Es tu turno
strip-take = Roba del mazo o toma una carta de la zona de descarte.
strip-take-only = El mazo está vacío: toma una carta de la zona de descarte.
strip-draw = Roba una carta del mazo.
strip-must-draw = Hace mucho que nadie roba: roba del mazo.
strip-discard = Elige una carta para descartarla.
strip-discard-card = Descartar { $card }
strip-choose = Decide sobre tus cartas antes del recuento.

## Lo que preguntan las cartas y las reglas

strip-keep = Quédate con una de las dos cartas que has robado.
strip-keep-hint = La otra va a la zona de descarte.
strip-keep-it = Quedármela
strip-bring = { $source ->
       *[deck_any] Toma una carta del mazo.
        [discard] Toma una carta de la zona de descarte.
    }
strip-shelf = { $count ->
        [one] Queda una carta en el mazo.
       *[other] { $more ->
            [yes] Quedan { $count } cartas en el mazo: la rueda y las flechas las muestran todas.
           *[no] Quedan { $count } cartas en el mazo.
        }
    }
strip-take-it = Tomarla
strip-too-many = Demasiadas cartas
strip-excess = Tienes { $held ->
        [one] { $held } carta
       *[other] { $held } cartas
    } y el límite es { $limit }. Descarta una.
strip-discard-it = Descartarla
strip-best = Elegir lo mejor
strip-never-mind = Mejor no
strip-no-difference = { $by }: todas las respuestas dan lo mismo, así que la partida sigue sola.

## Lo que ocurre sin el jugador

strip-thinking = está pensando…
strip-ending = El final de la partida
strip-deciding = Los demás deciden sobre sus cartas.
strip-over = La partida ha terminado
strip-over-full = { $count ->
        [one] Hay una carta
       *[other] Hay { $count } cartas
    } en la zona de descarte: ese fue el último turno.
strip-over-empty = El mazo está vacío: ese fue el último turno.
strip-thinks = piensa…
strip-waits = espera
