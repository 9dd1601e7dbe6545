### Las palabras de la ventana.

label-bonus = Bonus
label-penalty = Penalización

## Los juegos

game-realms = Fantasy Realms

## Título

title-continue = Continuar
title-new-game = Nueva partida
title-daily = Partida del día
title-waiting = hay una partida en curso
title-tile-realms = Cartas e ingenio, de dos a siete
title-tile-stories = Dados y aventuras, de dos a seis
title-daily-played = hoy: { $score }, { $place ->
        [1] 1.ᵉʳ
        [3] 3.ᵉʳ
       *[other] { $place }.º
    } puesto
title-daily-conceded = hoy: abandonada
title-rules = Reglas
rules-search = Buscar
rules-search-nothing = No se ha encontrado nada.
title-statistics = Estadísticas
title-settings = Ajustes
title-quit = Salir
title-unwritable = No se puede guardar en { $folder }; tu progreso se perderá al salir.
store-damaged = { $file } estaba dañado. Se ha apartado como { $aside }.
store-not-a-file = { $file } no era un archivo. Se ha apartado como { $aside }.
store-unreadable = No se ha podido leer { $file }. { $why }
reason-denied = Se ha denegado el acceso.
reason-read-only = El disco es de solo lectura.
reason-locked = Otro programa está usando el archivo.
reason-full = El disco está lleno.
reason-unknown = Más detalles en el registro.
store-settings = { $file } contiene valores sin sentido; se usan los predeterminados: { $names }
store-settings-unsaved = Ajustes sin guardar: valen por ahora. { $why }
store-statistics-newer = { $file } es de una versión más nueva y se ha dejado como está. Lo que juegues ahora no se contará.
store-statistics-unusable = No se ha podido usar { $file } y se ha dejado como está. Lo que juegues ahora no se contará. { $why }

## Preguntas

ask-no = No, volver
ask-replace = Hay otra partida en curso. ¿Quieres abandonarla por esta?
ask-replace-yes = Sí, empezar
ask-concede = ¿Abandonar? Un rival virtual seguirá jugando en tu asiento y la partida contará como perdida.
ask-concede-yes = Sí, abandonar
ask-pass = Ahora es el turno de { $player }
ask-pass-yes = Soy { $player }

## La mesa

table-choose = { $card }: { $kind ->
        [copy] ¿qué carta debe copiar?
        [suit] ¿qué carta debe cambiar de tipo?
        [clear] ¿de qué carta se ignora la penalización?
        [protect] ¿qué carta debe proteger?
       *[become] ¿en qué se convierte?
    }
table-deck = Mazo · { $count }
table-left = Descartes restantes
table-realm = Tu reino
table-at-best = en el mejor caso
table-now = si se puntuara ahora
table-counting = contando…
table-unknown = cartas desconocidas
table-chosen = Tus elecciones
table-which = ¿Qué quieres hacer?
table-if = si { $how ->
    [take] tomas { $card }
    [keep] te quedas con { $card }
    [back] devuelves { $card }
   *[discard] descartas { $card }
 }
table-best-after = lo mejor: { $how ->
    [take] tomar { $card }
    [keep] quedarte con { $card }
   *[discard] descartar { $card }
 }
table-chronicle = Crónica
table-total = Total
table-draw = Robar del mazo
table-undo = Deshacer
table-sort = Ordenar
table-menu = Menú
table-without = No usarla
table-best = la mejor
table-you = Alba

menu-resume = Volver a la mesa
menu-concede = Abandonar
menu-leave = Guardar y salir

## Puntuación

scoring-won = ¡Has ganado!
scoring-shared = Victoria compartida
scoring-conceded = ha abandonado
scoring-played-on = { $player } ha abandonado; estos puntos son de un rival virtual.
scoring-nobody = No gana nadie
scoring-lost = Gana { $player }
scoring-title = Volver a la portada

## Nueva partida

new-title = Nueva partida
new-variant = Reglas
new-variant-turns = Clásicas, de 3 a 6
new-variant-duel = Para dos
new-module-suits = Tesoro maldito
new-module-items = Objetos malditos
new-module-promos = Cartas promo
new-advanced = Ver la semilla
new-seed = Semilla
new-seed-note = misma semilla, misma partida
new-seed-random = al azar
new-seat = Asiento { $number }
new-person = Persona
new-empty = Vacío
new-guest = Invitado { $number }
new-plugin = Un complemento tuyo.
new-nobody = Alguien tiene que jugar: elige una persona para al menos un asiento.
new-begin = Empezar
new-back = Volver
on = sí
off = no

## Ajustes

settings-language = Idioma
settings-name = Tu nombre
settings-portrait = Retrato
settings-full-screen = Pantalla completa
settings-scale = Tamaño del texto
settings-speed = Animaciones
settings-speed-normal = normales
settings-speed-fast = rápidas
settings-reduced-motion = Menos movimiento
settings-live-score = Mostrar mis puntos
settings-confirmations = Preguntar antes de abandonar
settings-thinking-time = Reflexión de los rivales
settings-seconds = { $value } s
settings-effects-volume = Efectos de sonido
settings-music-volume = Música
settings-ambience-volume = Fuego del hogar
settings-percent = { $value } %
settings-folder = Tus datos están en { $folder }
settings-silent = No se ha encontrado ningún dispositivo de sonido
settings-remembered = valores recordados
settings-licences = Licencias

## Licencias

licences-game = Este juego
licences-fonts = Tipografías
licences-python = Python
licences-packages = Paquetes de Python
licences-libraries = Bibliotecas
licences-texts = Licencias generales

## Estadísticas

score-realms = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .several = puntos
    .best = mejor reino
statistics-played = { $count ->
        [one] partida jugada
       *[other] partidas jugadas
    }
statistics-won = { $count ->
        [one] ganada
       *[other] ganadas
    }
statistics-mean = de media
statistics-none = Todavía no hay nada. Tu primera partida quedará anotada aquí.
statistics-place = { $place ->
        [1] 1.ᵉʳ
        [3] 3.ᵉʳ
       *[other] { $place }.º
    } puesto
statistics-conceded = abandono

## Cuando algo falla

crash-title = Algo ha fallado
crash-text = El juego ha tropezado con un error nuestro.
crash-saved = Tu partida está guardada hasta la última jugada; puedes seguir desde la portada.
crash-log = Más detalles en el registro: { $file }

note-already-open = Otra ventana usa la carpeta { $folder }. Ciérrala primero o sigue jugando allí.
    .title = Storied Realms ya está abierto
note-no-start = Algo falla en el programa o en este ordenador. Más detalles en el registro: { $file }
    .title = Storied Realms no ha podido arrancar
note-stopped = Tu partida está guardada hasta la última jugada. Más detalles en el registro: { $file }
    .title = Storied Realms ha tenido que cerrarse
note-no-screen = No se ha encontrado ninguna pantalla: sin ella no se vería nada del juego. Inícialo desde un escritorio o indica un controlador en SDL_VIDEODRIVER.
    .title = Storied Realms necesita una pantalla
note-ok = Aceptar
