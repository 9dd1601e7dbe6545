"""A match on the screen: how one comes to it and goes, and what it has to tell besides."""

from __future__ import annotations

from abc import abstractmethod

from game.client.onward import Onward
from game.client.scenes.overlay import Overlay
from game.client.shell import Shell, strongest
from game.client.widgets.button import Buttons
from game.client.widgets.tooltip import Tooltip
from game.engine.message import Message
from game.session import Session

from .adjusting import Adjusting
from .company import company
from .model import MatchModel
from .screen import Screen


class MatchScene(Adjusting):
    """What the tables of all titles do alike."""

    model: MatchModel
    layout: Screen

    def __init__(
        self, app: Shell, session: Session, onward: Onward | None, note: Message | None
    ) -> None:
        super().__init__(app)
        self.session = session
        self.company = company(app, session)
        self.buttons = Buttons(app.sounds)
        self.tooltip = Tooltip()
        self._onward = onward
        self._wait = 0.0
        """Seconds until the next thing happens."""
        self._seated = self._handed_over = False
        self._note = note
        """What the player should know of the match that was opened."""
        self._problem: Message | None = None
        """Why the match is not being kept, as far as it was told."""

    # What each table does in its own way.

    @abstractmethod
    def refresh(self) -> None:
        """Something may look different now."""

    @abstractmethod
    def _sit(self, seat: int) -> None:
        """Shows the table to the person before it."""

    @abstractmethod
    def _let_go(self) -> None:
        """Nothing is pointed at, held or chosen any more."""

    @abstractmethod
    def _look_anew(self) -> None:
        """Something else is asked now."""

    # Coming and going.

    def enter(self) -> None:
        if not self._seated:
            self._seated = True
            self._sit(self.model.seat)
            if self._note:
                self.model.story.append(self._note)

    def leave(self) -> None:
        if not self._handed_over:
            self.session.close()

    def _name_everybody(self) -> None:
        """The language may have changed, and what opponents are called."""
        self.company = company(self.app, self.session)
        self.model.names = self.company.names

    # Besides playing.

    def ask(self, overlay: Overlay) -> None:
        """Lays a question over the table; its ring is the only one."""
        self._let_go()
        self.buttons.focus = None
        self._fit(overlay)
        self.overlay = overlay

    def _fit(self, overlay: Overlay | None) -> None:
        if overlay:
            overlay.resize(self.app.screen.get_size(), self.layout.scale_percent)

    @property
    def can_concede(self) -> bool:
        return self.model.can_concede

    def concede(self) -> None:
        """An opponent plays on in the player's place."""
        self.model.concede(strongest(self.app.opponents(self.session.title)))
        self._look_anew()

    def _tell_problem(self) -> None:
        """Says in the chronicle that the match cannot be kept, once; it goes on all the same."""
        problem = self.session.problem
        if problem != self._problem:
            self._problem = problem
            if problem:
                self.model.story.append(problem)
                self.refresh()
