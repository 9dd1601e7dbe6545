"""Poacher: takes what others collect, feeds nobody, and ends the game while ahead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.view import View
from game.titles.realms.scoring.relations import Kind, relations

from .hands import Values
from .manners import BLUFFING
from .styles import Styled, counted, tempting

RISK = 20.0
"""Points given up at most to spoil something for somebody, or to get away."""
SPOILS = 0.6
"""How much of what a card would be worth to others counts."""
AHEAD = 170
"""A hand that scores so much is worth running away with."""
HURRY = 18.0
"""What a card more in the discard area is worth then."""


class Poacher(Styled):
    """Watches the cards that lie open before the others."""

    manners = BLUFFING

    def taste(self, view: View, legal: Sequence[Action], values: Values) -> Values:
        found = np.zeros(len(legal))
        hurry = HURRY if self._ahead(view) else 0.0
        for index in tempting(values, RISK):
            match legal[index]:
                case Draw():
                    found[index] = hurry
                case Take(card):
                    found[index] = SPOILS * wanted(view, card)
                case Discard(card):
                    found[index] = -SPOILS * wanted(view, card)
                case _:
                    pass
        return found

    def _ahead(self, view: View) -> bool:
        size = view.options.cards.hand_size
        return len(view.hand) >= size and score_of(view) >= AHEAD


def score_of(view: View) -> int:
    """What the hand would score now."""
    return counted(view.options, tuple(sorted(view.hand)), tuple(sorted(view.discard))).total


def wanted(view: View, card: int) -> int:
    """What a card would be worth to the others, as far as their hands are known."""
    most = 0
    for seat in range(view.options.players):
        if seat == view.seat:
            continue
        for held in view.known(seat):
            sheet = counted(view.options, tuple(sorted((held, card))), ())
            both = view.options.cards.by_number[held], view.options.cards.by_number[card]
            points = sum(
                each.points
                for each in relations(sheet)
                if each.kind is Kind.PAYS and all(each.concerns(one) for one in both)
            )
            most = max(most, points)
    return most
