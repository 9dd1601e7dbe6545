### What the Cursed Items do.

timing = { $timing ->
        [replace_turn] Instead of your turn
        [after_turn] After your turn
        [as_copied] Same as the reused item
       *[any_time] Any time during your turn
    }

item-spyglass = Look at one other player’s hand. Worth { SIGNED($value_for_two) } with two players.
    .compact = look at a hand
item-sarcophagus = Put the top card of the deck into the discard area. Your turn is over.
    .compact = top card to the discard area
item-blindfold = Discard a card first, then draw one from the deck.
    .compact = discard, then draw
item-book_of_prophecy = Look at the bottom seven cards of the deck and keep them in order.
    .compact = see the bottom 7
item-crystal_ball = Name a suit. All other players show their cards of that suit to everyone.
    .compact = others show a suit
item-market_wagon = Show one of your cards. Each other player may offer up to three. Swap yours for one of these, keep it, or discard it and draw from the deck.
    .compact = offer a card to swap
item-backpack = Set aside three new items, face up. Your next three replacements come from them.
    .compact = 3 items in reserve
item-shovel = Put a card from the discard area under the deck.
    .compact = bury a discarded card
item-sealed_vault = Cover two cards in the discard area. They still count, but only you may take them; *{ card-shovel }* and *{ card-gold_mirror }* can’t touch them.
    .compact = lock 2 discarded cards
item-crystal_lens = Before taking a card, look at the top card of the deck.
    .compact = see the top card
item-larcenous_gloves = Take another player’s face-up item and use it at once. Its owner draws a new one.
    .compact = steal and use an item
item-junkyard_map = Take one of the top three discarded items and use it at once.
    .compact = use a discarded item
item-winged_boots = Put the top card of the deck into the discard area.
    .compact = top card to the discard area
item-staff_of_transmutation = Put three to eight cards from your hand under the deck and draw as many.
    .compact = exchange 3–8 cards
item-rake = Take two cards from the discard area, then discard two.
    .compact = take 2, discard 2
item-treasure_chest = Worth { $points } more with at least { $others ->
        [3] three
       *[other] { $others }
    } other items face down.
    .compact = { SIGNED($points) } with { $others } other items
item-fishhook = Draw two cards from the deck, then discard two.
    .compact = draw 2, discard 2
item-repair_kit = Use one of your face-down items again, but not *{ card-backpack }*, *{ card-sarcophagus }*, *{ card-blindfold }* or *{ card-treasure_chest }*.
    .compact = use an item again
item-hourglass = Take another turn after this one. This item is replaced only after that turn.
    .compact = another turn
item-gold_mirror = Put three cards from the discard area under the deck. The top three cards of the deck take their place.
    .compact = replace 3 discards
item-cauldron = Draw three cards. Put two of them on top of or under the deck, as you like, then discard a card.
    .compact = draw 3, keep 1
item-lantern = Name a suit. Draw up to ten cards, until one of that suit appears. Keep it and discard another card. Show the rest and shuffle them back.
    .compact = search for a suit
item-portal = Do not discard this turn: from now on your hand holds one more card.
    .compact = one more card in hand
item-wishing_ring = Put any card from the deck on top of it. Shuffle the deck at the end of your turn.
    .compact = top card of your choice
