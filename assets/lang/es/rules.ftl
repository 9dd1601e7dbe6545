### Las reglas, tal como las cuenta el juego: un mensaje por capítulo, con su nombre en .title.
### Una línea vacía separa los párrafos; una línea que empieza por "- " es un punto de una lista.
### Los nombres de las cartas salen de las propias cartas: *{ card-queen }*.

rules-goal =
    .title = El objetivo
    .text =
        Construyes un reino con { $hand } cartas. Cada carta tiene una fuerza base, el número de su medallón, y cada una tiene un bonus, una penalización o ambas cosas, que dependen de las demás cartas de tu mano.

        Por eso ninguna carta es buena o mala por sí sola. El *{ card-dragon }* es poderoso, pero sin un <wizard|Mago> no hay quien lo dome. La *{ card-candle }* no vale casi nada, hasta que la acompañan el libro adecuado, la campana adecuada y un <wizard|Mago>.

        Al final de la partida se puntúan todas las manos. Gana el total más alto.

rules-turn =
    .title = Tu turno
    .text =
        Todos empiezan con { $hand } cartas. Quién juega primero se decide al azar; después se sigue en el sentido de las agujas del reloj.

        En tu turno haces dos cosas:

        - Toma una carta: la superior del mazo, sin verla antes, *o* la que quieras de la zona de descarte.

        - Descarta una carta de tu mano, boca arriba, en la zona de descarte. Puede ser la que acabas de robar.

        La zona de descarte está a la vista y cualquiera puede tomar cartas de ella. Lo que tú descartas puede ser justo lo que otro esperaba. Las cartas que alguien toma de ahí se ven junto a su nuevo dueño: no son ningún secreto.

        En el primer turno de la partida hay que robar del mazo, porque todavía no hay nada descartado. También tiene que robar quien no encuentre en la zona de descarte ninguna carta que pueda tomar.

rules-ending =
    .title = El final
    .text =
        La partida termina en cuanto hay { $ending } cartas en la zona de descarte. Cada gema que aún brilla en el reloj de sol es un descarte que queda. Tomar una carta de la zona de descarte no acerca el final, así que puede llegar antes o después de lo que crees.

        Unas pocas cartas actúan justo al final y le dan a su dueño una carta adicional: el *{ card-necromancer }*, por ejemplo, puede tomar una carta de ciertos tipos de la zona de descarte.

        En caso de empate, gana la mano cuyas fuerzas base suman menos: ha hecho más con menos. Si el empate persiste, la victoria se comparte.

        Ninguna partida se eterniza: si nadie roba del mazo durante { $rounds } rondas, el siguiente jugador tiene que hacerlo.

rules-scoring =
    .title = La puntuación
    .text =
        Cada carta que no está anulada da su fuerza base, más su bonus, menos su penalización. Solo cuenta tu propia mano; las pocas excepciones lo indican en la carta.

        - *Con* significa una sola vez, por muchas cartas que encajen.

        - *Por cada* significa una vez por cada carta que encaje.

        - *Anulada a menos que* y *anulada si* son la penalización de la propia carta: se anula a sí misma.

        - Una carta también se cuenta a sí misma, salvo que su texto diga *otro*, *otra* o *demás*.

        El panel que hay junto a la mesa muestra, carta por carta, lo que puntuaría tu mano ahora. Al acabar la partida, la hoja de puntuación explica el porqué de cada punto de cada jugador.

rules-blanking =
    .title = Anular e ignorar
    .text =
        Una carta *anulada* es como si no estuviera: no tiene nombre, ni tipo, ni fuerza, ni bonus, ni penalización. Solo ocupa sitio en tu mano.

        Una penalización *ignorada* no se aplica. La carta conserva todo lo demás. Algunas cartas ignoran solo una palabra de una penalización: los *{ card-rangers }* tachan la palabra <army|Ejército>.

        Una mano se puntúa en este orden:

        - Primero llegan las cartas adicionales del final de la partida.

        - Luego, las cartas que se convierten en otra cosa. Desde aquí, todas las cartas son de los tipos que tienen ahora.

        - Luego se ignoran penalizaciones, antes de que ninguna pueda hacer daño. Esto vale aunque la carta que lo permite se anule después.

        - Luego, el *{ card-demon }*, antes de cualquier otra anulación y sobre todas las cartas a la vez.

        - Luego, las cartas que anulan a otras, empezando por las que ninguna otra anularía. Una carta ya anulada no anula nada. Las cartas que se anulan unas a otras en círculo quedan todas anuladas, y no hacen daño fuera del círculo.

        - Luego, las cartas que se anulan a sí mismas, porque les falta algo o porque algo les estorba. Cada una se decide cuando ya está claro todo aquello de lo que depende.

        - Por último, los puntos.

