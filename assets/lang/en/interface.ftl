### The words of the window.

label-bonus = Bonus
label-penalty = Penalty

## The games

game-realms = Fantasy Realms

## Title

title-continue = Continue
title-new-game = New game
title-daily = Daily deal
title-daily-played = today: { $points } points, place { $place }
title-daily-conceded = today: given up
title-rules = Rules
title-statistics = Statistics
title-settings = Settings
title-quit = Quit
title-unwritable = Nothing can be kept in { $folder }. You can play, but it will be forgotten.
store-damaged = { $file } was damaged. It was put aside as { $aside }.
store-not-a-file = { $file } was not a file. It was put aside as { $aside }.
store-unreadable = { $file } could not be read: { $why }
store-settings = { $file } holds values that make no sense; the usual ones count instead: { $names }
store-settings-unsaved = Your settings count for now. { $why }
store-statistics-newer = { $file } comes from a newer version and was left as it is. Matches you play now are not counted.
store-statistics-unusable = { $file } could not be used and was left as it is. Matches you play now are not counted. { $why }

## Questions

ask-no = No, go back
ask-replace = Another match is still in progress. Give it up for this one?
ask-replace-yes = Yes, begin
ask-concede = Give up? A computer opponent plays on for you, and the game is lost.
ask-concede-yes = Yes, give up
ask-pass = Now it is the turn of { $player }
ask-pass-yes = I am { $player }
ask-which-game = Which game?

## The table

table-choose = { $card }: { $kind ->
        [copy] which card shall it copy?
        [suit] which card shall change its suit?
        [clear] whose penalty shall it clear?
        [protect] which card shall it protect?
       *[become] what shall it be?
    }
table-deck = Deck · { $count }
table-left = Discards left
table-realm = Your realm
table-now = if scored now
table-counting = counting …
table-unknown = unknown cards
table-chosen = Your choices
table-which = What would you like to do?
table-if = if you { $how ->
    [take] take { $card }
    [keep] keep { $card }
   *[discard] discard { $card }
 }
table-best-after = best after { $how ->
    [take] taking { $card }
    [keep] keeping { $card }
   *[discard] discarding { $card }
 }
table-chronicle = Chronicle
table-total = Total
table-draw = Draw from deck
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
scoring-conceded = gave up
scoring-played-on = { $player } gave up; a computer opponent made these points.
scoring-nobody = Nobody wins
scoring-lost = { $player } wins
scoring-again = Play again
scoring-title = Back to the title

## New game

new-title = New game
new-game = Game
new-variant = Rules
new-variant-turns = Classic, 3 to 6
new-variant-duel = For two
new-module-suits = Cursed Hoard
new-module-items = Cursed Items
new-module-promos = Promo cards
new-advanced = Advanced
new-seed = Seed
new-seed-note = the same seed deals the same cards
new-seed-random = at random
new-seat = Seat { $number }
new-person = Person
new-empty = Empty
new-guest = Guest { $number }
new-plugin = A plugin of yours.
new-nobody = Somebody has to play: choose a person for at least one seat.
new-begin = To the table
new-back = Back
on = yes
off = no

## Settings

settings-language = Language
settings-name = Your name
settings-portrait = Portrait
settings-full-screen = Full screen
settings-scale = Text size
settings-speed = Animations
settings-speed-normal = normal
settings-speed-fast = fast
settings-reduced-motion = Reduced motion
settings-live-score = Show my score
settings-confirmations = Ask before giving up
settings-thinking-seconds = Opponents think for at most
settings-seconds = { $value } s
settings-effects-volume = Sounds
settings-music-volume = Hearth and lute
settings-percent = { $value }%
settings-folder = Your data lies in { $folder }
settings-silent = No sound device was found
settings-licences = Licenses

## Licenses

licences-game = This game
licences-fonts = Typefaces
licences-python = Python
licences-packages = Python packages
licences-libraries = Libraries
licences-texts = General licenses

## Statistics

statistics-played = matches played
statistics-won = won
statistics-best = best realm
statistics-mean = average
statistics-none = Nothing yet. Your first match will be written down here.
statistics-place = place { $place }
statistics-conceded = given up

## When something goes wrong

crash-title = Something went wrong
crash-text = The game stumbled over a mistake of ours. Your match is kept up to the last move, and you can go on from the title.
crash-what = What happened: *{ $what }*
crash-log = More about it is in the log: { $file }

note-already-open = Another window is open with the folder { $folder }. Close it first, or go on playing there.
    .title = Storied Realms is already open
note-no-start = { $why }
    .title = Storied Realms could not start
note-stopped = { $why } More about it is in the log: { $file }
    .title = Storied Realms had to stop
note-no-screen = No screen was found: without one nothing of the game could be seen. Start it from a desktop, or name a driver in SDL_VIDEODRIVER.
    .title = Storied Realms needs a screen
note-ok = All right
