### Was von einer Partie erzählt wird, und was an einem Zug, einer Einstellung oder Datei nicht stimmt.

## Die Chronik
## $player ist ein Spielername, $card, $by und $chooser sind Kartennamen.

log-began = { $player } beginnt.
log-must-draw = Schon lange hat niemand mehr gezogen: { $player } muss ziehen.
log-drew = { $player } zieht eine Karte.
log-drew-card = { $player } zieht { $card }.
log-took = { $player } nimmt { $card } aus dem Ablagebereich.
log-discarded = { $player } legt { $card } ab.
log-ended = Der Ablagebereich ist voll: Das Spiel ist zu Ende.
log-brought = { $by } bringt { $player } eine zusätzliche Karte.
log-brought-card = { $by } bringt { $player } die Karte { $card }.
log-declined = { $player } nutzt { $by } nicht.
log-conceded = { $player } gibt auf; ein Computergegner übernimmt den Platz.
log-revealed = Alle Handkarten werden aufgedeckt.
log-chose-none = { $player } wählt für { $chooser } nichts.
log-chose-card = { $player }: { $chooser } wählt { $card }.
log-chose-suit = { $player }: { $chooser } wird { $kind }.
log-chose-card-suit = { $player }: { $chooser } gibt der Karte { $card } die Farbe { $kind }.
log-scored = { $player }: { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }.
log-won = { $player } gewinnt.
log-won-shared = { $players } teilen sich den Sieg.

## Züge, die nicht erlaubt sind

illegal-not-your-turn = Du bist nicht am Zug.
illegal-now = Das geht jetzt nicht.
illegal-deck-empty = Im Nachzugstapel sind nicht mehr genug Karten.
illegal-must-draw = Schon lange hat niemand mehr gezogen: Du musst vom Nachzugstapel ziehen.
illegal-not-in-area = Diese Karte liegt nicht im Ablagebereich.
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
illegal-not-drawn = Das ist keine der Karten, die du gerade gezogen hast.
illegal-not-offered = Das steht hier nicht zur Wahl.
illegal-used = Eine Karte, durch die du eine zusätzliche Karte erhalten hast, darfst du nicht ablegen.
illegal-match-over = Die Partie ist zu Ende.
illegal-conceded = Dieser Spieler hat schon aufgegeben.
illegal-undo = Das lässt sich nicht mehr zurücknehmen.

## Einstellungen, die nicht spielbar sind

options-players = { $variant ->
        [duel] Das Spiel zu zweit geht nur mit zwei Spielern, nicht mit { $count }.
       *[turns] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
    }
options-modules-twice = Ein Modul kommt zweimal vor.
options-items = Verfluchte Gegenstände sind noch nicht spielbar.

## Gespeicherte Partien

save-damaged = Die Datei ist beschädigt: { $detail }
save-foreign = Das ist keine gespeicherte Partie von Storied Realms.
save-older = Die Datei stammt aus einer älteren Version (Format { $found }; lesbar ist Format { $known }).
save-newer = Die Datei stammt aus einer neueren Version (Format { $found }; lesbar ist Format { $known }).
save-title = Die Datei gehört zu einem Spiel, das diese Version nicht kennt: { $title }
save-illegal = Die Datei enthält einen Zug, den die Regeln nicht erlauben: { $why }
