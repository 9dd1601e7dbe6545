### Der Ratgeber: was zu tun wäre, und warum.
### $card, $gone, $target und $item sind Namen, $rule ist der Text einer Karte, $what eine Beziehung zwischen Karten.

## Die Schaltfläche, und was über sie gesagt wird

table-hint = Tipp
tip-hint = Verrät, was der Ratgeber täte, und warum. Tipps werden gezählt. (H)
tip-hint-not = Der Ratgeber spricht, wenn du etwas zu entscheiden hast.
keys-hint = Tipp vom Ratgeber
hint-thinking = Der Ratgeber überlegt …
hint-failed = Da weiß auch der Ratgeber keinen Rat.
hints-taken = { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }

## Die Überschrift: Schätzungen

hint-title = Tipp
hint-title-points = Tipp: { $points ->
        [one] ≈ { $points } Punkt
       *[other] ≈ { $points } Punkte
    }
hint-title-both = Tipp: Siegchance ≈ { $percent } %, { $points ->
        [one] ≈ { $points } Punkt
       *[other] ≈ { $points } Punkte
    }

## Was zu tun ist

hint-said = { $do }. { $why }
hint-draw = Zieh vom Nachziehstapel
hint-take-discard = Nimm { $card } und leg { $gone } ab
hint-pick = { $how ->
        [keep] Behalte { $card }
        [discard] Leg { $card } ab
        [excess] Leg { $card } ab
        [bury] Leg { $card } unter den Nachziehstapel
        [under] Leg { $card } unter den Nachziehstapel
        [cover] Verschließ { $card }
        [show] Zeig { $card }
        [offer] Biete { $card } an
        [item] Setz { $card } ein
       *[take] Nimm { $card }
    }
hint-put = { $end ->
        [top] Leg { $card } auf den Nachziehstapel
       *[bottom] Leg { $card } unter den Nachziehstapel
    }
hint-use = Setz { $item } ein
hint-replace = Ersetz deinen Gegenstand
hint-done = Beende deinen Zug
hint-player = Wähl { $player }
hint-suit = Nenn die Farbe { $kind }
hint-discard-and-draw = Leg sie ab und zieh
hint-without = Verzichte

## Warum

coach-both = { $first } { $second }
coach-helps = { $what }; insgesamt { SIGNED($points) }, wenn jetzt gewertet würde.
coach-gain = Das wären { SIGNED($points) }, wenn jetzt gewertet würde.
coach-later = Das zahlt sich auf Dauer aus.
coach-open = Noch zu holen bei { $target }: { $rule }.
coach-denies = { $player } hat die Karte { $card }; beide zusammen brächten { SIGNED($points) }.
coach-ends = Damit endet das Spiel, und deine Hand zählt { $points }.
coach-blanked = Die Karte ist ohnehin blockiert.
coach-harms = Sie schadet nur: { $what }.
coach-least = { $points ->
        [one] Was du auch ablegst, mehr als { $points } Punkt bleibt dir nicht.
       *[other] Was du auch ablegst, mehr als { $points } Punkte bleiben dir nicht.
    }
coach-draw-known = Du weißt, was obenauf liegt: { $card }.
coach-draw-two = Du siehst zwei Karten und behältst eine davon.
coach-draw = { $count ->
        [0] Keine der { $of } Karten, die du noch nicht gesehen hast, verbessert deine Hand sofort.
        [one] Eine der { $of } Karten, die du noch nicht gesehen hast, verbessert deine Hand sofort.
       *[other] { $count } der { $of } Karten, die du noch nicht gesehen hast, verbessern deine Hand sofort.
    }
coach-suit = { $count ->
        [0] Von dieser Farbe ist keine Karte mehr verborgen.
        [one] Von dieser Farbe ist noch eine Karte verborgen.
       *[other] Von dieser Farbe sind noch { $count } Karten verborgen.
    }
coach-replace = Der jetzige kann dir nicht helfen.
coach-done = Mehr lässt sich für deine Hand nicht tun.
coach-near = Vor deinem nächsten Zug kann das Spiel zu Ende sein.
