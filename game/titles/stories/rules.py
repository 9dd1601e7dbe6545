"""Fantastic Stories as rules: a turn from the roll to its end, rounds, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import convert
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.contract import Due, IllegalAction, Outcome, Rules
from game.engine.message import message
from game.engine.prompts import answered, asked, pushed
from game.engine.rng import Rng

from .actions import (
    Action,
    Along,
    Bell,
    Double,
    End,
    Fly,
    Reroll,
    Ride,
    Roll,
    Tell,
    Tunnel,
    Walk,
)
from .board import BOARD, CASTLE, Magic
from .events import (
    Began,
    Doubled,
    Entered,
    Event,
    Finished,
    Flew,
    Idle,
    Joined,
    LastRound,
    Moved,
    Rang,
    Rode,
    Rolled,
    Stayed,
    Told,
    Tunneled,
    Turn,
    Walked,
    Withdrew,
)
from .moves import awaited, castle_of, is_anything_left, legal, number_of, teller
from .options import Options, check
from .state import (
    BOOK,
    DICE,
    PAWNS,
    RESERVE,
    ROUNDS,
    STORIES,
    Asks,
    Phase,
    Position,
    Prompt,
    State,
    Use,
    View,
)

Step = tuple[State, list[Event]]
T = TypeVar("T")
MOVED = frozenset({"cup", "cave", "mill", "quill", "trumpet"})
"""The spaces that lay elsewhere before version 3."""


class StoriesRules:
    """The rules of Fantastic Stories."""

    key = "stories"
    version = 3
    deals_since = 3
    options_type = Options
    state_type = State
    action_type = Action
    event_type = Event
    view_type = View
    check = staticmethod(check)

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options, seed: str) -> Step:
        self.check(options)
        rng = Rng(seed, "setup")
        ferry, first = rng.choice(BOARD.docks), rng.below(options.players)
        position = Position(
            options=options,
            pawns=((CASTLE, *(RESERVE,) * (PAWNS - 1)),) * options.players,
            told=((),) * options.players,
            ferry=ferry,
            first=first,
            seat=first,
        )
        return State(position, Chance.of(seed)), [Began(first, ferry), Turn(first, 1)]

    def must_act(self, state: State) -> tuple[int, ...]:
        position = state.position
        if position.phase is Phase.OVER:
            return ()
        return asked(position.stack) or (position.seat,)

    def may_act(self, state: State) -> tuple[int, ...]:
        return self.must_act(state)

    def due(self, state: State) -> Due[Action] | None:
        del state  # there is no clock
        return None

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        return legal(state.position, seat)

    def apply(self, state: State, seat: int, action: Action, at: int = 0) -> Step:
        del at
        if seat not in self.must_act(state):
            raise IllegalAction(message("illegal-not-your-turn"))
        if action not in legal(state.position, seat):
            raise IllegalAction(message("illegal-now"))
        return _unless_nothing_is_left(*_applied(state, seat, action))

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, state.position)

    def sample(self, view: View, rng: Rng) -> State:
        return State(view.position, Chance.drawn(rng))

    def event_for(self, event: Event, seat: int | None) -> Event:
        del seat  # all see everything
        return event

    def reveals(self, event: Event, seat: int) -> bool:
        """How the dice fell nobody knew before, whoever rolled them."""
        del seat
        return isinstance(event, Rolled)

    def fallback(self, view: View, legal: Sequence[Action]) -> Action | None:
        position = view.position
        if Along(False) in legal:
            return Along(False)
        return End() if End() in legal else Roll(castle_of(position, position.seat))

    def outcome(self, state: State) -> Outcome | None:
        position = state.position
        if position.phase is not Phase.OVER:
            return None
        told = tuple(len(book) for book in position.told)
        ranks = [
            (min(stories, STORIES), position.on_board(seat)) for seat, stories in enumerate(told)
        ]
        return Outcome(told, tuple(1 + sum(other > mine for other in ranks) for mine in ranks))

    def upgraded(self, version: int, entry: Any, state: State) -> Sequence[Any]:
        """In older versions some spaces lay elsewhere; where nobody went there, a match goes on."""
        if not 1 <= version < self.version:
            raise IllegalAction(message("illegal-now"))
        if entry["type"] == "played":
            action = convert(entry["action"], Action)
            moved = isinstance(action, Walk) and action.end in MOVED
            if moved or action not in legal(state.position, entry["seat"]):
                raise IllegalAction(message("illegal-now"))
        return [entry]


STORIES_RULES: Rules[Options, State, Action, Event, View] = StoriesRules()


def _applied(state: State, seat: int, action: Action) -> Step:
    match action:
        case Roll(castle):
            return _roll(state, castle)
        case Walk(pawn, end):
            return _travel(state, action, Walked(seat, pawn, *_way(state, action, end)))
        case Ride(pawn, end):
            return _ride(state, action, Rode(seat, pawn, *_way(state, action, end)))
        case Fly(pawn, end):
            flown = _conjure(state, Magic.TRUMPET)
            return _travel(flown, action, Flew(seat, pawn, *_way(state, action, end)))
        case Tunnel(pawn, end):
            opened = _conjure(state, Magic.KEYS)
            return _travel(opened, action, Tunneled(seat, pawn, *_way(state, action, end)))
        case Tell(adventure):
            return _tell(state, adventure)
        case Reroll():
            return _throw(_conjure(state, Magic.REROLL), len(state.position.dice), again=True)
        case Double():
            return _conjure(state, Magic.TWO), [Doubled(seat)]
        case Bell(dock):
            called = _conjure(state, Magic.BELL)
            return _with(called, ferry=dock), [Rang(seat, state.position.ferry, dock)]
        case Along(ride):
            return _along(state, seat, ride)
        case End():
            return _end_turn(state)


# Before the roll, and the roll.


def _roll(state: State, castle: int) -> Step:
    position = state.position
    seat, places = position.seat, list(position.pawns[position.seat])
    start, end, changing = (
        (RESERVE, CASTLE, castle - castle_of(position, seat))
        if castle >= castle_of(position, seat)
        else (CASTLE, RESERVE, castle_of(position, seat) - castle)
    )
    movers = tuple(pawn for pawn, place in enumerate(places) if place == start)[:changing]
    for pawn in movers:
        places[pawn] = end
    event = Entered(seat, movers) if end == CASTLE else Withdrew(seat, movers)
    after = _with(state, phase=Phase.ACT, pawns=_at(position.pawns, seat, tuple(places)))
    rolled, events = _throw(after, min(DICE, places.count(RESERVE)), again=False)
    return rolled, [*([event] if movers else []), *events]


def _throw(state: State, count: int, *, again: bool) -> Step:
    rng, chance = state.chance.use()
    dice = tuple(1 + rng.below(6) for _ in range(count))
    after = replace(_with(state, dice=dice), chance=chance)
    return after, [Rolled(state.position.seat, dice, again)]


# Actions with a die.


def _way(state: State, action: Walk | Ride | Fly | Tunnel, end: str) -> tuple[str, str, int]:
    """From where, to where, with which die."""
    position = state.position
    start = position.pawns[position.seat][action.pawn]
    return start, end, number_of(position, action)


def _travel(state: State, action: Walk | Ride | Fly | Tunnel, event: Moved) -> Step:
    return _moved(_spent(state, event.die, action.pawn), action.pawn, event.end), [event]


def _ride(state: State, action: Ride, event: Rode) -> Step:
    """The ferry goes along; the others at the dock are asked, beginning on the rider's left."""
    after, events = _travel(state, action, event)
    position = after.position
    left = [
        (position.seat + step) % position.options.players
        for step in range(1, position.options.players)
    ]
    stack = position.stack
    for seat in reversed(left):
        if event.start in position.pawns[seat]:
            stack = pushed(stack, Prompt(seat, Asks.ALONG))
    return _with(after, ferry=event.end, quay=event.start if stack else "", stack=stack), events


