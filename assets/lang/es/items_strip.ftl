### La franja con los Objetos malditos: lo que preguntan y lo que muestran.

## El objeto propio

strip-use = Usar
strip-replace = Reemplazar
strip-end-turn = Terminar turno
strip-cancel = Cancelar
strip-leave-it = Ahora no
strip-your-turn-again = Otra vez es tu turno
strip-take-grown = Tu mano admite desde ahora una carta más: toma una y este turno no descartes.
strip-take-shuffled = Roba o toma una carta. El mazo se baraja al final de tu turno.
strip-finish = Conserva tu objeto, reemplázalo o úsalo.
strip-finish-leave = Conserva tu objeto o reemplázalo.
strip-no-item = Ahora no tienes ningún objeto.

## Lo que preguntan los objetos

strip-item-take = { $of ->
        [1] Toma una carta de la zona de descarte.
       *[other] Toma una carta de la zona de descarte: { $now } de { $of }.
    }
strip-item-discard = { $of ->
        [1] Descarta una carta.
       *[other] Descarta una carta: { $now } de { $of }.
    }
strip-item-discard-found = Has encontrado { $card }: descarta otra carta.
strip-item-bury = { $of ->
        [1] ¿Qué carta va debajo del mazo?
       *[other] ¿Qué carta va debajo del mazo? { $now } de { $of }.
    }
strip-item-under = Pon de { $least } a { $of } cartas debajo del mazo: carta { $now }.
strip-item-back = Devuelve una de las cartas robadas: { $now } de { $of }.
strip-item-wish = ¿Qué carta va encima del mazo?
strip-item-cover = Guarda una carta bajo llave: { $now } de { $of }.
strip-item-suit = Nombra un tipo.
strip-item-player = ¿De quién quieres ver la mano?
strip-item-show = ¿Cuál de tus cartas muestras a los demás?
strip-item-offer = { $player } muestra { $card }. Tu oferta: { $now } de { $of }.
strip-item-trade = ¿Qué tomas por { $card }?
strip-item-trade-none = Nadie ofrece nada por { $card }.
strip-item-item = ¿Qué objeto usas?
strip-item-reserve = ¿Qué objeto de tu reserva viene ahora?
strip-reserve = Tu reserva

strip-bury-it = Ponerla debajo
strip-back-it = Devolverla
strip-wish-it = Ponerla encima
strip-cover-it = Guardarla
strip-name-it = Nombrarlo
strip-look = Mirar
strip-show-it = Mostrarla
strip-offer-it = Ofrecerla
strip-swap = Cambiar
strip-use-it = Usarlo
strip-take-item = Tomarlo
strip-enough = Basta
strip-offer-nothing = Nada
strip-offer-no-more = Nada más
strip-keep-own = Quedarme la mía
strip-discard-and-draw = Descartarla y robar
strip-on-top = Encima
strip-underneath = Debajo
strip-where-to = { $card }: ¿encima del mazo o debajo?
strip-player-holds = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
strip-offers-none = { $count ->
        [one] { $players } no ofrece nada.
       *[other] { $players } no ofrecen nada.
    }
strip-offers-all = Los rostros indican quién ofrece cada carta.
strip-items-hint = Con el ratón o las flechas ves el efecto de cada objeto.

## Lo que se ha visto

strip-close = Cerrar
strip-seen = Lo visto
strip-seen-hand = La mano de { $player }.
strip-seen-known = Lo que sabes de la mano de { $player }.
strip-seen-top = La carta superior del mazo.
strip-seen-bottom = Las cartas inferiores del mazo, primero la de más abajo.
strip-seen-suit = Cartas del tipo { $kind } en otras manos.
strip-seen-nothing = Nadie tiene cartas del tipo { $kind }.
strip-seen-none = Ninguna carta del tipo { $kind }: todas vuelven al mazo y tu turno termina.
strip-seen-found = Has encontrado { $card }. Las cartas anteriores vuelven al mazo.
strip-seen-deck = Cartas que sabes que están en el mazo.
strip-seen-places = Cartas del mazo cuyo lugar conoces, primero la de más abajo.

## Lo que se pregunta a los demás

strip-item-thinking = { $player } está pensando…
strip-item-offering = { $player } está ofreciendo…
strip-choosing-item = está eligiendo un objeto…
strip-offers-come = Los demás hacen sus ofertas.
strip-offers-count = { $count ->
        [0] nada
        [one] una carta
       *[other] { $count } cartas
    }
ask-pass-question = Una pregunta para { $player }
