"""What is said at the end of a match."""

from __future__ import annotations

import pytest

from game.client.match.records import broken_by
from game.client.rooms import ROOMS
from game.engine.contract import Outcome
from game.engine.message import Message
from game.lang import LANGUAGES, language, plain
from game.store.statistics import Record
from game.titles.realms.text.outcome_text import margin, tie_break

TITLE, NAMES = "realms", ("Ada", "Ben", "Cleo")


def said(message: Message | None) -> str:
    assert message
    assert all(language(code).say(message) for code in LANGUAGES)
    return plain(language("en").say(message))


def test_a_tie_is_decided_by_the_lower_sum_of_base_strengths() -> None:
    outcome = Outcome((120, 120, 80), (2, 1, 3))
    told = said(tie_break(outcome, ((120, 50), (120, 42), (80, 30)), NAMES))
    assert told == (
        "Tied at 120 points: the lower sum of base strengths wins, 42 for Ben against 50 for Ada."
    )


def test_a_victory_may_be_shared() -> None:
    outcome = Outcome((120, 120, 80), (1, 1, 3))
    told = said(tie_break(outcome, ((120, 42), (120, 42), (80, 30)), NAMES))
    assert told.startswith("Tied at 120 points and at 42")


def test_without_a_tie_the_lead_is_told() -> None:
    outcome = Outcome((121, 120, 80), (1, 2, 3))
    assert tie_break(outcome, ((121, 42), (120, 42), (80, 30)), NAMES) is None
    assert said(margin(outcome, NAMES)) == "121 points: 1 point more than Ben."


def test_of_somebody_who_gave_up_no_margin_is_told() -> None:
    outcome = Outcome((40, 336), (1, 2))
    told = said(margin(outcome, NAMES, conceded={1}))
    assert told.startswith("Ben gave up")


def record(total: int, won: bool = False, conceded: bool = False) -> Record:
    places = (1, 2) if won else (2, 1)
    return Record(
        "", "realms", "", "", NAMES[:2], 0, (total, 100), places, conceded, 1.0, b"", f"{total}"
    )


def test_the_first_match_breaks_no_record() -> None:
    assert list(broken_by(TITLE, 200, False, [])) == []


def test_a_higher_score_than_ever_before_is_a_record() -> None:
    (best,) = broken_by(TITLE, 200, False, [record(150), record(199), record(250, conceded=True)])
    assert said(best) == "Your best score yet! Your previous best was 199."
    assert list(broken_by(TITLE, 199, False, [record(199)])) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_title_has_words_for_a_record(code: str) -> None:
    for title in ROOMS:
        (best,) = broken_by(title, 3, False, [record(2)])
        assert " 2." in plain(language(code).say(best))


def test_the_first_victory_and_victories_in_a_row_are_told() -> None:
    (first,) = broken_by(TITLE, 90, True, [record(150), record(120)])
    assert said(first) == "Your first victory!"
    before = [record(120, won=True), record(130, won=True), record(140)]
    (row,) = broken_by(TITLE, 90, True, before)
    assert said(row) == "3 victories in a row!"
