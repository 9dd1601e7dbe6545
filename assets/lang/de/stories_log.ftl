### Fantastische Geschichten: was die Chronik erzählt, in wenigen Worten.
### $player ist ein Name, $end und $dock sind Felder, $dice die gewürfelten Zahlen.

stories-log-began = { $player } beginnt. Die Fähre liegt am *{ $dock }*.
stories-log-turn = Runde { $number }: { $player }.
stories-log-entered = { $count ->
        [one] { $player } stellt eine Figur in die Burg.
       *[other] { $player } stellt { $count } Figuren in die Burg.
    }
stories-log-withdrew = { $count ->
        [one] { $player } nimmt eine Figur in den Vorrat zurück.
       *[other] { $player } nimmt { $count } Figuren in den Vorrat zurück.
    }
stories-log-rolled = { $player } würfelt { $dice }.
stories-log-rolled-again = { $player } würfelt noch einmal: { $dice }.
stories-log-rolled-none = { $player } hat keine Würfel.
stories-log-walked = { $player } geht { $end-to }.
stories-log-rode = { $player } fährt mit der Fähre { $end-to }.
stories-log-joined = { $player } fährt mit.
stories-log-stayed = { $player } bleibt an Land.
stories-log-flew = { $player } fliegt { $end-to }.
stories-log-tunneled = { $player } geht durch den Tunnel { $end-to }.
stories-log-told = { $player } erzählt die Geschichte *{ $story }*.
stories-log-doubled = { $player } nutzt den *{ magic-two }*.
stories-log-rang = { $player } ruft die Fähre { $end-to }.
stories-log-idle = { $player } wartet auf bessere Würfel.
stories-log-awaits = { $player } wartet auf eine { $number } für die Geschichte *{ $story }*.
stories-log-last-round = { $player } hat { $count ->
        [one] { $count } Geschichte
       *[other] { $count } Geschichten
    } erzählt. Das ist die letzte Runde.
stories-log-finished = Die Partie ist zu Ende.

## Wie ein Gleichstand entschieden wurde

stories-tie-pawns = Die Figuren auf dem Spielplan entscheiden: { $more } bei { $player }, { $least } bei { $other }.
stories-tie-shared = Gleichstand auch bei den Figuren auf dem Spielplan.
