"""What a trade would bring the other, as far as his hand is known: whoever asks for what nobody can
want to give away is only refused."""

from __future__ import annotations

from math import exp

from game.titles.realms.play.view import View

from .hands import Evaluate, Realm

USUAL = 4.0
"""Points that somebody wants to gain by a trade."""
DOUBT = 15.0
"""Points by which that may be misjudged, as most of what his cards do for each other is unseen."""


class Partner:
    """Another's hand, judged by the cards of it that are known."""

    def __init__(self, view: View, other: int, evaluate: Evaluate) -> None:
        self.hand, self.known = view.hand, view.known(other)
        trades = [(card, want) for want in self.known for card in self.hand]
        hands = [(*(held for held in self.known if held != want), card) for card, want in trades]
        values = Realm(view, evaluate).values([self.known, *hands], [()] * (1 + len(hands)))
        self._gains = dict(zip(trades, (values[1:] - values[0]).tolist(), strict=True))

    def fits(self, view: View, other: int) -> bool:
        """Whether nothing has changed that it was judged by."""
        return (self.hand, self.known) == (view.hand, view.known(other))

    def chance(self, card: int, want: int) -> float:
        """How likely he gives one of his known cards for this one."""
        return 1 / (1 + exp((USUAL - self._gains[card, want]) / DOUBT))
