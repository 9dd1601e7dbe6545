### Lo que hacen las cartas: un mensaje por efecto, con una forma breve para las cartas pequeñas.
### SIGNED(...) escribe un número con su signo.

## Puntos

for-each = { SIGNED($points) } por cada { $each }
    .compact = { SIGNED($points) } por { $icon }
for-each-discarded = { SIGNED($points) } por cada { $each } en la zona de descarte
    .compact = { SIGNED($points) } por { $icon } en descarte
for-each-or = { SIGNED($points) } por cada { $each } o, con *{ $given }*, { SIGNED($more) } por cada uno
    .compact = { SIGNED($points) } por { $icon } ({ SIGNED($more) } con *{ $given }*)
with = { SIGNED($points) } con { $any }
    .compact = { SIGNED($points) } { $icon }
best = { $options }
    .compact = { $compact }
without = { SIGNED($points) } sin { $none }
    .compact = { SIGNED($points) } sin { $icon }
exactly = { SIGNED($points) } con exactamente { $count ->
        [2] dos
       *[other] { $count }
    } cartas en total de los palos { $kind }
    .compact = { SIGNED($points) } con exactamente { $count } de { $icon }
first = { SIGNED($points) } por { $first }
    .compact = { SIGNED($points) } por palo: { $icon }
further = { SIGNED($points) } por cada { $further } más
    .compact = { SIGNED($points) } por { $icon } más
sum-of = Suma la fuerza base de { $of }
    .compact = + fuerza de cada { $icon }
highest-of = Suma la fuerza base de tu carta más alta de { $kind }
    .compact = + mayor fuerza de { $icon }
runs = Por cada escalera de fuerzas base consecutivas: { $steps }
    .compact = escalera de { $counts }: +{ $pays }
suit-sets = Por cada palo, según tus cartas de distinto nombre: { $steps }
    .compact = { $counts } de un palo: +{ $pays }
step = { SIGNED($points) } con { $count }
    .last = { SIGNED($points) } con { $count } o más
all-suits-differ = { SIGNED($points) } si todas tus cartas no anuladas son de palos distintos
    .compact = { SIGNED($points) } sin repetir palo
odd = { SIGNED($each) } por cada otra carta con fuerza base impar, o { SIGNED($all) } si toda tu mano es impar
    .compact = { SIGNED($each) } por otra impar · { SIGNED($all) } si todas lo son
for-each-other-player = { SIGNED($points) } por cada rival
    .compact = { SIGNED($points) } por rival
for-each-penalty-left = { SIGNED($points) } por cada carta cuya penalización no se ignore por completo
    .compact = { SIGNED($points) } por penalización activa

## Anular

blanks = Anula { $every }
    .compact = anula { $icon }
blanks-all-but = Anula todas las cartas salvo { $spared }
    .compact = anula todo salvo { $icon }
blanks-loners = Antes de cualquier otra anulación: anula cada carta que sea la única de su palo, salvo { $spared }
    .compact = anula cartas únicas de su palo, salvo { $icon }
blanked-unless = Se anula si no tienes { $none }
    .compact = se anula sin { $icon }
blanked-with = Se anula si tienes { $any }
    .compact = se anula con { $icon }

## Ignorar y proteger

clears = Ignora las penalizaciones de { $of }
    .compact = ignora pen. de { $icon }
clears-all = Ignora las penalizaciones de todas las cartas
    .compact = ignora toda penalización
clears-chosen = Ignora la penalización de una carta de { $kind } a tu elección
    .compact = ignora pen. de 1 { $icon }
clears-word = { $where ->
        [within] Ignora la palabra { $word } en las penalizaciones de { $of }
       *[everywhere] Ignora la palabra { $word } en todas las penalizaciones
    }
    .compact = { $where ->
        [within] ignora la palabra { $icon } en { $within }
       *[everywhere] ignora la palabra { $icon }
    }
protects = Tus { $all } no se pueden anular
    .compact = { $icon } no se anula
protects-self = No se puede anular
    .compact = no se anula
protects-chosen = Otra carta a tu elección no se puede anular
    .compact = protege 1 carta

## Elecciones

copies-hand-card = Puede adoptar el nombre, la fuerza base, el palo y la penalización, pero no la bonificación, de otra carta de tu mano
    .compact = copia una carta, no su bonificación
takes-name-and-suit = Puede adoptar el nombre y el palo de cualquier { $kind } del juego, pero no su fuerza base, bonificación ni penalización
    .compact = nombre y palo de { $icon }
changes-suit = Puedes cambiar el palo de otra carta; conserva su nombre, fuerza base, bonificación y penalización
    .compact = cambia un palo

## Final de la partida

extra-card = { $source ->
        [deck_top] Al final de la partida, roba la carta superior del mazo como carta adicional
        [deck_any] Al final de la partida, puedes elegir cualquier carta del mazo como carta adicional
       *[discard] Al final de la partida, puedes tomar de la zona de descarte una carta de { $kind } como carta adicional
    }
    .compact = { $source ->
        [deck_top] final: carta superior del mazo
        [deck_any] final: cualquier carta del mazo
       *[discard] final: toma { $icon } del descarte
    }

## Rasgos

also-suits = También cuenta como { $kind }
    .compact = también { $icon }
suit-fixed = Sus palos no se pueden cambiar
    .compact = palos fijos
blanked-only-by-itself = Ninguna otra carta puede anularla
    .compact = ninguna otra la anula
blanks-nobody = Nunca hace que se anule otra carta
    .compact = no anula otras cartas
