"""How a step looks at the card table: with what a card brings, and an arrow to what it helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.lesson.outline import covered
from game.client.lesson.speech import Scenery, Speech
from game.client.realms.pills import HEIGHT, OVERLAP, pill
from game.client.realms.relation_arrows import Arrow, Painted, falling
from game.client.realms.relation_beads import Point
from game.client.widgets.button import Button
from game.titles.realms.play.actions import Discard, Take
from game.titles.realms.scoring.relations import Kind

from .places import card_outline, outlines
from .steps import STEPS, Step, facts

if TYPE_CHECKING:
    from .scene import LessonScene


class CardSpeech(Speech):
    """A step of the lesson over the cards."""

    def __init__(self, table: LessonScene, number: int, buttons: Sequence[Button]) -> None:
        step = STEPS[number]
        self._table = table
        super().__init__(table, number, buttons, _scenery(table, step))
        self._arrow = self._lead(step)

    def _lead(self, step: Step) -> Painted | None:
        """From the target to what it is good for."""
        if step.helps is None:
            return None
        end = covered(outlines(self._table, step.helps))
        course = falling(Point(self._around.midbottom), Point(end.midtop))
        return Painted(Arrow(Kind.PAYS, 0, course), self._table.layout.scale)

    def point_out(self, screen: pygame.Surface, grown: float) -> None:
        if self._arrow:
            self._arrow.draw(screen, grown, Point())
        self._draw_pill(screen)

    def _draw_pill(self, screen: pygame.Surface) -> None:
        """What the target would bring, as it stands at the card itself."""
        table = self._table
        for number, gain in table.pills.gains.items():
            made = pill(gain, True, table.layout.scale)
            middle = table.pills.place(table.stage.sprites[number])
            screen.blit(made, made.get_rect(center=middle))


def _scenery(table: LessonScene, step: Step) -> Scenery:
    targets = outlines(table, step.target)
    hand = (card_outline(table, number) for number in table.stage.hand)
    return Scenery(
        key=f"lesson-{step.key}",
        facts=facts(step, table.model.view),
        targets=targets,
        reasons=[shape for place in step.reasons for shape in outlines(table, place)],
        rooms=_rooms(table),
        scale=table.layout.scale,
        around=_with_pill(table, step, covered(targets)),
        above=[shape for shape in hand if shape],
    )


def _rooms(table: LessonScene) -> tuple[pygame.Rect, ...]:
    """Between the area's upper edge and the hand, if there is room."""
    layout = table.layout
    middle = layout.felt.copy()
    middle.top = layout.tray.top + layout.px(34)
    middle.height = layout.hand_zone.top - middle.top
    return middle, layout.felt, pygame.Rect((0, 0), layout.window)


def _with_pill(table: LessonScene, step: Step, target: pygame.Rect) -> pygame.Rect:
    """The target with the figure above a card of the hand, or below one that lies open."""
    area, reach = target.copy(), table.layout.px(HEIGHT - OVERLAP)
    if isinstance(step.action, Discard):
        area.top -= reach
    if isinstance(step.action, Take | Discard):
        area.height += reach
    return area
