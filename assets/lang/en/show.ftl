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
show-counted = being scored
show-waits = waiting
show-decides = deciding

## What is told
show-so-far = so far
show-laid-out = { $count ->
        [one] One card is laid out. What happens to it now follows the order of resolution.
       *[other] { $count } cards are laid out. What happens to them now follows the order of resolution.
    }
show-base-only = Its base strength, no more and no less.
show-area = Discard area
show-before = Before: { $card } { $points }
show-next-card = Next: { $card }
show-sum = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } { $card } brought the most: { $most }. The base strengths add up to { $base }.

## Choices
show-choices-of = { $player }’s choices
show-proposed = the best choice is suggested; change it and the count starts over
show-changed = changed by you; the best choice would give { $points }
show-all-same = every answer gives the same total
show-fixed = that was enough thinking: this is how it stays
show-weighed = every answer is being counted…
show-asks = { $kind ->
        [copy] should copy
        [suit] should change
        [clear] should clear
        [protect] should protect
       *[become] should be
    }
show-as-it-is = left as it is
show-means = { $kind ->
        [copy] { $by } counts as { $card }: with its name, suit, base strength and penalty, but not its bonus.
        [clear] The penalty of { $card } does not count.
        [protect] Nothing can blank { $card }.
       *[become] { $by } takes the name { $card } and its suit { $suit }, but not its base strength, bonus or penalty.
    }
show-means-suit = { $by } takes the suit { $suit } alone: no card’s name, no bonus and no penalty.
show-means-change = { $card } becomes { $suit }; its name, base strength, bonus and penalty stay the same.
show-means-nothing = { $by } does not use its choice: every card stays as it is printed.
show-all = All { $count }…

## Buttons
show-speed = Speed ×{ $times }
show-skip = Skip
show-to-end = To the end
show-next = Next hand
show-keep = Keep choices
show-result = Result
show-rematch = Rematch
show-sheets = Score sheets
show-ranking = Ranking

## The end
show-margin = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $ahead ->
        [one] { $ahead } point more than { $player }.
       *[other] { $ahead } points more than { $player }.
    }
show-tie-base = Tied at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the lower sum of base strengths wins, { $base } for { $player } against { $more } for { $other }.
show-tie-shared = Tied at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and at { $base } in base strengths: the victory is shared.
record-best-realms = Your best score yet! Your previous best was { $before }.
record-best-stories = Your most stories yet! Your previous best was { $before }.
record-first-win = Your first victory!
record-streak = { $count ->
        [one] A victory!
       *[other] { $count } victories in a row!
    }
