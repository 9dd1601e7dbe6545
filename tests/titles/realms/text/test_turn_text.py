"""What the plates of the players tell of their last turn."""

from __future__ import annotations

from game.lang import language, plain
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.play.events import (
    Brought,
    Declined,
    Discarded,
    Drew,
    Event,
    Took,
    TurnBegan,
)
from game.titles.realms.text.turn_text import last_turn

CARDS = catalogue()
KING, QUEEN, SWAMP = (CARDS.by_name[name].number for name in ("king", "queen", "swamp"))


def told(seat: int, *events: Event) -> list[str]:
    words = language("en")
    return [plain(words.say(each)) for each in last_turn(events, seat, CARDS)]


def test_a_draw_from_the_deck_goes_without_saying() -> None:
    assert told(1, TurnBegan(1), Drew(1, None), Discarded(1, SWAMP)) == ["discarded Swamp"]


def test_a_card_taken_and_one_discarded_are_told_together_or_the_latter_alone() -> None:
    turn = (TurnBegan(1), Took(1, KING), Discarded(1, SWAMP))
    assert told(1, *turn) == ["took King, discarded Swamp", "discarded Swamp"]


def test_only_the_latest_turn_counts() -> None:
    earlier = (TurnBegan(1), Took(1, KING), Discarded(1, SWAMP))
    assert told(1, *earlier, TurnBegan(2), TurnBegan(1)) == []
    assert told(1, *earlier, TurnBegan(2), Took(2, SWAMP)) == told(1, *earlier)


def test_nobody_is_told_of_the_deeds_of_others() -> None:
    assert told(0, TurnBegan(1), Took(1, KING), Discarded(1, SWAMP)) == []


def test_the_extra_card_at_the_end_is_named_only_where_it_was_seen() -> None:
    assert told(1, Brought(1, QUEEN, KING, openly=True)) == ["took King"]
    assert told(1, Brought(1, QUEEN, None, openly=False)) == ["took an extra card"]
    assert told(1, Declined(1, QUEEN)) == ["passed"]
