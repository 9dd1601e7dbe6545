"""Why a card brings what it brings, told so that nobody has to guess."""

from __future__ import annotations

import pytest

from game.lang import LANGUAGES, language, plain
from game.titles.realms import score
from game.titles.realms.text.score_text import explain

Choices = dict[str, str | tuple[str, str]]


def reasons(
    hand: str, of: str, code: str = "en", choices: Choices | None = None, modules: str = ""
) -> list[str]:
    sheet = score(hand.split(), choices=choices or {}, modules=modules.split())
    place = hand.split().index(of)
    words = language(code)
    return [plain(words.say(explain(sheet, line))) for line in sheet.lines_of(place)]


def test_the_king_names_the_armies_and_not_the_queen_among_them() -> None:
    hand = "king queen knights rangers"
    for of, given in (("king", "Queen"), ("queen", "King")):
        assert reasons(hand, of) == [
            f"+5 for each Army, or +20 each with {given} (Knights and Rangers)"
        ]


def test_the_king_names_a_queen_that_is_an_army_herself() -> None:
    hand = "king queen knights book_of_changes"
    (told,) = reasons(hand, "king", choices={"book_of_changes": ("queen", "army")})
    assert told.endswith("(Queen and Knights)")


def test_a_card_that_blanks_itself_is_told_as_such() -> None:
    assert reasons("smoke king", "smoke") == ["Blanked by itself, without any Flame"]
    hand = "war_dirigible knights rainstorm"
    assert reasons(hand, "war_dirigible") == ["Blanked by itself, with Rainstorm"]
    assert reasons("basilisk knights", "knights") == ["Blanked by Basilisk"]


def test_a_card_that_its_own_text_hits_is_blanked_by_itself() -> None:
    hand = "basilisk king book_of_changes"
    told = reasons(hand, "basilisk", choices={"book_of_changes": ("basilisk", "leader")})
    assert told == ["Changed to Leader by Book of Changes", "Blanked by itself"]


@pytest.mark.parametrize(
    ("of", "told"),
    [
        ("smoke", "Masquée par elle-même, sans aucune Flamme"),
        ("warship", "Masqué par lui-même, sans aucune Vague"),
        ("knights", "Masqués par le Basilic"),
        ("princess", "Masquée par le Basilic"),
        ("king", "Masqué par le Basilic"),
    ],
)
def test_french_agrees_with_the_name_of_the_card(of: str, told: str) -> None:
    assert reasons("smoke warship basilisk knights princess king", of, "fr")[-1] == told


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_reason_for_blanking_hides_who_did_it(code: str) -> None:
    by_itself = {
        "en": "by itself",
        "de": "Durch sich selbst",
        "es": "por sí misma",
        "fr": "par elle-même",
    }[code]
    (told,) = reasons("smoke king", "smoke", code)
    assert by_itself in told
