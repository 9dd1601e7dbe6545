"""Cursed Items at work: their steps one after the other, each up to the next decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.message import message
from game.engine.prompts import answered, pushed

from ..cards.items import ITEM_BY_NUMBER, Timing
from ..cards.steps import (
    Barter,
    Cover,
    GrowHand,
    ItemSource,
    LayAside,
    LookAtDeck,
    LookAtHand,
    Move,
    NameSuit,
    RevealSuit,
    SearchSuit,
    ShuffleLater,
    Step,
    TurnAgain,
    UseAnother,
    Zone,
)
from ..cards.terms import SUIT_BY_KEY, Suit
from . import knowledge, piles, turn
from .actions import TO_DRAW, Option, Player, Put
from .events import Discarded, Drew, Event, Searched, Took
from .item_events import (
    Buried,
    CardCovered,
    HandGrew,
    ItemTaken,
    ItemUsed,
    KeptOwn,
    Looked,
    NamedSuit,
    Offered,
    PutBack,
    ShowedCards,
    SuitSearched,
    Swapped,
    TurnedUp,
    Wished,
)
from .state import Asks, Covered, Phase, Prompt, State, Stood, Using, hand_size, takeable
from .usable import items_for, own_item, uncovered, why_not

Result = tuple[State, list[Event]]


def use(state: State) -> Result:
    """The player at turn uses the own item."""
    item = own_item(state, state.turn)
    if not item:
        raise IllegalAction(message("illegal-now"))
    why = why_not(state, item)
    if why:
        raise IllegalAction(why)
    seat = state.turn
    used = piles.items_of(state).used[seat]
    stood = Stood(state.hands[seat], state.discard, used)
    state = piles.with_items(state, seat, face_up=None)
    state = piles.turned_down(state, seat, item.number)
    return run(_started(state, item.number, stood), [ItemUsed(seat, item.number)])


def _started(state: State, item: int, stood: Stood | None) -> State:
    """The item acts from its first step on; if it replaces the turn, so does all it is part of."""
    replaces = ITEM_BY_NUMBER[item].timing is Timing.REPLACE_TURN
    replaces = replaces or bool(state.using and state.using.replaces)
    return replace(state, using=Using(item, replaces=replaces, stood=stood))


def run(state: State, events: list[Event]) -> Result:
    """Goes on with the item at work until somebody has to decide, or it is done."""
    while not state.stack:
        using = _at_work(state)
        if using.step == len(_steps(using)):
            return _done(state, events)
        state = _begin(step_of(using), state, events)
    return state, events


def _done(state: State, events: list[Event]) -> Result:
    """What the item was to do is done; the count of the discard area is looked at only now."""
    using, state = _at_work(state), replace(state, using=None)
    if using.replaces or (state.phase is Phase.TAKE and turn.is_full(state)):
        return turn.over(state, events)
    match state.phase:
        case Phase.DISCARD:
            return turn.taken(state, events)
        case Phase.FINISH:
            return turn.discarded(state, events)
        case _:
            return state, events


def answer(state: State, prompt: Prompt, option: Option) -> Result:
    """Somebody has picked what was offered."""
    state = replace(state, stack=answered(state.stack, prompt.seat))
    events: list[Event] = []
    state = _ANSWERS[prompt.kind](state, prompt.seat, option, events)
    return run(state, events) if state.using else turn.passed_on(state, events)


# Steps.


def _at_work(state: State) -> Using:
    assert state.using
    return state.using


def _steps(using: Using) -> tuple[Step, ...]:
    return ITEM_BY_NUMBER[using.item].steps


def step_of(using: Using) -> Step:
    """What the item is doing."""
    return _steps(using)[using.step]


def _next(state: State, **changes: object) -> State:
    """The step is done."""
    using = _at_work(state)
    return replace(state, using=replace(using, step=using.step + 1, **changes))


def _ask(state: State, kind: Asks, seat: int | None = None) -> State:
    """Asks whoever uses the item, or somebody else; nobody, if there is nothing to pick."""
    who = state.turn if seat is None else seat
    prompt = Prompt(who, kind, _at_work(state).item, offered(state, who, kind))
    return replace(state, stack=pushed(state.stack, prompt)) if prompt.offered else _next(state)


@singledispatch
def _begin(step: Step, state: State, events: list[Event]) -> State:
    """The state after the step, or with what it asks."""
    raise NotImplementedError(f"nobody knows how to {step}")


@_begin.register
def _(step: Move, state: State, events: list[Event]) -> State:
    using = _at_work(state)
    wanted = using.moved if step.count is None else step.count
    if step.drawn is False and not using.drawn:
        return _next(state)  # what was searched for did not come
    state = replace(state, using=replace(using, moved=0))
    if step.source is Zone.DECK_TOP:
        for _ in range(wanted):
            state = _off_the_deck(state, step.to, events)
        return _next(state, moved=wanted)
    if step.source is Zone.DECK:
        state = knowledge.saw_in_deck(state, (state.turn,), state.deck)
        events.append(Searched(state.turn))
    return _ask(state, ASKED[step.source, step.to])


@_begin.register
def _(_step: LookAtHand, state: State, events: list[Event]) -> State:
    return _ask(state, Asks.PLAYER)


@_begin.register
def _(step: LookAtDeck, state: State, events: list[Event]) -> State:
    size = len(state.deck)
    count = min(step.count, size)
    places = range(count) if step.end is Zone.DECK_BOTTOM else range(size - count, size)
    cards = tuple(state.deck[place] for place in places)
    events.append(Looked(state.turn, step.end, cards))
    return _next(knowledge.saw_places(state, state.turn, places))


@_begin.register
def _(_step: NameSuit, state: State, events: list[Event]) -> State:
    return _ask(state, Asks.SUIT)


@_begin.register
def _(_step: RevealSuit, state: State, events: list[Event]) -> State:
    suit = _named(state)
    for seat in _others(state):
        cards = tuple(card for card in state.hands[seat] if _suit(state, card) is suit)
        for card in cards:
            state = knowledge.shown(state, seat, card)
        events.append(ShowedCards(seat, cards))
    return _next(state)


@_begin.register
def _(step: SearchSuit, state: State, events: list[Event]) -> State:
    suit, seat = _named(state), state.turn
    turned = state.deck[-step.most :][::-1]
    place = next((n for n, card in enumerate(turned) if _suit(state, card) is suit), None)
    shown = turned if place is None else turned[:place]
    kept = None if place is None else turned[place]
    if kept is not None:
        state = knowledge.drawn(state, seat, kept)
    state = knowledge.saw_in_deck(state, range(len(state.hands)), shown)
    state = knowledge.shuffled(state)
    events.append(SuitSearched(seat, suit.key, shown, kept, kept is not None))
    return _next(state, drawn=() if kept is None else (kept,))


@_begin.register
def _(_step: Barter, state: State, events: list[Event]) -> State:
    return _ask(state, Asks.SHOW)


@_begin.register
def _(step: LayAside, state: State, events: list[Event]) -> State:
    return _next(piles.laid_aside(state, state.turn, step.count, events))


@_begin.register
def _(_step: Cover, state: State, events: list[Event]) -> State:
    return _ask(replace(state, using=replace(_at_work(state), moved=0)), Asks.COVER)


@_begin.register
def _(_step: UseAnother, state: State, events: list[Event]) -> State:
    return _ask(state, Asks.ITEM)


@_begin.register
def _(step: GrowHand, state: State, events: list[Event]) -> State:
    seat, grown = state.turn, list(state.grown or (0,) * len(state.hands))
    grown[seat] += step.by
    state = replace(state, grown=tuple(grown))
    events.append(HandGrew(seat, hand_size(state.options, state.grown, seat)))
    return _next(state)


@_begin.register
def _(_step: TurnAgain, state: State, events: list[Event]) -> State:
    return _next(replace(state, again=True))


@_begin.register
def _(_step: ShuffleLater, state: State, events: list[Event]) -> State:
    return _next(replace(state, to_shuffle=True))


def _off_the_deck(state: State, to: Zone, events: list[Event]) -> State:
    """The top card goes into the hand, or into the discard area."""
    card, seat = state.deck[-1], state.turn
    if to is Zone.AREA:
        events.append(TurnedUp(seat, card))
        return knowledge.turned_up(state)
    events.append(Drew(seat, card))
    using, state = _at_work(state), knowledge.drawn(state, seat, card)
    if not any(isinstance(step, Move) and step.drawn for step in _steps(using)):
        return state
    return replace(state, using=replace(using, drawn=(*using.drawn, card)))


def _others(state: State) -> list[int]:
    """Clockwise, from the player at turn on."""
    players = state.options.players
    return [(state.turn + step) % players for step in range(1, players)]


def _named(state: State) -> Suit:
    named = _at_work(state).suit
    assert named
    return SUIT_BY_KEY[named]


def _suit(state: State, card: int) -> Suit:
    """As printed: nothing else counts before the end."""
    return state.options.cards.by_number[card].suit


# What is offered.

ASKED = {
    (Zone.AREA, Zone.HAND): Asks.TAKE,
    (Zone.HAND, Zone.AREA): Asks.DISCARD,
    (Zone.AREA, Zone.DECK_BOTTOM): Asks.BURY,
    (Zone.HAND, Zone.DECK_BOTTOM): Asks.UNDER,
    (Zone.HAND, Zone.DECK_ENDS): Asks.BACK,
    (Zone.DECK, Zone.DECK_TOP): Asks.WISH,
}
"""What a card's owner is asked when it moves from here to there."""


