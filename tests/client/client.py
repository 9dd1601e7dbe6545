"""Drives the real client through posted input only, under SDL's dummy driver."""

from __future__ import annotations

import gc
import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from msgspec.structs import replace

from game.client.app import App
from game.client.memory import give_back
from game.client.realms.table import TableScene
from game.client.rooms import ROOMS, MakeRoom
from game.client.scenes.crash import CrashScene
from game.client.scenes.form import FormScene
from game.client.shell import Scene
from game.client.widgets.fields import Field
from game.lang import plain
from game.session import Session

PATIENCE, FRAMES = 90.0, 1500
"""Nobody waits longer than so many seconds, in which at least so many frames have passed: on a busy
machine seconds alone tell nothing."""
SHORTEST_REST, LONGEST_REST = 0.001, 0.03
"""Seconds between two looks at the screen."""
GLANCE = 4
"""Whoever waits sees one frame of so many: drawing never changes anything."""
CLOSED, TOGETHER = itertools.count(1), 5
"""Clients that have ended, and how many of them are thrown away together."""
QUIET = {"music_volume": 0, "ambience_volume": 0}
"""Nobody listens to most tests: minutes of music are not decoded for each of them."""


class _App(App):
    """The program, with somebody before it who does not look all the time."""

    unseen = False

    def draw(self) -> None:
        if not self.unseen:
            super().draw()


MOST_STEPS = 60
"""No form has more fields and buttons."""


def alike(label: str, other: str) -> bool:
    """Whether words before a field are the same, wherever their lines may break."""
    return label.replace("\u00a0", " ") == other.replace("\u00a0", " ")


class Client:
    """A player at the machine: looks at the screen, moves the mouse, presses keys."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        rooms: Mapping[str, MakeRoom] = ROOMS,
        **settings: object,
    ) -> None:
        self.app = _App(folder, size, rooms=rooms)
        chosen: dict[str, object] = {"language": "en", "reduced_motion": True, **QUIET, **settings}
        self.app.store.settings = replace(self.app.store.settings, **chosen)
        self.app.apply_settings()
        self.app.start()
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
        assert not isinstance(self.app.scene, CrashScene), self.app.scene.what

    def until(self, what: Callable[[], bool]) -> None:
        """Waits for something to be seen."""
        start = time.monotonic()
        rest = SHORTEST_REST
        for count, _ in enumerate(self._frames_until(what)):
            late = count > FRAMES and time.monotonic() - start > PATIENCE
            assert not late, "it never came"
            rest = min(2 * rest, LONGEST_REST) if self._others_think() else SHORTEST_REST
            time.sleep(rest)

    def _frames_until(self, what: Callable[[], bool]) -> Iterator[None]:
        """Lets time pass, with a glance at the screen now and then, and one in the end."""
        for count in itertools.count():
            self.app.unseen = count % GLANCE > 0
            if what():
                break
            self.frame()
            yield
        if self.app.unseen:
            self.app.unseen = False
            self.app.draw()

    def _others_think(self) -> bool:
        """Whether an opponent's process has the word: it comes sooner if it is left alone."""
        session = getattr(self.scene, "session", None)
        return isinstance(session, Session) and session.thinking is not None

    def read(self) -> None:
        """Takes the time to read the question on the screen, if there is one; another one that
        comes up meanwhile is read, too."""
        self.app._look()
        for _ in self._frames_until(
            lambda: not self.app._attention.unread(self.app.motion.now),
        ):
            pass

    def click(self, point: tuple[int, int]) -> None:
        self.read()
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, point)
        self.frame()

    def press(self, key: int, mod: int = 0) -> None:
        self.read()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=""))
        self.frame()

    def hold(self, key: int, seconds: float) -> None:
        """Keeps a key down: it repeats as it does on a real keyboard."""
        for _ in range(round(seconds * 15)):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            self.frame(1 / 15)

    def release(self, key: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
        self.frame()

    def resize(self, size: tuple[int, int]) -> None:
        """Pulls the window to another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.frame()
        self.frame()  # nobody pulls any more: everything is laid out anew

    def button(self, text: str) -> None:
        """Clicks the button with these words."""
        for button in self.scene.buttons:  # type: ignore[attr-defined]
            if button.text == text:
                self.click(button.area.center)
                return
        raise AssertionError(f"there is no button {text}")

    def choose(self, text: str) -> None:
        """Clicks the answer with these words, of the question on the screen."""
        overlay = self.scene.overlay
        assert overlay
        for area, choice in zip(overlay.areas, overlay.choices, strict=False):
            if plain(choice.text) == text:
                self.click(area.center)
                return
        raise AssertionError(f"there is no answer {text}")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Presses, moves in steps, lets go."""
        self.read()
        self._post(pygame.MOUSEMOTION, start)
        self._post(pygame.MOUSEBUTTONDOWN, start)
        for step in range(1, 5):
            self._post(
                pygame.MOUSEMOTION,
                tuple(round(a + (b - a) * step / 4) for a, b in zip(start, end, strict=True)),
            )
            self.frame()
        self._post(pygame.MOUSEBUTTONUP, end)
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.frame()
        self.frame()  # a form hears of it a frame later

    def field(self, label: str) -> Field:
        """The field of a form with this word before it."""
        assert isinstance(self.scene, FormScene)
        return next(field for field in self.scene.fields if alike(field.label, label))

    def go_to(self, label: str, key: int) -> None:
        """Presses a key until the field with this word before it is chosen."""
        for _ in range(MOST_STEPS):
            scene = self.scene
            assert isinstance(scene, FormScene)
            if scene._field is not None and alike(scene.fields[scene._field].label, label):
                return
            self.press(key)
        raise AssertionError(f"no way leads to {label}")

    @staticmethod
    def _post(kind: int, point: tuple[int, ...]) -> None:
        values: dict[str, object] = {"pos": point}
        if kind == pygame.MOUSEMOTION:
            values |= {"rel": (0, 0), "buttons": (0, 0, 0)}
        else:
            values["button"] = 1
        pygame.event.post(pygame.event.Event(kind, values))

    def asked(self) -> bool:
        """Whether the player is asked for something, is shown something, or the match is over."""
        if not isinstance(self.scene, TableScene):
            return True
        table, strip = self.table, self.table.strip
        on_strip = table.ready and bool(strip.question or strip.asked.deeds)
        return bool(table.targets or table.overlay or table.asker.looking or on_strip)

    def close(self) -> None:
        """A program that ends leaves no memory behind; these few of them do."""
        self.app.close()
        if next(CLOSED) % TOGETHER == 0:
            gc.collect()
        give_back()
