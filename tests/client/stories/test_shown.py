"""What is shown comes out of events alone, and always ends where the rules do."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from game.client.stories.board_picture import label_box
from game.client.stories.figures import BODY, MANY, beside, figures
from game.client.stories.geography import PLACES, Box, stones
from game.client.stories.shown import Shown
from game.client.stories.ways import Choice, conjurable, ways
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.stories.actions import Along, Bell, Double, End, Reroll, Ride, Roll
from game.titles.stories.board import BOARD, Kind, Magic
from game.titles.stories.events import Began, Entered, Joined, Rode, Stayed, Walked
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import BOOK, RESERVE
from tests.client.client import Client

STEPS = 700


def choose(legal: list[Any], rng: Rng) -> Any:
    """Moves much, rides and conjures whenever that is possible, and keeps dice."""
    rolls = [each for each in legal if isinstance(each, Roll) and 0 < each.castle < 3]
    rare = [each for each in legal if isinstance(each, Ride | Reroll | Double | Bell)]
    return rng.choice(rolls or rare or [each for each in legal if each != End()] or [End()])


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 6])
def test_the_board_shown_is_the_board_played(players: int, variant: Variant) -> None:
    options = Options(players, variant)
    table = Table(STORIES_RULES, options, "shown", tuple(Seat(str(n)) for n in range(players)))
    rng, shown, seen = Rng("shown", str(players)), Shown(players), 0
    for _ in range(STEPS):
        if table.outcome:
            break
        for event in table.events(None, seen):
            shown.follow(event)
        seen = table.happened
        here = table.view(None).position
        assert shown.pawns == [list(own) for own in here.pawns]
        assert shown.told == [list(book) for book in here.told]
        assert (shown.seat, shown.round) == (here.seat, here.round)
        fresh = sorted(die.number for die in shown.dice if not die.spent)
        assert fresh == sorted(here.dice)
        if here.stack:
            assert (shown.ferry, shown.bound) == (here.quay, here.ferry), "it waits"
        else:
            assert shown.ferry == here.ferry
            assert not shown.aboard
        seat = table.must_act[0]
        action = choose(list(table.legal_actions(seat)), rng)
        table.act(seat, action, 0, table.question(seat))


def test_the_ferry_waits_until_everybody_has_answered() -> None:
    shown = Shown(3)
    for event in (
        Began(0, "heron"),
        *(Entered(seat, (1,)) for seat in (1, 2)),
        *(Walked(seat, 1, "shrine", "heron", 4) for seat in range(3)),
        Rode(0, 1, "heron", "gull", 6),
    ):
        shown.follow(event)
    assert shown.awaited == {1, 2}
    shown.follow(Stayed(1, "heron"))
    assert (shown.ferry, shown.waiting) == ("heron", True)
    shown.follow(Joined(2, 1, "heron", "gull"))
    assert (shown.ferry, shown.waiting, shown.aboard) == ("gull", False, [])
    assert [own[1] for own in shown.pawns] == ["gull", "heron", "gull"]


def test_ways_and_magic_are_all_that_can_be_done_besides_ending() -> None:
    called: set[Magic] = set()
    for seed in map(str, range(20)):
        table = Table(STORIES_RULES, Options(3), seed, tuple(Seat(str(n)) for n in range(3)))
        rng = Rng("ways", seed)
        for _ in range(STEPS // 3):
            if table.outcome:
                break
            seat = table.must_act[0]
            here, legal = table.view(seat).position, list(table.legal_actions(seat))
            moves = ways(here, legal)
            assert len(moves) == len({way.kind for way in moves})
            assert all(way.magic is None for way in Choice().lit(moves))
            for magic in conjurable(legal):
                called.add(magic)
                by_magic = Choice(magic=magic).lit(moves)
                assert bool(by_magic) == (magic in (Magic.TRUMPET, Magic.KEYS))
            for way in moves:
                assert way in Choice(start=way.start, target=way.target).lit(moves)
            rest = [each for each in legal if not isinstance(each, Along | Roll)]
            assert bool(rest) == bool(moves or conjurable(legal) or End() in legal)
            table.act(seat, choose(legal, rng), 0, table.question(seat))
    assert called == set(Magic)


def test_many_pawns_of_one_player_stand_as_one() -> None:
    places = [["castle"] * 3 + ["cup", "cup", RESERVE, BOOK], ["castle"] + [RESERVE] * 6]
    found = figures(places)
    assert len(found) == 4
    [crowd] = [figure for figure in found if len(figure.pawns) > 1]
    assert crowd.pawns == (0, 1, 2)
    assert len(crowd.pawns) == MANY


def test_nobody_stands_on_somebody_else() -> None:
    for space in BOARD.spaces:
        places = [[space, space] + [RESERVE] * 5 for _ in range(6)]
        found = figures(places)
        assert [figure.pawns for figure in found] == [(0, 1)] * 6, "a crowd: one for each player"
        assert len({figure.foot for figure in found}) == 6


def test_pawns_leave_a_symbol_and_its_number_to_be_seen() -> None:
    """Up to two stand off the middle of the symbol, and on no number."""
    for space in BOARD.spaces:
        if BOARD.spaces[space] in (Kind.PLAIN, Kind.CASTLE):
            continue
        for figure in figures([[space] + [RESERVE] * 6] * 2):
            x, y = figure.foot
            body = Box((x, y - BODY[1] / 2), BODY)
            assert not body.overlaps(Box(PLACES[space], (1, 1)))
            assert not any(body.overlaps(stone) for stone in stones())


@pytest.mark.parametrize("code", LANGUAGES)
def test_three_pawns_at_an_adventure_leave_its_name_to_be_read(client: Client, code: str) -> None:
    client.frame()  # letters are there once there is a window
    for space in BOARD.adventures:
        name = label_box(space, language(code))
        for figure in figures([[space] + [RESERVE] * 6] * 3):
            body = Box((figure.foot[0], figure.foot[1] - BODY[1] / 2), BODY)
            assert not body.overlaps(name), (figure, name)


def test_whoever_comes_later_stands_beside_those_who_are_there() -> None:
    for space in BOARD.spaces:
        for others in range(1, 4):
            standing = [figure.foot for figure in figures([[space] + [RESERVE] * 6] * others)]
            assert min(dist(beside(space, others), foot) for foot in standing) > BODY[0] / 2, space
