"""Cursed Items within sentences: declined and with their articles, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.engine.message import Message
from game.lang import LANGUAGES, language, plain
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.items import ITEMS, Item
from game.titles.realms.play.events import Discarded, Event, Took, TurnBegan
from game.titles.realms.play.item_events import (
    ItemDiscarded,
    ItemDrawn,
    ItemTaken,
    ItemUsed,
    LaidAside,
    Swapped,
)
from game.titles.realms.text.event_text import event_text
from game.titles.realms.text.item_wording import item_text
from game.titles.realms.text.turn_text import last_turn
from game.titles.realms.text.wording import card_name

CARDS = catalogue()
NAMES = ("Ada", "Ben")
OF_ITEMS = [str(item.name) for item in ITEMS]
CHAPTERS = ("rules-items", "rules-item-rulings")
FIGURES = dict.fromkeys(
    ("count", "hand", "ending", "more", "later", "rounds", "most", "chest"), 3
)  # fmt: skip


def deeds(item: Item) -> Iterator[Event]:
    """Everything that is told of an item by its name."""
    yield ItemDrawn(1, item.number)
    yield ItemDrawn(1, item.number, from_reserve=True)
    yield ItemDiscarded(1, item.number)
    yield ItemUsed(1, item.number)
    yield ItemUsed(1, item.number, again=True)
    yield ItemTaken(1, item.number, None)
    yield ItemTaken(1, item.number, 0)
    yield LaidAside(1, (item.number,))


def told(code: str, item: Item) -> list[str]:
    """What chronicle and plates say of these."""
    messages: list[Message | None] = []
    for deed in deeds(item):
        messages.append(event_text(deed, NAMES, CARDS))
        messages += last_turn([TurnBegan(1), deed], 1, CARDS, NAMES, 0)
    return [plain(language(code).say(each)) for each in messages if each]


def as_object(code: str, key: str) -> str:
    """A name as what something is done with: "den Goldenen Spiegel", "l’Hameçon"."""
    words = language(code)
    name = words.say(card_name(key))
    match code:
        case "de":
            articles = {"masculine": "den", "feminine": "die", "neuter": "das", "plural": "die"}
            article = articles[words.form(f"card-{key}", "gender")]
            return f"{article} {words.form(f'card-{key}', 'oblique')}"
        case "fr" | "es":
            article = words.form(f"card-{key}", "article")
            return f"l’{name}" if article == "l" else f"{article} {name}"
    return f"the {name}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("item", ITEMS, ids=OF_ITEMS)
def test_what_is_done_with_an_item_is_told_with_its_article(code: str, item: Item) -> None:
    """But for a plate on which there is room for the name alone."""
    name, found = plain(language(code).say(card_name(item.name))), told(code, item)
    sentences = [text for text in found if text != name]
    assert name in found
    assert len(sentences) > len(list(deeds(item)))
    for text in sentences:
        if code == "en" and "your" in text:
            assert f"your {name}" in text
        else:
            assert as_object(code, item.name) in text


def test_german_names_are_declined() -> None:
    assert [as_object("de", key) for key in ("gold_mirror", "sealed_vault", "winged_boots")] == [
        "den Goldenen Spiegel", "den Verschlossenen Tresor", "die Geflügelten Stiefel"
    ]  # fmt: skip
    mirror = next(item for item in ITEMS if item.name == "gold_mirror")
    assert "setzte den Goldenen Spiegel ein" in told("de", mirror)
    assert "stahl dir den Goldenen Spiegel" in told("de", mirror)


def test_what_was_taken_from_somebody_is_theirs_in_number_and_gender() -> None:
    king, knights, dragon = (CARDS.by_key[key].number for key in ("king", "knights", "dragon"))

    def swap(code: str, given: int, got: int) -> list[str]:
        events = [TurnBegan(1), Swapped(1, given, 0, got)]
        return [plain(language(code).say(each)) for each in last_turn(events, 1, CARDS, NAMES, 0)]

    assert swap("de", knights, dragon) == [
        "tauschte Ritter gegen deinen Drachen", "nahm deinen Drachen"
    ]  # fmt: skip
    assert swap("fr", king, knights)[0] == "a échangé le Roi contre vos Chevaliers"
    assert swap("es", king, dragon) == ["te cambió el Rey por el Dragón", "te quitó el Dragón"]


def test_a_german_card_is_declined_in_chronicle_and_plates() -> None:
    bow = CARDS.by_key["elven_longbow"].number
    words, turn = language("de"), [TurnBegan(1), Took(1, bow), Discarded(1, bow)]
    (short,) = last_turn(turn, 1, CARDS, NAMES, 0)[:1]
    assert plain(words.say(short)) == "nahm Elbischen Bogen, legte Elbischen Bogen ab"
    (_, took, _) = (event_text(each, NAMES, CARDS) for each in turn)
    assert took
    assert plain(words.say(took)) == "Ben nimmt den Elbischen Bogen aus dem Ablagebereich."


def long_texts(code: str) -> Iterator[str]:
    """The chapters of the rules, and what items say of each other."""
    words = language(code)
    for chapter in CHAPTERS:
        yield plain(words.form(chapter, "text", **FIGURES))
    for item in ITEMS:
        yield plain(words.say(item_text(item)))


def test_no_german_sentence_leaves_a_name_undeclined() -> None:
    """After an article, and after what asks for another case."""
    words = language("de")
    before = "der|die|das|den|dem|des|eine?[mnrs]?|deine?[mnrs]?|mit|beim|bei|vom|von|zum|aus|durch"
    changing = [
        name
        for item in ITEMS
        if (name := words.say(card_name(item.name))) != words.form(f"card-{item.name}", "oblique")
    ]
    assert "Goldener Spiegel" in changing
    wrong = re.compile(rf"\b({before}) ({'|'.join(changing)})", re.IGNORECASE)
    assert wrong.search("mit dem Goldener Spiegel")
    for text in long_texts("de"):
        assert not wrong.search(text)


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("fr", r"\b(de|à) les? [A-ZÉÂÎ]|\b(le|la|de|que|ne) [AEIOUÉÈÂÊÎÔ]\w|\b(le|la) H[a-z]"),
        ("es", r"\b(de|a) el [A-ZÁÉ]"),
    ],
)
def test_articles_are_elided_and_contracted(code: str, wrong: str) -> None:
    texts = [text for item in ITEMS for text in told(code, item)]
    for text in (*texts, *long_texts(code)):
        assert not re.search(wrong, text), text
