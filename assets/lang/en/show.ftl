### The scoring as a show. $player is a player's name, $card a card's, $points a figure.

## The order of resolution
show-stage-extra = Extra cards
show-stage-choices = Choices
show-stage-clearing = Clearing
show-stage-demon = Demon
show-stage-blanking = Blanking
show-stage-conditions = Conditions
show-stage-counting = Counting

## Players
show-counted = is counted
show-waits = waits
show-decides = decides

## What is told
show-so-far = so far
show-laid-out = { $count } cards lie open. What happens to them now goes by the order of resolution.
show-extra = Came into the hand at the end of the game.
show-base-only = Its base strength, no more and no less.
show-area = Discard area
show-before = Before: { $card } { $points }
show-next-card = Next: { $card }
show-sum = { $points } points. { $card } brought the most: { $most }. The base strengths add up to { $base }.

## Choices
show-choices-of = The choices of { $player }
show-proposed = the best was proposed; change it and the count begins again
show-changed = changed by you; the best would give { $points }
show-fixed = enough thought about: this is how it stays
show-asks = { $kind ->
        [copy] shall copy
        [suit] shall change
        [clear] shall clear
        [protect] shall protect
       *[become] shall be
    }
show-as-it-is = left as it is
show-all = All { $count } …

## Buttons
show-speed = Speed ×{ $times }
show-skip = Skip
show-to-end = To the end
show-next = Next hand
show-result = The result
show-rematch = Rematch
show-sheets = Score sheets

## The end
show-margin = { $points } points: { $ahead } more than { $player }.
show-tie-base = Tied at { $points } points: the lower sum of base strengths decides, { $base } for { $player } against { $more } for { $other }.
show-tie-shared = Tied at { $points } points, and at { $base } in base strengths, too: the victory is shared.
show-record-best = Your best score yet! Before, it was { $before }.
show-record-first-win = Your first victory!
show-record-streak = { $count } victories in a row!
