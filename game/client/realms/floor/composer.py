"""An offer in the making: which card, to whom, shown how, for what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.titles.realms.play.actions import Action
from game.titles.realms.play.floor import askable
from game.titles.realms.play.trade_actions import Bargain, HoldOut, Want
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
    def bargain(self) -> Bargain | None:
        return None if self.card is None else Bargain(self.card, self.to, self.face_up, self.want)

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
        floor, seat = view.floor, view.seat
        if self.card is None or floor is None or seat is None:
            self.allowed = False
            return
        known = () if self.to is None else view.known(self.to)
        self.wants = askable(floor, seat, self.to, view.hand, known)
        if not self._chosen or self.want not in self.wants:
            self.want = usual_want(view, self.wants, self.to)
        made = [each.bargain for each in floor.offers_of(seat)]
        may_offer = any(isinstance(each, HoldOut) for each in legal)
        self.allowed = may_offer and self.bargain not in made


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
