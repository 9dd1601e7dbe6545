"""Cards on the table: each with a pose, and where it is going."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.motion import Glide, Pose, turning
from game.client.widgets.light import lit
from game.client.widgets.pictures import Kept
from game.titles.realms.cards.card import Card

from .card_face import CardPainter
from .card_shape import COMPACT, FULL

TURNS = 3
"""Steps per degree in which turned cards are kept."""


@dataclass
class CardSprite:
    """A card that is seen, or its back."""

    card: Card | None
    pose: Pose
    compact: bool = False
    glide: Glide | None = None

    def update(self, seconds: float) -> None:
        if self.glide:
            self.glide.elapsed += seconds
            self.pose = self.glide.pose()
            if self.glide.done:
                self.pose = self.glide.end
                self.glide = None

    @property
    def seen(self) -> bool:
        """Whether it has left the deck, or lies where it belongs."""
        return self.glide is None or self.glide.started

    @property
    def target(self) -> Pose:
        return self.glide.end if self.glide else self.pose

    @property
    def shape(self) -> tuple[int, int]:
        return COMPACT if self.compact and self.pose.face >= 0.5 else FULL

    def area(self) -> pygame.Rect:
        """The rectangle of the card as it lies, without its turn."""
        width = round(self.pose.width)
        height = round(width * self.shape[1] / self.shape[0])
        area = pygame.Rect(0, 0, width, height)
        area.center = (round(self.pose.x), round(self.pose.y))
        return area

    def hit(self, point: tuple[int, int]) -> bool:
        turned = pygame.Vector2(point) - pygame.Vector2(self.pose.x, self.pose.y)
        turned = turned.rotate(self.pose.angle)
        area = self.area()
        return abs(turned.x) <= area.width / 2 and abs(turned.y) <= area.height / 2


class SpritePainter:
    """Draws sprites with their shadow or their light; those that lie still from kept pictures."""

    def __init__(self, painter: CardPainter, limit: int = 80_000_000) -> None:
        self.painter = painter
        self._kept = Kept(limit)

    def draw(
        self, screen: pygame.Surface, sprite: CardSprite, steady: int, glowing: bool = False
    ) -> None:
        """`steady` is the width at which the card has been drawn before and is scaled from."""
        pose = sprite.pose
        front, narrow = turning(pose.face)
        card = sprite.card if front else None
        if narrow == 1.0 and (sprite.glide is None or abs(pose.width - steady) < 1):
            # It lies still, or only slides aside: turns of a third of a degree are kept.
            angle = round(pose.angle * TURNS) / TURNS
            picture = self._turned(card, sprite.compact, round(pose.width), angle, glowing)
        else:
            base = self._lit(card, sprite.compact, steady, glowing)
            scale = pose.width / steady
            if narrow < 1.0:
                squeezed = (max(1, round(base.get_width() * narrow)), base.get_height())
                base = pygame.transform.scale(base, squeezed)
            picture = pygame.transform.rotozoom(base, pose.angle, scale)
        screen.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))

    def prepare(self, card: Card, compact: bool, width: int) -> None:
        """Draws a face that will be needed."""
        self._lit(card, compact, width, False)

    def _flat(self, card: Card | None, compact: bool, width: int) -> pygame.Surface:
        if card is None:
            return self.painter.back(width)
        return self.painter.compact(card, width) if compact else self.painter.full(card, width)

    def _lit(self, card: Card | None, compact: bool, width: int, glowing: bool) -> pygame.Surface:
        return self._kept.get(
            (id(card), compact, width, glowing),
            lambda: lit(self._flat(card, compact, width), glowing),
        )

    def _turned(
        self, card: Card | None, compact: bool, width: int, angle: float, glowing: bool
    ) -> pygame.Surface:
        flat = self._lit(card, compact, width, glowing)
        if not angle:
            return flat
        return self._kept.get(
            (id(card), compact, width, glowing, angle),
            lambda: pygame.transform.rotozoom(flat, angle, 1.0),
        )
