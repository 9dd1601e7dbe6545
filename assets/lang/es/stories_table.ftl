### El tablero de Fantastic Stories: lo que se dice en la pantalla a su alrededor.

## La cinta

board-your-turn = Tu turno: { $todo }
board-turn-of = { $player }: { $todo }
board-your-turn-last = Tu turno, última ronda: { $todo }
board-turn-of-last = { $player }, última ronda: { $todo }
board-own = Es tu turno
board-who-rides = ¿Quién embarca? Deciden los demás…
board-others = Turno de { $player }
board-thinking = { $player } está pensando…
board-second-thought = Le toca a { $player }; U deshace tu jugada
board-last = Última ronda: { $player } tiene { $count ->
        [3] tres
       *[other] { $count }
    } historias
board-roll = peones al Castillo o de vuelta, y a tirar
board-roll-last = si hay empate, deciden los peones del tablero y del Castillo
board-no-dice = ¡sin peones en la reserva no hay dados este turno!
board-move = mueve un peón
board-first = el primero de dos peones
board-second = el segundo de dos peones
board-first-with = el primero de dos peones con el mismo dado
board-second-with = el segundo de dos: otro peón puede repetir un dado
board-use-dice = usa tus dados
board-magic-left = usa la magia o termina el turno
board-tell = cuenta una historia o mueve un peón
board-no-move = este turno no puedes hacer nada
board-sure = Aún puedes usar: { $dice }. Pulsa otra vez para terminar.
board-sure-stories = Aún puedes contar: { $story }. Pulsa otra vez para terminar.
board-story-with = { $story } ({ $number })
board-too-late = Los peones solo salen de la reserva antes de tirar.
board-where-to = ¿adónde?
board-which-pawn = ¿qué peón?
board-which-way = ¿por qué camino?
board-magic-trumpet = elige un prado y luego un peón
board-magic-keys = elige el peón para el túnel
board-magic-bell = ¿a qué muelle debe venir la barca?
board-along = { $player } va en barca { $dock-to }

## La pregunta de la barca

board-ride-to = ¿Vas también { $dock-to }?
board-yes = Embarcar
board-stay = Quedarme

## Botones

board-roll-dice = { $count ->
        [0] Seguir sin dados
        [one] Tirar un dado
        [2] Tirar dos dados
        [3] Tirar tres dados
        [4] Tirar cuatro dados
        [5] Tirar cinco dados
       *[other] Tirar seis dados
    }
board-end = Terminar el turno
board-end-sure = Terminar de todos modos
board-end-left = { $count ->
        [one] Terminar, queda un dado
       *[other] Terminar, quedan { $count } dados
    }
board-magic = Magia
board-magic-off = Sin magia
board-which-magic = ¿Qué magia?
board-magic-none = Ahora no
board-no-magic = Ningún peón tuyo está en una casilla de magia.

## Por qué no

board-number = { $value }
board-why-die = Para eso necesitas un dado con un { $number }.
board-why-far = Ningún peón tuyo está al lado.
board-why-stuck = Ningún dado sirve para los caminos que salen de aquí.
board-why-acted = Ya has movido este turno.
board-why-used = Ya has usado todos tus dados.
board-why-no-dice = Este turno no tienes dados.
board-why-roll = Primero tira los dados.
board-why-castle = De la reserva solo se va al Castillo.
board-why-book = A tu Libro solo va un peón que está en una aventura.
board-why-not-yours = No es tu turno.
board-why-one-magic = Ya has usado magia este turno.
board-why-two = { magic-two }: necesitas dos dados; con las reglas expertas, uno.
board-why-reroll = { magic-reroll }: solo antes de usar un dado.
board-why-trumpet = { magic-trumpet }: ningún dado sirve para el vuelo de otro peón.
board-why-keys = { magic-keys }: ningún peón ante una puerta con un dado que sirva.
board-why-bell-there = { magic-bell }: la barca ya está allí.
board-why-bell-nobody = { magic-bell }: ningún peón tuyo está en un muelle.
board-why-rolled = Los dados ya han caído: esto no se puede deshacer.

## Alrededor del tablero

board-reserve = Reserva
board-stories = Tus historias
board-stories-note = { $count ->
        [3] tres
       *[other] { $count }
    } de { $all ->
        [4] cuatro
       *[other] { $all }
    } para ganar
board-story-told = contada: en tu Libro
board-dice-will = { $count ->
        [0] ningún dado: todos los peones de casa están en el Castillo
        [one] un dado, por un peón en la reserva
       *[other] { $count } dados, uno por cada peón en la reserva
    }
board-dice = { $count ->
        [one] un dado, por un peón en la reserva
       *[other] { $count } dados, uno por cada peón en la reserva
    }
board-dice-of = los dados de { $player }
board-round = Ronda { $number }
board-last-round = Última ronda ({ $number })
board-began = empezó { $player }
board-told-by = contada por { $player } en la ronda { $number }
board-page-on = Haz clic o pulsa una tecla para seguir

## Qué significa cada cosa

board-tip-needs = Necesita: { $item } ({ $space }) y un { $number }.
board-tip-called = *{ $name }*: { $meaning }
board-tip-pawns = { $count ->
        [one] { $player }: un peón
       *[other] { $player }: { $count } peones
    }
board-tip-route = Barca { $dock-to }, con un { $number }.
board-tip-dice = Antes de tirar, decide cuántos peones se quedan en la reserva: cada uno te da un dado, seis como mucho. Haz clic en un dado para ver qué puede hacer.
board-tip-player = En el tablero: { $board }; en la reserva: { $reserve }; historias contadas: { $stories }.

## El final

board-won = { $count ->
        [one] Una historia contada
       *[other] { $count } historias contadas
    } en { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondas.
    }
board-pawns-left = { $count ->
        [0] ningún peón en el tablero
        [one] un peón en el tablero
       *[other] { $count } peones en el tablero
    }
board-own-place = Quedas en el puesto { $place }: { $stories ->
        [0] ninguna historia
        [one] una historia
       *[other] { $stories } historias
    }, { $note }.
board-long = Tras { $rounds } rondas la partida termina. Para ganar { $count ->
        [0] no hizo falta contar nada.
        [one] bastó una historia.
       *[other] bastaron { $count } historias.
    }

## Teclas

keys-at-board = En el tablero
keys-board-pawns = recorrer peones y botones
keys-board-arrows = a la casilla iluminada más cercana; antes de tirar, peones dentro y fuera
keys-board-act = ir allí; si no, el botón dorado
keys-board-die = solo jugadas con ese dado
keys-magic = magia
keys-board-back = atrás; después, el menú
