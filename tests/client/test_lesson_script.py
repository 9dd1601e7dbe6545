"""The match of the lesson: it can be played as it stands, and what is said of it is true."""

from __future__ import annotations

import re

import pytest

from game.client.realms.lesson.script import ENTRIES, OPTIONS, PLAYER, SCRIPT
from game.client.realms.lesson.steps import STEPS, facts
from game.engine.seats import Seat
from game.lang import LANGUAGES, language, plain, spans
from game.paths import assets
from game.session import AnyTable
from game.titles.realms.play.actions import Draw
from game.titles.realms.play.advice import worths

SEATS = [Seat(name) for name in "ABC"]


def after(count: int) -> AnyTable:
    return SCRIPT.table_after(count, SEATS)


def test_the_script_is_a_match_to_its_end_which_the_player_wins() -> None:
    assert after(len(ENTRIES) - 1).outcome is None
    outcome = after(len(ENTRIES)).outcome
    assert outcome
    assert outcome.winners == (PLAYER,)


def test_the_player_is_asked_for_every_move_of_his_own_and_for_no_other() -> None:
    asked = [step.at for step in STEPS if step.asks]
    assert asked == [at for at, entry in enumerate(ENTRIES) if entry.seat == PLAYER]
    assert 11 <= len(STEPS) <= 14


def test_steps_come_in_the_order_of_the_match() -> None:
    places = [step.at for step in STEPS]
    assert places == sorted(places)
    assert len({step.key for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize("step", [step for step in STEPS if step.asks], ids=lambda step: step.key)
def test_what_the_guide_asks_for_is_the_best_one_can_do(step) -> None:  # type: ignore[no-untyped-def]
    table = after(step.at)
    view, legal = table.view(PLAYER), table.legal_actions(PLAYER)
    found = dict(zip(legal, worths(view, legal), strict=True))
    wanted = found.pop(step.action)
    assert wanted.total > max(worth.total for worth in found.values())


def test_what_lies_open_when_the_guide_says_so_is_of_no_use() -> None:
    (step,) = (step for step in STEPS if step.key == "draw")
    table = after(step.at)
    view = table.view(PLAYER)
    takes = [action for action in table.legal_actions(PLAYER) if not isinstance(action, Draw)]
    assert {worth.total for worth in worths(view, takes) if worth} == {facts(step, view)["total"]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_has_words_for_every_step(code: str) -> None:
    words = language(code)
    for step in STEPS:
        figures = facts(step, after(step.at).view(PLAYER))
        said = words.form(f"lesson-{step.key}", "text", **figures)
        assert 80 <= len(plain(said)) <= 330, step.key
        assert any(span.bold for span in spans(said)) or step.key in ("realm", "medal", "dial")
        assert words.form(f"lesson-{step.key}", "title", **figures)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_is_written_into_a_text(code: str) -> None:
    text = (assets() / "lang" / code / "lesson.ftl").read_text("utf-8")
    assert not re.search(r"\d", text)


def test_the_figures_are_those_of_the_match() -> None:
    by_key = {step.key: facts(step, after(step.at).view(PLAYER)) for step in STEPS}
    end = after(len(ENTRIES)).outcome
    assert end
    assert by_key["end"]["total"] == end.scores[PLAYER]
    assert by_key["dial"]["lying"] + by_key["dial"]["left"] == OPTIONS.ending
    totals = [by_key[key]["total"] for key in ("medal", "king", "cavalry", "mountain", "end")]
    assert totals == sorted(totals), "the realm grows with everything one does"
