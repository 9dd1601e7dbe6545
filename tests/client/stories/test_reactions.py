"""What opponents feel, and say, about what happens on the board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ai.registry import opponents
from game.client.match.reactions import PHRASES, SPEAKS, Mood
from game.client.motion import Motion
from game.client.stories.reactions import BoardReactions
from game.engine.seats import Controller, Seat
from game.lang import LANGUAGES, language
from game.titles.stories.events import Idle, LastRound, Told, Walked
from tests.client.client import Client

from .playing import asked, at, position, sit_down_at

NOBODY = ((), (), ())
OURS = [key for key, entry in opponents(title="stories").items() if not entry.is_plugin]


@pytest.fixture
def company() -> BoardReactions:
    others = (Seat(key, Controller.OPPONENT, key) for key in ("novice", "master"))
    return BoardReactions([Seat("Ada"), *others], "a match", Motion())


def moods(company: BoardReactions) -> dict[int, Mood]:
    return {seat: reaction.mood for seat, reaction in company.shown.items()}


def test_who_tells_a_story_is_pleased_and_who_stands_there_is_not(company: BoardReactions) -> None:
    company.notice(Told(1, 0, "temple", 5), ((), (), ("temple",)), None)
    assert moods(company) == {1: Mood.PLEASED, 2: Mood.ANNOYED}


def test_who_comes_to_an_item_is_pleased(company: BoardReactions) -> None:
    company.notice(Walked(1, 0, "castle", "hedge", 3), NOBODY, None)
    assert not moods(company)
    company.notice(Walked(2, 0, "keys", "cup", 6), NOBODY, None)
    assert moods(company) == {2: Mood.PLEASED}


def test_who_can_do_nothing_is_annoyed(company: BoardReactions) -> None:
    company.notice(Idle(1), NOBODY, None)
    assert moods(company) == {1: Mood.ANNOYED}


def test_the_last_round_comes_too_early_for_all_others(company: BoardReactions) -> None:
    company.notice(LastRound(1), NOBODY, None)
    assert moods(company) == {2: Mood.LATE}


def test_people_keep_their_own_faces(company: BoardReactions) -> None:
    company.notice(Idle(0), NOBODY, None)
    assert not moods(company)


def test_words_come_now_and_then_one_at_a_time(company: BoardReactions) -> None:
    spoken = 0
    for _ in range(40):
        company.notice(LastRound(0), NOBODY, language("en"))
        said = [each.phrase for each in company.shown.values() if each.phrase]
        assert len(said) <= 1
        spoken += len(said)
        company.update(SPEAKS)
    assert 0 < spoken < 40


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("who", OURS)
def test_every_character_has_words_for_every_mood(code: str, who: str) -> None:
    for mood in Mood:
        for number in range(1, PHRASES + 1):
            assert language(code).knows(f"phrase-stories-{who}-{mood}-{number}")


@pytest.mark.parametrize("speaks", [True, False])
def test_the_setting_silences_the_board(client: Client, speaks: bool) -> None:
    """Ada tells her third story, and five opponents would have something to say."""
    client.app.store.settings = replace(client.app.store.settings, phrases=speaks)
    own = ("book", "book", "temple", "lantern")
    told = (("pirate", "dragon"), *((),) * 5)
    scene = sit_down_at(client, position(own, *(("castle",),) * 5, dice=(5,), told=told))
    client.until(lambda: asked(client))
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    client.click(scene.layout.board.center)
    client.until(lambda: len(scene.reactions.shown) == 5)
    assert {each.mood for each in scene.reactions.shown.values()} == {Mood.LATE}
    assert any(each.phrase for each in scene.reactions.shown.values()) == speaks
