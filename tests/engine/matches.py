"""Every way every title can be played, the tests' own title among them."""

from __future__ import annotations

from collections.abc import Mapping

from game.titles.registry import TITLES as PLAYABLE
from tests.titles.realms.play.ways import WAYS as REALMS_GAMES
from tests.titles.stories.ways import WAYS as STORIES_GAMES
from tests.titles.tiny.rules import TINY
from tests.titles.tiny.ways import WAYS as TINY_GAMES

from .game import AnyRules, AnyTable, Game, moves

__all__ = [
    "GAMES",
    "REALMS_GAMES",
    "STORIES_GAMES",
    "TINY_GAMES",
    "TITLES",
    "AnyTable",
    "Game",
    "moves",
]

TITLES: Mapping[str, AnyRules] = {**PLAYABLE, TINY.key: TINY}
GAMES = [*REALMS_GAMES, *STORIES_GAMES, *TINY_GAMES]
