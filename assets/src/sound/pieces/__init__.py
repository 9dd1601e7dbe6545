"""The pieces of music, by the names of their files."""

from __future__ import annotations

from collections.abc import Mapping

from sound.score import Piece

from .scoring import SCORING
from .table import TABLE
from .title import TITLE

PIECES: Mapping[str, Piece] = {
    "music_title": TITLE,
    "music_table": TABLE,
    "music_scoring": SCORING,
}
