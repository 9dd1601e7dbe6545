### Fantastic Stories: what the chronicle tells, in few words.
### $player is a player's name, $end and $dock are spaces, $dice are the numbers rolled.

stories-log-began = { $player } starts. The ferry is at *{ $dock }*.
stories-log-turn = Round { $number }: { $player }.
stories-log-entered = { $count ->
        [one] { $player } brings a pawn into the Castle.
       *[other] { $player } brings { $count } pawns into the Castle.
    }
stories-log-withdrew = { $count ->
        [one] { $player } takes a pawn back into reserve.
       *[other] { $player } takes { $count } pawns back into reserve.
    }
stories-log-rolled = { $player } rolls { $dice }.
stories-log-rolled-again = { $player } rolls again: { $dice }.
stories-log-rolled-none = { $player } has no dice to roll.
stories-log-walked = { $player } walks to *{ $end }*.
stories-log-rode = { $player } takes the ferry to *{ $end }*.
stories-log-joined = { $player } rides along.
stories-log-stayed = { $player } stays ashore.
stories-log-flew = { $player } flies to *{ $end }*.
stories-log-tunneled = { $player } takes the tunnel to *{ $end }*.
stories-log-told = { $player } tells the story *{ $story }*.
stories-log-doubled = { $player } uses *{ magic-two }*.
stories-log-rang = { $player } calls the ferry to *{ $end }*.
stories-log-idle = { $player } waits for better dice.
stories-log-awaits = { $player } waits for a { $number } to tell *{ $story }*.
stories-log-last-round = { $player } has told { $count ->
        [one] { $count } story.
       *[other] { $count } stories.
    } This round is the last.
stories-log-finished = The game is over.

## How a tie was broken

stories-tie-pawns = Pawns on the board decide: { $more } for { $player }, { $least } for { $other }.
stories-tie-shared = Equal in stories and in pawns on the board.
