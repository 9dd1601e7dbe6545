### Los rivales: sus nombres y cómo son.

opponent-random = Veleta
    .character = Juega lo primero que se le ocurre y no se arrepiente de nada.
opponent-novice = Novato
    .character = Corre tras lo primero que brilla y aprende por las malas lo que es el fuego.
opponent-apprentice = Aprendiz
    .character = Hace bien las cuentas, hasta que ve pasar algo brillante.
opponent-greedy = Avaro
    .character = Quiere el máximo de puntos, y los quiere ya.
opponent-bard = Bardo
    .character = Sueña con una gran canción que llene toda la mano y se lo juega todo por ella.
opponent-poacher = Furtivo
    .character = Sabe lo que coleccionas, se lo lleva antes y se va sin que lo notes.
opponent-adept = Erudita
    .character = Ha visto cómo acaban manos como la tuya y juega pensando en pasado mañana.
opponent-master = Maestro
    .character = Ve todo el camino antes del primer paso, y a ti en él.

## Cuando un rival se porta mal

failure-misbehaved = { $how ->
        [raised] { $name } ha tropezado; en su lugar se ha hecho la jugada más simple.
        [printed] { $name } ha hablado en vez de jugar; en su lugar se ha hecho la jugada más simple.
       *[nonsense] { $name } ha respondido con un disparate; en su lugar se ha hecho la jugada más simple.
    }
failure-late = { $name } se lo ha pensado demasiado; en su lugar se ha hecho la jugada más simple.
failure-died = { $name } se ha caído; en su lugar se ha hecho la jugada más simple.
failure-warming = { $name } aún no estaba en la mesa; en su lugar se ha hecho la jugada más simple.
plugin-trust = Un complemento es un programa: en este ordenador puede hacer todo lo que puedes hacer tú. Usa solo complementos de gente de confianza.

## Por qué hacen lo que hacen en Fantastic Stories

stories-why-out = Alguien debe estar en las puertas cuando caigan los dados.
stories-why-dice = Cada peón en casa es un dado más.
stories-why-tell = Una historia contada ya no se pierde.
stories-why-nearer = Así me acerco a mi próxima historia.
stories-why-magic = Aquí la magia ahorra más de lo que cuesta.
stories-why-wait = Ninguno de estos números me sirve, así que espero.
stories-why-along = La barca va en mi dirección.
stories-why-stay = Estoy justo donde quiero estar.
