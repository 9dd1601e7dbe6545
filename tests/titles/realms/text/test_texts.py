"""All texts of all cards, as a golden file per language so that a change is seen in review.

`python -m tests.titles.realms.text.test_texts` writes them anew.
"""

from __future__ import annotations

import re

import pytest

from game.commands.cards import describe
from game.lang import LANGUAGES, language, spans
from game.titles.realms import Suit
from game.titles.realms.cards import cursed_hoard
from game.titles.realms.cards.catalogue import PRINTED
from game.titles.realms.cards.items import ITEMS
from tests.goldens import FOLDER

CARDS = (*PRINTED, *cursed_hoard.REVISED, *ITEMS)
LONGEST_FLAVOUR = 80


def texts(code: str) -> str:
    words = language(code)
    lines = []
    for card in CARDS:
        told = describe(card, words)
        lines.append(f"{told['number']} {told['name']} ({told['suit']} {told['strength']})")
        lines += [
            f"  {part}: {told[part]}"
            for part in ("bonus", "penalty", "compact", "flavour")
            if told[part]
        ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_are_as_reviewed(code: str) -> None:
    assert texts(code) == (FOLDER / "texts" / f"{code}.txt").read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_can_be_read(code: str) -> None:
    suits = {suit.key for suit in Suit}
    for card in CARDS:
        told = describe(card, language(code))
        assert told["bonus"] or told["penalty"], card
        assert told["compact"], card
        assert 20 <= len(told["flavour"]) <= LONGEST_FLAVOUR, told["flavour"]
        for part in ("bonus", "penalty", "compact"):
            assert not re.search(r"[{}$]|  |\.\.| \.| ,", told[part]), told[part]
            icons = {span.suit for span in spans(told[part]) if span.suit}
            assert icons <= suits or part == "compact"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_cards_share_a_name_or_a_flavour(code: str) -> None:
    told = {card.name: describe(card, language(code)) for card in (*PRINTED, *ITEMS)}
    for part in ("name", "flavour"):
        values = [card[part] for card in told.values()]
        assert len(set(values)) == len(values)


if __name__ == "__main__":
    for each in LANGUAGES:
        (FOLDER / "texts" / f"{each}.txt").write_text(texts(each), "utf-8")
