"""Drives the real client through posted input only, under SDL's dummy driver."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import App
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.store.settings import Settings

PATIENCE = 90.0


class Client:
    """A player at the machine: looks at the screen, moves the mouse, presses keys."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object
    ) -> None:
        self.app = App(folder, size, "en")
        chosen: dict[str, object] = {"reduced_motion": True, **settings}
        self.app.store.settings = Settings(**chosen)  # type: ignore[arg-type]
        self.app.apply_settings()
        self.app.push(TitleScene(self.app))
        self.frame()

    @property
    def scene(self) -> Scene:
        assert self.app.scene
        return self.app.scene

    @property
    def table(self) -> TableScene:
        assert isinstance(self.scene, TableScene)
        return self.scene

    def frame(self, seconds: float = 1 / 30) -> None:
        self.app.frame(seconds)

    def until(self, what: Callable[[], bool]) -> None:
        """Waits for something to be seen."""
        start = time.monotonic()
        while not what():
            assert time.monotonic() - start < PATIENCE, "it never came"
            self.frame()
            time.sleep(0.001)

    def click(self, point: tuple[int, int]) -> None:
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))
        )
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
        self.frame()

    def press(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.frame()

    def button(self, text: str) -> None:
        """Clicks the button with these words."""
        for button in self.scene.buttons:  # type: ignore[attr-defined]
            if button.text == text:
                self.click(button.area.center)
                return
        raise AssertionError(f"there is no button {text}")

    def asked(self) -> bool:
        """Whether the player is asked for something, or the match is over."""
        return not isinstance(self.scene, TableScene) or (
            bool(self.table.targets()) or self.table.overlay is not None
        )

    def close(self) -> None:
        self.app.close()
