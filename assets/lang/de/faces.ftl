### Was kleine Karten in Zeichen sagen, erklärt.

rules-signs =
    .title = Zeichen
    .text =
        Kleine Karten zeigen ihre Regeln in Zeichen; halt die Maus über eine Karte, um sie in Worten zu lesen.

        - <flame> ist eine Farbe, <flame_other> eine andere Karte davon, <flame_none> keine davon. <flame_card> ist eine bestimmte Karte dieser Farbe.

        - +8× <army> zählt für jede, +15 <wizard> nur einmal. + heißt „und“, / heißt „oder“, = heißt „genau“ oder „nichts als“, ≠ heißt „außer“.

        - +10›5 <beast> bringt 10 für die erste und 5 für jede weitere.

        - <blanks> blockiert, was folgt. Nach › wird die Karte selbst blockiert: <flame_none> › <blanks> heißt blockiert, wenn ohne <flame|Flamme>.

        - <clears> hebt Strafen auf; eine Farbe in Anführungszeichen ist nur dieses Wort darin. <penalty> ist eine Strafe, <bonus_none> heißt ohne den Bonus.

        - <safe> kann nicht blockiert werden, <blanks_none> blockiert keine andere Karte, <fixed> behält ihre Farben. Nach & steht eine Farbe, als die sie auch zählt.

        - <strength> ist die Basisstärke, <highest> die höchste, <run> eine Straße aufeinanderfolgender Basisstärken, <suits> eine beliebige Farbe.

        - <copy> ahmt eine andere Karte nach, <extra> bringt am Ende eine zusätzliche Karte: aus dem Ablagebereich <discard>, aus dem Nachziehstapel <deck> oder dessen oberste Karte <deck_top>.

        - <card> ist eine beliebige Karte, <player> ein anderer Spieler, 1·3·5 sind ungerade Basisstärken.
