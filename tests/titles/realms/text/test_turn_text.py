"""What the plates of the players tell of their last turn."""

from __future__ import annotations

from game.lang import language, plain
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.items import ITEM_BY_KEY
from game.titles.realms.cards.steps import Zone
from game.titles.realms.play.events import (
    Brought,
    Declined,
    Discarded,
    Drew,
    Event,
    Took,
    TurnBegan,
)
from game.titles.realms.play.item_events import (
    Buried,
    ItemTaken,
    ItemUsed,
    Looked,
    NamedSuit,
    ShowedCards,
    Swapped,
)
from game.titles.realms.text.turn_text import last_turn

CARDS = catalogue()
KING, QUEEN, SWAMP = (CARDS.by_name[name].number for name in ("king", "queen", "swamp"))


SPYGLASS, BALL, WAGON, SHOVEL = (
    ITEM_BY_KEY[key].number for key in ("spyglass", "crystal_ball", "market_wagon", "shovel")
)
NAMES = ("Ada", "Ben", "Cleo")


def told(seat: int, *events: Event) -> list[str]:
    words = language("en")
    return [plain(words.say(each)) for each in last_turn(events, seat, CARDS, NAMES, 0)]


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


# Cursed Items.


def test_an_item_is_told_with_the_card_discarded_or_alone_or_by_its_name() -> None:
    turn = (TurnBegan(1), ItemUsed(1, SHOVEL), Buried(1, QUEEN), Took(1, KING), Discarded(1, SWAMP))
    assert told(1, *turn) == ["used the Shovel, discarded Swamp", "used the Shovel", "Shovel"]


def test_whoever_is_looked_at_is_told_so_and_the_others_whose_hand_it_was() -> None:
    use = (TurnBegan(1), ItemUsed(1, SPYGLASS))
    assert told(1, *use, Looked(1, Zone.HAND, (), 0)) == ["looked at your hand"]
    at_another = [*use, Looked(1, Zone.HAND, (), 2)]
    assert told(1, *at_another) == ["looked at Cleo’s hand", "used the Spyglass", "Spyglass"]
    assert told(2, *use, Looked(1, Zone.HAND, (), 0)) == []


def test_a_look_at_the_deck_is_told_by_its_item() -> None:
    lens = ItemUsed(1, ITEM_BY_KEY["crystal_lens"].number)
    by_its_item = ["used the Crystal Lens", "Crystal Lens"]
    assert told(1, TurnBegan(1), lens, Looked(1, Zone.DECK_TOP, ())) == by_its_item


def test_one_is_told_what_somebody_saw_of_the_own_hand_by_naming_a_suit() -> None:
    use = (TurnBegan(1), ItemUsed(1, BALL), NamedSuit(1, BALL, "leader"))
    assert told(1, *use, ShowedCards(2, (SWAMP,)), ShowedCards(0, (KING, QUEEN))) == [
        "named Leader, saw your King and Queen", "saw your King and Queen", "saw 2 of your cards"
    ]  # fmt: skip
    assert told(1, *use, ShowedCards(0, ())) == ["named Leader, you had none", "named Leader"]
    of_another = ["named Leader", "used the Crystal Ball", "Crystal Ball"]
    assert told(1, *use, ShowedCards(2, (KING,))) == of_another


def test_what_was_shown_in_the_turn_of_another_is_told_on_that_plate_alone() -> None:
    shown = (TurnBegan(2), NamedSuit(2, BALL, "leader"), ShowedCards(0, (KING,)))
    assert told(1, TurnBegan(1), Discarded(1, SWAMP), *shown) == ["discarded Swamp"]


def test_what_was_stolen_or_swapped_is_told_to_whose_it_was() -> None:
    theft = (TurnBegan(1), ItemTaken(1, SHOVEL, 0), Buried(1, QUEEN))
    assert told(1, *theft) == ["stole your Shovel"]
    assert told(1, TurnBegan(1), ItemTaken(1, SHOVEL, 2)) == ["used the Shovel", "Shovel"]
    swap = (TurnBegan(1), ItemUsed(1, WAGON), Swapped(1, KING, 0, QUEEN))
    assert told(1, *swap) == ["swapped King for your Queen", "took your Queen"]
    with_another = (TurnBegan(1), ItemUsed(1, WAGON), Swapped(1, KING, 2, QUEEN))
    assert told(1, *with_another) == ["used the Market Wagon", "Market Wagon"]
