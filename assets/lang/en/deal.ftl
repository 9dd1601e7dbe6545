### A game as a code, to be played again or by others.

deal-copy = Copy game code
deal-copied = The code of this game is on the clipboard: *{ $code }*
deal-not-copied = The clipboard can’t be reached. The code of this game is *{ $code }*
deal-ok = OK
deal-play = Play a code
deal-code = Game code
deal-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
deal-empty = Paste the code of a game with Ctrl+V, or type it.
deal-letter = “{ $letter }” is not part of any code. Please check what you typed.
deal-mistyped = There is a typo in this code, or part of it is missing.
deal-title = This code belongs to a game that this version doesn’t have.
deal-older = This code belongs to older rules (version { $found }; this is version { $known }). It would be a different game today.
deal-newer = This code belongs to newer rules (version { $found }; this is version { $known }). Please update the game to play it.
deal-options = This code can’t be played: { $why }
deal-seats = { $count ->
        [one] This game is for { $count } player.
       *[other] This game is for { $count } players.
    }
