"""The shelf above the strip: a board for cards that lie nowhere else."""

from __future__ import annotations

import pygame

from game.client.motion import Glide, Motion, Pose, out_cubic
from game.client.realms.layout import SHELF_ENDS, TableLayout
from game.client.realms.stage import Stage
from game.client.widgets.look import ACTIVE, mixed
from game.client.widgets.nine_patch import nine_patch

OPENING = 220
"""Milliseconds in which it opens."""


class ShelfView:
    """Lies under the stage's offered cards while there are some."""

    def __init__(self, stage: Stage, motion: Motion) -> None:
        self._stage, self._motion = stage, motion
        self._opening: Glide | None = None
        self._open = False

    @property
    def layout(self) -> TableLayout:
        return self._stage.layout

    @property
    def moving(self) -> bool:
        return self._opening is not None

    def update(self, seconds: float) -> None:
        is_open = bool(self._stage.on_shelf)
        if is_open and not self._open:
            self._opening = self._motion.glide(Pose(y=1.0), Pose(y=0.0), OPENING, out_cubic)
        self._open = is_open
        if self._opening:
            self._opening.elapsed += seconds
            if self._opening.done:
                self._opening = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for going on to more cards."""
        if not self._open:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self._stage.scroll(-event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for step, (area, more) in self._ends().items():
                if more and area.collidepoint(event.pos):
                    self._stage.scroll(step * (len(self._stage.on_shelf) - 1))
                    return True
        return False

    def _ends(self) -> dict[int, tuple[pygame.Rect, bool]]:
        """Where one goes back and on, and whether there is more that way."""
        stage, shelf, width = self._stage, self.layout.shelf, self.layout.px(SHELF_ENDS)
        after = len(stage.offered) - stage.first_offered - len(stage.on_shelf)
        left = pygame.Rect(shelf.x, shelf.y, width, shelf.height)
        right = left.move(shelf.width - width, 0)
        return {-1: (left, stage.first_offered > 0), 1: (right, after > 0)}

    def draw(self, screen: pygame.Surface) -> None:
        """The board, sliding up from behind the strip."""
        if not self._open:
            return
        shelf, px = self.layout.shelf, self.layout.px
        board = nine_patch("table/plate", shelf.size, (44, 40, 44, 46), self.layout.scale)
        hidden = round(self._opening.pose().y * shelf.height) if self._opening else 0
        screen.blit(board, shelf.move(0, hidden), (0, 0, shelf.width, shelf.height - hidden))
        if hidden:
            return
        for step, (area, more) in self._ends().items():
            if more:
                _chevron(screen, area, step, px(11))
        self._draw_bar(screen)

    def _draw_bar(self, screen: pygame.Surface) -> None:
        """Tells how many more there are, and where one is."""
        stage, shelf, px = self._stage, self.layout.shelf, self.layout.px
        count, shown = len(stage.offered), len(stage.on_shelf)
        if shown >= count:
            return
        track = pygame.Rect(shelf.x + px(SHELF_ENDS), shelf.bottom - px(34), 0, max(3, px(6)))
        track.width = shelf.width - 2 * px(SHELF_ENDS)
        thumb = track.copy()
        thumb.width = track.width * shown // count
        thumb.x += track.width * stage.first_offered // count
        pygame.draw.rect(screen, (40, 20, 18), track, border_radius=px(3))
        pygame.draw.rect(screen, mixed(ACTIVE, (90, 50, 30), 0.35), thumb, border_radius=px(3))


def _chevron(screen: pygame.Surface, area: pygame.Rect, step: int, size: int) -> None:
    x, y = area.center
    points = [(x - step * size // 2, y - size), (x + step * size // 2, y)]
    points.append((x - step * size // 2, y + size))
    pygame.draw.lines(screen, ACTIVE, False, points, max(2, size // 3))