rules-wild =
    .title = Cartas que cambian
    .text =
        Las <wild|Variables> no tienen fuerza propia, pero pueden convertirse en lo que te falta:

        - *{ card-mirage }* y *{ card-shapeshifter }* adoptan el nombre y el tipo de una carta de ciertos tipos, la tengas en la mano o no. No adoptan su fuerza, ni su bonus, ni su penalización.

        - El *{ card-doppelganger }* se convierte en otra carta de tu mano, con su fuerza y su penalización, pero sin su bonus.

        Otras cartas también te dejan elegir: el *{ card-book_of_changes }* le da un tipo nuevo a otra carta, y la *{ card-island }* ignora la penalización de una carta de <flood|Agua> o de <flame|Fuego>.

        Tú decides al final. El juego encuentra la elección que más puntúa (y, entre iguales, la que ayuda en un empate) y te la propone primero; puedes elegir otra cosa.

rules-duel =
    .title = Para dos
    .text =
        Con dos jugadores, ambos empiezan sin ninguna carta.

        Hasta que tu mano esté completa, en tu turno haces una de estas dos cosas:

        - Toma una carta de la zona de descarte y quédatela.

        - O roba dos cartas del mazo, quédate con una y descarta la otra.

        Cuando tu mano está completa, tus turnos son como en la partida para más jugadores. La partida termina cuando ambas manos están completas y hay al menos { $ending } cartas en la zona de descarte; puede ser en el mismo momento en que se completa la segunda mano.

rules-hoard =
    .title = El Tesoro maldito
    .text =
        Tres tipos nuevos se suman al juego: <building|Edificios>, <outsider|Visitantes> y <undead|No-Muertos>. Juegas con { $hand } cartas, y la partida termina con { $ending } en la zona de descarte ({ $duel } en la partida para dos).

        - La mayoría de los <undead|No-Muertos> miran la zona de descarte: lo que hay en ella los hace fuertes.

        - El *{ card-demon }* golpea primero: se anula cada carta que sea la única de su tipo, salvo los <outsider|Visitantes>.

        - El *{ card-angel }* no se puede anular, y tampoco otra carta a tu elección.

        Con los tipos nuevos cambia el texto de algunas cartas anteriores, y el *{ card-bell_tower }* pasa a ser un <building|Edificio>. Las cartas muestran siempre lo que vale en esta partida.
rules-extra =
    .title = Cartas adicionales
    .text =
        Cuando la partida ha terminado, algunas cartas le dan a su dueño una más, en este orden, las tenga quien las tenga:

        - El *{ card-leprechaun }* roba la carta superior del mazo. Es obligatorio.

        - Luego, el *{ card-genie }* puede buscar cualquier carta en el mazo.

        - Luego, el *{ card-necromancer }* puede tomar una carta de ciertos tipos de la zona de descarte.

        Nadie puede tener nunca más de { $most } cartas. Las que sobran se descartan de inmediato en la zona de descarte, pero nunca una carta que ya haya dado una adicional.

        Las cartas de la zona de descarte se cuentan cuando ya se han tomado todas las cartas adicionales y se han descartado todas las sobrantes, para que sean las mismas para todos.
rules-examples =
    .title = Ejemplos
    .text =
        Manos con su hoja de puntuación, contadas por el propio juego.

        Aquí el *{ card-mirage }* se convierte en la *{ card-rainstorm }*, justo lo que esperaba el *{ card-whirlwind }*. La *{ card-mountain }* hace que se ignore la penalización de la *{ card-great_flood }*, así que no se anula nada: { $volcano } puntos.

        @ volcano

        El *{ card-book_of_changes }* convierte el *{ card-bell_tower }* en <wizard|Mago>, que es lo que quieren el propio *{ card-bell_tower }* y la *{ card-candle }*. Y siete fuerzas base seguidas forman la serie más larga que hay: { $order } puntos.

        @ order

        ¿Quién anula a quién? Nadie anula la *{ card-blizzard }*, así que va primero: anula la *{ card-great_flood }*, que ya no anula el *{ card-wildfire }*. { $storm } puntos.

        @ storm

        Con la *{ card-cavern }*, que ignora las penalizaciones de todas las cartas de <weather|Aire>, todo cambia: la *{ card-great_flood }* anula el *{ card-wildfire }*, y también la *{ card-cavern }*. { $sheltered } puntos.

        @ sheltered

        Las cartas que se anulan a sí mismas esperan a aquello de lo que dependen. Sin ningún <flame|Fuego>, primero caen el *{ card-smoke }* y su copia; entonces ya no queda ninguna carta de <weather|Aire> que detenga el *{ card-war_dirigible }*. { $smoke } puntos.

        @ smoke

