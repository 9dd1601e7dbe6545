"""The rules of Fantastic Stories, clause by clause."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.engine.contract import BadOptions, IllegalAction, Rules
from game.engine.message import message
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.stories.actions import (
    Action,
    Along,
    Bell,
    Double,
    End,
    Fly,
    Ride,
    Roll,
    Tell,
    Tunnel,
    Walk,
)
from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.events import (
    Began,
    Entered,
    Event,
    Finished,
    Idle,
    Joined,
    LastRound,
    Rode,
    Rolled,
    Stayed,
    Told,
    Turn,
    Walked,
    Withdrew,
)
from game.titles.stories.moves import castle_of, why_not, why_untold
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES as RULES
from game.titles.stories.rules import StoriesRules
from game.titles.stories.state import BOOK, PAWNS, ROUNDS, STORIES, Phase, Position, State, View
from tests.engine.game import moves

from .positions import CHANCE, after, before_the_roll, may, played, rolled, told_by
from .ways import WAYS

END = End()


def refused(position: Position, action: object, seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as why:
        RULES.apply(State(position, CHANCE), seat, action)  # type: ignore[arg-type]
    return why.value.says.key


class TestSetup:
    def test_everybody_has_one_pawn_in_the_castle_and_six_in_reserve(self) -> None:
        state, _ = RULES.setup(Options(4), "a")
        for seat in range(4):
            assert castle_of(state.position, seat) == 1
            assert state.position.in_reserve(seat) == PAWNS - 1

    def test_chance_chooses_the_dock_of_the_ferry_and_who_begins(self) -> None:
        begun = [RULES.setup(Options(4), str(seed))[1][0] for seed in range(60)]
        assert all(isinstance(event, Began) for event in begun)
        assert {event.ferry for event in begun if isinstance(event, Began)} == set(BOARD.docks)
        assert {event.seat for event in begun if isinstance(event, Began)} == {0, 1, 2, 3}

    @pytest.mark.parametrize("players", [0, 1, 7])
    def test_two_to_six_can_play(self, players: int) -> None:
        with pytest.raises(BadOptions):
            RULES.setup(Options(players), "a")


class TestBeforeTheRoll:
    def test_any_number_of_pawns_at_home_may_be_in_the_castle(self) -> None:
        position = before_the_roll("castle", "castle", "heron")
        assert may(position) == [Roll(count) for count in range(7)]

    def test_pawns_come_out_of_the_reserve(self) -> None:
        position, events = played(before_the_roll("castle", "heron"), Roll(3))
        assert castle_of(position, 0) == 3
        assert events[0] == Entered(0, (2, 3))

    def test_pawns_go_back_into_the_reserve(self) -> None:
        position, events = played(before_the_roll("castle", "castle", "heron"), Roll(0))
        assert castle_of(position, 0) == 0
        assert events[0] == Withdrew(0, (0, 1))

    def test_after_the_roll_none_enters_and_none_goes_back(self) -> None:
        position = rolled("castle", "heron", dice=(1, 2, 3, 4, 5))
        assert not any(isinstance(action, Roll) for action in may(position))
        assert refused(position, Roll(2)) == "illegal-now"

    def test_pawns_elsewhere_on_the_board_stay_there(self) -> None:
        position = after(before_the_roll("castle", "heron", "ford"), Roll(0))
        assert position.pawns[0][1:3] == ("heron", "ford")


class TestTheRoll:
    @pytest.mark.parametrize("castle", range(7))
    def test_one_die_for_each_pawn_left_in_reserve(self, castle: int) -> None:
        _, events = played(before_the_roll("castle", "heron"), Roll(castle))
        (roll,) = [event for event in events if isinstance(event, Rolled)]
        assert len(roll.dice) == 6 - castle
        assert all(1 <= die <= 6 for die in roll.dice)

    def test_never_more_than_six(self) -> None:
        _, events = played(before_the_roll("castle"), Roll(0))
        (roll,) = [event for event in events if isinstance(event, Rolled)]
        assert len(roll.dice) == 6

    def test_all_pawns_at_home_in_the_castle_means_no_dice_this_turn(self) -> None:
        position, events = played(before_the_roll("castle", "ford"), Roll(6))
        assert events[1:] == [Rolled(0, ()), Turn(1, 1)]
        assert position.seat == 1

    def test_without_dice_the_bell_remains(self) -> None:
        position = after(before_the_roll("castle", "bell", "otter"), Roll(5))
        assert may(position) == [Bell("otter"), END]

    def test_who_had_no_dice_waits_for_none(self) -> None:
        """The Bell may have been rung; no die was left unused."""
        position = after(before_the_roll("temple", "lantern", "bell", "otter"), Roll(3))
        _, rung = played(position, Bell("otter"))
        _, ended = played(position, END)
        assert not any(isinstance(event, Idle) for event in (*rung, *ended))

    @pytest.mark.parametrize("game", WAYS, ids=lambda game: game.name)
    def test_reserve_and_castle_together_are_never_empty(self, game: object) -> None:
        table = game.table("home")  # type: ignore[attr-defined]
        for number, entry in enumerate(moves(table, "home")):
            if number > 400:
                break
            position = table._state.position
            assert all(position.home(seat) for seat in range(position.options.players))
            table.repeat(entry)

    def test_the_dice_come_out_of_the_state(self) -> None:
        position = before_the_roll("castle")
        assert played(position, Roll(1))[1] == played(position, Roll(1))[1]


class TestWalking:
    def test_a_pawn_moves_along_one_road_whose_number_a_die_shows(self) -> None:
        position = rolled("castle", dice=(6, 3, 3))
        assert may(position) == [Walk(0, "hedge"), Walk(0, "bookmark"), END]
        walked, events = played(position, Walk(0, "hedge"))
        assert walked.pawns[0][0] == "hedge"
        assert events[0] == Walked(0, 0, "castle", "hedge", 3)

    def test_only_one_pawn_moves_in_a_turn(self) -> None:
        position = after(rolled("castle", "rope", dice=(1, 2, 3, 4)), Walk(0, "hedge"))
        assert position.seat == 1

    def test_any_number_of_pawns_may_share_a_space(self) -> None:
        position = rolled("castle", "hedge", dice=(3,), others=[("hedge",)])
        assert after(position, Walk(0, "hedge")).pawns[0][:2] == ("hedge", "hedge")

    def test_one_may_do_nothing(self) -> None:
        _, events = played(rolled("castle", dice=(1,)), END)
        assert events[0] == Idle(0)

    def test_who_does_nothing_and_only_lacks_a_number_waits_for_it(self) -> None:
        _, events = played(rolled("temple", "lantern", dice=(1, 2)), END)
        assert events[0] == Idle(0, "temple")
        _, events = played(rolled("temple", "lantern", dice=(5,)), END)
        assert events[0] == Idle(0)

    def test_a_turn_in_which_nothing_can_be_done_is_over(self) -> None:
        _, events = played(before_the_roll("heron", told=[6]), Roll(0))
        assert events[-1] == Turn(1, 1), "one pawn on the dock, none left to roll for"

    def test_a_pawn_in_reserve_or_in_the_book_goes_nowhere(self) -> None:
        assert may(rolled(told=[2], dice=(1, 2, 3, 4, 5))) == [END]

    def test_only_the_one_whose_turn_it_is_acts(self) -> None:
        position = rolled("castle", dice=(3,), others=[("castle",)])
        assert may(position, 1) == []
        assert refused(position, Walk(0, "hedge"), seat=1) == "illegal-not-your-turn"


class TestTheFerry:
    def test_a_pawn_rides_from_the_dock_where_the_ferry_lies(self) -> None:
        position = rolled("heron", "otter", dice=(6,), ferry="heron")
        assert Ride(0, "gull") in may(position)
        rode, events = played(position, Ride(0, "gull"))
        assert rode.pawns[0][0] == "gull"
        assert rode.ferry == "gull", "the ferry moves along"
        assert events[0] == Rode(0, 0, "heron", "gull", 6)

    def test_none_rides_where_the_ferry_is_not(self) -> None:
        position = rolled("otter", dice=(3, 5), ferry="heron")
        assert not any(isinstance(action, Ride) for action in may(position))
        assert why_not(position, 0, "gull") == message("stories-illegal-ferry", dock="heron")

    def test_it_always_lies_at_one_of_the_docks(self) -> None:
        table = WAYS[0].table("ferry")
        seen = {table._state.position.ferry}
        for entry, _ in zip(moves(table, "ferry"), range(400), strict=False):
            table.repeat(entry)
            seen.add(table._state.position.ferry)
        assert seen <= set(BOARD.docks)
        assert len(seen) > 1, "it moves"

    def test_the_number_may_differ_by_direction(self) -> None:
        there, back = BOARD.sailings["heron"]["gull"], BOARD.sailings["gull"]["heron"]
        assert there != back
        position = rolled("gull", dice=(back,), ferry="gull")
        assert Ride(0, "heron") in may(position)

    def test_every_other_player_with_a_pawn_at_the_dock_left_behind_may_send_one(self) -> None:
        position = rolled("heron", dice=(6,), others=[("heron", "heron"), ("castle",), ("heron",)])
        asking = after(position, Ride(0, "gull"))
        assert RULES.must_act(State(asking, CHANCE)) == (1,), "the rider's left first"
        assert may(asking, 1) == [Along(True), Along(False)]
        assert may(asking, 0) == may(asking, 3) == []
        next_one, events = played(asking, Along(True), seat=1)
        assert events == [Joined(1, 0, "heron", "gull")]
        assert next_one.pawns[1][:2] == ("gull", "heron"), "one pawn, not both"
        assert RULES.must_act(State(next_one, CHANCE)) == (3,), "who has none there is not asked"
        done, events = played(next_one, Along(False), seat=3)
        assert events == [Stayed(3, "heron"), Turn(1, 1)]
        assert done.pawns[3][0] == "heron"

    def test_a_ride_is_the_turns_move(self) -> None:
        position = rolled("heron", "castle", dice=(6, 3), ferry="heron")
        assert after(position, Ride(0, "gull")).seat == 1

    def test_who_rides_along_needs_no_die_and_loses_no_turn(self) -> None:
        position = rolled("heron", dice=(6,), others=[("heron",)], ferry="heron")
        joined, events = played(after(position, Ride(0, "gull")), Along(True), seat=1)
        assert events == [Joined(1, 0, "heron", "gull"), Turn(1, 1)]
        assert Roll(0) in may(joined, 1)

    def test_they_are_asked_around_the_table(self) -> None:
        position = rolled(dice=(6,), others=[("heron",), ("heron",), ("heron",)], seat=2, first=2)
        order = []
        position = after(position, Ride(0, "gull"), seat=2)
        while position.stack:
            (seat,) = RULES.must_act(State(position, CHANCE))
            order.append(seat)
            position = after(position, Along(False), seat=seat)
        assert order == [3, 1], "seat 0 has no pawn there"


class TestAdventures:
    def test_a_pawn_there_a_pawn_on_its_item_and_its_number(self) -> None:
        position = rolled("temple", "lantern", dice=(5, 5))
        assert Tell("temple") in may(position)
        told, events = played(position, Tell("temple"))
        assert told.pawns[0][:2] == (BOOK, "lantern"), "the item's pawn stays where it is"
        assert told.told[0] == ("temple",)
        assert events[0] == Told(0, 0, "temple", 5)

    def test_not_without_the_item(self) -> None:
        position = rolled("temple", dice=(5,))
        assert Tell("temple") not in may(position)
        assert why_untold(position, "temple") == message("stories-illegal-item", item="lantern")

    def test_not_with_another_players_item(self) -> None:
        position = rolled("temple", dice=(5,), others=[("lantern",)])
        assert Tell("temple") not in may(position)

    def test_not_without_the_number(self) -> None:
        assert Tell("temple") not in may(rolled("temple", "lantern", dice=(1, 2, 3, 4, 6)))

    def test_each_once_per_player(self) -> None:
        position = told_by(rolled("temple", "lantern", dice=(5,), told=[1]), 0, "temple")
        assert Tell("temple") not in may(position)
        assert why_untold(position, "temple") == message("stories-illegal-told")

    def test_an_item_is_held_only_while_a_pawn_stands_there(self) -> None:
        end, number = next(iter(BOARD.ways["lantern"].items()))
        position = rolled("temple", "lantern", dice=(5, number), expert=True)
        assert Tell("temple") in may(position)
        assert Tell("temple") not in may(after(position, Walk(1, end)))

    def test_once_it_is_told_the_item_is_not_needed_any_more(self) -> None:
        end, number = next(iter(BOARD.ways["lantern"].items()))
        position = rolled("temple", "lantern", dice=(5, number), expert=True)
        assert after(position, Tell("temple"), Walk(1, end)).told[0] == ("temple",)

    def test_others_may_tell_the_same(self) -> None:
        position = rolled("temple", "lantern", dice=(5,), told=[0, 1])
        assert position.told[1] == ("temple",)
        assert Tell("temple") in may(position)

    def test_instead_of_moving(self) -> None:
        assert after(rolled("temple", "lantern", "castle", dice=(5, 1)), Tell("temple")).seat == 1


def third(seat: int, **more: object) -> Position:
    """Somebody with two stories is about to tell the third."""
    mine = ("dragon", "shield")
    rows = [mine if each == seat else ("castle",) for each in range(3)]
    told = [2 if each == seat else 0 for each in range(3)]
    facts: dict[str, object] = {"seat": seat, "first": 0} | more
    return rolled(*rows[0], others=rows[1:], told=told, dice=(2,), **facts)  # type: ignore[arg-type]


class TestTheEnd:
    def test_the_third_story_brings_it(self) -> None:
        assert STORIES == 3
        second = rolled("beings", "cup", dice=(3,), told=[1])
        assert not any(isinstance(event, LastRound) for event in played(second, Tell("beings"))[1])

    def test_the_round_is_finished_up_to_the_starting_players_right(self) -> None:
        position, events = played(third(0), Tell("dragon"))
        assert events[1:] == [LastRound(0), Turn(1, 1)]
        position = after(position, Roll(7), seat=1)
        position = after(position, Roll(7), seat=2)
        assert position.phase is Phase.OVER

    def test_his_turn_goes_on_to_its_end(self) -> None:
        position = replace(third(0), options=Options(3, Variant.EXPERT), dice=(2, 2))
        assert after(position, Tell("dragon")).seat == 0

    def test_the_rounds_last_player_ends_the_game_at_once(self) -> None:
        position = replace(third(2), options=Options(3, Variant.EXPERT), dice=(2, 2))
        ended, events = played(position, Tell("dragon"), seat=2)
        assert events[-1] == Finished()
        assert ended.phase is Phase.OVER

    def test_the_last_round_begins_only_once(self) -> None:
        position = told_by(third(1), 0, "temple", "beings", "pirate")
        events = played(position, Tell("dragon"), seat=1)[1]
        assert events == [Told(1, 0, "dragon", 2), Turn(2, 1)]

    def test_one_player_with_three_wins(self) -> None:
        assert ranking(told=[3, 2, 2], board=[0, 4, 4]) == (1, 2, 2)

    def test_of_several_the_one_with_most_pawns_on_the_board(self) -> None:
        assert ranking(told=[3, 3, 1], board=[1, 2, 3]) == (2, 1, 3)

    def test_the_castle_counts_book_and_reserve_do_not(self) -> None:
        position = rolled(CASTLE, "ford", told=[3])
        assert position.on_board(0) == 2

    def test_still_equal_is_shared(self) -> None:
        assert ranking(told=[3, 3, 1], board=[2, 2, 3]) == (1, 1, 3)

    def test_three_and_four_rank_equal(self) -> None:
        assert ranking(told=[4, 3, 0], board=[1, 1, 0]) == (1, 1, 3)

    def test_the_others_by_stories_then_pawns(self) -> None:
        assert ranking(told=[1, 3, 1], board=[2, 0, 3]) == (3, 1, 2)

    def test_the_score_is_the_stories_told(self) -> None:
        outcome = RULES.outcome(State(over(told=[4, 3, 0], board=[1, 1, 0]), CHANCE))
        assert outcome
        assert outcome.scores == (4, 3, 0)

    def test_after_150_rounds_the_match_ends(self) -> None:
        assert ROUNDS == 150
        position = before_the_roll("castle", round=150, seat=1, first=0)
        ended, events = played(position, Roll(7), seat=1)
        assert ended.phase is Phase.OVER
        assert events[-1] == Finished()
        earlier = before_the_roll("castle", round=149, seat=1, first=0)
        assert after(earlier, Roll(7), seat=1).round == 150

    def test_then_all_are_ranked_as_ever(self) -> None:
        assert ranking(told=[1, 2, 1], board=[3, 0, 2]) == (2, 1, 3)

    def test_a_new_round_begins_with_the_starting_player(self) -> None:
        position = before_the_roll(others=[("castle",), ("castle",)], first=1, seat=0)
        assert played(position, Roll(7))[1][-1] == Turn(1, 2)


def over(told: list[int], board: list[int]) -> Position:
    rows = [("ford",) * count for count in board]
    return rolled(*rows[0], others=rows[1:], told=told, phase=Phase.OVER)


def ranking(told: list[int], board: list[int]) -> tuple[int, ...]:
    outcome = RULES.outcome(State(over(told, board), CHANCE))
    assert outcome
    return outcome.places


class TestExpert:
    def test_each_die_may_be_used_once_in_any_order(self) -> None:
        position = rolled("castle", "rope", dice=(4, 3, 1), expert=True)
        used = after(position, Walk(1, "broom"), Walk(0, "keys"))
        assert used.dice == (1,)
        assert used.seat == 0

    def test_one_pawn_several_times(self) -> None:
        position = rolled("castle", dice=(1, 4, 6), expert=True)
        there = after(position, Walk(0, "trumpet"), Walk(0, "rhyme"), Walk(0, "raven"))
        assert there.pawns[0][0] == "raven"

    def test_several_adventures_in_a_turn(self) -> None:
        position = rolled("temple", "lantern", "beings", "cup", dice=(5, 3), expert=True)
        assert after(position, Tell("temple"), Tell("beings")).told[0] == ("temple", "beings")

    def test_a_flight_or_a_tunnel_is_not_the_end_of_the_turn(self) -> None:
        position = rolled("trumpet", "castle", dice=(2, 1), expert=True)
        assert Walk(1, "rhyme") in may(after(position, Fly(1, "heath")))
        position = rolled("keys", "castle", "castle", dice=(4, 3), expert=True)
        assert Walk(2, "hedge") in may(after(position, Tunnel(1, "hollow")))

    def test_nor_is_a_ride_once_the_others_have_answered(self) -> None:
        position = rolled("heron", "castle", dice=(6, 3), others=[("heron",)], expert=True)
        asking = after(position, Ride(0, "gull"))
        assert may(asking) == [], "first the others"
        answered = after(asking, Along(False), seat=1)
        assert Walk(1, "hedge") in may(answered)

    def test_still_one_magic(self) -> None:
        position = rolled("trumpet", "keys", "castle", dice=(2, 4), expert=True)
        flown = after(position, Fly(1, "heath"))
        assert not any(isinstance(action, Tunnel) for action in may(flown))

    def test_move_two_lets_two_different_pawns_use_one_and_the_same_die_once(self) -> None:
        position = rolled("ford", "castle", "castle", "castle", dice=(3,), expert=True)
        first = after(position, Double(), Walk(1, "hedge"))
        assert not any(isinstance(a, Walk) and a.pawn == 1 for a in may(first)), "another pawn"
        assert Walk(2, "hedge") in may(first)
        assert after(first, Walk(2, "hedge")).seat == 1, "once"

    def test_also_declared_after_the_die_was_used(self) -> None:
        position = rolled("ford", "castle", "castle", dice=(3,), expert=True)
        assert Walk(2, "hedge") in may(after(position, Walk(1, "hedge"), Double()))

    def test_also_when_other_dice_were_used_in_between(self) -> None:
        position = rolled("ford", "castle", "keys", dice=(3, 4), expert=True)
        later = after(position, Double(), Walk(1, "hedge"), Walk(2, "castle"))
        assert Walk(2, "hedge") in may(later)

    def test_a_die_that_is_left_is_used_first(self) -> None:
        position = rolled("ford", "castle", "castle", "castle", dice=(3, 3), expert=True)
        both = after(position, Double(), Walk(1, "hedge"), Walk(2, "hedge"))
        assert not both.doubled
        assert Walk(3, "hedge") in may(both)


class TestReasons:
    def test_no_die_shows_the_number(self) -> None:
        position = rolled("castle", dice=(2,))
        assert why_not(position, 0, "trumpet") == message("stories-illegal-die", number=1)

    def test_no_road_leads_there(self) -> None:
        assert why_not(rolled("castle", dice=(2,)), 0, "temple") == message("stories-illegal-road")

    def test_a_pawn_that_has_acted(self) -> None:
        position = after(rolled("ford", "castle", dice=(4, 4)), Double(), Walk(1, "keys"))
        assert why_not(position, 1, "castle") == message("stories-illegal-acted")

    def test_nobody_stands_at_the_adventure(self) -> None:
        assert why_untold(rolled(dice=(5,)), "temple") == message("stories-illegal-nobody")


def test_rounds_count_up_one_by_one() -> None:
    table = WAYS[0].table("rounds")
    seen = [table._state.position.round]
    for entry in moves(table, "rounds"):
        table.repeat(entry)
        seen.append(table._state.position.round)
    assert all(after - before in (0, 1) for before, after in pairwise(seen))


class AtTheFerry(StoriesRules):
    """A match that begins with a ride for which somebody else waits as well."""

    def setup(self, options: Options, seed: str) -> tuple[State, list[Event]]:
        del options, seed
        return State(rolled("heron", dice=(6,), others=[("heron",)]), CHANCE), []


@pytest.mark.parametrize("ride", [True, False])
def test_a_ride_is_taken_back_until_a_person_has_answered(ride: bool) -> None:
    rules: Rules[Options, State, Action, Event, View] = AtTheFerry()
    table = Table(rules, Options(2), "ride", (Seat("Ada"), Seat("Ben")))
    table.act(0, Ride(0, "gull"))
    assert table.can_undo(0)
    table.act(1, Along(ride))
    assert not table.can_undo(0)
    assert table.can_undo(1), "whoever answered may think better of it"
