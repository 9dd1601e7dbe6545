### Lo que hacen los Objetos malditos.

timing = { $timing ->
        [replace_turn] En lugar de tu turno
        [after_turn] Después de tu turno
        [as_copied] Como el objeto copiado
       *[any_time] En cualquier momento de tu turno
    }

item-spyglass = Mira la mano de un rival. Con dos jugadores, vale { SIGNED($value_for_two) }.
    .compact = mira una mano
item-sarcophagus = Pon la carta superior del mazo en la zona de descarte. Tu turno termina.
    .compact = carta superior al descarte
item-blindfold = Descarta primero una carta y luego roba una del mazo.
    .compact = descarta y luego roba
item-book_of_prophecy = Mira las siete cartas inferiores del mazo y déjalas en su orden.
    .compact = mira las siete de abajo
item-crystal_ball = Nombra un tipo. Todos los rivales muestran abiertamente sus cartas de ese tipo.
    .compact = todos muestran un tipo
item-market_wagon = Muestra una de tus cartas. Cada rival puede ofrecer hasta tres. Cámbiala por una de ellas, consérvala, o descártala y roba del mazo.
    .compact = ofrece un intercambio
item-backpack = Aparta tres objetos nuevos boca arriba. Tus tres próximos reemplazos saldrán de ellos.
    .compact = tres objetos en reserva
item-shovel = Pon una carta de la zona de descarte debajo del mazo.
    .compact = entierra un descarte
item-sealed_vault = Tapa dos cartas de la zona de descarte. Siguen contando, pero solo tú puedes tomarlas; *{ card-shovel }* y *{ card-gold_mirror }* no las afectan.
    .compact = bloquea dos descartes
item-crystal_lens = Mira la carta superior del mazo antes de decidir de dónde tomar una carta.
    .compact = mira la carta superior
item-larcenous_gloves = Toma el objeto boca arriba de un rival y úsalo de inmediato. Su dueño roba uno nuevo.
    .compact = usa un objeto rival
item-junkyard_map = Toma uno de los tres últimos objetos descartados y úsalo de inmediato.
    .compact = usa un objeto descartado
item-winged_boots = Pon la carta superior del mazo en la zona de descarte.
    .compact = carta superior al descarte
item-staff_of_transmutation = Pon de tres a ocho cartas de tu mano debajo del mazo y roba otras tantas.
    .compact = cambia de 3 a 8 cartas
item-rake = Toma dos cartas de la zona de descarte y luego descarta dos.
    .compact = toma dos, descarta dos
item-treasure_chest = Vale { $points } más con al menos otros { $others ->
        [3] tres
       *[other] { $others }
    } objetos boca abajo.
    .compact = { SIGNED($points) } con otros { $others } objetos
item-fishhook = Roba dos cartas del mazo y luego descarta dos.
    .compact = roba dos, descarta dos
item-repair_kit = Vuelve a usar un objeto que tengas boca abajo, salvo *{ card-backpack }*, *{ card-sarcophagus }*, *{ card-blindfold }* y *{ card-treasure_chest }*.
    .compact = reutiliza un objeto
item-hourglass = Juega otro turno a continuación. Este objeto no se reemplaza hasta después de ese turno.
    .compact = otro turno
item-gold_mirror = Pon tres cartas de la zona de descarte debajo del mazo. Las tres cartas superiores del mazo ocupan su lugar.
    .compact = renueva tres descartes
item-cauldron = Roba tres cartas. Pon dos de ellas encima o debajo del mazo, como quieras, y luego descarta una carta.
    .compact = roba tres, guarda una
item-lantern = Nombra un tipo. Roba cartas hasta que salga una de ese tipo, diez como máximo. Quédatela y descarta otra. El resto se muestra y se baraja de nuevo en el mazo.
    .compact = busca un tipo
item-portal = No descartes este turno: a partir de ahora tu mano tiene una carta más.
    .compact = una carta más
item-wishing_ring = Pon encima del mazo cualquiera de sus cartas. Baraja el mazo al final de tu turno.
    .compact = elige la carta superior
