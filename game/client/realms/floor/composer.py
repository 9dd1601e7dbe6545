"""An offer in the making: which card, to whom, shown how, for what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.titles.realms.play.actions import Action
from game.titles.realms.play.trade_actions import Offer, Want
from game.titles.realms.play.view import View


@dataclass
class Composer:
    """Keeps what was chosen as long as it can be done."""

    card: int | None = None
    to: int | None = None
    """A seat, or all."""
    face_up: bool = True
    want: Want = None
    wants: list[Want] = field(default_factory=lambda: [None])
    """What can be asked of them."""
    allowed: bool = False
    """Whether the offer can be made at this moment."""
    _chosen: bool = False
    """Whether the person has said what it shall be for."""

    def choose(self, card: int | None) -> None:
        """Takes a card in hand, or puts it down; the next one is shown again."""
        self.card = card
        self.face_up = self.face_up or card is None
        self._chosen = False

    def address(self, to: int | None) -> None:
        self.to = to
        self._chosen = False

    @property
    def offer(self) -> Offer | None:
        return None if self.card is None else Offer(self.card, self.to, self.face_up, self.want)

    def turn_over(self) -> None:
        self.face_up = not self.face_up

    def next_want(self, by: int) -> None:
        place = self.wants.index(self.want) if self.want in self.wants else 0
        self.want = self.wants[(place + by) % len(self.wants)]
        self._chosen = True

    def follow(self, view: View, legal: Sequence[Action]) -> None:
        """What can be asked for now; what was chosen stays if it can."""
        if self.card not in view.hand:
            self.card = None
        floor = view.floor
        if self.card is None or floor is None:
            self.allowed = False
            return
        offers = [
            each
            for each in legal
            if isinstance(each, Offer) and each.card == self.card and each.to == self.to
        ]
        if offers:
            self.wants = list(dict.fromkeys(each.want for each in offers))
        if not self._chosen or self.want not in self.wants:
            self.want = usual_want(view, self.wants, self.to)
        self.allowed = self.offer in offers


def usual_want(view: View, wants: Sequence[Want], to: int | None) -> Want:
    """What one most likely wants: what the other shows, then what one looks for."""
    floor, seat = view.floor, view.seat
    assert floor
    assert seat is not None
    if to is not None:
        for offer in floor.offers_of(to):
            if offer.is_for(seat):
                shown = offer.card or offer.suit
                if shown in wants:
                    return shown
    return next((wish for wish in floor.wishes[seat] if wish in wants), None)
