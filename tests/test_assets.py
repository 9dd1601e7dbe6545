"""Every card has its painting, every face its portrait."""

from __future__ import annotations

import json

import pytest

from ai.registry import OURS
from game.client.realms.card_print import Printable
from game.client.scenes.names import LENT
from game.paths import assets
from game.store.settings import PORTRAITS
from game.titles.realms import Module
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.items import ITEMS
from game.titles.realms.cards.terms import Suit

CARDS: dict[int, Printable] = {
    card.number: card
    for card in (
        *catalogue().cards,
        *catalogue([Module.SUITS, Module.PROMOS]).cards,
        *ITEMS,
    )
}
ART = assets() / "art"


def test_there_are_ninety_five_cards() -> None:
    assert sorted(CARDS) == list(range(1, 96))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.unique_key)
def test_every_card_has_a_painting_of_its_own_in_two_sizes(card: Printable) -> None:
    key = card.unique_key
    for folder in ("cards", "cards/small"):
        assert (ART / folder / f"{key}.webp").exists()
    assert f"cards/{key}" in json.loads((ART / "manifest.json").read_text("utf-8"))
    assert [other for other in CARDS.values() if other.unique_key == key] == [card]


@pytest.mark.parametrize("suit", [*(suit.key for suit in Suit), "cursed"])
def test_every_suit_has_its_frames_and_its_icon(suit: str) -> None:
    for picture in (f"frames/full/{suit}.webp", f"frames/compact/{suit}.webp", f"icons/{suit}.png"):
        assert (ART / picture).exists()


def test_every_seat_has_a_face() -> None:
    people = [f"person_{number}" for number in range(1, PORTRAITS + 1)]
    for key in (*people, *(entry.key for entry in OURS), "plugin"):
        face = LENT.get(key, key)
        assert (ART / "portraits" / f"{face}.webp").exists()


def test_a_download_stays_small() -> None:
    size = sum(file.stat().st_size for file in ART.rglob("*") if file.is_file())
    assert size < 40_000_000
