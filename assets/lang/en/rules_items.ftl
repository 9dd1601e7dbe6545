### The rules of the Cursed Items: two chapters, as the others are written.

rules-items =
    .title = Cursed Items
    .text =
        A second deck lies on the table: { $count } Cursed Items. Everybody has one of them face up. It is not part of your hand and scores nothing while it lies there.

        On your turn you may do one of three things with it:

        - Keep it.

        - Discard it at the end of your turn and draw another.

        - Use it: it is turned face down and does what it says. At the end of your turn you draw another.

        A used item stays face down in front of you, where only you may look at it, and counts at the end: the number on it is added to your score or taken from it. Mighty items cost dearly; the few that do you harm bring points.

        - *Any time during your turn*: before you take a card, before you discard, or after that.

        - *Instead of your turn*: you neither take nor discard as usual, so it is possible only before you have taken a card.

        - Nothing can be used once the game has ended.

        When the item deck is empty, the discarded items are shuffled; if there are none either, you go without. The size of a hand and the end of the game stay as they are: { $hand } cards and { $ending } discards, or { $more } cards and { $later } discards with the suits of the Cursed Hoard.

        With two players nobody has an item until their hand is full; the first one is drawn at the end of that turn.

        What an item has shown you stays on the table for you, to be looked up again: cards you know in other hands, and places you know in the deck. It disappears when it may no longer be true.

        In a tie only cards are compared, never items.

rules-item-rulings =
    .title = Items: rulings
    .text =
        Where the printed rules are silent about Cursed Items, we play like this.

        The end of the game:

        - An item does all it has to do, and only then is the discard area counted. So *{ card-blindfold }* and *{ card-market_wagon }* still draw, or somebody would end up one card short.

        - *{ card-winged_boots }* before you take: if they fill the area, the game ends at once, as always, and you take nothing. After you have taken: you still discard, or you would end up with one card too many; then it ends. The *{ card-sarcophagus }* may end it, too.

        - If the deck is empty at the end of a turn, the game ends: nobody could go on.

        When you have to draw:

        - An item that replaces the turn will do instead, if it can be used, even on the very first turn of a game: you then take no card in the usual way.

        - *{ card-winged_boots }* on the very first turn: you may take the card they put into the discard area, since you only had to draw because the area was empty.

        - If nobody has drawn for { $rounds } rounds, a card has to leave the deck for a hand or the discard area; nothing else ends the count, because nothing else brings the end closer. So the *{ card-rake }* cannot be used, and the *{ card-market_wagon }* may only discard and draw. A *{ card-lantern }* that finds nothing leaves the duty to the next player: the deck is as large as before.

        What an item needs:

        - All the cards it acts on, or it would stop halfway: the *{ card-sealed_vault }* two and the *{ card-gold_mirror }* three that nobody has covered, the *{ card-rake }* two that you may take, the *{ card-fishhook }* two and the *{ card-cauldron }* three in the deck. *{ card-book_of_prophecy }*, *{ card-lantern }* and *{ card-junkyard_map }*, which only look for something, make do with what there is, as long as there is something.

        - The *{ card-crystal_lens }* is of use only before you take, since it helps you decide where to take from; the *{ card-portal }* only before you discard, since it spares you that discard.

        - Suits are those printed on the cards: nothing changes them before scoring. <wild|Wild> cannot be named, and a <wild|Wild> card is never the one searched for: what it becomes is decided only at the end.

        Cards on the move; what a text leaves open is up to whoever uses the item:

        - *{ card-staff_of_transmutation }*: at least three cards, at most eight or all you have, in the order you choose. Nothing is discarded, since you draw as many as you put away.

        - *{ card-cauldron }*: each of the two cards goes on top or underneath, and you choose their order.

        - *{ card-book_of_prophecy }*: the cards stay in their order; you only look at them.

        - *{ card-lantern }*: the card you keep is not shown, just like any card you draw; only the rest is. If none is found, you have gained nothing: your hand stays as it is and you discard nothing.

        - *{ card-market_wagon }*: offers are made clockwise, zero to three cards each, openly. They are binding: an offer that could be withdrawn would be worth nothing. One swap at most, then the turn is over, since the wagon has replaced it.

        - *{ card-wishing_ring }*: the deck is shuffled at the end of the turn, even if the game ends with it: a *{ card-leprechaun }* may still draw from it.

        Large hands:

        - Each *{ card-portal }* makes a hand one card larger, up to { $most } cards. At { $most } it helps no more, since nobody may hold more: you have to discard, which may end the game.

        - Without the suits of the Cursed Hoard, an extra card makes a hand no more than one card larger than usual. So the one from the *{ card-necromancer }* is too many for a hand that a *{ card-portal }* has made larger: a card is discarded again, though never the *{ card-necromancer }* that brought it. A hand made larger only by two uses of a *{ card-portal }* keeps its { $most } cards, as the *{ card-portal }* says.

        Items that use items; each works as it would by itself:

        - *{ card-larcenous_gloves }* and *{ card-junkyard_map }* may only take an item that can be used right now, since it is used at once. If it replaces the turn, it does so here, too. All these items then lie face down and count; at the end of the turn one item is drawn, not several, since only one lay face up in front of you.

        - Whoever is robbed replaces the item at once, before it does anything: nobody should go without because of somebody else’s turn. A reserve comes first, if there is one. It cannot be stolen and scores nothing, since its items are not in play yet.

        - A *{ card-treasure_chest }* taken like that is simply turned face down, since it does nothing else. With an *{ card-hourglass }* the extra turn follows this one: it always acts at the end of your turn.

        - *{ card-repair_kit }*: the item used again has its own timing and its full effect, but only the value of the *{ card-repair_kit }* is added, since the item itself counts already. It may even reuse the *{ card-larcenous_gloves }* or the *{ card-junkyard_map }* that brought it: they are face down by then.

        - With nothing face down, a *{ card-repair_kit }* would be useless: it is discarded and replaced as soon as it would lie face up in front of you, even at the start. If you have only items that cannot be used again, it stays, unusable: you may still get others.

        - *{ card-backpack }*: you set aside what there is, one item at least. The item that replaces it is the first of the three, since it is your next one; as they lie face up, you choose each time.

        - *{ card-hourglass }*: no extra turn if the game has ended, since nothing comes after the end, and no item in the extra turn: it is replaced only after that.

        - *{ card-sealed_vault }*: the cards stay visible and count for everything, since they still lie in the discard area. Your own *{ card-rake }* and *{ card-necromancer }* may take them, just as you may; those of others may not. A cover ends when its card leaves the area, and a covered card cannot be covered again, since only whoever covered it may touch it.

        - *{ card-treasure_chest }* with three other items face down: { $chest } points in all, since its own number still counts.

        What is known; the game remembers only what you could remember, too:

        - What an item shows is known to those who saw it until a shuffle or an unseen move makes it uncertain. If you know the top card and somebody draws it, you know who has it.

        - Everybody has seen what *{ card-shovel }* and *{ card-gold_mirror }* put under the deck; where the *{ card-cauldron }* and the *{ card-staff_of_transmutation }* put cards, only their user knows. After the *{ card-wishing_ring }* its user knows which cards are in the deck, until one leaves or joins it unseen.

        - Only cards are remembered, not that somebody had none of a suit: the next card may change that.
