### Las teclas y lo que hacen.

keys-title = Teclas

## Dónde

keys-at-everywhere = En todas partes
keys-at-table = En la mesa
keys-at-strip = Cuando se te pregunta
keys-at-questions = Cuando se te pregunta
keys-at-show = Durante el recuento
keys-at-pages = Páginas y ajustes

## Qué

keys-help = estas teclas
keys-full-screen = pantalla completa o ventana
keys-sound = sonido o silencio
keys-ring = elegir una carta o el mazo
keys-play = jugar la carta elegida; si no hay, el botón dorado
keys-draw = robar del mazo
keys-use-item = mirar tu objeto; otra vez: usarlo
keys-replace-item = reemplazar tu objeto
keys-sort = ordenar la mano
keys-undo = deshacer
keys-relations = flechas entre cartas
keys-gains = lo que daría una carta
keys-faster = más rápido
keys-slower = más lento
keys-buttons = recorrer los botones
keys-menu = soltar la carta que llevas; si no, el menú
keys-suit = lo que empieza por esa letra
keys-nth = la respuesta en ese lugar
keys-more = más
keys-less = menos
keys-peek = mantener: ver los descartes
keys-answers = recorrer respuestas y botones
keys-next-card = carta siguiente
keys-next-hand = mano siguiente; resultado
keys-skip = al final del recuento
keys-sheet = menú; con todo decidido, las hojas de puntuación
keys-next = siguiente
keys-previous = anterior
keys-change = cambiar el ajuste
keys-paste = pegar un texto
keys-choose = elegir una respuesta
keys-confirm = lo enmarcado, o el botón dorado
keys-page-up = una página atrás
keys-page-down = una página adelante
keys-start = al principio
keys-end = al final
keys-search = buscar en las reglas
keys-back = volver a la página anterior
keys-cancel = cancelar o cerrar; si no se puede, el menú

## Lo que pone en ellas

key-enter = Intro
key-space = Espacio
key-escape = Esc
key-tab = Tab
key-backspace = Retroceso
key-page-up = Re Pág
key-page-down = Av Pág
key-home = Inicio
key-end = Fin
key-alt = Alt
key-ctrl = Ctrl
key-shift = Mayús
key-letters = A–Z
key-digits = 1–6
key-plus = +
key-minus = −

settings-sound = Sonido
