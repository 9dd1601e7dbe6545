"""Fantastic Stories has its land, its pieces, its pages and its title picture."""

from __future__ import annotations

import json
from importlib import import_module
from math import dist
from typing import Any

import pygame
import pytest

from game.paths import assets
from game.titles.stories.board import BOARD

ART = assets() / "art"
STORIES = ("temple", "beings", "pirate", "dragon")
ITEMS = ("lantern", "cup", "spade", "shield")
MAGIC = ("two", "reroll", "trumpet", "bell", "keys")
COLOURS = ("crimson", "cobalt", "saffron", "emerald", "violet", "ivory")
FLAGS = ("sun", "moon", "star")
DOORS = ("round", "pointed")
TUMBLES = 6
TIMES = 4
"""How much larger than on the table a piece is kept."""
# piece: its size on the table of 1920 x 1080
PIECES: dict[str, tuple[int, int]] = {
    "wayside": (60, 60),
    "castle": (118, 118),
    "dock": (76, 76),
    "pasture": (72, 72),
    "ferry": (65, 50),
    "ring": (96, 96),
    "die_edge": (96, 96),
    **{f"adventure_{key}": (100, 100) for key in STORIES},
    **{f"item_{key}": (70, 70) for key in ITEMS},
    **{f"magic_{key}": (72, 72) for key in MAGIC},
    **{f"stone_{key}": (32, 32) for key in ("road", "flight", "door", "story", "lit")},
    **{f"tag_{key}{lit}": (54, 32) for key in FLAGS for lit in ("", "_lit")},
    **{f"flag_{key}": (30, 40) for key in FLAGS},
    **{f"door_{key}{state}": (40, 50) for key in DOORS for state in ("", "_open")},
    **{f"pawn_{key}": (36, 52) for key in COLOURS},
    **{f"die_{n}{state}": (96, 96) for n in range(1, 7) for state in ("", "_spent")},
    **{f"die_tumbling_{n}": (96, 96) for n in range(1, TUMBLES + 1)},
    **{f"mark_{key}{told}": (62, 62) for key in STORIES for told in ("", "_told")},
}
# picture: its size, for what is not kept at four times
OTHERS: dict[str, tuple[int, int]] = {
    "land": (2250, 1260),
    "frame": (512, 512),
    "chevron": (128, 128),
    "spread": (1650, 990),
    "picture_frame": (690, 555),
    **{f"book_{key}": (990, 336) for key in COLOURS},
    **{f"pages/{key}": (860, 680) for key in STORIES},
}


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(ART / "stories" / f"{name}.webp")


def plan(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Where the land was painted for."""
    monkeypatch.syspath_prepend(assets() / "src")
    return import_module("stories.plan")


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_large_enough_and_has_air_around_it(name: str) -> None:
    width, height = PIECES[name]
    piece = picture(name)
    assert piece.get_size() == (width * TIMES, height * TIMES)
    corners = [(0, 0), (piece.get_width() - 1, 0)]
    assert all(piece.get_at(corner).a < 40 for corner in corners)
    ink = pygame.mask.from_surface(piece, 128).count()
    assert ink > piece.get_width() * piece.get_height() * 0.08


@pytest.mark.parametrize("name", OTHERS)
def test_a_picture_has_its_size(name: str) -> None:
    assert picture(name).get_size() == OTHERS[name]


def test_there_is_nothing_else_and_everything_has_its_source() -> None:
    folder = ART / "stories"
    files = {file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.*")}
    assert files == {*PIECES, *OTHERS}
    made = json.loads((ART / "manifest.json").read_text("utf-8"))
    assert {f"stories/{name}" for name in files} == {
        key for key in made if key.startswith("stories/")
    }
    assert "title/stories" in made


def test_both_titles_have_a_picture_of_the_same_size() -> None:
    sizes = [
        pygame.image.load(ART / "title" / f"{name}.webp").get_size()
        for name in ("title", "stories")
    ]
    assert sizes[0] == sizes[1] == (2560, 1440)


def test_no_two_pawns_have_one_outline() -> None:
    """Colour alone must not tell players apart."""
    outlines = [pygame.mask.from_surface(picture(f"pawn_{key}"), 128) for key in COLOURS]
    for index, one in enumerate(outlines):
        for other in outlines[:index]:
            shared = one.overlap_area(other, (0, 0))
            assert one.count() + other.count() - 2 * shared > 600


def test_the_land_is_a_small_file() -> None:
    assert (ART / "stories" / "land.webp").stat().st_size < 1_500_000


def test_the_land_was_painted_for_a_board_whose_spaces_do_not_touch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ground = plan(monkeypatch)
    spaces = list(ground.SPACES.items())
    width, height = ground.SIZE
    for index, (key, at) in enumerate(spaces):
        room = 50 if key in ground.BROAD else 30
        assert room <= at[0] <= width - room
        assert room <= at[1] <= height - room
        for _, other in spaces[:index]:
            assert dist(at, other) > 2 * room


def test_roads_lead_from_space_to_space_and_those_of_the_castle_are_straight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ground = plan(monkeypatch)
    places = {at: key for key, at in ground.SPACES.items()}
    roads = ground.roads()
    assert len(roads) == len(BOARD.roads)
    for start, between, end in roads:
        straight = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        bent = dist(straight, between)
        if ground.CASTLE in (places[start], places[end]):
            assert bent == 0
        else:
            assert bent == pytest.approx(ground.SWING * dist(start, end))
