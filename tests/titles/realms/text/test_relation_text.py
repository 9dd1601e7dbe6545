"""Relations can be said from both sides, in every language."""

from __future__ import annotations

from hypothesis import given, settings

from game.lang import LANGUAGES, language, plain
from game.titles.realms import score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.scoring.relations import relations
from game.titles.realms.text.relation_text import tell

from ..scoring.deals import Deal, deals


@settings(deadline=None, max_examples=50)
@given(deals)
def test_every_relation_can_be_said_in_every_language(deal: Deal) -> None:
    sheet = deal.score()
    for relation in relations(sheet):
        for card in {relation.target, *relation.sources}:
            for code in LANGUAGES:
                assert language(code).say(tell(sheet, relation, card))


def test_a_card_tells_what_it_does_and_what_is_done_to_it() -> None:
    cards = catalogue(frozenset())
    keys = "water_elemental forge great_flood warship whirlwind knights swamp"
    sheet = score_cards(tuple(cards.by_key[key] for key in keys.split()), {}, cards)

    def told(key: str) -> set[str]:
        card = cards.by_key[key]
        return {
            plain(language("en").say(tell(sheet, relation, card)))
            for relation in relations(sheet)
            if relation.concerns(card)
        }

    assert told("great_flood") == {
        "Water Elemental +15",
        "Blanks Forge",
        "The word Army cleared by Warship",
        "Missing for Whirlwind: +40 with Rainstorm",
    }
    assert told("forge") == {"Blanked by Great Flood"}
    assert told("water_elemental") == {"+15 from Great Flood", "+15 from Swamp"}
    assert told("whirlwind") == {"Missing: +40 with Rainstorm"}
    assert told("warship") == {
        "Clears the word Army from Great Flood",
        "Clears the word Army from Swamp",
    }
    assert told("knights") == {"−8 without any Leader", "Missing: +8 with any Leader"}
