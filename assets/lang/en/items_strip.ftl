### The strip with Cursed Items: what they ask, and what they show.
### $item is an item, $card and $cards are cards; $now is the one asked about, of $of in all.

## One's own item

strip-use = Use
strip-replace = Replace
strip-end-turn = End turn
strip-cancel = Cancel
strip-leave-it = Leave it
strip-your-turn-again = Your turn again
strip-take-grown = Your hand holds one more card from now on: take one, and discard none this turn.
strip-take-shuffled = Draw or take a card. The deck is shuffled after your turn.
strip-finish = Keep, replace, or use your item.
strip-finish-leave = Keep your item, or replace it.
strip-no-item = You have no item now.

## What items ask

strip-item-take = { $of ->
        [1] Take a card from the discard area.
       *[other] Take a card from the discard area: { $now } of { $of }.
    }
strip-item-discard = { $of ->
        [1] Discard a card.
       *[other] Discard a card: { $now } of { $of }.
    }
strip-item-discard-found = You have found { $card }: discard another card.
strip-item-bury = { $of ->
        [1] Which card goes under the deck?
       *[other] Which card goes under the deck? { $now } of { $of }.
    }
strip-item-under = Put { $least } to { $of } cards under the deck: card { $now }.
strip-item-back = Put back one of the cards drawn: { $now } of { $of }.
strip-item-wish = Which card goes on top of the deck?
strip-item-cover = Cover a card: { $now } of { $of }.
strip-item-suit = Name a suit.
strip-item-player = Whose hand do you want to see?
strip-item-show = Which of your cards will you show the others?
strip-item-offer = { $player } shows { $card }. Your offer: { $now } of { $of }.
strip-item-trade = What will you take for { $card }?
strip-item-trade-none = Nobody offers anything for { $card }.
strip-item-item = Which item will you use?
strip-item-reserve = Which item from your reserve comes next?
strip-reserve = Your reserve

strip-bury-it = Put it under
strip-back-it = Put it back
strip-wish-it = Put it on top
strip-cover-it = Cover it
strip-name-it = Name it
strip-look = Look
strip-show-it = Show it
strip-offer-it = Offer it
strip-swap = Swap
strip-use-it = Use it
strip-take-item = Take it
strip-enough = Enough
strip-offer-nothing = Nothing
strip-offer-no-more = No more
strip-keep-own = Keep mine
strip-discard-and-draw = Discard and draw
strip-on-top = On top
strip-underneath = Underneath
strip-where-to = { $card }: on top of the deck, or under it?
strip-player-holds = { $count ->
        [one] one card
       *[other] { $count } cards
    }
strip-offers-none = { $count ->
        [one] { $players } offers nothing.
       *[other] { $players } offer nothing.
    }
strip-offers-all = The portraits show who offers which card.
strip-items-hint = Point at an item, or use the arrow keys, to see what it does.

## What was seen

strip-close = Close
strip-seen = Cards seen
strip-seen-hand = { $player }’s hand.
strip-seen-known = What you know of { $player }’s hand.
strip-seen-top = The top card of the deck.
strip-seen-bottom = The bottom of the deck, the lowest card first.
strip-seen-suit = Cards of the suit { $kind } in other hands.
strip-seen-nothing = Nobody has a card of the suit { $kind }.
strip-seen-none = No card of the suit { $kind }: all are shuffled back, and your turn is over.
strip-seen-found = You have found { $card }. The cards before it are shuffled back.
strip-seen-deck = Cards you know to be in the deck.
strip-seen-places = Cards of the deck whose place you know, the lowest first.

## What the others are asked

strip-item-thinking = { $player } is thinking…
strip-item-offering = { $player } is offering…
strip-choosing-item = is choosing an item…
strip-offers-come = The others make their offers.
strip-offers-count = { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }
ask-pass-question = A question for { $player }