def offered(state: State, seat: int, kind: Asks) -> tuple[Option, ...]:
    """What a seat may pick; it follows from the state alone."""
    using, hand = _at_work(state), state.hands[seat]
    match kind:
        case Asks.TAKE:
            return takeable(state.discard, state.covers, seat)
        case Asks.DISCARD:
            kept = using.drawn if _is_other(step_of(using)) else ()
            return tuple(card for card in hand if card not in kept)
        case Asks.BURY | Asks.COVER:
            return tuple(uncovered(state))
        case Asks.UNDER:
            return (*((None,) if _enough(using) else ()), *hand)
        case Asks.BACK:
            return tuple(Put(card, on_top) for card in using.drawn for on_top in (True, False))
        case Asks.WISH:
            return tuple(sorted(state.deck))
        case Asks.SUIT:
            return tuple(suit.key for suit in state.options.cards.suits if suit is not Suit.WILD)
        case Asks.PLAYER:
            return tuple(Player(other) for other in _others(state) if state.hands[other])
        case Asks.SHOW:
            return hand
        case Asks.OFFER:
            return (None, *(card for card in hand if card not in using.offers))
        case Asks.TRADE:
            draw = (TO_DRAW,) if state.deck else ()
            return draw if turn.must_draw(state) and draw else (None, *draw, *using.offers)
        case Asks.ITEM:
            step = step_of(using)
            assert isinstance(step, UseAnother)
            return tuple(items_for(state, step, (using.item,)))
        case _:
            raise ValueError(f"no item asks {kind}")


