"""Cards of the discard area that pay for the card that is counted."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.widgets.light import lit
from game.client.widgets.pictures import Kept
from game.lang import Language
from game.titles.realms.cards.card import Card
from game.titles.realms.scoring.script import Step
from game.titles.realms.scoring.sheet import ScoreSheet

from ..card_face import CardPainter
from .boards import label
from .layout import ShowLayout
from .lines import from_area


class AreaTokens:
    """As small as tokens, in a light; a plaque says where they come from."""

    def __init__(self, layout: ShowLayout, painter: CardPainter, words: Language) -> None:
        self._layout, self._painter, self._words = layout, painter, words
        self._kept = Kept(2_000_000)

    def draw(self, screen: pygame.Surface, sheet: ScoreSheet, step: Step, shown: float) -> None:
        lying = from_area(sheet, step, self._layout)
        if not lying:
            return
        for payer, place in lying.items():
            (card,) = sheet.cards_in(1 << payer)
            token = self._kept.get(card.number, partial(self._token, card, place.width))
            put(screen, token, place.center, shown)
        right = self._layout.counted(step.place).right
        places = list(lying.values())
        beside = [place for place in places if place.x > right] or places
        below = beside[0].unionall(beside[1:]).move(0, self._layout.px(13))
        put(screen, self._kept.get("sign", self._sign), below.midbottom, shown)

    def _token(self, card: Card, width: int) -> pygame.Surface:
        return lit(self._painter.token(card, width))

    def _sign(self) -> pygame.Surface:
        return label(self._words.text("show-area"), self._layout.px(32))


def put(
    screen: pygame.Surface, picture: pygame.Surface, middle: tuple[int, int], alpha: float
) -> None:
    """A picture with its middle there, more or less in sight."""
    picture.set_alpha(round(255 * alpha))
    screen.blit(picture, picture.get_rect(center=middle))
    picture.set_alpha(255)
