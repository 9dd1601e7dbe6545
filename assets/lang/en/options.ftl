### What the options of a new game mean, and what is told in passing.

new-variant-tip = *Classic*: three to six players, each with a full hand from the start. *For two*: both begin without cards and build their hands as they play. *Chaos*: no turns; three to seven players trade until a clock runs out.
new-module-suits-tip = Adds three suits: <building|Buildings>, <outsider|Outsiders> and <undead|Undead>. You hold one more card, the game ends two discards later, and some cards bring others into your hand at the end.
new-module-items-tip = Adds a second deck: everybody has a *Cursed Item* that can be used once. It does what no card does and counts at the end, mostly against its owner.
new-module-promos-tip = Adds two cards that were once given away: *{ card-jester }* and *{ card-phoenix }*.
new-advanced-tip = Shows the seed all chance comes from, so that you can play the same start again or share it.
new-seed-tip = Any word or number. With the same options it always gives the same cards or dice. Leave it empty, and nobody knows what’s coming.
new-seat-tip = Who sits here: a person at this computer, or an opponent.

notice-sound-on = Sound on
notice-sound-off = Sound off
