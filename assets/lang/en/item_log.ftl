### What happens with Cursed Items, in the chronicle; and why one cannot be used.
### $item and $items are items with their articles, $source is one without; $kind is a suit, $end is top
### or bottom.

log-item-drawn = { $player } now has { $item }.
log-item-reserve = { $player } now has { $item } from the reserve.
log-item-discarded = { $player } discards { $item }.
log-items-shuffled = The discarded items are shuffled into a new deck.
log-item-used = { $player } uses { $item }.
log-item-again = { $player } uses { $item } again.
log-item-stolen = { $player } uses { $item }, stolen from { $other }.
log-item-found = { $player } uses { $item }, taken from the discarded items.
log-laid-aside = { $player } sets aside { $items }.
log-looked = { $player } looks at { $at ->
        [hand] { $other }’s hand.
        [deck_top] the top card of the deck.
       *[deck_bottom] the bottom of the deck.
    }
log-looked-cards = { $player } looks at { $at ->
        [hand] { $other }’s hand: { $cards }.
        [deck_top] the top card of the deck: { $cards }.
       *[deck_bottom] the bottom of the deck: { $cards }.
    }
log-named-suit = { $source }: { $player } names { $kind }.
log-showed = { $player } shows { $cards }.
log-showed-none = { $player } has nothing to show.
log-offered = { $player } offers { $card }.
log-offered-none = { $player } passes.
log-swapped = { $player } swaps { $card } for { $other }’s { $got }.
log-turned-up = From the deck to the discard area: { $card }.
log-buried = { $player } puts { $card } under the deck.
log-put-back = { $player } puts a card { $end ->
        [top] on top of the deck.
       *[bottom] under the deck.
    }
log-put-back-card = { $player } puts { $card } { $end ->
        [top] on top of the deck.
       *[bottom] under the deck.
    }
log-wished = { $player } puts a card from the deck on top.
log-wished-card = { $player } puts { $card } on top of the deck.
log-search-found = { $player } finds a card of the suit { $kind }; { $count ->
        [0] it was the first card.
        [one] one other card is shuffled back.
       *[other] { $count } other cards are shuffled back.
    }
log-search-card = { $player } finds { $card }; { $count ->
        [0] it was the first card.
        [one] one other card is shuffled back.
       *[other] { $count } other cards are shuffled back.
    }
log-search-failed = { $player } finds no { $kind } in { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
log-covered = { $player } covers { $card }.
log-hand-grew = { $player } holds { $size } cards from now on, and discards none this turn.
log-plays-again = { $player } takes another turn.
log-deck-shuffled = The deck is shuffled.

illegal-covered = Another player has covered this card.
illegal-item-taken = This item can only be used before you take a card.
illegal-item-after = This item can only be used at the end of your turn.
illegal-item-replace = An item can only be replaced at the end of your turn.
illegal-item-discarded = This item can only be used before you discard.
illegal-item-area = There aren’t enough cards for it in the discard area.
illegal-item-covered = There aren’t enough cards for it in the discard area: covered ones don’t count.
illegal-item-nobody = Nobody else has any cards.
illegal-item-none = There is no item it could use now.
