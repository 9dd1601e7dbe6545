"""A match of Fantastic Stories as the person before the screen sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.client.match.model import MatchModel
from game.engine.contract import Outcome
from game.engine.message import Message, message
from game.lang import Language
from game.titles.stories.actions import Action, Along, Roll
from game.titles.stories.board import BOARD
from game.titles.stories.events import Entered, Event, Finished, Turn, Withdrew
from game.titles.stories.state import Phase, Position
from game.titles.stories.text.event_text import event_text

TAUGHT = "illegal-undo-taught"
"""What the table says where something hidden was seen."""


class BoardModel(MatchModel):
    """Nothing is hidden: what one seat sees, all see."""

    @property
    def position(self) -> Position:
        found: Position = self._update.view.position
        return found

    @property
    def players(self) -> int:
        return self.position.options.players

    @property
    def is_over(self) -> bool:
        return self.position.phase is Phase.OVER

    @property
    def all_shown(self) -> bool:
        """Whether the match is over and its end was shown."""
        return self.is_over and not any(isinstance(each, Finished) for each in self.queue)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self._update.outcome

    @property
    def winners(self) -> Sequence[int]:
        return self.outcome.winners if self.outcome else ()

    @property
    def arranging(self) -> bool:
        """Whether the person may move pawns between reserve and Castle."""
        return any(isinstance(action, Roll) for action in self.legal)

    @property
    def asked_along(self) -> bool:
        """Whether the person is asked to ride along."""
        return Along(True) in self.legal

    @property
    def deciding(self) -> tuple[Action, ...]:
        """What the person may do in the own turn."""
        return () if self.asked_along else self.legal

    @property
    def why_not_undo(self) -> Message | None:
        """Dice are all that is ever hidden here."""
        found = super().why_not_undo
        return message("board-why-rolled") if found and found.key == TAUGHT else found

    def tell(self, event: Event, names: Sequence[Message]) -> Message | None:
        """Turns go without saying, as do pawns that only change places at home: the dice tell."""
        return None if isinstance(event, Turn | Entered | Withdrew) else event_text(event, names)

    @staticmethod
    def named(words: Language) -> Mapping[str, str]:
        """The spaces by what they are called."""
        return {words.text(f"space-{space}"): space for space in BOARD.spaces}
