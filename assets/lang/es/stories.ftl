### Fantastic Stories: cómo se llama todo lo que hay en el tablero y para qué sirve.

game-stories = Fantastic Stories

## Lo que cuenta al final; .several le da nombre, .best está bajo el propio récord

score-stories = { $count ->
        [one] { $count } historia
       *[other] { $count } historias
    }
    .several = historias
    .best = récord de historias

## Opciones de una partida nueva

new-variant-stories = Reglas
new-variant-stories-tip = *Básicas*: en cada turno actúa un peón con un dado. *Expertas*: puedes usar todos los dados que has tirado, así que cada turno da más que pensar y la partida dura la mitad de rondas.
new-variant-basic = Básicas
new-variant-expert = Expertas

## Las casillas y sus nombres; .to dice adónde va alguien

space-castle = Castillo Prólogo
    .to = al *Castillo Prólogo*
space-keys = Casa del Portero
    .to = a la *Casa del Portero*
space-quill = Cerro de la Pluma
    .to = al *Cerro de la Pluma*
space-bell = Campana del Río
    .to = a la *Campana del Río*
space-hedge = Posada del Seto
    .to = a la *Posada del Seto*
space-otter = Muelle Nutria
    .to = al *Muelle Nutria*
space-bookmark = Puente del Lomo
    .to = al *Puente del Lomo*
space-fiddle = Alto del Violín
    .to = al *Alto del Violín*
space-cup = Fuente del Rocío
    .to = a la *Fuente del Rocío*
space-well = Pozo Fábula
    .to = al *Pozo Fábula*
space-mill = Molino Fortuna
    .to = al *Molino Fortuna*
space-rhyme = Peñas de la Rima
    .to = a las *Peñas de la Rima*
space-raven = Posta del Cuervo
    .to = a la *Posta del Cuervo*
space-heath = Prado del Brezo
    .to = al *Prado del Brezo*
space-ash = Puerta de Ceniza
    .to = a la *Puerta de Ceniza*
space-cinder = Portal del Tizón
    .to = al *Portal del Tizón*
space-dragon = Viejo Tizón
    .to = al *Viejo Tizón*
space-lantern = Choza del Farolero
    .to = a la *Choza del Farolero*
space-trumpet = Torre Trompeta
    .to = a la *Torre Trompeta*
space-toll = Casa del Peaje
    .to = a la *Casa del Peaje*
space-cairn = Hito del Pastor
    .to = al *Hito del Pastor*
space-gate = Puerta de la Coma
    .to = a la *Puerta de la Coma*
space-dunes = Dunas Silbantes
    .to = a las *Dunas Silbantes*
space-broom = Prado de Retama
    .to = al *Prado de Retama*
space-rope = Paseo del Cordel
    .to = al *Paseo del Cordel*
space-gull = Muelle Gaviota
    .to = al *Muelle Gaviota*
space-pirate = Cala del Garfio
    .to = a la *Cala del Garfio*
space-twin = Piedras Gemelas
    .to = a las *Piedras Gemelas*
space-shield = Calderería
    .to = a la *Calderería*
space-salt = Senda de la Sal
    .to = a la *Senda de la Sal*
space-reeds = Ribera de Juncos
    .to = a la *Ribera de Juncos*
space-vine = Cuesta de la Viña
    .to = a la *Cuesta de la Viña*
space-stump = Tocón del Búho
    .to = al *Tocón del Búho*
space-lane = Vereda del Tejón
    .to = a la *Vereda del Tejón*
space-clover = Prado del Trébol
    .to = al *Prado del Trébol*
space-hollow = Roble Hueco
    .to = al *Roble Hueco*
space-beings = Corro de Luna
    .to = al *Corro de Luna*
space-fern = Helechal
    .to = al *Helechal*
space-spade = Huerto Viejo
    .to = al *Huerto Viejo*
space-ford = Vado Nota al Pie
    .to = al *Vado Nota al Pie*
space-willow = Recodo del Sauce
    .to = al *Recodo del Sauce*
space-stile = Portillo Acertijo
    .to = al *Portillo Acertijo*
space-alp = Prado Alpino
    .to = al *Prado Alpino*
space-goat = Paso de la Cabra
    .to = al *Paso de la Cabra*
space-temple = Templo de Nubes
    .to = al *Templo de Nubes*
space-heron = Muelle Garza
    .to = al *Muelle Garza*
space-cave = Risco del Eco
    .to = al *Risco del Eco*
space-shrine = Luz del Camino
    .to = a la *Luz del Camino*

## Qué casillas hay y qué significan

