### What players did last, on the plates with their names. $item is an item with its article, $card,
### $cards, $taken and $got are cards as they stand in a sentence; $got-name is the bare name of what was
### somebody's own.

did-take = took { $card }
did-discard = discarded { $card }
did-both = took { $taken }, discarded { $card }
did-bring = took an extra card
did-decline = passed
did-use = used { $item }
# Two of these, one after the other.
did-and = { $first }, { $then }
did-look-you = looked at your hand
did-look-other = looked at { $player }’s hand
did-name = named { $suit }
did-see-you = named { $suit }, saw your { $cards }
did-see-cards = saw your { $cards }
did-see-count = { $count ->
        [one] saw one of your cards
       *[other] saw { $count } of your cards
    }
did-see-none = named { $suit }, you had none
did-steal-you = stole your { $item-name }
did-swap-you = swapped { $card } for your { $got-name }
did-get-you = took your { $got-name }
plate-your-turn = your turn
plate-asked = your answer
plate-decide = your decision
plate-taken = taken
plate-drawn = drawn
plate-thinking = thinking…
plate-item-thinking = { $item }: thinking…
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Beside the total

table-best-take = best take { $points }
table-before = before { $points }
table-without-extra = without extra card { $points }