def _is_other(step: Step) -> bool:
    return isinstance(step, Move) and step.drawn is False


def _enough(using: Using) -> bool:
    step = step_of(using)
    return isinstance(step, Move) and step.count is not None and using.moved >= step.count


# Answers.


def _moved(state: State, kind: Asks) -> State:
    """A card has moved: perhaps another must, or may."""
    using = _at_work(state)
    moved, step = using.moved + 1, step_of(using)
    assert isinstance(step, Move | Cover)
    state = replace(state, using=replace(using, moved=moved))
    most = (step.most if isinstance(step, Move) else None) or step.count
    assert most
    enough = moved >= most or (kind is Asks.UNDER and not state.hands[state.turn])
    return _next(state) if enough else _ask(state, kind)


def _took(state: State, seat: int, card: Option, events: list[Event]) -> State:
    assert isinstance(card, int)
    events.append(Took(seat, card))
    return _moved(knowledge.taken(state, seat, card), Asks.TAKE)


def _discarded(state: State, seat: int, card: Option, events: list[Event]) -> State:
    assert isinstance(card, int)
    events.append(Discarded(seat, card, card not in state.open[seat]))
    return _moved(knowledge.discarded(state, seat, card), Asks.DISCARD)


def _buried(state: State, seat: int, card: Option, events: list[Event]) -> State:
    assert isinstance(card, int)
    events.append(Buried(seat, card))
    return _moved(knowledge.buried(state, card), Asks.BURY)


def _put_under(state: State, seat: int, card: Option, events: list[Event]) -> State:
    if not isinstance(card, int):
        return _next(state)
    events.append(PutBack(seat, card, on_top=False))
    hand = state.hands[seat]
    return _moved(knowledge.put_back(state, seat, card, hand, on_top=False), Asks.UNDER)


def _put_back(state: State, seat: int, put: Option, events: list[Event]) -> State:
    assert isinstance(put, Put)
    events.append(PutBack(seat, put.card, put.on_top))
    using = _at_work(state)
    state = knowledge.put_back(state, seat, put.card, using.drawn, on_top=put.on_top)
    left = knowledge.without(using.drawn, put.card)
    return _moved(replace(state, using=replace(using, drawn=left)), Asks.BACK)


