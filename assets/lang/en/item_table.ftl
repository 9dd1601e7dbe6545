### Cursed Items on the table and in the scoring, and what they mean when the mouse rests on them.

table-used-items = Your used items
table-item-next = New item after your turn
table-item-reserve = Next item from your reserve
table-item-first = First item when your hand is full
table-item-none = No items are left
table-item-deck = Cursed · { $count }
table-item-discard = Discarded · { $count }
table-items-used = { $count ->
        [one] One used item
       *[other] { $count } used items
    }
show-stage-items = Items
show-items = { $count ->
        [one] One Cursed Item face down
       *[other] { $count } Cursed Items face down
    }
show-sum-items = Cursed Items face down: { $points }.
show-next-items = Next: the Cursed Items
tip-items-row = The Cursed Items face down in front of you count with your hand: { $items }.
tip-item-deck = { $count ->
        [one] One Cursed Item is left to draw.
       *[other] { $count } Cursed Items are left to draw.
    }
    When none is left, the discarded ones are shuffled into a new deck.
tip-item-deck-empty = No Cursed Item is left to draw; the discarded ones are shuffled into a new deck when one is needed.
tip-item-discard = { $count ->
        [one] One Cursed Item has been discarded.
       *[other] { $count } Cursed Items have been discarded.
    }
tip-item-discard-empty = Cursed Items that are replaced by others come here.
tip-own-item-none = No Cursed Item lies face up in front of you now.
tip-used-sum = Your used items together: { $points }. { $items }.
tip-used = Used items, together { $points }: { $items }.
tip-item-up = Cursed Item: { $item }.
tip-item-none = No Cursed Item lies face up here.
tip-reserve = Set aside for later: { $items }.
tip-item-worth = { $item } { $points }
tip-known-seen = { $count ->
        [one] Everybody knows one of them: it was taken or shown openly.
       *[other] Everybody knows { $count } of them: they were taken or shown openly.
    }
tip-known-private = { $count ->
        [one] You alone have seen one more; the eye marks it.
       *[other] You alone have seen { $count } more; the eye marks them.
    }
tip-deck-top = On top, as you have seen: { $cards }.
tip-deck-bottom = At the bottom, lowest first: { $cards }.
tip-deck-in = Also in it, place unknown: { $cards }.
tip-hand-grown = A hand of { $size } cards from now on.
tip-covered = Only { $player } may take it.
tip-covered-own = Only you may take it.
