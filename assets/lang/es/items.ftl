### Lo que hacen los Objetos malditos, paso a paso.

timing = { $timing ->
        [replace_turn] En lugar de tu turno
        [after_turn] Después de tu turno
        [as_copied] Como el objeto reutilizado
       *[any_time] Cuando quieras en tu turno
    }

count-2 = dos
count-3 = tres
count-7 = siete
count-8 = ocho
count-10 = diez

step-deck_top-area = { $then ->
        [yes] Luego pon
       *[no] Pon
    } { $count ->
        [one] la carta superior
       *[other] las { $number } cartas superiores
    } del mazo en la zona de descarte.
step-hand-area = { $drawn ->
        [no] Luego descarta otra carta.
       *[any] { $then ->
            [yes] Luego descarta { $count ->
                [one] una carta
               *[other] { $number } cartas
            }.
           *[no] Descarta primero una carta.
        }
    }
step-deck_top-hand = { $count ->
        [0] Luego roba otras tantas.
        [one] Luego roba una carta del mazo.
       *[other] Roba { $number } cartas del mazo.
    }
step-area-deck_bottom = Pon { $count ->
        [one] una carta
       *[other] { $number } cartas
    } de la zona de descarte debajo del mazo.
step-area-hand = Toma { $count ->
        [one] una carta
       *[other] { $number } cartas
    } de la zona de descarte.
step-hand-deck_bottom = Pon de { $number } a { $most } cartas de tu mano debajo del mazo.
step-hand-deck_ends = Pon { $number } de ellas encima o debajo del mazo, como quieras.
step-deck-deck_top = Pon encima del mazo cualquiera de sus cartas.
step-look_at_hand = Mira la mano de un rival.
step-look_at_deck = { $end ->
        [deck_top] Mira la carta superior del mazo antes de decidir de dónde tomar una carta.
       *[deck_bottom] Mira las { $number } cartas inferiores del mazo y déjalas en su orden.
    }
step-name_suit = Nombra un tipo.
step-reveal_suit = Todos los rivales muestran abiertamente sus cartas de ese tipo.
step-search_suit = Roba cartas, { $number } como máximo, hasta que salga una de ese tipo, y quédatela. El resto se muestra y se baraja de nuevo en el mazo.
step-barter = Muestra una de tus cartas. Cada rival puede ofrecer hasta { $number }. Cambia la tuya por una de ellas, consérvala, o descártala y roba del mazo.
step-lay_aside = Aparta { $number } objetos nuevos boca arriba. Tus { $number } próximos reemplazos saldrán de ellos.
step-cover = Guarda bajo llave { $number } cartas de la zona de descarte. Siguen contando, pero solo tú puedes tomarlas; { $safe } no pueden tocarlas.
step-use_another = { $source ->
        [other_player] Toma el objeto boca arriba de un rival y úsalo de inmediato. Su dueño roba uno nuevo.
        [discards] Toma uno de los { $number } últimos objetos descartados y úsalo de inmediato.
       *[face_down] Vuelve a usar un objeto que tengas boca abajo, salvo { $but }.
    }
step-grow_hand = No descartes este turno: a partir de ahora tu mano tiene una carta más.
step-turn_again = Juega otro turno a continuación. Este objeto no se reemplaza hasta después de ese turno.
step-shuffle_later = Baraja el mazo al final de tu turno.
item-for-two = Con dos jugadores, vale { SIGNED($value) }.
item-hoard = Vale { $points } más con al menos otros { $number } objetos boca abajo.

## In a few words, for a small face

brief-spyglass = mira una mano
brief-sarcophagus = solo del mazo al descarte
brief-blindfold = descarta y luego roba
brief-book_of_prophecy = mira las siete de abajo
brief-crystal_ball = todos enseñan un tipo
brief-market_wagon = ofrece un intercambio
brief-backpack = tres objetos en reserva
brief-shovel = entierra un descarte
brief-sealed_vault = dos descartes bajo llave
brief-crystal_lens = mira la carta superior
brief-larcenous_gloves = usa un objeto rival
brief-junkyard_map = usa un objeto descartado
brief-winged_boots = del mazo al descarte
brief-staff_of_transmutation = cambia de 3 a 8 cartas
brief-rake = toma dos, descarta dos
brief-treasure_chest = { SIGNED($points) } con otros { $others } objetos
brief-fishhook = roba dos, descarta dos
brief-repair_kit = reutiliza un objeto
brief-hourglass = otro turno
brief-gold_mirror = renueva tres descartes
brief-cauldron = roba tres, elige una
brief-lantern = busca un tipo
brief-portal = una carta más
brief-wishing_ring = elige la carta superior
