"""A question that must be answered before anything goes on: are you sure, who sits here now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.client.shell import Scene, Shell
from game.client.widgets.pictures import cover

from .overlay import Option, Overlay


class AskScene(Scene):
    """Asks over another scene, or over a curtain that hides everything."""

    def __init__(
        self,
        app: Shell,
        title: str,
        choices: Sequence[Option],
        chosen: Callable[[Any], None],
        below: Scene | None = None,
    ) -> None:
        super().__init__(app)
        self._below = below
        self._chosen = chosen
        self.overlay: Overlay = Overlay(
            title, choices, self._answer, "", closable=below is not None
        )
        self._curtain: pygame.Surface | None = None

    def resize(self) -> None:
        size = self.app.screen.get_size()
        self.overlay.resize(size, self.app.store.settings.ui_scale)
        self._curtain = None if self._below else cover(self.app.backdrop, size)

    def handle(self, event: pygame.event.Event) -> None:
        if self.overlay.handle(event) == "closed":
            self.app.pop()

    def _answer(self, value: object) -> None:
        self.app.pop()
        self._chosen(value)

    def draw(self, screen: pygame.Surface) -> None:
        if self._below:
            self._below.draw(screen)
        elif self._curtain:
            screen.blit(self._curtain, (0, 0))
        self.overlay.draw(screen)


def confirm(app: Shell, below: Scene, question: str, yes: str, then: Callable[[], None]) -> None:
    """Does something only after the player has said yes; at once if confirmations are off."""
    if not app.store.settings.confirmations:
        then()
        return

    def answered(value: object) -> None:
        if value:
            then()

    choices = [Option(app.words.text("ask-no"), False), Option(yes, True)]
    app.push(AskScene(app, question, choices, answered, below))
