"""The end of the game: the cards that bring in another, the hand limit, then open hands."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.prompts import answered, pushed

from ..cards.card import Card
from ..cards.catalogue import Catalogue
from ..cards.effects import ExtraCard, Source
from . import choosing, knowledge
from .actions import Option
from .events import Brought, Declined, Discarded, Ended, Event, Revealed, Searched, Shown
from .item_events import DeckShuffled
from .state import Asks, Numbers, Phase, Prompt, State, most_held, takeable
from .trade_events import LookedAside, PutAside, TimeUp

SOURCES = tuple(Source)
"""In the order in which the cards act, whoever holds them."""
FROM_DECK = (Source.DECK_TOP, Source.DECK_ANY)
SEEN_ASIDE = 3
"""Where there is no discard area, so many of the cards put aside are looked at for one."""


def begin(state: State, events: list[Event], over: Ended | TimeUp) -> tuple[State, list[Event]]:
    """The last discard has been made, or the clock has run out."""
    return _act(replace(state, phase=Phase.ENDING), [*events, over], SOURCES)


def _act(
    state: State, events: list[Event], sources: tuple[Source, ...]
) -> tuple[State, list[Event]]:
    """Lets the cards of these sources act, up to the next decision."""
    for source in sources:
        held = _held(state, source)
        if held is None or not _can_act(state, *held):
            continue
        seat, taker = held
        if taker.number not in state.open[seat]:
            state = knowledge.shown(state, seat, taker.number)
            events.append(Shown(seat, taker.number))
        if source is Source.DECK_TOP:
            return _bring_in(state, seat, taker, state.deck[-1], events)
        if source is Source.DECK_ANY:
            state = knowledge.saw_in_deck(state, (seat,), state.deck)
            events.append(Searched(seat))
        elif state.options.trades:
            seen = range(max(0, len(state.deck) - SEEN_ASIDE), len(state.deck))
            state = knowledge.saw_places(state, seat, seen)
            events.append(LookedAside(seat, tuple(state.deck[place] for place in seen)))
        prompt = Prompt(seat, Asks.BRING, taker.number, bringable(state, seat, taker))
        return replace(state, stack=pushed(state.stack, prompt)), events
    events.append(Revealed(state.hands))
    return choosing.begin(state, events)


def source_of(card: Card) -> Source | None:
    """Where an end-of-game card brings another from."""
    return next((effect.source for effect in card.bonuses(ExtraCard)), None)


def _held(state: State, source: Source) -> tuple[int, Card] | None:
    """The seat and card that may bring in a card from there, if it has not acted yet."""
    for seat, hand in enumerate(state.hands):
        for number in hand:
            card = state.options.cards.by_number[number]
            if number not in state.used and source_of(card) is source:
                return seat, card
    return None


def _can_act(state: State, seat: int, taker: Card) -> bool:
    """Whether there is anything to bring in."""
    if source_of(taker) in FROM_DECK or state.options.trades:
        return bool(state.deck)
    return len(bringable(state, seat, taker)) > 1


def bringable(state: State, seat: int, taker: Card) -> tuple[Option, ...]:
    """What a seat may bring in, by number, after the option to do without."""
    if source_of(taker) is Source.DECK_ANY:
        return (None, *sorted(state.deck))
    if state.options.trades:
        return (None, *sorted(state.deck[-SEEN_ASIDE:]))
    (effect,) = taker.bonuses(ExtraCard)
    by_number = state.options.cards.by_number
    area = takeable(state.discard, state.covers, seat)
    return (None, *sorted(card for card in area if by_number[card].suit in effect.suits))


def bring(state: State, prompt: Prompt, card: Option) -> tuple[State, list[Event]]:
    """A card is brought in, or its owner does without."""
    assert prompt.by is not None
    by = state.options.cards.by_number[prompt.by]
    state = replace(state, stack=answered(state.stack, prompt.seat))
    if not isinstance(card, int):
        events: list[Event] = [Declined(prompt.seat, by.number)]
        return _go_on(_put_back(state, by, events), prompt.seat, by, events)
    return _bring_in(state, prompt.seat, by, card, [])


def _put_back(state: State, by: Card, events: list[Event]) -> State:
    """The cards put aside that were looked at go back."""
    if source_of(by) in FROM_DECK or not state.options.trades:
        return state
    events.append(DeckShuffled())
    return knowledge.shuffled(state)


def _bring_in(
    state: State, seat: int, by: Card, card: int, events: list[Event]
) -> tuple[State, list[Event]]:
    openly = source_of(by) is Source.DISCARD and not state.options.trades
    if source_of(by) is Source.DECK_TOP:
        after = knowledge.drawn(state, seat, card)
    else:
        after = (knowledge.taken if openly else knowledge.fetched)(state, seat, card)
    events.append(Brought(seat, by.number, card, openly))
    after = replace(_put_back(after, by, events), used=(*state.used, by.number))
    return _go_on(after, seat, by, events)


def _go_on(state: State, seat: int, by: Card, events: list[Event]) -> tuple[State, list[Event]]:
    if len(state.hands[seat]) > most_held(state.options, state.grown, seat):
        prompt = Prompt(seat, Asks.EXCESS, by.number, spare(state, seat))
        return replace(state, stack=pushed(state.stack, prompt)), events
    source = source_of(by)
    assert source
    return _act(state, events, SOURCES[SOURCES.index(source) + 1 :])


# A hand over the limit.


def spare(state: State, seat: int) -> tuple[Option, ...]:
    """What may be given up."""
    return tuple(card for card in state.hands[seat] if card not in state.used)


def give_up(state: State, prompt: Prompt, card: Option) -> tuple[State, list[Event]]:
    assert isinstance(card, int)
    assert prompt.by is not None
    seat, by = prompt.seat, state.options.cards.by_number[prompt.by]
    hidden = card not in state.open[seat]
    after = replace(state, stack=answered(state.stack, seat))
    if state.options.trades:
        after = knowledge.put_back(after, seat, card, _cards(prompt), on_top=True)
        events: list[Event] = [PutAside(seat, card), DeckShuffled()]
        return _go_on(knowledge.shuffled(after), seat, by, events)
    after = knowledge.discarded(after, seat, card)
    return _go_on(after, seat, by, [Discarded(seat, card, hidden)])


def _cards(prompt: Prompt) -> Numbers:
    return tuple(option for option in prompt.offered if isinstance(option, int))


# What everybody can conclude.


def searcher(cards: Catalogue, used: Numbers, open: tuple[Numbers, ...]) -> int | None:
    """The seat that has brought in a card of its choice from the deck, unseen by the others."""
    for card in used:
        if source_of(cards.by_number[card]) is Source.DECK_ANY:
            return next(seat for seat, known in enumerate(open) if card in known)
    return None


def would_have_acted(cards: Catalogue, acting: Card, deck_size: int, used: Numbers) -> set[int]:
    """End-of-game cards that nobody can hold unseen any more while another is acting: they would
    have been laid open before."""
    now = source_of(acting)
    assert now
    searched = any(source_of(cards.by_number[each]) is Source.DECK_ANY for each in used)
    could_act = {
        Source.DECK_TOP: deck_size > 0 or searched,
        Source.DECK_ANY: deck_size > 0,
    }
    past = SOURCES[: SOURCES.index(now)]
    return {
        card.number
        for card in cards.cards
        if (source := source_of(card)) in past and source and could_act[source]
    }
