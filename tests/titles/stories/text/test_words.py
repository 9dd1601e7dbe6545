"""What everything on the board is called: short, told apart, and in every language."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from game.engine.message import Message
from game.lang import LANGUAGES, Language, language, plain
from game.titles.stories.board import BOARD, Kind, Magic
from game.titles.stories.moves import why_not, why_untold
from game.titles.stories.options import Variant
from game.titles.stories.state import Use
from tests.titles.stories.positions import rolled, told_by

LONGEST_NAME = 18
"""Letters; a label has its place between roads."""
LEAST_WORDS, MOST_WORDS = 50, 90
"""Of a page of a Book."""
LONGEST_TIP = 170

words_of = pytest.mark.parametrize("words", list(map(language, LANGUAGES)), ids=list(LANGUAGES))


def names(words: Language, prefix: str, keys: Iterable[str]) -> list[str]:
    return [words.text(f"{prefix}-{key}") for key in keys]


@words_of
def test_names_of_spaces_are_short_and_differ(words: Language) -> None:
    called = names(words, "space", BOARD.spaces)
    assert [name for name in called if len(name) > LONGEST_NAME] == []
    assert len(set(called)) == len(BOARD.spaces)


@words_of
@pytest.mark.parametrize(
    ("prefix", "keys"),
    [
        ("story", list(BOARD.adventures)),
        ("story-item", [story.item for story in BOARD.adventures.values()]),
        ("magic", list(Magic)),
        ("tunnel", [tunnel.key for tunnel in BOARD.tunnels]),
        ("space-kind", list(Kind)),
        ("new-variant", list(Variant)),
    ],
)
def test_things_of_a_kind_have_names_of_their_own(
    words: Language, prefix: str, keys: list[str]
) -> None:
    assert len(set(names(words, prefix, keys))) == len(keys)


@words_of
def test_a_page_is_neither_a_note_nor_a_novel(words: Language) -> None:
    for story in BOARD.adventures:
        page = words.text(f"story-{story}-text")
        assert LEAST_WORDS <= len(page.split()) <= MOST_WORDS, page


@pytest.mark.parametrize("story", BOARD.adventures)
def test_every_language_tells_a_story_in_its_own_words(story: str) -> None:
    assert len({language(code).text(f"story-{story}-text") for code in LANGUAGES}) == len(LANGUAGES)


@words_of
def test_what_things_are_for_is_one_short_sentence_or_two(words: Language) -> None:
    tips = [
        *(words.text(f"magic-{magic}-tip") for magic in Magic),
        *(words.text(f"space-kind-{kind}-tip") for kind in Kind),
        words.text("tunnel-tip"),
    ]
    for tip in tips:
        assert 0 < len(tip) <= LONGEST_TIP, tip
        assert tip.endswith(".")
    assert words.text("new-variant-stories-tip")


# Why not.


def reasons() -> dict[str, Message]:
    """Each reason the rules give, by a position that has it."""
    position = rolled("castle", "castle", "otter", dice=(6,))
    acted = replace(position, used=(Use(1, 6),))
    return {
        "road": why_not(position, 0, "temple"),
        "die": why_not(position, 0, "trumpet"),
        "acted": why_not(acted, 0, "trumpet"),
        "ferry": why_not(position, 2, "gull"),
        "keys": why_not(position, 0, "hollow"),
        "told": why_untold(told_by(position, 0, "dragon"), "dragon"),
        "nobody": why_untold(position, "dragon"),
        "item": why_untold(rolled("dragon"), "dragon"),
    }


def test_reasons_are_told_as_a_player_would() -> None:
    said = {key: plain(language("en").say(reason)) for key, reason in reasons().items()}
    assert {key: reason.key for key, reason in reasons().items()} == {
        key: f"stories-illegal-{key}" for key in said
    }
    assert said == {
        "road": "No road leads there from here.",
        "die": "You need a die showing 1.",
        "acted": "This pawn can’t act anymore this turn.",
        "ferry": "The ferry is at Heron Dock now.",
        "keys": "Only the Magic Keys open the tunnel.",
        "told": "You have already told this story.",
        "nobody": "You have no pawn there.",
        "item": "You need a pawn at Tinker’s Forge for the Mirror Shield.",
    }


@words_of
def test_reasons_name_the_dock_and_the_item(words: Language) -> None:
    """By the names they have on the board; none is taken for another."""
    for reason in reasons().values():
        assert plain(words.say(reason))
    docks = [words.text("stories-illegal-ferry", dock=dock) for dock in BOARD.docks]
    for dock, said in zip(BOARD.docks, docks, strict=True):
        assert words.text(f"space-{dock}") in said
    for story in BOARD.adventures.values():
        said = words.text("stories-illegal-item", item=story.item)
        assert words.text(f"story-item-{story.item}") in said
