"""How long a table waits before it shows what somebody else has done."""

from __future__ import annotations

from game.client.motion import Motion

from .model import MatchModel

SECOND_THOUGHT = 2000
"""Milliseconds in which one thinks better of the own move."""
LEAST_THOUGHT = 1.0
"""Seconds that are left for it however fast everything goes: nobody is faster."""


def before_others(model: MatchModel, motion: Motion, pace: float) -> float:
    """Seconds until an opponent's move is shown; usually that takes `pace` milliseconds. Until then
    the own move can be taken back, so nobody is hurried past it."""
    if not model.can_undo:
        return motion.takes(pace)
    return max(motion.takes(max(pace, SECOND_THOUGHT)), LEAST_THOUGHT)
