"""Chaos Realms while the clock runs: who may offer, answer and wish what, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.engine.contract import Due, IllegalAction
from game.engine.message import Message, message

from . import ending, knowledge
from .actions import Action
from .events import Event
from .floor import (
    LAPSES_AFTER,
    MOST_OFFERS,
    MOST_WISHES,
    RESTS_FOR,
    Bid,
    Draft,
    Floor,
    OpenOffer,
    askable,
    givable,
    suit_of,
    suits_of,
)
from .state import Numbers, State
from .trade_actions import (
    Accept,
    Answer,
    Bargain,
    Close,
    Decline,
    HoldOut,
    Lapse,
    Offer,
    Rest,
    StepAway,
    StepUp,
    Unwish,
    Want,
    Wish,
    Withdraw,
)
from .trade_events import (
    Answered,
    Gone,
    OfferMade,
    Rested,
    SteppedAway,
    SteppedUp,
    TimeUp,
    Traded,
    Why,
    WishDropped,
    WishTold,
)

Step = tuple[State, list[Event]]


def floor_of(state: State) -> Floor:
    assert state.floor
    return state.floor


def due(state: State) -> Due[Action]:
    """Offers lapse, seats that have just made one may make another, the clock runs out."""
    floor = floor_of(state)
    coming: list[tuple[int, int, Action]] = [(state.options.closes, 2, Close())]
    coming += [
        (max(each.until, floor.now), 0, Lapse(each.number))
        for each in floor.offers
        if not floor.waits(each)
    ]
    coming += [(until, 1, Rest(seat)) for seat, until in enumerate(floor.rests) if until]
    at, _, action = min(coming, key=lambda each: each[:2])
    return Due(at, action)


# What may be done.


def legal(state: State, seat: int) -> list[Action]:
    floor = floor_of(state)
    if floor.left_at(seat) is not None:
        return [StepUp()]
    return [
        *_answers(state, floor, seat),
        *_offers(state, floor, seat),
        *_wishing(state, seat),
        StepAway(),
    ]


def _answers(state: State, floor: Floor, seat: int) -> Iterator[Action]:
    for offer in floor.offers:
        if offer.seat == seat:
            yield Withdraw(offer.number)
        elif offer.is_for(seat):
            for card in _givable(state, floor, offer, seat):
                yield Answer(offer.number, card)
            if offer.to == seat:
                yield Decline(offer.number)
    for bid in floor.bids:
        if bid.seat == seat:
            yield Withdraw(bid.number)
        elif bid.to == seat:
            yield Accept(bid.number)
            yield Decline(bid.number)


def _givable(state: State, floor: Floor, offer: OpenOffer, seat: int) -> Numbers:
    """The cards a seat may give for an offer; only one for anything, until that is settled."""
    given = any(bid.offer == offer.number and bid.seat == seat for bid in floor.bids)
    return () if given else givable(state.options.cards, state.hands[seat], offer)


def _offers(state: State, floor: Floor, seat: int) -> Iterator[Action]:
    """A card is held out, then it is offered."""
    if _why_no_offer(floor, seat):
        return
    held = floor.held_out(seat)
    for card in state.hands[seat]:
        for face_up in (True, False):
            if (hold_out := HoldOut(card, face_up)) != held:
                yield hold_out
    if not held:
        return
    made = {each.bargain for each in floor.offers_of(seat)}
    others = (other for other in range(len(state.hands)) if other != seat)
    for to in (None, *others):
        for want in _wants(state, floor, seat, to):
            if Bargain(held.card, to, held.face_up, want) not in made:
                yield Offer(to, want)


def _why_no_offer(floor: Floor, seat: int) -> Message | None:
    """Why a seat may offer nothing now, whatever it is."""
    if floor.rests[seat]:
        return message("illegal-offer-rest")
    if len(floor.offers_of(seat)) >= MOST_OFFERS:
        return message("illegal-offers-full", most=MOST_OFFERS)
    return None


def _wants(state: State, floor: Floor, seat: int, to: int | None) -> list[Want]:
    known: Numbers = ()
    if to is not None:
        held = (each.card for each in state.knowledge[seat].held if each.seat == to)
        known = (*state.open[to], *held)
    return askable(floor, seat, to, state.hands[seat], known)


def _wishing(state: State, seat: int) -> Iterator[Action]:
    wishes = floor_of(state).wishes[seat]
    yield from map(Unwish, wishes)
    if len(wishes) < MOST_WISHES:
        yield from (Wish(want) for want in _wishable(state) if want not in wishes)


def _wishable(state: State) -> tuple[int | str, ...]:
    cards = state.options.cards
    return (*suits_of(cards), *(card.number for card in cards.cards))


# What comes of it.


def apply(state: State, seat: int, action: Action, at: int) -> Step:
    """A seat acts; raises IllegalAction, with the reason, if it may not."""
    if (floor_of(state).left_at(seat) is None) is isinstance(action, StepUp):
        raise IllegalAction(message("illegal-now"))
    if isinstance(action, HoldOut):
        return _hold_out(state, seat, action, at)
    state = replace(state, floor=replace(floor_of(state), now=at))
    match action:
        case StepAway():
            return _step_away(state, seat, at)
        case StepUp():
            return _step_up(state, seat, at)
        case Offer():
            return _offer(state, seat, action, at)
        case Answer(number, card):
            return _answer(state, seat, number, card)
        case Accept(number):
            return _accept(state, seat, number)
        case Decline(number):
            return _decline(state, seat, number)
        case Withdraw(number):
            return _withdraw(state, seat, number)
        case Wish(want):
            return _wish(state, seat, want)
        case Unwish(want):
            return _unwish(state, seat, want)
        case _:
            raise IllegalAction(message("illegal-now"))


def apply_table(state: State, action: Action, at: int) -> Step:
    """The table does what is due."""
    if due(state) != Due(at, action):
        raise IllegalAction(message("illegal-now"))
    floor = replace(floor_of(state), now=at)
    match action:
        case Lapse(number):
            return _gone(replace(state, floor=floor), number, Why.LAPSED)
        case Rest(seat):
            rests = (*floor.rests[:seat], 0, *floor.rests[seat + 1 :])
            return replace(state, floor=replace(floor, rests=rests)), [Rested(seat)]
        case _:
            return ending.begin(replace(state, floor=None), [], TimeUp())


def _hold_out(state: State, seat: int, action: HoldOut, at: int) -> Step:
    """Nobody is told, not even that something has happened."""
    floor = floor_of(state)
    if action.card not in state.hands[seat]:
        raise IllegalAction(message("illegal-not-in-hand"))
    if why := _why_no_offer(floor, seat):
        raise IllegalAction(why)
    if action == floor.held_out(seat):
        raise IllegalAction(message("illegal-held-out"))
    draft = Draft(action.card, action.face_up, at)
    return replace(state, floor=floor.with_draft(seat, draft)), []


def _offer(state: State, seat: int, action: Offer, at: int) -> Step:
    floor, to = floor_of(state), action.to
    if why := _why_no_offer(floor, seat):
        raise IllegalAction(why)
    held = floor.held_out(seat)
    if held is None:
        raise IllegalAction(message("illegal-offer-nothing"))
    if to is not None and (to == seat or not 0 <= to < len(state.hands)):
        raise IllegalAction(message("illegal-offer-to"))
    if action.want not in _wants(state, floor, seat, to):
        raise IllegalAction(message("illegal-offer-want"))
    bargain = Bargain(held.card, to, held.face_up, action.want)
    if any(each.bargain == bargain for each in floor.offers_of(seat)):
        raise IllegalAction(message("illegal-offer-twice"))
    offer = OpenOffer(
        floor.counted,
        seat,
        to,
        at + LAPSES_AFTER,
        held.card,
        suit_of(state.options.cards, held.card),
        held.face_up,
        action.want,
    )
    state = _shown(state, offer)
    rests = (*floor.rests[:seat], at + RESTS_FOR, *floor.rests[seat + 1 :])
    floor = replace(floor, offers=(*floor.offers, offer), counted=floor.counted + 1, rests=rests)
    return replace(state, floor=floor.with_draft(seat, None)), [OfferMade(offer)]


def _shown(state: State, offer: OpenOffer) -> State:
    """Whoever may take the offer sees its card, if that is face up."""
    if not offer.face_up:
        return state
    if offer.to is None:
        return knowledge.shown(state, offer.seat, offer.card)
    return knowledge.saw_card(state, offer.to, offer.seat, offer.card)


def _answer(state: State, seat: int, number: int, card: int) -> Step:
    floor = floor_of(state)
    offer = floor.offer(number)
    if offer is None or not offer.is_for(seat):
        raise IllegalAction(message("illegal-offer-gone"))
    if card not in state.hands[seat]:
        raise IllegalAction(message("illegal-not-in-hand"))
    if card not in _givable(state, floor, offer, seat):
        raise IllegalAction(message("illegal-answer"))
    if offer.want is not None:
        return _trade(state, offer, seat, card)
    bid = Bid(floor.counted, number, seat, offer.seat, card)
    state = knowledge.saw_card(state, offer.seat, seat, card)
    floor = replace(floor, bids=(*floor.bids, bid), counted=floor.counted + 1)
    return replace(state, floor=floor), [Answered(bid)]


def _accept(state: State, seat: int, number: int) -> Step:
    floor = floor_of(state)
    bid = floor.bid(number)
    offer = floor.offer(bid.offer) if bid else None
    if bid is None or offer is None or bid.to != seat:
        raise IllegalAction(message("illegal-offer-gone"))
    return _trade(state, offer, bid.seat, bid.card)


def _trade(state: State, offer: OpenOffer, other: int, card: int) -> Step:
    """The cards change hands; offers that one of them stood in fall, and nobody holds them out."""
    cards, named = state.options.cards, isinstance(offer.want, int)
    event = Traded(
        offer.number,
        offer.seat,
        other,
        offer.card,
        offer.suit,
        card,
        suit_of(cards, card),
        offer.face_up,
        named,
    )
    state = knowledge.traded(state, offer.seat, other, offer.card, openly=offer.face_up)
    state = knowledge.traded(state, other, offer.seat, card, openly=named)
    state = replace(state, floor=floor_of(state).without(offer.number))
    state, events = _fallen(state, [event], {offer.card, card})
    return _still_shown(state), events


def _fallen(state: State, events: list[Event], moved: set[int]) -> Step:
    """What stands on cards that have changed hands falls."""
    floor = floor_of(state)
    for seat, draft in enumerate(floor.drafts):
        if draft and draft.card in moved:
            floor = floor.with_draft(seat, None)
    state = replace(state, floor=floor)
    for offer in floor.offers:
        if offer.card in moved:
            state, gone = _gone(state, offer.number, Why.FALLEN)
            events += gone
    for bid in floor_of(state).bids:
        if bid.card in moved:
            state, gone = _gone(state, bid.number, Why.FALLEN)
            events += gone
    return state, events


def _still_shown(state: State) -> State:
    """Of cards of a suit that was traded nobody can be sure but by the offers and answers in which
    they still stand."""
    floor = floor_of(state)
    for offer in floor.offers:
        state = _shown(state, offer)
    for bid in floor.bids:
        state = knowledge.saw_card(state, bid.to, bid.seat, bid.card)
    return state


def _gone(state: State, number: int, why: Why) -> Step:
    floor = floor_of(state)
    thing = floor.offer(number) or floor.bid(number)
    assert thing
    after = replace(state, floor=floor.without(number))
    return after, [Gone(number, thing.seat, thing.to, why)]


def _decline(state: State, seat: int, number: int) -> Step:
    floor = floor_of(state)
    thing = floor.offer(number) or floor.bid(number)
    if thing is None or thing.to != seat:
        raise IllegalAction(message("illegal-offer-gone"))
    return _gone(state, number, Why.DECLINED)


def _withdraw(state: State, seat: int, number: int) -> Step:
    floor = floor_of(state)
    thing = floor.offer(number) or floor.bid(number)
    if thing is None or thing.seat != seat:
        raise IllegalAction(message("illegal-offer-gone"))
    return _gone(state, number, Why.WITHDRAWN)


def _wish(state: State, seat: int, want: int | str) -> Step:
    floor = floor_of(state)
    wishes = floor.wishes[seat]
    if len(wishes) >= MOST_WISHES:
        raise IllegalAction(message("illegal-wishes-full", most=MOST_WISHES))
    if want in wishes or want not in _wishable(state):
        raise IllegalAction(message("illegal-wish"))
    return _with_wishes(state, seat, (*wishes, want)), [WishTold(seat, want)]


def _unwish(state: State, seat: int, want: int | str) -> Step:
    wishes = floor_of(state).wishes[seat]
    if want not in wishes:
        raise IllegalAction(message("illegal-wish"))
    left = tuple(other for other in wishes if other != want)
    return _with_wishes(state, seat, left), [WishDropped(seat, want)]


def _step_away(state: State, seat: int, at: int) -> Step:
    floor = floor_of(state)
    after = replace(floor, away=(*floor.away, (seat, at)))
    return replace(state, floor=after), [SteppedAway(seat)]


def _step_up(state: State, seat: int, at: int) -> Step:
    """What was offered to the seat alone, or given for its offers, is open as long as it would
    have been."""
    floor = floor_of(state)
    left = floor.left_at(seat)
    assert left is not None

    def waited(offer: OpenOffer) -> OpenOffer:
        if seat not in floor.awaited(offer):
            return offer
        return replace(offer, until=at + min(LAPSES_AFTER, offer.until - left))

    after = replace(
        floor,
        away=tuple(each for each in floor.away if each[0] != seat),
        offers=tuple(map(waited, floor.offers)),
    )
    return replace(state, floor=after), [SteppedUp(seat)]


def _with_wishes(state: State, seat: int, wishes: tuple[int | str, ...]) -> State:
    floor = floor_of(state)
    changed = (*floor.wishes[:seat], wishes, *floor.wishes[seat + 1 :])
    return replace(state, floor=replace(floor, wishes=changed))
