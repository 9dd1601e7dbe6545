### Un reparto como código, para volver a jugarlo o compartirlo.

deal-copy = Copiar código
deal-copied = El código de este reparto está en el portapapeles: *{ $code }*
deal-not-copied = No se puede acceder al portapapeles. El código de este reparto es *{ $code }*
deal-ok = Aceptar
deal-play = Jugar un código
deal-code = Código
deal-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
deal-empty = Pega el código de un reparto con Ctrl+V o escríbelo.
deal-letter = «{ $letter }» no forma parte de ningún código. Revisa lo que has escrito.
deal-mistyped = Este código tiene un error de escritura o le falta una parte.
deal-title = Este código es de un juego que esta versión no incluye.
deal-older = Este código es de unas reglas anteriores (versión { $found }; aquí se juega la { $known }). Hoy las cartas se repartirían de otra forma.
deal-newer = Este código es de unas reglas más nuevas (versión { $found }; aquí se juega la { $known }). Actualiza el juego para jugarlo.
deal-options = Este código no se puede jugar: { $why }
deal-seats = { $count ->
        [one] Este reparto es para { $count } jugador.
       *[other] Este reparto es para { $count } jugadores.
    }
