### Chaos Realms: what happens on the trading floor, and what cannot be done there.
### $give and $get are cards or suits with their articles; $want is the same, or anything.

## Roles

# gives ..., looks for ...
one-suit = { $suit ->
        [army] an
        [artifact] an
        [outsider] an
        [undead] an
       *[other] a
    } <{ $suit }|{ $noun }>
anything = anything

## The chronicle

log-opened = The clock is running: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } to trade.
log-offer-all = { $player } offers everyone { $give } for { $want }.
log-offer-one = { $player } offers { $other } { $give } for { $want }.
log-offer-unheard = { $player } speaks to { $other }.
log-answered = { $player } would give { $other } { $give }.
log-answered-unheard = { $player } answers { $other }.
log-traded = { $player } gives { $other } { $give } for { $get }.
log-wish = { $player } looks for { $want }.
log-time-up = Time’s up: trading is over.
log-looked-aside = { $player } looks at cards that were set aside.
log-looked-aside-cards = { $player } looks at cards that were set aside: { $cards }.
log-put-aside = { $player } sets a card aside.
log-put-aside-card = { $player } sets { $card } aside.

## What cannot be done

illegal-offer-gone = This offer is no longer open.
illegal-offer-to = There is nobody to offer this to.
illegal-offer-want = You can ask for anything, for what you have wished for, or for what the other player has shown.
illegal-offer-rest = One new offer a second.
illegal-offers-full = You already have { $most } open offers.
illegal-offer-twice = You have already made this offer.
illegal-answer = That is not what was asked for.
illegal-wish = You can’t wish for that.
illegal-wishes-full = You already have { $most } wishes.
options-chaos-items = Chaos Realms is played without Cursed Items.
options-minutes = The clock can be set to { $least } to { $most } minutes, not to { $count }.
options-no-clock = There is no clock to set in this game.
