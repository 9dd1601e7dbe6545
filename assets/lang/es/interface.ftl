### Las palabras de la ventana.

label-bonus = Bonificación
label-penalty = Penalización

## Título

title-continue = Continuar
title-new-game = Nueva partida
title-daily = Partida del día
title-daily-played = hoy: { $points } puntos, puesto { $place }
title-daily-conceded = hoy: abandonada
title-rules = Reglas
title-statistics = Estadísticas
title-settings = Ajustes
title-quit = Salir
title-unwritable = No se puede guardar nada en { $folder }. Puedes jugar, pero no quedará constancia.
title-damaged = { $file } estaba dañado. Se ha apartado y se ha creado uno nuevo.
title-save-older = No se ha podido leer el último paso de tu partida; se retoma un paso antes.
title-save-lost = Tu partida no se ha podido leer y se ha apartado.

## Preguntas

ask-no = No, volver
ask-replace = Hay otra partida en curso. ¿Quieres abandonarla por esta?
ask-replace-yes = Sí, empezar
ask-concede = ¿Quieres rendirte en esta partida?
ask-concede-yes = Sí, me rindo
ask-pass = Ahora es el turno de { $player }
ask-pass-yes = Soy { $player }

## La mesa

table-your-turn = Es tu turno
table-draw-or-take = Tu turno: roba o toma una carta
table-discard = Descarta una carta
table-keep = Quédate una de las dos cartas
table-bring = { $card }: elige una carta adicional
table-excess = Demasiadas cartas: deshazte de una
table-choose = { $card }: { $kind ->
        [copy] ¿qué carta copiará?
        [suit] ¿qué carta cambiará de palo?
        [clear] ¿qué penalización se ignorará?
        [protect] ¿qué carta protegerá?
       *[become] ¿qué será?
    }
table-thinking = { $player } está pensando
table-deck = Mazo · { $count }
table-left = Descartes restantes
table-realm = Tu reino
table-now = si se puntuara ahora
table-without-card = si descartas { $card }
table-with-card = si te quedas { $card }
table-chronicle = Crónica
table-total = Total
table-draw = Robar del mazo
table-undo = Deshacer
table-sort = Ordenar
table-menu = Menú
table-without = Renunciar
table-best = la mejor
table-you = Alba

menu-resume = Volver a la mesa
menu-concede = Rendirse
menu-leave = Guardar y salir

## Puntuación

scoring-won = ¡Ganas!
scoring-shared = Victoria compartida
scoring-lost = Gana { $player }
scoring-again = Otra partida
scoring-title = Volver al título

## Nueva partida

new-title = Nueva partida
new-variant = Reglas
new-variant-turns = Clásico, de 3 a 6
new-variant-duel = Para dos
new-module-suits = Tesoro maldito
new-module-promos = Cartas promo
new-advanced = Avanzado
new-seed = Semilla
new-seed-note = la misma semilla reparte las mismas cartas
new-seed-random = al azar
new-seat = Asiento { $number }
new-person = Persona
new-empty = Vacío
new-guest = Invitado { $number }
new-plugin = Un complemento tuyo.
new-nobody = Alguien tiene que jugar: elige una persona para al menos un asiento.
new-begin = A jugar
new-back = Volver
on = sí
off = no

## Ajustes

settings-language = Idioma
settings-name = Tu nombre
settings-portrait = Retrato
settings-full-screen = Pantalla completa
settings-scale = Panel y carta ampliada
settings-speed = Animaciones
settings-speed-normal = normales
settings-speed-fast = rápidas
settings-reduced-motion = Menos movimiento
settings-live-score = Mostrar mis puntos
settings-confirmations = Preguntar antes de rendirse
settings-thinking-seconds = Tiempo máximo de los rivales
settings-seconds = { $value } s
settings-effects-volume = Sonidos
settings-music-volume = Chimenea y laúd
settings-percent = { $value } %
settings-folder = Tus datos están en { $folder }
settings-silent = No se ha encontrado ningún dispositivo de sonido

## Estadísticas

statistics-played = partidas jugadas
statistics-won = ganadas
statistics-best = mejor reino
statistics-mean = de media
statistics-none = Todavía no hay nada. Tu primera partida quedará anotada aquí.
statistics-place = puesto { $place }
statistics-conceded = rendición

## Cuando algo falla

crash-title = Algo ha fallado
crash-text = El juego ha tropezado con un error nuestro. Tu partida está guardada hasta la última jugada; puedes seguir desde el título.
crash-what = Qué ha pasado: *{ $what }*
crash-log = El registro dice más: { $file }

note-already-open = Otra ventana usa la carpeta { $folder }. Ciérrala primero o sigue jugando allí.
    .title = Storied Realms ya está abierto
note-no-start = { $why }
    .title = Storied Realms no ha podido empezar
note-stopped = { $why } El registro dice más: { $file }
    .title = Storied Realms ha tenido que parar
note-ok = De acuerdo
