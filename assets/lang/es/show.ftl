### El recuento como espectáculo. $player es el nombre de un jugador, $card el de una carta, $points una cifra.

## El orden de resolución
show-stage-extra = Cartas adicionales
show-stage-choices = Elecciones
show-stage-clearing = Ignorar
show-stage-demon = Demonio
show-stage-blanking = Anular
show-stage-conditions = Condiciones
show-stage-counting = Recuento

## Jugadores
show-counted = en recuento
show-waits = espera
show-decides = decide

## Lo que se dice
show-so-far = hasta ahora
show-laid-out = { $count ->
        [one] Una carta a la vista. Lo que le ocurre ahora sigue el orden de resolución.
       *[other] { $count } cartas a la vista. Lo que les ocurre ahora sigue el orden de resolución.
    }
show-base-only = Su fuerza base, ni más ni menos.
show-area = Zona de descarte
show-before = Antes: { $card } { $points }
show-next-card = Después: { $card }
show-sum = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    } La que más ha dado es { $card }: { $most }. Las fuerzas base suman { $base }.

## Elecciones
show-choices-of = Las elecciones de { $player }
show-proposed = se propone lo mejor; cámbialo y el recuento vuelve a empezar
show-changed = lo has cambiado; lo mejor daría { $points }
show-all-same = todas las respuestas dan el mismo total
show-fixed = ya se ha pensado bastante: así se queda
show-weighed = se está contando cada respuesta…
show-asks = { $kind ->
        [copy] copia
        [suit] cambia
        [clear] ignora la penalización de
        [protect] protege
       *[become] se convierte en
    }
show-as-it-is = se queda así
show-means = { $kind ->
        [copy] { $by } cuenta como { $card }: con su nombre, tipo, fuerza base y penalización, pero sin su bonus.
        [clear] Se ignora la penalización de la carta { $card }.
        [protect] Nada puede anular la carta { $card }.
       *[become] { $by } adopta el nombre { $card } y su tipo ({ $suit }), pero no su fuerza base, su bonus ni su penalización.
    }
show-means-suit = { $by } adopta solo el tipo { $suit }: ningún nombre, ningún bonus y ninguna penalización.
show-means-change = { $card } cambia de tipo ({ $suit }); conserva su nombre, fuerza base, bonus y penalización.
show-means-nothing = { $by } renuncia a elegir: cada carta queda como está impresa.
show-all = Las { $count }…

## Botones
show-speed = Ritmo ×{ $times }
show-skip = Saltar
show-to-end = Hasta el final
show-next = Siguiente mano
show-keep = Dejar así
show-result = El resultado
show-rematch = Revancha
show-sheets = Hojas de puntuación
show-ranking = Clasificación

## El final
show-margin = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $ahead ->
        [one] { $ahead } punto más que { $player }.
       *[other] { $ahead } puntos más que { $player }.
    }
show-tie-base = Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: decide la menor suma de fuerzas base, { $base } de { $player } frente a { $more } de { $other }.
show-tie-shared = Empate a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y también a { $base } en fuerzas base: la victoria es compartida.
record-best-realms = ¡Tu mejor puntuación! La anterior era { $before }.
record-best-stories = ¡Nunca habías contado tantas historias! Tu récord era { $before }.
record-first-win = ¡Tu primera victoria!
record-streak = { $count ->
        [one] ¡Una victoria!
       *[other] ¡{ $count } victorias seguidas!
    }
