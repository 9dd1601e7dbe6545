### The board of Fantastic Stories: what is said on the screen around it.

## The ribbon

board-your-turn = Your turn: { $todo }
board-turn-of = { $player }: { $todo }
board-your-turn-last = Your turn, last round: { $todo }
board-turn-of-last = { $player }, last round: { $todo }
board-own = Your turn
board-who-rides = Who rides along? The others decide…
board-others = { $player }’s turn
board-thinking = { $player } is thinking…
board-second-thought = { $player } is next; U takes your move back
board-last = Last round: { $player } has { $count ->
        [3] three
       *[other] { $count }
    } stories
board-roll = pawns into the Castle or back, then roll
board-roll-last = in a tie, pawns on the board and in the Castle decide
board-no-dice = no pawn in reserve means no dice this turn!
board-move = move one pawn
board-first = first of two pawns
board-second = second of two pawns
board-first-with = first of two pawns with the same die
board-second-with = second of two: another pawn may reuse a die
board-use-dice = use your dice
board-magic-left = use magic, or end your turn
board-tell = tell a story, or move one pawn
board-no-move = nothing you can do this turn
board-sure = Still usable: { $dice }. Press again to end the turn.
board-sure-stories = You can still tell: { $story }. Press again to end the turn.
board-story-with = { $story } ({ $number })
board-too-late = Pawns leave the reserve only before the roll.
board-where-to = where to?
board-which-pawn = which pawn?
board-which-way = which way?
board-magic-trumpet = choose a pasture, then a pawn
board-magic-keys = choose the pawn for the tunnel
board-magic-bell = which dock should the ferry come to?
board-along = { $player } takes the ferry to { $dock }

## The ferry’s question

board-ride-to = Ride along to { $dock }?
board-yes = Ride along
board-stay = Stay

## Buttons

board-roll-dice = { $count ->
        [0] Go on without dice
        [one] Roll one die
        [2] Roll two dice
        [3] Roll three dice
        [4] Roll four dice
        [5] Roll five dice
       *[other] Roll six dice
    }
board-end = End turn
board-end-sure = End turn anyway
board-end-left = { $count ->
        [one] End turn, one die left
       *[other] End turn, { $count } dice left
    }
board-magic = Magic
board-magic-off = No magic
board-which-magic = Which magic?
board-magic-none = No magic now
board-no-magic = No pawn of yours stands on a magic space.

## Why not

board-number = { $value }
board-why-die = You need a die showing { $number }.
board-why-far = No pawn of yours is next to it.
board-why-stuck = No die fits a road from here.
board-why-acted = You have already moved this turn.
board-why-used = All your dice are used.
board-why-no-dice = You have no dice this turn.
board-why-roll = Roll the dice first.
board-why-castle = From reserve, pawns go only into the Castle.
board-why-book = Only a pawn at an adventure goes into your Book.
board-why-not-yours = It’s not your turn.
board-why-one-magic = You have already used magic this turn.
board-why-two = { magic-two } needs two dice; in the expert game, one.
board-why-reroll = { magic-reroll } comes before you use a die.
board-why-trumpet = { magic-trumpet }: no die fits a flight for another pawn.
board-why-keys = { magic-keys }: no pawn of yours is at a door that a die fits.
board-why-bell-there = { magic-bell }: the ferry is there already.
board-why-bell-nobody = { magic-bell }: no pawn of yours is at a dock.
board-why-rolled = The dice have fallen: this can’t be taken back.

## Around the board

board-reserve = Reserve
board-stories = Your stories
board-stories-note = { $count ->
        [3] three
       *[other] { $count }
    } of { $all ->
        [4] four
       *[other] { $all }
    } to win
board-story-told = told: in your Book
board-dice-will = { $count ->
        [0] no die: every pawn at home is in the Castle
        [one] one die, for one pawn kept in reserve
       *[other] { $count } dice, one for each pawn kept in reserve
    }
board-dice = { $count ->
        [one] one die, for one pawn kept in reserve
       *[other] { $count } dice, one for each pawn kept in reserve
    }
board-dice-of = { $player }’s dice
board-round = Round { $number }
board-last-round = Last round ({ $number })
board-began = { $player } began
board-told-by = told by { $player } in round { $number }
board-page-on = Click or press a key to go on

## What things mean

board-tip-needs = Needs: { $item } ({ $space }) and a { $number }.
board-tip-called = *{ $name }*: { $meaning }
board-tip-pawns = { $count ->
        [one] { $player }: one pawn
       *[other] { $player }: { $count } pawns
    }
board-tip-route = Ferry to { $dock } on a { $number }.
board-tip-dice = Before you roll, decide how many pawns stay in reserve: each gives you a die, six at most. Click a die to see what it can do.
board-tip-player = On the board: { $board }, in reserve: { $reserve }, stories told: { $stories }.

## The end

board-won = { $count ->
        [one] One story told
       *[other] { $count } stories told
    } in { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
board-pawns-left = { $count ->
        [0] no pawn on the board
        [one] one pawn on the board
       *[other] { $count } pawns on the board
    }
board-own-place = You are { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }: { $stories ->
        [0] no story
        [one] one story
       *[other] { $stories } stories
    }, { $note }.
board-long = After { $rounds } rounds the game ends; the winner has told { $count ->
        [0] no story at all.
        [one] one story.
       *[other] { $count } stories.
    }

## Keys

keys-at-board = At the board
keys-board-pawns = go through pawns and buttons
keys-board-arrows = to the next lit space; before the roll, pawns in and out
keys-board-act = go there, or the golden button
keys-board-die = show only moves with this die
keys-magic = magic
keys-board-back = back; then the menu
