"""Buttons, and the ring that shows where the keys are."""

from __future__ import annotations

import pygame
import pytest

from game.client.widgets.button import ring
from game.client.widgets.look import ACTIVE, CREAM, INK, PARCHMENT, Colour


@pytest.mark.parametrize("ground", [PARCHMENT, CREAM, INK])
def test_the_ring_is_seen_on_paper_and_in_the_dark(ground: Colour) -> None:
    screen = pygame.Surface((120, 80))
    screen.fill(ground)
    area = pygame.Rect(20, 20, 80, 40)
    ring(screen, area)
    column = [tuple(screen.get_at((60, y)))[:3] for y in range(area.y - 8, area.y)]
    assert column.count(tuple(ACTIVE)) >= 3
    assert ground == INK or column.count(tuple(INK)) >= 3
    assert tuple(screen.get_at(area.center))[:3] == tuple(ground), "what it is around stays whole"
