"""A match of Fantasy Realms as the person before the screen sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.client.match.model import MatchModel
from game.engine.history import SeatEntry
from game.engine.message import Message
from game.lang import Language, spans
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.play.actions import Use
from game.titles.realms.play.events import Event, Revealed
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import LAID_OPEN, PLAYING
from game.titles.realms.play.view import View
from game.titles.realms.text.event_text import event_text
from game.titles.realms.text.wording import bold_name, name_in_role

Happening = Event | SeatEntry | Message
"""What is shown or told: events, seats that change hands, and decisions opponents have lost."""


class TableModel(MatchModel):
    """Knows cards, and items at work."""

    @property
    def view(self) -> View:
        found: View = self._update.view
        return found

    @property
    def options(self) -> Options:
        return self.view.options

    @property
    def cards(self) -> Catalogue:
        return self.options.cards

    def named(self, words: Language) -> Mapping[str, int]:
        """The cards by what they are called, alone and in a sentence."""
        return {
            span.text: card.number
            for card in self.cards.cards
            for role in (bold_name(card.name), name_in_role("told", card.name))
            for span in spans(words.say(role))
            if span.bold
        }

    @property
    def laid_open(self) -> bool:
        """Whether all hands have been shown to everybody: there is nothing left but to count."""
        waiting = any(isinstance(each, Revealed) for each in self.queue)
        return self.view.phase in LAID_OPEN and not waiting

    @property
    def is_over(self) -> bool:
        return self.laid_open

    def tell(self, event: Event, names: Sequence[Message]) -> Message | None:
        return event_text(event, names, self.cards)

    @property
    def _used_since(self) -> int:
        """How many own actions ago the item at work was put to use; 0 if none of the person's is
        at work."""
        if self.view.using is None or self.view.turn != self.seat:
            return 0
        done = enumerate(self._session.done_by(self.seat), 1)
        return next((count for count, action in done if isinstance(action, Use)), 0)

    @property
    def can_cancel(self) -> bool:
        """Whether the whole use of an item can be taken back: nothing hidden was seen by it."""
        count = self._used_since
        return count > 0 and self._session.why_not_undo(self.seat, self.shown, count) is None

    def cancel(self) -> None:
        """The item at work has not been used."""
        self.undo(self._used_since)

    @property
    def can_concede(self) -> bool:
        return super().can_concede and self.view.phase in PLAYING
