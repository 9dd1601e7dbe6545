"""The five kinds of magic, clause by clause."""

from __future__ import annotations

from game.engine.message import message
from game.titles.stories.actions import (
    Along,
    Bell,
    Double,
    End,
    Fly,
    Reroll,
    Ride,
    Roll,
    Tell,
    Tunnel,
    Walk,
)
from game.titles.stories.events import (
    Rang,
    Rolled,
    Turn,
)
from game.titles.stories.moves import why_not
from game.titles.stories.state import Phase

from .positions import after, before_the_roll, may, played, rolled


class TestMagic:
    def test_only_with_a_pawn_on_its_space(self) -> None:
        assert Reroll() not in may(rolled("castle", dice=(1, 2)))
        assert Reroll() in may(rolled("castle", "mill", dice=(1, 2)))

    def test_another_players_pawn_there_is_of_no_use(self) -> None:
        crowd = [("mill", "ford", "trumpet", "bell", "keys")]
        position = rolled("castle", "otter", dice=(2, 4), others=crowd)
        assert not any(
            isinstance(action, Reroll | Double | Fly | Bell | Tunnel) for action in may(position)
        )

    def test_one_of_them_once_in_a_turn(self) -> None:
        position = rolled("mill", "ford", "bell", "otter", dice=(1, 2))
        again = after(position, Reroll())
        assert not {Reroll(), Double(), Bell("otter")} & set(may(again))

    def test_after_another_magic_neither_horse_nor_keys(self) -> None:
        position = rolled("ford", "trumpet", "keys", "castle", dice=(2, 4))
        doubled = after(position, Double())
        assert not any(isinstance(action, Fly | Tunnel) for action in may(doubled))

    def test_in_the_next_turn_there_is_magic_again(self) -> None:
        position = before_the_roll("bell", "otter", "gull", others=[("castle",)])
        rung = after(position, Bell("otter"))
        assert Bell("gull") not in may(rung)
        own_turn_over = after(rung, Roll(0), End())
        other_turn_over = after(own_turn_over, Roll(7), seat=1)
        assert Bell("gull") in may(other_turn_over)

    def test_a_pawn_that_arrived_this_turn_counts(self) -> None:
        arrived = after(rolled("castle", "otter", dice=(2, 5)), Walk(0, "bell"))
        assert Bell("otter") in may(arrived)

    def test_it_may_leave_afterwards(self) -> None:
        position = rolled("ford", "castle", dice=(4, 3))
        left = after(position, Double(), Walk(0, "alp"))
        assert Walk(1, "hedge") in may(left)


class TestMoveTwo:
    POSITION = rolled("ford", "castle", "rope", dice=(3, 4))

    def test_two_different_pawns_act_each_with_its_own_die(self) -> None:
        first = after(self.POSITION, Double(), Walk(1, "hedge"))
        assert first.seat == 0
        assert not any(isinstance(a, Walk) and a.pawn == 1 for a in may(first)), "another pawn"
        assert Walk(0, "alp") in may(first)
        assert Walk(2, "broom") not in may(first), "the three is spent"
        second, events = played(first, Walk(0, "alp"))
        assert events[-1] == Turn(1, 1)
        assert second.pawns[0][:2] == ("alp", "hedge")

    def test_declared_before_or_after_the_first_action(self) -> None:
        before = after(self.POSITION, Double(), Walk(1, "hedge"))
        later = after(self.POSITION, Walk(1, "hedge"), Double())
        assert before == later

    def test_by_road_ferry_or_adventure(self) -> None:
        position = rolled("ford", "heron", "temple", "lantern", dice=(6, 5, 4))
        doubled = after(position, Double(), Ride(1, "gull"))
        assert Tell("temple") in may(doubled)

    def test_the_second_pawn_acts_once_the_others_have_answered_a_ride(self) -> None:
        position = rolled("ford", "heron", "castle", dice=(6, 3), others=[("heron",)])
        asking = after(position, Double(), Ride(1, "gull"))
        assert may(asking) == []
        answered = after(asking, Along(True), seat=1)
        assert Walk(2, "hedge") in may(answered)

    def test_with_one_die_the_second_pawn_cannot_act(self) -> None:
        assert Double() not in may(rolled("ford", "castle", dice=(1,)))

    def test_never_three(self) -> None:
        position = rolled("ford", "castle", "rope", dice=(4, 3, 5))
        assert after(position, Double(), Walk(0, "alp"), Walk(1, "hedge")).seat == 1

    def test_only_while_a_pawn_stands_there(self) -> None:
        left = after(rolled("ford", "castle", "bell", "otter", dice=(4, 3)), Walk(0, "alp"))
        assert Double() not in may(left)


