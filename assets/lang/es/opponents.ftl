### Los rivales: sus nombres y cómo son.

opponent-random = Veleta
    .character = Juega lo primero que se le ocurre y no se arrepiente de nada.
opponent-novice = Novato
    .character = Adora dos cartas que casan bien y aprende lo que es el fuego a las malas.
opponent-apprentice = Aprendiz
    .character = Cuenta bien, hasta que pasa algo brillante.
opponent-greedy = Avaro
    .character = Quiere el máximo de puntos, y los quiere ya.

## Cuando un rival se porta mal

opponent-failed = { $how ->
        [raised] { $name } ha tropezado ({ $detail }); en su lugar se hizo la jugada más simple.
        [printed] { $name } ha hablado en vez de jugar ({ $detail }); en su lugar se hizo la jugada más simple.
       *[nonsense] { $name } ha respondido un disparate ({ $detail }); en su lugar se hizo la jugada más simple.
    }
opponent-late = { $name } ha pensado demasiado; en su lugar se hizo la jugada más simple.
opponent-died = { $name } se ha caído; en su lugar se hizo la jugada más simple.
plugin-trust = Un complemento es un programa. Usa solo complementos de gente de confianza: en este ordenador pueden hacer todo lo que puedes hacer tú.
