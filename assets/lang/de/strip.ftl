### Die Leiste zwischen Tisch und Hand: was das Spiel fragt, und was gerade geschieht.

## Der eigene Zug

strip-your-turn = Du bist am Zug
strip-take = Zieh vom Nachziehstapel oder nimm eine Karte aus dem Ablagebereich.
strip-take-only = Der Nachziehstapel ist leer: Nimm eine Karte aus dem Ablagebereich.
strip-draw = Zieh eine Karte vom Nachziehstapel.
strip-must-draw = Schon lange hat niemand mehr gezogen: Zieh vom Nachziehstapel.
strip-discard = Wähl eine Karte zum Ablegen.
strip-discard-card = { $card } ablegen
strip-choose = Entscheide über deine Karten, bevor gewertet wird.

## Was Karten und Regeln fragen

strip-keep = Behalte eine der beiden gezogenen Karten.
strip-keep-hint = Die andere kommt in den Ablagebereich.
strip-keep-it = Behalten
strip-bring = { $source ->
       *[deck_any] Nimm eine Karte aus dem Nachziehstapel.
        [discard] Nimm eine Karte aus dem Ablagebereich.
    }
strip-shelf = { $count ->
        [one] Im Nachziehstapel ist noch eine Karte.
       *[other] { $more ->
            [yes] Im Nachziehstapel sind noch { $count } Karten: Mausrad und Pfeiltasten zeigen alle.
           *[no] Im Nachziehstapel sind noch { $count } Karten.
        }
    }
strip-take-it = Nehmen
strip-too-many = Zu viele Karten
strip-excess = Du hast { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    }, erlaubt sind { $limit }. Leg eine ab.
strip-discard-it = Ablegen
strip-best = Beste Antworten
strip-never-mind = Doch nicht
strip-no-difference = { $by }: Jede Antwort kommt auf dasselbe heraus, darum geht es von selbst weiter.

## Was ohne den Spieler geschieht

strip-thinking = überlegt …
strip-ending = Das Ende des Spiels
strip-deciding = Die anderen entscheiden über ihre Karten.
strip-over = Das Spiel ist zu Ende
strip-over-full = { $count ->
        [one] Eine Karte liegt
       *[other] { $count } Karten liegen
    } im Ablagebereich: Das war der letzte Zug.
strip-over-empty = Der Nachziehstapel ist leer: Das war der letzte Zug.
strip-thinks = überlegt …
strip-waits = wartet
