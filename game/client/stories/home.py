"""Before the roll: the own pawns between reserve and Castle."""

from __future__ import annotations

from abc import abstractmethod

from game.client.match.scene import MatchScene
from game.client.sound import BoardCue
from game.titles.stories.moves import castle_of

from .model import BoardModel
from .stage import Stage


class HomeScene(MatchScene):
    """A scene at which pawns can be arranged; nobody else knows of it until the dice are rolled."""

    model: BoardModel
    stage: Stage
    castle = 0
    """How many of the own pawns the player wants in the Castle when the dice are rolled."""

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Whether the player is asked for something now."""

    @property
    def arranging(self) -> bool:
        """Whether pawns go between reserve and Castle."""
        return self.ready and self.model.arranging

    @property
    def home(self) -> int:
        """How many own pawns are free to do so."""
        return self.model.position.home(self.model.seat)

    @property
    def rearranged(self) -> bool:
        """Whether the own pawns at home stand otherwise than when the turn began."""
        return self.arranging and self.castle != self._castle_before

    @property
    def _castle_before(self) -> int:
        return castle_of(self.model.position, self.model.seat)

    def arrange(self, by: int) -> None:
        """One more pawn into the Castle, or back."""
        wanted = self.castle + by
        if not self.arranging or not 0 <= wanted <= self.home:
            self.app.sounds.play(BoardCue.INVALID)
            return
        self.castle = wanted
        self.app.sounds.play(BoardCue.STEP)
        self.stage.arrange(self.model.seat, wanted)
        self.refresh()

    def forget_arranging(self) -> None:
        """The pawns at home stand as the rules have them."""
        self.castle = self._castle_before
