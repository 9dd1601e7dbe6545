"""Cursed Items have their places on the table, whatever the window and however many play."""

from itertools import combinations

import pygame
import pytest

from game.client.realms.layout import TableLayout
from game.client.widgets.look import SMALLEST
from game.client.widgets.plaque import plaque_letters
from game.lang import LANGUAGES, language
from game.titles.realms.cards.items import ITEMS

WINDOWS = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1920, 1200)]
PLAYERS = range(2, 7)
ANY_TABLE = [
    pytest.param(TableLayout(window, players - 1, 12, percent, with_items=True), id=name)
    for window in WINDOWS
    for players in PLAYERS
    for percent in (100, 150)
    for name in [f"{window[0]}x{window[1]}-{players}-{percent}"]
]


def zones(layout: TableLayout, used: int = 6) -> dict[str, pygame.Rect]:
    """Everything that has a place of its own."""
    found = {
        "deck": layout.deck,
        "own plate": layout.own_plate,
        "own item": layout.own_item,
        "used items": layout.used_items(0, used).union(layout.used_items(used - 1, used)),
        "used sum": layout.used_sum,
        "reserve": layout.own_reserve(0).union(layout.own_reserve(2)),
        "tray": layout.tray,
        "strip": layout.strip,
        "dial": layout.dial,
        "item deck": layout.item_deck,
        "item discard": layout.item_discard,
        "name of the item deck": layout.item_pile_name(0),
        "name of the item discard": layout.item_pile_name(1),
    }
    for index in range(layout.opponents):
        found[f"plate {index}"] = layout.opponent(index)
    return found


@pytest.mark.parametrize("layout", ANY_TABLE)
def test_nothing_lies_on_anything_else(layout: TableLayout) -> None:
    for (one, first), (other, second) in combinations(zones(layout).items(), 2):
        assert not first.colliderect(second), f"{one} {first} on {other} {second}"


@pytest.mark.parametrize("layout", ANY_TABLE)
def test_everything_is_on_the_felt(layout: TableLayout) -> None:
    for name, area in zones(layout).items():
        assert layout.felt.contains(area), name


@pytest.mark.parametrize("layout", ANY_TABLE)
@pytest.mark.parametrize("count", [7, 8, 9, 10])
def test_the_hand_lies_beside_the_own_item_and_within_the_window(
    layout: TableLayout, count: int
) -> None:
    first, last = layout.hand(0, count), layout.hand(count - 1, count)
    half = layout.hand_width / 2
    assert first.x - half > layout.own_item.right
    assert last.x + half < layout.felt.right
    assert layout.strip.bottom < layout.own_item.top or layout.own_item.right < layout.strip.x


@pytest.mark.parametrize("layout", ANY_TABLE)
@pytest.mark.parametrize("known", range(9))
def test_a_hand_lies_before_its_players_item_within_the_plate(
    layout: TableLayout, known: int
) -> None:
    for player in range(layout.opponents):
        plate, item = layout.opponent(player), layout.opponent_item(player)
        used = layout.opponent_used(player)
        assert plate.contains(item)
        assert plate.contains(used)
        assert not item.colliderect(used)
        for index in range(8):
            held = layout.held(player, index, 8, min(known, 8))
            assert plate.contains(held)
            assert not held.colliderect(item)
            assert not held.colliderect(used)
            assert not held.colliderect(layout.face(plate))


def test_used_items_close_up_before_they_reach_their_sum() -> None:
    layout = TableLayout((1920, 1080), 3, 10, with_items=True)
    pitches = [layout.used_items(1, count).x - layout.used_items(0, count).x for count in (4, 6, 9)]
    assert pitches[0] > pitches[1] > pitches[2]
    assert layout.used_items(11, 12).right <= layout.used_sum.x


def test_without_items_the_table_is_laid_as_ever() -> None:
    layout = TableLayout((1920, 1080), 3, 10)
    assert (layout.deck.y, layout.dial.width, layout.own_plate.y) == (244, 236, 540)
    assert layout.hand(3, 7).x == layout.felt.width / 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_piles_are_named_however_many_items_lie_there(code: str) -> None:
    """Else a name would come and go with the count."""
    pygame.font.init()
    layout, words = TableLayout((1280, 720), 1, 12, 100, with_items=True), language(code)
    for in_deck in range(len(ITEMS) + 1):
        for discarded in range(len(ITEMS) + 1 - in_deck):
            names = [
                words.text("table-item-deck", count=in_deck),
                words.text("table-item-discard", count=discarded),
            ]
            room = layout.item_pile_name(0).width
            assert plaque_letters(names, layout.scale, room).pixels >= SMALLEST, names