class TestReroll:
    def test_all_dice_are_rolled_again(self) -> None:
        position, events = played(rolled("mill", dice=(1, 1, 1, 1)), Reroll())
        (roll,) = events[:1]
        assert isinstance(roll, Rolled)
        assert roll.again
        assert len(roll.dice) == 4
        assert position.dice == roll.dice or position.seat == 1

    def test_before_any_is_used(self) -> None:
        used = after(rolled("mill", "castle", dice=(6, 2), expert=True), Walk(1, "bookmark"))
        assert Reroll() not in may(used)

    def test_without_dice_there_is_nothing_to_roll(self) -> None:
        assert Reroll() not in may(rolled("mill"))


class TestTrumpet:
    def test_any_pawn_on_the_board_flies_to_a_pasture_whose_number_a_die_shows(self) -> None:
        position = rolled("trumpet", "castle", "heron", dice=(2,))
        flights = [action for action in may(position) if isinstance(action, Fly)]
        assert flights == [Fly(1, "heath"), Fly(2, "heath")]
        assert after(position, Fly(2, "heath")).pawns[0][2] == "heath"

    def test_except_one_on_the_trumpet_space(self) -> None:
        position = rolled("trumpet", "trumpet", dice=(2, 3, 5, 6))
        assert not any(isinstance(action, Fly) for action in may(position))

    def test_nobody_flies_where_he_stands(self) -> None:
        position = rolled("trumpet", "heath", dice=(2, 3))
        assert Fly(1, "heath") not in may(position)
        assert any(isinstance(action, Fly) for action in may(position))

    def test_it_is_the_turns_move(self) -> None:
        position = rolled("trumpet", "castle", dice=(2, 1))
        assert after(position, Fly(1, "heath")).seat == 1

    def test_without_the_trumpet_nobody_flies(self) -> None:
        assert not any(isinstance(a, Fly) for a in may(rolled("castle", dice=(2, 3, 5, 6))))


class TestBell:
    def test_the_ferry_comes_to_a_dock_where_one_has_a_pawn(self) -> None:
        position = rolled("bell", "gull", dice=(4,), ferry="heron")
        assert Bell("gull") in may(position)
        assert Bell("otter") not in may(position)
        called, events = played(position, Bell("gull"))
        assert called.ferry == "gull"
        assert events == [Rang(0, "heron", "gull")]

    def test_not_to_the_dock_where_it_lies(self) -> None:
        assert may(before_the_roll("bell", "gull", ferry="gull"))[-1] == Roll(5)

    def test_nobody_rides(self) -> None:
        position = rolled("bell", "gull", dice=(4,), others=[("heron",)], ferry="heron")
        assert not after(position, Bell("gull")).stack

    def test_then_the_turn_goes_on(self) -> None:
        position = rolled("bell", "gull", dice=(4,), ferry="heron")
        assert Ride(1, "otter") in may(after(position, Bell("gull")))

    def test_no_die_is_needed_nor_a_roll(self) -> None:
        position = before_the_roll("castle", "bell", "gull")
        called = after(position, Bell("gull"))
        assert called.phase is Phase.HOME
        assert called.ferry == "gull"
        assert Roll(1) in may(called)


class TestKeys:
    def test_a_pawn_goes_through_if_a_die_matches_the_number_at_its_door(self) -> None:
        position = rolled("keys", "castle", "hollow", dice=(4, 3))
        tunnels = [action for action in may(position) if isinstance(action, Tunnel)]
        assert tunnels == [Tunnel(1, "hollow"), Tunnel(2, "castle")]
        assert after(position, Tunnel(1, "hollow")).pawns[0][1] == "hollow"

    def test_the_number_at_the_other_door_is_of_no_use(self) -> None:
        position = rolled("keys", "castle", dice=(3, 5))
        assert not any(isinstance(action, Tunnel) for action in may(position))

    def test_without_the_keys_the_doors_are_locked(self) -> None:
        position = rolled("castle", dice=(4,))
        assert not any(isinstance(action, Tunnel) for action in may(position))
        assert why_not(position, 0, "hollow") == message("stories-illegal-keys")

    def test_it_is_the_turns_move(self) -> None:
        assert after(rolled("keys", "castle", dice=(4, 1)), Tunnel(1, "hollow")).seat == 1
