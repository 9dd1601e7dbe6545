### Las reglas de Fantastic Stories: un mensaje por capítulo, con su nombre en .title.
### Una línea vacía separa los párrafos; una línea que empieza por "- " es un punto de una lista.

stories-rules-goal =
    .title = El objetivo
    .text =
        Tienes { $pawns } peones. Envíalos desde el Castillo por toda la comarca, allí donde esperan las aventuras. Una aventura completada es una historia contada: el peón que la ha vivido pasa a tu Libro.

        Hay { $adventures } historias. Quien cuenta { $stories } antes que nadie desencadena el final: se termina la ronda y, normalmente, gana esa persona.

        @ book

        Cada paso cuesta un dado, y tiras un dado por cada peón que *no* has enviado. Cuanto más empiezas a la vez, menos puedes hacer después. Ahí está la gracia.

        Fantastic Stories es un juego de { $least } a { $most } jugadores.

stories-rules-board =
    .title = El tablero
    .text =
        Los caminos unen las casillas. Cada camino tiene un número del 1 al 6; un dado con ese número lleva a un peón por él, en un sentido o en el otro. En una casilla puede haber cualquier número de peones, sean de quien sean. A todas las casillas se llega por caminos.

        @ road

        - El *Castillo*, en el centro, es por donde entran los peones. De él salen { $gates } caminos, cada uno con un número distinto, y tiene una puerta a cada túnel.

        - Las { $adventures } *Aventuras*, discos dorados cerca de las esquinas: cada una muestra el número que la completa y tiene el color de su objeto.

        - Los *Objetos*, cuadrados del color de su historia: tienes un objeto mientras haya allí un peón tuyo.

        - Las { $magics } casillas de *Magia*, estrellas violetas: cada una presta su magia a quien tiene allí un peón.

        - Los { $docks } *Muelles*, aros de cuerda. En uno de ellos está siempre la única barca.

        - Los *Túneles*, con una puerta en cada extremo: el *{ tunnel-round }*, de puertas redondas y rojas, une las casillas { $round }; el *{ tunnel-pointed }*, de puertas en punta y azules, une las casillas { $pointed }.

        - Los { $pastures } *Prados verdes*, margaritas con un ala: allí se posa el caballo alado de la Trompeta mágica.

        - Todas las demás casillas son paradas en el camino.

        @ kinds

        En el borde está el *Libro* de cada jugador, con un sitio para cada historia.

stories-rules-turn =
    .title = Tu turno
    .text =
        Todos empiezan con un peón en el Castillo y { $reserve } en la reserva. Quién juega primero y en qué muelle está la barca se decide al azar; después se sigue en el sentido de las agujas del reloj.

        En tu turno:

        - Lleva cuantos peones quieras de tu reserva al Castillo, o devuélvelos del Castillo a la reserva. Solo puedes hacerlo ahora, antes de tirar.

        - Tira un dado por cada peón que te quede en la reserva, { $dice } como máximo.

        - Después haz *una* de estas cosas: mueve un peón por un camino, viaja en barca con un peón o completa una aventura. Cada una cuesta un dado con su número. O no hagas nada.

        Además, en tu turno puedes usar una magia.

        Tu turno termina cuando tú lo dices, o por sí solo cuando ya no puedes hacer nada. Una vez tirados los dados, lo que hiciste antes no se puede deshacer.

stories-rules-dice =
    .title = Dados y reserva
    .text =
        Un peón en el tablero puede actuar; un peón en la reserva es un dado. Con { $dice } dados, un número concreto sale el { $six } % de las veces; con tres dados, el { $three } %; con uno solo, el { $one } %.

        @ reserve

        Los peones solo vuelven de una manera: caminan hasta el Castillo y, antes de tu próxima tirada, los recoges en la reserva. Un peón en el Libro se queda allí, así que cada historia que cuentas te deja con un peón menos.

        Si no dejas ningún peón en la reserva, no tiras dados. Ese turno solo puedes tocar la Campana mágica.

        Nunca te quedas sin salida. Para dejar el Castillo hace falta un dado, y para un dado, un peón en la reserva: siempre queda al menos un peón en casa.

stories-rules-ferry =
    .title = La barca
    .text =
        La barca está siempre en uno de los { $docks } muelles. Si tienes un peón allí y un dado muestra el número de una ruta, la barca lleva tu peón al muelle del otro extremo y se queda en él. La vuelta puede tener otro número.

        @ ferry

        Después se pregunta a todos los demás que tengan un peón en el muelle que has dejado, empezando por tu izquierda. Cada uno puede embarcar un peón hacia el mismo muelle. No cuesta ningún dado ni cuenta como turno. Nadie está obligado.

        Si la barca está en otra parte, ve a pie o llámala con la Campana mágica.

        Puedes deshacer un viaje hasta que veas la primera respuesta de los demás.

stories-rules-magic =
    .title = La magia
    .text =
        En tu turno puedes usar *una* magia, una vez y en cualquier momento. En ese momento, uno de tus peones tiene que estar en su casilla. Puede haber llegado este mismo turno, y puede marcharse después.

        @ magic

        - *{ magic-two }* ({ $two }): este turno actúan dos peones distintos, cada uno con su propio dado, por un camino, en barca o completando una aventura. Puedes anunciarlo antes o después de que actúe el primero. Con un solo dado, el segundo peón no puede actuar.

        - *{ magic-reroll }* ({ $reroll }): vuelve a tirar todos tus dados, antes de haber usado ninguno.

        - *{ magic-trumpet }* ({ $trumpet }): un caballo alado lleva a cualquier peón tuyo del tablero, menos a los de la casilla { $trumpet }, a un Prado verde. Cuesta un dado con el número del vuelo y es tu acción del turno.

        - *{ magic-bell }* ({ $bell }): haz venir la barca a un muelle donde tengas un peón. No cuesta ningún dado, nadie viaja y tu turno continúa. Puedes tocarla incluso antes de tirar.

        - *{ magic-keys }* ({ $keys }): un peón que está ante un túnel pasa a la otra puerta. Cuesta un dado con el número de la puerta en la que está el peón y es tu acción del turno.

