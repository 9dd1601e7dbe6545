"""What there is to hear, by the names of the files."""

from __future__ import annotations

from enum import StrEnum, auto


class Cue(StrEnum):
    """Things one hears, by what happens; a title may bring more of its own."""

    SLIDE = auto()
    PLACE = auto()
    HOVER = auto()
    FLIP = auto()
    TAKE = auto()
    PRESS = auto()
    TURN = auto()
    PENALTY = auto()
    BLANK = auto()
    CLEAR = auto()
    DIAL = auto()
    WIN = auto()
    LOSE = auto()


class BoardCue(StrEnum):
    """Things one hears on a board with dice, pawns and a ferry."""

    DICE = auto()
    STEP = auto()
    FERRY = auto()
    FLIGHT = auto()
    KEYS = auto()
    REROLL = auto()
    STORY = auto()
    INVALID = auto()


class Piece(StrEnum):
    """The music, by where it is played."""

    TITLE = "music_title"
    TABLE = "music_table"
    SCORING = "music_scoring"


HEARTH = "hearth"
