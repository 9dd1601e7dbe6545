"""The board has everything the rules name, and is fair to look at."""

from __future__ import annotations

from collections import Counter

import pytest

from game.titles.stories.board import BOARD, CASTLE, Kind, Magic


def kinds(kind: Kind) -> set[str]:
    return {space for space, its in BOARD.spaces.items() if its is kind}


def distances(start: str) -> dict[str, int]:
    """Roads to every space that can be reached by roads alone."""
    found, edge = {start: 0}, [start]
    while edge:
        space = edge.pop(0)
        for other in BOARD.ways[space]:
            if other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


def test_everything_the_rules_name_is_there() -> None:
    assert kinds(Kind.CASTLE) == {CASTLE}
    assert kinds(Kind.ADVENTURE) == set(BOARD.adventures)
    assert len(BOARD.adventures) == 4
    assert kinds(Kind.ITEM) == {story.item for story in BOARD.adventures.values()}
    assert kinds(Kind.MAGIC) == set(BOARD.magic.values())
    assert set(BOARD.magic) == set(Magic)
    assert kinds(Kind.DOCK) == set(BOARD.docks)
    assert len(BOARD.docks) == 3
    assert kinds(Kind.PASTURE) == set(BOARD.flights)
    assert len(BOARD.tunnels) == 2
    assert all(len(tunnel.doors) == 2 for tunnel in BOARD.tunnels)


def test_every_dock_leads_to_every_other() -> None:
    for dock in BOARD.docks:
        assert set(BOARD.sailings[dock]) == set(BOARD.docks) - {dock}
        assert len(set(BOARD.sailings[dock].values())) == 2, "by numbers that can be told apart"


def test_every_space_is_reached_by_roads_alone() -> None:
    assert set(distances(CASTLE)) == set(BOARD.spaces)


def test_no_two_roads_at_a_space_have_the_same_number() -> None:
    for space, ways in BOARD.ways.items():
        assert len(set(ways.values())) == len(ways), space


def test_no_two_roads_join_the_same_spaces() -> None:
    assert len({frozenset(road.ends) for road in BOARD.roads}) == len(BOARD.roads)


def test_no_space_is_a_dead_end() -> None:
    assert all(len(ways) > 1 for ways in BOARD.ways.values())


def test_every_number_leaves_the_castle() -> None:
    assert sorted(BOARD.ways[CASTLE].values()) == [1, 2, 3, 4, 5, 6]


def test_the_numbers_are_evenly_spread() -> None:
    counted = Counter(road.number for road in BOARD.roads)
    assert set(counted) == set(range(1, 7))
    assert max(counted.values()) - min(counted.values()) <= 2


def test_all_numbers_are_on_a_die() -> None:
    numbers = [
        *(road.number for road in BOARD.roads),
        *(route.number for route in BOARD.routes),
        *BOARD.flights.values(),
        *(story.number for story in BOARD.adventures.values()),
        *(number for tunnel in BOARD.tunnels for number in tunnel.doors.values()),
    ]
    assert set(numbers) <= set(range(1, 7))


def test_flights_can_be_told_apart() -> None:
    assert len(set(BOARD.flights.values())) == len(BOARD.flights)


def test_a_tunnel_joins_the_castle_with_a_far_space() -> None:
    away = distances(CASTLE)
    for tunnel in BOARD.tunnels:
        far = tunnel.other(CASTLE)
        assert tunnel.other(far) == CASTLE
        assert away[far] > 2, "otherwise nobody would want the keys"


@pytest.mark.parametrize("adventure", BOARD.adventures)
def test_no_adventure_and_no_item_is_nearer_than_the_others(adventure: str) -> None:
    away = distances(CASTLE)
    assert away[adventure] == 4
    assert away[BOARD.adventures[adventure].item] == 2
