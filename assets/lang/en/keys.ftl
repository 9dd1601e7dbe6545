### The keys, and what they do.

keys-title = Keys

## Where

keys-at-everywhere = Everywhere
keys-at-table = At the table
keys-at-strip = When you are asked
keys-at-questions = When you are asked
keys-at-show = While hands are scored
keys-at-pages = Pages and settings

## What

keys-help = these keys
keys-full-screen = full screen on or off
keys-sound = sound on or off
keys-ring = choose a card or the deck
keys-play = play the chosen card, or press the golden button
keys-draw = draw from the deck
keys-use-item = look at your item; again: use it
keys-replace-item = replace your item
keys-sort = sort the hand
keys-undo = undo
keys-relations = arrows between cards
keys-gains = what a card would add
keys-faster = faster
keys-slower = slower
keys-buttons = go through the buttons
keys-menu = put a card back, or open the menu
keys-suit = the answer starting with that letter
keys-nth = the answer in that place
keys-more = more
keys-less = less
keys-peek = hold to see all discards
keys-answers = go through answers and buttons
keys-next-card = next card
keys-next-hand = next hand, or the result
keys-skip = to the end of the show
keys-sheet = menu; when all is decided, the score sheets
keys-next = next
keys-previous = previous
keys-change = change the setting
keys-paste = paste text
keys-choose = choose an answer
keys-confirm = the outlined choice, or the golden button
keys-page-up = a page back
keys-page-down = a page forward
keys-start = to the beginning
keys-end = to the end
keys-search = search the rules
keys-back = back to the previous page
keys-cancel = cancel, close, or open the menu

## What stands on them

key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End
key-alt = Alt
key-ctrl = Ctrl
key-shift = Shift
key-letters = A–Z
key-digits = 1–6
key-plus = +
key-minus = −

settings-sound = Sound
