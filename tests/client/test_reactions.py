"""What opponents feel, and say, about what everybody sees."""

from __future__ import annotations

import pytest

from game.client.match.reactions import PHRASES, SPEAKS, Mood
from game.client.motion import Motion
from game.client.realms.reactions import CardReactions
from game.engine.seats import Controller, Seat
from game.lang import LANGUAGES, language
from game.titles.realms.play.events import Discarded, Took

KING, SWAMP = 12, 3
OURS = ("random", "novice", "apprentice", "greedy")


@pytest.fixture
def table() -> CardReactions:
    seats = [
        Seat("Ada"),
        *(Seat(key, Controller.OPPONENT, key) for key in ("novice", "greedy")),
    ]
    return CardReactions(seats, "a match", Motion())


def moods(table: CardReactions) -> dict[int, Mood]:
    return {seat: reaction.mood for seat, reaction in table.shown.items()}


def test_who_takes_a_card_is_pleased(table: CardReactions) -> None:
    table.notice(Took(1, KING), 8, None)
    assert moods(table) == {1: Mood.PLEASED}


def test_who_threw_away_what_another_takes_is_annoyed(table: CardReactions) -> None:
    table.notice(Discarded(2, KING), 8, None)
    table.notice(Took(0, KING), 8, None)
    assert moods(table) == {2: Mood.ANNOYED}


def test_taking_back_the_own_card_annoys_nobody(table: CardReactions) -> None:
    table.notice(Discarded(2, KING), 8, None)
    table.notice(Took(2, KING), 8, None)
    assert moods(table) == {2: Mood.PLEASED}


def test_it_is_late_once(table: CardReactions) -> None:
    table.notice(Discarded(1, SWAMP), 2, None)
    table.notice(Discarded(2, KING), 1, None)
    assert moods(table) == {1: Mood.LATE}


def test_nobody_speaks_without_words_and_one_at_a_time_with_them(table: CardReactions) -> None:
    for number in range(40):
        table.notice(Took(1 + number % 2, KING), 8, None)
    assert not any(each.phrase for each in table.shown.values())
    spoken = 0
    for number in range(60):
        table.notice(Took(1 + number % 2, KING), 8, language("en"))
        said = [each for each in table.shown.values() if each.phrase]
        assert len(said) <= 1
        spoken += bool(said)
        if number % 3 == 0:
            table.update(SPEAKS)
            assert not table.shown
    assert spoken


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("who", OURS)
def test_every_character_has_words_for_every_mood(code: str, who: str) -> None:
    words = language(code)
    for mood in Mood:
        for number in range(1, PHRASES + 1):
            assert words.knows(f"phrase-{who}-{mood}-{number}")
