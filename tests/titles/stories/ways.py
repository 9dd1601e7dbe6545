"""Every way to play Fantastic Stories, for the laws of the engine."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.rng import Rng
from game.titles.stories.options import LEAST, MOST, Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import State
from tests.engine.game import Game


def _pawns(state: State) -> Counter[int]:
    """How many pawns each player has, wherever they are."""
    return Counter({seat: len(places) for seat, places in enumerate(state.position.pawns)})


def _other_dice(state: State, seat: int, rng: Rng) -> State:
    """Nothing is hidden but what the dice will show."""
    del seat
    return replace(state, chance=Chance.drawn(rng))


def _is_rare(state: State) -> bool:
    return bool(state.position.stack or state.position.magic)


WAYS = [
    Game(
        STORIES_RULES,
        Options(players, variant),
        f"stories-{variant}-{players}",
        _pawns,
        _other_dice,
        _is_rare,
        5000,
        pace=24,
        open=True,
    )
    for variant in Variant
    for players in range(LEAST, MOST + 1)
]
