### The rules as the game tells them: one message a chapter, its name in .title.
### Paragraphs are parted by an empty line; a line that begins with "- " is a point of a list.
### Card names are taken from the cards themselves: *{ card-queen }*.

rules-goal =
    .title = The goal
    .text =
        You are building a realm out of { $hand } cards. Every card has a base strength, the number in its medallion, and every card has a bonus, a penalty or both. These depend on the other cards in your hand.

        So no card is good or bad by itself. The *{ card-dragon }* is mighty, but without a <wizard|Wizard> nobody can tame it. The *{ card-candle }* is worth next to nothing until the right book, the right bell and a <wizard|Wizard> stand around it.

        When the game ends, every hand is scored. The highest total wins.

rules-turn =
    .title = Your turn
    .text =
        Everybody starts with { $hand } cards. The first player is chosen at random; play then goes clockwise.

        On your turn you do two things:

        - Take one card: the top card of the deck, unseen, *or* any card you like from the discard area.

        - Discard one card from your hand, face up, to the discard area. It may be the card you have just drawn.

        The discard area is open to all, and everybody may take from it. What you throw away may be just what somebody else was waiting for. Cards taken from it are shown beside their new owner: they are no secret.

        On the very first turn of a game you must draw from the deck, since nothing has been discarded yet. Whenever the discard area holds no card you may take, you must draw, too.

rules-ending =
    .title = The end
    .text =
        The game ends at once when { $ending } cards lie in the discard area. Each glowing stone on the sundial stands for one discard still to come. A turn that takes from the area brings the end no closer, so it may come sooner or later than you think.

        A few cards act at the very end and bring their owner an extra card: the *{ card-necromancer }*, for one, may take a card of certain suits from the discard area.

        A tie goes to the hand whose base strengths add up to less: it made more out of less. If that is tied too, the victory is shared.

        No game goes on forever: if no card has come from the deck for { $rounds } rounds, the next player must draw.

rules-scoring =
    .title = Scoring
    .text =
        Each card that is not blanked scores its base strength, plus its bonus, minus its penalty. Only your own hand matters; the few exceptions say so on the card.

        - *With* means once, however many cards fit.

        - *For each* means once for every card that fits.

        - *Blanked unless with* and *blanked with* are the card’s own penalty: it blanks itself.

        - A card counts itself, too, unless its text says *other*.

        The panel beside the table shows what your hand would score now, card by card. When the game is over, the score sheet gives the reason for every point of every player.

rules-blanking =
    .title = Blanking and clearing
    .text =
        A *blanked* card is as good as not there: it has no name, no suit, no strength, no bonus and no penalty. It only takes up room in your hand.

        A penalty that is *cleared* has no effect. The card keeps everything else. Some cards clear only one word of a penalty: the *{ card-rangers }* strike out the word <army|Army>.

        A hand is scored in this order:

        - First come the extra cards at the end of the game.

        - Then the cards that become something else. From here on, every card keeps the suit it has now.

        - Then clearing, before any penalty can do harm. It counts even if the card that clears is blanked later.

        - Then the *{ card-demon }*, before all other blanking, on all cards at once.

        - Then the cards that blank others, beginning with those that no other card would blank. A card that is blanked itself no longer blanks anything. Cards that blank each other in a ring are all blanked, and do no harm outside the ring.

        - Then the cards that blank themselves, because something is missing or something is in the way. Each is judged once everything it depends on is settled.

        - Last, the points.

rules-wild =
    .title = Cards that change
    .text =
        <wild|Wild> cards have no strength of their own, but may become what you lack:

        - *{ card-mirage }* and *{ card-shapeshifter }* take the name and the suit of a card of certain suits, whether it is in your hand or not. They take neither its strength nor its bonus nor its penalty.

        - The *{ card-doppelganger }* becomes another card in your hand, with its strength and its penalty, but not its bonus.

        Other cards leave you a choice as well: the *{ card-book_of_changes }* gives another card a new suit, and the *{ card-island }* clears the penalty of one <flood|Flood> or <flame|Flame>.

        You decide at the end. The game finds the choice that scores the most (and among equals, the one that helps in a tie) and suggests it first; you may choose otherwise.

rules-duel =
    .title = For two
    .text =
        With two players, both start with no cards at all.

        Until your hand is full, you do one of these on your turn:

        - Take one card from the discard area and keep it.

        - Or take two cards from the deck, keep one and discard the other.

        Once your hand is full, your turns are as in the game for more players. The game ends when both hands are full and at least { $ending } cards lie in the discard area; that may be the very moment the second hand fills.

