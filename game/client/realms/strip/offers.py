"""Choosing one card of several: of those that lie on the table, or of those on the shelf."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.client.keys import next_beginning
from game.client.realms.pills import pill

from .answering import Answering, Heard, Row, glow, step_of, words
from .asked import Offer, Offers, Seen, Shelf, Way

WIDEST = 98
"""The room of one card on the strip, if there are few."""
PILL, PILL_WIDTH = 0.66, 88
"""How large what a card gives is written, and how wide it can be at its usual size."""


class OfferRow(Row):
    """Small cards in a row, each with what it gives unless that stands where it lies; the same
    cards glow there. A letter leads to the next that begins with it. After the last card the arrows
    come to the other answers, which have buttons of their own."""

    def __init__(self, asked: Offers | Shelf, also: tuple[Way, ...] = ()) -> None:
        self.offers = asked.offers
        answers: tuple[Offer | Way, ...] = (*asked.offers, *also)
        super().__init__([each.value for each in answers])
        self._figures = isinstance(asked, Offers) and asked.figures
        marked = [each.best for each in answers]
        self.chosen = marked.index(True) if asked.proposed and True in marked else None

    @property
    def by_gold(self) -> bool:
        return self.chosen is not None and self.chosen < len(self.offers)

    def jump(self, event: pygame.event.Event) -> int | None:
        """The next card whose name begins with a letter."""
        found = next_beginning([offer.name for offer in self.offers], event, self.chosen)
        return super().jump(event) if found is None else found

    @property
    def card(self) -> int | None:
        if self.chosen is None or self.chosen >= len(self.offers):
            return None
        return self.offers[self.chosen].card.number

    def card_at(self, point: tuple[int, int]) -> int | None:
        found = self.at(point)
        if found is None or found >= len(self.offers):
            return None
        return self.offers[found].card.number

    def place_of(self, number: int) -> pygame.Rect | None:
        shown = zip(self.offers, self.areas, strict=False)
        return next((area for offer, area in shown if area and offer.card.number == number), None)

    def pick(self, number: int) -> Heard:
        for index, offer in enumerate(self.offers):
            if offer.card.number == number:
                self.chosen = index
                return Heard.ANSWERED
        return Heard.NOTHING

    @property
    def state(self) -> Hashable:
        return super().state, self._figures, tuple(offer.gain for offer in self.offers)

    def lay_out(self) -> None:
        px, area = self.look.px, self.area
        pitch = min(px(WIDEST), area.width // max(len(self.offers), 1))
        self.areas = [
            pygame.Rect(area.x + n * pitch, area.y, pitch, area.height)
            for n in range(len(self.offers))
        ]

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        alone = not any(self._figures and offer.gain for offer in self.offers)
        for index, (offer, area) in enumerate(zip(self.offers, self.areas, strict=False)):
            width = min(area.width - px(8), px(88 if alone else 76))
            token = self.look.painter.token(offer.card, width)
            place = token.get_rect(midtop=(area.centerx, self.area.y))
            if alone:
                place.centery = self.area.centery
            if index == self.chosen:
                glow(surface, place, px(10))
            elif self.lit(index):
                glow(surface, place, px(5))
            surface.blit(token, place)
            if self._figures and offer.gain:
                scale = self.look.scale * min(PILL, area.width / px(PILL_WIDTH))
                drawn = pill(offer.gain, offer.best, scale)
                middle = (place.centerx, self.area.bottom - px(12))
                surface.blit(drawn, drawn.get_rect(center=middle))


class SeenRow(Answering):
    """Cards on the shelf to be looked at; the keys go from one to the next."""

    def __init__(self, asked: Seen) -> None:
        self._numbers = [card.number for card in asked.cards]
        self._looked_at: int | None = None

    def lay_out(self) -> None:
        """They lie on the shelf."""

    def draw(self, surface: pygame.Surface) -> None:
        """They are drawn there."""

    @property
    def value(self) -> object:
        return True

    @property
    def state(self) -> Hashable:
        return None

    @property
    def card(self) -> int | None:
        return self._looked_at

    def key(self, event: pygame.event.Event) -> Heard:
        step, numbers = step_of(event), self._numbers
        if not step or not numbers:
            return Heard.NOTHING
        before = self._looked_at
        here = min(step, 0) if before is None else numbers.index(before) + step
        self._looked_at = numbers[here % len(numbers)]
        return Heard.TAKEN


class ShelfRow(OfferRow):
    """The cards lie on the shelf above; the strip says so."""

    def __init__(self, asked: Shelf, also: tuple[Way, ...]) -> None:
        super().__init__(asked, also)
        self._hint = asked.hint

    def lay_out(self) -> None:
        self.areas = [pygame.Rect(0, 0, 0, 0) for _ in self.offers]

    def draw(self, surface: pygame.Surface) -> None:
        px = self.look.px
        room = self.area.inflate(0, -px(16))
        words(surface, self._hint, room, px(24))
