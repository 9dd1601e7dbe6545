### Was von einer Partie erzählt wird, und was an einem Zug, einer Einstellung oder Datei nicht stimmt.

## Die Chronik
## $player ist ein Spielername, $card, $by und $chooser sind Kartennamen.

log-began = { $player } beginnt.
log-must-draw = Schon lange hat niemand mehr gezogen: { $player } muss ziehen.
log-drew = { $player } zieht eine Karte.
log-drew-card = { $player } zieht { $card }.
log-drew-two = { $player } zieht zwei Karten.
log-kept = { $player } behält { $card }.
log-took = { $player } nimmt { $card } aus dem Ablagebereich.
log-discarded = { $player } legt { $card } ab.
log-ended = { $why ->
        [deck] Der Nachziehstapel ist leer
       *[area] Der Ablagebereich ist voll
    }: Das Spiel ist zu Ende.
log-shown = { $player } deckt { $card } auf.
log-searched = { $player } sieht den Nachziehstapel durch.
log-brought = { $by } bringt { $player } eine zusätzliche Karte.
log-brought-card = { $by } bringt { $player } die Karte { $card }.
log-declined = { $player } nutzt { $by } nicht.
log-conceded = { $player } gibt auf; ein Computergegner spielt auf diesem Platz weiter.
log-taken-over = { $player } ist nicht da; ein Computergegner spielt so lange weiter.
log-returned = { $player } ist wieder da.
log-revealed = Alle Handkarten werden aufgedeckt.
log-chose-none = { $player } wählt für { $chooser } nichts.
log-chose-card = { $player }: { $kind ->
        [clear] { $chooser } hebt die Strafe der Karte { $card } auf.
        [protect] { $chooser } schützt die Karte { $card }.
       *[become] { $chooser } wird zu { $card }.
    }
log-chose-suit = { $player }: { $chooser } nimmt die Farbe { $kind } an.
log-chose-card-suit = { $player }: { $chooser } gibt der Karte { $card } die Farbe { $kind }.
log-reconsidered = { $player } überlegt es sich bei { $chooser } noch einmal.
log-scored = { $player }: { $total ->
        [one] { $total } Punkt.
       *[other] { $total } Punkte.
    }
log-won = { $player } gewinnt.
log-won-shared = { $players } teilen sich den Sieg.
log-won-nobody = Niemand gewinnt.

## Züge, die nicht erlaubt sind

illegal-not-your-turn = Du bist nicht am Zug.
illegal-now = Das geht jetzt nicht.
illegal-take-first = Zieh oder nimm zuerst eine Karte.
illegal-stale = Diese Frage ist nicht mehr offen.
illegal-deck-empty = Im Nachziehstapel sind nicht mehr genug Karten.
illegal-must-draw = Schon lange hat niemand mehr gezogen: Du musst vom Nachziehstapel ziehen.
illegal-not-in-area = Diese Karte liegt nicht im Ablagebereich.
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
illegal-not-offered = Das steht hier nicht zur Wahl.
illegal-undecided = Es ist noch etwas zu entscheiden.
illegal-match-over = Die Partie ist zu Ende.
illegal-conceded = Dieser Spieler hat schon aufgegeben.
illegal-undo = Das lässt sich nicht mehr zurücknehmen.
illegal-undo-taught = Du hast gesehen, was vorher verdeckt war: Das lässt sich nicht zurücknehmen.
illegal-undo-moved = Seitdem haben andere gespielt: Das lässt sich nicht zurücknehmen.
illegal-undo-nothing = Es gibt nichts zurückzunehmen.

## Einstellungen, die nicht spielbar sind

options-players = { $variant ->
        [duel] Das Spiel zu zweit geht nur mit zwei Spielern, nicht mit { $count }.
       *[turns] Dieses Spiel ist für { $least } bis { $most ->
            [one] { $most } Spieler
           *[other] { $most } Spieler
        }, nicht für { $count }.
    }
options-modules-twice = Ein Modul kommt zweimal vor.
options-variant = { $title } kennt keine Regeln namens „{ $variant }“.
options-module = { $title } kennt kein Modul „{ $module }“.
options-opponent = { $opponent } spielt { $title } nicht.

## Gespeicherte Partien

save-damaged = Die Datei ist beschädigt.
save-foreign = Das ist keine gespeicherte Partie von Storied Realms.
save-older = Die Datei stammt aus einer älteren Version (Format { $found }; lesbar ist Format { $known }).
save-newer = Die Datei stammt aus einer neueren Version (Format { $found }; lesbar ist Format { $known }). Um weiterzuspielen, brauchst du eine neuere Version des Spiels.
save-title = Die Datei gehört zu einem Spiel, das diese Version nicht kennt.
save-illegal = Die Datei enthält etwas, das die Regeln nicht erlauben: { $why }
save-one-step-earlier = Der letzte Schritt deiner Partie war nicht lesbar; es geht einen Schritt davor weiter. { $why }
save-lost = Deine Partie war nicht lesbar. { $why }
save-kept = Deine Partie kann hier nicht weitergespielt werden; sie bleibt in { $file }. { $why }
keep-disk-full = Der Datenträger ist voll. Sobald wieder Platz ist, wird dein Fortschritt gespeichert.
keep-failed = Dein Fortschritt konnte nicht gespeichert werden. { $why }
