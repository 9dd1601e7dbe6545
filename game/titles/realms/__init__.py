"""Fantasy Realms: the cards, and what a hand of them is worth."""

from .bad_hand import BadHand
from .batch import best_choices, worst_choices
from .by_keys import score
from .cards import Card, Module
from .catalogue import Catalogue, catalogue
from .scoring import score_cards
from .sheet import Choices, ScoreSheet
from .terms import Name, Suit

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