def _along(state: State, seat: int, ride: bool) -> Step:
    position = state.position
    quay, stack = position.quay, answered(position.stack, seat)
    after = _with(state, stack=stack, quay=quay if stack else "")
    if not ride:
        return after, [Stayed(seat, quay)]
    pawn = position.pawns[seat].index(quay)
    places = _at(position.pawns[seat], pawn, position.ferry)
    riding = _with(after, pawns=_at(position.pawns, seat, places))
    return riding, [Joined(seat, pawn, quay, position.ferry)]


def _tell(state: State, adventure: str) -> Step:
    position = state.position
    seat, pawn = position.seat, teller(position, adventure)
    assert pawn is not None
    die = BOARD.adventures[adventure].number
    book = (*position.told[seat], adventure)
    told = _with(_moved(_spent(state, die, pawn), pawn, BOOK), told=_at(position.told, seat, book))
    event = Told(seat, pawn, adventure, die)
    if len(book) != STORIES:
        return told, [event]
    if seat == position.last:
        return _finish(told, [event])
    ending = any(len(other) >= STORIES for other in position.told)
    return told, [event] if ending else [event, LastRound(seat)]


def _spent(state: State, die: int, pawn: int) -> State:
    """A die that is left is used first; only then one that another pawn has used."""
    position = state.position
    used = (*position.used, Use(die, pawn))
    if die not in position.dice:
        return _with(state, used=used, doubled=True)
    at = position.dice.index(die)
    return _with(state, used=used, dice=position.dice[:at] + position.dice[at + 1 :])


def _moved(state: State, pawn: int, end: str) -> State:
    position = state.position
    places = _at(position.pawns[position.seat], pawn, end)
    return _with(state, pawns=_at(position.pawns, position.seat, places))


def _conjure(state: State, magic: Magic) -> State:
    return _with(state, magic=magic)


# The end of a turn, of a round, and of the match.


def _unless_nothing_is_left(state: State, events: list[Event]) -> Step:
    """A turn in which nothing more can be done is over."""
    position = state.position
    if position.stack or position.phase is not Phase.ACT or is_anything_left(position):
        return state, events
    after, more = _end_turn(state)
    return after, [*events, *more]


def _end_turn(state: State) -> Step:
    position = state.position
    waited = position.dice and not position.used
    events: list[Event] = [Idle(position.seat, awaited(position))] if waited else []
    is_last = position.seat == position.last
    decided = any(len(book) >= STORIES for book in position.told)
    if is_last and (decided or position.round == ROUNDS):
        return _finish(state, events)
    seat = (position.seat + 1) % position.options.players
    number = position.round + is_last
    after = _fresh(state, Phase.HOME, seat=seat, round=number)
    return after, [*events, Turn(seat, number)]


def _finish(state: State, events: list[Event]) -> Step:
    return _fresh(state, Phase.OVER), [*events, Finished()]


def _fresh(state: State, phase: Phase, **changes: Any) -> State:
    """Nothing rolled, nothing used."""
    return _with(state, phase=phase, dice=(), used=(), magic=None, doubled=False, **changes)


def _with(state: State, **changes: Any) -> State:
    return State(replace(state.position, **changes), state.chance)


def _at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one of them changed."""
    return (*items[:place], item, *items[place + 1 :])
