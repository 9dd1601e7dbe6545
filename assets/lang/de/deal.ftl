### Eine Partie als Code, um sie noch einmal oder von anderen spielen zu lassen.

deal-copy = Spielcode kopieren
deal-copied = Der Code dieser Partie ist in der Zwischenablage: *{ $code }*
deal-not-copied = Die Zwischenablage ist nicht erreichbar. Der Code dieser Partie lautet *{ $code }*
deal-ok = OK
deal-play = Code spielen
deal-code = Spielcode
deal-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
deal-empty = Füg den Code einer Partie mit Strg+V ein oder tipp ihn ab.
deal-letter = „{ $letter }“ kommt in keinem Code vor. Bitte prüf deine Eingabe.
deal-mistyped = In diesem Code steckt ein Tippfehler, oder ein Stück davon fehlt.
deal-title = Dieser Code gehört zu einem Spiel, das diese Version nicht kennt.
deal-older = Dieser Code gehört zu älteren Regeln (Version { $found }; hier gilt Version { $known }). Heute wäre es eine andere Partie.
deal-newer = Dieser Code gehört zu neueren Regeln (Version { $found }; hier gilt Version { $known }). Um ihn zu spielen, brauchst du eine neuere Version des Spiels.
deal-options = Dieser Code lässt sich nicht spielen: { $why }
deal-seats = { $count ->
        [one] Diese Partie ist für { $count } Spieler.
       *[other] Diese Partie ist für { $count } Spieler.
    }
