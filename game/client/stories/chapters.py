"""The rules of Fantastic Stories, chapter by chapter."""

from __future__ import annotations

from game.client.room import Chapter
from game.engine.message import Arg, Joined, Message, joined
from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.options import LEAST, MOST
from game.titles.stories.state import DICE, PAWNS, ROUNDS, STORIES
from game.titles.stories.text.event_text import space_name

TURN = "stories-rules-turn"
"""What one looks up in the middle of a match."""
SIDES = 6
FIVE, THREE = 5, 3
"""Numbers of dice the chapters give chances for, in words."""


def chapters() -> tuple[Chapter, ...]:
    """The numbers they speak of, and the places, come out of the rules themselves."""
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
        ),
        Chapter(TURN, {"reserve": PAWNS - 1, "dice": DICE}),
        Chapter("stories-rules-dice", {**every, "three": _chance(THREE), "one": _chance(1)}),
        Chapter("stories-rules-ferry", {"docks": len(BOARD.docks)}),
        Chapter("stories-rules-magic", magic),
        Chapter(
            "stories-rules-tales", {key: story.number for key, story in BOARD.adventures.items()}
        ),
        Chapter("stories-rules-ending", {"stories": STORIES, "rounds": ROUNDS}),
        Chapter("stories-rules-expert"),
        Chapter("stories-rules-advice", {**magic, **every, "pair": _chance(FIVE, numbers=2)}),
        Chapter(
            "stories-rules-rulings",
            {**magic, "adventures": adventures, "stories": STORIES, "rounds": ROUNDS},
        ),
    )


def _both(*spaces: str) -> Message | Joined:
    return joined("and", map(space_name, spaces))


def _chance(dice: int, numbers: int = 1) -> int:
    """In how many of a hundred rolls at least one die shows one of so many numbers."""
    return round(100 * (1 - (1 - numbers / SIDES) ** dice))
