### The words of the window.

label-bonus = Bonus
label-penalty = Penalty

## Title

title-continue = Continue
title-new-game = New game
title-quit = Quit

## The table

table-your-turn = Your turn
table-draw-or-take = Your turn: draw or take a card
table-discard = Discard a card
table-keep = Keep one of the two cards
table-bring = { $card }: choose an extra card
table-excess = Too many cards: give one up
table-choose = { $card }: what shall it be?
table-thinking = { $player } is thinking
table-deck = Deck · { $count }
table-left = Discards left
table-realm = Your realm
table-now = if scored now
table-chronicle = Chronicle
table-total = Total
table-undo = Undo
table-sort = Sort hand
table-menu = Menu
table-without = Do without
table-best = best
table-you = Alwyn

menu-resume = Back to the table
menu-concede = Give up
menu-leave = Save and leave

## Scoring

scoring-won = You win!
scoring-shared = A shared victory
scoring-lost = { $player } wins
scoring-title = Back to the title

## New game

new-title = New game
new-players = Players
new-module-suits = Cursed Hoard: new suits
new-module-promos = Promo cards
new-opponent = Opponent { $number }
new-begin = To the table
new-back = Back
on = yes
off = no

## Settings

title-settings = Settings
settings-language = Language
settings-speed = Animations
settings-speed-normal = normal
settings-speed-fast = fast
settings-motion = Reduced motion
settings-live = Show my score
settings-scale = Size of the table
settings-folder = Your data lies in { $folder }
