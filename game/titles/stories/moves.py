"""What a player may do on the board, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.engine.message import Message, message
from game.engine.prompts import asked

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
    Travel,
    Tunnel,
    Walk,
)
from .board import BOARD, CASTLE, Magic
from .state import BOOK, RESERVE, Phase, Position


def legal(position: Position, seat: int) -> list[Action]:
    """Everything the seat may do now. Of pawns that are alike only one is named."""
    if position.stack:
        return [Along(True), Along(False)] if seat in asked(position.stack) else []
    if position.phase is Phase.OVER or seat != position.seat:
        return []
    if position.phase is Phase.HOME:
        return [*(Roll(count) for count in range(position.home(seat) + 1)), *_bells(position)]
    return [*_actions(position), *_magic(position), End()]


def is_anything_left(position: Position) -> bool:
    """Whether the one whose turn it is can still do something with dice or magic."""
    return any(True for _ in chain(_actions(position), _magic(position)))


def dock_of(position: Position, seat: int) -> tuple[str, ...]:
    """The docks where the seat has pawns."""
    return tuple(dock for dock in BOARD.docks if dock in position.pawns[seat])


def conjures(position: Position, magic: Magic) -> bool:
    """Whether that magic can be used now: none was used this turn, and a pawn stands there."""
    return position.magic is None and BOARD.magic[magic] in position.pawns[position.seat]


def can_act(position: Position, pawn: int) -> bool:
    """Whether the pawn may act, if a die fits: in the basic game one does, or two with Move Two."""
    if position.options.expert or not position.used:
        return True
    once = len(position.used) == 1
    return once and position.magic is Magic.TWO and position.used[0].pawn != pawn


def again(position: Position, pawn: int, die: int) -> bool:
    """Expert game, Move Two: whether the pawn may use a die that another pawn has used."""
    return (
        position.options.expert
        and position.magic is Magic.TWO
        and not position.doubled
        and any(use.die == die and use.pawn != pawn for use in position.used)
    )


def fits(position: Position, pawn: int, die: int) -> bool:
    """Whether the pawn may act with a die of that number."""
    return can_act(position, pawn) and (die in position.dice or again(position, pawn, die))


def number_of(position: Position, action: Travel | Tell) -> int:
    """The number an action asks for."""
    if isinstance(action, Tell):
        return BOARD.adventures[action.adventure].number
    start = position.pawns[position.seat][action.pawn]
    match action:
        case Walk(end=end):
            return BOARD.ways[start][end]
        case Ride(end=end):
            return BOARD.sailings[start][end]
        case Fly(end=end):
            return BOARD.flights[end]
        case Tunnel(end=end):
            return next(t.doors[start] for t in BOARD.tunnels_at[start] if t.other(start) == end)


def teller(position: Position, adventure: str) -> int | None:
    """The pawn that would complete an adventure now."""
    story = BOARD.adventures[adventure]
    places = position.pawns[position.seat]
    if adventure in position.told[position.seat] or story.item not in places:
        return None
    return next(
        (
            pawn
            for pawn, place in enumerate(places)
            if place == adventure and fits(position, pawn, story.number)
        ),
        None,
    )


def awaited(position: Position) -> str:
    """The adventure that the one whose turn it is could complete if its number had come, if any."""
    places = position.pawns[position.seat]
    return next(
        (
            story.key
            for story in BOARD.adventures.values()
            if story.key in places
            and story.item in places
            and story.key not in position.told[position.seat]
            and story.number not in position.dice
        ),
        "",
    )


def _actions(position: Position) -> Iterator[Action]:
    """Everything that takes a die."""
    trumpet, keys = conjures(position, Magic.TRUMPET), conjures(position, Magic.KEYS)
    for pawn, place in _different(position):
        for end, number in BOARD.ways[place].items():
            if fits(position, pawn, number):
                yield Walk(pawn, end)
        for end, number in BOARD.sailings.get(place, {}).items():
            if place == position.ferry and fits(position, pawn, number):
                yield Ride(pawn, end)
        for end, number in BOARD.flights.items():
            flies = trumpet and place not in (BOARD.magic[Magic.TRUMPET], end)
            if flies and fits(position, pawn, number):
                yield Fly(pawn, end)
        for tunnel in BOARD.tunnels_at.get(place, ()):
            if keys and fits(position, pawn, tunnel.doors[place]):
                yield Tunnel(pawn, tunnel.other(place))
    for adventure in BOARD.adventures:
        if teller(position, adventure) is not None:
            yield Tell(adventure)


def _different(position: Position) -> Iterator[tuple[int, str]]:
    """The pawns on the board with their places; of those that are alike in all that matters this
    turn only the first."""
    seen = set()
    for pawn, place in enumerate(position.pawns[position.seat]):
        dice = frozenset(use.die for use in position.used if use.pawn == pawn)
        if place not in (RESERVE, BOOK) and (place, dice) not in seen:
            seen.add((place, dice))
            yield pawn, place


def _magic(position: Position) -> Iterator[Action]:
    """Magic that is no move of a pawn."""
    if conjures(position, Magic.REROLL) and position.dice and not position.used:
        yield Reroll()
    if conjures(position, Magic.TWO) and _can_double(position):
        yield Double()
    yield from _bells(position)


def _can_double(position: Position) -> bool:
    """Two pawns need two dice; in the expert game one, before or after its first use."""
    if position.options.expert:
        return bool(position.dice or position.used)
    return len(position.used) < 2 and len(position.dice) + len(position.used) > 1


def _bells(position: Position) -> Iterator[Action]:
    if conjures(position, Magic.BELL):
        yield from (
            Bell(dock) for dock in dock_of(position, position.seat) if dock != position.ferry
        )


# Why something is not allowed.


def why_not(position: Position, pawn: int, end: str) -> Message:
    """Why a pawn of the one whose turn it is cannot go to a space, in the words of the rules."""
    start = position.pawns[position.seat][pawn]
    numbers = tuple(_numbers(position, start, end))
    if not numbers:
        return _no_way(position, start, end)
    if not can_act(position, pawn):
        return message("stories-illegal-acted")
    return message("stories-illegal-die", number=numbers[0])


def _numbers(position: Position, start: str, end: str) -> Iterator[int]:
    """The numbers of all ways between two spaces that are open now."""
    if end in BOARD.ways.get(start, {}):
        yield BOARD.ways[start][end]
    if start == position.ferry and end in BOARD.sailings[start]:
        yield BOARD.sailings[start][end]
    if conjures(position, Magic.KEYS):
        yield from (
            t.doors[start] for t in BOARD.tunnels_at.get(start, ()) if t.other(start) == end
        )
    if conjures(position, Magic.TRUMPET) and start != BOARD.magic[Magic.TRUMPET]:
        yield from (number for pasture, number in BOARD.flights.items() if pasture == end)


def _no_way(position: Position, start: str, end: str) -> Message:
    if start in BOARD.sailings and end in BOARD.sailings[start]:
        return message("stories-illegal-ferry", dock=position.ferry)
    if any(tunnel.other(start) == end for tunnel in BOARD.tunnels_at.get(start, ())):
        return message("stories-illegal-keys")
    return message("stories-illegal-road")


def why_untold(position: Position, adventure: str) -> Message:
    """Why an adventure cannot be completed now."""
    story = BOARD.adventures[adventure]
    places = position.pawns[position.seat]
    if adventure in position.told[position.seat]:
        return message("stories-illegal-told")
    if adventure not in places:
        return message("stories-illegal-nobody")
    if story.item not in places:
        return message("stories-illegal-item", item=story.item)
    return message("stories-illegal-die", number=story.number)


def castle_of(position: Position, seat: int) -> int:
    """How many pawns of a seat are in the Castle."""
    return position.pawns[seat].count(CASTLE)