rules-controls =
    .title = En la mesa
    .text =
        Con el ratón: haz clic en una carta iluminada o en el mazo, o arrastra una carta hasta su sitio. Si se pide una sola cosa, basta un clic; si son varias, se reúnen hasta que pulses el botón dorado. Deja el puntero sobre una carta para leerla. Si haces clic mientras juegan los demás, sus cartas llegan al instante.

        Con el teclado:

        - Flechas izquierda y derecha: ir a la siguiente carta que se puede jugar. Intro o Espacio: jugarla.

        - D: robar del mazo. S: ordenar la mano. U: deshacer tu último paso, siempre que desde entonces nadie haya jugado ni visto nada nuevo.

        - Tab: ir a los botones. Esc: abrir el menú. F11 o Alt e Intro: pantalla completa.

        Cada paso se guarda. Puedes cerrar la ventana cuando quieras y seguir más tarde.

rules-rulings =
    .title = Aclaraciones
    .text =
        Donde las reglas impresas callan o no coinciden, jugamos así:

        - Una carta se cuenta a sí misma, salvo que su texto diga *otro*, *otra* o *demás*: en un ejemplo impreso, el *{ card-bell_tower }* es el <wizard|Mago> que él mismo pide. Estas palabras solo excluyen a esa misma carta, no a su copia.

        - Una carta cuenta una vez por cada elemento de una lista que encaje con ella, porque cada elemento vale por sí mismo: el *{ card-phoenix }* cuenta dos veces para la *{ card-enchantress }*, igual que un *{ card-necromancer }* convertido en <undead|No-Muerto> para el *{ card-lich }*. Dos cartas con un nombre de la lista cuentan las dos.

        - En los empates, las fuerzas base valen lo que valen al puntuar: una carta anulada no tiene ninguna, y el *{ card-doppelganger }* tiene la que ha copiado. Lo que vale para los puntos vale también aquí. Si esas sumas también son iguales, la victoria se comparte: no queda nada más que comparar.

        - Si nadie roba durante { $rounds } rondas, el siguiente jugador tiene que hacerlo. Tomar una carta de la zona de descarte y descartar otra la deja igual de grande, así que la partida podría dar vueltas para siempre.

        - En la partida para dos, tus turnos cambian en cuanto tu propia mano está completa, como dice el reglamento inglés. El alemán espera a ambas; a nuestra manera, nadie depende del otro.

        - Una <wild|Variable> también puede adoptar solo un tipo, sin nombre, como quien dice «un arma cualquiera». Puede convertirse en cualquier carta de los módulos con los que se juega: en esa partida no hay otras.

        - Primero elige el *{ card-doppelganger }*; después, *{ card-mirage }*, *{ card-shapeshifter }* y *{ card-book_of_changes }*; y por último, *{ card-island }* y *{ card-angel }*, cuando todos los nombres y tipos ya están fijados. Por eso el *{ card-doppelganger }* copia una carta tal como está impresa: de otra <wild|Variable>, su nombre, su tipo y nada más. Siempre puedes renunciar a elegir.

        - Las cartas adicionales llegan carta por carta, no jugador por jugador, para que dé igual dónde se sienta cada uno. Un *{ card-genie }* o un *{ card-necromancer }* que llega como carta adicional todavía actúa, porque su momento aún está por llegar; un *{ card-leprechaun }* que encuentra el *{ card-genie }* ya no, porque el suyo ha pasado. Si el mazo está vacío, no hay carta adicional.

        - Las cartas que se anulan en círculo no anulan nada más: ninguna va antes que las otras, así que ninguna se sale con la suya.

        - Una carta que se anula a sí misma solo espera a otra mientras esta aún pueda cambiar algo. Si varias dependen unas de otras en círculo, se resuelven por orden de número, y las que aún no se han resuelto cuentan como presentes; lo anulado, anulado queda. Hace falta algún orden, y este es igual para todos.

        - Las cartas sobrantes quedan enseguida en la zona de descarte, así que un *{ card-necromancer }* todavía puede tomarlas. También se puede descartar la carta recién robada, como en cualquier turno. La partida ya ha terminado: estos descartes ni la alargan ni la terminan otra vez. Dentro de un turno, las cartas se cuentan después del descarte, porque por regla general primero se toma.
