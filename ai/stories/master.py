"""Master: all stories at once, and the rivals in view."""

from __future__ import annotations

from game.titles.stories.board import Magic
from game.titles.stories.state import Position

from .endgame import last_castle
from .outlook import Helpers, Style
from .planner import Planner
from .search import Effort, Search
from .standing import Side

STYLE = Style(
    basic=Helpers(sent=(Magic.REROLL,), bringing=0.4), expert=Helpers(idle=0.3), foresight=True
)


class Master(Planner):
    """Plans all three stories, so that the pawns of one serve the next; sends a helper to the mill;
    and knows who wins when several tell their third story in the same round."""

    def __init__(self) -> None:
        super().__init__(STYLE, Effort(width=6, ahead=3))

    def castle(self, position: Position, side: Side, search: Search) -> int:
        last = last_castle(position, position.seat)
        return super().castle(position, side, search) if last is None else last
