### Las frases de ambiente: una por carta, bajo el efecto.

## Tierra

flavour-mountain = Fuego en la corona, humo en la barba y el agua a los pies.
flavour-cavern = Quien ronca ahí abajo nunca ha oído hablar del mal tiempo.
flavour-bell_tower = Una campana toca a boda, otra a mago y otra a muerto que se levanta.
flavour-forest = Cuenta los ojos, divide entre dos y resta los arqueros.
flavour-earth_elemental = Pídeselo con educación y la colina se levantará a saludarte.

## Agua

flavour-fountain_of_life = Sabe a lo más fuerte que tengas en casa.
flavour-swamp = Por aquí desfiló el tercer regimiento. Cuidado con los cascos.
flavour-great_flood = El martes ya solo opinaba la montaña.
flavour-island = Dos palmeras, una silla y vistas a la ruina de los demás.
flavour-water_elemental = Échalo al río y volverá con amigos.

## Aire

flavour-rainstorm = Primero se ahogaron las velas, luego los caminos y después los sótanos.
flavour-blizzard = Hasta los ríos se han parado a esperar la primavera.
flavour-smoke = Ha perdido su fuego y pregunta por él de puerta en puerta.
flavour-whirlwind = Lo último que se vio: un granero, dos vacas y la lluvia subiendo.
flavour-air_elemental = ¿Quién ha dado ese portazo, si aquí no hay puerta?

## Fuego

flavour-wildfire = Respeta a los magos, sospechosos de haberlo provocado.
flavour-candle = Suena una campana, vuela una página y la llama más pequeña se crece.
flavour-forge = Las espadas entran romas y salen con ambiciones.
flavour-lightning = Lo invitó la lluvia; duró un latido y se llevó por delante el roble.
flavour-fire_elemental = Aviso: a este invitado no se le ofrece asiento.

## Ejército

flavour-knights = Relucientes de pies a cabeza, y perdidos sin nadie a quien saludar.
flavour-elven_archers = Con el cielo despejado, hasta eligen pestaña.
flavour-light_cavalry = Veloz como un chisme, hasta que alguien le pone una colina delante.
flavour-dwarvish_infantry = Comparten trinchera con cualquiera, siempre que sea enano.
flavour-rangers = ¿Un sendero seco por el pantano? Lo conocen, y no venden mapas.

## Mago

flavour-collector = Tiene cuatro cucharillas de un juego de cinco. Ya no duerme.
flavour-beastmaster = Silba dos veces y algo muy grande se sienta.
flavour-necromancer = En su casa no se tira nada, y menos aún a los invitados.
flavour-warlock_lord = En su sala del consejo hay una sola silla.
flavour-enchantress = Toma el té con la marea y riñe al viento por llegar tarde.

## Líder

flavour-king = Cuando va solo, lo aclaman. Junto a la Reina, lo siguen.
flavour-queen = El Rey dirige el ejército; ella se sabe el nombre de cada soldado.
flavour-princess = Los generales le llevan los libros; los magos se dejan ganar al ajedrez.
flavour-warlord = Le preguntaron qué tal estaba. Contó a sus soldados y respondió.
flavour-empress = ¿Dos coronas en una sala? Que fundan la otra para hacer cucharas.

## Bestia

flavour-unicorn = Rechazó a nueve reyes y siguió a una niña hasta su casa.
flavour-basilisk = Tantas estatuas en su jardín, y ni un solo escultor.
flavour-warhorse = Se inclina ante las coronas, saluda a los magos y muerde al resto.
flavour-dragon = Ten siempre a mano un mago, o un cubo de agua. Mejor un mago.
flavour-hydra = Siete cabezas, un pantano y ningún acuerdo sobre la cena.

## Arma

flavour-warship = En tierra firme se queda en un cobertizo carísimo.
flavour-magic_wand = Sin un mago en el otro extremo, va de maravilla para remover la sopa.
flavour-sword_of_keth = Media promesa forjada en Keth; la otra media es redonda.
flavour-elven_longbow = Al árbol le pidieron permiso. Solo quiso saber contra quién.
flavour-war_dirigible = Magnífico, invencible y suspendido en caso de llovizna.

## Artefacto

flavour-shield_of_keth = Lo han abollado todas las hojas del mundo, menos su gemela.
flavour-gem_of_order = Déjala en un estante y al alba los libros formarán por estatura.
flavour-world_tree = Un pájaro de cada plumaje, y nunca dos en la misma rama.
flavour-book_of_changes = El capítulo nueve trataba de un río. Ahora trata de un general.
flavour-protection_rune = Grabada en la cuna de un niño al que nunca le pasó nada.