rules-cards =
    .title = Carta por carta
    .text =
        Aclaraciones sobre algunas cartas cuyo texto deja dudas:

        - *{ card-phoenix }*: también cuenta como <flame|Fuego> y <weather|Aire>, así que cuenta una vez por cada uno de sus tipos allí donde se cuentan tipos, también para *{ card-world_tree }*, *{ card-collector }* y *{ card-demon }*. Cualquier <flood|Agua> lo anula, pero solo por su propia penalización, porque ninguna otra carta puede anularlo: si se ignora, gracias a *{ card-beastmaster }*, *{ card-cavern }*, *{ card-protection_rune }* o, como es <flame|Fuego>, *{ card-island }*, no lo anula ni la *{ card-great_flood }*. Nunca hace que se anule otra carta, así que para el *{ card-war_dirigible }* no es <weather|Aire>.

        - Copias del *{ card-phoenix }*: el *{ card-doppelganger }* adopta su nombre, el tipo <beast|Bestia>, su fuerza y su penalización; el *{ card-shapeshifter }*, solo el nombre y <beast|Bestia>. Lo que lo hace especial es su bonus, y ese no se copia: el *{ card-book_of_changes }* puede cambiar las copias, y otras cartas pueden anularlas.

        - *{ card-judge }*: cuenta las cartas no anuladas, copias incluidas, aunque su penalización ahora no cueste nada: su texto habla de penalizaciones, no de puntos. Una penalización a la que le falta una palabra sigue ahí: la *{ card-dwarvish_infantry }* cuenta aunque tengas los *{ card-rangers }*.

        - Las <wild|Variables> que se quedan como están: <wild|Variable> es el tipo que llevan impreso, y es un tipo como otro para *{ card-collector }*, *{ card-world_tree }* y *{ card-demon }*, y el *{ card-wildfire }* las anula, porque su texto no las salva.

        - *{ card-lich }*, *{ card-necromancer }* y *{ card-angel }*: lo que protegen no se puede anular aunque ellos mismos queden anulados, igual que lo ignorado sigue ignorado. La protección vale también contra la propia penalización de la carta: «no se puede anular» no admite excepciones.

        - *{ card-demon }*: mira los tipos después del *{ card-book_of_changes }*, porque los cambios van antes de cualquier anulación. Si ya no es <outsider|Visitante> y es el único de su tipo, se anula también a sí mismo, porque solo perdona a los <outsider|Visitantes>; lo demás vale. El *{ card-phoenix }* hace compañía a un <flame|Fuego> o un <weather|Aire> solitario, porque es ambas cosas.

        - *{ card-rangers }*: no salvan a los <army|Ejércitos> del *{ card-wildfire }*, porque la palabra no está en él.

        - *{ card-war_dirigible }*: si los *{ card-rangers }* hacen que se ignore la palabra <army|Ejército> en su penalización, no necesita ninguno, aunque ellos estén anulados: lo que se ignora sigue ignorado. Cualquier carta de <weather|Aire> lo sigue anulando.

        - *{ card-basilisk }*: si lo copia el *{ card-doppelganger }*, los dos quedan anulados, porque cada uno anula al otro.

        - *{ card-jester }*: una carta anulada no tiene fuerza impar, así que con ella no hay bonus por toda la mano.

        - *{ card-gem_of_order }* y *{ card-collector }*: varias series y varios tipos se suman, pues sus textos dicen *por cada*. Ocho cartas seguidas dan lo mismo que siete, la serie más larga que se nombra.

        - *{ card-chapel }*: su texto dice *exactamente* dos, así que tres no aportan nada.

        - *{ card-fountain_of_life }*: puede contarse a sí misma; su texto no dice *otra*.

        - *{ card-book_of_changes }*: nunca convierte una carta en <wild|Variable>, porque ninguna carta pide ese tipo.

        - Las cartas de la zona de descarte son del tipo que llevan impreso: lo que cambia tipos solo funciona en una mano.
