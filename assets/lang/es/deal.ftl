### Una partida como código, para volver a jugarla o compartirla.

deal-copy = Copiar código
deal-copied = El código de esta partida está en el portapapeles: *{ $code }*
deal-not-copied = No se puede acceder al portapapeles. El código de esta partida es *{ $code }*
deal-ok = Aceptar
deal-play = Jugar un código
deal-code = Código
deal-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
deal-empty = Pega el código de una partida con Ctrl+V o escríbelo.
deal-letter = «{ $letter }» no forma parte de ningún código. Revisa lo que has escrito.
deal-mistyped = Este código tiene un error de escritura o le falta una parte.
deal-title = Este código es de un juego que esta versión no incluye.
deal-older = Este código es de unas reglas anteriores (versión { $found }; aquí se juega la { $known }). Hoy sería otra partida.
deal-newer = Este código es de unas reglas más nuevas (versión { $found }; aquí se juega la { $known }). Actualiza el juego para jugarlo.
deal-options = Este código no se puede jugar: { $why }
deal-seats = { $count ->
        [one] Esta partida es para { $count } jugador.
       *[other] Esta partida es para { $count } jugadores.
    }
