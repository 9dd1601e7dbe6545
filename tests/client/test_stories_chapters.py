"""The rules of Fantastic Stories, to be read and searched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.client.stories.chapters import TURN, chapters
from game.lang import LANGUAGES, language, plain
from game.titles.stories.board import BOARD, Magic
from game.titles.stories.state import DICE, PAWNS, ROUNDS, STORIES

from .client import Client


def text(key: str, code: str = "en") -> str:
    chapter = next(each for each in chapters(language(code)) if each.key == key)
    return plain(language(code).form(key, "text", **chapter.facts))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_chapter_can_be_read(code: str) -> None:
    titles = [language(code).form(each.key, "title") for each in chapters(language(code))]
    assert len(set(titles)) == len(titles)
    for each in chapters(language(code)):
        assert len(text(each.key, code)) > 300
        assert not re.search(r"[{}$*]|  |\.\.| \.| ,", text(each.key, code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_chapter_has_as_many_paragraphs_and_points_in_every_language(code: str) -> None:
    for each in chapters(language(code)):
        english, other = text(each.key).split("\n\n"), text(each.key, code).split("\n\n")
        assert [part.startswith("- ") for part in other] == [
            part.startswith("- ") for part in english
        ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_magic_and_stories_are_found_by_their_names(code: str) -> None:
    words = language(code)
    for magic in Magic:
        assert words.text(f"magic-{magic}") in text("stories-rules-magic", code)
        assert words.text(f"space-{BOARD.magic[magic]}") in text("stories-rules-magic", code)
    for story in BOARD.adventures.values():
        assert words.text(f"story-{story.key}") in text("stories-rules-tales", code)
        assert words.text(f"story-item-{story.item}") in text("stories-rules-tales", code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_fact_is_left_out(code: str) -> None:
    """Every number a chapter is given stands in its text."""
    for each in chapters(language(code)):
        for name, fact in each.facts.items():
            if isinstance(fact, int):
                assert re.search(rf"\b{fact}\b", text(each.key, code)), f"{each.key} {name}"


def test_numbers_come_from_the_rules() -> None:
    assert f"You have {PAWNS} pawns." in text("stories-rules-goal")
    assert f"tell {STORIES} of them" in text("stories-rules-goal")
    assert f"and {PAWNS - 1} in reserve" in text(TURN)
    assert f"{DICE} at most" in text(TURN)
    assert f"after {ROUNDS} rounds" in text("stories-rules-ending")
    assert "joins Castle Prologue and Hollow Oak" in text("stories-rules-board")


def test_chances_are_those_of_fair_dice() -> None:
    assert "67% of the time, with three dice 42%, with a single die 17%." in text(
        "stories-rules-dice"
    )
    assert "87% of the time" in text("stories-rules-advice")


def test_every_chapter_has_the_pictures_it_calls_for_and_no_others() -> None:
    for code in LANGUAGES:
        for each in chapters(language(code)):
            called = re.findall(r"^@ (\w+)$", text(each.key, code), re.MULTILINE)
            assert sorted(called) == sorted(each.drawings), (code, each.key)
    assert sum(len(each.drawings) for each in chapters(language("en"))) == 7


@pytest.mark.parametrize("scale", [0.67, 1.6])
@pytest.mark.parametrize("width", [500, 1100])
def test_pictures_are_as_wide_as_the_page_and_show_something(
    tmp_path: Path, width: int, scale: float
) -> None:
    client = Client(tmp_path)
    for each in client.app.rooms["stories"].chapters:
        for name, draw in each.drawings.items():
            made = draw(width, scale)
            ink = made.get_bounding_rect()
            assert made.get_width() == width, name
            assert 30 < ink.height <= made.get_height(), name
            assert ink.width > 100, name
    client.close()
