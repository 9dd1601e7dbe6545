"""Every card that needs a picture, by suit: the keys name both the painting and the picture."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from game.titles.realms.cards.catalogue import PRINTED
from game.titles.realms.cards.items import ITEMS
from game.titles.realms.cards.terms import Suit

SUITS: dict[str, tuple[str, ...]] = {
    suit.key: tuple(card.unique_key for card in PRINTED if card.suit is suit) for suit in Suit
} | {"cursed": tuple(item.unique_key for item in ITEMS)}
