### The words of the window.

label-bonus = Bonus
label-penalty = Penalty

## The games

game-realms = Fantasy Realms

## Title

title-continue = Continue
title-new-game = New game
title-daily = Daily game
title-waiting = a game is waiting
title-tile-realms = Cards and cunning for two to seven
title-tile-stories = Dice and adventures for two to six
title-daily-played = today: { $score }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
title-daily-conceded = today: gave up
title-rules = Rules
rules-search = Search
rules-search-nothing = Nothing found.
title-statistics = Statistics
title-settings = Settings
title-quit = Quit
title-unwritable = Can’t save to { $folder }; progress will be lost when you quit.
store-damaged = { $file } was damaged and has been set aside as { $aside }.
store-not-a-file = { $file } was not a file and has been set aside as { $aside }.
store-unreadable = { $file } could not be read. { $why }
reason-denied = Access was denied.
reason-read-only = The disk is read-only.
reason-locked = Another program is using the file.
reason-full = The disk is full.
reason-unknown = The log says more.
store-settings = { $file } contains values that make no sense; the defaults are used instead: { $names }
store-settings-unsaved = Your settings will last only until you quit. { $why }
store-statistics-newer = { $file } comes from a newer version and was left as it is. Games you play now are not counted.
store-statistics-unusable = { $file } could not be used and was left as it is. Games you play now are not counted. { $why }

## Questions

ask-no = No, go back
ask-replace = Another game is still in progress. Give it up for this one?
ask-replace-yes = Yes, start
ask-concede = Give up? A computer opponent plays on in your seat, and the game counts as lost.
ask-concede-yes = Yes, give up
ask-pass = It’s { $player }’s turn
ask-pass-yes = I’m { $player }

## The table

table-choose = { $card }: { $kind ->
        [copy] Which card should it copy?
        [suit] Which card should change its suit?
        [clear] Whose penalty should it clear?
        [protect] Which card should it protect?
       *[become] What should it become?
    }
table-deck = Deck · { $count }
table-left = Discards left
table-realm = Your realm
table-at-best = at best
table-now = if scored now
table-counting = counting…
table-unknown = unknown cards
table-chosen = Your choices
table-which = What would you like to do?
table-if = if you { $how ->
    [take] take { $card }
    [keep] keep { $card }
    [back] put { $card } back
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
table-without = Skip
table-best = best
table-you = Alwyn

menu-resume = Back to the table
menu-concede = Give up
menu-leave = Save and leave

## Scoring

scoring-won = You win!
scoring-shared = Shared victory
scoring-conceded = gave up
scoring-played-on = { $player } gave up; a computer opponent scored these points.
scoring-nobody = Nobody wins
scoring-lost = { $player } wins
scoring-title = Back to title screen

## New game

new-title = New game
new-variant = Rules
new-variant-turns = Classic, 3 to 6
new-variant-duel = For two
new-module-suits = The Cursed Hoard
new-module-items = Cursed Items
new-module-promos = Promo cards
new-advanced = Show the seed
new-seed = Seed
new-seed-note = same seed, same game
new-seed-random = random
new-seat = Seat { $number }
new-person = Person
new-empty = Empty
new-guest = Guest { $number }
new-plugin = One of your plugins.
new-nobody = Somebody has to play: choose a person for at least one seat.
new-begin = Start game
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
settings-thinking-time = Opponents’ thinking time
settings-seconds = { $value } s
settings-effects-volume = Sound effects
settings-music-volume = Music
settings-ambience-volume = Hearth fire
settings-percent = { $value }%
settings-folder = Your data is stored in { $folder }
settings-silent = No sound device found
settings-remembered = remembered values
settings-licences = Licenses

## Licenses

licences-game = This game
licences-fonts = Typefaces
licences-python = Python
licences-packages = Python packages
licences-libraries = Libraries
licences-texts = General licenses

## Statistics

score-realms = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .several = points
    .best = best realm
statistics-played = { $count ->
        [one] game played
       *[other] games played
    }
statistics-won = { $count ->
       *[other] won
    }
statistics-mean = average
statistics-none = Nothing yet. Your first game will be recorded here.
statistics-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
statistics-conceded = gave up

## When something goes wrong

crash-title = Something went wrong
crash-text = The game stumbled over a mistake of ours.
crash-saved = Your game is saved up to the last move, and you can resume it from the title screen.
crash-log = The log says more: { $file }

note-already-open = Another window is using the folder { $folder }. Close it first, or keep playing there.
    .title = Storied Realms is already open
note-no-start = Something is wrong with the program or this computer. The log says more: { $file }
    .title = Storied Realms could not start
note-stopped = Your game is saved up to the last move. The log says more: { $file }
    .title = Storied Realms had to stop
note-no-screen = No screen was found, and without one there would be nothing to see. Start the game from a desktop, or name a driver in SDL_VIDEODRIVER.
    .title = Storied Realms needs a screen
note-ok = OK
