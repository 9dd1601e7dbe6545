"""The players' plates: whatever somebody is called, the name stands on the wood."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.layout import TableLayout
from game.client.realms.plates import NARROWEST, SMALLEST, Plate, _board, _latest, _words, name_on
from game.client.widgets.look import Face, font
from game.lang import LANGUAGES, language
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options
from game.titles.realms.text.wording import card_name

NAMES = (
    "Ada",
    "Ann Lee",
    "Weatherbottom",
    "Maximiliane von Hohenstein",
    "W" * 24,
    "a b c d e f g h",
)
WINDOWS = [(1280, 720), (1920, 1080)]


def plate(name: str, opponent: int | None = None) -> Plate:
    return Plate(name, "person_1", True, ("your turn",), opponent, 0, ())


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponent", [None, 0])
def test_a_name_stays_on_its_plate(
    window: tuple[int, int], name: str, opponent: int | None
) -> None:
    pygame.font.init()
    layout = TableLayout(window, 5, 10)
    shown = plate(name, opponent)
    room = _words(shown, layout)
    found = name_on(name, room, layout.px(26), layout.px(17))
    assert found.height <= room.height
    assert max(found.widths) <= room.width
    assert _board(shown, layout).contains(room)


@pytest.mark.parametrize("window", WINDOWS)
def test_words_are_not_broken_where_smaller_letters_fit(window: tuple[int, int]) -> None:
    pygame.font.init()
    layout = TableLayout(window, 3, 10)
    room = _words(plate("Maximiliane von Hohenstein"), layout)
    found = name_on("Maximiliane von Hohenstein", room, layout.px(26), layout.px(17))
    words = [atom.text.strip() for line in found.lines for atom, _ in line]
    assert [word for word in words if word] == ["Maximiliane", "von", "Hohenstein"]


@pytest.mark.parametrize("window", WINDOWS)
def test_name_and_what_was_done_last_lie_one_below_the_other(window: tuple[int, int]) -> None:
    pygame.font.init()
    layout = TableLayout(window, 3, 10)
    shown = plate("Ada")
    room = _words(shown, layout)
    name = name_on("Ada", room, layout.px(26), layout.px(17))
    below = _latest(shown, room, layout)
    assert below
    assert name.height + below.get_height() * 0.8 <= room.height + layout.px(6)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_what_was_done_with_any_card_is_told_whole_on_the_smallest_plate(
    window: tuple[int, int], code: str
) -> None:
    pygame.font.init()
    layout, words = TableLayout(window, 5, 12, with_items=True), language(code)
    room, letters = _words(plate("Ada", 0), layout), font(Face.ITALIC, SMALLEST)
    for card in Options(6, modules=(Module.SUITS, Module.ITEMS)).cards.cards:
        said = words.text("did-discard", card=card_name(card.name))
        assert letters.size(said)[0] * NARROWEST <= room.width, said
        shown = _latest(Plate("Ada", "person_1", False, (said,), 0, 8, ()), room, layout)
        assert shown
        assert shown.get_width() <= room.width
