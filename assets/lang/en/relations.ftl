### What cards do for each other, told from one of them, and what they would bring.
### $target, $by and $cards are card names, $rule is a card's own text.

relation-pays = { $target } { SIGNED($points) }
relation-pays-with = { $target } { SIGNED($points) } with { $cards }
relation-paid = { SIGNED($points) } from { $by }
relation-costs = { SIGNED($points) } because of { $by }
relation-blanks = Blanks { $target }
relation-blanked-itself = With it, { $target } blanks itself
relation-clears = Clears the penalty of { $target }
relation-clears-word = Clears the word { $word } from { $target }
relation-protects = Keeps { $target } from being blanked
relation-copied = Copied by { $target }
relation-changes = Changes { $target } to { $kind }
relation-lacks = Missing: { $rule }
relation-lacks-for = Missing for { $target }: { $rule }

gain-if-taken = if taken:
gain-if-discarded = if discarded:
gain-if-back = if put back:

settings-arrows = Arrows between cards (R)
settings-gains = What cards would add (V)
