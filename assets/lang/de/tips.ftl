### Was die Dinge auf dem Tisch bedeuten, wenn die Maus darauf ruht.

tip-deck = { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Eine Karte ist noch im Nachziehstapel.
       *[other] { $count } Karten sind noch im Nachziehstapel.
    }
tip-deck-draw = Klick darauf, zieh die oberste Karte auf deine Hand oder drück D.
tip-dial = { $left ->
        [0] Die letzte Karte ist abgelegt: Alle Hände werden gewertet.
        [one] Noch eine Karte im Ablagebereich, dann endet das Spiel.
       *[other] Noch { $left } Karten im Ablagebereich, dann endet das Spiel.
    }
tip-area = Der Ablagebereich. Zu Beginn eines Zuges kann eine Karte von hier statt vom Nachziehstapel genommen werden. Bei { $most } Karten endet das Spiel.
tip-medal = Was deine Hand wert ist ({ $note }).
tip-about = Ungefähr: Karten, die noch niemand kennt, sind mitgeschätzt.
tip-unknown = Was die Karten, die noch niemand kennt, im Schnitt bringen.
tip-card = { $card }, { $kind }, Basisstärke { $strength }
tip-blanked = Durchgestrichen: Eine blockierte Karte zählt nicht, weder selbst noch für andere.
tip-strength = Basisstärke { $strength }: So viel zählt die Karte vor ihrem Bonus und ihrer Strafe.
tip-suit = { $kind }: die Farbe dieser Karte. Andere Karten fragen danach, wie auch nach ihrem Namen.
tip-seal = Blockiert: Sie zählt nicht, und für die anderen sind ihr Name und ihre Farbe nicht da.
tip-cleared = Ihre Strafe ist aufgehoben: Sie tritt nicht ein.
tip-name = *{ $name }*
tip-your-turn = Du bist am Zug.
tip-not-your-turn = Jemand anderes ist am Zug.
tip-hand = { $count ->
        [0] Hat keine Karten auf der Hand.
        [one] Hat eine Karte auf der Hand.
       *[other] Hat { $count } Karten auf der Hand.
    }
tip-known = { $count ->
        [one] Eine davon kennen alle: Sie kam aus dem Ablagebereich.
       *[other] { $count } davon kennen alle: Sie kamen aus dem Ablagebereich.
    }
tip-conceded = Hat aufgegeben; { $opponent } spielt weiter.
tip-draw = Zieht eine Karte vom Nachziehstapel. (D oder Enter)
tip-draw-not = Gezogen wird zu Beginn deines Zuges.
tip-sort = Sortiert deine Hand nach Farben. (S)
tip-undo = Nimmt deinen letzten Zug zurück. (U)
tip-undo-not = Jetzt lässt sich nichts zurücknehmen.
tip-replace = Legt deinen Gegenstand ab und deckt einen neuen auf. Weil du ihn dann gesehen hast, lässt sich das nicht rückgängig machen. (X)
tip-rules = Wie ein Zug abläuft, und alle anderen Regeln.
tip-menu = Einstellungen, Tasten, der Code dieser Partie und der Weg hinaus. (Esc)