rules-hoard =
    .title = The Cursed Hoard
    .text =
        Three new suits join the game: <building|Buildings>, <outsider|Outsiders> and <undead|Undead>. You play with { $hand } cards, and { $ending } in the discard area end the game ({ $duel } with two players).

        - Most <undead|Undead> look at the discard area: what lies there makes them strong.

        - The *{ card-demon }* strikes first: every card that is alone in its suit is blanked, <outsider|Outsiders> aside.

        - The *{ card-angel }* keeps itself and one other card of your choice from being blanked.

        Some older cards read differently with the new suits, and the *{ card-bell_tower }* becomes a <building|Building>. The cards always show what counts in this game.
rules-extra =
    .title = Extra cards
    .text =
        When the game has ended, some cards bring their owner one more, in this order, whoever holds them:

        - The *{ card-leprechaun }* draws the top card of the deck. This is not optional.

        - Then the *{ card-genie }* may search the deck for any card.

        - Then the *{ card-necromancer }* may take a card of certain suits from the discard area.

        Nobody may ever hold more than { $most } cards. Excess cards are discarded to the discard area at once, but never a card that has already brought an extra one.

        The cards in the discard area are counted only when all extra cards have been taken and all excess cards discarded, so that they are the same for everybody.
rules-examples =
    .title = Examples
    .text =
        Hands with their score sheets, counted by the game itself.

        Here *{ card-mirage }* becomes the *{ card-rainstorm }*, which the *{ card-whirlwind }* has been waiting for. The *{ card-mountain }* clears the penalty of the *{ card-great_flood }*, so nothing is blanked: { $volcano } points.

        @ volcano

        The *{ card-book_of_changes }* makes the *{ card-bell_tower }* a <wizard|Wizard>, which the *{ card-bell_tower }* itself and the *{ card-candle }* both want. And seven base strengths in a row are the best run there is: { $order } points.

        @ order

        Who blanks whom? Nobody blanks the *{ card-blizzard }*, so it goes first: it blanks the *{ card-great_flood }*, which then no longer blanks the *{ card-wildfire }*. { $storm } points.

        @ storm

        With the *{ card-cavern }*, which clears the penalty of every <weather|Weather>, everything is different: the *{ card-great_flood }* is free to blank the *{ card-wildfire }*, and the *{ card-cavern }*, too. { $sheltered } points.

        @ sheltered

        Cards that blank themselves wait for what they depend on. Without any <flame|Flame>, both *{ card-smoke }* and its copy go first; then no <weather|Weather> is left to stop the *{ card-war_dirigible }*. { $smoke } points.

        @ smoke

rules-controls =
    .title = At the table
    .text =
        With the mouse: click a glowing card or the deck, or drag a card to where it should go. If one card is asked for, one click is enough; if several are, choose them and press the golden button. Rest the pointer on a card to read it. A click while others play lets their cards arrive at once.

        With the keys:

        - Left and right arrows: to the next card that can be played. Enter or Space: play it.

        - D: draw from the deck. S: sort your hand. U: take back your last step, as long as nobody has played since and nothing new has been seen.

        - Tab: to the buttons. Esc: the menu. F11 or Alt+Enter: full screen.

        Every step is saved. You can close the window at any time and pick up where you left off.

rules-rulings =
    .title = Rulings
    .text =
        Where the printed rules are silent, or do not agree, we play like this:

        - A card counts itself unless its text says *other*: in a printed example, the *{ card-bell_tower }* is the <wizard|Wizard> it asks for. *Other* leaves out only this very card, not its copy.

        - A card counts once for each entry of a list that it fits, since each entry stands for itself: the *{ card-phoenix }* counts twice for the *{ card-enchantress }*, and so does a *{ card-necromancer }* turned <undead|Undead> for the *{ card-lich }*. Two cards that bear a listed name both count.

        - A tie is judged by base strengths as they stand when scored: a blanked card has none, and the *{ card-doppelganger }* has what it copied. What counts for the points counts here, too. If those sums are tied as well, the victory is shared: nothing else is left to compare.

        - When nobody has drawn for { $rounds } rounds, the next player must. Taking a card from the discard area and discarding one leaves it as large as it was, so players could go in circles forever.

        - With two players, your turns change as soon as your own hand is full, as the English rules have it. The German ones wait for both; this way, neither player depends on the other.

        - <wild|Wild> cards may also take a suit alone, without a name, just as people say “any weapon will do.” They can become any card in the game being played, but none from modules left out: there are no such cards in this game.

        - The *{ card-doppelganger }* chooses first, then *{ card-mirage }*, *{ card-shapeshifter }* and *{ card-book_of_changes }*, and last of all *{ card-island }* and *{ card-angel }*, once every name and suit is settled. So the *{ card-doppelganger }* copies a card as it is printed: of another <wild|Wild> card its name, its suit and nothing else. Every choice may be declined.

        - Extra cards come card by card, not player by player, so that it makes no difference who sits where. A *{ card-genie }* or *{ card-necromancer }* that comes as an extra card still acts, since its moment is yet to come; a *{ card-leprechaun }* found by the *{ card-genie }* does not, since its moment has passed. If the deck is empty, there is no extra card.

        - Cards that blank each other in a ring blank nothing else: none of them comes before the others, so none gets its way.

        - A card that blanks itself waits for another only as long as that one can still make a difference. If such cards depend on each other in a circle, they are judged in the order of their numbers, undecided ones counting as present; what is blanked stays blanked. Some order is needed, and this one is the same for everybody.

        - Excess cards lie in the discard area at once, so a *{ card-necromancer }* may still take them. The card just drawn may be the one discarded, as in any turn. The game is already over: these discards neither prolong it nor end it again. Within a turn, the hand limit applies only after the discard, since as a rule cards are taken first.
