"""How a turn goes on and ends, whoever and whatever brought it that far."""

from __future__ import annotations

from msgspec.structs import replace

from . import ending, piles
from .events import Ended, Event, TurnBegan
from .item_events import DeckShuffled, PlaysAgain
from .knowledge import shuffled
from .options import STALLED_ROUNDS
from .state import Phase, Situation, State, hand_size


def filling(state: State) -> bool:
    """Whether the hand of the player at turn is still being filled."""
    return len(state.hands[state.turn]) < state.options.cards.hand_size


def to_draw(state: State) -> int:
    """How many cards a draw from the deck takes."""
    return 2 if filling(state) else 1


def must_draw(state: Situation) -> bool:
    """Whether the table has circled so long that the deck is the only choice."""
    return not state.left_deck and state.since_deck >= STALLED_ROUNDS * state.options.players


def is_full(state: State) -> bool:
    """Whether enough cards lie in the discard area to end the game."""
    if len(state.discard) < state.options.ending:
        return False
    return all(len(hand) >= state.options.cards.hand_size for hand in state.hands)


def taken(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """A card has come into the hand, or an item has changed what it may hold: if there is one too
    many, the player discards."""
    seat = state.turn
    if len(state.hands[seat]) > hand_size(state.options, state.grown, seat):
        return replace(state, phase=Phase.DISCARD), events
    return discarded(state, events)


def discarded(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The hand is as it should be: only the own item may be left to decide on."""
    if is_full(state) or not state.items or state.items.face_up[state.turn] is None:
        return over(state, events)
    return replace(state, phase=Phase.FINISH), events


def over(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The turn is over, and perhaps the game."""
    if state.to_shuffle:
        state = shuffled(state)
        events.append(DeckShuffled())
    full = is_full(state)
    if full or not state.deck:
        return ending.begin(state, events, Ended(for_want_of_cards=not full))
    if state.items and not state.again:
        state = piles.replaced(state, state.turn, events)
        if state.stack:
            return state, events
    return passed_on(state, events)


def passed_on(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The next turn begins."""
    turn = state.turn if state.again else (state.turn + 1) % state.options.players
    after = replace(
        state,
        turn=turn,
        phase=Phase.TAKE,
        since_deck=0 if state.left_deck else state.since_deck + 1,
        left_deck=False,
        again=False,
    )
    if state.again:
        events.append(PlaysAgain(turn))
    events.append(TurnBegan(turn, must_draw(after)))
    return after, events
