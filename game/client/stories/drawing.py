"""How the board looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import atan2, cos, degrees, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.button import NOWHERE
from game.client.widgets.light import breath
from game.client.widgets.look import (
    ACTIVE,
    CREAM,
    GOLD_LIGHT,
    SMALLEST,
    Face,
    fitting,
    font,
    shortened,
)
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.plaque import board as wood
from game.titles.stories.actions import Fly, Ride, Tunnel, Walk
from game.titles.stories.board import BOARD
from game.titles.stories.state import DICE

from . import art
from .acts import Glimmer, Leap, Pass, Seen, out_bounce
from .board_picture import put, tag
from .geography import (
    DOOR_STONES,
    PLACES,
    STORY_STONES,
    Point,
    along,
    course,
    flight_stone,
    radius,
    road_between,
    road_stone,
)
from .layout import BoardLayout
from .still import BoardStill
from .ways import Way

if TYPE_CHECKING:
    from .hands import Hands
    from .table import BoardScene

LIT_DIE = 31 / 70
"""How large the die is that a stone turns into: its picture has 70 of 96 points."""
RING = 8
"""How far a ring is from its space."""
PULSE = 1.2
"""Seconds from one pulse of a ring to the next."""
FAN = 66
"""How large a die of a fan is."""
HALO = 15
CHEVRONS = 3
FIGURE = 20


def fan_places(layout: BoardLayout, hands: Hands) -> list[pygame.Rect]:
    """Above the space they lead to."""
    ways = hands.fan
    if len(ways) < 2:
        return []
    x, y = layout.at(PLACES[ways[0].target])
    side = max(layout.on_board(FAN), 40)
    left = x - len(ways) * side // 2
    row = pygame.Rect(left, y - layout.on_board(50) - side, side * len(ways), side)
    row.clamp_ip(layout.board)
    return [pygame.Rect(row.x + n * side, row.y, side, side) for n in range(len(ways))]


class BoardDrawing:
    """Draws a board scene: what stands still, and over it all that moves."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene
        self.still = BoardStill(scene)

    def resize(self) -> None:
        self.still.resize()
        for kept in (_ring, _glow, _halo, _shadow, _wings):
            kept.cache_clear()

    def draw(self, screen: pygame.Surface) -> None:
        scene = self.scene
        screen.blit(self.still.surface(), (0, 0))
        if not scene.overlay and not scene.page:
            self._draw_lit(screen)
        self._draw_acts_below(screen)
        self._draw_pawns(screen)
        self._draw_meant(screen)
        self._draw_dice(screen)
        self._draw_ribbon(screen)
        self._draw_along(screen)
        veiled = scene.overlay or scene.page
        scene.buttons.draw(screen, NOWHERE if veiled else pygame.mouse.get_pos())
        self._draw_fan(screen)
        self._draw_carried(screen)
        if scene.page:
            scene.page.draw(screen)
        if scene.overlay:
            scene.overlay.draw(screen)
        scene.tooltip.draw(screen, scene.layout.reading)

    # Light on what can be done.

    @property
    def _light(self) -> float:
        motion = self.scene.app.motion
        return 1.0 if motion.reduced else breath(motion.now)

    def _draw_lit(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        hands = scene.hands
        lit = hands.lit
        roads = {road_between(way.start, way.target) for way in lit if isinstance(way.action, Walk)}
        for road in roads:
            glow = _glow(road.ends, layout.zoom)
            glow.set_alpha(round(255 * self._light))
            screen.blit(glow, self._corner(road.ends))
        for space in hands.targets:
            self._ring(screen, space)
        for magic in scene.spells:
            self._ring(screen, BOARD.magic[magic], faint=True)
        for way in lit:
            self._turn_stone(screen, way)
        for start in self._movable(lit):
            for figure in scene.stage.figures:
                if figure.space == start and figure.seat == scene.model.seat:
                    self._halo(screen, figure.foot)
                    break

    def _movable(self, lit: Iterable[Way]) -> list[str]:
        return list(dict.fromkeys(way.start for way in lit if not way.tells))

    def _corner(self, ends: tuple[str, str]) -> tuple[int, int]:
        points = course(*ends)
        reach = self.scene.layout.on_board(HALO)
        x, y = self.scene.layout.at((min(p[0] for p in points), min(p[1] for p in points)))
        return x - reach, y - reach

    def _ring(self, screen: pygame.Surface, space: str, faint: bool = False) -> None:
        layout, motion = self.scene.layout, self.scene.app.motion
        swell = 0.0 if motion.reduced else 0.5 + 0.5 * sin(2 * pi * motion.now / PULSE)
        ring = _ring(layout.on_board(radius(space) + RING), max(2, layout.on_board(4)))
        ring.set_alpha(round((110 if faint else 190) + 65 * swell))
        screen.blit(ring, ring.get_rect(center=layout.at(PLACES[space])))

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
            tag(screen, layout, way.start, way.target, lit=True)
            return
        put(screen, layout, art.die(way.number), stone_of(way), LIT_DIE)

    # What moves.

    def _draw_acts_below(self, screen: pygame.Surface) -> None:
        layout = self.scene.layout
        for act in self.scene.stage.acts:
            if isinstance(act, Pass) and not act.fades:
                start = act.doors[act.open_door]
                put(screen, layout, f"door_{act.tunnel}_open", start)
            elif isinstance(act, Glimmer):
                ring = _ring(layout.on_board(radius(act.space) + RING + 14 * act.part), 4)
                ring.set_alpha(round(255 * (1 - act.part)))
                screen.blit(ring, ring.get_rect(center=layout.at(PLACES[act.space])))
            elif isinstance(act, Leap) and act.winged and not act.fades:
                wings = _wings(layout.zoom)
                screen.blit(wings, wings.get_rect(center=layout.at(act.foot)))

    def _draw_pawns(self, screen: pygame.Surface) -> None:
        stage = self.scene.stage
        moving = stage.moving_pawns
        carried = self._carried_pawn
        self._draw_ferry(screen)
        for figure in stage.figures:
            here = [
                pawn
                for pawn in figure.pawns
                if (figure.seat, pawn) not in moving and (figure.seat, pawn) != carried
            ]
            if here:
                self._pawn(screen, Seen((figure.seat, here[0]), figure.foot))
            if len(here) > 1:
                self._count(screen, figure.foot, len(here))
        acting = {pawn for act in stage.acts for pawn in act.pawns}
        for pawn, foot in stage.aboard():
            if pawn not in acting:
                self._pawn(screen, Seen(pawn, foot))
        for act in stage.acts:
            for seen in act.seen():
                self._pawn(screen, seen)

    def _draw_ferry(self, screen: pygame.Surface) -> None:
        stage, layout, motion = self.scene.stage, self.scene.layout, self.scene.app.motion
        if not stage.shown.ferry:
            return
        x, y = stage.ferry
        rock = 0.0 if motion.reduced else 1.2 * sin(motion.now * 2.2)
        put(screen, layout, "ferry", (x, y + rock))

    def _pawn(self, screen: pygame.Surface, seen: Seen) -> None:
        layout = self.scene.layout
        name = art.pawn(seen.pawn[0])
        picture = art.sprite(name, round(layout.zoom * seen.grown, 2))
        x, y = layout.at(seen.foot)
        if seen.lift > 2:
            shadow = _shadow(layout.zoom)
            screen.blit(shadow, shadow.get_rect(center=(x, y)))
        if seen.alpha < 1:
            picture = art.faded(
                name, round(layout.zoom * seen.grown, 2), 15 * round(17 * seen.alpha)
            )
        y -= round(seen.lift * layout.zoom)
        screen.blit(
            picture,
            (x - picture.get_width() // 2, y - round(picture.get_height() * art.FOOT)),
        )

    def _count(self, screen: pygame.Surface, foot: Point, count: int) -> None:
        layout = self.scene.layout
        x, y = layout.at(foot)
        size = max(layout.on_board(FIGURE), 11)
        word = font(Face.NUMBER, size).render(str(count), True, CREAM)
        disc = pygame.Rect(0, 0, size + 2, size + 2)
        disc.center = (x + layout.on_board(10), y - layout.on_board(2))
        pygame.draw.circle(screen, (30, 14, 20), disc.center, disc.width // 2 + 1)
        screen.blit(word, word.get_rect(center=disc.center))

    # What is meant.

    def _draw_meant(self, screen: pygame.Surface) -> None:
        """The move that a click would make: a ghost at its end, chevrons on the way."""
        scene, layout = self.scene, self.scene.layout
        hands = scene.hands
        if scene.overlay or scene.page:
            return
        spot = _key(hands.pointed)
        if spot in PLACES and hands.by_keys:
            ring = _ring(layout.on_board(radius(spot) + RING + 5), max(3, layout.on_board(5)))
            ring.set_alpha(255)
            screen.blit(ring, ring.get_rect(center=layout.at(PLACES[spot])))
        if hands.choice.start and not hands.carried:
            x, y = layout.at(PLACES[hands.choice.start])
            mark = _ring(
                layout.on_board(radius(hands.choice.start) + 4), max(2, layout.on_board(3))
            )
            mark.set_alpha(255)
            screen.blit(mark, mark.get_rect(center=(x, y)))
        for way in hands.meant[:1]:
            self._chevrons(screen, way)
            if way.tells:
                continue
            ghost = art.faded(art.pawn(scene.model.seat), layout.zoom, 150)
            x, y = layout.at(PLACES[way.target])
            at = (x - ghost.get_width() // 2, y - round(ghost.get_height() * art.FOOT) + 4)
            screen.blit(ghost, at)

    def _chevrons(self, screen: pygame.Surface, way: Way) -> None:
        if not isinstance(way.action, Walk):
            return
        layout, motion = self.scene.layout, self.scene.app.motion
        points = course(way.start, way.target)
        for index in range(CHEVRONS):
            moved = 0.0 if motion.reduced else motion.now * 0.8
            part = (index / CHEVRONS + moved) % 1.0
            here, ahead = along(points, part), along(points, min(1.0, part + 0.05))
            angle = atan2(ahead[1] - here[1], ahead[0] - here[0])
            _chevron(screen, layout.at(here), angle, layout.on_board(9))

    # The dice.

    def _draw_dice(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        if scene.arranging:
            for index in range(min(DICE, scene.home - scene.castle)):
                slot = layout.die(index)
                ghost = art.faded("die_tumbling_1", slot.width / art.DIE, 110)
                screen.blit(ghost, ghost.get_rect(center=slot.center))
            return
        hands, tumble = scene.hands, scene.stage.tumble
        mine = scene.stage.shown.seat == scene.model.seat
        useful = {way.number for way in hands.lit} if mine else set()
        spending = {way.number for way in hands.meant[:1]}
        if hands.choice.number:
            spending.add(hands.choice.number)
        raised: set[int] = set()
        for index, die in enumerate(scene.stage.shown.dice):
            slot = layout.die(index)
            rolled = tumble.rolled(index) if tumble else 1.0
            if rolled < 1 and tumble and not tumble.fades:
                self._tumble(screen, slot, rolled, index)
                continue
            scale = slot.width / art.DIE
            name = art.die(die.number, die.spent)
            up = not die.spent and die.number in spending and die.number not in raised
            if up:
                raised.add(die.number)
                slot = slot.move(0, -layout.px(10))
                light = _lit_die(slot.width)
                screen.blit(light, light.get_rect(center=slot.center))
            if not die.spent and die.number in useful:
                edge = art.sprite("die_edge", scale)
                screen.blit(edge, edge.get_rect(center=slot.center))
            picture = art.sprite(name, scale)
            screen.blit(picture, picture.get_rect(center=slot.center))

    def _tumble(self, screen: pygame.Surface, slot: pygame.Rect, rolled: float, index: int) -> None:
        """A die falls from above, turning, and bounces."""
        turn = int(rolled * 14 + index * 2) % art.TUMBLING + 1
        picture = art.sprite(f"die_tumbling_{turn}", slot.width / art.DIE)
        fall = round((1 - out_bounce(rolled)) * self.scene.layout.px(150))
        aside = round((1 - rolled) * self.scene.layout.px(60))
        screen.blit(picture, picture.get_rect(center=(slot.centerx + aside, slot.centery - fall)))

    # Over the board.

    def _draw_ribbon(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        ribbon = _ribbon(
            scene.prompts.ribbon, layout.ribbon.size, layout.reading, scene.prompts.is_refusing
        )
        screen.blit(ribbon, ribbon.get_rect(center=layout.ribbon.center))

    def _draw_along(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        if not scene.prompts.asked_along:
            return
        area, _ = scene.prompts.place()
        wood(screen, area)
        room = area.width - layout.px(60)
        text = scene.prompts.along_words()
        letters = fitting(text, Face.NAME, round(25 * layout.reading), room, SMALLEST)
        word = letters.render(shortened(text, letters, room), True, CREAM)
        screen.blit(word, word.get_rect(center=(area.centerx, area.y + layout.px(42))))

    def _draw_fan(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        for area, way in zip(scene.fan_places(), scene.hands.fan, strict=False):
            wood(screen, area.inflate(layout.px(10), layout.px(10)))
            die = art.sprite(art.die(way.number), area.width * 0.95 / art.DIE)
            screen.blit(die, die.get_rect(center=area.center))
            if way.magic is not None:
                sign = art.sprite(f"magic_{way.magic}", area.width * 0.5 / 72)
                screen.blit(sign, sign.get_rect(bottomright=area.bottomright))
            elif isinstance(way.action, Ride):
                sign = art.sprite("ferry", area.width * 0.5 / 65)
                screen.blit(sign, sign.get_rect(bottomright=area.bottomright))
            if scene.hands.meant == (way,):
                edge = art.sprite("die_edge", area.width * 0.95 / art.DIE)
                screen.blit(edge, edge.get_rect(center=area.center))

    @property
    def _carried_pawn(self) -> tuple[int, int] | None:
        """The pawn on the board that the mouse carries."""
        scene, carried = self.scene, self.scene.hands.carried
        if carried is None or not carried.start:
            return None
        own = scene.stage.places[scene.model.seat]
        return scene.model.seat, own.index(carried.start)

    def _draw_carried(self, screen: pygame.Surface) -> None:
        scene, carried = self.scene, self.scene.hands.carried
        if carried is None:
            return
        zoom = round(scene.layout.zoom * 1.2, 2)
        picture = art.sprite(art.pawn(scene.model.seat), zoom)
        shadow = _shadow(scene.layout.zoom)
        screen.blit(shadow, shadow.get_rect(center=carried.at))
        x, y = carried.at
        at = (
            x - picture.get_width() // 2,
            y - scene.layout.on_board(14) - picture.get_height() // 2,
        )
        screen.blit(picture, at)


def _key(thing: object) -> str:
    return getattr(thing, "key", "")


def stone_of(way: Way) -> Point:
    """Where the number of a way stands."""
    match way.action:
        case Walk():
            return road_stone(road_between(way.start, way.target))
        case Fly():
            return flight_stone(way.target)
        case Tunnel():
            key = next(
                t.key for t in BOARD.tunnels_at[way.start] if t.other(way.start) == way.target
            )
            return DOOR_STONES[key, way.start]
    return STORY_STONES[way.target]


# What is drawn once for a size.


@lru_cache(maxsize=64)
def _ring(reach: int, thick: int) -> pygame.Surface:
    """A golden ring with light about it."""
    margin = thick * 3
    side = 2 * (reach + margin)
    large = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    large.fill((*ACTIVE, 0))
    middle = (side, side)
    for grown, alpha in ((thick * 2, 40), (thick, 70), (0, 255)):
        wide = 2 * (thick + 2 * grown)
        pygame.draw.circle(large, (*ACTIVE, alpha), middle, 2 * (reach + grown), wide)
    pygame.draw.circle(large, (*GOLD_LIGHT, 255), middle, 2 * reach - 1, max(1, thick // 2))
    return pygame.transform.smoothscale(large, (side, side)).convert_alpha()


@lru_cache(maxsize=96)
def _glow(ends: tuple[str, str], zoom: float) -> pygame.Surface:
    """Light on a road."""
    points = course(*ends)
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


@lru_cache(maxsize=4)
def _shadow(zoom: float) -> pygame.Surface:
    wide, high = max(4, round(26 * zoom)), max(2, round(10 * zoom))
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.ellipse(made, (10, 6, 12, 120), made.get_rect())
    return made.convert_alpha()


@lru_cache(maxsize=4)
def _wings(zoom: float) -> pygame.Surface:
    """The shadow of the winged horse on the land below."""
    side = max(8, round(96 * zoom))
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    unit = side / 96
    for way in (-1, 1):
        wing = [(48, 44), (48 + way * 20, 26), (48 + way * 46, 22), (48 + way * 34, 40)]
        wing += [(48 + way * 24, 48), (48 + way * 12, 54), (48, 56)]
        pygame.draw.polygon(made, (8, 10, 14, 110), [(x * unit, y * unit) for x, y in wing])
    pygame.draw.ellipse(
        made,
        (8, 10, 14, 110),
        pygame.Rect(round(40 * unit), round(30 * unit), round(16 * unit), round(46 * unit)),
    )
    return made.convert_alpha()


@lru_cache(maxsize=4)
def _lit_die(width: int) -> pygame.Surface:
    """Light around a die that would be spent."""
    made = pygame.Surface((width, width), pygame.SRCALPHA)
    made.fill((*ACTIVE, 0))
    inner = made.get_rect().inflate(-width // 5, -width // 5)
    pygame.draw.rect(made, (*ACTIVE, 255), inner, border_radius=width // 6)
    return pygame.transform.gaussian_blur(made, max(1, width // 14)).convert_alpha()


@lru_cache(maxsize=16)
def _ribbon(text: str, size: tuple[int, int], scale: float, refusing: bool) -> pygame.Surface:
    margins = (132, 40, 132, 40)
    letters = fitting(text, Face.NAME, round(25 * scale), size[0] - size[1] * 2.4, SMALLEST)
    room = round(size[0] - size[1] * 2.2)
    word = letters.render(shortened(text, letters, room), True, GOLD_LIGHT if refusing else CREAM)
    wide = min(size[0], max(round(size[1] * 7), word.get_width() + round(size[1] * 2.6)))
    made = nine_patch("table/ribbon", (wide, size[1]), margins, size[1] / 96).copy()
    made.blit(word, word.get_rect(center=(wide // 2, size[1] // 2 - round(2 * scale))))
    return made


def _chevron(screen: pygame.Surface, middle: tuple[int, int], angle: float, size: int) -> None:
    """An arrowhead that points the way."""
    turned = pygame.Vector2(1, 0).rotate(degrees(angle))
    across = pygame.Vector2(-turned.y, turned.x)
    tip = pygame.Vector2(middle) + turned * size * 0.7
    tail = pygame.Vector2(middle) - turned * size * 0.5
    points = [
        tail + across * size * 0.7,
        tip,
        tail - across * size * 0.7,
        tail + turned * size * 0.4,
    ]
    pygame.draw.polygon(screen, (110, 52, 20), [p + pygame.Vector2(1, 2) for p in points])
    pygame.draw.polygon(screen, GOLD_LIGHT, points)
