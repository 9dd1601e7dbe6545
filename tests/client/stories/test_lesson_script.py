"""The match of the lesson: it can be played as it stands, and what is said of it is true."""

from __future__ import annotations

import re

import pytest

from game.client.stories.lesson.script import ENTRIES, FIRST, PLAYER, SCRIPT, STORY, rolling
from game.client.stories.lesson.steps import STEPS, facts, wanted_in_castle
from game.engine.seats import Seat
from game.lang import LANGUAGES, language, plain, spans
from game.paths import assets
from game.titles.stories.actions import Ride, Roll, Tell, Tunnel, Walk
from game.titles.stories.board import BOARD, CASTLE, Magic
from game.titles.stories.state import Position

SEATS = [Seat(name) for name in "AB"]


def after(count: int) -> Position:
    found: Position = SCRIPT.table_after(count, SEATS).view(PLAYER).position
    return found


def step(key: str):  # type: ignore[no-untyped-def]
    (found,) = (each for each in STEPS if each.key == key)
    return found


def test_the_player_is_asked_for_every_move_of_his_own_and_for_no_other() -> None:
    asked = [each.at for each in STEPS if each.asks and not each.arranges]
    own = [at for at, entry in enumerate(ENTRIES) if entry.seat == PLAYER]
    assert asked == [at for at in own if at >= rolling(FIRST)]


def test_steps_come_in_the_order_of_the_match() -> None:
    places = [each.at for each in STEPS]
    assert places == sorted(places)
    assert len({each.key for each in STEPS}) == len(STEPS) <= 15


def test_the_lesson_shows_all_there_is_to_do() -> None:
    kinds = {type(entry.action) for entry in ENTRIES[rolling(FIRST) :]}
    assert kinds == {Roll, Walk, Ride, Tell, Tunnel}
    assert after(len(ENTRIES)).told[PLAYER] == (STORY,)


def test_what_the_guide_says_is_how_it_stands() -> None:
    story = BOARD.adventures[STORY]
    first = after(step("goal").at)
    assert not first.told[PLAYER]
    assert CASTLE not in first.pawns[PLAYER]
    assert wanted_in_castle(step("castle")) == 1
    hope = after(step("hope").at)
    assert {STORY, story.item, CASTLE} <= set(hope.pawns[PLAYER])
    assert BOARD.magic[Magic.KEYS] in after(step("star").at).pawns[PLAYER]
    met = ENTRIES[step("ferry").at - 1]
    assert isinstance(met.action, Ride)
    assert met.seat != PLAYER
    assert any(road for road in BOARD.ways["hollow"] if road in BOARD.adventures)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_has_words_for_every_step(code: str) -> None:
    words = language(code)
    for each in STEPS:
        figures = facts(each, after(each.at))
        said = words.form(f"stories-lesson-{each.key}", "text", **figures)
        assert 80 <= len(plain(said)) <= 330, each.key
        assert any(span.bold for span in spans(said)) or each.key == "goal"
        assert words.form(f"stories-lesson-{each.key}", "title", **figures)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_is_written_into_a_text(code: str) -> None:
    text = (assets() / "lang" / code / "stories_lesson.ftl").read_text("utf-8")
    assert not re.search(r"\d", text)


def test_the_figures_are_those_of_the_match() -> None:
    roll = step("roll")
    thrown = after(roll.at + 1)
    assert facts(roll, after(roll.at))["dice"] == len(thrown.dice)
    assert facts(step("item"), thrown)["number"] in thrown.dice
    assert facts(step("reserve"), after(roll.at))["home"] == after(roll.at).in_reserve(PLAYER)