stories-rules-tales =
    .title = Historias y objetos
    .text =
        Para completar una aventura necesitas tres cosas a la vez:

        - un peón en la aventura,

        - un peón en la casilla de su objeto

        - y un dado con el número de la aventura.

        Entonces, en lugar de mover, pasa el peón de la aventura a tu Libro. El peón del objeto se queda donde está y es libre de irse: allí ya no hace falta. Cada historia se cuenta una sola vez.

        Los objetos no se los lleva nadie. Varios jugadores pueden tener el mismo, y tú dejas de tenerlo cuando tu último peón abandona su casilla.

        - *{ story-temple }*: { story-item-lantern } y un { $temple }.

        - *{ story-beings }*: { story-item-cup } y un { $beings }.

        - *{ story-pirate }*: { story-item-spade } y un { $pirate }.

        - *{ story-dragon }*: { story-item-shield } y un { $dragon }.

        @ stories

stories-rules-ending =
    .title = El final
    .text =
        Cuando alguien ha contado { $stories } historias, se termina la ronda, para que todos hayan tenido los mismos turnos. La ronda acaba con el jugador a la derecha del que empezó. Si es él quien cuenta la historia decisiva, la partida termina en el acto; los demás juegan su turno hasta el final.

        Si un solo jugador tiene { $stories } historias, gana. Si las tienen varios, gana quien tenga más peones en el tablero. Los del Castillo cuentan; los de la reserva y los del Libro, no. Si el empate persiste, la victoria se comparte.

        Los demás puestos se deciden por las historias contadas y, después, por los peones en el tablero.

        Ninguna partida se eterniza: termina tras { $rounds } rondas, y los puestos se reparten de la misma manera.

stories-rules-expert =
    .title = Reglas expertas
    .text =
        Con las reglas expertas, cada dado que has tirado se puede usar una vez, en el orden que quieras: para un camino, la barca, una aventura, un vuelo o un túnel. Puedes mover varios peones, o uno varias veces, y hasta completar varias aventuras en un turno.

        Sigue habiendo una sola magia por turno. *{ magic-two }* funciona de otra manera: dos peones distintos pueden usar un mismo dado, una vez. Y *{ magic-reroll }* también aquí va antes de usar ningún dado.

        Tu turno termina cuando tú lo dices, o cuando ningún dado sirve ya para nada y no queda magia.

stories-rules-advice =
    .title = Jugar bien
    .text =
        - Tu reserva es tu velocidad. Con dos o tres peones fuera de casa basta, el cuarto pide un buen motivo y el quinto nunca compensa.

        - Una historia cada vez: un peón para la aventura, otro para el objeto y, como mucho, uno de ayuda. Las historias a medias no cuentan.

        - Dos peones que necesitan números distintos valen más que un dado más. Con cinco dados, uno de dos números sale el { $pair } % de las veces; con { $dice } dados, un número concreto sale solo el { $six } %.

        - Aprovecha otra vez el peón del objeto: desde allí puede ir al siguiente, o a casa, donde vuelve a ser un dado.

        - Que la magia te pille de paso. Las casillas { $keys } y { $bell } están junto al Castillo: espera allí con un peón que tenga que pasar de todos modos.

        - Pon de uno a tres peones en el Castillo antes de tirar: de él se sale con todos los números. En el turno siguiente, recoge los que no hayas usado.

        - En la última ronda, los peones en el tablero deshacen el empate, y el Castillo cuenta. Si tienes segura tu última historia, saca antes los peones de tu reserva.

        - Con las reglas expertas, cada dado es un paso: los peones de ayuda compensan menos, y una reserva llena, más.

stories-rules-rulings =
    .title = Aclaraciones
    .text =
        Donde las reglas impresas dejan algo abierto, jugamos así:

        - El tablero, los lugares y las { $adventures } historias son nuestros. Ninguna historia está más cerca del Castillo que las demás, para que no vayan todos a por la misma.

        - Quién empieza y dónde está la barca al principio se decide al azar: ninguna de las dos cosas debe depender de dónde se sienta cada uno.

        - Con { magic-two }, el segundo peón necesita un segundo dado, porque un dado usado está gastado. Solo con las reglas expertas pueden compartir uno.

        - { magic-reroll } va antes de usar ningún dado. Es una segunda oportunidad, no un segundo turno.

        - Volar y pasar por un túnel son tu acción del turno. De lo contrario, un peón en una casilla de Magia te daría un paso gratis turno tras turno.

        - Tocar la { magic-bell } no es una acción: no mueve ningún peón, así que tampoco cuesta un dado. Por eso suena también cuando no tienes dados.

        - Embarcar en el viaje de otro no cuesta ningún dado ni cuenta como turno, y solo puede hacerlo un peón por jugador: el viaje es de quien toma la barca. Se pregunta desde su izquierda, en el orden de juego.

        - El peón de la casilla { $trumpet } es el que sopla, así que no puede volar; y ningún peón vuela al prado en el que ya está.

        - A partir de { $stories } historias, tener más ya no cuenta: el objetivo está cumplido y deciden los peones en el tablero. Los demás puestos se reparten del mismo modo, para que todos signifiquen algo.

        - Tras { $rounds } rondas, la partida termina. Una partida normal acaba mucho antes; esto solo evita que jueguen para siempre quienes nunca tienen prisa.