rules-cards =
    .title = Individual cards
    .text =
        Rulings on individual cards, where their texts leave a question open:

        - *{ card-phoenix }*: it also counts as <flame|Flame> and <weather|Weather>, so it counts once for each of its suits wherever suits are counted, for *{ card-world_tree }*, *{ card-collector }* and *{ card-demon }*, too. Any <flood|Flood> blanks it, but only through its own penalty, since no other card can blank it: if that is cleared, by *{ card-beastmaster }*, *{ card-cavern }*, *{ card-protection_rune }* or, as it is a <flame|Flame>, by *{ card-island }*, not even the *{ card-great_flood }* does. It causes no blanking, so it does not count as <weather|Weather> for the *{ card-war_dirigible }*.

        - Copies of the *{ card-phoenix }*: the *{ card-doppelganger }* takes its name, the suit <beast|Beast>, its strength and its penalty, the *{ card-shapeshifter }* only name and <beast|Beast>. What makes it special is its bonus, and that is not copied: the *{ card-book_of_changes }* may change them, and others may blank them.

        - *{ card-judge }*: it counts cards that are not blanked, copies included, even if the penalty costs nothing now: its text speaks of penalties, not of points. A penalty that has lost a word is still there: the *{ card-dwarvish_infantry }* with the *{ card-rangers }* counts.

        - <wild|Wild> cards left as they are: the suit <wild|Wild> is printed on them, and it is a suit like others for *{ card-collector }*, *{ card-world_tree }* and *{ card-demon }*, and *{ card-wildfire }* blanks them, since its text does not spare them.

        - *{ card-lich }*, *{ card-necromancer }* and *{ card-angel }*: what they protect cannot be blanked even if they are blanked themselves, just as clearing stays. The protection also holds against the card’s own penalty: “cannot be blanked” makes no exception.

        - *{ card-demon }*: it looks at the suits after the *{ card-book_of_changes }*, since changes come before all blanking. If it is no longer an <outsider|Outsider> and is alone in its suit, it blanks itself, too, since it spares nobody but <outsider|Outsiders>; the rest stands. The *{ card-phoenix }* keeps a lone <flame|Flame> or <weather|Weather> company, since it is both.

        - *{ card-rangers }*: they do not save <army|Armies> from *{ card-wildfire }*, since that word is not on the card.

        - *{ card-war_dirigible }*: if the *{ card-rangers }* clear the word <army|Army> from its penalty, it needs none, even if they are blanked: what is cleared stays cleared. <weather|Weather> still blanks it.

        - *{ card-basilisk }*: if the *{ card-doppelganger }* copies it, both are blanked, since each blanks the other.

        - *{ card-jester }*: a blanked card has no odd strength, so a hand with one never gets the bonus for an all-odd hand.

        - *{ card-gem_of_order }* and *{ card-collector }*: several runs and several suits add up, since their texts say *for each*. Eight cards in a row pay like seven, the longest run named.

        - *{ card-chapel }*: its text says *exactly* two, so three bring nothing.

        - *{ card-fountain_of_life }*: it may count itself; its text does not say *other*.

        - *{ card-book_of_changes }*: it never makes a card <wild|Wild>, since that is not a suit any card asks for.

        - Cards in the discard area have the suit that is printed on them: what changes suits works only in a hand.
