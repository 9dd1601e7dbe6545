"""The opponents of Fantastic Stories decide with sense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ai.contract import Budget, decide
from ai.registry import create, opponents
from ai.stories.master import STYLE as MASTER
from ai.stories.planner import outlook_of
from ai.stories.search import Effort, Search
from ai.stories.standing import turn_of
from game.engine.rng import Rng
from game.lang import LANGUAGES, language
from game.titles.stories.actions import (
    Along,
    Bell,
    Double,
    End,
    Fly,
    Reroll,
    Roll,
    Tell,
    Tunnel,
    Walk,
)
from game.titles.stories.moves import legal
from game.titles.stories.options import Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import ROUNDS, Asks, Phase, Position, Prompt, Use, View

from .positions import LEVELS, PLANNERS, at, chosen, played


def test_four_levels_play_it() -> None:
    assert list(opponents(title="stories")) == ["random", *LEVELS]


@pytest.mark.parametrize("key", LEVELS)
@pytest.mark.parametrize("variant", Variant)
def test_a_story_that_can_be_told_is_told(key: str, variant: Variant) -> None:
    told = ("temple", "beings")
    position = at("dragon", "shield", dice=(2, 5, 6), told=told, variant=variant)
    assert chosen(key, position) == Tell("dragon")


@pytest.mark.parametrize("key", LEVELS)
def test_the_last_road_to_an_adventure_is_taken(key: str) -> None:
    assert chosen(key, at("ash", "shield", dice=(1, 1, 1))) == Walk(0, "dragon")


@pytest.mark.parametrize("key", PLANNERS)
def test_pawns_that_stand_well_wait_for_their_number(key: str) -> None:
    position = at("dragon", "shield", dice=(3, 3), told=("temple", "beings"))
    assert chosen(key, position) == End()


@pytest.mark.parametrize("key", PLANNERS)
@pytest.mark.parametrize("variant", Variant)
def test_most_pawns_stay_in_reserve(key: str, variant: Variant) -> None:
    action = chosen(key, at("castle", phase=Phase.HOME, variant=variant))
    assert isinstance(action, Roll)
    assert 1 <= action.castle <= 3


@pytest.mark.parametrize("key", PLANNERS)
def test_who_only_waits_for_a_number_rolls_all_dice(key: str) -> None:
    told = ("temple", "beings")
    position = at("dragon", "shield", "castle", phase=Phase.HOME, told=told)
    assert chosen(key, position) == Roll(0)


@pytest.mark.parametrize("key", PLANNERS)
def test_a_tunnel_that_shortens_the_way_is_taken(key: str) -> None:
    position = at("castle", "keys", "shield", dice=(1,), told=("temple", "pirate"))
    assert chosen(key, position) == Tunnel(0, "cinder")


@pytest.mark.parametrize("key", PLANNERS)
def test_dice_that_help_nobody_are_rolled_again(key: str) -> None:
    position = at("dragon", "shield", "mill", dice=(3, 3), told=("temple", "beings"))
    assert chosen(key, position) == Reroll()
    assert chosen(key, at("dragon", "shield", "mill", dice=(2, 3))) == Tell("dragon")


@pytest.mark.parametrize("key", PLANNERS)
def test_experts_know_what_a_pawn_on_a_magic_space_is_good_for(key: str) -> None:
    """One thing is missing for the third story, and a helper is there."""
    told, variant = ("temple", "beings"), Variant.EXPERT
    waiting = at("dragon", "shield", "mill", dice=(3, 3), told=told, variant=variant)
    assert chosen(key, waiting) == Reroll()
    tunnel = at("castle", "keys", "shield", dice=(1,), told=told, variant=variant)
    assert chosen(key, tunnel) == Tunnel(0, "cinder")
    told = ("dragon", "beings")
    flight = at("castle", "trumpet", "lantern", dice=(3,), told=told, variant=variant)
    assert chosen(key, flight) == Fly(0, "alp")


def test_an_expert_master_calls_the_ferry_and_rides() -> None:
    told, variant = ("pirate", "beings"), Variant.EXPERT
    there = ("otter", "bell", "lantern")
    position = at(*there, dice=(5,), told=told, variant=variant, ferry="gull")
    assert chosen("master", position) == Bell("otter")


@pytest.mark.parametrize("key", PLANNERS)
def test_a_pawn_that_comes_by_lets_two_others_act(key: str) -> None:
    """Both pawns are a road from where the third story is told, and both numbers have come."""
    position = at("ash", "hedge", "ford", dice=(1, 2), told=("temple", "beings"))
    assert chosen(key, position) in (Double(), Walk(0, "dragon"), Walk(1, "shield"))
    acted = replace(position, dice=(2,), used=(Use(1, 0),))
    away = ("dragon", *acted.pawns[0][1:])
    assert chosen(key, replace(acted, pawns=(away, acted.pawns[1]))) == Double()


def test_the_master_looks_at_the_next_roll_before_it_chooses() -> None:
    """Where two ways seem alike by the tables, the numbers all pawns wait for decide."""
    looked = 0
    for state in played(["master", "master"], "ahead"):
        position = state.position
        if position.phase is Phase.ACT and not position.stack and position.dice:
            quick = Search(outlook_of(MASTER, expert=False), Effort(width=6))
            looked += quick.best(turn_of(position))[1] != chosen("master", position, position.seat)
    assert looked


@pytest.mark.parametrize("variant", Variant)
def test_a_master_whose_time_is_over_takes_the_best_it_has_seen(variant: Variant) -> None:
    """It follows nothing further, but sees what is before its eyes."""
    outlook = outlook_of(MASTER, expert=variant is Variant.EXPERT)
    position = at("dragon", "shield", dice=(2, 5, 6), told=("temple", "beings"), variant=variant)
    late = Search(outlook, Effort(width=6, ahead=3), ends=0.0)
    assert late.best(turn_of(position))[1] == Tell("dragon")
    hurried = View(0, at("castle", phase=Phase.HOME, variant=variant))
    options, mind = legal(hurried.position, 0), create(opponents(title="stories")["master"])
    assert decide(mind, hurried, options, Budget(seconds=0.0), Rng(1)).index is not None


def rolled(key: str, position: Position) -> set[int]:
    """How many pawns wait in the Castle, whatever chance says."""
    mind, options = create(opponents(title="stories")[key]), legal(position, 0)
    found = (decide(mind, View(0, position), options, Budget(), Rng(n)).index for n in range(20))
    actions = [options[index] for index in found if index is not None]
    return {action.castle for action in actions if isinstance(action, Roll)}


def test_an_apprentice_sometimes_brings_out_a_pawn_too_many() -> None:
    waiting = at("dragon", "shield", phase=Phase.HOME)
    best, *more = sorted(rolled("apprentice", waiting))
    assert more == [best + 1]
    assert len(rolled("master", waiting)) == 1
    last = at("dragon", "shield", phase=Phase.HOME, told=("temple", "beings"))
    assert rolled("apprentice", last) == {0}, "the last dice are not given away"


def test_a_novice_with_one_die_brings_pawns_home() -> None:
    """All but one are out there, and the die that came helps no story."""
    position = at("hedge", "trumpet", "goat", "reeds", "vine", "stile", dice=(1,))
    assert chosen("novice", position) == Walk(1, "castle")


def test_a_novice_sends_nobody_out_who_would_leave_it_a_single_die() -> None:
    crowded = at("hedge", "quill", "goat", "reeds", "vine", phase=Phase.HOME)
    assert chosen("novice", crowded) == Roll(0)
    assert chosen("novice", at("hedge", "quill", "goat", phase=Phase.HOME)) == Roll(1)


@pytest.mark.parametrize("key", PLANNERS)
def test_no_magic_without_use(key: str) -> None:
    """Two pawns have arrived and wait; whatever magic there is would only take them away."""
    for space in ("bell", "trumpet", "ford", "keys"):
        position = at("dragon", "shield", space, dice=(3, 6), told=("temple", "beings"))
        assert not isinstance(chosen(key, position), Bell | Fly | Double | Tunnel), space


@pytest.mark.parametrize("key", PLANNERS)
def test_the_ferry_is_taken_where_it_helps_and_let_go_where_it_harms(key: str) -> None:
    def asked(quay: str, ferry: str, *places: str) -> Along:
        mine = (quay, *places, *("",) * (6 - len(places)))
        position = at(
            ferry,
            ferry=ferry,
            quay=quay,
            rival=mine,
            stack=((Prompt(1, Asks.ALONG),),),
        )
        assert set(legal(position, 1)) == {Along(True), Along(False)}
        action = chosen(key, position, seat=1)
        assert isinstance(action, Along)
        return action

    assert asked("otter", "heron", "lantern") == Along(True)  # a road from the temple then
    assert asked("heron", "gull", "lantern") == Along(False)  # a road from the temple now


def test_the_master_breaks_a_tie_with_pawns_in_the_castle() -> None:
    """The rival has told three stories and has three pawns on the board: to tell the third with all
    others in reserve would be to lose."""
    rival = ("hedge", "bell", "keys", "book", "book", "book", "")
    position = at("dragon", "shield", phase=Phase.HOME, first=1, rival=rival)
    told = (("temple", "beings"), ("temple", "beings", "pirate"))
    mine = ("dragon", "shield", "book", "book", "", "", "")
    last = replace(position, told=told, pawns=(mine, rival))
    assert chosen("master", last) == Roll(2)
    assert chosen("apprentice", last) == Roll(0)


def test_the_master_comes_out_with_everybody_when_nothing_can_be_told_any_more() -> None:
    rival = ("hedge", "bell", "keys", "book", "book", "book", "")
    position = at("ash", "shield", phase=Phase.HOME, first=1, rival=rival)
    last = replace(position, told=((), ("temple", "beings", "pirate")))
    assert chosen("master", last) == Roll(5)


@pytest.mark.parametrize("variant", Variant)
def test_the_same_seed_gives_the_same_match(variant: Variant) -> None:
    keys = ["master", "apprentice", "novice", "random"]
    one = [
        state.position for state, _ in zip(played(keys, "same", variant), range(60), strict=False)
    ]
    two = [
        state.position for state, _ in zip(played(keys, "same", variant), range(60), strict=False)
    ]
    assert one == two


def test_each_level_beats_the_one_below() -> None:
    for better, worse in (("apprentice", "novice"), ("novice", "random")):
        wins = 0
        for number in range(4):
            keys = [better, worse] if number % 2 else [worse, better]
            *_, end = played(keys, f"ladder/{number}")
            outcome = STORIES_RULES.outcome(end)
            assert outcome
            assert end.position.round < ROUNDS or worse == "random"
            wins += outcome.places[keys.index(better)] == 1
        assert wins >= 3, (better, worse)


@pytest.mark.parametrize("key", PLANNERS)
def test_with_dice_that_help_no_story_an_idle_pawn_goes_home(key: str) -> None:
    """Only the dragon’s number is missing; the third pawn brings a die when it arrives."""
    told, variant = ("temple", "beings"), Variant.EXPERT
    position = at("dragon", "shield", "bookmark", dice=(6,), told=told, variant=variant)
    assert chosen(key, position) == Walk(2, "castle")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_words(code: str) -> None:
    words = language(code)
    for why in ("out", "dice", "tell", "nearer", "magic", "wait", "along", "stay"):
        assert words.knows(f"stories-why-{why}")
