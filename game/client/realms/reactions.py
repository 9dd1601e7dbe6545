"""What opponents feel at the card table, and now and then say."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.match.reactions import Mood, Reactions
from game.client.motion import Motion
from game.engine.seats import Seat
from game.lang import Language
from game.titles.realms.play.events import Discarded, Took

from .model import Happening

LATE = 2
"""So many cards before the end it is getting late."""


class CardReactions(Reactions):
    """Who takes a card is pleased, who threw it away is not."""

    def __init__(self, seats: Sequence[Seat], seed: str, motion: Motion) -> None:
        super().__init__(seats, seed, motion)
        self._thrown_by: dict[int, int] = {}
        self._was_late = False

    def notice(self, happening: Happening, left: int, words: Language | None) -> None:
        """Something was shown, and so many cards are left to the end; without words nobody
        speaks."""
        match happening:
            case Took(seat, number):
                self.feel(seat, Mood.PLEASED, words)
                loser = self._thrown_by.pop(number, None)
                if loser is not None and loser != seat:
                    self.feel(loser, Mood.ANNOYED, words)
            case Discarded(seat, number):
                self._thrown_by[number] = seat
                if left <= LATE and not self._was_late:
                    self._was_late = True
                    self.feel(seat, Mood.LATE, words)
