"""How a step of the lesson looks: the veil over the table, the bubble, and an arrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.motion import out_back
from game.client.realms.pills import HEIGHT, OVERLAP, pill
from game.client.realms.relation_arrows import Arrow, Painted, falling
from game.client.realms.relation_beads import Point
from game.client.scenes.names import GUIDE
from game.client.widgets.bubble import SHEET, Bubble, Said
from game.client.widgets.button import Button, ring
from game.client.widgets.look import FLAVOUR, GOLD, GOLD_DARK, Face, font, mixed
from game.titles.realms.play.actions import Discard, Take
from game.titles.realms.scoring.relations import Kind

from .places import Outline, card_outline, covered, outlines
from .steps import STEPS, facts
from .veil import veil

if TYPE_CHECKING:
    from .scene import LessonScene

SHAKEN = 4
"""How far a target moves that says no, in pixels."""
FOOTER, BUTTON = 58, 46
"""How high the row below the words is, and the buttons in it."""
LEFT, RIGHT, BOTTOM = 34, 24, 20
"""From the edges of the bubble to that row."""
DOT = 17
"""From one dot of the progress to the next."""
LARGEST = 1.25
"""How much larger than usual the words may be."""


class Speech:
    """What is seen of a step while the table rests; made anew for another window."""

    def __init__(self, table: LessonScene, number: int, buttons: Sequence[Button]) -> None:
        self._table, self._number, self._step = table, number, STEPS[number]
        self._targets = outlines(table, self._step.target)
        self._target = covered(self._targets)
        self._reasons = [shape for place in self._step.reasons for shape in outlines(table, place)]
        self._bubble = self._said()
        self.area = self._place()
        self._picture, self._where = self._bubble.picture(self.area, self._with_pill())
        self._lay_out(buttons)
        self._draw_progress(buttons[0].area.left)
        for button in buttons:
            moved = replace(button, area=button.area.move(-self._where.x, -self._where.y))
            moved.draw(self._picture, hovered=False, focused=False)
        self._arrow = self._lead()
        self._dark = veil(
            table.layout.window,
            self._targets,
            self._reasons,
            self._hand(),
            table.layout.scale,
        )

    # Where everything lies.

    def _said(self) -> Bubble:
        table, key = self._table, f"lesson-{self._step.key}"
        words, figures = table.app.words, facts(self._step, table.model.view)
        said = Said(
            GUIDE,
            words.text("lesson-guide"),
            words.form(key, "title", **figures),
            words.form(key, "text", **figures),
        )
        letters = min(table.app.store.settings.ui_scale / 100, LARGEST)
        return Bubble(said, table.layout.scale * letters, FOOTER)

    def _place(self) -> pygame.Rect:
        """Between the area's upper edge and the hand, if there is room."""
        layout = self._table.layout
        middle = layout.felt.copy()
        middle.top = layout.tray.top + layout.px(34)
        middle.height = layout.hand_zone.top - middle.top
        rooms = (middle, layout.felt, pygame.Rect((0, 0), layout.window))
        apart = [shape.area for shape in self._reasons]
        return self._bubble.place(self._with_pill(), apart, rooms)

    def _with_pill(self) -> pygame.Rect:
        """The target with the figure above a card of the hand, or below one that lies open."""
        area, reach = self._target.copy(), self._table.layout.px(HEIGHT - OVERLAP)
        if isinstance(self._step.action, Discard):
            area.top -= reach
        if isinstance(self._step.action, Take | Discard):
            area.height += reach
        return area

    def _lead(self) -> Painted | None:
        """From the target to what it is good for."""
        if self._step.helps is None:
            return None
        end = covered(outlines(self._table, self._step.helps))
        course = falling(Point(self._with_pill().midbottom), Point(end.midtop))
        return Painted(Arrow(Kind.PAYS, 0, course), self._table.layout.scale)

    def _hand(self) -> list[Outline]:
        shapes = (card_outline(self._table, number) for number in self._table.stage.hand)
        return [shape for shape in shapes if shape]

    def _lay_out(self, buttons: Sequence[Button]) -> None:
        px, height = self._bubble.px, self._bubble.px(BUTTON)
        right, bottom = self.area.right - px(RIGHT), self.area.bottom - px(BOTTOM)
        for button in reversed(buttons):
            wide = font(Face.NAME, round(height * 0.42)).size(button.text)[0]
            width = max(wide + px(44), px(100))
            button.area = pygame.Rect(right - width, bottom - height, width, height)
            right = button.area.left - px(10)

    def _draw_progress(self, right: int) -> None:
        """A dot for each step, and in words how far one has come."""
        words, px = self._table.app.words, self._bubble.px
        area = self.area.move(-self._where.x, -self._where.y)
        text = words.text("lesson-progress", step=self._number + 1, steps=len(STEPS))
        told = font(Face.ITALIC, px(22)).render(text, True, FLAVOUR)
        room = right - self.area.x - px(LEFT + 20) - told.get_width()
        pitch = min(px(DOT), room // len(STEPS))
        y = area.bottom - px(BOTTOM) - px(BUTTON) // 2
        for index in range(len(STEPS)):
            radius = px(7.5) if index == self._number else min(px(5), pitch // 2)
            been, coming = mixed(GOLD, GOLD_DARK, 0.25), mixed(GOLD, SHEET, 0.55)
            colour = been if index <= self._number else coming
            pygame.draw.aacircle(
                self._picture, colour, (area.x + px(LEFT) + pitch * index, y), radius
            )
        left = area.x + px(LEFT + 4) + pitch * len(STEPS)
        self._picture.blit(told, told.get_rect(midleft=(left, y)))

    # Drawing.

    def draw(self, screen: pygame.Surface, grown: float, shaken: float, ringed: bool) -> None:
        """`grown` is how much of it has appeared, `shaken` how much of a shake is over."""
        if shaken < 1:
            self._shake(screen, shaken)
        if not self._table.input.carried:
            self._dark.set_alpha(round(255 * grown))
            screen.blit(self._dark, (0, 0))
            if ringed:
                ring(screen, self._target)
            if self._arrow:
                self._arrow.draw(screen, grown, Point())
            self._draw_pill(screen)
        if grown == 1:
            screen.blit(self._picture, self._where)
        else:
            self._draw_growing(screen, grown)

    def _draw_pill(self, screen: pygame.Surface) -> None:
        """What the target would bring, as it stands at the card itself."""
        table = self._table
        for number, gain in table.pills.gains.items():
            made = pill(gain, True, table.layout.scale)
            middle = table.pills.place(table.stage.sprites[number])
            screen.blit(made, made.get_rect(center=middle))

    def _draw_growing(self, screen: pygame.Surface, grown: float) -> None:
        if self._table.app.motion.reduced:
            self._picture.set_alpha(round(255 * grown))
            screen.blit(self._picture, self._where)
            self._picture.set_alpha(255)
        else:
            small = pygame.transform.smoothscale_by(self._picture, 0.7 + 0.3 * out_back(grown))
            screen.blit(small, small.get_rect(center=self._where.center))

    def _shake(self, screen: pygame.Surface, part: float) -> None:
        """The target moves from side to side."""
        aside = round(SHAKEN * (1 - part) * sin(6 * pi * part))
        seen = self._target.clip(screen.get_rect())
        screen.blit(screen.subsurface(seen).copy(), seen.move(aside, 0))
