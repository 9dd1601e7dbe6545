### Lo que significan las cosas de la mesa, cuando el ratón se detiene en ellas.

tip-deck = { $count ->
        [0] El mazo se ha agotado.
        [one] Queda una carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
tip-deck-draw = Haz clic, arrastra la carta de arriba a tu mano o pulsa D.
tip-dial = { $left ->
        [0] Se ha descartado la última carta: se puntúan todas las manos.
        [one] Con una carta más en la zona de descarte termina la partida.
       *[other] Con { $left } cartas más en la zona de descarte termina la partida.
    }
tip-area = La zona de descarte. Al empezar un turno se puede tomar una carta de aquí en lugar del mazo. Con { $most } cartas termina la partida.
tip-medal = Lo que vale tu mano ({ $note }).
tip-about = Aproximado: influyen cartas que aún no conoce nadie.
tip-unknown = Lo que darán de media las cartas que nadie conoce aún.
tip-card = { $card }, { $kind }, fuerza base { $strength }
tip-blanked = Tachada: una carta anulada no cuenta, ni por sí misma ni para las demás.
tip-strength = Fuerza base { $strength }: lo que vale la carta antes de su bonus y su penalización.
tip-suit = { $kind }: el tipo de esta carta. Otras cartas lo piden, igual que su nombre.
tip-seal = Anulada: no cuenta, y para las demás no tiene nombre ni tipo.
tip-cleared = Se ignora su penalización: no se aplica.
tip-name = *{ $name }*
tip-your-turn = Es tu turno.
tip-not-your-turn = Es el turno de otro jugador.
tip-hand = { $count ->
        [0] No tiene cartas en la mano.
        [one] Tiene una carta en la mano.
       *[other] Tiene { $count } cartas en la mano.
    }
tip-known = { $count ->
        [one] Todos conocen una de ellas: viene de la zona de descarte.
       *[other] Todos conocen { $count } de ellas: vienen de la zona de descarte.
    }
tip-conceded = Ha abandonado; { $opponent } sigue jugando.
tip-draw = Roba una carta del mazo. (D o Intro)
tip-draw-not = Se roba al empezar tu turno.
tip-sort = Ordena tu mano por tipos. (S)
tip-undo = Deshace tu última jugada. (U)
tip-undo-not = Ahora no se puede deshacer nada.
tip-replace = Descarta tu objeto y muestra uno nuevo. Como ya lo habrás visto, no se puede deshacer. (X)
tip-rules = Cómo se juega un turno, y todas las demás reglas.
tip-menu = Ajustes, teclas, el código de esta partida y la salida. (Esc)
