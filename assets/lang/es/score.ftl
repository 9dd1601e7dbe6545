### La hoja de puntuación: por qué una carta da lo que da.
### $rule es el texto de la propia carta; $cards y $by son nombres de cartas.

## Motivos

why-counted = { $rule }
why-counted-cards = { $rule } ({ $cards })
why-blanked-by = Anulada por { $by }
why-blanked-self = Anulada por sí misma
why-blanked-with = Anulada por sí misma, con { $by }
why-blanked-without = Anulada por sí misma, sin { $none }
why-blanked-ring = Anulada en círculo con { $by }
why-brought = Carta adicional gracias a { $by }, { $source ->
        [discard] de la zona de descarte
       *[deck] del mazo
    }
why-cleared = Penalización ignorada gracias a { $by }
why-word-cleared = Palabra { $word } ignorada gracias a { $by }
why-protected = No se puede anular gracias a { $by }
why-copies = Es una copia de { $name }
why-takes-name = Cuenta como { $name }
why-takes-suit = Cuenta como { $kind }
why-changed = Cuenta como { $kind } gracias a { $by }

## La hoja

pad-base = Base
pad-bonus = Bonus
pad-penalty = Penalización
pad-total = Total
pad-blanked = anulada

## Qué falla en una mano

bad-json = No es el objeto JSON esperado.
bad-json-part = No es el objeto JSON esperado: falta «{ $key }» o tiene un formato incorrecto.
bad-card = No existe la carta «{ $key }».
bad-card-module = «{ $key }» pertenece al módulo «{ $module }», que no está en uso.
bad-item = No existe el Objeto maldito «{ $key }».
bad-items-module = Los Objetos malditos necesitan el módulo «items», que no está en uso.
bad-twice = «{ $key }» aparece dos veces.
bad-too-many = Una mano tiene como máximo { $limit ->
        [one] { $limit } carta
       *[other] { $limit } cartas
    }, no { $count }.
bad-players = Una partida es de { $least } a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }, no de { $count }.
bad-module = No existe el módulo «{ $key }».
bad-choice-absent = Hay una elección para «{ $key }», que no está en la mano.
bad-choice-none = «{ $key }» no permite ninguna elección.
bad-choice-target = «{ $key }» no puede elegir «{ $target }».
bad-choice-form = La elección para «{ $key }» tiene un formato incorrecto.
