"""Somebody speaks: a face and a few words on parchment, with a tail to what is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from . import rich_text
from .icons import icon
from .light import SHADOW, halo
from .look import FLAVOUR, INK, SMALLEST, Colour, Face, fitting, hexed, readable
from .parchment import FRAYED, parchment
from .pictures import sized
from .rich_text import Layout, Style

WIDTH = 720
"""Of a bubble in the reference window."""
PAD, FACE, COLUMN = 26, 146, 198
"""Around everything, of the portrait, and where the words begin."""
HEAD, TEXT, LABEL = 32, 26, 20
"""Sizes of letters."""
FAR = 20
"""Between a bubble and what it points at."""
SHEET: Colour = hexed("#f3e4c0")
EDGE: Colour = hexed("#8a6238")
FINE = 3
"""The tail is drawn so many times larger: its edges are smooth then."""


@dataclass(frozen=True)
class Said:
    """What is said, and by whom."""

    portrait: str
    speaker: str
    head: str
    text: str


class Bubble:
    """A bubble at a scale; below the words is room for a row of buttons if `footer` says so."""

    def __init__(self, said: Said, scale: float, footer: int = 0) -> None:
        self.said, self.scale = said, scale
        self._words: Layout = rich_text.lay_out(
            said.text, Style(), self.px(TEXT), self.px(WIDTH - COLUMN - PAD)
        )
        words = self.px(PAD + HEAD * 1.5) + self._words.height
        face = self.px(PAD + FACE + LABEL * 1.6)
        self.footer = self.px(footer)
        height = max(words, face) + self.footer + self.px(PAD * 0.8)
        self.size = (self.px(WIDTH), height)

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def place(
        self,
        target: pygame.Rect,
        others: Sequence[pygame.Rect],
        rooms: Sequence[pygame.Rect],
    ) -> pygame.Rect:
        """Where it lies: right of what it means, below, left or above, and over nothing of it, in
        the first of the rooms that lets it, best where its tail crosses nothing either; where none
        does, at the last one's middle."""
        apart = [rect.inflate(self.px(8), self.px(8)) for rect in (target, *others)]
        for room in rooms:
            places = [
                area
                for area in self._beside(target, room)
                if room.contains(area) and area.collidelist(apart) < 0
            ]
            if places:
                return next((at for at in places if self._tail(at, target, others)), places[0])
        area = pygame.Rect((0, 0), self.size)
        area.center = rooms[-1].center
        return area

    def _beside(self, target: pygame.Rect, room: pygame.Rect) -> Iterator[pygame.Rect]:
        """Places on each side, those that are level with the target first."""
        far, step = self.px(FAR), max(self.px(12), 1)
        width, height = self.size
        level = pygame.Rect((0, 0), self.size)
        level.center = target.center
        rows = sorted(range(room.top, room.bottom - height + 1, step), key=_near(level.y))
        columns = sorted(range(room.left, room.right - width + 1, step), key=_near(level.x))
        yield from (pygame.Rect((target.right + far, y), self.size) for y in rows)
        yield from (pygame.Rect((x, target.bottom + far), self.size) for x in columns)
        yield from (pygame.Rect((target.left - far - width, y), self.size) for y in rows)
        yield from (pygame.Rect((x, target.top - far - height), self.size) for x in columns)

    def picture(
        self, area: pygame.Rect, target: pygame.Rect | None, others: Sequence[pygame.Rect]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The bubble with its shadow and its tail, and where that lies."""
        tail = self._tail(area, target, others) if target else []
        reach = self.px(36)
        whole = area.inflate(2 * reach, 2 * reach)
        for x, y in tail:
            whole.union_ip(pygame.Rect(round(x) - 4, round(y) - 4, 8, 8))
        made = pygame.Surface(whole.size, pygame.SRCALPHA)
        made.fill((*SHADOW, 0))
        here = area.move(-whole.x, -whole.y)
        shadow = halo(area.size, reach, SHADOW, 150, 0.03)
        made.blit(shadow, here.inflate(2 * reach, 2 * reach).move(0, reach // 3))
        if tail:
            _draw_tail(made, [point - whole.topleft for point in tail], self.px(3))
        left, top, right, bottom = map(self.px, FRAYED)
        sheet = pygame.Rect(
            here.x - left, here.y - top, here.width + left + right, here.height + top + bottom
        )
        parchment(made, sheet, self.scale)
        self._write(made, here)
        return made, whole

    def _write(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        px, said = self.px, self.said
        face = pygame.Rect(area.x + px(PAD - 4), area.y + px(PAD), px(FACE), px(FACE))
        surface.blit(sized(f"portraits/{said.portrait}", face.size), face)
        size, room = max(px(LABEL), SMALLEST), face.width + px(PAD - 8)
        letters = readable(said.speaker, Face.NAME, size, room, room + px(10))
        speaker = letters.render(said.speaker, True, FLAVOUR)
        surface.blit(speaker, speaker.get_rect(midtop=(face.centerx, face.bottom + px(4))))
        left, width = area.x + px(COLUMN), px(WIDTH - COLUMN - PAD)
        head = fitting(said.head, Face.HEAD, px(HEAD), width).render(said.head, True, INK)
        surface.blit(head, (left, area.y + px(PAD - 4)))
        below = pygame.Rect(left, area.y + px(PAD + HEAD * 1.5), width, self._words.height)
        rich_text.draw(surface, self._words, below, INK, icon)

    def _tail(
        self, area: pygame.Rect, target: pygame.Rect, others: Sequence[pygame.Rect]
    ) -> list[pygame.Vector2]:
        """A triangle that stands on the edge next to the target and ends just before it; none where
        it would lie over anything else one is to look at."""
        half, inset, along = self.px(28), self.px(22), self.px(70)
        aside = max(area.left - target.right, target.left - area.right)
        above = max(area.top - target.bottom, target.top - area.bottom)
        if max(aside, above) <= self.px(8):
            return []
        upright = aside >= above
        narrow = target.inflate(*((0, -target.height // 2) if upright else (-target.width // 2, 0)))
        near = pygame.Vector2(
            min(max(area.centerx, narrow.left), narrow.right),
            min(max(area.centery, narrow.top), narrow.bottom),
        )
        foot = pygame.Vector2(
            min(max(near.x, area.left + along), area.right - along),
            min(max(near.y, area.top + along), area.bottom - along),
        )
        if upright:
            foot.x = area.left + inset if near.x < area.left else area.right - inset
        else:
            foot.y = area.top + inset if near.y < area.top else area.bottom - inset
        wide = pygame.Vector2(0, half) if upright else pygame.Vector2(half, 0)
        tip = near + (foot - near).normalize() * self.px(4)
        tail = [foot - wide, tip, foot + wide]
        edges = list(pairwise((*tail, tail[0])))
        crosses = any(rect.clipline(one, end) for rect in others for one, end in edges)
        return [] if crosses else tail


def _near(wanted: int) -> Callable[[int], int]:
    return lambda at: abs(at - wanted)


def _draw_tail(surface: pygame.Surface, points: Sequence[pygame.Vector2], edge: int) -> None:
    left, top = (min(point[axis] for point in points) - edge for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + edge for axis in (0, 1))
    area = pygame.Rect(left, top, right - left + 1, bottom - top + 1)
    large = pygame.Surface((FINE * area.width, FINE * area.height), pygame.SRCALPHA)
    large.fill((*SHEET, 0))
    corners = [(point - area.topleft) * FINE for point in points]
    pygame.draw.polygon(large, SHEET, corners)
    pygame.draw.lines(large, EDGE, False, corners, edge * FINE)
    surface.blit(pygame.transform.smoothscale(large, area.size), area)
