### Reinos del Caos: lo que ocurre en el mercado y lo que allí no se puede hacer.
### $give y $get son cartas, o tipos con su artículo; $want también, o cualquier cosa.

## Papeles

# da ..., busca ...
one-suit = { $noun-any } <{ $suit }|{ $noun }>
anything = cualquier cosa

## La crónica

log-opened = El reloj corre: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } para comerciar.
log-offer-all = { $player } ofrece a todos { $give } por { $want }.
log-offer-one = { $player } ofrece a { $other } { $give } por { $want }.
log-offer-unheard = { $player } habla con { $other }.
log-answered = { $player } daría a { $other } { $give }.
log-answered-unheard = { $player } responde a { $other }.
log-traded = { $player } da a { $other } { $give } por { $get }.
log-wish = { $player } busca { $want }.
log-time-up = Se acabó el tiempo: termina el comercio.
log-looked-aside = { $player } mira cartas apartadas.
log-looked-aside-cards = { $player } mira cartas apartadas: { $cards }.
log-put-aside = { $player } aparta una carta.
log-put-aside-card = { $player } aparta { $card }.

## Lo que no se puede hacer

illegal-offer-gone = Esta oferta ya no está en pie.
illegal-offer-to = Aquí no hay nadie a quien ofrecérselo.
illegal-offer-want = Puedes pedir cualquier cosa, lo que hayas deseado o lo que el otro haya mostrado.
illegal-offer-rest = Solo una oferta nueva por segundo.
illegal-offers-full = Ya tienes { $most } ofertas en pie.
illegal-offer-twice = Ya has hecho esta oferta.
illegal-offer-nothing = Elige primero la carta que quieres ofrecer.
illegal-held-out = Ya has elegido esta carta.
illegal-answer = No es lo que se pedía.
illegal-wish = No puedes desear eso.
illegal-wishes-full = Ya tienes { $most } deseos.
options-chaos-items = Reinos del Caos se juega sin Objetos malditos.
options-minutes = El reloj admite de { $least } a { $most } minutos, no { $count }.
options-no-clock = En esta partida no hay reloj que poner.

## El capítulo de las reglas

rules-chaos =
    .title = Reinos del Caos
    .text =
        De 3 a { $players } jugadores, sin turnos y con un reloj: todos comercian con todos a la vez, una carta por una carta, tantas veces como dos se pongan de acuerdo. { $usual } minutos bastan a quienes conocen el juego; el reloj puede ponerse entre { $least } y { $most }.

        - Cada jugador recibe { $hand } cartas ({ $more } con los tipos del Tesoro maldito). Las demás se apartan.

        - *Ofrece* una carta a un jugador o a todos: boca arriba, o solo por su tipo. Pide cualquier cosa, lo que deseas o lo que el otro ha mostrado.

        - *Desea* hasta { $wishes } cartas o tipos. Todos ven lo que buscas.

        - *Responde* a una oferta con una carta de las que pide, y el trato queda cerrado. Si pide «cualquier cosa», quien la hizo todavía tiene que aceptar: nadie está obligado a quedarse con cualquier carta.

        - Una oferta dura { $lapse } segundos. Puedes tener { $offers } a la vez y hacer una nueva por segundo.

        Cuando se acaba el tiempo, se puntúan todas las manos. El *{ card-leprechaun }* y el *{ card-genie }* roban de las cartas apartadas, y el *{ card-necromancer }* muestra { $seen } de ellas a su dueño: puede quedarse con una, sea del tipo que sea, porque no hay más donde elegir. No hay zona de descarte, así que los <undead|No-Muertos> no encuentran nada en ella; el *{ card-necromancer }* los protege de todos modos.

        Arrastra una carta a un puesto para ofrecerla allí, o al centro para ofrecerla a todos. También con las teclas: las flechas eligen una carta; las cifras, un puesto; el 0, a todos; Intro hace la oferta. La Y acepta un trato, la C empieza una contraoferta y la N lo rechaza. La P detiene el reloj y oculta las manos; también ocurre al dejar la ventana. Una partida guardada se retoma con el reloj parado, para que nadie pierda tiempo.
rules-chaos-rulings =
    .title = Reinos del Caos: aclaraciones
    .text =
        Lo que las reglas impresas dejan a quienes se sientan a la mesa:

        - El tipo se dice sin mentir, y es el impreso; si no, nadie podría comerciar por tipos: una <wild|Variable> dice <wild|Variable>, y así se puede pedir; el *{ card-phoenix }* dice <beast|Bestia>.

        - Una oferta a un solo jugador se susurra: queda entre los dos. Los demás ven quién habla con quién. Cada trato se anuncia como se ofreció, con la carta o con su tipo, para que nadie revele más de lo que quería. De una carta dada por «cualquier cosa» se anuncia el tipo.

        - Solo se puede pedir una carta o un tipo que uno mismo haya deseado, o que el otro jugador haya mostrado o nombrado: así todos oyen qué se busca, y nadie puede sondear una mano entre susurros.

        - Las cartas mostradas se recuerdan hasta que se mueven. Si una carta cambia de manos solo por su tipo, nadie más puede estar seguro de las cartas de ese tipo que le quedan a quien la dio.

        - Una carta puede estar en varias ofertas. Vale el primer trato, y las demás ofertas decaen. Cuenta lo que ocurre antes: una oferta retirada ya no se puede aceptar, y el último milisegundo es demasiado tarde.

        - Las ofertas caducan y su número es limitado, para que todos puedan seguir lo que pasa.

        - No hay Objetos malditos, porque necesitan turnos. Tampoco hay zona de descarte, así que las cartas sobrantes se apartan boca abajo. Las cartas apartadas se barajan cada vez que se les suman otras, para que nadie sepa dónde está ninguna.

        - *{ card-necromancer }*: no hace falta quedarse con ninguna de las cartas que muestra. Las demás vuelven con las apartadas, que se barajan todas, como siempre que se les añaden cartas. También aquí impide que se anulen los <undead|No-Muertos>: solo su carta adicional viene de otra parte.

        - Varias personas ante un mismo ordenador comercian por turnos de { $slice } segundos, tras el telón. El reloj está parado mientras cambian de sitio, y las ofertas a quien no está esperan sin caducar, igual que las respuestas a sus propias ofertas: así nadie pierde nada.
floor-aside = Quédate con una de estas cartas apartadas.
