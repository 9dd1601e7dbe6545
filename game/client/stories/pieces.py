"""What moves over the board: pawns, the ferry, doors that open."""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.look import CREAM, Face, font

from . import art
from .acts import Glimmer, Leap, Pass, Seen
from .board_picture import put
from .geography import PLACES, Point, radius
from .lights import RING, ring

if TYPE_CHECKING:
    from .table import BoardScene

FIGURE = 20
"""The size of the number beside pawns that stand as one."""
ROCKING = 1.2
"""How far the ferry goes up and down at its mooring."""


class Pieces:
    """Draws what stands or moves on the board."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene

    @staticmethod
    def resize() -> None:
        for kept in (shadow, _wings):
            kept.cache_clear()

    def draw(self, screen: pygame.Surface) -> None:
        self._draw_acts_below(screen)
        self._draw_ferry(screen)
        self._draw_pawns(screen)

    def _draw_acts_below(self, screen: pygame.Surface) -> None:
        layout = self.scene.layout
        for act in self.scene.stage.acts:
            if isinstance(act, Pass) and not act.fades:
                start = act.doors[act.open_door]
                put(screen, layout, f"door_{act.tunnel}_open", start)
            elif isinstance(act, Glimmer):
                light = ring(layout.on_board(radius(act.space) + RING + 14 * act.part))
                light.set_alpha(round(255 * (1 - act.part)))
                screen.blit(light, light.get_rect(center=layout.at(PLACES[act.space])))
            elif isinstance(act, Leap) and act.winged and not act.fades:
                wings = _wings(layout.zoom)
                screen.blit(wings, wings.get_rect(center=layout.at(act.foot)))

    def _draw_pawns(self, screen: pygame.Surface) -> None:
        stage = self.scene.stage
        moving = stage.moving_pawns
        carried = self._carried_pawn
        counts: list[tuple[Point, int]] = []
        for figure in stage.figures:
            here = [
                pawn
                for pawn in figure.pawns
                if (figure.seat, pawn) not in moving and (figure.seat, pawn) != carried
            ]
            if here:
                self._pawn(screen, Seen((figure.seat, here[0]), figure.foot))
            counts.append((figure.foot, len(here)))
        for foot, count in counts:
            if count > 1:
                self._count(screen, foot, count)
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
        rock = 0.0 if motion.reduced else ROCKING * sin(motion.now * 2.2)
        put(screen, layout, "ferry", (x, y + rock))

    def _pawn(self, screen: pygame.Surface, seen: Seen) -> None:
        layout = self.scene.layout
        name = art.pawn(seen.pawn[0])
        picture = art.sprite(name, round(layout.zoom * seen.grown, 2))
        x, y = layout.at(seen.foot)
        if seen.lift > 2:
            below = shadow(layout.zoom)
            screen.blit(below, below.get_rect(center=(x, y)))
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

    @property
    def _carried_pawn(self) -> tuple[int, int] | None:
        """The pawn on the board that the mouse carries."""
        scene, carried = self.scene, self.scene.hands.carried
        if carried is None or not carried.start:
            return None
        own = scene.stage.places[scene.model.seat]
        return scene.model.seat, own.index(carried.start)


@lru_cache(maxsize=4)
def shadow(zoom: float) -> pygame.Surface:
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
