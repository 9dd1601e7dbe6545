"""Positions of Fantastic Stories as one wishes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ai.contract import Budget, decide
from ai.registry import create, opponents
from game.engine.rng import Rng
from game.titles.stories.actions import Action
from game.titles.stories.board import CASTLE
from game.titles.stories.moves import legal
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import BOOK, PAWNS, RESERVE, Phase, Position, State, View

LEVELS = ("novice", "apprentice", "master")
PLANNERS = LEVELS[1:]
NOBODY = (CASTLE, *(RESERVE,) * (PAWNS - 1))


def at(*places: str, told: tuple[str, ...] = (), **changes: Any) -> Position:
    """The first of two players has pawns at these places, and acts."""
    books = (BOOK,) * len(told)
    pawns = (*places, *books, *(RESERVE,) * (PAWNS - len(places) - len(books)))
    given = {"phase": Phase.ACT, "ferry": "otter", "first": 0, "seat": 0, "told": (told, ())}
    variant = changes.pop("variant", Variant.BASIC)
    rival = changes.pop("rival", NOBODY)
    return Position(Options(2, variant), (pawns, rival), **(given | changes))


def chosen(key: str, position: Position, seat: int = 0) -> Action:
    """What an opponent does there."""
    mind = create(opponents(title="stories")[key])
    options = legal(position, seat)
    found = decide(mind, View(seat, position), options, Budget(), Rng(1))
    assert found.index is not None
    assert found.reason or key == "novice"
    return options[found.index]


def played(keys: list[str], seed: str, variant: Variant = Variant.BASIC) -> Iterator[State]:
    """The states of a match between opponents."""
    minds = [create(opponents(title="stories")[key]) for key in keys]
    state, _ = STORIES_RULES.setup(Options(len(keys), variant), seed)
    count = 0
    while waited := STORIES_RULES.must_act(state):
        options = STORIES_RULES.legal_actions(state, waited[0])
        view = STORIES_RULES.view(state, waited[0])
        found = decide(minds[waited[0]], view, options, Budget(), Rng(seed, count))
        assert found.index is not None
        state, _ = STORIES_RULES.apply(state, waited[0], options[found.index])
        count += 1
        yield state
