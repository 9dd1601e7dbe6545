"""Fantasy Realms: the cards, and what a hand of them is worth."""

from .bad_hand import BadHand
from .cards import Card, Module
from .catalogue import Catalogue, catalogue
from .scoring import score, score_cards
from .sheet import ScoreSheet
from .terms import Name, Suit

__all__ = [
    "BadHand",
    "Card",
    "Catalogue",
    "Module",
    "Name",
    "ScoreSheet",
    "Suit",
    "catalogue",
    "score",
    "score_cards",
]
