"""The rules of Fantasy Realms, chapter by chapter."""

from __future__ import annotations

from game.client.room import Chapter
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.catalogue import HAND_LIMIT
from game.titles.realms.play.options import STALLED_ROUNDS, Options, Variant

from .art import CardArt
from .examples import drawings, totals

TURN = "rules-turn"
"""What one looks up in the middle of a match."""


def chapters(art: CardArt) -> tuple[Chapter, ...]:
    """The numbers they speak of come out of the rules themselves."""
    base = Options(4)
    suits = Options(4, modules=(Module.SUITS,))
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
            "rules-hoard",
            {
                "hand": suits.cards.hand_size,
                "ending": suits.ending,
                "duel": suits_duel.ending,
            },
        ),
        Chapter("rules-extra", {"most": HAND_LIMIT}),
        Chapter("rules-examples", totals(), drawings(art)),
        Chapter("rules-signs"),
        Chapter("rules-controls"),
        Chapter("rules-rulings", {"rounds": STALLED_ROUNDS}),
        Chapter("rules-cards"),
    )
