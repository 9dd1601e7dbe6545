"""What is drawn once and used again looks as it did, and never takes more room than it may."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.widgets.look import WRITTEN, Face, font
from game.client.widgets.pictures import Kept, backdrop, cover


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    font.cache_clear()
    backdrop.cache_clear()
    pygame.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_what_is_drawn_on_a_cover_stays_off_the_next() -> None:
    first = cover("table/felt", (64, 36))
    before = pixels(first)
    first.fill((255, 0, 0))
    assert pixels(cover("table/felt", (64, 36))) == before


@pytest.mark.parametrize("size", [14, 60])
def test_words_look_the_same_whenever_they_are_written(size: int) -> None:
    for text, colour in (("Wald", (1, 2, 3)), ("Wald", (9, 2, 3)), ("Walz", (1, 2, 3))):
        for face in (Face.TEXT, Face.BOLD):
            letters = font(face, size)
            assert letters.render(text, True, colour) is letters.render(text, True, colour)
            assert pixels(letters.render(text, True, colour)) == pixels(
                letters._drawn(text, True, colour)
            )
            assert letters.size(text) == letters.render(text, True, colour).get_size()


def test_words_take_no_more_room_than_they_may() -> None:
    for number in range(3000):
        font(Face.TEXT, 40).render(f"the {number}th word", True, (0, 0, 0))
    assert WRITTEN.bytes <= WRITTEN.limit


def test_the_longest_unused_goes_first() -> None:
    kept = Kept(limit=2 * 4 * 4 * 4)
    made: list[str] = []

    def square(name: str) -> None:
        kept.get(name, lambda: made.append(name) or pygame.Surface((4, 4), depth=32))

    for name in ("a", "b", "a", "c", "a", "b"):
        square(name)
    assert made == ["a", "b", "c", "b"]
