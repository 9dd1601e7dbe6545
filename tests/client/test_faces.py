"""Faces can be read: whole rules, in letters that are large enough, in every language."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.client.realms.card_brief import on_compact, on_parchment
from game.client.realms.card_face import CardPainter, label_height, label_right
from game.client.realms.card_print import printed
from game.client.realms.card_shape import (
    BRIEF,
    BRIEF_RULE,
    COMPACT,
    COMPACT_RULE,
    FULL,
    FULL_RULE,
)
from game.client.widgets import look
from game.client.widgets.icons import has_icon
from game.client.widgets.look import FIGURES, ROMAN, Face, Letters, font
from game.client.widgets.paintings import Paintings
from game.client.widgets.rich_text import Layout
from game.lang import LANGUAGES, language
from game.titles.realms.cards import cursed_hoard
from game.titles.realms.cards.base import DRAGON, KING, WILDFIRE
from game.titles.realms.cards.catalogue import PRINTED
from game.titles.realms.cards.items import ITEMS
from tests import made_once

CARDS = (*PRINTED, *cursed_hoard.REVISED)
SMALL, LARGE = 86, 129
"""A place in the discard area, in a window of 1280x720 and of 1920x1080."""
SMALL_PILE, LARGE_PILE = 79, 118
"""The items' discard pile in these windows."""
SMALL_HAND, LARGE_HAND = 133, 200


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    font.cache_clear()
    pygame.quit()


def assert_whole(
    layout: Layout | None, room: tuple[int, int], smallest: int, lines: int = 2
) -> None:
    assert layout
    assert layout.size >= smallest
    assert len(layout.lines) <= lines
    assert max(layout.widths) <= room[0]
    assert layout.height <= room[1]
    atoms = [atom for line in layout.lines for atom, _ in line]
    assert not any("…" in atom.text for atom in atoms)
    assert all(has_icon(atom.suit) for atom in atoms if atom.suit)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("width", "smallest"), [(SMALL, 12), (LARGE, 13)])
def test_every_rule_stands_whole_on_a_compact_face(code: str, width: int, smallest: int) -> None:
    room = COMPACT_RULE.at(width / COMPACT[0]).size
    for card in CARDS:
        assert_whole(on_compact(printed(card), language(code), width), room, smallest)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "smallest"), [(SMALL_PILE, 11), (SMALL, 12), (LARGE_PILE, 13), (LARGE, 13)]
)
def test_what_an_item_does_stands_whole_on_a_compact_face(
    code: str, width: int, smallest: int
) -> None:
    room = COMPACT_RULE.at(width / COMPACT[0]).size
    for item in ITEMS:
        assert_whole(on_compact(printed(item), language(code), width), room, smallest)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_stands_whole_in_a_small_hand(code: str) -> None:
    room = BRIEF_RULE.at(SMALL_HAND / BRIEF[0]).size
    for card in CARDS:
        layout = on_parchment(printed(card), language(code), room, named=False)
        assert_whole(layout, room, 12, lines=3)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_label_over_a_text_stays_on_the_card(code: str) -> None:
    scale = LARGE_HAND / FULL[0]
    area = FULL_RULE.at(scale)
    area.height = label_height(scale)
    for card in (*CARDS, *ITEMS):
        for block in printed(card).blocks:
            text = language(code).say(block.label)
            assert label_right(text, area) <= LARGE_HAND - area.x, text


def test_named_cards_are_called_by_name_where_there_is_room() -> None:
    def read(width: int) -> str:
        layout = on_compact(printed(KING), language("en"), width)
        assert layout
        return "".join(atom.text or f"<{atom.suit}>" for line in layout.lines for atom, _ in line)

    assert read(LARGE) == "+5×<army>/+20×<army>+Queen"
    assert read(SMALL) == "+5×<army>/+20×<army>+<leader_card>"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [SMALL_HAND, LARGE_HAND])
def test_no_letter_on_a_face_is_too_small_to_read(
    code: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[tuple[int, str]] = set()
    write = Letters.render

    def noted(letters: Letters, text: str, antialias: bool, colour: look.Colour) -> pygame.Surface:
        drawn.add((letters.pixels, text))
        return write(letters, text, antialias, colour)

    monkeypatch.setattr(Letters, "render", noted)
    made_once.FACES.clear()  # what other tests have drawn tells nothing of its letters
    painter = CardPainter(language(code), Paintings())
    for card in (WILDFIRE, KING, DRAGON, *cursed_hoard.CARDS[:3], ITEMS[0]):
        painter.full(card, width)
        painter.compact(card, round(width * 0.646))
    assert drawn
    assert not {each for each in drawn if each[0] < 12}


def shape(letters: Letters, text: str) -> bytes:
    """The letters alone, without what is left free above them."""
    drawn = letters.render(text, True, (0, 0, 0))
    return pygame.image.tobytes(drawn.subsurface(drawn.get_bounding_rect()), "RGBA")


def test_a_number_of_ones_does_not_read_as_letters() -> None:
    letters = font(Face.NUMBER, 40)
    assert letters.size("1")[0] != letters.size("I")[0]
    assert shape(letters, "1") != shape(letters, "I")


@pytest.mark.parametrize("face", ROMAN)
def test_titles_borrow_their_figures_from_a_face_that_has_some(face: Face) -> None:
    title, figures = font(face, 40), font(Face.NUMBER, round(40 * FIGURES))
    assert shape(title, "111") == shape(figures, "111")
    assert title.size("Hand 1")[0] == title.size("Hand ")[0] + figures.size("1")[0]
    assert title.render("111", True, (0, 0, 0)).get_height() == title.get_height()
