### Las reglas de los Objetos malditos: dos capítulos, escritos como los demás.

rules-items =
    .title = Objetos malditos
    .text =
        Hay un segundo mazo en la mesa: { $count } Objetos malditos. Cada jugador tiene uno boca arriba ante sí. No forma parte de la mano y no puntúa mientras siga boca arriba.

        En tu turno puedes hacer con él una de estas tres cosas:

        - Conservarlo.

        - Descartarlo al final de tu turno y robar otro.

        - Usarlo: se pone boca abajo y hace lo que dice. Al final de tu turno robas otro.

        Un objeto usado se queda boca abajo ante ti, solo tú puedes mirarlo, y cuenta al final: su número se suma a tu puntuación o se resta de ella. Los objetos poderosos cuestan caro; los pocos que te perjudican dan puntos.

        - *Cuando quieras en tu turno*: antes de tomar una carta, antes de descartar o después.

        - *En lugar de tu turno*: no tomas ni descartas como de costumbre, así que solo es posible antes de haber tomado una carta.

        - Cuando la partida ha terminado, ya no se puede usar nada.

        Cuando se agota el mazo de objetos, se barajan los descartados; si tampoco los hay, te quedas sin objeto. El tamaño de la mano y el final de la partida no cambian: { $hand } cartas y { $ending } descartes, o { $more } cartas y { $later } descartes con los tipos del Tesoro maldito.

        Con dos jugadores, nadie tiene un objeto hasta que su mano está completa; el primero se roba al final de ese turno.

        Lo que te ha mostrado un objeto puedes volver a mirarlo en la mesa: las cartas que conoces de otras manos y los lugares que conoces del mazo. Desaparece cuando puede haber dejado de ser cierto.

        En los empates solo se comparan cartas, nunca objetos.

