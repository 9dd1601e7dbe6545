"""The clock of a count."""

from __future__ import annotations

from game.client.realms.show.playback import FULL, REDUCED, Playback, Times
from game.titles.realms.scoring.by_keys import score
from game.titles.realms.scoring.script import Stage, script

HAND = "whirlwind mirage blizzard smoke air_elemental wildfire knights forest"
STEPS = script(score(HAND.split(), {"mirage": "rainstorm"}))


def playback(times: Times = FULL) -> Playback:
    return Playback(STEPS, 8, times)


def test_every_step_comes_into_effect_once_and_in_order_however_time_passes() -> None:
    for seconds in (0.01, 0.3, 5.0, 100.0):
        play, seen = playback(), []
        while not play.finished:
            seen += play.advance(seconds)
        assert seen == list(STEPS)


def test_cards_are_laid_out_one_after_another() -> None:
    play = playback()
    play.advance(0.2)
    assert 0 < play.dealt(1) < play.dealt(0) < 1
    assert play.dealt(7) == 0


def test_light_runs_before_the_figure_grows() -> None:
    play = playback()
    while not (play.step and play.step.stage is Stage.COUNTING and play.step.because):
        play.hurry()
    play.advance(0.2)
    assert 0 < play.lines < 1
    assert play.acted == 0
    play.advance(0.2)
    assert play.lines == 1
    assert 0 < play.acted < 1


def test_what_is_blanked_is_so_when_the_seal_is_down() -> None:
    play = playback()
    while not (play.step and play.step.stage is Stage.BLANKING):
        play.hurry()
    blanking = play.step
    assert play.advance(FULL.lines + FULL.blank - 0.01) == []
    assert not play.reached(play.at)
    assert 0 < play.acted < 1
    assert play.advance(0.02) == [blanking]
    assert play.reached(play.at)


def test_hurrying_goes_on_by_one_step_and_skipping_to_the_end() -> None:
    play = playback()
    play.hurry()
    assert play.step is STEPS[0]
    play.skip()
    assert play.finished
    play.hurry()
    assert play.at == len(STEPS)


def test_a_count_can_begin_again_at_the_choices() -> None:
    play = playback()
    play.begin_at(Stage.CHOICES)
    assert play.step
    assert play.step.stage is Stage.CHOICES
    assert play.dealt(7) == 1


def test_with_reduced_motion_nothing_takes_longer_than_a_cross_fade_but_all_stays_to_be_read() -> (
    None
):
    play = playback(REDUCED)
    play.advance(0.11)
    assert play.at == 0
    play.advance(0.21)
    assert not play.moving
    assert play.at == 0
