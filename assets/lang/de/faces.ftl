### Was kleine Karten in Zeichen sagen, erklärt.

rules-signs =
    .title = Zeichen
    .text =
        Kleine Karten sagen ihre Regeln in Zeichen; wer die Maus auf eine Karte hält, liest sie in Worten.

        - <flame> ist eine Farbe, <flame_other> eine andere Karte davon, <flame_none> keine davon. <flame_card> ist eine bestimmte Karte dieser Farbe.

        - +8 × <army> zählt für jede, +15 <wizard> nur einmal. + heißt „und“, / heißt „oder“, = heißt „genau“ oder „nichts als“, ≠ heißt „außer“.

        - +10›5 <beast> bringt 10 für die erste und 5 für jede weitere.

        - <blanks> blockiert, was folgt. Nach › wird die Karte selbst blockiert: <flame_none> › <blanks> heißt ohne <flame|Flamme>.

        - <clears> hebt Strafen auf; eine Farbe in Anführungszeichen ist nur dieses Wort darin. <penalty> ist eine Strafe, <bonus_none> heißt ohne den Bonus.

        - <safe> kann nicht blockiert werden, <blanks_none> blockiert niemanden, <fixed> behält seine Farben. Nach & steht eine Farbe, als die sie auch zählt.

        - <strength> ist die Grundstärke, <highest> die höchste, <run> eine Folge von Grundstärken, <suits> eine beliebige Farbe.

        - <copy> nimmt eine andere Karte an, <extra> bringt am Ende eine zusätzliche Karte: aus dem <discard> Ablagebereich, aus dem <deck> Nachzugstapel oder die <deck_top> oberste Karte.

        - <card> ist eine beliebige Karte, <player> ein anderer Spieler, 1·3·5 sind ungerade Grundstärken.
