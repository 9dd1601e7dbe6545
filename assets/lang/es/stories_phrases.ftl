### Lo que dicen los rivales de vez en cuando ante el tablero, cada uno a su manera.

phrase-stories-random-pleased-1 = El viento me ha traído aquí. ¡Buen viento!
phrase-stories-random-pleased-2 = Izquierda, derecha y, mira: ¡una historia!
phrase-stories-random-annoyed-1 = Los dados han girado. Yo también.
phrase-stories-random-annoyed-2 = Yo iba hacia allí. ¿O no?
phrase-stories-random-late-1 = ¿Ya se acaba? Solo he dado una vuelta.
phrase-stories-random-late-2 = ¡Una última ráfaga!

phrase-stories-novice-pleased-1 = ¡Estoy en una casilla! Una buena, creo.
phrase-stories-novice-pleased-2 = ¿Eso lo he hecho yo?
phrase-stories-novice-annoyed-1 = Ninguno de mis dados quiere.
phrase-stories-novice-annoyed-2 = Justo esa historia la estaba ensayando.
phrase-stories-novice-late-1 = ¿La última ronda? ¡Si acabo de encontrar el Castillo!
phrase-stories-novice-late-2 = ¿Alguien me dice qué me falta?

phrase-stories-apprentice-pleased-1 = Tal como lo anunciaba el mapa.
phrase-stories-apprentice-pleased-2 = Capítulo terminado. Página siguiente.
phrase-stories-apprentice-annoyed-1 = Los dados han leído mal el texto.
phrase-stories-apprentice-annoyed-2 = Ese final estaba en mis apuntes.
phrase-stories-apprentice-late-1 = Así que ya empieza el epílogo.
phrase-stories-apprentice-late-2 = Tendré que saltarme un capítulo.

phrase-stories-master-pleased-1 = Hace tres turnos que lo veía venir.
phrase-stories-master-pleased-2 = Todo camino lleva a alguna parte. Los míos, aquí.
phrase-stories-master-annoyed-1 = Un pequeño rodeo. También lo había previsto.
phrase-stories-master-annoyed-2 = Bien contada. Yo la habría hecho más corta.
phrase-stories-master-late-1 = La última ronda. A ver quién ha llevado la cuenta.
phrase-stories-master-late-2 = Ahora empiezan a contar los peones del tablero.
