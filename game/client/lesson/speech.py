"""How a step of the lesson looks: the veil over the table, and the bubble with its buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.motion import out_back
from game.client.scenes.names import GUIDE
from game.client.widgets.bubble import SHEET, Bubble, Said
from game.client.widgets.button import Button, ring
from game.client.widgets.look import FLAVOUR, GOLD, GOLD_DARK, Face, font, mixed
from game.engine.message import Arg

from .outline import Outline, covered
from .veil import veil

if TYPE_CHECKING:
    from .scene import GuidedScene

SHAKEN = 4
"""How far a target moves that says no, in pixels."""
FOOTER, BUTTON = 58, 46
"""How high the row below the words is, and the buttons in it."""
LEFT, RIGHT, BOTTOM = 34, 24, 20
"""From the edges of the bubble to that row."""
DOT, CLOSEST = 17, 6
"""From one dot of the progress to the next; where they would be closer there are none."""
LARGEST = 1.25
"""How much larger than usual the words may be."""


@dataclass(frozen=True)
class Scenery:
    """What there is to look at while a step is said."""

    key: str
    """Of its message."""
    facts: Mapping[str, Arg]
    """What the message speaks of."""
    targets: Sequence[Outline]
    reasons: Sequence[Outline]
    """What else is lit: why the target matters."""
    rooms: Sequence[pygame.Rect]
    """Where the bubble may be, the best room first."""
    scale: float
    around: pygame.Rect | None = None
    """The target with all that belongs to it, if that is more than itself."""
    above: Sequence[Outline] = ()
    """Things that lie on each other, from the lowest to the topmost."""


class Speech:
    """What is seen of a step while the table rests; made anew for another window."""

    def __init__(
        self, scene: GuidedScene, number: int, buttons: Sequence[Button], scenery: Scenery
    ) -> None:
        self._scene, self._number, self._scenery = scene, number, scenery
        self._target = covered(scenery.targets)
        self._around = scenery.around or self._target
        self._bubble = self._said()
        apart = [shape.area for shape in scenery.reasons]
        self.area = self._bubble.place(self._around, apart, scenery.rooms)
        self._picture, self._where = self._bubble.picture(self.area, self._around, apart)
        self._lay_out(buttons)
        self._draw_progress(buttons[0].area.left)
        for button in buttons:
            moved = replace(button, area=button.area.move(-self._where.x, -self._where.y))
            moved.draw(self._picture, hovered=False, focused=False)
        self._dark = veil(
            scene.app.screen.get_size(),
            scenery.targets,
            scenery.reasons,
            scenery.above,
            scenery.scale,
        )

    # Where everything lies.

    def _said(self) -> Bubble:
        app, key, facts = self._scene.app, self._scenery.key, self._scenery.facts
        said = Said(
            GUIDE,
            app.words.text("lesson-guide"),
            app.words.form(key, "title", **facts),
            app.words.form(key, "text", **facts),
        )
        letters = min(app.store.settings.ui_scale / 100, LARGEST)
        return Bubble(said, self._scenery.scale * letters, FOOTER)

    def _lay_out(self, buttons: Sequence[Button]) -> None:
        px, height = self._bubble.px, self._bubble.px(BUTTON)
        right, bottom = self.area.right - px(RIGHT), self.area.bottom - px(BOTTOM)
        for button in reversed(buttons):
            wide = font(Face.NAME, round(height * 0.42)).size(button.text)[0]
            width = max(wide + px(44), px(100))
            button.area = pygame.Rect(right - width, bottom - height, width, height)
            right = button.area.left - px(10)

    def _draw_progress(self, right: int) -> None:
        """In words how far one has come, and with a dot for each step, as far as there is room."""
        words, px, steps = self._scene.app.words, self._bubble.px, len(self._scene.steps)
        area = self.area.move(-self._where.x, -self._where.y)
        text = words.text("lesson-progress", step=self._number + 1, steps=steps)
        told = font(Face.ITALIC, px(22)).render(text, True, FLAVOUR)
        room = right - self.area.x - px(LEFT + 20) - told.get_width()
        if room < 0:
            return
        pitch = min(px(DOT), room // steps)
        left, y = area.x + px(LEFT), area.bottom - px(BOTTOM) - px(BUTTON) // 2
        if pitch >= px(CLOSEST):
            self._draw_dots(left, y, pitch)
            left += px(4) + pitch * steps
        self._picture.blit(told, told.get_rect(midleft=(left, y)))

    def _draw_dots(self, left: int, y: int, pitch: int) -> None:
        px = self._bubble.px
        been, coming = mixed(GOLD, GOLD_DARK, 0.25), mixed(GOLD, SHEET, 0.55)
        for index in range(len(self._scene.steps)):
            radius = px(7.5) if index == self._number else min(px(5), pitch // 2)
            colour = been if index <= self._number else coming
            pygame.draw.aacircle(self._picture, colour, (left + pitch * index, y), radius)

    # Drawing.

    def draw(self, screen: pygame.Surface, grown: float, shaken: float, ringed: bool) -> None:
        """`grown` is how much of it has appeared, `shaken` how much of a shake is over."""
        if shaken < 1:
            self._shake(screen, shaken)
        if not self._scene.carries:
            self._dark.set_alpha(round(255 * grown))
            screen.blit(self._dark, (0, 0))
            if ringed:
                ring(screen, self._target)
            self.point_out(screen, grown)
        if grown == 1:
            screen.blit(self._picture, self._where)
        else:
            self._draw_growing(screen, grown)

    def point_out(self, screen: pygame.Surface, grown: float) -> None:
        """What else a title draws over the veil."""

    def _draw_growing(self, screen: pygame.Surface, grown: float) -> None:
        if self._scene.app.motion.reduced:
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
