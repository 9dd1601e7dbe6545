"""The rules of Fantasy Realms, chapter by chapter."""

from __future__ import annotations

from game.client.room import Chapter
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.catalogue import HAND_LIMIT
from game.titles.realms.cards.items import ITEM_BY_KEY, ITEMS, ItemName
from game.titles.realms.play.ending import SEEN_ASIDE
from game.titles.realms.play.floor import LAPSES_AFTER, MOST_OFFERS, MOST_WISHES
from game.titles.realms.play.options import (
    LEAST_MINUTES,
    LIMITS,
    MINUTES,
    MOST_MINUTES,
    STALLED_ROUNDS,
    Options,
    Variant,
)

from .art import CardArt
from .examples import drawings, totals

CHAOS = "rules-chaos"
SLICE = 30
"""Seconds that each of several people at one machine trades before making way."""
TURN = "rules-turn"
"""What one looks up in the middle of a match."""


def chapters(art: CardArt) -> tuple[Chapter, ...]:
    """The numbers they speak of come out of the rules themselves."""
    base = Options(4)
    suits = Options(4, modules=(Module.SUITS,))
    items = Options(4, modules=(Module.ITEMS,))
    duel = Options(2, Variant.DUEL)
    suits_duel = Options(2, Variant.DUEL, (Module.SUITS,))
    return (
        Chapter("rules-goal", {"hand": base.cards.hand_size}),
        Chapter(TURN, {"hand": base.cards.hand_size}),
        Chapter("rules-ending", {"ending": base.ending, "rounds": STALLED_ROUNDS}),
        Chapter("rules-scoring"),
        Chapter("rules-blanking"),
        Chapter("rules-wild"),
        Chapter("rules-duel", {"ending": duel.ending}),
        Chapter(
            CHAOS,
            {
                "players": LIMITS[Variant.CHAOS].most,
                "usual": MINUTES,
                "least": LEAST_MINUTES,
                "most": MOST_MINUTES,
                "hand": base.cards.hand_size,
                "more": suits.cards.hand_size,
                "wishes": MOST_WISHES,
                "lapse": LAPSES_AFTER // 1000,
                "offers": MOST_OFFERS,
                "seen": SEEN_ASIDE,
            },
        ),
        Chapter(
            "rules-hoard",
            {
                "hand": suits.cards.hand_size,
                "ending": suits.ending,
                "duel": suits_duel.ending,
            },
        ),
        Chapter("rules-extra", {"most": HAND_LIMIT}),
        Chapter(
            "rules-items",
            {
                "count": len(ITEMS),
                "hand": items.cards.hand_size,
                "ending": items.ending,
                "more": suits.cards.hand_size,
                "later": suits.ending,
            },
        ),
        Chapter("rules-examples", totals(), drawings(art)),
        Chapter("rules-signs"),
        Chapter("rules-controls"),
        Chapter("rules-rulings", {"rounds": STALLED_ROUNDS}),
        Chapter("rules-cards"),
        Chapter("rules-chaos-rulings", {"slice": SLICE}),
        Chapter(
            "rules-item-rulings",
            {"rounds": STALLED_ROUNDS, "most": HAND_LIMIT, "chest": _full_chest()},
        ),
    )


def _full_chest() -> int:
    """What a Treasure Chest is worth among as many items as it wants."""
    chest = ITEM_BY_KEY[ItemName.TREASURE_CHEST]
    assert chest.hoard
    return chest.worth(players=4, face_down=chest.hoard.others + 1)
