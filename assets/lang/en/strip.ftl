### The strip between table and hand: what the game asks, and what goes on.

## One's own turn

strip-your-turn = Your turn
strip-take = Draw from the deck or take a card from the discard area.
strip-take-only = The deck is empty: take a card from the discard area.
strip-draw = Draw from the deck.
strip-must-draw = Nobody has drawn for a long time: you must draw from the deck.
strip-discard = Choose a card to discard.
strip-discard-card = Discard { $card }
strip-choose = Make your choices before the cards are scored.

## What cards and rules ask

strip-keep = Keep one of the two cards you drew.
strip-keep-hint = The other one goes into the discard area.
strip-keep-it = Keep it
strip-bring = { $source ->
       *[deck_any] Take a card from the deck.
        [discard] Take a card from the discard area.
    }
strip-shelf = { $count ->
        [one] One card is left in the deck.
       *[other] { $more ->
            [yes] { $count } cards are left in the deck; scroll or use the arrow keys to see them all.
           *[no] { $count } cards are left in the deck.
        }
    }
strip-take-it = Take it
strip-too-many = Too many cards
strip-excess = You hold { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; the limit is { $limit }. Discard one.
strip-discard-it = Discard it
strip-best = Best answers
strip-never-mind = Never mind
strip-no-difference = { $by }: every answer comes to the same thing, so the game goes on by itself.

## What goes on without the player

strip-thinking = is thinking…
strip-ending = End of the game
strip-deciding = The others are making their choices.
strip-over = The game is over
strip-over-full = { $count ->
        [one] One card lies
       *[other] { $count } cards lie
    } in the discard area: that was the last turn.
strip-over-empty = The deck is empty: that was the last turn.
strip-thinks = thinking…
strip-waits = waiting
