"""What the pills tell, in words beside them: the same figure means something else once a card was
taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import shine
from game.client.widgets.look import ACTIVE, CREAM, SMALLEST, Face, font, mixed
from game.client.widgets.plaque import board
from game.client.widgets.rich_text import Style
from game.titles.realms.play.state import Asks, Phase

if TYPE_CHECKING:
    from .pills import Pills
    from .table import TableScene

LETTERS = 24
FRESH = 1.6
"""Seconds for which words that have just come are lit."""
TAKEN, DISCARDED = "gain-if-taken", "gain-if-discarded"
STYLE = Style(Face.ITALIC, Face.ITALIC)


class PillWords:
    """Over the discard area or beside the hand, wherever the pills are."""

    def __init__(self, scene: TableScene, pills: Pills) -> None:
        self._scene, self._pills = scene, pills
        self.key: str | None = None
        """The message that says what the figures mean; None where there are none, or the strip
        says it."""
        self._age = 0.0

    def update(self, seconds: float) -> None:
        now = self._meaning()
        self._age = self._age + seconds if now == self.key else 0.0
        self.key = now

    @property
    def fresh(self) -> float:
        """How new the meaning is: from 1 to 0."""
        return max(0.0, 1 - self._age / FRESH) if self.key else 0.0

    def _meaning(self) -> str | None:
        stage, gains = self._scene.stage, self._pills.gains
        if self._discarding and any(number in stage.hand for number in gains):
            return DISCARDED
        if any(number not in (*stage.hand, *stage.on_shelf) for number in gains):
            return TAKEN
        return None

    @property
    def _discarding(self) -> bool:
        view = self._scene.model.view
        if view.prompt:
            return view.prompt.kind in (Asks.EXCESS, Asks.DISCARD)
        return view.phase is Phase.DISCARD

    # Looks.

    def draw(self, screen: pygame.Surface) -> None:
        if self.key is None:
            return
        text = self._scene.app.words.text(self.key)
        if self.key == TAKEN:
            self._draw_over_area(screen, text)
        elif self._scene.layout.with_items:
            self._draw_beside_hand(screen, text)
        else:
            self._draw_above_hand(screen, text)

    @property
    def _letters(self) -> int:
        return max(self._scene.layout.px(LETTERS), SMALLEST)

    @property
    def _tint(self) -> tuple[int, int, int]:
        return mixed(CREAM, ACTIVE, self.fresh)

    def _draw_over_area(self, screen: pygame.Surface, text: str) -> None:
        """On the frame, between the wall and the first row."""
        layout, word = self._scene.layout, self._word(text)
        place = word.get_rect(center=(layout.tray.centerx, layout.tray.y))
        plate = place.inflate(layout.px(44), layout.px(4))
        self._shine(screen, plate)
        board(screen, plate)
        screen.blit(word, place)

    def _draw_above_hand(self, screen: pygame.Surface, text: str) -> None:
        scene, px, word = self._scene, self._scene.layout.px, self._word(text)
        x, y = self._pills.place(scene.stage.sprites[scene.stage.hand[0]])
        left = max(px(24), x - word.get_width() // 2)
        place = word.get_rect(midleft=(left, y - px(46)))
        self._shine(screen, place)
        screen.blit(word, place)

    def _draw_beside_hand(self, screen: pygame.Surface, text: str) -> None:
        """Above the own item, beside what is laid aside for later."""
        scene, layout = self._scene, self._scene.layout
        aside = len(scene.stage.items.board.reserve[scene.model.seat])
        left = layout.own_reserve(aside).x
        top = layout.used_items(0, 1).bottom
        room = pygame.Rect(left, top, layout.strip.x - left, layout.own_item.y - top)
        lines = rich_text.fitted(text, STYLE, room.width, room.height, self._letters, SMALLEST)
        where = pygame.Rect(room.x, 0, round(max(lines.widths)), lines.height)
        where.centery = room.centery
        self._shine(screen, where)
        rich_text.draw(screen, lines, where, self._tint, icon)

    def _word(self, text: str) -> pygame.Surface:
        return font(Face.ITALIC, self._letters).render(text, True, self._tint)

    def _shine(self, screen: pygame.Surface, area: pygame.Rect) -> None:
        if self.fresh:
            shine(screen, area, self.fresh)
