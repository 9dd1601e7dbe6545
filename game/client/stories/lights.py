"""Light on what can be done, and the move that is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.light import breath
from game.client.widgets.look import ACTIVE, GOLD_LIGHT
from game.titles.stories.actions import Fly, Ride, Tunnel, Walk
from game.titles.stories.board import BOARD

from . import art
from .board_picture import put, stone, stones, tag
from .figures import beside
from .geography import (
    DOOR_STONES,
    DOORS,
    PLACES,
    STONE,
    STORY_STONES,
    TAG,
    TAGS,
    Point,
    along,
    course,
    flight_stone,
    passage,
    radius,
    road_between,
    road_stone,
)
from .things import Space
from .ways import Way

if TYPE_CHECKING:
    from .table import BoardScene

LIT_DIE = 31 / 70
"""How large the die is that a stone turns into: its picture has 70 of 96 points."""
RING = 6
"""How far a ring is from its space."""
RING_BOX, RING_LINE = 96, 36
"""Of a ring's picture: its width, and the radius of the line in it."""
PULSE = 1.2
"""Seconds from one pulse of a ring to the next."""
HALO = 15
"""How far the light on a road reaches."""
CHEVRONS, CHEVRON = 3, 22
ON_WATER = 150
"""How bright the way of the ferry is: roads cross it, and their numbers stay to be read."""
LIT_TAG = 1.1
"""How much larger the tag of a route is that can be taken."""