rules-item-rulings =
    .title = Objetos: aclaraciones
    .text =
        Donde las reglas impresas no dicen nada sobre los Objetos malditos, jugamos así.

        El final de la partida:

        - Un objeto hace todo lo que tiene que hacer, y solo entonces se cuenta la zona de descarte. Por eso con *{ card-blindfold }* y *{ card-market_wagon }* todavía se roba; si no, alguien acabaría con una carta de menos.

        - *{ card-winged_boots }* antes de tomar: si llenan la zona, la partida termina en el acto, como siempre, y no tomas nada. Después de tomar: todavía descartas, porque si no acabarías con una carta de más, y entonces termina. El *{ card-sarcophagus }* también puede terminarla.

        - Si el mazo está vacío al final de un turno, la partida termina: nadie podría seguir.

        Cuando hay que robar:

        - También vale un objeto en lugar del turno, si se puede usar, incluso en el primer turno de la partida: entonces no tomas ninguna carta de la forma habitual.

        - *{ card-winged_boots }* en el primer turno: puedes tomar la carta que ponen en la zona de descarte, porque solo tenías que robar por estar vacía la zona.

        - Si nadie roba durante { $rounds } rondas, una carta tiene que salir del mazo hacia una mano o hacia la zona de descarte; nada más detiene la cuenta, porque nada más acerca el final. Por eso el *{ card-rake }* no se puede usar, y el *{ card-market_wagon }* solo permite descartar y robar. Un *{ card-lantern }* que no encuentra nada deja la obligación al siguiente jugador: el mazo sigue igual de grande.

        Lo que necesita un objeto:

        - Todas las cartas sobre las que actúa; si no, se quedaría a medias: la *{ card-sealed_vault }*, dos, y el *{ card-gold_mirror }*, tres que nadie haya guardado bajo llave; el *{ card-rake }*, dos que puedas tomar; el *{ card-fishhook }*, dos, y el *{ card-cauldron }*, tres en el mazo. El *{ card-book_of_prophecy }*, el *{ card-lantern }* y el *{ card-junkyard_map }*, que solo buscan algo, se conforman con lo que haya, si hay algo.

        - Los *{ card-crystal_lens }* solo sirven antes de tomar, porque ayudan a decidir de dónde; el *{ card-portal }*, solo antes de descartar, porque es ese descarte lo que te ahorra.

        - Los tipos son los impresos: nada los cambia antes de puntuar. No se puede nombrar <wild|Variable>, y una <wild|Variable> nunca es la carta buscada: en qué se convierte no se decide hasta el final.

        Cartas en movimiento; lo que un texto deja abierto lo decide quien usa el objeto:

        - *{ card-staff_of_transmutation }*: al menos tres cartas; como máximo, ocho o todas las que tengas, en el orden que elijas. No se descarta nada, porque robas otras tantas.

        - *{ card-cauldron }*: cada una de las dos cartas va encima o debajo por separado, y tú eliges el orden.

        - *{ card-book_of_prophecy }*: las cartas conservan su orden; solo se miran.

        - *{ card-lantern }*: la carta que te quedas no se muestra, igual que las que robas; solo el resto. Si no aparece ninguna, no has recibido nada: tu mano queda como está y no descartas nada.

        - *{ card-market_wagon }*: se ofrece en el sentido de las agujas del reloj, de ninguna a tres cartas cada uno, a la vista y en firme: una oferta que se pudiera retirar no valdría nada. Un cambio como máximo, y el turno ha terminado, porque el *{ card-market_wagon }* lo ha sustituido.

        - *{ card-wishing_ring }*: el mazo se baraja al final del turno, aunque con él termine la partida: un *{ card-leprechaun }* todavía puede robar de él.

        Manos grandes:

        - Cada *{ card-portal }* añade una carta a la mano, hasta { $most } cartas. Con { $most } ya no ayuda, porque nadie puede tener más: tienes que descartar, y eso puede terminar la partida.

        - Sin los tipos del Tesoro maldito, una carta adicional aumenta la mano como mucho en una carta sobre lo normal. Por eso la del *{ card-necromancer }* está de más en una mano que un *{ card-portal }* ha hecho crecer: se vuelve a descartar una carta, pero nunca el *{ card-necromancer }* que la trajo. Quien solo ha usado dos veces un *{ card-portal }* conserva sus { $most } cartas, como dice el *{ card-portal }*.

        Objetos que usan objetos; cada uno actúa como lo haría por sí solo:

        - Los *{ card-larcenous_gloves }* y el *{ card-junkyard_map }* solo pueden tomar un objeto que se pueda usar en ese momento, porque se usa en el acto. Si se usa en lugar del turno, aquí también lo sustituye. Todos esos objetos quedan boca abajo y cuentan; al final del turno se roba uno solo, porque uno solo tenías boca arriba.

        - Quien sufre el robo reemplaza su objeto de inmediato, antes de que actúe el que le han quitado: nadie debe quedarse sin objeto por el turno de otro. Si tiene una reserva, el nuevo sale primero de ella. Una reserva no se puede robar y no puntúa, porque sus objetos aún no están en juego.

        - Un *{ card-treasure_chest }* conseguido así simplemente se pone boca abajo, porque no hace nada más. Con un *{ card-hourglass }*, el turno adicional sigue a este: siempre actúa al final de tu turno.

        - *{ card-repair_kit }*: el objeto reutilizado conserva su momento y todo su efecto, pero no vuelve a contar; solo cuenta la *{ card-repair_kit }*. También puede reutilizar los *{ card-larcenous_gloves }* o el *{ card-junkyard_map }* que la trajeron: para entonces ya están boca abajo.

        - Sin nada boca abajo, una *{ card-repair_kit }* no serviría: se descarta y se reemplaza en cuanto fuera a quedar boca arriba ante ti, también al principio. Si solo tienes objetos que no se pueden reutilizar, se queda, pero no se puede usar: todavía pueden llegarte otros.

        - *{ card-backpack }*: apartas lo que haya, al menos un objeto. El que la reemplaza es ya el primero de los tres, porque es tu objeto siguiente; como están boca arriba, tú eliges cada vez.

        - *{ card-hourglass }*: no hay turno adicional si la partida ha terminado, porque después del final no hay nada, ni objeto durante él: no se reemplaza hasta después.

        - *{ card-sealed_vault }*: las cartas siguen a la vista y cuentan para todo, porque siguen en la zona de descarte. Tu *{ card-rake }* y tu *{ card-necromancer }* pueden tomarlas, igual que tú; los de los demás, no. Una carta que sale de la zona deja de estar bajo llave. No se puede guardar dos veces, porque solo puede tocarla quien la guardó.

        - *{ card-treasure_chest }* con otros tres objetos boca abajo: { $chest } puntos en total, porque su propio número sigue contando.

        Lo que se sabe; el juego solo recuerda lo que tú también podrías recordar:

        - Lo que muestra un objeto lo saben quienes lo han visto, hasta que se baraja el mazo o un movimiento oculto lo hace incierto. Si conoces la carta superior y alguien la roba, sabes quién la tiene.

        - Lo que la *{ card-shovel }* y el *{ card-gold_mirror }* ponen debajo del mazo lo han visto todos; dónde quedan las cartas del *{ card-cauldron }* y del *{ card-staff_of_transmutation }* solo lo sabe quien los usa. Quien ha usado el *{ card-wishing_ring }* sabe qué cartas hay en el mazo, hasta que una entra o sale sin verse.

        - Solo se recuerdan cartas; que alguien no tuviera un tipo, no: la carta siguiente puede cambiarlo.
