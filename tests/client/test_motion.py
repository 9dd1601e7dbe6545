"""How things move, as far as it can be told without looking."""

from __future__ import annotations

import pytest

from game.client.motion import (
    CROSSFADE,
    IMPACT,
    Glide,
    Motion,
    Pose,
    Spring,
    in_cubic,
    in_out,
    in_quint,
    out_back,
    out_cubic,
    out_quad,
)
from game.client.realms.card_face import Condition
from game.client.realms.changes import SHAKE, STAMP, STIPPLE, SWEEP, Change
from game.client.realms.shuffle import CARDS, CUT, Shuffle, riffled
from game.client.realms.sprites import CardSprite
from game.client.widgets.ambience import flicker
from game.client.widgets.light import DIMMEST, breath
from game.store.settings import Settings, Speed

HERE, THERE = Pose(0, 0, 10, 100, face=0.0), Pose(200, 100, 0, 50, compact=1.0)


@pytest.mark.parametrize("easing", [out_quad, out_cubic, in_cubic, in_quint, in_out, out_back])
def test_every_easing_begins_at_nothing_and_ends_with_all(easing) -> None:  # type: ignore[no-untyped-def]
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


def test_a_card_waits_flies_lands_larger_and_comes_to_rest() -> None:
    glide = Glide(HERE, THERE, 0.3, delay=0.1, rise=0.8, settle=0.06)
    glide.elapsed = 0.05
    assert not glide.started
    assert glide.pose() == HERE
    glide.elapsed = 0.25
    assert glide.pose().lift == pytest.approx(0.8, abs=0.01)
    glide.elapsed = 0.4
    assert glide.pose().width == pytest.approx(THERE.width * IMPACT)
    assert not glide.done
    glide.elapsed = 0.46
    assert glide.done
    assert glide.pose() == THERE


def test_a_card_turns_over_midway_and_not_at_its_ends() -> None:
    glide = Glide(HERE, THERE, 1.0)
    seen = []
    for glide.elapsed in (0.0, 0.1, 0.5, 0.9):
        seen.append(glide.pose().face)
    assert seen == [0.0, 0.0, pytest.approx(0.5), 1.0]


def test_a_dealt_card_has_spun_when_it_arrives() -> None:
    glide = Glide(THERE, THERE, 1.0, spin=8)
    assert glide.pose().angle == 8
    glide.elapsed = 0.999
    assert glide.pose().angle == pytest.approx(0, abs=0.1)


def test_with_reduced_motion_a_card_fades_from_one_place_to_the_other() -> None:
    motion = Motion(reduced=True)
    glide = motion.glide(HERE, THERE, 380, delay=700, arc=60, spin=8, rise=1, settle=60)
    glide.elapsed = CROSSFADE / 4
    pose, behind = glide.pose(), glide.left_behind()
    assert behind
    assert (pose.x, pose.y, pose.alpha) == (THERE.x, THERE.y, pytest.approx(0.25))
    assert (behind.x, behind.y, behind.alpha) == (HERE.x, HERE.y, pytest.approx(0.75))
    glide.elapsed = CROSSFADE
    assert glide.done
    assert glide.left_behind() is None


def test_each_speed_is_faster_than_the_one_before() -> None:
    motion, taken = Motion(), []
    for speed in Speed:
        motion.follow(Settings(speed=speed))
        taken.append(motion.takes(1000))
    assert taken == sorted(taken, reverse=True)
    assert taken[list(Speed).index(Speed.NORMAL)] == 1.0
    assert taken[-1] < 1 / 60, "at once is before the next frame"


@pytest.mark.parametrize("frame", [1 / 144, 1 / 60, 1 / 20, 0.1])
def test_a_spring_comes_to_rest_where_it_is_drawn_to_at_any_frame_rate(frame: float) -> None:
    spring = Spring()
    farthest = 0.0
    for _ in range(round(3 / frame)):
        spring.step(10, frame)
        farthest = max(farthest, spring.value)
    assert spring.value == pytest.approx(10, abs=0.01)
    assert farthest < 15


def test_the_shuffled_deck_is_whole_before_and_after() -> None:
    deck = Pose(100, 200, width=150, face=0.0)
    for part in (0.0, 1.0):
        for index in range(CARDS):
            card = riffled(deck, index, part)
            assert (card.x, card.angle) == pytest.approx((deck.x, 0))
            assert abs(card.y - deck.y) < 5
    halves = {riffled(deck, index, 0.3).x > deck.x for index in range(CARDS)}
    assert halves == {True, False}


def test_cards_of_one_pile_cast_one_shadow() -> None:
    def shadows(part: float) -> int:
        deck = Pose(100, 200, width=150, face=0.0)
        return sum(not card.piled for card in Shuffle(deck, 1.0, elapsed=part).sprites())

    assert [shadows(part) for part in (0.0, CUT, 1.0)] == [1, 2, 1]


def at(change: Change, milliseconds: float) -> Change:
    change.elapsed = milliseconds / 1000
    return change


def test_a_blanked_card_becomes_grey_then_the_seal_falls_and_shakes_it() -> None:
    change = Change.between(Condition.FRESH, Condition.BLANKED, Motion())
    assert at(change, STIPPLE / 2).part == pytest.approx(0.5)
    assert change.seal is None
    assert (at(change, STIPPLE + STAMP / 2).seal or 0) > 1
    assert change.shake == 0
    assert at(change, STIPPLE + STAMP + SHAKE / 8).sealed
    assert 0 < abs(change.shake) <= 4
    assert at(change, STIPPLE + STAMP + SHAKE + 1).done


def test_a_cleared_card_is_swept_and_one_that_is_fresh_again_only_fades() -> None:
    swept = Change.between(Condition.FRESH, Condition.CLEARED, Motion())
    assert not swept.plain
    assert at(swept, SWEEP).done
    assert Change.between(Condition.BLANKED, Condition.FRESH, Motion()).plain
    assert Change.between(Condition.FRESH, Condition.BLANKED, Motion(reduced=True)).plain


def test_light_breathes_and_flames_flicker_within_bounds() -> None:
    times = [n / 10 for n in range(600)]
    assert min(map(breath, times)) == pytest.approx(DIMMEST, abs=0.01)
    assert max(map(breath, times)) == pytest.approx(1, abs=0.01)
    for which in range(6):
        burning = [flicker(now, which) for now in times]
        assert 0 <= min(burning) < max(burning) <= 1


def test_a_card_that_rises_is_above_the_table_from_its_first_moment_on() -> None:
    """Otherwise it would be seen under its neighbours before it flies over them."""
    sprite = CardSprite(None, HERE, Glide(HERE, THERE, 0.3, delay=0.1, rise=0.8, settle=0.06))
    seen = []
    for _ in range(4):
        seen.append(sprite.above)
        sprite.update(0.1)
    assert seen == [False, True, True, True]
    sprite.update(0.02)
    assert not sprite.above
