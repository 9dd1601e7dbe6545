"""Light that runs from card to card: who pays whom, who blanks whom, who clears whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from itertools import pairwise
from math import hypot

import pygame

from game.client.widgets.icons import icon
from game.client.widgets.look import (
    ACTIVE,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    Colour,
    Face,
    font,
    hexed,
    mixed,
)

FINE = 2
"""Arcs are drawn so many times larger and scaled down, so that their edges are smooth."""
POINTS = 64
DASH = (30, 15)
"""From one stroke of a dashed arc to the next, and how long it is."""
Point = tuple[float, float]


class Sign(StrEnum):
    """What an arc says."""

    PAYS = auto()
    COSTS = auto()
    BLANKS = auto()
    CLEARS = auto()
    TURNS = auto()


RED, BLUE = hexed("#d8452c"), hexed("#5aa9d6")
INKS: dict[Sign, Colour] = {
    Sign.PAYS: hexed("#f6c453"),
    Sign.COSTS: RED,
    Sign.BLANKS: RED,
    Sign.CLEARS: BLUE,
    Sign.TURNS: GOLD_LIGHT,
}
DASHED = (Sign.BLANKS, Sign.CLEARS, Sign.TURNS)


@dataclass(frozen=True)
class Arc:
    """From one card to another, over those between them."""

    sign: Sign
    start: Point
    end: Point
    apex: float
    """How high it rises."""
    bead: str = ""
    """What stands on it: a figure, or the key of a suit's icon if it begins with a <."""

    def curve(self) -> list[Point]:
        """The points it goes through."""
        (x0, y0), (x3, y3) = self.start, self.end
        lift = (self.apex - (y0 + y3) / 8) / 0.75  # where a cubic must aim to rise so high
        x1, x2 = x0 + (x3 - x0) * 0.08, x0 + (x3 - x0) * 0.66
        found = []
        for step in range(POINTS + 1):
            t = step / POINTS
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
            found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * lift + c * lift + d * y3))
        return found


@dataclass(frozen=True)
class Drawn:
    """An arc as a picture, its bead apart."""

    picture: pygame.Surface
    at: pygame.Rect
    bead: pygame.Surface | None
    bead_at: pygame.Rect

    def draw(self, screen: pygame.Surface, part: float, rightward: bool) -> None:
        """As far as its light has run."""
        shown = self.at.copy()
        shown.width = round(self.at.width * part)
        if not rightward:
            shown.right = self.at.right
        screen.blit(self.picture, shown, shown.move(-self.at.x, -self.at.y))

    def draw_bead(self, screen: pygame.Surface, part: float) -> None:
        """The bead comes with the second half of the light."""
        if self.bead and part > 0.5:
            screen.blit(self.bead, self.bead_at)

    def faded(self, screen: pygame.Surface, part: float) -> None:
        """All of it, but not as bright."""
        self.picture.set_alpha(round(255 * part))
        screen.blit(self.picture, self.at)
        self.picture.set_alpha(255)
        if self.bead:
            self.bead.set_alpha(round(255 * part))
            screen.blit(self.bead, self.bead_at)
            self.bead.set_alpha(255)


def drawn(arc: Arc, scale: float) -> Drawn:
    """The picture of an arc."""
    points = arc.curve()
    reach = 22 * scale
    xs, ys = [x for x, _ in points], [y for _, y in points]
    area = pygame.Rect(
        round(min(xs) - reach),
        round(min(ys) - reach),
        round(max(xs) - min(xs) + 2 * reach),
        round(max(ys) - min(ys) + 2 * reach),
    )
    fine = pygame.Surface((area.width * FINE, area.height * FINE), pygame.SRCALPHA)
    colour = INKS[arc.sign]
    fine.fill((*colour, 0))
    inner = [((x - area.x) * FINE, (y - area.y) * FINE) for x, y in points]
    shaft = _without_head(inner, 18 * scale * FINE)
    if arc.sign in DASHED:
        _dashes(fine, shaft, colour, scale)
    else:
        _ribbon(fine, shaft, colour, scale)
    _head(fine, inner, colour, scale)
    picture = pygame.transform.smoothscale(fine, area.size).convert_alpha()
    bead = _bead(arc, scale)
    where = pygame.Rect(0, 0, 0, 0)
    if bead:
        on = points[round(POINTS * (0.62 if arc.sign in DASHED else 0.3))]
        where = bead.get_rect(center=(round(on[0]), round(on[1])))
    return Drawn(picture, area, bead, where)


def _without_head(points: Sequence[Point], length: float) -> Sequence[Point]:
    """The points that are not under the arrow's head."""
    end = pygame.Vector2(points[-1])
    return [point for point in points if end.distance_to(point) > length]


def _ribbon(surface: pygame.Surface, points: Sequence[Point], colour: Colour, scale: float) -> None:
    """A stroke that grows towards its end, in a soft light."""
    for thick, ink in (
        (17.0, (*ACTIVE, 34) if colour != RED else (*RED, 34)),
        (11.0, (*ACTIVE, 60) if colour != RED else (*RED, 60)),
        (6.4, (*mixed(GOLD_DARK, INK, 0.35), 255)),
        (4.6, (*colour, 255)),
    ):
        _stroke(surface, points, thick * scale, ink)
    light = [(x, y - 1.4 * scale * FINE) for x, y in points]
    _stroke(
        surface,
        light,
        1.5 * scale,
        (*(GOLD_LIGHT if colour != RED else mixed(RED, CREAM, 0.5)), 255),
    )


