"""How the board looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.match.reactions import Place
from game.client.widgets.button import NOWHERE
from game.client.widgets.look import CREAM, GOLD_LIGHT, SMALLEST, Face, Letters, fitting, shortened
from game.client.widgets.nine_patch import nine_patch
from game.titles.stories.actions import Ride

from . import art
from .geography import PLACES
from .layout import BoardLayout
from .lights import Lights
from .pieces import Pieces, shadow
from .plates import panel
from .still import BoardStill
from .tray import Tray

if TYPE_CHECKING:
    from .hands import Hands
    from .table import BoardScene

FAN = 66
"""How large a die of a fan is."""


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
        self._lights, self._pieces, self._tray = Lights(scene), Pieces(scene), Tray(scene)

    def resize(self) -> None:
        self.still.resize()
        self._lights.resize()
        self._pieces.resize()

    def draw(self, screen: pygame.Surface) -> None:
        scene = self.scene
        screen.blit(self.still.surface(), (0, 0))
        covered = scene.overlay or scene.page
        if not covered:
            self._lights.draw(screen)
        self._pieces.draw(screen)
        if not covered:
            self._lights.draw_meant(screen)
        self._tray.draw(screen, self.still.surface())
        self._draw_ribbon(screen)
        self._draw_along(screen)
        scene.buttons.draw(screen, NOWHERE if covered or scene.veiled else pygame.mouse.get_pos())
        self._draw_fan(screen)
        self._draw_carried(screen)
        self._draw_reactions(screen)
        scene.flourish.draw(screen)
        if scene.page:
            scene.page.draw(screen)
        scene.draw_over(screen)
        if scene.overlay:
            scene.overlay.draw(screen)
        if scene.tooltip.said:
            scene.tooltip.draw(screen, scene.layout.reading, scene.tips.clear)

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
        area, buttons = scene.prompts.place()
        panel(screen, area, layout)
        room = area.width - layout.px(60)
        text = scene.prompts.along_words()
        letters = fitting(text, Face.NAME, round(25 * layout.reading), room, SMALLEST)
        word = letters.render(shortened(text, letters, room), True, CREAM)
        screen.blit(
            word,
            word.get_rect(center=(area.centerx, (area.y + buttons[0].area.y) // 2 + layout.px(6))),
        )

    def _draw_reactions(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        for seat, reaction in scene.reactions.shown.items():
            index = scene.model.opponent_index(seat)
            if index is not None:
                face = layout.face(layout.opponent(index))
                place = Place(face, layout.felt, layout.scale, layout.ribbon)
                scene.reactions.draw(screen, reaction, scene.company.portraits[seat], place)

    def _draw_fan(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        for area, way in zip(scene.fan_places(), scene.hands.fan, strict=False):
            panel(screen, area.inflate(layout.px(14), layout.px(14)), layout)
            size = area.width * 0.95 / art.DIE
            if scene.hands.meant == (way,):
                edge = art.sprite("die_edge", size)
                screen.blit(edge, edge.get_rect(center=area.center))
            die = art.sprite(art.die(way.number), size)
            screen.blit(die, die.get_rect(center=area.center))
            if way.magic is not None:
                sign = art.sprite(f"magic_{way.magic}", area.width * 0.5 / 72)
                screen.blit(sign, sign.get_rect(bottomright=area.bottomright))
            elif isinstance(way.action, Ride):
                sign = art.sprite("ferry", area.width * 0.5 / 65)
                screen.blit(sign, sign.get_rect(bottomright=area.bottomright))

    def _draw_carried(self, screen: pygame.Surface) -> None:
        scene, carried = self.scene, self.scene.hands.carried
        if carried is None:
            return
        zoom = round(scene.layout.zoom * 1.2, 2)
        picture = art.sprite(art.pawn(scene.model.seat), zoom)
        below = shadow(scene.layout.zoom)
        screen.blit(below, below.get_rect(center=carried.at))
        x, y = carried.at
        at = (
            x - picture.get_width() // 2,
            y - scene.layout.on_board(14) - picture.get_height() // 2,
        )
        screen.blit(picture, at)


def on_ribbon(text: str, size: tuple[int, int], scale: float) -> tuple[str, Letters]:
    """What of a text stands on a ribbon of this size, and its letters."""
    letters = fitting(text, Face.NAME, round(25 * scale), size[0] - size[1] * 2.4, SMALLEST)
    return shortened(text, letters, round(size[0] - size[1] * 2.2)), letters


@lru_cache(maxsize=16)
def _ribbon(text: str, size: tuple[int, int], scale: float, refusing: bool) -> pygame.Surface:
    margins = (132, 40, 132, 40)
    line, letters = on_ribbon(text, size, scale)
    word = letters.render(line, True, GOLD_LIGHT if refusing else CREAM)
    wide = min(size[0], max(round(size[1] * 7), word.get_width() + round(size[1] * 2.6)))
    made = nine_patch("table/ribbon", (wide, size[1]), margins, size[1] / 96).copy()
    made.blit(word, word.get_rect(center=(wide // 2, size[1] // 2 - round(2 * scale))))
    return made