space-kind-castle = Castillo
space-kind-castle-tip = Por aquí entran tus peones. Antes de tirar, trae peones de tu reserva o devuélvelos a ella.
space-kind-plain = Parada
space-kind-plain-tip = Un alto en el camino, nada más.
space-kind-adventure = Aventura
space-kind-adventure-tip = Con un peón aquí, otro junto a su objeto y un dado con este número, cuentas la historia: el peón pasa a tu Libro.
space-kind-item = Objeto
space-kind-item-tip = Tienes este objeto mientras haya aquí un peón tuyo.
space-kind-magic = Magia
space-kind-magic-tip = Con un peón aquí puedes usar esta magia. Solo una magia por turno.
space-kind-dock = Muelle
space-kind-dock-tip = Si la barca está aquí, lleva tu peón a otro muelle a cambio de un dado con el número de la ruta.
space-kind-pasture = Prado verde
space-kind-pasture-tip = Aquí llega el caballo alado de la Trompeta mágica, a cambio de un dado con el número del vuelo.

## Túneles: puertas redondas rojas y puertas en punta azules

tunnel-round = Túnel de las Raíces
tunnel-pointed = Túnel de las Brasas
tunnel-tip = Con las Llaves mágicas, un peón pasa a la otra puerta a cambio de un dado con el número de la puerta en la que está.

## Peones

pawn-crimson = Carmesí
pawn-cobalt = Cobalto
pawn-saffron = Azafrán
pawn-emerald = Esmeralda
pawn-violet = Violeta
pawn-ivory = Marfil

## Las cuatro historias y sus objetos

story-temple = { space-temple }
story-temple-text = Nadie había subido tan alto sin que se le apagara la luz. Los peldaños eran de hielo, el viento mordía y detrás de cada columna alguien contenía la respiración. Levantaste el farol. Una a una, las caras de piedra despertaron, bostezaron y te hicieron sitio en el banco. Llevaban novecientos años a oscuras, te dijeron, y justo en el último capítulo. Así que te sentaste, buscaste la página y carraspeaste. Nadie tosió.
story-beings = { space-beings }
story-beings-text = Solo vienen por el rocío, y solo si finges que no los esperas. Dejaste la copa en medio del corro y te pusiste a mirar las estrellas con muchísimo interés. Primero llegaron los duendes, discutiendo por el turno. Después, algo con astas de luz, que bebió despacio y te dio las gracias en un idioma de campanillas. Por la mañana, la copa estaba llena de perlas, o quizá de garbanzos. Preferiste no preguntar.
story-pirate = { space-pirate }
story-pirate-text = El mapa lo tenía todo el puerto. Colgaba en la taberna, y tres capitanes lo llevaban tatuado. Cada año zarpaban todos hacia la cala, se plantaban encima de la cruz y se miraban unos a otros. A nadie se le había ocurrido llevar una pala. Tú la llevaste. Bajo la arena había un cofre; bajo la tapa, oro; y bajo el oro, una nota: «Enhorabuena. Al salir, tápelo todo otra vez».
story-dragon = { space-dragon }
story-dragon-text = Viejo Tizón había quemado a once caballeros y un piano, y solo lloraba por el piano. No desenvainaste. Le pusiste delante el escudo del calderero, limpio como un estanque, y el dragón se asomó. Llevaba trescientos años creyéndose el último. Se acercó un poco. El otro también. Cuando te alejaste de puntillas ya se habían presentado, y no salían de su asombro: ¡se llamaban igual!

story-item-lantern = Farol eterno
story-item-cup = Copa de rocío
story-item-spade = Pala
story-item-shield = Escudo espejo

## Magia

magic-two = Mover dos
magic-two-tip = Este turno actúan dos peones distintos, cada uno con su propio dado; con las reglas expertas, los dos con el mismo, una sola vez.
magic-reroll = Nueva tirada
magic-reroll-tip = Vuelve a tirar todos tus dados, antes de haber usado ninguno.
magic-trumpet = Trompeta mágica
magic-trumpet-tip = Un caballo alado lleva a otro de tus peones a un Prado verde, a cambio de un dado con el número del vuelo.
magic-bell = Campana mágica
magic-bell-tip = Haz venir la barca a un muelle donde tengas un peón; no cuesta ningún dado.
magic-keys = Llaves mágicas
magic-keys-tip = Un peón que está ante un túnel pasa a la otra puerta, a cambio de un dado con el número de la puerta en la que está.

## Por qué no

stories-illegal-road = Ningún camino lleva de aquí hasta allí.
stories-illegal-die = Para eso necesitas un dado con un { $number }.
stories-illegal-acted = Este peón ya no puede hacer nada más este turno.
stories-illegal-ferry = La barca está ahora en el { $dock ->
        [heron] { space-heron }
        [otter] { space-otter }
       *[gull] { space-gull }
    }.
stories-illegal-keys = El túnel solo se abre con las Llaves mágicas.
stories-illegal-told = Ya has contado esta historia.
stories-illegal-nobody = No tienes ningún peón allí.
stories-illegal-item = Necesitas un peón en { $item ->
        [lantern] la { space-lantern } para tener el { story-item-lantern }
        [cup] la { space-cup } para tener la { story-item-cup }
        [spade] el { space-spade } para tener la { story-item-spade }
       *[shield] la { space-shield } para tener el { story-item-shield }
    }.
