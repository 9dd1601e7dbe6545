### The score sheet: why a card brings what it brings.
### $rule is a card's own text, $cards and $by are card names.

## Reasons

why-counted = { $rule }
why-counted-cards = { $rule } ({ $cards })
why-blanked-by = Blanked by { $by }
why-blanked-self = Blanked by itself
why-blanked-with = Blanked by itself, with { $by }
why-blanked-without = Blanked by itself, without { $none }
why-blanked-ring = Blanked in a ring with { $by }
why-brought = Extra card, brought by { $by } from the { $source ->
        [discard] discard area
       *[deck] deck
    }
why-cleared = Penalty cleared by { $by }
why-word-cleared = The word { $word } cleared by { $by }
why-protected = Cannot be blanked, thanks to { $by }
why-copies = Copies { $name }
why-takes-name = Counts as { $name }
why-takes-suit = Counts as { $kind }
why-changed = Changed to { $kind } by { $by }

## The score pad

pad-base = Base
pad-bonus = Bonus
pad-penalty = Penalty
pad-total = Total
pad-blanked = blanked

## What is wrong with a hand

bad-json = This is not the expected JSON object.
bad-json-part = This is not the expected JSON object: “{ $key }” is missing or has the wrong form.
bad-card = There is no card “{ $key }”.
bad-card-module = “{ $key }” belongs to the module “{ $module }”, which is not in use.
bad-item = There is no Cursed Item “{ $key }”.
bad-items-module = Cursed Items need the module “items”, which is not in use.
bad-twice = “{ $key }” appears twice.
bad-too-many = A hand holds at most { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }, not { $count }.
bad-players = A game is for { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, not { $count }.
bad-module = There is no module “{ $key }”.
bad-choice-absent = A choice was made for “{ $key }”, which is not in the hand.
bad-choice-none = “{ $key }” offers no choice.
bad-choice-target = “{ $key }” can’t choose “{ $target }”.
bad-choice-form = The choice for “{ $key }” has the wrong form.
