"""The table of the lesson: a table like any other, with a guide who leads through a script."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from game.client.realms.art import CardArt
from game.client.realms.table import TableScene
from game.client.realms.things import Targets
from game.client.scenes.overlay import Option
from game.client.scenes.seating import opponent, person
from game.client.shell import Scene, Shell
from game.engine.seats import Seat
from game.session import Drivers, Person, Session
from game.session.replay import Replay

from .guide import Guide
from .script import OPPONENTS, OPTIONS, PLAYER, history, table_after
from .steps import STEPS


class LessonScene(TableScene):
    """Opponents and player follow the script; nothing of it is kept but how far one has come."""

    def __init__(
        self, app: Shell, session: Session, art: CardArt, step: int, reopen: Callable[[], Scene]
    ) -> None:
        super().__init__(app, session, art)
        self._reopen = reopen
        self.guide = Guide(self, step, self._come_to)

    # What the guide wants to know.

    @property
    def played(self) -> int:
        """How much of the script has been played."""
        return len(self.session.table.history.entries)

    @property
    def rests(self) -> bool:
        """Whether all that happened has been shown and lies where it belongs."""
        return self._told_all and self._wait <= 0 and not self.stage.moving

    @property
    def _told_all(self) -> bool:
        """What follows when the hands lie open is not told at this table."""
        return not self.model.queue or self.model.laid_open

    def pass_on(self, event: pygame.event.Event) -> None:
        """The player's hands are free for that."""
        super().handle(event)

    def _come_to(self, step: int) -> None:
        """Notes how far the lesson has come; the table is set anew where it has to go back."""
        done = step == len(STEPS)
        settings = self.app.store.settings
        self.app.store.settings = replace(
            settings, lesson_step=0 if done else step, lesson_done=done or settings.lesson_done
        )
        if not done and STEPS[step].at < self.played:
            self.app.swap(self._reopen())

    # Where it differs from other tables.

    @property
    def tells_score(self) -> bool:
        """The guide speaks of it, whatever the player wants elsewhere."""
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.guide.update()

    def of_this_match(self) -> list[Option]:
        """It belongs to the lesson: there is nothing to give up, and no deal of one's own."""
        return []

    @property
    def veiled(self) -> bool:
        return self.guide.speech is not None

    def _play_on(self, seconds: float) -> None:
        if self.guide.due and self._told_all:
            self._wait = max(0.0, self._wait - seconds)
        else:
            super()._play_on(seconds)

    def _targets(self) -> Targets:
        step = self.guide.step
        asked = step.action if step and self.guide.speaking else None
        return {thing: actions for thing, actions in super()._targets().items() if asked in actions}

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


def lesson(app: Shell, art: CardArt) -> LessonScene:
    """The lesson where it was left; from its beginning if it was not, or is over."""
    number = min(app.store.settings.lesson_step, len(STEPS) - 1)
    seats = _seats(app)
    table, script = table_after(STEPS[number].at, seats), history(seats)
    company = Drivers(lambda seat, _: Person() if seat == PLAYER else Replay(script, table))
    return LessonScene(app, Session(table, company), art, number, lambda: lesson(app, art))


def _seats(app: Shell) -> list[Seat]:
    return [
        person(app) if seat == PLAYER else opponent(app, OPPONENTS[seat])
        for seat in range(OPTIONS.players)
    ]
