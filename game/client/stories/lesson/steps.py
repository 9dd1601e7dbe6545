"""What the guide says when, what there is to look at, and what the player is asked to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.titles.stories.actions import Action, Fly, Ride, Roll, Tell, Tunnel, Walk
from game.titles.stories.board import BOARD
from game.titles.stories.moves import number_of
from game.titles.stories.state import DICE, PAWNS, STORIES, Position

from .script import ENTRIES, FIRST, PLAYER, STORY, TURNS, moving, rolling


class Spot(Enum):
    """Places that are no space of the board."""

    STORIES = auto()
    """The parchment with the own stories."""
    BOOK = auto()
    RESERVE = auto()
    TRAY = auto()
    """Where the dice lie."""
    GOLD = auto()
    """The golden button."""
    COURT = auto()
    """The Castle, and the sign with which a pawn comes in."""
    FERRY = auto()
    ROUTES = auto()
    """The numbers at the ferry's dock, and the flags they belong to."""


Place = Spot | str
"""A space goes by its key."""


@dataclass(frozen=True)
class Step:
    """Something the guide says."""

    key: str
    """The end of its message key."""
    at: int
    """How many entries of the script come before it."""
    target: Place
    reasons: tuple[Place, ...] = ()
    """What else is lit: why the target matters."""
    asks: bool = False
    """Whether the player shall do what the script says comes next; else one only reads on."""
    arranges: bool = False
    """Whether it is enough to bring the pawns into the Castle that the next roll wants there."""

    @property
    def action(self) -> Action | None:
        return ENTRIES[self.at].action if self.asks else None


ITEM = BOARD.adventures[STORY].item
SECOND, THIRD, LAST = FIRST + 2, FIRST + 4, FIRST + 6
"""The player's turns after the first."""
MET = FIRST + 1
"""The turn in which the other player takes the ferry."""
STEPS = (
    Step("goal", rolling(FIRST), Spot.STORIES, (Spot.BOOK,)),
    Step("story", rolling(FIRST), STORY, (ITEM, TURNS[FIRST].start, TURNS[SECOND].start)),
    Step("reserve", rolling(FIRST), Spot.RESERVE, (Spot.TRAY,)),
    Step("castle", rolling(FIRST), Spot.COURT, (Spot.RESERVE,), asks=True, arranges=True),
    Step("roll", rolling(FIRST), Spot.GOLD, (Spot.TRAY,), asks=True),
    Step("item", moving(FIRST), ITEM, asks=True),
    Step("ferry", rolling(SECOND), Spot.FERRY, (TURNS[MET].end, Spot.ROUTES)),
    Step("again", rolling(SECOND), Spot.GOLD, (TURNS[SECOND].start, STORY), asks=True),
    Step("adventure", moving(SECOND), STORY, asks=True),
    Step("hope", rolling(THIRD), Spot.GOLD, (STORY, ITEM), asks=True),
    Step("tell", moving(THIRD), STORY, (ITEM,), asks=True),
    Step("book", rolling(LAST), Spot.BOOK, (ITEM,)),
    Step("star", rolling(LAST), Spot.GOLD, (TURNS[6].end,), asks=True),
    Step("magic", moving(LAST), TURNS[LAST].end, (TURNS[6].end,), asks=True),
    Step("end", len(ENTRIES), Spot.STORIES, (Spot.BOOK,)),
)
SIDES = 6


def facts(step: Step, position: Position) -> dict[str, int]:
    """The figures a step speaks of, as the rules and the match have them."""
    home, castle = position.home(PLAYER), TURNS[FIRST].castle
    dice = min(DICE, home - castle)
    found = {
        "stories": STORIES,
        "adventures": len(BOARD.adventures),
        "pawns": PAWNS,
        "most": DICE,
        "home": home,
        "dice": dice,
        "told": len(position.told[PLAYER]),
        "left": STORIES - len(position.told[PLAYER]),
        "wanted": BOARD.adventures[STORY].number,
        "chance": round(100 * (1 - (1 - 1 / SIDES) ** dice)),
        "item": BOARD.ways[TURNS[FIRST].start][TURNS[FIRST].end],
        "adventure": BOARD.ways[TURNS[SECOND].start][TURNS[SECOND].end],
    }
    if isinstance(step.action, Walk | Ride | Fly | Tunnel | Tell):
        found["number"] = number_of(position, step.action)
    return found


def wanted_in_castle(step: Step) -> int | None:
    """How many pawns shall be in the Castle when the player rolls, if that is next."""
    entry = ENTRIES[step.at].action if step.at < len(ENTRIES) else None
    return entry.castle if isinstance(entry, Roll) else None
