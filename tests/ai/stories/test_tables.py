"""Expected turns, against rolling every roll on a tiny board."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, permutations, product

import numpy as np
import pytest

from ai.stories import almanac
from ai.stories.atlas import ATLAS, Atlas
from ai.stories.expert_tables import expert_table
from ai.stories.tables import approach_table, chance_of, chances, table
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
Faces = tuple[int, ...]
Values = dict[Pair, float]


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


def at_hand(pair: Pair, by: Magic, helper: Magic | None) -> bool:
    return helper is by or TINY.magic[by] in pair[1:]


def rolled_out(dice: int, magic: Magic | None) -> Values:
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
            best = [min(values[pair], *(by_face[f] for f in roll)) for roll in rolls]
            if at_hand(pair, Magic.REROLL, magic):
                again = sum(best) / len(best)
                best = [min(each, again) for each in best]
            if at_hand(pair, Magic.TWO, magic):
                ends = [
                    {end for one, other in permutations(roll, 2) for end in both(pair, one, other)}
                    for roll in rolls
                ]
                best = [
                    min(each, *(values[end] for end in found)) if found else each
                    for each, found in zip(best, ends, strict=True)
                ]
            after = 1 + sum(best) / len(rolls)
            change, values[pair] = max(change, abs(values[pair] - after)), after
        if change < 1e-4:
            break
    return values


@pytest.mark.parametrize("magic", [None, *Magic])
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


def used_up(values: Values, pair: Pair, dice: Faces, helper: Magic | None, fresh: bool) -> float:
    """The best of all orders in which both pawns can use up dice, spelled out."""
    found = values[pair]
    for at, die in enumerate(dice):
        rest = dice[:at] + dice[at + 1 :]
        by_magic = results(pair, die, helper) - without_magic(pair, die)
        ends = {(end, False) for end in by_magic if fresh}
        ends |= {(end, fresh) for end in without_magic(pair, die)}
        if at_hand(pair, Magic.TWO, helper) and fresh:
            ends |= {(end, False) for end in both(pair, die, die)}
        for end, still in ends:
            if end == TOLD:
                return 0.0
            found = min(found, used_up(values, end, rest, helper, still))
    return found


@cache
def without_magic(pair: Pair, face: int) -> frozenset[Pair]:
    """By road, by the ferry that lies there, and by telling."""
    dock, *places = pair
    story = TINY.stories[0]
    if places == [story.space, story.item] and face == story.number:
        return frozenset({TOLD})
    found = set()
    for mover in (0, 1):
        ways = [(end, dock) for end, number in TINY.roads[places[mover]] if number == face]
        if places[mover] == TINY.docks[dock]:
            sailings = TINY.sailings[places[mover]]
            ways += [(end, TINY.docks.index(end)) for end, number in sailings if number == face]
        for end, lies in ways:
            moved = [*places]
            moved[mover] = end
            found.add((lies, moved[0], moved[1]))
    return frozenset(found)


@cache
def both(pair: Pair, first: int, second: int) -> frozenset[Pair]:
    """By road, first the pawn for the item, then the other; that may tell the story."""
    dock, one, other = pair
    story, found = TINY.stories[0], set()
    for last, number in TINY.roads[other]:
        if number == first:
            found |= {(dock, end, last) for end, n in TINY.roads[one] if n == second}
            if (one, last, second) == story:
                found.add(TOLD)
    return frozenset(found)


def rolled_by_expert(values: Values, pair: Pair, helper: Magic | None) -> float:
    """What two dice leave to be expected, each used in its best order, or rolled again."""
    rolls = {
        roll: 1 + (roll[0] != roll[1]) for roll in combinations_with_replacement(range(1, 7), 2)
    }
    again = 99.0
    if at_hand(pair, Magic.REROLL, helper):
        again = (
            sum(w * used_up(values, pair, roll, helper, False) for roll, w in rolls.items()) / 36
        )
    return (
        sum(w * min(again, used_up(values, pair, roll, helper, True)) for roll, w in rolls.items())
        / 36
    )


@pytest.mark.parametrize("helper", [None, *Magic])
def test_the_experts_table_is_what_using_every_die_in_every_order_gives(
    helper: Magic | None,
) -> None:
    found = expert_table(TINY, 2, helper)
    places = range(TINY.size)
    pairs = [(d, one, other) for d in range(len(TINY.docks)) for one in places for other in places]
    values = {pair: float(table(TINY, 1)[pair[0], 0, pair[1], pair[2]]) for pair in pairs}
    for _ in range(40):
        values = {
            pair: min(turns, 1 + rolled_by_expert(values, pair, helper))
            for pair, turns in values.items()
        }
    for (dock, one, other), turns in values.items():
        assert found[dock, 0, one, other] == pytest.approx(turns, abs=0.15)


def test_an_expert_with_magic_never_takes_longer() -> None:
    alone = expert_table(ATLAS, 2)
    assert (expert_table(ATLAS, 2, Magic.REROLL) < alone + 0.1).all()
    assert (expert_table(ATLAS, 2, Magic.REROLL) < alone - 1).any()


@pytest.mark.parametrize("magic", [None, *Magic])
def test_the_almanac_is_what_the_tables_give(magic: Magic | None) -> None:
    """If this fails, the board has changed: `python -m ai.stories.almanac` makes it anew."""
    for dice in (1, 4):
        read = np.array(almanac.turns(False, dice, magic))
        reckoned = table(ATLAS, dice, magic)
        assert np.abs(read - reckoned)[reckoned < 100].max() < 0.01
    known = expert_table(ATLAS, 1, magic)
    assert np.abs(np.array(almanac.turns(True, 1, magic)) - known)[known < 100].max() < 0.01


def test_the_almanac_is_of_this_board() -> None:
    with np.load(almanac.FILE) as file:
        assert str(file["board"]) == almanac.of_board()


def test_the_tables_know_the_dice() -> None:
    assert sum(chances(3)) == pytest.approx(1)
    assert chances(1) == pytest.approx([1 / 6] * 6)
    three = [set(roll) for roll in product(range(6), repeat=3)]
    assert chance_of(2, 3) == pytest.approx(sum(roll == {0, 1} for roll in three) / 216)


def test_a_road_from_its_goal_a_pawn_waits_for_one_number() -> None:
    keys, castle = ATLAS.magic[Magic.KEYS], ATLAS.castle
    found = approach_table(ATLAS, 6)[keys]
    assert found[keys] == 0
    assert found[castle] == pytest.approx(1 / (1 - (5 / 6) ** 6), abs=0.01)
    assert almanac.approach(False, 6, keys)[castle] == pytest.approx(found[castle], abs=0.01)
    assert almanac.approach(True, 5, keys)[castle] < found[castle] + 0.3  # by longer ways, too
