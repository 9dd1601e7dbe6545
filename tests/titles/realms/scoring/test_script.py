"""The score of a hand told step by step."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given

from game.titles.realms.scoring.by_keys import score
from game.titles.realms.scoring.script import Stage, Step, script
from game.titles.realms.scoring.sheet import ScoreSheet

from .deals import Deal, deals
from .test_laws import UNTIMED


@UNTIMED
@given(deals)
def test_the_steps_end_at_the_total_of_the_sheet(deal: Deal) -> None:
    sheet = deal.score()
    steps = script(sheet)
    total = 0
    for step in steps:
        total += step.points
        assert step.total == total
    assert total == sheet.total


@UNTIMED
@given(deals)
def test_every_line_of_the_sheet_is_told_once_and_in_its_order(deal: Deal) -> None:
    sheet = deal.score()
    told = [line for step in script(sheet) for line in step.lines]
    assert tuple(told) == sheet.lines


@UNTIMED
@given(deals)
def test_stages_follow_the_order_of_resolution(deal: Deal) -> None:
    stages = [step.stage for step in script(deal.score(), extra=(0,))]
    assert stages == sorted(stages)
    assert stages[0] is Stage.EXTRA


@UNTIMED
@given(deals)
def test_every_card_is_either_blanked_or_counted(deal: Deal) -> None:
    sheet = deal.score()
    steps = script(sheet)
    blanked = _places(steps, lambda step: step.reason.name.startswith("BLANKED"))
    counted = _places(steps, lambda step: step.stage is Stage.COUNTING)
    assert blanked & counted == 0
    assert blanked | counted == (1 << len(sheet.cards)) - 1


def _places(steps: tuple[Step, ...], which: Callable[[Step], bool]) -> int:
    found = 0
    for step in steps:
        if which(step):
            found |= step.places
    return found


def _weather() -> ScoreSheet:
    hand = "whirlwind mirage blizzard smoke air_elemental wildfire knights forest"
    return score(hand.split(), {"mirage": "rainstorm"})


def test_those_blanked_by_one_card_fall_at_once() -> None:
    (step,) = [each for each in script(_weather()) if each.stage is Stage.BLANKING]
    assert (step.places, step.because) == (0b11000000, 0b00100000)


def test_items_face_down_are_counted_last_and_all_at_once() -> None:
    sheet = score(["king", "queen"], modules=["items"], items=["rake", "portal"])
    *_, last = script(sheet)
    assert (last.stage, last.points, last.total) == (Stage.ITEMS, -24, sheet.total)


def test_without_items_cards_are_counted_last() -> None:
    assert script(score(["king", "queen"], modules=["items"]))[-1].stage is Stage.COUNTING


def test_a_step_is_owed_to_cards_of_the_discard_area_too() -> None:
    sheet = score(["ghoul"], discard=["king", "candle", "knights"], modules=["suits"])
    (step,) = script(sheet)
    assert [str(card) for card in sheet.cards_in(step.because)] == ["king", "knights"]
