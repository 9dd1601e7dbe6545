### What is told of a match, and what is wrong with an action, a setting or a saved file.

## The chronicle
## $player is a player's name, $card, $by and $chooser are card names.

log-began = { $player } begins.
log-must-draw = Nobody has drawn for a long time: { $player } has to.
log-drew = { $player } draws a card.
log-drew-card = { $player } draws { $card }.
log-drew-two = { $player } draws two cards.
log-kept = { $player } keeps { $card }.
log-took = { $player } takes { $card } from the discard area.
log-discarded = { $player } discards { $card }.
log-ended = The discard area is full: the game is over.
log-shown = { $player } lays { $card } open.
log-searched = { $player } looks through the deck.
log-brought = { $by } brings { $player } an extra card.
log-brought-card = { $by } brings { $player } { $card }.
log-declined = { $player } makes no use of { $by }.
log-conceded = { $player } gives up; an opponent plays on in that seat.
log-taken-over = { $player } is away; an opponent plays on in that seat.
log-returned = { $player } is back.
log-revealed = All hands are laid open.
log-chose-none = { $player } leaves { $chooser } as it is.
log-chose-card = { $player }: { $chooser } chooses { $card }.
log-chose-suit = { $player }: { $chooser } becomes { $kind }.
log-chose-card-suit = { $player }: { $chooser } turns { $card } into { $kind }.
log-reconsidered = { $player } thinks again about { $chooser }.
log-scored = { $player }: { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
log-won = { $player } wins.
log-won-shared = { $players } share the victory.
log-won-nobody = Nobody wins.

## Actions that are not allowed

illegal-not-your-turn = It is not your turn.
illegal-now = You cannot do that now.
illegal-stale = This question is no longer open.
illegal-deck-empty = There are not enough cards left in the deck.
illegal-must-draw = Nobody has drawn for a long time: you have to draw from the deck.
illegal-not-in-area = This card is not in the discard area.
illegal-not-in-hand = This card is not in your hand.
illegal-not-offered = This cannot be chosen here.
illegal-undecided = There is still something to decide.
illegal-match-over = The match is over.
illegal-conceded = This player has already given up.
illegal-undo = This cannot be taken back any more.
illegal-undo-taught = You have seen something that was hidden before: this cannot be taken back.
illegal-undo-moved = Others have moved since: this cannot be taken back.
illegal-undo-nothing = There is nothing to take back.

## Settings that cannot be played

options-players = { $variant ->
        [duel] The two-player game is for two players, not for { $count }.
       *[turns] This game is for { $least } to { $most } players, not for { $count }.
    }
options-modules-twice = A module is named twice.

## Saved matches

save-damaged = The file is damaged: { $detail }
save-foreign = This is not a saved match of Storied Realms.
save-older = The file comes from an older version (format { $found }, this one reads { $known }).
save-newer = The file comes from a newer version (format { $found }, this one reads { $known }).
save-title = The file is of a game this version does not have: { $title }
save-illegal = The file holds something the rules do not allow: { $why }
save-one-step-earlier = The last step of your match could not be read; it goes on one step earlier. { $why }
save-lost = Your match could not be read. { $why }
save-kept = Your match cannot be played on here; it stays in { $file }. { $why }
keep-disk-full = The disk is full. What is new will be kept as soon as there is room.
keep-failed = What is new could not be kept: { $why }
