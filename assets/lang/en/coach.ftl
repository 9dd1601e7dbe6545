### The coach: what had better be done, and why.
### $card, $gone, $target and $item are names, $rule is a card's own text, $what a relation between cards.

## The button, and what is said about it

table-hint = Hint
tip-hint = Tells you what the coach would do, and why. Hints are counted. (H)
tip-hint-not = The coach speaks when it is your turn to decide.
keys-hint = a hint from the coach
hint-thinking = The coach is thinking…
hint-failed = The coach does not know either.
hints-taken = { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }

## The heading: estimates

hint-title = Hint
hint-title-points = Hint: { $points ->
        [one] ≈ { $points } point
       *[other] ≈ { $points } points
    }
hint-title-both = Hint: ≈ { $percent }% to win, { $points ->
        [one] ≈ { $points } point
       *[other] ≈ { $points } points
    }

## What to do

hint-said = { $do }. { $why }
hint-draw = Draw from the deck
hint-take-discard = Take { $card } and discard { $gone }
hint-pick = { $how ->
        [keep] Keep { $card }
        [discard] Discard { $card }
        [excess] Discard { $card }
        [bury] Put { $card } under the deck
        [under] Put { $card } under the deck
        [cover] Cover { $card }
        [show] Show { $card }
        [offer] Offer { $card }
        [item] Use { $card }
       *[take] Take { $card }
    }
hint-put = { $end ->
        [top] Put { $card } on top of the deck
       *[bottom] Put { $card } under the deck
    }
hint-use = Use { $item }
hint-replace = Replace your item
hint-done = End your turn
hint-player = Choose { $player }
hint-suit = Name { $kind }
hint-discard-and-draw = Discard it and draw
hint-without = Skip this

## Why

coach-both = { $first } { $second }
coach-helps = { $what }; all in all { SIGNED($points) } if scored now.
coach-gain = That is { SIGNED($points) } if scored now.
coach-later = It pays off in the long run.
coach-open = Within reach for { $target }: { $rule }.
coach-denies = { $player } holds { $card } and would get { SIGNED($points) } from this one.
coach-ends = That ends the game, and your hand scores { $points }.
coach-blanked = It is blanked anyway.
coach-harms = It does harm: { $what }.
coach-least = { $points ->
        [one] No other discard leaves you with more than { $points } point.
       *[other] No other discard leaves you with more than { $points } points.
    }
coach-draw-known = You know what lies on top: { $card }.
coach-draw-two = You see two cards and keep one of them.
coach-draw = { $count ->
        [0] None of the { $of } cards you have not seen improves your hand at once.
        [one] One of the { $of } cards you have not seen improves your hand at once.
       *[other] { $count } of the { $of } cards you have not seen improve your hand at once.
    }
coach-suit = { $count ->
        [0] No card of that suit is hidden anymore.
        [one] One card of that suit is still hidden.
       *[other] { $count } cards of that suit are still hidden.
    }
coach-replace = The one you have cannot help you.
coach-done = Nothing more can be done for your hand.
coach-near = The game may end before your next turn.
