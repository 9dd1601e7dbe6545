### What things on the table mean, told when the mouse rests on them.

tip-deck = { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
tip-deck-draw = Click it, drag the top card to your hand, or press D.
tip-dial = { $left ->
        [0] The last card has been discarded: all hands are scored.
        [one] One more card in the discard area ends the game.
       *[other] { $left } more cards in the discard area end the game.
    }
tip-area = The discard area. At the start of a turn, a card can be taken from here instead of the deck. The game ends at { $most } cards.
tip-medal = What your hand is worth ({ $note }).
tip-about = Approximate: it includes cards that nobody knows yet.
tip-unknown = What the cards that nobody knows yet will bring on average.
tip-card = { $card }, { $kind }, base strength { $strength }
tip-blanked = Struck out: a blanked card counts for nothing, neither by itself nor for other cards.
tip-strength = Base strength { $strength }: what the card is worth before its bonus and its penalty.
tip-suit = { $kind }: the suit of this card. Other cards ask for it, as they do for its name.
tip-seal = Blanked: it counts for nothing, and for other cards its name and suit are not there.
tip-cleared = Its penalty is cleared and has no effect.
tip-name = *{ $name }*
tip-your-turn = It’s your turn.
tip-not-your-turn = It’s somebody else’s turn.
tip-hand = { $count ->
        [0] Has no cards in hand.
        [one] Has one card in hand.
       *[other] Has { $count } cards in hand.
    }
tip-known = { $count ->
        [one] Everybody knows one of them: it came from the discard area.
       *[other] Everybody knows { $count } of them: they came from the discard area.
    }
tip-conceded = Has given up; { $opponent } plays on.
tip-draw = Draws a card from the deck. (D or Enter)
tip-draw-not = You draw at the start of your turn.
tip-sort = Sorts your hand by suit. (S)
tip-undo = Takes back your last move. (U)
tip-undo-not = There is nothing to take back now.
tip-replace = Puts your item away and turns up a new one. You will have seen it, so this cannot be taken back. (X)
tip-rules = How a turn goes, and all the other rules.
tip-menu = Settings, keys, the game code, and the way out. (Esc)
