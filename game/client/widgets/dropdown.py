"""One of several values: shown on a plate, chosen from a list that hangs open at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
import pygame_gui

from game.lang import printable

from .fields import Field
from .furniture import leather
from .hanging_list import HangingList, draw_word
from .look import CREAM

T = TypeVar("T")


class Dropdown(Field, Generic[T]):
    """One of several values; if it is a `careful` one, the arrows only open the list."""

    def __init__(
        self,
        label: str,
        values: Sequence[tuple[T, str]],
        value: T,
        changed: Callable[[T], None],
        note: str = "",
        tip: str = "",
        careful: bool = False,
    ) -> None:
        super().__init__(label, note, tip)
        self._careful = careful
        self.values = values
        self.value = value
        self._changed = changed
        self._window = pygame.Rect(0, 0, 0, 0)
        self._list: HangingList | None = None

    def build(self, manager: pygame_gui.UIManager) -> None:
        self._window = pygame.Rect((0, 0), manager.window_resolution)

    @property
    def _texts(self) -> list[str]:
        return [printable(text) for _, text in self.values]

    @property
    def _index(self) -> int:
        return next((n for n, (value, _) in enumerate(self.values) if value == self.value), 0)

    # The list.

    @property
    def open(self) -> bool:
        return self._list is not None

    def close(self) -> None:
        self._list = None

    def point(self, by: int) -> None:
        if self._list:
            self._list.mark(self._list.marked + by)

    def press(self) -> None:
        """Opens the list; from the open one it takes what has the ring."""
        if self._list:
            self._pick(self._list.marked)
        else:
            self._list = HangingList(
                self.area, self._texts, self._index, self._window, self.reading
            )

    def _pick(self, index: int) -> None:
        self.close()
        if index != self._index:
            self._set(index)

    def step(self, by: int) -> None:
        if self._careful:
            self.press()
        else:
            self._set((self._index + by) % len(self.values))

    def _set(self, index: int) -> None:
        self.value = self.values[index][0]
        self._changed(self.value)

    def take(self, event: pygame.event.Event) -> None:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if self._list is None:
            if pressed and self.area.collidepoint(event.pos):
                self.press()
        elif pressed:
            row = self._list.row_at(event.pos)
            if row is not None:
                self._pick(row)
            elif not self._list.area.collidepoint(event.pos):
                self.close()
        elif event.type == pygame.MOUSEMOTION:
            row = self._list.row_at(event.pos)
            if row is not None:
                self._list.mark(row)
        elif event.type == pygame.MOUSEWHEEL:
            self._list.scroll(-event.y)

    # Its looks.

    def draw(self, screen: pygame.Surface) -> None:
        area = self.area
        leather(screen, area, self.warm)
        side = round(area.height * 0.2)
        middle = (area.right - round(area.height * 0.5), area.centery)
        up = bool(self._list and self._list.area.bottom <= area.top)
        tip = -side // 2 if up else side // 2
        corners = [(-side, -tip), (side, -tip), (0, tip + (tip > 0) - (tip < 0))]
        pygame.draw.polygon(screen, CREAM, [(middle[0] + x, middle[1] + y) for x, y in corners])
        room = area.inflate(-round(1.7 * area.height), 0)
        draw_word(screen, self._texts[self._index], room, self.reading, centred=True)

    def draw_over(self, screen: pygame.Surface) -> None:
        if self._list:
            self._list.draw(screen)
