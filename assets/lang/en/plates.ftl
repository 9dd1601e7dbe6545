### What players did last, on the plates with their names.

did-take = took { $card }
did-discard = discarded { $card }
did-both = took { $taken }, discarded { $card }
did-bring = took an extra card
did-decline = passed
plate-your-turn = your turn
plate-asked = you are asked
plate-decide = your decision
plate-taken = taken
plate-drawn = drawn
plate-thinking = thinking …
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Beside the total

table-best-take = best take { $points }
table-before = before { $points }
table-without-extra = without extra card { $points }
