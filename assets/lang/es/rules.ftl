### Las reglas, tal como las cuenta el juego: un mensaje por capítulo, con su nombre en .title.
### Una línea vacía separa los párrafos; una línea que empieza por "- " es un punto de una lista.
### Los nombres de las cartas salen de las propias cartas: *{ card-queen }*.

rules-goal =
    .title = El objetivo
    .text =
        Construyes un reino con { $hand } cartas. Cada carta tiene una fuerza base: el número de su medallón. La mayoría tiene además una bonificación, una penalización o ambas, y estas dependen de las demás cartas de tu mano.

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

        En el primer turno de la partida hay que robar del mazo, porque todavía no hay nada descartado.

rules-ending =
    .title = El final
    .text =
        La partida termina en cuanto hay { $ending } cartas en la zona de descarte. Cada gema que aún brilla en el reloj de sol es un descarte que queda. Tomar una carta de la zona de descarte no acerca el final, así que puede llegar antes o después de lo que crees.

        Unas pocas cartas actúan justo al final y le dan a su dueño una carta adicional: el *{ card-necromancer }*, por ejemplo, puede tomar una carta de ciertos palos de la zona de descarte.

        En caso de empate, gana la mano cuyas fuerzas base suman menos: ha hecho más con menos. Si el empate persiste, la victoria se comparte.

        Ninguna partida se eterniza: si nadie roba del mazo durante { $rounds } rondas, el siguiente jugador tiene que hacerlo.

rules-scoring =
    .title = La puntuación
    .text =
        Cada carta que no está anulada da su fuerza base, más su bonificación, menos su penalización. Solo cuenta tu propia mano; las pocas excepciones lo indican en la carta.

        - *Con* significa una sola vez, por muchas cartas que encajen.

        - *Por cada* significa una vez por cada carta que encaje.

        - Una carta también se cuenta a sí misma, salvo que su texto diga *otro*, *otra* o *demás*.

        El panel que hay junto a la mesa muestra, carta por carta, lo que puntuaría tu mano ahora. Al acabar la partida, la hoja de puntuación explica el porqué de cada punto de cada jugador.

rules-blanking =
    .title = Anular e ignorar
    .text =
        Una carta *anulada* es como si no estuviera: no tiene nombre, ni palo, ni fuerza, ni bonificación, ni penalización. Solo ocupa sitio en tu mano.

        Una penalización *ignorada* no se aplica. La carta conserva todo lo demás. Algunas cartas ignoran solo una palabra de una penalización: los *{ card-rangers }* tachan la palabra <army|Ejército>.

        Todo ocurre en este orden:

        - Primero, las cartas que se convierten en otra cosa.

        - Luego se ignoran penalizaciones, antes de que ninguna pueda hacer daño. Esto vale aunque la carta que lo permite se anule después.

        - Luego se anulan cartas. Una carta ya anulada no anula nada. Las cartas que se anulan unas a otras en círculo quedan todas anuladas, y no hacen daño a nadie fuera del círculo.

        - Luego, las cartas que se anulan por su propia penalización, porque les falta algo o porque algo les estorba.

        - Por último, los puntos.

rules-wild =
    .title = Cartas que cambian
    .text =
        Las <wild|Variables> no tienen fuerza propia, pero pueden convertirse en lo que te falta:

        - *{ card-mirage }* y *{ card-shapeshifter }* adoptan el nombre y el palo de una carta de ciertos palos, la tengas en la mano o no. No adoptan su fuerza, ni su bonificación, ni su penalización.

        - El *{ card-doppelganger }* se convierte en otra carta de tu mano, con su fuerza y su penalización, pero sin su bonificación.

        Otras cartas también te dejan elegir: el *{ card-book_of_changes }* le da un palo nuevo a otra carta, y la *{ card-island }* ignora la penalización de un <flood|Agua> o un <flame|Fuego>.

        Tú decides al final. El juego encuentra la elección que más puntúa y te la propone primero; puedes elegir otra cosa.

rules-duel =
    .title = Para dos
    .text =
        Con dos jugadores, ambos empiezan sin ninguna carta.

        Hasta que tu mano esté completa, en tu turno haces una de estas dos cosas:

        - Toma una carta de la zona de descarte y quédatela.

        - O roba dos cartas del mazo, quédate una y descarta la otra.

        Cuando tu mano está completa, tus turnos son como en la partida para más jugadores. La partida termina cuando ambas manos están completas y hay al menos { $ending } cartas en la zona de descarte.

rules-hoard =
    .title = El Tesoro maldito
    .text =
        Tres palos nuevos se suman al juego: <building|Edificios>, <outsider|Visitantes> y <undead|No-Muertos>. Juegas con { $hand } cartas, y la partida termina con { $ending } en la zona de descarte ({ $duel } en la partida para dos).

        - La mayoría de los <undead|No-Muertos> miran la zona de descarte: lo que hay en ella los hace fuertes.

        - El *{ card-demon }* golpea primero: se anula cada carta que sea la única de su palo, salvo los <outsider|Visitantes>.

        - El *{ card-angel }* no se puede anular, y tampoco otra carta a tu elección.

        - Al final de la partida, el *{ card-leprechaun }* roba la carta superior del mazo; luego, el *{ card-genie }* puede buscar cualquier carta en el mazo; por último, el *{ card-necromancer }* puede tomar una de la zona de descarte. Nadie puede tener más de { $most } cartas en la mano: las que sobran se descartan.

        Con los palos nuevos cambia el texto de algunas cartas anteriores, y el *{ card-bell_tower }* pasa a ser un <building|Edificio>. Las cartas muestran siempre lo que vale en esta partida.

rules-controls =
    .title = En la mesa
    .text =
        Con el ratón: haz clic en una carta iluminada o en el mazo, o arrastra una carta hasta su sitio. Deja el puntero sobre una carta para leerla. Si haces clic mientras juegan los demás, sus cartas llegan al instante.

        Con el teclado:

        - Flechas izquierda y derecha: ir a la siguiente carta que se puede jugar. Intro o Espacio: jugarla.

        - D: robar del mazo. S: ordenar la mano. U: deshacer tu último paso, siempre que nadie haya jugado después ni haya visto nada nuevo.

        - Tab: ir a los botones. Esc: abrir el menú. F11 o Alt e Intro: pantalla completa.

        Cada paso se guarda. Puedes cerrar la ventana cuando quieras y seguir más tarde.

rules-rulings =
    .title = Letra pequeña
    .text =
        Donde las reglas impresas callan, jugamos así:

        - Una carta se cuenta a sí misma, salvo que su texto diga *otro*, *otra* o *demás*. Estas palabras solo excluyen a esa misma carta, no a su copia.

        - Una carta cuenta una vez por cada elemento de una lista que encaje con ella. El *{ card-phoenix }*, que tiene tres palos a la vez, puede contar más de una vez.

        - En los empates, las fuerzas base valen lo que valen al puntuar: las cartas anuladas no suman nada, y el *{ card-doppelganger }* cuenta como lo que ha copiado.

        - Una <wild|Variable> que adopta un nombre y un palo también puede adoptar solo el palo, sin nombre.

        - Primero elige el *{ card-doppelganger }*; después, *{ card-mirage }*, *{ card-shapeshifter }* y *{ card-book_of_changes }*; y por último, *{ card-island }* y *{ card-angel }*.

        - Si varias cartas que se anulan a sí mismas dependen unas de otras en círculo, se resuelven por orden de número, y las que aún no se han resuelto cuentan como presentes; lo anulado, anulado queda.
