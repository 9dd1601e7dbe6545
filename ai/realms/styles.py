"""Characters: as strong as Adept nearly, and each with a weakness for something."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Numbers
from game.titles.realms.play.view import View
from game.titles.realms.scoring.batch import best_choices
from game.titles.realms.scoring.scoring import score_cards
from game.titles.realms.scoring.sheet import ScoreSheet

from ..contract import Budget
from .adept import prospects
from .hands import Values
from .player import Player


class Styled(Player):
    """Plays what is best in the long run, if its taste does not say otherwise."""

    def turn(self, view: View, legal: Sequence[Action], _budget: Budget, _rng: Rng) -> Action:
        values = prospects(view, legal)
        if not view.prompt and len(legal) > 1:
            values = values + self.taste(view, legal, values)
        return legal[int(values.argmax())]

    @abstractmethod
    def taste(self, view: View, legal: Sequence[Action], values: Values) -> Values:
        """What each action of a turn is worth to this character besides, in points."""


def tempting(values: Values, within: float) -> list[int]:
    """The actions that are good enough to be tempted by."""
    return [int(index) for index in np.flatnonzero(values >= values.max() - within)]


@lru_cache(maxsize=4096)
def counted(options: Options, hand: Numbers, area: Numbers) -> ScoreSheet:
    """The score of a hand as it is, with its best choices."""
    cards = options.cards
    held = tuple(cards.by_number[number] for number in hand)
    lying = tuple(cards.by_number[number] for number in area)
    choices = best_choices(held, cards, lying, options.players)
    return score_cards(held, choices, cards, lying, options.players)
