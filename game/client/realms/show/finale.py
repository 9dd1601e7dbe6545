"""The end of the show: who has won by how much, and the way to the plain sheets."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.match.finale import Finale
from game.client.onward import Onward
from game.client.shell import Shell
from game.client.widgets.button import Button
from game.engine.message import Message
from game.titles.realms.text.outcome_text import margin, tie_break

from ..art import CardArt
from ..hint_text import hints_taken
from ..scoring import ScoringScene
from ..setup import options_text
from .model import ShowModel


class FinaleScene(Finale):
    """The hands have been counted."""

    def __init__(
        self,
        app: Shell,
        art: CardArt,
        model: ShowModel,
        onward: Onward | None = None,
    ) -> None:
        assert model.outcome
        kind, order = options_text(model.view.options), model.order
        super().__init__(app, model.session, model.outcome, model.people, order, kind, onward)
        self.art, self.model = art, model

    def reasons(self) -> Sequence[Message]:
        names = self.company.names
        decided = tie_break(self.outcome, self.model.view.scores, names)
        lead = decided or margin(self.outcome, names, self.model.session.conceded)
        return [lead] if lead else []

    def note(self, seat: int) -> str:
        return hints_taken(self.session, seat, self.app.words)

    def more_buttons(self) -> list[Button]:
        return [Button(self.app.words.text("show-sheets"), self.open_sheets)]

    def open_sheets(self) -> None:
        """All hands with every reason, to be read in peace; from there the way leads back here."""
        app, model = self.app, self.model
        people = list(model.people)
        sheets = ScoringScene(
            app, self.art, model.end, model.session, people, self._onward, lambda: app.swap(self)
        )
        app.swap(sheets)
