"""The room around the table: torches on the wall, stars in its windows, dust over the felt."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.motion import Motion
from game.client.widgets.ambience import drift, flicker, shed, twinkle
from game.client.widgets.pictures import original

from .layout import TableLayout

TORCHES = ((0, 77), (512, 77), (1024, 77), (1536, 77), (2048, 77), (2560, 77))
"""Where flames are on the picture of the wall."""
STARS = (
    *((237, 27), (194, 49), (215, 54), (277, 73), (316, 60)),
    *((774, 35), (796, 73), (732, 76)),
    *((1294, 35), (1310, 44), (1304, 81), (1213, 48)),
    *((1746, 34), (1776, 82), (1753, 82), (1724, 101)),
    *((2323, 25), (2270, 41), (2352, 58), (2254, 90), (2358, 102)),
)
"""Where stars are in its windows."""
MOTES = 18
GLOW, FLAME = 150, 34
"""How far the light of a torch reaches, and how large its flame is, on that picture."""
STEADY = 0.55
"""How a torch burns that does not flicker."""


class TableAmbience:
    """Draws itself over what stands still on the table, under its cards."""

    def __init__(self) -> None:
        self._layout: TableLayout | None = None
        self._torches: list[tuple[tuple[float, float], bool]] = []
        """Each with whether somebody stands before its flame."""
        self._stars: list[tuple[float, float]] = []
        self._scale = 1.0

    def draw(self, screen: pygame.Surface, layout: TableLayout, motion: Motion) -> None:
        if layout != self._layout:
            self._lay_out(layout)
        now = motion.now
        screen.set_clip(layout.wall)
        for which, (place, hidden) in enumerate(self._torches):
            burning = STEADY if motion.reduced else flicker(now, which)
            strength = 0.16 if hidden else 0.34
            shed(screen, place, round(GLOW * self._scale), burning, strength=strength)
            if not hidden:
                shed(screen, place, round(FLAME * self._scale), burning, strength=0.5)
        screen.set_clip(None)
        if motion.reduced:
            return
        for which, place in enumerate(self._stars):
            twinkle(screen, place, max(5, round(11 * self._scale)), now, which)
        dusty = layout.felt.copy()
        dusty.top = layout.wall.bottom
        for which in range(MOTES):
            drift(screen, dusty, layout.scale, now, which)

    def _lay_out(self, layout: TableLayout) -> None:
        """Where torches and stars are seen: the wall's picture covers it from its middle, and
        players stand before it."""
        self._layout = layout
        wall, picture = layout.wall, original("table/wall").get_size()
        self._scale = max(wall.width / picture[0], wall.height / picture[1])
        left = wall.centerx - picture[0] * self._scale / 2

        def seen(places: tuple[tuple[int, int], ...]) -> Iterator[tuple[float, float]]:
            for x, y in places:
                yield left + x * self._scale, wall.y + y * self._scale

        players = [layout.opponent(index) for index in range(layout.opponents)]

        def hidden(place: tuple[float, float]) -> bool:
            return any(each.collidepoint(place) for each in players)

        reach = GLOW * self._scale
        self._torches = [
            (place, hidden(place))
            for place in seen(TORCHES)
            if wall.left - reach < place[0] < wall.right + reach
        ]
        self._stars = [
            place for place in seen(STARS) if wall.collidepoint(place) and not hidden(place)
        ]
