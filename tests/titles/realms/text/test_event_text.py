"""Every event can be told, or is passed over on purpose."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from game.engine.contract import Outcome
from game.lang import LANGUAGES, language, plain
from game.session.outcome_text import outcome_text
from game.titles.realms import Module
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.items import ITEMS, ItemName
from game.titles.realms.play.events import (
    Brought,
    Chose,
    Decided,
    Drew,
    DrewTwo,
    Ended,
    Event,
    Kept,
    Reconsidered,
    Searched,
    Shown,
    TurnBegan,
)
from game.titles.realms.play.item_events import ItemDrawn, ItemTaken, ItemUsed, LaidAside
from game.titles.realms.play.trade_events import (
    Gone,
    Rested,
    SteppedAway,
    SteppedUp,
    WishDropped,
)
from game.titles.realms.text.event_text import event_text
from tests.engine.matches import REALMS_GAMES

OFTEN_ENOUGH = 60
"""Times an event of a kind is told in all languages."""
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"]
CARDS = catalogue([Module.SUITS, Module.PROMOS])


def passed_over(event: Event) -> bool:
    """What tells nothing that is not seen anyway, or follows from what is told before or after."""
    match event:
        case TurnBegan(must_draw=False) | Kept(card=None) | Decided():
            return True
        case Gone() | WishDropped() | Rested() | SteppedAway() | SteppedUp():
            return True
        case _:
            return False


def test_every_kind_of_event_occurs_in_a_match_and_can_be_told() -> None:
    seen: Counter[type] = Counter()
    for game in REALMS_GAMES:
        for seed in range(6):
            table = game.play(f"told {seed}")
            for event in table.events(0):
                seen[type(event)] += 1
                line = event_text(event, NAMES, table.options.cards)
                assert line or passed_over(event)
                for code in LANGUAGES if seen[type(event)] <= OFTEN_ENOUGH else ():
                    assert line is None or language(code).say(line)
    assert set(seen) == set(get_args(Event))


def said(event: Event, code: str = "en") -> str:
    line = event_text(event, NAMES, CARDS)
    assert line
    return plain(language(code).say(line))


def test_what_is_hidden_is_told_without_its_name() -> None:
    assert said(Drew(1, None)) == "Ben draws a card."
    assert said(Drew(1, 31)) == "Ben draws King."
    assert said(DrewTwo(1, ())) == "Ben draws two cards."
    assert said(DrewTwo(1, (31, 32))) == "Ben draws King and Queen."
    assert said(Kept(1, 31)) == "Ben keeps King."
    assert said(Brought(2, 62, None, openly=False)) == "Genie brings Cleo an extra card."


def test_why_the_game_is_over_is_told() -> None:
    assert said(Ended()) == "The discard area is full: the game is over."
    assert said(Ended(for_want_of_cards=True)) == "The deck is empty: the game is over."


def test_what_is_shown_and_searched_at_the_end_is_told() -> None:
    assert said(Shown(2, 62)) == "Cleo reveals Genie."
    assert said(Searched(2)) == "Cleo looks through the deck."


def test_choices_are_told_by_their_kind() -> None:
    assert said(Chose(0, 52, "flood")) == "Ada: Mirage becomes Flood."
    assert said(Chose(0, 52, "swamp")) == "Ada: Mirage becomes Swamp."
    assert said(Chose(0, 49, ("king", "army"))) == "Ada: Book of Changes turns King into Army."
    assert said(Chose(0, 64, None)) == "Ada leaves Angel as it is."
    assert said(Reconsidered(0, 52)) == "Ada reconsiders Mirage."


def test_a_victory_may_be_shared_and_there_may_be_none() -> None:
    for places, told in (
        ((1, 2, 3), "Ada wins."),
        ((1, 3, 1), "Ada and Cleo share the victory."),
        ((3, 3, 3), "Nobody wins."),
    ):
        line = outcome_text(Outcome((0, 0, 0), places), NAMES)
        assert plain(language("en").say(line)) == told
    assert said(TurnBegan(1, must_draw=True)).endswith("Ben must draw.")
    assert event_text(TurnBegan(1), NAMES, CARDS) is None


def test_choices_of_other_cards_are_told_by_what_they_do() -> None:
    assert said(Chose(0, 53, "king")) == "Ada: Doppelgänger becomes King."
    assert said(Chose(0, 9, "wildfire")) == "Ada: Island clears the penalty of Wildfire."
    assert said(Chose(0, 64, "king")) == "Ada: Angel protects King."


def test_items_have_their_articles() -> None:
    number = {item.name: item.number for item in ITEMS}
    events = (
        ItemUsed(0, number[ItemName.GOLD_MIRROR]),
        ItemDrawn(1, number[ItemName.WISHING_RING]),
        ItemTaken(0, number[ItemName.WINGED_BOOTS], 1),
        LaidAside(0, (number[ItemName.SPYGLASS], number[ItemName.SHOVEL])),
    )
    told = {code: [said(event, code) for event in events] for code in LANGUAGES}
    assert told == {
        "en": [
            "Ada uses the Gold Mirror.",
            "Ben now has the Wishing Ring.",
            "Ada uses the Winged Boots, stolen from Ben.",
            "Ada sets aside the Spyglass and the Shovel.",
        ],
        "de": [
            "Ada setzt den Goldenen Spiegel ein.",
            "Ben hat jetzt den Wunschring.",
            "Ada stiehlt die Geflügelten Stiefel von Ben und macht sofort Gebrauch davon.",
            "Ada legt das Fernglas und die Schaufel beiseite.",
        ],
        "es": [
            "Ada usa el Espejo de oro.",
            "Ben tiene ahora el Anillo de deseos.",
            "Ada usa en el acto las Botas aladas que le roba a Ben.",
            "Ada aparta el Catalejo y la Pala.",
        ],
        "fr": [
            "Ada utilise le Miroir doré.",
            "Ben a maintenant l’Anneau de souhait.",
            "Ada vole les Bottes ailées à Ben et s’en sert aussitôt.",
            "Ada met de côté la Longue-vue et la Pelle.",
        ],
    }