## Variable

flavour-shapeshifter = Llevaba una semana en el trono cuando alguien reparó en la cola.
flavour-mirage = Acampamos dos días junto al lago. No había lago.
flavour-doppelganger = Tiene tu cara, tus deudas y nada de tu suerte.

## Promocionales

flavour-jester = Tres cascabeles, cinco chichones, siete chistes y ni un par de calcetines.
flavour-phoenix = No teme al fuego, pues lo ha sido; los charcos son otro cantar.

## Edificio

flavour-dungeon = Aquí abajo las ratas tienen título, y las cadenas, inquilino.
flavour-castle = Nadie recuerda haber encargado la novena torre, pero hace juego.
flavour-crypt = Las coronas se dejan a la entrada. Nadie ha vuelto por la suya.
flavour-chapel = Aquí pueden arrodillarse dos. El tercero, que espere fuera.

## Tierra de la expansión

flavour-garden = Rosas para la Reina, trébol para el unicornio, sal para los muertos.

## Visitante

flavour-genie = Frota la lámpara ante testigos: con público actúa mejor.
flavour-judge = Tus pecados, por favor, al cesto. Le gusta pesarlos uno a uno.
flavour-angel = Bajo esas alas hay sitio para uno, ni más ni menos.
flavour-leprechaun = Al final te dará algo. No le des las gracias todavía.
flavour-demon = Solo se come a los que se sientan solos.

## No-Muerto

flavour-dark_queen = Campos, ríos, un unicornio muerto: hereda cuanto dejas caer.
flavour-ghoul = «Que no se desperdicie nada», murmura, y se anuda la servilleta.
flavour-specter = Luce anillos perdidos y atiende por el nombre de un mago muerto.
flavour-lich = Lo despertó el Nigromante, que desde entonces obedece.
flavour-death_knight = A su paso, las espadas caídas en la hierba se giran para seguirlo.

## Objetos malditos

flavour-spyglass = ¡Los secretos del vecino, a la vista! La lente recordará los tuyos.
flavour-sarcophagus = Te pagamos por tumbarte dentro. Solo una noche, faltaría más.
flavour-blindfold = Suelta y luego mira. La bolsa es de verdad; eso sí te lo prometemos.
flavour-book_of_prophecy = Te cuenta cómo acaba todo y no te deja cambiar ni una coma.
flavour-crystal_ball = La corte entera se vacía los bolsillos. Tú solo pagas.
flavour-market_wagon = Todo se puede regatear, menos el alquiler del carro.
flavour-backpack = Caben otras tres gangas. Eso sí, las correas aprietan cada vez más.
flavour-shovel = Cava una tumba para tus remordimientos y empieza la siguiente.
flavour-sealed_vault = A salvo de todo ladrón, menos del que te vendió la cerradura.
flavour-crystal_lens = Mira y luego elige; si algo te mira a ti, no es asunto nuestro.
flavour-larcenous_gloves = Sientan como un guante y no sueltan prenda sobre su antiguo dueño.
flavour-junkyard_map = La X marca aquello de lo que otro se libró encantado.
flavour-winged_boots = ¡Raudas como golondrinas! Dónde aterricen es cosa suya.
flavour-staff_of_transmutation = Entrega tus viejos problemas y recibe otros tantos sin estrenar.
flavour-rake = Bajo las hojas hay cosas bonitas. Y más abajo, sus dueños.
flavour-treasure_chest = Se abre con gusto, pero solo a quien ya está maldito por triplicado.
flavour-fishhook = Pican dos de una vez, y el sedal lo llevas atado a la muñeca.
flavour-repair_kit = Corta, lima, aprieta y deja como nueva cualquier maldición vieja.
flavour-hourglass = Se vende una segunda tarde, a descontar del final de tu vida.
flavour-gold_mirror = En él, hasta la basura gana. Tú ganas alguna que otra arruga.
flavour-cauldron = Prueba tres cucharadas, traga una y no preguntes por las otras dos.
flavour-lantern = Te alumbra hasta lo que nombres, pasando por lo que no nombraste.
flavour-portal = Detrás hay una habitación más. Del alquiler nadie dijo nada.
flavour-wishing_ring = Lo que tú quieras. Después ya hablaremos del dedo.
