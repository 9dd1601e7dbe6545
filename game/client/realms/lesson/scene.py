"""The table of the lesson: a table like any other, with a guide who leads through a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.keys import DRAW
from game.client.lesson.scene import OWN_GAME, GuidedScene, step_left
from game.client.onward import Onward
from game.client.realms.art import CardArt
from game.client.realms.table import TableScene
from game.client.realms.things import OnTable, Targets
from game.client.shell import Scene, Shell
from game.client.widgets.button import Button
from game.session import Session
from game.titles.realms.play.actions import Action, Draw
from game.titles.realms.play.events import Revealed
from game.titles.realms.play.rules import REALMS

from .script import SCRIPT
from .speech import CardSpeech
from .steps import STEPS


class LessonScene(GuidedScene, TableScene):
    """The card table with a guide."""

    steps = STEPS

    def __init__(
        self,
        app: Shell,
        session: Session,
        art: CardArt,
        step: int,
        reopen: Callable[[], Scene],
        to_own_game: Callable[[], None],
    ) -> None:
        super().__init__(app, session, art, Onward(OWN_GAME, to_own_game))
        self.begin(step, reopen)

    # What the guide wants to know, and what it lets the player do.

    @property
    def rests(self) -> bool:
        return self._told_all and self._wait <= 0 and not self.stage.moving

    @property
    def _told_all(self) -> bool:
        """The guide has the last word before the hands lie open."""
        return not self.model.queue or isinstance(self.model.queue[0], Revealed)

    def speech(self, number: int, buttons: Sequence[Button]) -> CardSpeech:
        return CardSpeech(self, number, buttons)

    def make_ready(self) -> None:
        self.input.clear()

    def do_asked(self) -> None:
        for actions in self.targets.values():
            self.do(actions)

    def is_handle(self, point: tuple[int, int]) -> bool:
        return self.input.thing_at(point) in self.targets

    def is_target(self, point: tuple[int, int]) -> bool:
        """Whether one clicks the target where a neighbor lies on it, or the button for it."""
        return any(button.area.collidepoint(point) for button in self._golden) or any(
            sprite.hit(point)
            for thing in self.targets
            if isinstance(thing, OnTable) and (sprite := self.stage.sprites.get(thing.number))
        )

    @property
    def has_gold(self) -> bool:
        return bool(self._golden)

    @property
    def _golden(self) -> list[Button]:
        """The button for the target, if it is ready."""
        return [button for button in self.buttons if button.primary and button.enabled]

    def means_it(self, event: pygame.event.Event) -> bool:
        return DRAW.heard(event) and isinstance(self._asked, Draw)

    @property
    def carries(self) -> bool:
        return self.input.carried is not None

    # Where it differs from other tables.

    @property
    def tells_score(self) -> bool:
        """The guide speaks of it, whatever the player wants elsewhere."""
        return True

    def _sit(self, seat: int) -> None:
        super()._sit(seat)
        self.model.turn_back_to(Revealed)

    @property
    def can_undo(self) -> bool:
        """The guide has a way back of its own."""
        return False

    def _play_on(self, seconds: float) -> None:
        if self.guide.due and self._told_all:
            self._wait = max(0.0, self._wait - seconds)
        else:
            super()._play_on(seconds)

    @property
    def _asked(self) -> Action | None:
        """What the step said now asks for."""
        return STEPS[self.guide.number].action if self.guide.speaking else None

    def _targets(self) -> Targets:
        asked = self._asked
        return {thing: actions for thing, actions in super()._targets().items() if asked in actions}


def lesson(app: Shell, art: CardArt, to_own_game: Callable[[], None]) -> LessonScene:
    """The lesson where it was left; from its beginning if it was not, or is over."""
    number = step_left(app, REALMS.key, STEPS)
    session = SCRIPT.session_after(STEPS[number].at, app)
    reopen = partial(lesson, app, art, to_own_game)
    return LessonScene(app, session, art, number, reopen, to_own_game)
