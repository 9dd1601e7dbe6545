"""Cards on the table: each with a pose, and where it is going."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.motion import Glide, Pose, turning
from game.titles.realms.cards import Card

from .card_face import COMPACT, FULL, CardPainter
from .pictures import Kept


@dataclass
class CardSprite:
    """A card that is seen, or its back."""

    card: Card | None
    pose: Pose
    compact: bool = False
    glide: Glide | None = None
    leaves: bool = False
    """Gone when it has arrived."""

    def update(self, seconds: float) -> None:
        if self.glide:
            self.glide.elapsed += seconds
            self.pose = self.glide.pose()
            if self.glide.done:
                self.pose = self.glide.end
                self.glide = None

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
    """Draws sprites; those that lie still from pictures kept ready."""

    def __init__(self, painter: CardPainter, limit: int = 60_000_000) -> None:
        self.painter = painter
        self._turned = Kept(limit)

    def draw(self, screen: pygame.Surface, sprite: CardSprite, steady: int) -> None:
        """`steady` is the width at which the card has been drawn before and is scaled from."""
        pose = sprite.pose
        front, narrow = turning(pose.face)
        card = sprite.card if front else None
        if sprite.glide is None and narrow == 1.0:
            picture = self._still(card, sprite.compact, round(pose.width), round(pose.angle, 1))
        else:
            base = self._flat(card, sprite.compact, steady)
            scale = pose.width / base.get_width()
            if narrow < 1.0:
                squeezed = (max(1, round(base.get_width() * narrow)), base.get_height())
                base = pygame.transform.scale(base, squeezed)
            picture = pygame.transform.rotozoom(base, pose.angle, scale)
        screen.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))

    def _flat(self, card: Card | None, compact: bool, width: int) -> pygame.Surface:
        if card is None:
            return self.painter.back(width)
        return self.painter.compact(card, width) if compact else self.painter.full(card, width)

    def _still(self, card: Card | None, compact: bool, width: int, angle: float) -> pygame.Surface:
        if not angle:
            return self._flat(card, compact, width)
        key = (id(card), compact, width, angle)
        return self._turned.get(
            key,
            lambda: pygame.transform.rotozoom(self._flat(card, compact, width), angle, 1.0),
        )

    def clear(self) -> None:
        self._turned.clear()
