### Lo que hacen las cartas: un mensaje por efecto, con una forma breve para las cartas pequeñas.
### SIGNED(...) escribe un número con su signo.

## Puntos

for-each = { SIGNED($points) } por { $each }
for-each-discarded = { SIGNED($points) } por { $each } en la zona de descarte
for-each-or = { SIGNED($points) } por { $each } o, con { $given }, { SIGNED($more) } por cada uno
with = { SIGNED($points) } con { $any }
best = { $options }
without = { SIGNED($points) } sin { $none }
exactly = { SIGNED($points) } con exactamente { $count ->
        [2] dos
       *[other] { $count }
    } cartas en total de los tipos { $kind }
first = { SIGNED($points) } por cada uno: { $first }
further = { SIGNED($points) } por { $further } más
sum-of = Suma la fuerza base de { $of }
highest-of = Suma la fuerza base más alta entre tus cartas de { $kind }
runs = Por cada serie de fuerzas base consecutivas: { $steps }
suit-sets = Por cada tipo, según tus cartas de distinto nombre: { $steps }
step = { SIGNED($points) } con { $count }
    .last = { SIGNED($points) } con { $count } o más
all-suits-differ = { SIGNED($points) } si todas tus cartas no anuladas son de tipos distintos
odd = { SIGNED($each) } por cada otra carta con fuerza base impar, o { SIGNED($all) } si toda tu mano es impar
for-each-other-player = { SIGNED($points) } por cada rival
for-each-penalty-left = { SIGNED($points) } por cada carta cuya penalización no se ignore por completo

## Anular

blanks = Anula { $every }
blanks-all-but = Anula todas las cartas salvo: { $spared }
blanks-loners = Antes de cualquier otra anulación, anula cada carta que sea la única de su tipo, salvo las de { $spared }
blanked-unless = Anulada a menos que tengas { $any }
blanked-with = Anulada si tienes { $any }

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

copies-hand-card = Puede adoptar el nombre, la fuerza base, el tipo y la penalización de otra carta de tu mano, pero no su bonus
takes-name-and-suit = Puede adoptar el nombre y el tipo de cualquier carta de { $kind } del juego, pero no su fuerza base, su bonus ni su penalización
changes-suit = Puedes cambiar el tipo de otra carta, que conserva su nombre, fuerza base, bonus y penalización

## Final de la partida

extra-card = { $source ->
        [deck_top] Al final de la partida, roba la carta superior del mazo como carta adicional
        [deck_any] Al final de la partida, puedes elegir cualquier carta del mazo como carta adicional
       *[discard] Al final de la partida, puedes tomar de la zona de descarte una carta de { $kind } como carta adicional
    }

## Rasgos

also-suits = También cuenta como { $kind }
suit-fixed = Sus tipos no se pueden cambiar
blanked-only-by-itself = Ninguna otra carta puede anularla
blanks-nobody = Nunca hace que se anule otra carta
