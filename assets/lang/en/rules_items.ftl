### The rules of the Cursed Items: two chapters, as the others are written.

rules-items =
    .title = Cursed Items
    .text =
        A second deck lies on the table: { $items } Cursed Items. Everybody has one of them face up. It belongs to nobody’s hand and scores nothing while it lies there.

        On your turn you may do one of three things with it:

        - Leave it.

        - Discard it at the end of your turn and draw another.

        - Use it: it is turned face down and does what it says. At the end of your turn you draw another.

        A used item stays face down in front of you and counts at the end: the number on it is added to your score or taken from it. Mighty items cost dearly; a few that hurt you pay. Ties look only at your cards, never at items.

        - *Any time* means at any moment of your own turn: before you take a card, before you discard, or after.

        - *Instead of your turn* means just that: you neither take nor discard, so it is possible only before you have taken a card.

        - Nothing can be used once the game has ended.

        When the deck of items is used up, the discarded ones are shuffled. Without the suits of the Cursed Hoard you play with { $hand } cards and to { $ending } discards as usual, with them with { $more } cards and to { $later }.

        With two players nobody has an item until the hand is full; the first one is drawn at the end of that turn.

        What you have seen by an item stays on the table for you: cards you know in other hands, and places you know in the deck. It disappears when it may no longer be true.

rules-item-rulings =
    .title = Items: rulings
    .text =
        The end of the game:

        - An item does all it has to do, and only then the discard area is counted. *{ card-blindfold }* and *{ card-market_wagon }* still draw, or somebody would end with a card too few.

        - *{ card-winged_boots }* before you take: if the area is full, the game ends and nothing is taken. After you have taken: you discard, then it ends. The *{ card-sarcophagus }* may end it, too.

        - If the deck is empty at the end of a turn, the game ends: nobody could go on.

        - If a card has to leave the deck because nobody has drawn for { $rounds } rounds, the *{ card-rake }* cannot be used and the *{ card-market_wagon }* may only discard and draw. A *{ card-lantern }* that finds nothing leaves the duty to the next player.

        What an item needs:

        - All the cards it acts on: the *{ card-sealed_vault }* two, the *{ card-gold_mirror }* three that nobody has covered, the *{ card-rake }* two that you may take, the *{ card-fishhook }* two in the deck, the *{ card-cauldron }* three. *{ card-book_of_prophecy }*, *{ card-lantern }* and *{ card-junkyard_map }* use what there is, but there must be something.

        - The *{ card-crystal_lens }* is of use only before you take, the *{ card-portal }* only before you discard.

        - Suits are those printed on the cards: nothing changes them before the end. <wild|Wild> cannot be named, or it would find cards of any kind.

        Cards on the move:

        - *{ card-staff_of_transmutation }*: at least three cards, at most eight or all you have, in the order you choose; nothing is discarded.

        - *{ card-cauldron }*: each of the two cards goes on top or under the deck as you like.

        - *{ card-lantern }*: the card you keep is not shown. Without a match your hand stays as it is and nothing is discarded.

        - *{ card-market_wagon }*: offers are made clockwise, none to three cards each, openly and binding. One swap at most, then the turn is over.

        - *{ card-wishing_ring }*: the deck is shuffled at the end of the turn, even if the game ends with it.

        Large hands:

        - Each *{ card-portal }* makes a hand one card larger, up to { $most } cards. At { $most } it helps no more: you have to discard, which may end the game.

        - Without the suits of the Cursed Hoard, a *{ card-necromancer }* that brings a hand to { $most } cards or more costs a card, though never itself. Two *{ card-portal }* uses alone keep { $most } cards.

        Items that use items:

        - Only an item that can be used right now may be taken by *{ card-larcenous_gloves }* or *{ card-junkyard_map }*. If it replaces the turn, it does so here, too. Both items then lie face down and count; at the end of the turn one item is drawn, not two.

        - Whoever is robbed draws a new item at once, before yours acts; from the reserve first, if there is one. A reserve cannot be stolen and scores nothing.

        - A stolen *{ card-treasure_chest }* is simply turned face down. After a stolen *{ card-hourglass }* the extra turn follows this one.

        - A *{ card-repair_kit }* counts only for itself, but the item used again has its full effect and its own timing. It may also use the *{ card-larcenous_gloves }* or the *{ card-junkyard_map }* that brought it.

        - With nothing face down a *{ card-repair_kit }* would be useless: it is discarded and replaced as soon as it would lie before you. If you have only items that cannot be used again, it stays.

        - *{ card-backpack }*: you take what there is; the item that replaces it is already one of the three. You choose each time.

        - *{ card-hourglass }*: no extra turn if the game has ended, and no item in the extra turn, for you get one only afterward.

        - *{ card-sealed_vault }*: the cards stay visible and count for everything. Your own *{ card-rake }* and *{ card-necromancer }* may take them. A cover ends when its card leaves the area; a covered card cannot be covered again.

        - *{ card-treasure_chest }* with three others face down: { $chest } points in all.

        What is known:

        - What an item shows is known to those who saw it until a shuffle or an unseen move makes it uncertain. If you know the top card and somebody draws it, you know who has it.

        - After the *{ card-wishing_ring }* its user knows which cards are in the deck, until one leaves it unseen.

        - Only cards are remembered; that somebody had none of a suit is not.
