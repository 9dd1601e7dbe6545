### A deal as a code, to be played again or by others.

deal-copy = Copy deal code
deal-copied = The code of this deal is on the clipboard: *{ $code }*
deal-not-copied = The clipboard cannot be reached. The code of this deal is *{ $code }*
deal-ok = All right
deal-play = Play a code
deal-code = Deal code
deal-players = { $count } players
deal-empty = Paste the code of a deal with Ctrl+V, or type it.
deal-letter = “{ $letter }” is not part of any code. Please check what you have typed.
deal-mistyped = There is a typing error in this code, or a part of it is missing.
deal-title = This code is of a game this version does not have.
deal-older = This code is of older rules (version { $found }; version { $known } is played here). The cards would be dealt differently today.
deal-newer = This code is of newer rules (version { $found }; version { $known } is played here). Please update the game to play it.
deal-options = This code cannot be played: { $why }
deal-seats = This deal is for { $count } players.
