"""Text on the screen: broken into lines, fitted, and never in the way of the program."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.client.widgets import rich_text
from game.client.widgets.look import INK, Face, font
from game.client.widgets.rich_text import Style
from game.lang import literal


@pytest.fixture(autouse=True)
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((640, 480))
    font.cache_clear()
    pygame.quit()


def icon(suit: str, height: int) -> pygame.Surface:
    assert suit == "army", f"there is no icon of {suit}"
    return pygame.Surface((height, height))


def lines(layout: rich_text.Layout) -> list[str]:
    return ["".join(atom.text for atom, _ in line) for line in layout.lines]


@pytest.mark.parametrize("length", [60, 2500, 20_000])
def test_a_word_longer_than_a_line_is_broken_within(screen: pygame.Surface, length: int) -> None:
    word = "Wetter" * (length // 6)
    layout = rich_text.lay_out(f"So {word}.", Style(), 20, 200)
    assert max(layout.widths) <= 200
    assert "".join(lines(layout)) == f"So{word}."
    assert layout.broken
    rich_text.draw(screen, layout, pygame.Rect(0, 0, 200, 400), INK, icon)


def test_words_stay_whole_where_smaller_letters_fit() -> None:
    layout = rich_text.fitted("Wetterfahne", Style(), 90, 40, 40, 8)
    assert lines(layout) == ["Wetterfahne"]
    assert not layout.broken


def test_what_is_cut_keeps_as_many_letters_as_fit() -> None:
    layout = rich_text.cut(rich_text.lay_out("W" * 40, Style(), 20, 200), 200, 24)
    (line,) = lines(layout)
    assert line.startswith("WWW")
    assert line.endswith("W…")
    assert layout.widths[0] <= 200


def test_a_suit_without_an_icon_is_shown_as_it_is_written(screen: pygame.Surface) -> None:
    layout = rich_text.lay_out("<b> and <army|Army> and <b|Bold>", Style(), 20, 600)
    assert lines(layout) == ["<b>andArmyandBold"]
    rich_text.draw(screen, layout, screen.get_rect(), INK, icon)


def test_the_markup_of_others_is_only_text(screen: pygame.Surface) -> None:
    layout = rich_text.lay_out(f"*{literal('<b> *x*')}*", Style(), 20, 600)
    assert lines(layout) == ["<b>*x*"]
    assert {atom.face for atom, _ in layout.lines[0]} == {Face.BOLD}
    rich_text.draw(screen, layout, screen.get_rect(), INK, icon)


@pytest.mark.parametrize(
    "text",
    ["", "\x00", "\u200b", "\u202e", "\ud800", "\ufe0f", "\u034f", "\n", "🐉", "W" * 100_000],
)
@pytest.mark.parametrize("size", [6, 15, 40])
def test_nothing_stops_a_font(text: str, size: int) -> None:
    for face in Face:
        letters = font(face, size)
        assert letters.render(text, True, INK).get_height() > 0
        assert letters.size(text)[0] >= 0


@pytest.mark.parametrize("width", range(100, 300, 20))
def test_a_number_stays_in_the_line_of_what_it_counts(width: int) -> None:
    layout = rich_text.lay_out("Nothing is blanked: 260 points, +8 for each.", Style(), 20, width)
    assert any("260\u00a0points" in line for line in lines(layout))
    assert not any("+8\u00a0for" in line for line in lines(layout))


@pytest.mark.parametrize("size", [14, 21, 30, 40])
def test_slanted_letters_do_not_push_the_next_word_away(size: int) -> None:
    """They lean over the space that follows them."""
    said, letters = "wenn jetzt gewertet wird", font(Face.ITALIC, size)
    (width,) = rich_text.lay_out(said, Style(Face.ITALIC), size, 1000).widths
    apart = 3 * max(letters.size(" ")[0], size * 0.25)
    assert width < sum(letters.size(word)[0] for word in said.split()) + apart
