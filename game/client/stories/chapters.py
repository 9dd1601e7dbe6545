"""The rules of Fantastic Stories, chapter by chapter."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.room import Chapter, Drawing
from game.engine.message import Arg, Joined, Message, joined
from game.lang import Language
from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.options import LEAST, MOST
from game.titles.stories.state import DICE, PAWNS, ROUNDS, STORIES
from game.titles.stories.text.event_text import space_name

from .chapter_drawings import drawings

TURN = "stories-rules-turn"
"""What one looks up in the middle of a match."""
SIDES = 6
FIVE, THREE = 5, 3
"""Numbers of dice the chapters give chances for, in words."""


def chapters(words: Language) -> tuple[Chapter, ...]:
    """The numbers they speak of, and the places, come out of the rules themselves, the pictures
    from the board."""
    drawn = drawings(words)
    adventures = len(BOARD.adventures)
    magic: dict[str, Arg] = {str(key): space_name(space) for key, space in BOARD.magic.items()}
    every = {"dice": DICE, "six": _chance(DICE)}
    return (
        Chapter(
            "stories-rules-goal",
            {
                "pawns": PAWNS,
                "adventures": adventures,
                "stories": STORIES,
                "least": LEAST,
                "most": MOST,
            },
            _some(drawn, "book"),
        ),
        Chapter(
            "stories-rules-board",
            {
                "gates": len(BOARD.ways[CASTLE]),
                "adventures": adventures,
                "magics": len(BOARD.magic),
                "docks": len(BOARD.docks),
                "pastures": len(BOARD.flights),
                **{tunnel.key: _both(*tunnel.doors) for tunnel in BOARD.tunnels},
            },
            _some(drawn, "road", "kinds"),
        ),
        Chapter(TURN, {"reserve": PAWNS - 1, "dice": DICE}),
        Chapter(
            "stories-rules-dice",
            {**every, "three": _chance(THREE), "one": _chance(1)},
            _some(drawn, "reserve"),
        ),
        Chapter("stories-rules-ferry", {"docks": len(BOARD.docks)}, _some(drawn, "ferry")),
        Chapter("stories-rules-magic", magic, _some(drawn, "magic")),
        Chapter(
            "stories-rules-tales",
            {key: story.number for key, story in BOARD.adventures.items()},
            _some(drawn, "stories"),
        ),
        Chapter("stories-rules-ending", {"stories": STORIES, "rounds": ROUNDS}),
        Chapter("stories-rules-expert"),
        Chapter("stories-rules-advice", {**magic, **every, "pair": _chance(FIVE, numbers=2)}),
        Chapter(
            "stories-rules-rulings",
            {**magic, "adventures": adventures, "stories": STORIES, "rounds": ROUNDS},
        ),
    )


def _some(drawn: Mapping[str, Drawing], *names: str) -> Mapping[str, Drawing]:
    return {name: drawn[name] for name in names}


def _both(*spaces: str) -> Message | Joined:
    return joined("and", map(space_name, spaces))


def _chance(dice: int, numbers: int = 1) -> int:
    """In how many of a hundred rolls at least one die shows one of so many numbers."""
    return round(100 * (1 - (1 - numbers / SIDES) ** dice))
