### What the cards do: one message per effect, with a compact form for small faces.
### SIGNED(...) writes a number with its sign.

## Points

for-each = { SIGNED($points) } for each { $each }
    .compact = { SIGNED($points) } per { $icon }
for-each-discarded = { SIGNED($points) } for each { $each } in the discard area
    .compact = { SIGNED($points) } per discarded { $icon }
for-each-or = { SIGNED($points) } for each { $each }, or { SIGNED($more) } each with *{ $given }*
    .compact = { SIGNED($points) } per { $icon } ({ SIGNED($more) } with *{ $given }*)
with = { SIGNED($points) } with { $any }
    .compact = { SIGNED($points) } { $icon }
best = { $options }
    .compact = { $compact }
without = { SIGNED($points) } without { $none }
    .compact = { SIGNED($points) } without { $icon }
exactly = { SIGNED($points) } if exactly { $count ->
        [2] two
       *[other] { $count }
    } of your cards count as { $kind }
    .compact = { SIGNED($points) } with exactly { $count } of { $icon }
first = { SIGNED($points) } each for the { $first }
    .compact = { SIGNED($points) } per first { $icon }
further = { SIGNED($points) } for each further { $further }
    .compact = { SIGNED($points) } per further { $icon }
sum-of = Adds the base strength of { $of }
    .compact = + strength of all { $icon }
highest-of = Adds the highest base strength of any one { $kind } in your hand
    .compact = + highest { $icon }
runs = For each run of consecutive base strengths: { $steps }
    .compact = run of { $counts }: +{ $pays }
suit-sets = For each suit, counting differently named cards: { $steps }
    .compact = { $counts } of a suit: +{ $pays }
step = { SIGNED($points) } for { $count }
    .last = { SIGNED($points) } for { $count } or more
all-suits-differ = { SIGNED($points) } if all your cards that are not blanked have different suits
    .compact = { SIGNED($points) } if all suits differ
odd = { SIGNED($each) } for each other card with an odd base strength, or { SIGNED($all) } if your whole hand is odd
    .compact = { SIGNED($each) } per other odd card, or { SIGNED($all) } if all odd
for-each-other-player = { SIGNED($points) } for each other player
    .compact = { SIGNED($points) } per opponent
for-each-penalty-left = { SIGNED($points) } for each card whose penalty is not fully cleared
    .compact = { SIGNED($points) } per penalty left

## Blanking

blanks = Blanks { $every }
    .compact = blanks { $icon }
blanks-all-but = Blanks every card except { $spared }
    .compact = blanks all but { $icon }
blanks-loners = Before any other blanking: blanks each card that is the only one of its suit, except { $spared }
    .compact = blanks lone cards, not { $icon }
blanked-unless = Blanked without { $none }
    .compact = blanked without { $icon }
blanked-with = Blanked with { $any }
    .compact = blanked with { $icon }

## Clearing and protection

clears = Clears the penalty of { $of }
    .compact = clears { $icon }
clears-all = Clears the penalty of every card
    .compact = clears all penalties
clears-chosen = Clears the penalty of one { $kind } of your choice
    .compact = clears one { $icon }
clears-word = { $where ->
        [within] Clears the word { $word } from the penalty of { $of }
       *[everywhere] Clears the word { $word } from every penalty
    }
    .compact = { $where ->
        [within] clears the word { $icon } from { $within }
       *[everywhere] clears the word { $icon }
    }
protects = Your { $all } cannot be blanked
    .compact = { $icon } never blanked
protects-self = Cannot be blanked
    .compact = never blanked
protects-chosen = One other card of your choice cannot be blanked
    .compact = protects one card

## Choices

copies-hand-card = May copy one other card in your hand: its name, base strength, suit and penalty, but not its bonus
    .compact = copies a card, not its bonus
takes-name-and-suit = May take the name and suit of any { $kind } in the game, but not its base strength, bonus or penalty
    .compact = name and suit of any { $icon }
changes-suit = You may change the suit of one other card; its name, base strength, bonus and penalty stay the same
    .compact = changes one suit

## End of the game

extra-card = { $source ->
        [deck_top] At the end of the game, draw the top card of the deck as an extra card
        [deck_any] At the end of the game, you may choose any card from the deck as an extra card
       *[discard] At the end of the game, you may take one { $kind } from the discard area as an extra card
    }
    .compact = { $source ->
        [deck_top] end: top card of the deck
        [deck_any] end: any card from the deck
       *[discard] end: takes a discarded { $icon }
    }

## Traits

also-suits = Also counts as { $kind }
    .compact = also { $icon }
suit-fixed = Its suits cannot be changed
    .compact = suits fixed
blanked-only-by-itself = No other card can blank it
    .compact = no other card blanks it
blanks-nobody = It never causes another card to be blanked
    .compact = causes no blanking
