### What Cursed Items do, step by step. $number is $count in words; $then is yes where a step follows
### another one.

timing = { $timing ->
        [replace_turn] Instead of your turn
        [after_turn] After your turn
        [as_copied] Same as the reused item
       *[any_time] Any time during your turn
    }

count-2 = two
count-3 = three
count-7 = seven
count-8 = eight
count-10 = ten

step-deck_top-area = { $then ->
        [yes] Then put
       *[no] Put
    } the top { $count ->
        [one] card
       *[other] { $number } cards
    } of the deck into the discard area.
step-hand-area = { $drawn ->
        [no] Then discard another card.
       *[any] { $then ->
            [yes] Then discard { $count ->
                [one] a card
               *[other] { $number } cards
            }.
           *[no] Discard a card first.
        }
    }
step-deck_top-hand = { $count ->
        [0] Then draw as many.
        [one] Then draw a card from the deck.
       *[other] Draw { $number } cards from the deck.
    }
step-area-deck_bottom = Put { $count ->
        [one] a card
       *[other] { $number } cards
    } from the discard area under the deck.
step-area-hand = Take { $count ->
        [one] a card
       *[other] { $number } cards
    } from the discard area.
step-hand-deck_bottom = Put { $number } to { $most } cards from your hand under the deck.
step-hand-deck_ends = Put { $number } of them on top of or under the deck, as you like.
step-deck-deck_top = Put any card from the deck on top of it.
step-look_at_hand = Look at one other player’s hand.
step-look_at_deck = { $end ->
        [deck_top] Before taking a card, look at the top card of the deck.
       *[deck_bottom] Look at the bottom { $number } cards of the deck and keep them in order.
    }
step-name_suit = Name a suit.
step-reveal_suit = All other players show their cards of that suit to everyone.
step-search_suit = Draw up to { $number } cards until one of that suit appears, and keep it. Show the rest and shuffle them back.
step-barter = Show one of your cards. Each other player may offer up to { $number }. Swap yours for one of these, keep it, or discard it and draw from the deck.
step-lay_aside = Set { $number } new items aside, face up. Your next { $number } replacements come from them.
step-cover = Cover { $number } cards in the discard area. They still count, but only you may take them; { $safe } can’t touch them.
step-use_another = { $source ->
        [other_player] Take another player’s face-up item and use it at once. Its owner draws a new one.
        [discards] Take one of the top { $number } discarded items and use it at once.
       *[face_down] Use one of your face-down items again, except { $but }.
    }
step-grow_hand = Do not discard this turn: from now on your hand holds one more card.
step-turn_again = Take another turn after this one. This item is replaced only after that turn.
step-shuffle_later = Shuffle the deck at the end of your turn.
item-for-two = Worth { SIGNED($value) } with two players.
item-hoard = Worth { $points } more with at least { $number } other items face down.

## In a few words, for a small face

brief-spyglass = look at a hand
brief-sarcophagus = discard top card as a turn
brief-blindfold = discard, then draw
brief-book_of_prophecy = see the bottom 7
brief-crystal_ball = others show a suit
brief-market_wagon = offer a card to swap
brief-backpack = 3 items in reserve
brief-shovel = bury a discarded card
brief-sealed_vault = cover 2 discards
brief-crystal_lens = see the top card
brief-larcenous_gloves = steal and use an item
brief-junkyard_map = use a discarded item
brief-winged_boots = discard top card any time
brief-staff_of_transmutation = exchange 3–8 cards
brief-rake = take 2, discard 2
brief-treasure_chest = { SIGNED($points) } with { $others } other items
brief-fishhook = draw 2, discard 2
brief-repair_kit = use an item again
brief-hourglass = another turn
brief-gold_mirror = replace 3 discards
brief-cauldron = draw 3, keep 1
brief-lantern = search for a suit
brief-portal = one more card in hand
brief-wishing_ring = top card of your choice
