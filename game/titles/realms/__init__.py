"""Fantasy Realms: the cards, and what a hand of them is worth.

What is named here is loaded when it is first asked for: whoever only wants to know a card does not
wait for the batch scorer and its numpy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cards.card import Card, Module
    from .cards.catalogue import Catalogue, catalogue
    from .cards.terms import Name, Suit
    from .scoring.bad_hand import BadHand
    from .scoring.batch import best_choices, worst_choices
    from .scoring.by_keys import score
    from .scoring.scoring import score_cards
    from .scoring.sheet import Choices, ScoreSheet

__all__ = [
    "BadHand",
    "Card",
    "Catalogue",
    "Choices",
    "Module",
    "Name",
    "ScoreSheet",
    "Suit",
    "best_choices",
    "catalogue",
    "score",
    "score_cards",
    "worst_choices",
]

_HOMES = {
    "Card": "cards.card",
    "Module": "cards.card",
    "Catalogue": "cards.catalogue",
    "catalogue": "cards.catalogue",
    "Name": "cards.terms",
    "Suit": "cards.terms",
    "BadHand": "scoring.bad_hand",
    "best_choices": "scoring.batch",
    "worst_choices": "scoring.batch",
    "score": "scoring.by_keys",
    "score_cards": "scoring.scoring",
    "Choices": "scoring.sheet",
    "ScoreSheet": "scoring.sheet",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
