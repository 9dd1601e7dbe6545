"""What stands still around the board, drawn once and touched up where something has changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.match.chronicle import Chronicle, Look
from game.client.match.zones import Zone, Zones
from game.client.widgets import panel, rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, GOLD, GOLD_DARK, SMALLEST, Face, fitting, hexed, mixed
from game.client.widgets.pictures import spread
from game.client.widgets.rich_text import Style
from game.titles.stories.board import BOARD
from game.titles.stories.state import DICE

from . import board_picture, plates, sidebar
from .plates import Plate
from .sidebar import Story

if TYPE_CHECKING:
    from .table import BoardScene

WALL = 98
NAMES = tuple(map(hexed, ("#8a1c14", "#1c4f8a", "#94600a", "#1c6a46", "#66308c", "#6a5840")))
"""The players' names in the chronicle, as dark as parchment needs them."""
QUIET = mixed(CREAM, (90, 50, 50), 0.3)


class BoardStill(Zones):
    """Board, players, own things and panel."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self.scene = scene

    def resize(self) -> None:
        super().resize()
        self._chronicle()  # the mouse may be on it before it is drawn

    def _draw_backdrop(self) -> pygame.Surface:
        layout = self.scene.layout
        surface = pygame.Surface(layout.window)
        spread(surface, "table/felt", pygame.Rect((0, 0), layout.window))
        spread(surface, "table/wall", pygame.Rect(0, 0, layout.felt.width, layout.px(WALL)))
        board_picture.draw(surface, layout, self.scene.app.words)
        panel.background(surface, layout.panel, layout.scale)
        return surface.convert()

    def _zones(self) -> Iterator[Zone]:
        scene, layout = self.scene, self.scene.layout
        model, px = scene.model, layout.px
        for seat in range(model.players):
            who, index = self._plate(seat), model.opponent_index(seat)
            if index is not None:
                area = layout.opponent(index)
                draw = partial(plates.opponent, layout=layout, area=area, who=who)
                yield Zone(area.inflate(px(36), px(36)), who, draw)
            else:
                label = scene.app.words.text("board-reserve")
                draw = partial(plates.own, layout=layout, who=who, label=label)
                yield Zone(layout.own_plate.inflate(px(40), px(40)), who, draw)
                yield Zone(layout.own_book, (seat, who.told), partial(self._draw_book, who=who))
        words = scene.prompts.dice_words
        yield Zone(layout.tray, words, partial(self._draw_tray, words=words))
        stories = self._stories()
        yield Zone(layout.stories, (stories, model.seat), partial(self._draw_stories, of=stories))
        chronicle = self._chronicle()
        yield Zone(layout.chronicle, chronicle.shows, chronicle.draw)
        told = scene.prompts.round_words
        yield Zone(layout.round, told, partial(self._draw_round, told=told))

    def _plate(self, seat: int) -> Plate:
        scene, stage = self.scene, self.scene.stage
        carried = scene.hands.carried
        lifted = carried is not None and carried.start == "" and seat == scene.model.seat
        return Plate(
            seat,
            scene.model.names[seat],
            scene.company.portraits[seat],
            seat in scene.model.acting or (bool(scene.model.queue) and stage.shown.seat == seat),
            stage.told(seat),
            stage.reserve(seat) - lifted,
        )

    def _stories(self) -> tuple[Story, ...]:
        seat, stage = self.scene.model.seat, self.scene.stage
        places, told = stage.shown.pawns[seat], stage.told(seat)
        return tuple(
            Story(key, key in told, adventure.item in places, key in places)
            for key, adventure in BOARD.adventures.items()
        )

    def _chronicle(self) -> Chronicle[str]:
        layout, chronicle = self.scene.layout, self.scene.chronicle
        portraits = tuple(self.scene.company.portraits)
        width = layout.chronicle.width - round(52 * layout.reading)
        chronicle.set(
            layout.chronicle, Look(self.scene.app.words, width, layout.reading, portraits, NAMES)
        )
        return chronicle

    def _draw_book(self, surface: pygame.Surface, who: Plate) -> None:
        area = self.scene.layout.own_book
        plates.book(surface, area.inflate(-self.scene.layout.px(6), 0), who.seat, who.told)

    def _draw_stories(self, surface: pygame.Surface, of: tuple[Story, ...]) -> None:
        scene, layout = self.scene, self.scene.layout
        words, seat = scene.app.words, scene.model.seat
        sidebar.draw(surface, layout.stories, of, seat, words, layout.reading)

    def _draw_tray(self, surface: pygame.Surface, words: str) -> None:
        layout = self.scene.layout
        px = layout.px
        plates.panel(surface, layout.tray, layout)
        for index in range(DICE):
            slot = layout.die(index)
            slot = slot.inflate(-slot.width * 0.36, -slot.width * 0.36)
            pygame.draw.rect(
                surface, mixed(GOLD_DARK, (42, 20, 26), 0.5), slot, 2, border_radius=px(12)
            )
        area = layout.dice_words
        size = max(round(22 * layout.reading), SMALLEST)
        style = Style(Face.ITALIC, Face.BOLD)
        text = rich_text.fitted(words, style, area.width, area.height - px(16), size, SMALLEST)
        area = area.copy()
        area.y += (area.height - text.height) // 2
        rich_text.draw(surface, text, area, QUIET, icon)

    def _draw_round(self, surface: pygame.Surface, told: tuple[str, str]) -> None:
        layout, (head, note) = self.scene.layout, told
        area, size = layout.round, max(round(20 * layout.reading), SMALLEST)
        room = area.width - layout.px(60)
        line = f"{head} · {note}"
        word = fitting(line, Face.ITALIC, size, room, SMALLEST).render(line, True, GOLD)
        surface.blit(word, word.get_rect(center=area.center))
