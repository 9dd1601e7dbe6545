"""What all who count well have in common: they trade on the floor, and know the best answer at the
end of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.view import View

from ..contract import Budget, Decision
from .manners import Manners
from .outlook import exact
from .trader import Trader


class Player(ABC):
    """An opponent with a manner of trading and a way of playing its turns."""

    manners: Manners

    def __init__(self) -> None:
        self._trader = Trader(self.manners)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget, rng: Rng) -> Decision:
        if view.floor:
            return self._trader.choose(view, legal, exact(view), rng)
        answer = best_answer(view)
        return Decision(answer if answer is not None else self.turn(view, legal, budget, rng))

    @abstractmethod
    def turn(self, view: View, legal: Sequence[Action], budget: Budget, rng: Rng) -> Action:
        """What to do in a turn."""
