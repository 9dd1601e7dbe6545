"""The board of the lesson: a board like any other, with a guide who leads through a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.lesson.outline import Outline
from game.client.lesson.scene import GuidedScene, step_left
from game.client.lesson.scene import Step as AnyStep
from game.client.lesson.speech import Scenery, Speech
from game.client.shell import Scene, Shell
from game.client.stories.table import BoardScene
from game.client.stories.things import Reserve, Space
from game.client.stories.ways import Way
from game.client.widgets.button import Button
from game.session import Session
from game.titles.stories.actions import Action, Roll
from game.titles.stories.board import BOARD
from game.titles.stories.moves import castle_of
from game.titles.stories.rules import STORIES_RULES

from .places import die_outline, number_outline, outlines
from .script import SCRIPT
from .steps import STEPS, Step, facts, wanted_in_castle


class LessonScene(GuidedScene, BoardScene):
    """The board with a guide."""

    steps = STEPS
    ends_with_words = True

    def __init__(
        self,
        app: Shell,
        session: Session,
        step: int,
        reopen: Callable[[], Scene],
        to_own_game: Callable[[], None],
    ) -> None:
        super().__init__(app, session)
        self._to_own_game = to_own_game
        self.begin(step, reopen)

    # What the guide wants to know, and what it lets the player do.

    @property
    def rests(self) -> bool:
        shown = not self.model.queue and not self.page
        return shown and self._wait <= 0 and not self.stage.moving

    def speech(self, number: int, buttons: Sequence[Button]) -> Speech:
        step, layout = STEPS[number], self.layout
        reasons = [shape for place in step.reasons for shape in outlines(self, place)]
        if way := self._way:
            reasons += self._needed(way)
        scenery = Scenery(
            key=f"stories-lesson-{step.key}",
            facts=facts(step, self.model.position),
            targets=outlines(self, step.target),
            reasons=reasons,
            rooms=(layout.board, layout.felt, pygame.Rect((0, 0), layout.window)),
            scale=layout.scale,
        )
        return Speech(self, number, buttons, scenery)

    def _needed(self, way: Way) -> list[Outline]:
        """What a move takes: a die, the number on the way, and a pawn."""
        number = number_outline(self, way)
        found = [die_outline(self, way.number), *([number] if number else [])]
        return found if way.tells else [*found, *outlines(self, way.start)]

    def make_ready(self) -> None:
        """Pawns that an earlier step has brought into the Castle are there."""
        self.hands.clear()
        step = STEPS[self.guide.number]
        wanted = wanted_in_castle(step) if self.arranging and step.asks else None
        position, seat = self.model.position, self.model.seat
        self.castle = castle_of(position, seat) if step.arranges or wanted is None else wanted
        self.refresh()

    def has_done(self, step: AnyStep) -> bool:
        assert isinstance(step, Step)
        if step.arranges:
            return self.castle == wanted_in_castle(step)
        return super().has_done(step)

    def do_asked(self) -> None:
        step = self._asking
        if step and step.arranges:
            self.arrange(1)
        elif step and step.action:
            self.act(step.action)

    def is_handle(self, point: tuple[int, int]) -> bool:
        """What brings a pawn into the Castle, the magic a move takes, the pawn that shall go."""
        thing, step, way = self.hands.thing_at(point), self._asking, self._way
        buttons = self.board_buttons
        if step and step.arranges:
            return thing == Reserve() or buttons.more.area.collidepoint(point)
        if way is None or way.tells:
            return False
        if way.magic and self.hands.choice.magic is None:
            return thing == Space(BOARD.magic[way.magic]) or buttons.magic.area.collidepoint(point)
        return thing == Space(way.start)

    def is_target(self, point: tuple[int, int]) -> bool:
        if isinstance(self._asked, Roll):
            return self.board_buttons.gold.area.collidepoint(point)
        way = self._way
        return way is not None and self.hands.thing_at(point) == Space(way.target)

    @property
    def has_gold(self) -> bool:
        return isinstance(self._asked, Roll)

    def watch(self, event: pygame.event.Event) -> None:
        if self.page:
            self.pass_on(event)
        else:
            super().watch(event)

    @property
    def carries(self) -> bool:
        return self.hands.carried is not None

    # What is asked.

    @property
    def _asking(self) -> Step | None:
        """The step said now, if it asks for something."""
        step = STEPS[self.guide.number] if self.guide.speaking else None
        return step if step and step.asks else None

    @property
    def _asked(self) -> Action | None:
        step = self._asking
        return None if step is None or step.arranges else step.action

    @property
    def _way(self) -> Way | None:
        """The move that is asked for, if it is one."""
        return next((way for way in self.ways if way.action == self._asked), None)

    # Where it differs from other boards.

    def over(self) -> None:
        self._to_own_game()

    def _go_on(self) -> None:
        if not self.guide.due:
            super()._go_on()

    def _look(self) -> None:
        super()._look()
        self.ways = tuple(way for way in self.ways if way.action == self._asked)
        self.bells = {}


def lesson(app: Shell, to_own_game: Callable[[], None]) -> LessonScene:
    """The lesson where it was left; from its beginning if it was not, or is over."""
    number = step_left(app, STORIES_RULES.key, STEPS)
    session = SCRIPT.session_after(STEPS[number].at, app)
    reopen = partial(lesson, app, to_own_game)
    return LessonScene(app, session, number, reopen, to_own_game)
