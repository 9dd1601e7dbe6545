### Fantastic Stories : ce que raconte la chronique, en peu de mots.
### $player est le nom d’un joueur, $end et $dock sont des cases, $dice les nombres obtenus.

stories-log-began = { $player } commence. Le bac est au *{ $dock }*.
stories-log-turn = Tour de table { $number } : { $player }.
stories-log-entered = { $count ->
        [one] { $player } place un pion au Château.
       *[other] { $player } place { $count } pions au Château.
    }
stories-log-withdrew = { $count ->
        [one] { $player } reprend un pion dans sa réserve.
       *[other] { $player } reprend { $count } pions dans sa réserve.
    }
stories-log-rolled = { $player } obtient { $dice }.
stories-log-rolled-again = { $player } relance : { $dice }.
stories-log-rolled-none = { $player } n’a pas de dé à lancer.
stories-log-walked = { $player } va { $end-to }.
stories-log-rode = { $player } va en bac { $end-to }.
stories-log-joined = { $player } embarque aussi.
stories-log-stayed = { $player } reste à terre.
stories-log-flew = { $player } va à tire-d’aile { $end-to }.
stories-log-tunneled = { $player } va par le souterrain { $end-to }.
stories-log-told = { $player } raconte l’histoire *{ $story }*.
stories-log-doubled = { $player } joue *{ magic-two }*.
stories-log-rang = { $player } fait venir le bac { $end-to }.
stories-log-idle = { $player } attend de meilleurs dés.
stories-log-awaits = { $player } attend un { $number } pour raconter *{ $story }*.
stories-log-last-round = { $player } a raconté { $count ->
        [one] { $count } histoire.
       *[other] { $count } histoires.
    } Ce tour de table est le dernier.
stories-log-finished = La partie est terminée.

## Comment une égalité fut départagée

stories-tie-pawns = Les pions sur le plateau décident : { $more } pour { $player }, { $least } pour { $other }.
stories-tie-shared = Égalité aussi pour les pions sur le plateau.