class Lights:
    """Draws over what stands still, and under what moves; then what is meant over everything."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene

    @staticmethod
    def resize() -> None:
        for kept in (_glow, _halo, _chevron, _tag_light):
            kept.cache_clear()

    @property
    def _light(self) -> float:
        motion = self.scene.app.motion
        return 1.0 if motion.reduced else breath(motion.now)

    def draw(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        hands = scene.hands
        lit = hands.lit
        bright: list[pygame.Rect] = []
        for points, way in {lit_way(way): way for way in lit}.items():
            if points:
                glow = _glow(points, layout.zoom)
                brightest = ON_WATER if isinstance(way.action, Ride) else 255
                glow.set_alpha(round(brightest * self._light))
                bright.append(screen.blit(glow, self._corner(points)))
        bright += [self._ring(screen, space) for space in hands.targets]
        for magic in scene.spells.usable:
            bright.append(self._ring(screen, BOARD.magic[magic], faint=True))
        if scene.prompts.asked_along:
            bright.append(self._ring(screen, scene.model.position.ferry))
        self._numbers(screen, bright)
        for way in lit:
            self._turn_stone(screen, way)
        for start in self._movable(lit):
            for figure in scene.stage.figures:
                if figure.space == start and figure.seat == scene.model.seat:
                    self._halo(screen, figure.foot)
                    break

    def _movable(self, lit: Iterable[Way]) -> list[str]:
        return list(dict.fromkeys(way.start for way in lit if not way.tells))

    def _corner(self, points: Sequence[Point]) -> tuple[int, int]:
        reach = self.scene.layout.on_board(HALO)
        x, y = self.scene.layout.at((min(p[0] for p in points), min(p[1] for p in points)))
        return x - reach, y - reach

    def _numbers(self, screen: pygame.Surface, bright: Sequence[pygame.Rect]) -> None:
        """No light lies over a number: it is what one looks for there."""
        layout = self.scene.layout
        side = layout.on_board(STONE)
        for each in stones():
            area = pygame.Rect(0, 0, side, side)
            area.center = layout.at(each.middle)
            if area.collidelist(bright) >= 0:
                stone(screen, layout, each)

    def _ring(self, screen: pygame.Surface, space: str, faint: bool = False) -> pygame.Rect:
        layout, motion = self.scene.layout, self.scene.app.motion
        swell = 0.0 if motion.reduced else 0.5 + 0.5 * sin(2 * pi * motion.now / PULSE)
        light = ring(layout.on_board(radius(space) + RING))
        light.set_alpha(round((110 if faint else 190) + 65 * swell))
        return screen.blit(light, light.get_rect(center=layout.at(PLACES[space])))

    def _halo(self, screen: pygame.Surface, foot: Point) -> None:
        layout = self.scene.layout
        halo = _halo(art.pawn(self.scene.model.seat), layout.zoom)
        halo.set_alpha(round(255 * self._light))
        x, y = layout.at(foot)
        pawn = art.PAWN[1] * layout.zoom
        middle = (x, round(y - pawn * (art.FOOT - 0.5)))
        screen.blit(halo, halo.get_rect(center=middle))

    def _turn_stone(self, screen: pygame.Surface, way: Way) -> None:
        """The stone of a way turns into the die it would spend."""
        layout = self.scene.layout
        if isinstance(way.action, Ride):
            light = _tag_light(layout.zoom)
            light.set_alpha(round(255 * self._light))
            screen.blit(light, light.get_rect(center=layout.at(TAGS[way.start, way.target])))
            tag(screen, layout, way.start, way.target, lit=True, larger=LIT_TAG)
            return
        if isinstance(way.action, Tunnel):
            key = tunnel_of(way)
            put(screen, layout, f"door_{key}_open", DOORS[key, way.start])
        put(screen, layout, art.die(way.number), stone_of(way), LIT_DIE)

    def draw_meant(self, screen: pygame.Surface) -> None:
        """The move that a click would make: a ghost at its end, chevrons on the way."""
        scene, layout = self.scene, self.scene.layout
        hands = scene.hands
        if isinstance(hands.pointed, Space) and hands.by_keys:
            self._mark(screen, hands.pointed.key, RING + 5)
        for space in hands.named:
            self._mark(screen, space, RING + 5)
        if hands.choice.start and not hands.carried:
            self._mark(screen, hands.choice.start, 4)
        for way in hands.meant[:1]:
            self._chevrons(screen, way)
            if way.tells:
                continue
            ghost = art.faded(art.pawn(scene.model.seat), layout.zoom, 150)
            x, y = layout.at(beside(way.target, scene.stage.standing(way.target)))
            at = (x - ghost.get_width() // 2, y - round(ghost.get_height() * art.FOOT))
            screen.blit(ghost, at)

    def _chevrons(self, screen: pygame.Surface, way: Way) -> None:
        if not isinstance(way.action, Walk | Ride):
            return
        layout, motion = self.scene.layout, self.scene.app.motion
        ride = isinstance(way.action, Ride)
        points = (passage if ride else course)(way.start, way.target)
        for index in range(CHEVRONS):
            moved = 0.0 if motion.reduced else motion.now * 0.8
            part = (index / CHEVRONS + moved) % 1.0
            here, ahead = along(points, part), along(points, min(1.0, part + 0.05))
            angle = degrees(atan2(ahead[1] - here[1], ahead[0] - here[0]))
            arrow = _chevron(10 * round(angle / 10), layout.on_board(CHEVRON))
            screen.blit(arrow, arrow.get_rect(center=layout.at(here)))

    def _mark(self, screen: pygame.Surface, space: str, away: float) -> None:
        """A ring that does not pulse: here one is."""
        layout = self.scene.layout
        mark = ring(layout.on_board(radius(space) + away))
        mark.set_alpha(255)
        screen.blit(mark, mark.get_rect(center=layout.at(PLACES[space])))


def tunnel_of(way: Way) -> str:
    """The tunnel a way leads through."""
    through = BOARD.tunnels_at[way.start]
    return next(tunnel.key for tunnel in through if tunnel.other(way.start) == way.target)


def lit_way(way: Way) -> tuple[Point, ...]:
    """The road or the water that leads there; nothing where the way goes over or under the land."""
    match way.action:
        case Walk():
            return course(*road_between(way.start, way.target).ends)
        case Ride():
            return passage(way.start, way.target)
    return ()


def stone_of(way: Way) -> Point:
    """Where the number of a way stands."""
    match way.action:
        case Walk():
            return road_stone(road_between(way.start, way.target))
        case Fly():
            return flight_stone(way.target)
        case Tunnel():
            return DOOR_STONES[tunnel_of(way), way.start]
    return STORY_STONES[way.target]


# What is drawn once for a size.


def ring(reach: int) -> pygame.Surface:
    """A golden ring so far from its middle."""
    side = round(reach * RING_BOX / RING_LINE)
    return art.fitted("ring", (side, side))


@lru_cache(maxsize=96)
def _glow(points: tuple[Point, ...], zoom: float) -> pygame.Surface:
    """Light on a way."""
    reach = max(1, round(HALO * zoom))
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    wide = round((max(p[0] for p in points) - left) * zoom) + 2 * reach
    high = round((max(p[1] for p in points) - top) * zoom) + 2 * reach
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    made.fill((*ACTIVE, 0))
    on = [((x - left) * zoom + reach, (y - top) * zoom + reach) for x, y in points]
    for thick, alpha in ((14, 80), (7, 190)):
        radius_ = max(1, round(thick * zoom / 2))
        for index in range(len(on) - 1):
            _thick_line(made, (*ACTIVE, alpha), on[index], on[index + 1], radius_)
    soft = pygame.transform.gaussian_blur(made, max(1, round(3 * zoom)))
    return soft.convert_alpha()


def _thick_line(
    surface: pygame.Surface,
    colour: tuple[int, int, int, int],
    one: Point,
    other: Point,
    radius_: int,
) -> None:
    angle = atan2(other[1] - one[1], other[0] - one[0]) + pi / 2
    dx, dy = cos(angle) * radius_, sin(angle) * radius_
    points = [
        (one[0] + dx, one[1] + dy),
        (other[0] + dx, other[1] + dy),
        (other[0] - dx, other[1] - dy),
        (one[0] - dx, one[1] - dy),
    ]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.circle(surface, colour, other, radius_)


@lru_cache(maxsize=2)
def _tag_light(zoom: float) -> pygame.Surface:
    """Light around the tag of a route."""
    edge = max(3, round(8 * zoom))
    wide, high = (round(length * LIT_TAG * zoom) + 4 * edge for length in TAG)
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    made.fill((*ACTIVE, 0))
    inner = made.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(made, (*ACTIVE, 255), inner, border_radius=edge)
    return pygame.transform.gaussian_blur(made, max(1, edge // 2)).convert_alpha()


@lru_cache(maxsize=8)
def _halo(name: str, zoom: float) -> pygame.Surface:
    """A thin light around a pawn that can move: its own form, larger and soft."""
    form = pygame.mask.from_surface(art.sprite(name, zoom))
    edge = max(3, round(5 * zoom))
    wide, high = form.get_size()
    made = pygame.Surface((wide + 4 * edge, high + 4 * edge), pygame.SRCALPHA)
    made.fill((*GOLD_LIGHT, 0))
    lit = form.to_surface(setcolor=(*GOLD_LIGHT, 255), unsetcolor=(*GOLD_LIGHT, 0))
    for turn in range(12):
        aside = pygame.Vector2(edge, 0).rotate(30 * turn)
        made.blit(lit, (2 * edge + round(aside.x), 2 * edge + round(aside.y)))
    soft = pygame.transform.gaussian_blur(made, max(1, edge // 2))
    soft.blit(soft, (0, 0))
    return soft.convert_alpha()


@lru_cache(maxsize=64)
def _chevron(degrees_: int, side: int) -> pygame.Surface:
    """An arrowhead that points the way."""
    return pygame.transform.rotate(art.fitted("chevron", (side, side)), -degrees_)
