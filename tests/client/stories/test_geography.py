"""Where the board is drawn: everything of the rules has its place, and nothing overlaps."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations, pairwise
from math import dist

import pytest

from game.client.stories import art
from game.client.stories.board_picture import label_box
from game.client.stories.geography import (
    DOOR_STONES,
    DOORS,
    FLAGS,
    LABELS,
    MOORINGS,
    PLACES,
    POLES,
    SIZE,
    STORY_STONES,
    TAGS,
    Box,
    along,
    course,
    passage,
    radius,
    road_stone,
    stones,
)
from game.client.widgets.pictures import file_of
from game.lang import LANGUAGES, language
from game.paths import assets
from game.titles.stories.board import BOARD, CASTLE
from tests.client.client import Client

FLAG, DOOR, FERRY = (24, 34), (24, 36), (44, 30)
"""How large these are on the board."""


def test_everything_of_the_rules_has_its_place() -> None:
    assert set(PLACES) == set(BOARD.spaces)
    assert set(TAGS) == {(route.start, route.end) for route in BOARD.routes}
    assert set(MOORINGS) == set(FLAGS) == set(POLES) == set(BOARD.docks)
    doors = {(tunnel.key, space) for tunnel in BOARD.tunnels for space in tunnel.doors}
    assert set(DOORS) == set(DOOR_STONES) == doors
    assert set(STORY_STONES) == set(LABELS) == set(BOARD.adventures)


def test_the_castle_lies_in_the_middle_and_an_adventure_in_every_corner() -> None:
    width, height = SIZE
    x, y = PLACES[CASTLE]
    assert abs(x - width / 2) < width / 10
    assert abs(y - height / 2) < height / 10
    corners = {(PLACES[story][0] > x, PLACES[story][1] > y) for story in BOARD.adventures}
    assert len(corners) == len(BOARD.adventures)
    for story in BOARD.adventures:
        aside, above = PLACES[story]
        assert min(aside, width - aside) < width / 5, story
        assert min(above, height - above) < height / 4, story


def test_the_land_was_painted_for_these_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(assets() / "src")
    plan = import_module("stories.plan")
    assert plan.SPACES == PLACES
    assert plan.SIZE == SIZE
    for road, (start, between, end) in zip(BOARD.roads, plan.roads(), strict=True):
        assert (PLACES[road.ends[0]], PLACES[road.ends[1]]) == (start, end)
        assert min(dist(between, point) for point in course(*road.ends)) < 1


def test_every_picture_of_the_board_is_there() -> None:
    for name in art.names():
        assert file_of(f"stories/{name}").exists(), name


def test_no_two_stones_overlap_and_none_touches_the_frame() -> None:
    for one, other in combinations(stones(), 2):
        assert not one.overlaps(other), (one, other)
    assert all(stone.on_board for stone in stones())


def test_stones_stand_beside_the_spaces_they_do_not_belong_to() -> None:
    for road in BOARD.roads:
        at = road_stone(road)
        for space, place in PLACES.items():
            assert dist(at, place) > radius(space) + 8, (road, space)


def test_doors_flags_and_the_ferry_hide_no_number() -> None:
    things = [
        *(Box(place, DOOR) for place in DOORS.values()),
        *(Box(place, FLAG) for place in POLES.values()),
        *(Box(place, FERRY) for place in MOORINGS.values()),
    ]
    for thing in things:
        assert thing.on_board
        for stone in stones():
            assert not thing.overlaps(Box(stone.middle, (stone.size[0] - 6, stone.size[1] - 6)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_lie_within_the_frame_and_hide_nothing(client: Client, code: str) -> None:
    client.frame()  # letters are there once there is a window
    labels = [label_box(space, language(code)) for space in LABELS]
    for label in labels:
        assert label.on_board
        for stone in stones():
            assert not label.overlaps(stone), (label, stone)
        for space, place in PLACES.items():
            side = 2 * radius(space) - 14
            assert not label.overlaps(Box(place, (side, side))), (label, space)


def test_a_road_leads_from_space_to_space() -> None:
    for road in BOARD.roads:
        one, other = road.ends
        assert course(one, other)[0] == PLACES[one]
        assert course(one, other)[-1] == PLACES[other]
        assert course(other, one) == tuple(reversed(course(one, other))) or all(
            dist(a, b) < 0.01
            for a, b in zip(course(other, one), reversed(course(one, other)), strict=True)
        )
        straight = dist(PLACES[one], PLACES[other])
        bent = sum(dist(a, b) for a, b in pairwise(course(one, other)))
        assert straight <= bent + 0.01
        assert (bent < straight + 0.01) == (CASTLE in road.ends)


def test_the_ferry_goes_along_the_river() -> None:
    for route in BOARD.routes:
        way = passage(route.start, route.end)
        assert way[0] == MOORINGS[route.start]
        assert way[-1] == MOORINGS[route.end]
        assert all(dist(one, other) < 130 for one, other in pairwise(way))
        assert along(way, 0) == way[0]
        assert along(way, 1) == pytest.approx(way[-1])
