"""What the pills tell, in words beside them: the same figure means something else once a card was
taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import shine
from game.client.widgets.look import ACTIVE, CREAM, SMALLEST, Face, mixed
from game.client.widgets.plaque import board
from game.client.widgets.rich_text import Style
from game.titles.realms.play.state import Asks, Phase

from .read_place import read_place

if TYPE_CHECKING:
    from .pills import Pills
    from .table import TableScene

LETTERS, MARGIN = 24, 96
"""Of the words, and how much around them must stay clear of a card and its light."""
INSET = 8
"""Between words beside the hand and what lies next to them; the light ends before it."""
FRESH = 1.6
"""Seconds for which words that have just come are lit."""
TAKEN, DISCARDED, BACK = "gain-if-taken", "gain-if-discarded", "gain-if-back"
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
        leaving = BACK if self._giving_back else DISCARDED if self._discarding else None
        if leaving and any(number in stage.hand for number in gains):
            return leaving
        if any(number not in (*stage.hand, *stage.offered) for number in gains):
            return TAKEN
        return None

    @property
    def _giving_back(self) -> bool:
        asked = self._scene.model.view.prompt
        return asked is not None and asked.kind is Asks.BACK

    @property
    def _discarding(self) -> bool:
        view = self._scene.model.view
        if view.prompt:
            return view.prompt.kind in (Asks.EXCESS, Asks.DISCARD)
        return view.phase is Phase.DISCARD

    # Looks.

    @property
    def area(self) -> pygame.Rect | None:
        """Where the words stand, if there are any."""
        lines = self._lines
        if lines is None:
            return None
        layout = self._scene.layout
        place = pygame.Rect(0, 0, round(max(lines.widths)), lines.height)
        if self.key == TAKEN:  # on the frame, between the wall and the first row
            tray = layout.tray
            aside = tray.width // 3
            middles = [(tray.centerx + x, tray.y) for x in (0, -aside, aside)]
        elif layout.with_items:
            place.midleft = self._beside_hand.midleft
            middles = [place.center]
        else:
            middles = [self._above_hand(place.width), self._on_strip(place.width)]
        return self._unread(place, middles)

    def _above_hand(self, width: int) -> tuple[int, int]:
        """Above the pill of the first card that lies in the hand."""
        scene, layout = self._scene, self._scene.layout
        sprites = (scene.stage.sprites[number] for number in scene.stage.hand)
        x, y = self._pills.place(next(each for each in sprites if each is not scene.input.carried))
        return max(layout.px(40) + width // 2, x), y - layout.px(46)

    def _on_strip(self, width: int) -> tuple[int, int]:
        """At the end of the strip, where its heading leaves room."""
        strip, px = self._scene.layout.strip, self._scene.layout.px
        return strip.right - px(44) - width // 2, strip.y + round(strip.height * 0.32)

    def _unread(self, place: pygame.Rect, middles: Sequence[tuple[int, int]]) -> pygame.Rect:
        """The first of several places that the card one reads does not cover."""
        number = self._scene.input.hovered
        read = read_place(self._scene, number) if number is not None else None
        places = [place.move_to(center=middle) for middle in middles]
        if read is None:
            return places[0]
        wide = self._scene.layout.px(MARGIN)
        clear = (each for each in places if not each.inflate(wide, wide).colliderect(read))
        return next(clear, places[0])

    @property
    def plate(self) -> pygame.Rect | None:
        """The words with the board or the light around them."""
        px, area = self._scene.layout.px, self.area
        narrow = self.key != TAKEN and self._scene.layout.with_items  # items may lie beside them
        aside = px(2 * INSET - 4) if narrow else px(44)
        return area.inflate(aside, px(4) if self.key == TAKEN else px(12)) if area else None

    @property
    def _lines(self) -> rich_text.Layout | None:
        if self.key is None:
            return None
        text, size = self._scene.app.words.text(self.key), self._letters
        if self.key in (DISCARDED, BACK) and self._scene.layout.with_items:
            room = self._beside_hand
            return rich_text.fitted(text, STYLE, room.width, room.height, size, SMALLEST)
        return rich_text.lay_out(text, STYLE, size, self._scene.layout.tray.width)

    @property
    def _letters(self) -> int:
        return max(self._scene.layout.px(LETTERS), SMALLEST)

    @property
    def _beside_hand(self) -> pygame.Rect:
        """Above the own item, beside what is laid aside for later."""
        scene, layout = self._scene, self._scene.layout
        aside = len(scene.stage.items.board.reserve[scene.model.seat])
        left = layout.own_reserve(aside).x
        top = layout.used_items(0, 1).bottom
        room = pygame.Rect(left, top, layout.strip.x - left, layout.own_item.y - top)
        return room.inflate(-layout.px(2 * INSET), 0)

    def draw(self, screen: pygame.Surface) -> None:
        lines, area, plate = self._lines, self.area, self.plate
        if lines is None or area is None or plate is None:
            return
        if self.fresh:
            shine(screen, plate, self.fresh)
        if self.key == TAKEN:
            board(screen, plate)
        rich_text.draw(screen, lines, area, mixed(CREAM, ACTIVE, self.fresh), icon)
