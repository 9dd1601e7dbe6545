### What is told of a match, and what is wrong with an action, a setting or a saved file.

## The chronicle
## $player is a player's name, $card, $by and $chooser are card names.

log-began = { $player } starts.
log-must-draw = Nobody has drawn for a long time: { $player } must draw.
log-drew = { $player } draws a card.
log-drew-card = { $player } draws { $card }.
log-drew-two = { $player } draws two cards.
log-kept = { $player } keeps { $card }.
log-took = { $player } takes { $card } from the discard area.
log-discarded = { $player } discards { $card }.
log-ended = { $why ->
        [deck] The deck is empty
       *[area] The discard area is full
    }: the game is over.
log-shown = { $player } reveals { $card }.
log-searched = { $player } looks through the deck.
log-brought = { $by } brings { $player } an extra card.
log-brought-card = { $by } brings { $player } the card { $card }.
log-declined = { $player } doesn’t use { $by }.
log-conceded = { $player } gives up; a computer opponent plays on in that seat.
log-taken-over = { $player } is away; a computer opponent plays on in that seat.
log-returned = { $player } is back.
log-revealed = All hands are revealed.
log-chose-none = { $player } leaves { $chooser } as it is.
log-chose-card = { $player }: { $kind ->
        [clear] { $chooser } clears the penalty of { $card }.
        [protect] { $chooser } protects { $card }.
       *[become] { $chooser } becomes { $card }.
    }
log-chose-suit = { $player }: { $chooser } becomes { $kind }.
log-chose-card-suit = { $player }: { $chooser } turns { $card } into { $kind }.
log-reconsidered = { $player } reconsiders { $chooser }.
log-scored = { $player }: { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
log-won = { $player } wins.
log-won-shared = { $players } share the victory.
log-won-nobody = Nobody wins.

## Actions that are not allowed

illegal-not-your-turn = It’s not your turn.
illegal-now = You can’t do that now.
illegal-take-first = Draw or take a card first.
illegal-stale = This question is no longer open.
illegal-deck-empty = There are not enough cards left in the deck.
illegal-must-draw = Nobody has drawn for a long time: you must draw from the deck.
illegal-not-in-area = This card is not in the discard area.
illegal-not-in-hand = This card is not in your hand.
illegal-not-offered = That can’t be chosen here.
illegal-undecided = There is still something to decide.
illegal-match-over = The game is over.
illegal-conceded = This player has already given up.
illegal-undo = This can no longer be taken back.
illegal-undo-taught = You have seen something that was hidden before: this can’t be taken back.
illegal-undo-moved = Others have played since: this can’t be taken back.
illegal-undo-nothing = There is nothing to take back.

## Settings that cannot be played

options-players = { $variant ->
        [duel] The two-player game is for two players, not for { $count }.
       *[turns] This game is for { $least } to { $most ->
            [one] { $most } player
           *[other] { $most } players
        }, not for { $count }.
    }
options-modules-twice = A module is named twice.
options-variant = { $title } has no “{ $variant }” rules.
options-module = { $title } has no module “{ $module }”.
options-opponent = { $opponent } doesn’t play { $title }.

## Saved matches

save-damaged = The file is damaged.
save-foreign = This is not a saved game of Storied Realms.
save-older = The file comes from an older version (format { $found }; this one reads { $known }).
save-newer = The file comes from a newer version (format { $found }; this one reads { $known }). Please update the game to continue it.
save-title = The file belongs to a game that this version doesn’t have.
save-illegal = The file contains something that the rules do not allow: { $why }
save-one-step-earlier = The last step of your game could not be read; resuming one step earlier. { $why }
save-lost = Your game could not be read. { $why }
save-kept = Your game can’t be resumed here; it stays in { $file }. { $why }
keep-disk-full = The disk is full. Your progress will be saved as soon as there is room.
keep-failed = Your progress could not be saved. { $why }
