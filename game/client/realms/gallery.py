"""All cards of a game side by side."""

from __future__ import annotations

import pygame

from game.client.keys import BACK
from game.client.shell import Scene, Shell
from game.titles.realms.cards.catalogue import Catalogue

from .art import CardArt
from .card_face import Condition

WIDTHS = (404, 214, 110)


class GalleryScene(Scene):
    """Cards at the sizes they are read at, for looking closely."""

    def __init__(self, app: Shell, cards: Catalogue, art: CardArt) -> None:
        super().__init__(app)
        self.cards = cards.cards
        self.art = art
        self.first = 0

    def handle(self, event: pygame.event.Event) -> None:
        if BACK.heard(event):
            self.app.pop()
        elif event.type == pygame.MOUSEWHEEL:
            self.first = (self.first - event.y) % len(self.cards)

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((44, 32, 28))
        wide, high = screen.get_size()
        painter = self.art.painter
        number = self.first
        x = y = 16
        for width in WIDTHS:
            compact = width == WIDTHS[-1]
            height = round(width * (1.3 if compact else 1.4))
            x = 16
            while y + height < high and x + width < wide:
                card = self.cards[number % len(self.cards)]
                draw = painter.compact if compact else painter.full
                condition = Condition.BLANKED if number % 7 == 5 else Condition.FRESH
                screen.blit(draw(card, width, condition), (x, y))
                x += width + 14
                number += 1
            y += height + 14
