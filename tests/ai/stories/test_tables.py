"""Expected turns, against rolling every roll on a tiny board."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from ai.stories.atlas import ATLAS, Atlas
from ai.stories.expert_tables import expert_table
from ai.stories.tables import approach, chance_of, chances, table
from game.titles.stories.board import Adventure, Board, Kind, Magic, Road, Route, Tunnel

TINY = Atlas(
    Board(
        spaces={
            "castle": Kind.CASTLE,
            "keys": Kind.MAGIC,
            "cave": Kind.ADVENTURE,
            "lamp": Kind.ITEM,
            "pier": Kind.DOCK,
            "isle": Kind.DOCK,
            "moor": Kind.PASTURE,
            "horn": Kind.MAGIC,
        },
        roads=(
            Road(("castle", "keys"), 1),
            Road(("castle", "pier"), 2),
            Road(("keys", "lamp"), 3),
            Road(("pier", "lamp"), 4),
            Road(("isle", "cave"), 2),
            Road(("moor", "cave"), 5),
            Road(("castle", "horn"), 5),
            Road(("horn", "moor"), 6),
            Road(("pier", "moor"), 1),
        ),
        docks=("pier", "isle"),
        routes=(Route("pier", "isle", 6), Route("isle", "pier", 3)),
        tunnels=(Tunnel("dark", {"castle": 6, "cave": 4}),),
        flights={"moor": 3},
        adventures={"cave": Adventure("cave", item="lamp", number=2)},
        magic={
            Magic.TWO: "moor",
            Magic.REROLL: "lamp",
            Magic.TRUMPET: "horn",
            Magic.BELL: "castle",
            Magic.KEYS: "keys",
        },
    )
)
Pair = tuple[int, int, int]
"""Number of the ferry's dock, the place of the pawn for the adventure, that for the item."""
TOLD = (-1, -1, -1)
Values = dict[tuple[int, int], float]


@cache
def results(pair: Pair, face: int, magic: Magic | None) -> frozenset[Pair]:
    """All that one die can do for two pawns, spelled out."""
    dock, *places = pair
    found = set()
    story = TINY.stories[0]
    if places == [story.space, story.item] and face == story.number:
        return frozenset({TOLD})
    for mover in (0, 1):
        start, other = places[mover], places[1 - mover]

        def helps(by: Magic, other: int = other) -> bool:
            return magic is by or other == TINY.magic[by]

        ends = {(end, dock) for end, number in TINY.roads[start] if number == face}
        if start in TINY.sailings and (TINY.docks[dock] == start or helps(Magic.BELL)):
            for end, number in TINY.sailings[start]:
                if number == face:
                    ends.add((end, TINY.docks.index(end)))
        if helps(Magic.KEYS):
            ends |= {(e, dock) for e, number in TINY.tunnels.get(start, ()) if number == face}
        if helps(Magic.TRUMPET) and start != TINY.magic[Magic.TRUMPET]:
            ends |= {(e, dock) for e, number in TINY.flights if number == face}
        for end, lies in ends:
            moved = [*places]
            moved[mover] = end
            found.add((lies, moved[0], moved[1]))
    return frozenset(found)


def rolled_out(dice: int, magic: Magic | None) -> dict[Pair, float]:
    """Every roll of every turn, until nothing changes."""
    size, docks = range(TINY.size), range(len(TINY.docks))
    pairs: list[Pair] = [(dock, one, other) for dock in docks for one in size for other in size]
    values = dict.fromkeys(pairs, 60.0) | {TOLD: 0.0}
    rolls = [frozenset(roll) for roll in product(range(1, 7), repeat=dice)]
    for _ in range(400):
        change = 0.0
        for pair in pairs:
            by_face = {
                face: min((values[end] for end in results(pair, face, magic)), default=99.0)
                for face in range(1, 7)
            }
            total = sum(min(values[pair], *(by_face[f] for f in roll)) for roll in rolls)
            after = 1 + total / len(rolls)
            change, values[pair] = max(change, abs(values[pair] - after)), after
        if change < 1e-4:
            break
    return values


@pytest.mark.parametrize("magic", [None, Magic.KEYS, Magic.TRUMPET, Magic.BELL])
def test_a_table_is_what_rolling_every_roll_gives(magic: Magic | None) -> None:
    found, slowly = table(TINY, 2, magic), rolled_out(2, magic)
    for (dock, one, other), turns in slowly.items():
        if dock >= 0:
            assert found[dock, 0, one, other] == pytest.approx(turns, abs=0.02)


def test_more_dice_and_more_magic_never_take_longer() -> None:
    for dice in (2, 3, 4):
        alone = table(ATLAS, dice)
        assert (table(ATLAS, dice + 1) <= alone + 0.01).all()
        for magic in Magic:
            assert (table(ATLAS, dice, magic) <= alone + 0.02).all(), magic


def used_up(values: Values, one: int, other: int, dice: tuple[int, ...]) -> float:
    """The best of all orders in which both pawns can use up dice by road, spelled out."""
    found = values[one, other]
    story = TINY.stories[0]
    for at, die in enumerate(dice):
        rest = dice[:at] + dice[at + 1 :]
        if (one, other) == (story.space, story.item) and die == story.number:
            return 0.0
        for end, number in TINY.roads[one]:
            if number == die:
                found = min(found, used_up(values, end, other, rest))
        for end, number in TINY.roads[other]:
            if number == die:
                found = min(found, used_up(values, one, end, rest))
    return found


def test_the_experts_table_is_what_using_every_die_in_every_order_gives() -> None:
    found = expert_table(TINY, 2)[0, 0]
    slowest, places = table(TINY, 1).max(axis=0)[0], range(TINY.size)
    values = {(one, other): float(slowest[one, other]) for one in places for other in places}
    rolls = list(product(range(1, 7), repeat=2))
    for _ in range(60):
        values = {
            (one, other): min(
                turns, 1 + sum(used_up(values, one, other, roll) for roll in rolls) / len(rolls)
            )
            for (one, other), turns in values.items()
        }
    for pair, turns in values.items():
        assert found[pair] == pytest.approx(turns, abs=0.15)


def test_the_tables_know_the_dice() -> None:
    assert sum(chances(3)) == pytest.approx(1)
    assert chances(1) == pytest.approx([1 / 6] * 6)
    three = [set(roll) for roll in product(range(6), repeat=3)]
    assert chance_of(2, 3) == pytest.approx(sum(roll == {0, 1} for roll in three) / 216)


def test_a_road_from_its_goal_a_pawn_waits_for_one_number() -> None:
    keys = ATLAS.magic[Magic.KEYS]
    assert approach(6, keys)[keys] == 0
    assert approach(6, keys)[ATLAS.castle] == pytest.approx(1 / (1 - (5 / 6) ** 6), abs=0.01)
