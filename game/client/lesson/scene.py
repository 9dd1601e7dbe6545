"""A table with a guide: what every lesson does alike, and what it asks of a title's own table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol

import pygame

from game.client.keys import PLAY
from game.client.match.adjusting import Adjusting
from game.client.scenes.overlay import Option
from game.client.shell import Scene, Shell
from game.client.widgets.button import Button
from game.store.settings import Lesson

from .guide import Guide
from .speech import Speech

OWN_GAME = "lesson-own-game"
"""The words for what follows a lesson."""


class Step(Protocol):
    """Something the guide says."""

    @property
    def key(self) -> str:
        """The end of its message key."""

    @property
    def at(self) -> int:
        """How many entries of the script come before it."""

    @property
    def asks(self) -> bool:
        """Whether the player shall do what the script says comes next; else one only reads on."""


class GuidedScene(Adjusting):
    """Opponents and player follow a script; nothing of it is kept but how far one has come. It
    stands before a title's own scene, whose looks and hands it uses."""

    steps: ClassVar[Sequence[Step]]
    ends_with_words: ClassVar[bool] = False
    """Whether it is over with the last step, as there is more to the match than a lesson needs."""

    def begin(self, step: int, reopen: Callable[[], Scene]) -> None:
        """From now on somebody guides."""
        self._reopen = reopen
        self.guide = Guide(self, step, self._come_to)

    # What the guide wants to know, and what it lets the player do.

    @property
    def played(self) -> int:
        """How much of the script has been played."""
        return len(self.session.table.history.entries)

    @property
    @abstractmethod
    def rests(self) -> bool:
        """Whether all that happened has been shown and lies where it belongs."""

    @abstractmethod
    def speech(self, number: int, buttons: Sequence[Button]) -> Speech:
        """How a step looks."""

    @abstractmethod
    def make_ready(self) -> None:
        """A step is about to be said: nothing is in the player's hands."""

    def has_done(self, step: Step) -> bool:
        """Whether the player has done what the step asks for."""
        return self.played > step.at

    @abstractmethod
    def do_asked(self) -> None:
        """Does what the step asks for."""

    @abstractmethod
    def is_handle(self, point: tuple[int, int]) -> bool:
        """Whether the scene itself knows what a press there begins, and it is what is asked."""

    @abstractmethod
    def is_target(self, point: tuple[int, int]) -> bool:
        """Whether a click there means what is asked."""

    @property
    def has_gold(self) -> bool:
        """Whether a golden button stands for what is asked."""
        return False

    def means_it(self, event: pygame.event.Event) -> bool:
        """Whether a key does what is asked."""
        del event
        return False

    def watch(self, event: pygame.event.Event) -> None:
        """Others play, or something is shown."""
        if event.type == pygame.MOUSEMOTION:
            self.pass_on(event)
        elif event.type == pygame.MOUSEBUTTONDOWN or PLAY.heard(event):
            self.hurry()

    def pass_on(self, event: pygame.event.Event) -> None:
        """The player's hands are free for that."""
        super().handle(event)

    @property
    def carries(self) -> bool:
        """Whether something follows the mouse."""
        return False

    # How far it has come.

    def _come_to(self, step: int) -> None:
        """Notes how far the lesson has come; the table is set anew where it has to go back."""
        self._remember(step)
        if step == len(self.steps):
            self.over()
        elif self.steps[step].at < self.played:
            self.app.swap(self._reopen())

    def _remember(self, step: int) -> None:
        done, title = step == len(self.steps), self.session.title
        settings = self.app.store.settings
        before = settings.lesson(title)
        noted = Lesson(step=0 if done else step, done=done or before.done)
        self.app.store.settings = settings.with_lesson(title, noted)

    def over(self) -> None:
        """Everything was said: what remains of the match is shown, or one goes on to a game of
        one's own."""

    def _ends_with(self, step: int) -> bool:
        return self.ends_with_words and step == len(self.steps) - 1

    def reads_on(self, step: int) -> str:
        """The key of the words for what comes after a step."""
        return OWN_GAME if self._ends_with(step) else "lesson-next"

    def part(self, step: int) -> None:
        """To the title, from where one comes back to this step, unless it is the end."""
        if self._ends_with(step):
            self._remember(len(self.steps))
        self.app.pop()

    # Where it differs from other tables.

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.guide.update()

    def of_this_match(self) -> list[Option]:
        """It belongs to the lesson: there is nothing to give up, and no deal of one's own."""
        return []

    @property
    def veiled(self) -> bool:
        return self.guide.speech is not None

    @property
    def busy(self) -> bool:
        return super().busy or self.guide.moving

    def resize(self) -> None:
        super().resize()
        self.guide.resize()

    def handle(self, event: pygame.event.Event) -> None:
        if self.overlay:
            super().handle(event)
        else:
            self.guide.handle(event)

    def draw_over(self, screen: pygame.Surface) -> None:
        self.guide.draw(screen)


def step_left(app: Shell, title: str, steps: Sequence[Step]) -> int:
    """The step where the lesson was left; the first if it was not, or is over."""
    return min(app.store.settings.lesson(title).step, len(steps) - 1)
