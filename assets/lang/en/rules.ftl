### The rules as the game tells them: one message a chapter, its name in .title.
### Paragraphs are parted by an empty line; a line that begins with "- " is a point of a list.
### Card names are taken from the cards themselves: *{ card-queen }*.

rules-goal =
    .title = The aim
    .text =
        You are building a realm out of { $hand } cards. Every card has a base strength, the number in its medallion. Most also have a bonus, a penalty or both, and these depend on the other cards in your hand.

        So no card is good or bad by itself. The *{ card-dragon }* is mighty, but without a <wizard|Wizard> nobody can tame it. The *{ card-candle }* is worth next to nothing until the right book, the right bell and a <wizard|Wizard> stand around it.

        When the game ends, every hand is scored. The highest total wins.

rules-turn =
    .title = Your turn
    .text =
        Everybody begins with { $hand } cards. The first player is drawn by lot; play then goes round clockwise.

        On your turn you do two things:

        - Take one card: the top card of the deck, unseen, *or* any card you like from the discard area.

        - Discard one card from your hand, face up, into the discard area. It may be the card you have just drawn.

        The discard area lies open, and everybody may take from it. What you throw away may be just what somebody else was waiting for. Cards taken from it are shown beside their new owner: they are no secret.

        The very first turn of a match must take from the deck, as nothing lies open yet.

rules-ending =
    .title = The end
    .text =
        The game ends at once when { $ending } cards lie in the discard area. Each stone still glowing on the sundial is one discard left. A turn that takes from the area brings the end no closer, so it may come sooner or later than you think.

        A few cards act at the very end and bring their owner an extra card: the *{ card-necromancer }*, for one, may take a card of certain suits from the discard area.

        A tie goes to the hand whose base strengths add up to less: it made more out of less. If that is tied too, the victory is shared.

        No game goes on for ever: if no card has come from the deck for { $rounds } rounds, the next player must draw.

rules-scoring =
    .title = Scoring
    .text =
        Each card that is not blanked scores its base strength, plus its bonus, minus its penalty. Only your own hand matters; the few exceptions say so on the card.

        - *With* means once, however many cards fit.

        - *For each* means once for every card that fits.

        - A card counts itself, too, unless its text says *other*.

        The panel beside the table shows what your hand would score now, card by card. When the match is over, the score sheet gives the reason for every point of every player.

rules-blanking =
    .title = Blanking and clearing
    .text =
        A *blanked* card is as good as not there: it has no name, no suit, no strength, no bonus and no penalty. It only takes up room in your hand.

        A penalty that is *cleared* does not happen. The card keeps everything else. Some cards clear only one word of a penalty: the *{ card-rangers }* strike out the word <army|Army>.

        It all happens in this order:

        - First, the cards that become something else.

        - Then clearing, before any penalty can do harm. It counts even if the card that clears is blanked later.

        - Then blanking. A card that is blanked itself no longer blanks anything. Cards that blank each other in a ring are all blanked, and do no harm outside the ring.

        - Then the cards blanked by their own penalty, because something is missing or something is in the way.

        - Last, the points.

rules-wild =
    .title = Cards that change
    .text =
        <wild|Wild> cards have no strength of their own, but may become what you lack:

        - *{ card-mirage }* and *{ card-shapeshifter }* take the name and the suit of a card of certain suits, whether it is in your hand or not. They take neither its strength nor its bonus nor its penalty.

        - The *{ card-doppelganger }* becomes another card of your hand, with its strength and its penalty, but not its bonus.

        Other cards leave you a choice as well: the *{ card-book_of_changes }* gives another card a new suit, and the *{ card-island }* clears the penalty of one <flood|Flood> or <flame|Flame>.

        You decide at the end. The game finds the choice that scores most and offers it first; you may choose otherwise.

rules-duel =
    .title = For two
    .text =
        With two players, both begin with no cards at all.

        Until your hand is full, you do one of these on your turn:

        - Take one card from the discard area and keep it.

        - Or take two cards from the deck, keep one and discard the other.

        Once your hand is full, your turns are as in the game for more players. The game ends when both hands are full and at least { $ending } cards lie in the discard area.

rules-hoard =
    .title = The Cursed Hoard
    .text =
        Three new suits join the game: <building|Buildings>, <outsider|Outsiders> and <undead|Undead>. You play with { $hand } cards, and { $ending } in the discard area end the game ({ $duel } with two players).

        - Most <undead|Undead> look at the discard area: what lies there makes them strong.

        - The *{ card-demon }* strikes first: every card that is alone in its suit is blanked, <outsider|Outsiders> aside.

        - The *{ card-angel }* keeps itself and one other card of your choice from being blanked.

        - At the end the *{ card-leprechaun }* draws the top card of the deck, then the *{ card-genie }* may search the deck for any card, then the *{ card-necromancer }* may take one from the discard area. Nobody may hold more than { $most } cards: whoever has more discards down to that.

        Some older cards read differently with the new suits, and the *{ card-bell_tower }* becomes a <building|Building>. The cards always show what counts in this match.

rules-controls =
    .title = At the table
    .text =
        With the mouse: click a glowing card or the deck, or drag a card to where it should go. Rest the pointer on a card to read it. A click while others play lets their cards arrive at once.

        With the keys:

        - Left and right arrows: to the next card that can be played. Enter or Space: play it.

        - D: draw from the deck. S: sort your hand. U: take back your last step, as long as nobody has played since or seen anything new.

        - Tab: to the buttons. Escape: the menu. F11 or Alt and Enter: full screen.

        Every step is saved. You can close the window at any time and go on later.

rules-rulings =
    .title = Fine print
    .text =
        Where the printed rules are silent, we play like this:

        - A card counts itself unless its text says *other*. *Other* leaves out only this very card, not its copy.

        - A card counts once for each entry of a list that fits it. The *{ card-phoenix }*, which has three suits at once, may count more than once.

        - A tie is judged by base strengths as they stand when scored: blanked cards count nothing, the *{ card-doppelganger }* counts as what it copied.

        - A <wild|Wild> card that takes a name and a suit may also take the suit alone, without a name.

        - The *{ card-doppelganger }* chooses first, then *{ card-mirage }*, *{ card-shapeshifter }* and *{ card-book_of_changes }*, and last of all *{ card-island }* and *{ card-angel }*.

        - If cards that blank themselves depend on each other in a circle, they are judged in the order of their numbers, undecided ones counting as present; what is blanked stays blanked.
