"""The rules, as one looks them up at the card table."""

from __future__ import annotations

from game.client.match.menu import WithMenu
from game.client.scenes.rules import RulesScene

from .art import CardArt
from .chapters import TURN, chapters


class WithRules(WithMenu):
    """A scene of a match of Fantasy Realms."""

    art: CardArt

    def open_rules(self) -> None:
        self.app.push(RulesScene(self.app, chapters(self.art), TURN))
