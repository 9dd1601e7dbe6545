### Reinos del Caos: lo que ocurre en el mercado y lo que allí no se puede hacer.
### $give y $get son cartas, o tipos con su artículo; $want también, o cualquier cosa.

## Papeles

# da ..., busca ...
one-suit = { $noun-any } <{ $suit }|{ $noun }>
anything = cualquier cosa

## La crónica

log-opened = El reloj corre: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } para comerciar.
log-offer-all = { $player } ofrece a todos { $give } por { $want }.
log-offer-one = { $player } ofrece a { $other } { $give } por { $want }.
log-offer-unheard = { $player } habla con { $other }.
log-answered = { $player } daría a { $other } { $give }.
log-answered-unheard = { $player } responde a { $other }.
log-traded = { $player } da a { $other } { $give } por { $get }.
log-wish = { $player } busca { $want }.
log-time-up = Se acabó el tiempo: termina el comercio.
log-looked-aside = { $player } mira cartas apartadas.
log-looked-aside-cards = { $player } mira cartas apartadas: { $cards }.
log-put-aside = { $player } aparta una carta.
log-put-aside-card = { $player } aparta { $card }.

## Lo que no se puede hacer

illegal-offer-gone = Esta oferta ya no sigue en pie.
illegal-offer-to = Aquí no hay nadie a quien ofrecérselo.
illegal-offer-want = Puedes pedir cualquier cosa, lo que hayas deseado o lo que el otro haya mostrado.
illegal-offer-rest = Solo una oferta nueva por segundo.
illegal-offers-full = Ya tienes { $most } ofertas en pie.
illegal-offer-twice = Ya has hecho esta oferta.
illegal-answer = No es lo que se pedía.
illegal-wish = No puedes desear eso.
illegal-wishes-full = Ya tienes { $most } deseos.
options-chaos-items = Reinos del Caos se juega sin Objetos Malditos.
options-minutes = El reloj se puede poner de { $least } a { $most } minutos, no a { $count }.
options-no-clock = En esta partida no hay reloj que poner.
