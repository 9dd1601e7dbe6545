"""What opponents feel, and say, about what everybody sees."""

from __future__ import annotations

import pygame
import pytest

from ai.registry import opponents
from game.client.match.reactions import PHRASES, SPEAKS, Mood, Place, words_area
from game.client.motion import Motion
from game.client.realms.layout import TableLayout
from game.client.realms.reactions import CardReactions
from game.engine.seats import Controller, Seat
from game.lang import LANGUAGES, language
from game.titles.realms.play.events import Discarded, Took

KING, SWAMP = 12, 3
OURS = [entry.key for entry in opponents(title="realms").values()]


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


@pytest.mark.parametrize("items", [False, True])
@pytest.mark.parametrize("opponents", range(1, 6))
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_words_cover_no_hand_and_no_card(
    window: tuple[int, int], opponents: int, items: bool
) -> None:
    layout = TableLayout(window, opponents, 10, with_items=items)
    meaning = pygame.Rect(0, 0, layout.px(260), layout.px(34))
    meaning.center = (layout.tray.centerx, layout.tray.y)
    slots = [layout.slot(index) for index in range(5)]
    cards = [pygame.Rect(0, 0, round(each.width), round(each.width * 1.3)) for each in slots]
    for card, slot in zip(cards, slots, strict=True):
        card.center = (round(slot.x), round(slot.y))
    for player in range(opponents):
        face = layout.face(layout.opponent(player))
        place = Place(face, layout.felt, layout.scale, meaning, layout.said)
        words = words_area((layout.px(400), layout.px(46)), place)
        held = [layout.held(player, index, 8, 3) for index in range(8)]
        assert words.collidelist([*held, *cards, layout.deck, meaning]) < 0
        assert layout.felt.contains(words)
