### The strip between table and hand: what the game asks, and what goes on.

## One's own turn

strip-your-turn = Your turn
strip-take = Draw from the deck or take a card of the discard area.
strip-take-only = The deck is empty: take a card of the discard area.
strip-draw = Draw from the deck.
strip-must-draw = Nobody has drawn for a long time: draw from the deck.
strip-discard = Discard a card: click it, or drag it into the discard area.
strip-discard-card = Discard { $card }
strip-choose = Decide on your cards before they are scored.

## What cards and rules ask

strip-keep = Keep one of the two cards you have drawn.
strip-keep-hint = The other one goes into the discard area.
strip-keep-it = Keep it
strip-bring = { $source ->
       *[deck_any] Take one card of the deck.
        [discard] Take one card of the discard area.
    }
strip-shelf = { $count ->
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck: the wheel and the arrows show them all.
    }
strip-take-it = Take it
strip-too-many = Too many cards
strip-excess = You hold { $held } cards, and { $limit } is the limit. Give one up.
strip-discard-it = Discard it
strip-best = Best for all
strip-never-mind = Never mind
strip-no-difference = { $by }: every answer comes to the same, so the match goes on by itself.

## What goes on without the player

strip-thinking = is thinking …
strip-ending = The end of the game
strip-deciding = The others decide on their cards.
strip-thinks = thinking …
strip-waits = waits
