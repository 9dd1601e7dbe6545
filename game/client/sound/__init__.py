"""What is heard: cues, music, and the hearth."""

from .names import HEARTH, Cue, Piece
from .sounds import Sounds

__all__ = ["HEARTH", "Cue", "Piece", "Sounds"]
