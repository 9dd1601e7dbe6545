### Chaos Realms: what happens on the trading floor, and what cannot be done there.
### $give and $get are cards or suits with their articles; $want is the same, or anything.

## Roles

# gives ..., looks for ...
one-suit = { $suit ->
        [army] an <{ $suit }|{ $noun }>
        [artifact] an <{ $suit }|{ $noun }>
        [outsider] an <{ $suit }|{ $noun }>
        [undead] an <{ $suit }|{ $noun }>
        [weather] a <{ $suit }|{ $noun }> card
        [wild] a <{ $suit }|{ $noun }> card
       *[other] a <{ $suit }|{ $noun }>
    }
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
illegal-offer-rest = Only one new offer per second.
illegal-offers-full = You already have { $most } open offers.
illegal-offer-twice = You have already made this offer.
illegal-offer-nothing = First choose a card to offer.
illegal-held-out = You have already chosen this card.
illegal-answer = That is not what was asked for.
illegal-wish = You can’t wish for that.
illegal-wishes-full = You already have { $most } wishes.
options-chaos-items = Chaos Realms is played without Cursed Items.
options-minutes = The clock can be set from { $least } to { $most } minutes, not to { $count }.
options-no-clock = There is no clock to set in this game.

## The chapter of the rules

rules-chaos =
    .title = Chaos Realms
    .text =
        For 3 to { $players } players, with a clock and no turns: everybody trades with everybody at the same time, one card for one card, as often as both agree. For people who know the game, { $usual } minutes is about right; the clock can be set from { $least } to { $most }.

        - Everybody gets { $hand } cards ({ $more } with the Cursed Hoard’s suits). The rest is set aside.

        - *Offer* a card to one player or to everyone: face up, or by its suit only. Ask for anything, for what you wish for, or for what the other player has shown.

        - *Wish* for up to { $wishes } cards or suits. Everybody sees what you are looking for.

        - *Answer* an offer with a card it asks for, and the trade is made at once. If the offer asks for “anything,” whoever made it must still accept: nobody has to take just any card.

        - An offer lasts { $lapse } seconds. You can have { $offers } at a time and make one new offer a second.

        When time is up, all hands are scored. The *{ card-leprechaun }* and the *{ card-genie }* draw from the cards set aside, and the *{ card-necromancer }* shows its owner { $seen } of them: one may be kept, whatever its suit, since there are no others to choose from. There is no discard area, so <undead|Undead> find nothing there; the *{ card-necromancer }* protects them all the same.

        Drag a card onto a stall to offer it there, or into the middle to offer it to everyone. The keys do the same: the arrows choose a card, numbers a stall, 0 everyone, Enter makes the offer. Y accepts a deal, C starts a counteroffer, N declines. P stops the clock and hides the hands; so does leaving the window. A saved game resumes with the clock stopped, so that nobody loses time.
rules-chaos-rulings =
    .title = Chaos Realms: rulings
    .text =
        What the printed rules leave to the people around the table:

        - The suit named is always the true one, as printed, or nobody could trade by suits: a <wild|Wild> says <wild|Wild> and may be asked for as such; the *{ card-phoenix }* says <beast|Beast>.

        - An offer to one player is whispered: it is between those two. Everybody else sees who is talking to whom. Every trade is announced the way it was offered, by the card or by its suit, so that nobody gives away more than intended. A card given for “anything” is announced by its suit.

        - A card or a suit can be asked for only if you have wished for it, or if the other player has shown or named it: that way everybody hears what is in demand, and nobody can sound out a hand in whispers.

        - Cards that were shown are remembered until they move. If a card changes hands by its suit only, nobody else can be sure of that player’s cards of this suit anymore.

        - A card may be part of several offers. The first trade counts, and the other offers are void. Whatever happens first counts: an offer withdrawn cannot be answered, and the last millisecond is too late.

        - Offers lapse, and their number is limited, so that everybody can follow what is going on.

        - There are no Cursed Items, since they need turns. There is no discard area either, so cards over the hand limit are set aside, face down. The cards set aside are shuffled whenever cards join them, so that nobody knows where one lies.

        - *{ card-necromancer }*: its owner need not keep any of the cards it shows. The others go back, and all the cards set aside are shuffled, as whenever cards join them. It still keeps <undead|Undead> from being blanked: only its extra card comes from elsewhere.

        - Several people at one computer trade in turns of { $slice } seconds, behind the curtain. The clock stands still while they change places, and offers to those who are away wait for them without lapsing, as do answers to their own offers: nobody loses anything by it.
floor-aside = Keep one of these cards that were set aside.