def _stroke(
    surface: pygame.Surface,
    points: Sequence[Point],
    thick: float,
    ink: tuple[int, int, int, int],
) -> None:
    last = len(points) - 1
    for index in range(last):
        grown = FINE * thick * (0.45 + 0.55 * index / last)
        (x0, y0), (x1, y1) = points[index], points[index + 1]
        between = max(1, round(max(abs(x1 - x0), abs(y1 - y0)) / max(grown * 0.35, 1)))
        for part in range(between):
            at = (x0 + (x1 - x0) * part / between, y0 + (y1 - y0) * part / between)
            pygame.draw.circle(surface, ink, at, grown)


def _dashes(surface: pygame.Surface, points: Sequence[Point], colour: Colour, scale: float) -> None:
    """Strokes as long as each other, however far apart the points of the curve are."""
    period, long = DASH[0] * scale * FINE, DASH[1] * scale * FINE
    spots, gone = [], 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        far = hypot(x1 - x0, y1 - y0)
        count = max(1, round(far))
        for step in range(count):
            if (gone + far * step / count) % period < long:
                spots.append((x0 + (x1 - x0) * step / count, y0 + (y1 - y0) * step / count))
        gone += far
    for thick, ink in ((5.0, mixed(colour, INK, 0.75)), (3.2, colour)):
        for spot in spots:
            pygame.draw.circle(surface, ink, spot, FINE * thick * scale)


def _head(surface: pygame.Surface, points: Sequence[Point], colour: Colour, scale: float) -> None:
    end, before = pygame.Vector2(points[-1]), pygame.Vector2(points[-4])
    along = (end - before).normalize() if end != before else pygame.Vector2(0, 1)
    across = along.rotate(90)
    for grown, ink in ((1.22, mixed(GOLD_DARK, INK, 0.35)), (1.0, colour)):
        size = 21 * scale * FINE * grown
        tip = end + along * (grown - 1) * 14 * scale * FINE
        base = tip - along * size * 1.25
        pygame.draw.polygon(
            surface,
            (*ink, 255),
            [
                tip,
                base + across * size * 0.74,
                base + along * size * 0.3,
                base - across * size * 0.74,
            ],
        )


def _bead(arc: Arc, scale: float) -> pygame.Surface | None:
    """What stands on the arc."""
    if arc.sign is Sign.BLANKS:
        return _roundel(scale, RED, CROSS)
    if arc.sign is Sign.CLEARS:
        return _roundel(scale, BLUE, CHECK)
    if arc.bead.startswith("<"):
        return icon(arc.bead.strip("<>"), round(38 * scale)).copy()
    return bead(arc.sign, arc.bead, scale) if arc.bead else None


def bead(sign: Sign, text: str, scale: float) -> pygame.Surface:
    """A figure in a dark drop with a rim."""
    letters = font(Face.FIGURE_BOLD, round(27 * scale))
    figure = letters.render(text, True, CREAM)
    size = (max(figure.get_width() + round(22 * scale), round(54 * scale)), round(38 * scale))
    edge = GOLD if sign is Sign.PAYS else mixed(RED, CREAM, 0.3)
    ground = hexed("#4a2814") if sign is Sign.PAYS else hexed("#6d1710")
    fine = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    for grown, ink in ((0, INK), (2, edge), (5, ground)):
        inset = round(grown * scale * FINE)
        block = fine.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(fine, ink, block, border_radius=block.height // 2)
    made = pygame.transform.smoothscale(fine, size)
    made.blit(figure, letters.around(figure, made.get_rect().center))
    return made.convert_alpha()


CROSS: tuple[tuple[Point, Point], ...] = (((-0.4, -0.4), (0.4, 0.4)), ((-0.4, 0.4), (0.4, -0.4)))
CHECK: tuple[tuple[Point, Point], ...] = (
    ((-0.45, 0.0), (-0.1, 0.36)),
    ((-0.1, 0.36), (0.46, -0.38)),
)


def _roundel(scale: float, colour: Colour, sign: tuple[tuple[Point, Point], ...]) -> pygame.Surface:
    radius = 18 * scale
    big = 4
    side = round(2 * radius * big)
    fine = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = pygame.Vector2(side / 2, side / 2)
    for share, ink in ((1.0, INK), (0.93, CREAM), (0.82, mixed(colour, INK, 0.3))):
        pygame.draw.circle(fine, ink, middle, side / 2 * share)
    for one, other in sign:
        ends = [middle + pygame.Vector2(end) * side / 2 for end in (one, other)]
        pygame.draw.line(fine, CREAM, ends[0], ends[1], round(side * 0.11))
        for end in ends:
            pygame.draw.circle(fine, CREAM, end, side * 0.05)
    return pygame.transform.smoothscale(
        fine, (round(2 * radius), round(2 * radius))
    ).convert_alpha()
