### Fantastic Stories: lo que cuenta la crónica, en pocas palabras.
### $player es el nombre de un jugador; $end y $dock son casillas; $dice, los números que han salido.

stories-log-began = Empieza { $player }. La barca está en el *{ $dock }*.
stories-log-turn = Ronda { $number }: { $player }.
stories-log-entered = { $count ->
        [one] { $player } lleva un peón al Castillo.
       *[other] { $player } lleva { $count } peones al Castillo.
    }
stories-log-withdrew = { $count ->
        [one] { $player } devuelve un peón a la reserva.
       *[other] { $player } devuelve { $count } peones a la reserva.
    }
stories-log-rolled = { $player } saca { $dice }.
stories-log-rolled-again = { $player } vuelve a tirar: { $dice }.
stories-log-rolled-none = { $player } no tiene dados que tirar.
stories-log-walked = { $player } va { $end-to }.
stories-log-rode = { $player } va en barca { $end-to }.
stories-log-joined = { $player } también embarca.
stories-log-stayed = { $player } se queda en tierra.
stories-log-flew = { $player } vuela { $end-to }.
stories-log-tunneled = { $player } va por el túnel { $end-to }.
stories-log-told = { $player } cuenta la historia *{ $story }*.
stories-log-doubled = { $player } usa *{ magic-two }*.
stories-log-rang = { $player } trae la barca { $end-to }.
stories-log-idle = { $player } espera mejores dados.
stories-log-awaits = { $player } espera un { $number } para contar *{ $story }*.
stories-log-last-round = { $player } ha contado { $count ->
        [one] { $count } historia.
       *[other] { $count } historias.
    } Esta es la última ronda.
stories-log-finished = La partida ha terminado.

## Cómo se deshizo un empate

stories-tie-pawns = Deciden los peones en el tablero: { $more } de { $player }, { $least } de { $other }.
stories-tie-shared = Empate también en peones en el tablero.
