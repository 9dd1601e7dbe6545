### Lo que se cuenta de una partida, y lo que falla en una jugada, un ajuste o un archivo guardado.

## La crónica
## $player es el nombre de un jugador; $card, $by y $chooser son nombres de cartas.

log-began = Empieza { $player }.
log-must-draw = Hace mucho que nadie roba: { $player } tiene que hacerlo.
log-drew = { $player } roba una carta.
log-drew-card = { $player } roba { $card }.
log-drew-two = { $player } roba dos cartas.
log-kept = { $player } se queda con { $card }.
log-took = { $player } toma { $card } de la zona de descarte.
log-discarded = { $player } descarta { $card }.
log-ended = { $why ->
        [deck] El mazo está vacío
       *[area] La zona de descarte está llena
    }: termina la partida.
log-shown = { $player } muestra { $card }.
log-searched = { $player } examina el mazo.
log-brought = El { $by } le trae a { $player } una carta adicional.
log-brought-card = El { $by } le trae a { $player } la carta { $card }.
log-declined = { $player } no usa { $by }.
log-conceded = { $player } abandona; un rival virtual sigue jugando en su asiento.
log-taken-over = { $player } se ha ido; mientras tanto juega un rival virtual.
log-returned = { $player } ha vuelto.
log-revealed = Se descubren todas las manos.
log-chose-none = { $player } no elige nada para { $chooser-name-article } { $chooser }.
log-chose-card = { $player }: { $kind ->
        [clear] { $chooser-name-article } { $chooser } ignora la penalización de la carta { $card }.
        [protect] { $chooser-name-article } { $chooser } protege la carta { $card }.
       *[become] { $chooser-name-article } { $chooser } se convierte en { $card }.
    }
log-chose-suit = { $player }: { $chooser-name-article } { $chooser } se convierte en { $kind }.
log-chose-card-suit = { $player }: { $chooser-name-article } { $chooser } convierte la carta { $card } en { $kind }.
log-reconsidered = { $player } reconsidera { $chooser-name-article } { $chooser }.
log-scored = { $player }: { $total ->
        [one] { $total } punto.
       *[other] { $total } puntos.
    }
log-won = Gana { $player }.
log-won-shared = { $players } comparten la victoria.
log-won-nobody = No gana nadie.

## Jugadas no permitidas

illegal-not-your-turn = No es tu turno.
illegal-now = Ahora no puedes hacer eso.
illegal-take-first = Primero roba o toma una carta.
illegal-stale = Esta pregunta ya se ha cerrado.
illegal-deck-empty = No quedan suficientes cartas en el mazo.
illegal-must-draw = Hace mucho que nadie roba: tienes que robar del mazo.
illegal-not-in-area = Esta carta no está en la zona de descarte.
illegal-not-in-hand = Esta carta no está en tu mano.
illegal-not-offered = Eso no se puede elegir aquí.
illegal-undecided = Todavía queda algo por decidir.
illegal-match-over = La partida ha terminado.
illegal-conceded = Este jugador ya ha abandonado.
illegal-undo = Eso ya no se puede deshacer.
illegal-undo-taught = Has visto algo que estaba oculto: esto ya no se puede deshacer.
illegal-undo-moved = Otros han jugado desde entonces: esto ya no se puede deshacer.
illegal-undo-nothing = No hay nada que deshacer.

## Ajustes con los que no se puede jugar

options-players = { $variant ->
        [duel] La partida para dos es para dos jugadores, no para { $count }.
       *[turns] Esta partida es de { $least } a { $most ->
            [one] { $most } jugador
           *[other] { $most } jugadores
        }, no de { $count }.
    }
options-modules-twice = Un módulo aparece dos veces.
options-variant = { $title } no tiene reglas «{ $variant }».
options-module = { $title } no tiene ningún módulo «{ $module }».
options-opponent = { $opponent } no juega a { $title }.

## Partidas guardadas

save-damaged = El archivo está dañado.
save-foreign = Esto no es una partida guardada de Storied Realms.
save-older = El archivo es de una versión anterior (formato { $found }; aquí se lee el { $known }).
save-newer = El archivo es de una versión más nueva (formato { $found }; aquí se lee el { $known }). Actualiza el programa para seguir con la partida.
save-title = El archivo es de un juego que esta versión no incluye.
save-illegal = El archivo contiene algo que las reglas no permiten: { $why }
save-one-step-earlier = No se ha podido leer el último paso de tu partida; se retoma un paso antes. { $why }
save-lost = Tu partida no se ha podido leer. { $why }
save-kept = Tu partida no se puede continuar aquí; se queda en { $file }. { $why }
keep-disk-full = El disco está lleno. Tu progreso se guardará en cuanto haya sitio.
keep-failed = No se ha podido guardar tu progreso. { $why }