def _wished(state: State, seat: int, card: Option, events: list[Event]) -> State:
    assert isinstance(card, int)
    events.append(Wished(seat, card))
    return _moved(knowledge.wished(state, seat, card), Asks.WISH)


def _covered(state: State, seat: int, card: Option, events: list[Event]) -> State:
    assert isinstance(card, int)
    events.append(CardCovered(seat, card))
    return _moved(replace(state, covers=(*state.covers, Covered(card, seat))), Asks.COVER)


def _named_suit(state: State, seat: int, suit: Option, events: list[Event]) -> State:
    assert isinstance(suit, str)
    events.append(NamedSuit(seat, _at_work(state).item, suit))
    return _next(state, suit=suit)


def _looked(state: State, seat: int, player: Option, events: list[Event]) -> State:
    assert isinstance(player, Player)
    events.append(Looked(seat, Zone.HAND, state.hands[player.seat], player.seat))
    return _next(knowledge.saw_hand(state, seat, player.seat))


def _showed(state: State, seat: int, card: Option, events: list[Event]) -> State:
    """The next player may offer something for the card."""
    assert isinstance(card, int)
    events.append(ShowedCards(seat, (card,)))
    state = knowledge.shown(state, seat, card)
    state = replace(state, using=replace(_at_work(state), shown=card))
    return _ask(state, Asks.OFFER, _others(state)[0])


def _offered(state: State, seat: int, card: Option, events: list[Event]) -> State:
    """Another card is offered, or no more of this player."""
    assert isinstance(card, int | None)
    events.append(Offered(seat, card))
    using, step = _at_work(state), step_of(_at_work(state))
    assert isinstance(step, Barter)
    if card is not None:
        state = knowledge.shown(state, seat, card)
        using = replace(using, offers=(*using.offers, card))
        state = replace(state, using=using)
    here = sum(other in state.hands[seat] for other in using.offers)
    if card is not None and here < min(step.offers, len(state.hands[seat])):
        return _ask(state, Asks.OFFER, seat)
    others = _others(state)
    after = others[others.index(seat) + 1 :]
    return _ask(state, Asks.OFFER, after[0]) if after else _ask(state, Asks.TRADE)


def _traded(state: State, seat: int, option: Option, events: list[Event]) -> State:
    shown = _at_work(state).shown
    assert shown is not None
    if isinstance(option, int):
        other = next(n for n, hand in enumerate(state.hands) if option in hand)
        events.append(Swapped(seat, shown, other, option))
        return _next(knowledge.swapped(state, seat, shown, other, option))
    if option != TO_DRAW:
        events.append(KeptOwn(seat, shown))
        return _next(state)
    events.append(Discarded(seat, shown))
    return _next(_off_the_deck(knowledge.discarded(state, seat, shown), Zone.HAND, events))


def _chose_item(state: State, seat: int, item: Option, events: list[Event]) -> State:
    """The item chosen acts from now on."""
    assert isinstance(item, int)
    stood, step, items = _at_work(state).stood, step_of(_at_work(state)), piles.items_of(state)
    assert isinstance(step, UseAnother)
    if step.source is ItemSource.FACE_DOWN:
        events.append(ItemUsed(seat, item, again=True))
        return _started(state, item, stood)
    robbed = items.face_up.index(item) if step.source is ItemSource.OTHER_PLAYER else None
    events.append(ItemTaken(seat, item, robbed))
    state = _started(piles.turned_down(state, seat, item), item, stood)
    if robbed is None:
        discard = tuple(other for other in items.discard if other != item)
        return replace(state, items=replace(piles.items_of(state), discard=discard))
    state = piles.with_items(state, robbed, face_up=None)
    return piles.replaced(state, robbed, events)


def _out_of_reserve(state: State, seat: int, item: Option, events: list[Event]) -> State:
    assert isinstance(item, int)
    return piles.out_of_reserve(state, seat, item, events)


_ANSWERS: dict[Asks, Callable[[State, int, Option, list[Event]], State]] = {
    Asks.TAKE: _took,
    Asks.DISCARD: _discarded,
    Asks.BURY: _buried,
    Asks.UNDER: _put_under,
    Asks.BACK: _put_back,
    Asks.WISH: _wished,
    Asks.COVER: _covered,
    Asks.SUIT: _named_suit,
    Asks.PLAYER: _looked,
    Asks.SHOW: _showed,
    Asks.OFFER: _offered,
    Asks.TRADE: _traded,
    Asks.ITEM: _chose_item,
    Asks.RESERVE: _out_of_reserve,
}
"""What comes of an answer; a level above the item's own stands for what interrupts it."""
