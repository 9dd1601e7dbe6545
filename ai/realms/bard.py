"""Bard: one great combination, whatever it takes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.titles.realms.play.actions import Action, Discard, Take
from game.titles.realms.play.state import Numbers
from game.titles.realms.play.view import View
from game.titles.realms.scoring.relations import Kind, relations

from .hands import Values
from .manners import GENEROUS
from .styles import Styled, counted, tempting

RISK = 30.0
"""Points given up at most for the song."""
SUNG, UNSUNG = 1.2, 0.5
"""How much more the best card of a hand counts, and what a card still missing would add to it."""


class Bard(Styled):
    """Loves the card that gets most from the others, and what it still lacks."""

    manners = GENEROUS._replace(least=1.0, spares=12.0)

    def taste(self, view: View, legal: Sequence[Action], values: Values) -> Values:
        found = np.zeros(len(legal))
        now = self._song(view, view.hand)
        for index in tempting(values, RISK):
            found[index] = self._after(view, legal[index], now)
        return found

    def _after(self, view: View, action: Action, now: float) -> float:
        match action:
            case Take(card):
                return self._song(view, (*view.hand, card))
            case Discard(card):
                return self._song(view, tuple(each for each in view.hand if each != card))
            case _:
                return now

    def _song(self, view: View, hand: Numbers) -> float:
        sheet = counted(view.options, tuple(sorted(hand)), tuple(sorted(view.discard)))
        missing = [each.points for each in relations(sheet) if each.kind is Kind.LACKS]
        best = max((row.total for row in sheet.cards), default=0)
        return SUNG * best + UNSUNG * max(missing, default=0)
