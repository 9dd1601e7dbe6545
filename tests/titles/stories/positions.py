"""Positions for tests: pawns where one wants them, dice as one wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.engine.chance import Chance
from game.titles.stories.actions import Action
from game.titles.stories.events import Event
from game.titles.stories.moves import legal
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import BOOK, PAWNS, RESERVE, Phase, Position, State

CHANCE = Chance(7)
ORDER = ("temple", "beings", "pirate", "dragon")


def places(*on_board: str, told: int = 0) -> tuple[str, ...]:
    """Seven pawns: these on the board, so many in the Book, the others in reserve."""
    away = (*on_board, *(BOOK,) * told)
    return (*away, *(RESERVE,) * (PAWNS - len(away)))


def rolled(
    *on_board: str,
    dice: Sequence[int] = (),
    others: Sequence[Sequence[str]] = ((),),
    told: Sequence[int] = (),
    expert: bool = False,
    **more: Any,
) -> Position:
    """The first player's turn after a roll; `told` says how many stories each has told."""
    players = 1 + len(others)
    counts = [*told, *[0] * (players - len(told))]
    rows = (on_board, *others)
    facts: dict[str, Any] = {
        "options": Options(players, Variant.EXPERT if expert else Variant.BASIC),
        "pawns": tuple(places(*row, told=n) for row, n in zip(rows, counts, strict=True)),
        "told": tuple(ORDER[:n] for n in counts),
        "ferry": "heron",
        "first": 0,
        "seat": 0,
        "phase": Phase.ACT,
        "dice": tuple(dice),
    }
    return Position(**(facts | more))


def before_the_roll(*on_board: str, **more: Any) -> Position:
    return rolled(*on_board, **({"phase": Phase.HOME} | more))


def may(position: Position, seat: int = 0) -> list[Action]:
    return legal(position, seat)


def after(position: Position, *actions: Action, seat: int = 0) -> Position:
    """The position once a player has done all that."""
    return played(position, *actions, seat=seat)[0]


def played(position: Position, *actions: Action, seat: int = 0) -> tuple[Position, list[Event]]:
    """The position once a player has done all that, and what the last of it brought."""
    state, events = State(position, CHANCE), list[Event]()
    for action in actions:
        state, events = STORIES_RULES.apply(state, seat, action)
    return state.position, events


def told_by(position: Position, seat: int, *adventures: str) -> Position:
    """The same with other stories in somebody's Book."""
    books = list(position.told)
    books[seat] = adventures
    return replace(position, told=tuple(books))
