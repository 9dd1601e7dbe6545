"""What every scene is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.client.app import App


class Scene:
    """One thing at a time on the screen. Drawing never changes anything."""

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """The scene comes onto the screen, for the first time or again."""

    def leave(self) -> None:
        """The scene goes."""

    def handle(self, event: pygame.event.Event) -> None:
        """Something the player did."""

    def resize(self) -> None:
        """The window, the language or the scale has changed: lay out anew."""

    def update(self, seconds: float) -> None:
        """Time has passed."""

    @property
    def busy(self) -> bool:
        """Whether something moves, so that no time may be lost."""
        return False

    def draw(self, screen: pygame.Surface) -> None:
        """Puts itself on the screen."""
