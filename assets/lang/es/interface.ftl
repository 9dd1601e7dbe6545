### Las palabras de la ventana.

label-bonus = Bonificación
label-penalty = Penalización

## Título

title-continue = Continuar
title-new-game = Nueva partida
title-quit = Salir

## La mesa

table-your-turn = Es tu turno
table-draw-or-take = Tu turno: roba o toma una carta
table-discard = Descarta una carta
table-keep = Quédate una de las dos cartas
table-bring = { $card }: elige una carta adicional
table-excess = Demasiadas cartas: deshazte de una
table-choose = { $card }: ¿qué será?
table-thinking = { $player } está pensando
table-deck = Mazo · { $count }
table-left = Descartes restantes
table-realm = Tu reino
table-now = si se puntuara ahora
table-chronicle = Crónica
table-total = Total
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
scoring-title = Volver al título

## Nueva partida

new-title = Nueva partida
new-players = Jugadores
new-module-suits = Tesoro maldito: nuevos palos
new-module-promos = Cartas promocionales
new-opponent = Rival { $number }
new-begin = A la mesa
new-back = Volver
on = sí
off = no

## Ajustes

title-settings = Ajustes
settings-language = Idioma
settings-speed = Animaciones
settings-speed-normal = normales
settings-speed-fast = rápidas
settings-motion = Menos movimiento
settings-live = Mostrar mis puntos
settings-scale = Tamaño de la mesa
settings-folder = Tus datos están en { $folder }
