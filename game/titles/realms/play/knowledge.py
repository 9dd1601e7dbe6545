"""What each seat learns and forgets while cards move. A card's move changes the state here, and
nowhere else, so that whoever saw it knows it and whoever did not no longer believes otherwise.

Everybody keeps count: a card on its way is seen by all if it was open or becomes so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from .floor import suit_of
from .state import Held, Knowledge, Lying, Numbers, State

Learns = Callable[[int, Knowledge], Knowledge]


NOTHING = Knowledge()


def _each(state: State, learns: Learns) -> State:
    """What everybody makes of it who knows anything at all."""
    if all(known == NOTHING for known in state.knowledge):
        return state
    knowledge = (learns(seat, known) for seat, known in enumerate(state.knowledge))
    return replace(state, knowledge=tuple(knowledge))


def _some(state: State, seats: Collection[int], learns: Callable[[Knowledge], Knowledge]) -> State:
    """What these seats learn."""
    knowledge = (
        learns(known) if seat in seats else known for seat, known in enumerate(state.knowledge)
    )
    return replace(state, knowledge=tuple(knowledge))


# Rows of cards.


def without(cards: Numbers, card: int) -> Numbers:
    return tuple(other for other in cards if other != card)


def _with_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])


def _without_card(hands: tuple[Numbers, ...], seat: int, card: int) -> tuple[Numbers, ...]:
    return (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])


# Open moves.


def discarded(state: State, seat: int, card: int) -> State:
    """A card of the hand goes into the discard area."""
    return replace(
        _open(state, card),
        discard=(*state.discard, card),
        hands=_without_card(state.hands, seat, card),
        open=_without_card(state.open, seat, card),
    )


def taken(state: State, seat: int, card: int) -> State:
    """A card of the discard area comes into the hand."""
    return replace(
        _out_of_area(state, card),
        hands=_with_card(state.hands, seat, card),
        open=_with_card(state.open, seat, card),
    )


def buried(state: State, card: int) -> State:
    """A card of the discard area goes under the deck, before everybody's eyes."""
    return _put(_out_of_area(state, card), card, on_top=False, known_to=range(len(state.hands)))


def turned_up(state: State) -> State:
    """The top card of the deck goes into the discard area."""
    card = state.deck[-1]
    return replace(
        _open(state, card),
        deck=state.deck[:-1],
        discard=(*state.discard, card),
        left_deck=True,
    )


def shown(state: State, seat: int, card: int) -> State:
    """Everybody sees a card of a hand, where it stays."""
    if card in state.open[seat]:
        return state
    return replace(_open(state, card), open=_with_card(state.open, seat, card))


def swapped(state: State, seat: int, card: int, other: int, for_card: int) -> State:
    """Two cards that were shown change hands."""
    hands, seen = state.hands, state.open
    for giver, taker, given in ((seat, other, card), (other, seat, for_card)):
        hands = _with_card(_without_card(hands, giver, given), taker, given)
        seen = _with_card(_without_card(seen, giver, given), taker, given)
    return replace(state, hands=hands, open=seen)


def traded(state: State, seat: int, other: int, card: int, *, openly: bool) -> State:
    """A card goes from one hand to another. If only its suit is told, nobody else can be sure any
    more of the giver's cards of that suit."""
    if openly:
        after = replace(
            _open(state, card), open=_with_card(_without_card(state.open, seat, card), other, card)
        )
    else:
        after = _traded_unseen(state, seat, other, card)
    hands = _with_card(_without_card(state.hands, seat, card), other, card)
    return replace(after, hands=hands)


def _traded_unseen(state: State, seat: int, other: int, card: int) -> State:
    cards = state.options.cards
    suit = suit_of(cards, card)
    alike = [each for each in state.open[seat] if suit_of(cards, each) == suit]
    knowledge = []
    for viewer, known in enumerate(state.knowledge):
        held = known.held
        if viewer == seat:
            held = (*held, Held(other, card))
        elif viewer == other:
            held = (*held, *(Held(seat, each) for each in alike))
            held = tuple(each for each in held if each.card != card)
        else:
            held = tuple(
                each for each in held if each.seat != seat or suit_of(cards, each.card) != suit
            )
        knowledge.append(replace(known, held=held))
    still = tuple(each for each in state.open[seat] if each not in alike)
    seen = (*state.open[:seat], still, *state.open[seat + 1 :])
    return replace(state, open=seen, knowledge=tuple(knowledge))


def _open(state: State, card: int) -> State:
    """The card is there for all to see: nobody knows it alone, or where it was before."""

    def learns(_seat: int, known: Knowledge) -> Knowledge:
        held = tuple(each for each in known.held if each.card != card)
        return replace(_not_in_deck(known, card), held=held)

    return _each(state, learns)


def _out_of_area(state: State, card: int) -> State:
    return replace(
        state,
        discard=without(state.discard, card),
        covers=tuple(cover for cover in state.covers if cover.card != card),
    )


# Hidden moves.


def drawn(state: State, seat: int, card: int) -> State:
    """A card comes from the deck into a hand. Everybody sees from where, mostly from the top, so
    that whoever knew the place knows the card; to all others it may have been any."""
    place = state.deck.index(card)

    def learns(other: int, known: Knowledge) -> Knowledge:
        after = _gone(known, card, place)
        if other == seat:
            return after
        if Lying(place, card) in known.lying:
            return replace(after, held=(*known.held, Held(seat, card)))
        return replace(after, deck=())

    return _into_hand(_each(state, learns), seat, card)


def drawn_aside(state: State, seat: int, cards: Numbers) -> State:
    """Cards come off the deck to choose from; as long as they lie there, nobody else knows them."""
    before = state
    for card in cards:
        state = drawn(state, seat, card)
    return replace(_forgotten(state, seat, cards), hands=before.hands, open=before.open)


