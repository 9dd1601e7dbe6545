### Lo que hacen las cartas: un mensaje por efecto, con una forma breve para las cartas pequeñas.
### SIGNED(...) escribe un número con su signo.

## Puntos

for-each = { SIGNED($points) } por cada { $each }
for-each-discarded = { SIGNED($points) } por cada { $each } en la zona de descarte
for-each-or = { SIGNED($points) } por cada { $each } o, con *{ $given }*, { SIGNED($more) } por cada uno
with = { SIGNED($points) } con { $any }
best = { $options }
without = { SIGNED($points) } sin { $none }
exactly = { SIGNED($points) } con exactamente { $count ->
        [2] dos
       *[other] { $count }
    } cartas en total de los palos { $kind }
first = { SIGNED($points) } por { $first }
further = { SIGNED($points) } por cada { $further } más
sum-of = Suma la fuerza base de { $of }
highest-of = Suma la fuerza base de tu carta más alta de { $kind }
runs = Por cada escalera de fuerzas base consecutivas: { $steps }
suit-sets = Por cada palo, según tus cartas de distinto nombre: { $steps }
step = { SIGNED($points) } con { $count }
    .last = { SIGNED($points) } con { $count } o más
all-suits-differ = { SIGNED($points) } si todas tus cartas no anuladas son de palos distintos
odd = { SIGNED($each) } por cada otra carta con fuerza base impar, o { SIGNED($all) } si toda tu mano es impar
for-each-other-player = { SIGNED($points) } por cada rival
for-each-penalty-left = { SIGNED($points) } por cada carta cuya penalización no se ignore por completo

## Anular

blanks = Anula { $every }
blanks-all-but = Anula todas las cartas salvo { $spared }
blanks-loners = Antes de cualquier otra anulación: anula cada carta que sea la única de su palo, salvo { $spared }
blanked-unless = Se anula si no tienes { $none }
blanked-with = Se anula si tienes { $any }

## Ignorar y proteger

clears = Ignora las penalizaciones de { $of }
clears-all = Ignora las penalizaciones de todas las cartas
clears-chosen = Ignora la penalización de una carta de { $kind } a tu elección
clears-word = { $where ->
        [within] Ignora la palabra { $word } en las penalizaciones de { $of }
       *[everywhere] Ignora la palabra { $word } en todas las penalizaciones
    }
protects = Tus { $all } no se pueden anular
protects-self = No se puede anular
protects-chosen = Otra carta a tu elección no se puede anular

## Elecciones

copies-hand-card = Puede adoptar el nombre, la fuerza base, el palo y la penalización, pero no la bonificación, de otra carta de tu mano
takes-name-and-suit = Puede adoptar el nombre y el palo de cualquier { $kind } del juego, pero no su fuerza base, bonificación ni penalización
changes-suit = Puedes cambiar el palo de otra carta; conserva su nombre, fuerza base, bonificación y penalización

## Final de la partida

extra-card = { $source ->
        [deck_top] Al final de la partida, roba la carta superior del mazo como carta adicional
        [deck_any] Al final de la partida, puedes elegir cualquier carta del mazo como carta adicional
       *[discard] Al final de la partida, puedes tomar de la zona de descarte una carta de { $kind } como carta adicional
    }

## Rasgos

also-suits = También cuenta como { $kind }
suit-fixed = Sus palos no se pueden cambiar
blanked-only-by-itself = Ninguna otra carta puede anularla
blanks-nobody = Nunca hace que se anule otra carta
