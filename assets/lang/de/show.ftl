### Die Wertung als Schauspiel. $player ist der Name eines Spielers, $card der einer Karte, $points eine Zahl.

## Die Reihenfolge der Abwicklung
show-stage-extra = Zusätzliche Karten
show-stage-choices = Wahl
show-stage-clearing = Aufheben
show-stage-demon = Dämon
show-stage-blanking = Blockieren
show-stage-conditions = Bedingungen
show-stage-counting = Zählen

## Spieler
show-counted = wird gezählt
show-waits = wartet
show-decides = entscheidet

## Was gesagt wird
show-so-far = bisher
show-laid-out = { $count ->
        [one] Eine Karte liegt offen. Nun wird sie gewertet, Schritt für Schritt in fester Reihenfolge.
       *[other] { $count } Karten liegen offen. Nun werden sie gewertet, Schritt für Schritt in fester Reihenfolge.
    }
show-base-only = Die Basisstärke, nicht mehr und nicht weniger.
show-area = Ablagebereich
show-before = Davor: { $card } { $points }
show-next-card = Als Nächstes: { $card }
show-sum = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    } Die Karte { $card } brachte am meisten: { $most }. Die Basisstärken ergeben zusammen { $base }.

## Wahl
show-choices-of = Die Wahl von { $player }
show-proposed = die beste Wahl ist vorgeschlagen; änderst du sie, wird neu gezählt
show-changed = von dir geändert; möglich wären { $points }
show-all-same = jede Antwort ergibt dieselbe Summe
show-fixed = genug überlegt: So bleibt es
show-weighed = jede Antwort wird durchgerechnet …
show-asks = { $kind ->
        [copy] soll kopieren
        [suit] soll ändern
        [clear] soll aufheben
        [protect] soll schützen
       *[become] wird zu
    }
show-as-it-is = bleibt, wie es ist
show-means = { $kind ->
        [copy] { $by } zählt als { $card }: mit Namen, Farbe, Basisstärke und Strafe, aber ohne Bonus.
        [clear] Die Strafe der Karte { $card } zählt nicht.
        [protect] Nichts kann die Karte { $card } blockieren.
       *[become] { $by } nimmt Namen und Farbe der Karte { $card } an ({ $suit }), aber weder Basisstärke noch Bonus oder Strafe.
    }
show-means-suit = { $by } nimmt nur die Farbe an ({ $suit }): keinen Namen, keinen Bonus und keine Strafe.
show-means-change = { $card } wechselt die Farbe ({ $suit }); Name, Basisstärke, Bonus und Strafe bleiben.
show-means-nothing = { $by } verzichtet auf die Wahl: Jede Karte bleibt, wie sie gedruckt ist.
show-all = Alle { $count } …

## Knöpfe
show-speed = Tempo ×{ $times }
show-skip = Überspringen
show-to-end = Zum Ende
show-next = Nächste Hand
show-keep = So lassen
show-result = Zum Ergebnis
show-rematch = Revanche
show-sheets = Wertungsbögen
show-ranking = Rangliste

## Das Ende
show-margin = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $ahead ->
        [one] { $ahead } Punkt mehr als { $player }.
       *[other] { $ahead } Punkte mehr als { $player }.
    }
show-tie-base = Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: Die niedrigere Summe der Basisstärken entscheidet, { $base } bei { $player } gegen { $more } bei { $other }.
show-tie-shared = Gleichstand mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und auch bei den Basisstärken ({ $base }): Der Sieg wird geteilt.
record-best-realms = Deine bisher höchste Wertung! Vorher waren es { $before }.
record-best-stories = So viele Geschichten wie noch nie! Vorher waren es höchstens { $before }.
record-first-win = Dein erster Sieg!
record-streak = { $count ->
        [one] Ein Sieg!
       *[other] { $count } Siege in Folge!
    }