def kept(state: State, seat: int, card: int, other: int) -> State:
    """Of two cards drawn aside one comes into the hand, the other into the discard area."""
    return replace(
        _open(state, other),
        hands=_with_card(state.hands, seat, card),
        discard=(*state.discard, other),
    )


def fetched(state: State, seat: int, card: int) -> State:
    """Any card of the deck comes into a hand; nobody else knows which, or from where."""
    place = state.deck.index(card)

    def learns(other: int, known: Knowledge) -> Knowledge:
        return _gone(known, card, place) if other == seat else replace(known, deck=(), lying=())

    return _into_hand(_each(state, learns), seat, card)


def _into_hand(state: State, seat: int, card: int) -> State:
    return replace(
        state,
        deck=without(state.deck, card),
        hands=_with_card(state.hands, seat, card),
        left_deck=True,
    )


def put_back(state: State, seat: int, card: int, among: Collection[int], *, on_top: bool) -> State:
    """A card of the hand goes to one end of the deck, unseen: the others only know that it was one
    among these."""
    state = _forgotten(state, seat, among)
    state = replace(state, hands=_without_card(state.hands, seat, card))
    return _put(state, card, on_top=on_top, known_to=(seat,))


def _forgotten(state: State, seat: int, cards: Collection[int]) -> State:
    """Nobody else can be sure any more that these cards are in the hand."""

    def learns(_other: int, known: Knowledge) -> Knowledge:
        sure = (each for each in known.held if each.seat != seat or each.card not in cards)
        return replace(known, held=tuple(sure))

    still = tuple(card for card in state.open[seat] if card not in cards)
    return replace(_each(state, learns), open=(*state.open[:seat], still, *state.open[seat + 1 :]))


def wished(state: State, seat: int, card: int) -> State:
    """A card of the deck comes to its top; one seat knows which."""
    place = state.deck.index(card)

    def learns(other: int, known: Knowledge) -> Knowledge:
        return _gone(known, card, place) if other == seat else _unplaced(known)

    state = replace(_each(state, learns), deck=without(state.deck, card))
    return _put(state, card, on_top=True, known_to=(seat,))


def _put(state: State, card: int, *, on_top: bool, known_to: Collection[int]) -> State:
    place = len(state.deck) if on_top else 0
    deck = (*state.deck, card) if on_top else (card, *state.deck)

    def moves(_seat: int, known: Knowledge) -> Knowledge:
        return replace(known, lying=tuple(_moved(each, place, 1) for each in known.lying))

    def learns(known: Knowledge) -> Knowledge:
        return _with_lying(known, [Lying(place, card)])

    return replace(_some(_each(state, moves), known_to, learns), deck=deck)


def shuffled(state: State) -> State:
    """The deck is shuffled: what is in it is as well known as before, but nobody knows where."""
    rng, chance = state.chance.use()

    def learns(_seat: int, known: Knowledge) -> Knowledge:
        return _unplaced(known)

    deck = tuple(rng.shuffled(state.deck))
    return replace(_each(state, learns), deck=deck, chance=chance, to_shuffle=False)


# Looks.


def saw_hand(state: State, seat: int, other: int) -> State:
    def learns(known: Knowledge) -> Knowledge:
        old = {each.card for each in known.held} | set(state.open[other])
        new = (Held(other, card) for card in state.hands[other] if card not in old)
        return replace(known, held=(*known.held, *new))

    return _some(state, (seat,), learns)


def saw_card(state: State, seat: int, other: int, card: int) -> State:
    """One seat alone is shown a card of another hand."""

    def learns(known: Knowledge) -> Knowledge:
        held = Held(other, card)
        return known if held in known.held else replace(known, held=(*known.held, held))

    return state if card in state.open[other] else _some(state, (seat,), learns)


def saw_places(state: State, seat: int, places: range) -> State:
    """The cards at these places of the deck, counted from the bottom."""

    def learns(known: Knowledge) -> Knowledge:
        for place in places:
            known = _not_in_deck(known, state.deck[place])
        return _with_lying(known, [Lying(place, state.deck[place]) for place in places])

    return _some(state, (seat,), learns)


def saw_in_deck(state: State, seats: Collection[int], cards: Collection[int]) -> State:
    """That these cards are in the deck, but not where."""

    def learns(known: Knowledge) -> Knowledge:
        lying = {each.card for each in known.lying}
        return replace(known, deck=tuple(sorted({*known.deck, *cards} - lying)))

    return _some(state, seats, learns)


def _with_lying(known: Knowledge, more: list[Lying]) -> Knowledge:
    return replace(known, lying=tuple(sorted((*known.lying, *more), key=lambda each: each.place)))


# What a seat no longer believes.


def _not_in_deck(known: Knowledge, card: int) -> Knowledge:
    return replace(
        known,
        deck=without(known.deck, card),
        lying=tuple(each for each in known.lying if each.card != card),
    )


def _gone(known: Knowledge, card: int, place: int) -> Knowledge:
    """The card has left that place of the deck."""
    known = _not_in_deck(known, card)
    return replace(known, lying=tuple(_moved(each, place, -1) for each in known.lying))


def _unplaced(known: Knowledge) -> Knowledge:
    """The cards known to be in the deck are there, but nobody can say where."""
    return replace(known, deck=tuple(sorted(known.in_deck)), lying=())


def _moved(each: Lying, place: int, by: int) -> Lying:
    """Where a card lies once another has come to a place of the deck, or left it."""
    return Lying(each.place + by, each.card) if each.place >= place else each
