"""The music steps back while something is told: quickly, and slowly forward again."""

from __future__ import annotations

LOW = 0.4
"""What is left of it meanwhile."""
DOWN, UP = 0.1, 1.4
"""Seconds from full to low, and back."""


class Ducking:
    """How much of the music is heard."""

    def __init__(self) -> None:
        self.share = 1.0
        self._held = 0.0

    def under(self, seconds: float) -> None:
        """Something is heard for so long."""
        self._held = max(self._held, seconds)

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        if self._held > 0:
            self.share = max(LOW, self.share - (1 - LOW) * seconds / DOWN)
        else:
            self.share = min(1.0, self.share + (1 - LOW) * seconds / UP)
        self._held = max(0.0, self._held - seconds)
