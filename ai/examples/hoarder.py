"""An opponent of one's own in twenty lines: copy it into the plugin folder and change it.

It hoards strong cards: it takes and keeps whatever has the highest base strength.
"""

from typing import Any

from game.titles.realms.play.actions import Discard, Done, Draw, Take


class Opponent:
    """The class in a plugin file must have this name; the file's name is the opponent's."""

    def choose(self, view: Any, legal: list[Any], _budget: Any, _rng: Any) -> Any:
        strength = {card.number: card.strength for card in view.options.cards.cards}
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            best = max(takes, key=lambda action: strength[action.card])
            return best if strength[best.card] > 12 or Draw() not in legal else Draw()
        if isinstance(legal[0], Discard):
            return min(legal, key=lambda action: strength[action.card])
        return Done() if Done() in legal else legal[0]
