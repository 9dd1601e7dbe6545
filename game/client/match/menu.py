"""What one does at a table besides playing: the menu, settings, rules, giving up."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame

from game.client.scenes.ask import confirm
from game.client.scenes.deal import COPY_DEAL, copy_deal
from game.client.scenes.help import HelpScene
from game.client.scenes.overlay import Option, Overlay
from game.client.scenes.settings import SettingsScene
from game.client.shell import Scene
from game.client.sound import Piece
from game.session import Session


class WithMenu(Scene):
    """A scene the menu can lie over."""

    music = Piece.TABLE
    overlay: Overlay | None = None
    session: Session

    @abstractmethod
    def ask(self, overlay: Overlay) -> None:
        """Lays a question over the scene."""

    @property
    @abstractmethod
    def can_concede(self) -> bool:
        """Whether there is something to give up."""

    @abstractmethod
    def concede(self) -> None:
        """The player gives up."""

    @abstractmethod
    def open_rules(self) -> None:
        """Shows the rules, at what one looks up in the middle of a match."""

    @property
    def veiled(self) -> bool:
        """Whether something lies over the scene, so that it does not answer the mouse."""
        return False

    def draw_over(self, screen: pygame.Surface) -> None:
        """What lies over the scene, but not over a question."""

    def of_this_match(self) -> list[Option]:
        """What the menu offers for the match itself."""
        words, app = self.app.words, self.app
        found = [Option(words.text(COPY_DEAL), lambda: copy_deal(app, self, self.session))]
        if self.can_concede:
            found.append(Option(words.text("menu-concede"), self._ask_to_concede))
        return found

    def open_menu(self) -> None:
        """Resume, settings, keys, what there is for this match, leave."""
        words, app = self.app.words, self.app
        choices = [
            Option(words.text("menu-resume"), None),
            Option(words.text("title-settings"), lambda: app.push(SettingsScene(app))),
            Option(words.text("keys-title"), lambda: app.push(HelpScene(app))),
            *self.of_this_match(),
            Option(words.text("menu-leave"), app.pop),
        ]

        def picked(then: Callable[[], None] | None) -> None:
            self.overlay = None
            if then:
                then()

        self.ask(Overlay(words.text("table-menu"), choices, picked, "", closable=True))

    def _ask_to_concede(self) -> None:
        words = self.app.words
        question, yes = words.text("ask-concede"), words.text("ask-concede-yes")
        confirm(self.app, self, question, yes, self.concede)
