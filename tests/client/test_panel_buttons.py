"""The buttons beside a table, side by side."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.match.button_grid import lay_out
from game.client.widgets.button import Button, room_on
from game.client.widgets.look import SMALLEST, Face, font

PANEL = pygame.Rect(1034, 0, 246, 720)


@pytest.fixture(autouse=True)
def typefaces() -> Iterator[None]:
    pygame.font.init()
    yield
    font.cache_clear()
    pygame.font.quit()


def scaled(length: float) -> int:
    return round(length * 2 / 3)


def nothing() -> None:
    """What these buttons do."""


def row_of(texts: tuple[str, ...]) -> list[Button]:
    row = [Button(text, nothing) for text in texts]
    lay_out(PANEL, scaled, Button("", nothing, primary=True), (row,), 28)
    return row


@pytest.mark.parametrize(
    "texts",
    [("Conseil", "Règles", "Menu"), ("Pista", "Reglas", "Menú"), ("Sortieren", "Rückgängig")],
)
def test_a_long_word_gets_room_from_the_short_ones_beside_it(texts: tuple[str, ...]) -> None:
    row = row_of(texts)
    for button in row:
        wide = font(Face.NAME, SMALLEST).size(button.text)[0]
        assert wide <= room_on(*button.area.size) + 1, button.text
    assert row[-1].area.right == PANEL.right - scaled(26)


def test_words_that_fit_have_buttons_of_one_width() -> None:
    assert len({button.area.width for button in row_of(("Hint", "Rules", "Menu"))}) == 1
