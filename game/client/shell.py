"""What a scene is, and what it may ask of the program around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.lang import Language
from game.session import AnyTable, Session
from game.store import Store

from .keys import KeyPlaces
from .motion import Motion
from .sound import Piece, Sounds
from .widgets.background import Task
from .widgets.gui import Gui
from .widgets.notice import Notice


@dataclass(frozen=True)
class OpponentInfo:
    """An opponent one can invite."""

    key: str
    plugin: bool
    """Whether it is a program of the player's own."""


def strongest(invited: Sequence[OpponentInfo]) -> str:
    """The key of the strongest of ours, who plays on for a person who gives up."""
    return [each.key for each in invited if not each.plugin][-1]


class Shell(Protocol):
    """The program as scenes and rooms know it: the window, the services, the stack of scenes."""

    screen: pygame.Surface
    words: Language
    store: Store
    motion: Motion
    sounds: Sounds
    gui: Gui
    notice: Notice
    """What the player is told in passing."""
    notices: list[str]
    """What the player should know before going on; the title shows it."""

    @property
    def keys(self) -> KeyPlaces:
        """Where keys mean something now: in the scene, or in the title that was chosen last."""

    @property
    def backdrop(self) -> str:
        """The painting behind pages: that of the title which was chosen last."""

    @property
    def switches(self) -> Sequence[str]:
        """The settings only the table of that title has, to be turned on and off."""

    def push(self, scene: Scene) -> None:
        """Puts a scene over the one on top."""

    def pop(self) -> None:
        """Takes the scene on top away."""

    def swap(self, scene: Scene) -> None:
        """Puts a scene in the place of the one on top."""

    def start(self) -> None:
        """To the title, whatever was before."""

    def quit(self) -> None:
        """Ends the program."""

    def set_language(self, code: str) -> None:
        """The player has chosen a language."""

    def apply_settings(self) -> None:
        """The settings have changed and count from now on."""

    def opponents(self, title: str) -> Sequence[OpponentInfo]:
        """Who can be invited to a match of this title, from the weakest to the strongest; the
        player's own programs last."""

    def sit_down(self, table: AnyTable, noted: str) -> Session:
        """The match of a table, with its opponents, kept after every step; `noted` is how the
        statistics note its options."""

    def prepare(self, fetch: Iterable[Task], draw: Iterator[None]) -> None:
        """Has things ready before they are seen, instead of what was to be prepared before: some
        are fetched beside the window, others drawn step by step when a frame has time to spare."""


class Scene:
    """One thing at a time on the screen. Drawing never changes anything."""

    overlay: object | None = None
    """The question laid over it, if there is one."""
    keys: KeyPlaces | None = None
    """Where keys mean something while it is there, if that is not what its title says."""
    music: Piece | None = None
    """What is played to it; None is whatever is played to the scene below."""

    def __init__(self, app: Shell) -> None:
        self.app = app

    @property
    def question(self) -> object | None:
        """What the player has to read before it can be answered."""
        return self.overlay

    @property
    def notice_spot(self) -> tuple[int, int]:
        """The middle of the ribbon on which something is told in passing."""
        width, height = self.app.screen.get_size()
        return width // 2, height // 7

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
