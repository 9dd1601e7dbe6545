"""What is heard: cues, music, and the hearth."""

from .names import HEARTH, BoardCue, Cue, Piece
from .sounds import Sounds

__all__ = ["HEARTH", "BoardCue", "Cue", "Piece", "Sounds"]
