### What the cards do: one message per effect.
### SIGNED(...) writes a number with its sign.

## Points

for-each = { SIGNED($points) } for each { $each }
for-each-discarded = { SIGNED($points) } for each { $each } in the discard area
for-each-or = { SIGNED($points) } for each { $each }, or { SIGNED($more) } each with { $given }
with = { SIGNED($points) } with { $any }
best = { $options }
without = { SIGNED($points) } without { $none }
exactly = { SIGNED($points) } if exactly { $count ->
        [2] two
       *[other] { $count }
    } of your cards count as { $kind }
first = { SIGNED($points) } each for the { $first }
further = { SIGNED($points) } for each additional { $further }
sum-of = Adds the base strength of { $of }
highest-of = Adds the highest base strength of any { $kind } in your hand
runs = For each run of consecutive base strengths: { $steps }
suit-sets = For each suit, counting differently named cards: { $steps }
step = { SIGNED($points) } for { $count }
    .last = { SIGNED($points) } for { $count } or more
all-suits-differ = { SIGNED($points) } if all your cards that are not blanked have different suits
odd = { SIGNED($each) } for each other card with an odd base strength, or { SIGNED($all) } if your whole hand is odd
for-each-other-player = { SIGNED($points) } for each other player
for-each-penalty-left = { SIGNED($points) } for each card whose penalty is not fully cleared

## Blanking

blanks = Blanks { $every }
blanks-all-but = Blanks every card except { $spared }
blanks-loners = Before any other blanking, blanks each card that is the only one of its suit, except { $spared }
blanked-unless = Blanked unless with { $any }
blanked-with = Blanked with { $any }

## Clearing and protection

clears = Clears the penalty of { $of }
clears-all = Clears the penalty of every card
clears-chosen = Clears the penalty of one { $kind } of your choice
clears-word = { $where ->
        [within] Clears the word { $word } from the penalty of { $of }
       *[everywhere] Clears the word { $word } from every penalty
    }
protects = Your { $all } cannot be blanked
protects-self = Cannot be blanked
protects-chosen = One other card of your choice cannot be blanked

## Choices

copies-hand-card = May copy one other card in your hand: its name, base strength, suit and penalty, but not its bonus
takes-name-and-suit = May take the name and suit of any { $kind } in the game, but not its base strength, bonus or penalty
changes-suit = You may change the suit of one other card; its name, base strength, bonus and penalty stay the same

## End of the game

extra-card = { $source ->
        [deck_top] At the end of the game, draw the top card of the deck as an extra card
        [deck_any] At the end of the game, you may choose any card from the deck as an extra card
       *[discard] At the end of the game, you may take one { $kind } from the discard area as an extra card
    }

## Traits

also-suits = Also counts as { $kind }
suit-fixed = Its suits cannot be changed
blanked-only-by-itself = No other card can blank it
blanks-nobody = It never causes another card to be blanked
