"""The end of the game: the cards that bring in another, the hand limit, then open hands."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.message import message

from ..cards.card import Card
from ..cards.catalogue import HAND_LIMIT
from ..cards.effects import ExtraCard, Source
from ..scoring.batch.endings import best_excess, best_extra_card
from . import choosing
from .actions import Action, Bring, Discard
from .events import Brought, Declined, Discarded, Ended, Event, Revealed
from .options import Options
from .state import Numbers, Phase, State, discarded, with_card, without

SOURCES = tuple(Source)
"""In the order in which the cards act, whoever holds them."""


def begin(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The last discard has been made."""
    return _act(state, [*events, Ended()], SOURCES)


def _act(
    state: State, events: list[Event], sources: tuple[Source, ...]
) -> tuple[State, list[Event]]:
    """Lets the cards of these sources act, up to the next decision."""
    for source in sources:
        held = _held(state, source)
        if held is None:
            continue
        seat, taker = held
        known = state.open
        if taker.number not in known[seat]:
            known = with_card(known, seat, taker.number)
        waiting = replace(state, phase=Phase.BRING, turn=seat, source=source, open=known)
        if source is Source.DECK_TOP:
            if state.deck:
                return _go_on(_bring_in(waiting, taker, state.deck[-1], events), events)
        elif source is Source.DECK_ANY:
            if state.deck:
                return replace(waiting, searched_by=seat), events
        elif takeable(waiting):
            return waiting, events
    events.append(Revealed(state.hands))
    return choosing.begin(replace(state, source=None), events)


def _held(state: State, source: Source) -> tuple[int, Card] | None:
    """The seat and card that may bring in a card from there, if it has not acted yet."""
    for seat, hand in enumerate(state.hands):
        for number in hand:
            card = state.options.cards.by_number[number]
            if number not in state.used and any(
                effect.source is source for effect in card.bonuses(ExtraCard)
            ):
                return seat, card
    return None


def taker(state: State) -> Card:
    """The card that is acting."""
    assert state.source
    held = _held(state, state.source)
    assert held
    return held[1]


def takeable(state: State) -> Numbers:
    """What may be brought in, by number."""
    if state.source is Source.DECK_ANY:
        return tuple(sorted(state.deck))
    (effect,) = taker(state).bonuses(ExtraCard)
    by_number = state.options.cards.by_number
    return tuple(sorted(card for card in state.discard if by_number[card].suit in effect.suits))


def offers(state: State) -> list[Action]:
    """The best card to bring in first, then none, then the others."""
    best = _advice(
        state.options,
        taker(state).number,
        state.hands[state.turn],
        tuple(sorted(state.discard)),
        tuple(sorted(state.deck)) if state.source is Source.DECK_ANY else (),
        state.used,
    )
    actions: list[Action] = [Bring(None), *(Bring(card) for card in takeable(state))]
    actions.sort(key=lambda action: action != Bring(best))
    return actions


@lru_cache(maxsize=512)
def _advice(
    options: Options, by: int, hand: Numbers, area: Numbers, deck: Numbers, used: Numbers
) -> int | None:
    cards = options.cards
    found = best_extra_card(
        cards.by_number[by],
        _cards(options, hand),
        cards,
        _cards(options, area),
        options.players,
        _cards(options, deck),
        _cards(options, used),
        HAND_LIMIT,
    )
    return found.number if found else None


def _cards(options: Options, numbers: Numbers) -> tuple[Card, ...]:
    return tuple(options.cards.by_number[number] for number in numbers)


def bring(state: State, card: int | None) -> tuple[State, list[Event]]:
    """The player at turn brings in a card, or does without."""
    by = taker(state)
    if card is None:
        events: list[Event] = [Declined(state.turn, by.number)]
        return _go_on(state, events)
    if card not in takeable(state):
        raise IllegalAction(message("illegal-not-offered"))
    events = []
    return _go_on(_bring_in(state, by, card, events), events)


def _bring_in(state: State, by: Card, card: int, events: list[Event]) -> State:
    openly = state.source is Source.DISCARD
    events.append(Brought(state.turn, by.number, card, openly))
    return replace(
        state,
        deck=without(state.deck, card),
        discard=without(state.discard, card),
        hands=with_card(state.hands, state.turn, card),
        open=with_card(state.open, state.turn, card) if openly else state.open,
        used=(*state.used, by.number),
    )


def _go_on(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if len(state.hands[state.turn]) > HAND_LIMIT:
        return replace(state, phase=Phase.EXCESS), events
    assert state.source
    return _act(state, events, SOURCES[SOURCES.index(state.source) + 1 :])


# A hand over the limit.


def excess(state: State) -> list[Action]:
    """What may be given up, the card least missed first."""
    spare = [card for card in state.hands[state.turn] if card not in state.used]
    assert state.source
    best = _least_missed(
        state.options,
        state.source,
        state.hands[state.turn],
        tuple(sorted(state.discard)),
        state.used,
    )
    return [Discard(card) for card in sorted(spare, key=lambda card: (card != best, card))]


@lru_cache(maxsize=512)
def _least_missed(
    options: Options, source: Source, hand: Numbers, area: Numbers, used: Numbers
) -> int:
    return best_excess(
        source,
        _cards(options, hand),
        options.cards,
        _cards(options, area),
        options.players,
        _cards(options, used),
    ).number


def give_up(state: State, card: int) -> tuple[State, list[Event]]:
    if card not in state.hands[state.turn]:
        raise IllegalAction(message("illegal-not-in-hand"))
    if card in state.used:
        raise IllegalAction(message("illegal-used"))
    hidden = card not in state.open[state.turn]
    return _go_on(discarded(state, card), [Discarded(state.turn, card, hidden)])
