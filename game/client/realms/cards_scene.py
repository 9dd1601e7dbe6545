"""What the card table and the trading floor do alike."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.match.scene import MatchScene
from game.client.onward import Onward
from game.client.shell import Scene, Shell
from game.engine.message import Message
from game.session import Session
from game.titles.realms.cards.items import Item

from .art import CardArt
from .layout import TableLayout
from .model import TableModel
from .rules_page import WithRules
from .show.scene import ShowScene
from .stage import Stage

HURRYING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""Whatever one presses while cards are dealt, they shall be there."""


class CardsScene(MatchScene, WithRules):
    """A match with cards on the screen. The model knows how it stands, the stage has its cards."""

    model: TableModel
    layout: TableLayout

    def __init__(
        self,
        app: Shell,
        session: Session,
        art: CardArt,
        model: TableModel,
        ending: int,
        onward: Onward | None,
        note: Message | None,
    ) -> None:
        super().__init__(app, session, onward, note)
        self.art, self.model = art, model
        art.belongs_to(model.options.players)
        self.stage = Stage(model.cards, ending, app.motion, app.sounds)
        self._curtain = len(model.people) > 1
        """Whether the cards are hidden until the right person sits before them."""

    def _prepare_faces(self, items: Sequence[Item] = ()) -> None:
        """The faces of all cards for this window, those of the hand first."""
        by_number, hand = self.model.cards.by_number, self.model.view.hand
        rest = (number for number in by_number if number not in hand)
        cards = [by_number[number] for number in (*hand, *rest)]
        self.art.prepare(cards, self.layout, items, len(hand))

    def hurry(self) -> None:
        """A click while others move: whatever flies arrives at once."""
        self._wait = 0.0
        self.stage.hurry()

    def sort_hand(self) -> None:
        self.stage.sort()
        self.refresh()

    def _count(self) -> None:
        """All hands lie open: the rest of the match is the show's, which goes on with it."""
        self._go_over_to(ShowScene(self.app, self.session, self.art, self._onward))

    def _go_over_to(self, scene: Scene) -> None:
        self._handed_over = True
        self.app.swap(scene)

    def _overlay_hears(self, event: pygame.event.Event, escape: bool) -> bool:
        """Whether a question lies over the cards, and so hears everything; one that cannot be
        closed leaves the menu its key."""
        if not self.overlay or (escape and not self.overlay.closable):
            return False
        if self.overlay.handle(event) == "closed":
            self.overlay = None
        return True
