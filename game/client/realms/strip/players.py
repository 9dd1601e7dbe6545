"""Naming a player, and waiting for players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.client.widgets.furniture import leather
from game.client.widgets.look import CREAM, Face, mixed
from game.client.widgets.pictures import sized
from game.lang import literal

from .answering import Answering, Heard, Look, Row, glow, name, words
from .asked import Player, Players, Waiting

WIDEST = 210
"""The room of one player, if there are few."""


def _places(area: pygame.Rect, count: int, look: Look) -> list[pygame.Rect]:
    width = min(look.px(WIDEST), area.width // max(count, 1))
    return [pygame.Rect(area.x + n * width, area.y, width, area.height) for n in range(count)]


def _draw_player(
    surface: pygame.Surface, player: Player, area: pygame.Rect, look: Look, faint: bool = False
) -> None:
    """A portrait, the name beside it, and a few words under the name."""
    px = look.px
    side = min(area.height - px(8), round(area.width * 0.42))
    face = pygame.Rect(0, 0, side, side)
    face.midleft = (area.x + px(6), area.centery)
    if player.thinking:
        glow(surface, face, px(14), corner=0.5)
    picture = sized(f"portraits/{player.portrait}", face.size)
    if faint:
        picture = picture.copy()
        picture.set_alpha(130)
    surface.blit(picture, face)
    left = face.right + px(8)
    room = pygame.Rect(left, area.y + px(8), area.right - left - px(6), area.height // 2 - px(8))
    colour = mixed(CREAM, (70, 44, 36), 0.45) if faint else CREAM
    name(surface, player.name, room, px(23), colour)
    room = room.move(0, room.height)
    words(surface, literal(player.note), room, px(21), Face.ITALIC, colour)


class PlayerRow(Row):
    """Portraits side by side."""

    def __init__(self, asked: Players) -> None:
        super().__init__([player.seat for player in asked.players])
        self._players: Sequence[Player] = asked.players

    def lay_out(self) -> None:
        self.areas = _places(self.area, len(self._players), self.look)

    def pick_seat(self, seat: int) -> Heard:
        return self.choose(self.values.index(seat)) if seat in self.values else Heard.NOTHING

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        for index, (player, area) in enumerate(zip(self._players, self.areas, strict=True)):
            if index == self.chosen or self.lit(index):
                leather(surface, area.inflate(-px(12), -px(6)), warm=index == self.chosen)
            _draw_player(surface, player, area, self.look)


class WaitingRow(Answering):
    """Who is waited for; there is nothing to answer."""

    def __init__(self, asked: Waiting) -> None:
        self._players = asked.players
        self._places: list[pygame.Rect] = []

    def lay_out(self) -> None:
        self._places = _places(self.area, len(self._players), self.look)

    @property
    def value(self) -> None:
        return None

    @property
    def state(self) -> Hashable:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        for player, area in zip(self._players, self._places, strict=True):
            _draw_player(surface, player, area, self.look, faint=not player.thinking)
