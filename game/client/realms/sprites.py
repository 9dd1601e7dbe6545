"""Cards on the table: each with a pose, where it is going, and what is becoming of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.motion import Glide, Pose
from game.titles.realms.cards.items import Item

from .card_face import Condition
from .card_print import Printable
from .card_shape import COMPACT, FULL
from .changes import Change

LIFTED = 0.04
"""How much larger a card looks when it is held up."""


@dataclass
class CardSprite:
    """A card that is seen, or its back."""

    card: Printable | None
    pose: Pose
    glide: Glide | None = None
    condition: Condition = Condition.FRESH
    change: Change | None = None
    """How it comes to look as its condition wants."""
    player: int | None = None
    """Whose hand it flies into, if that is another player's."""
    then: list[Glide] = field(default_factory=list)
    """Where it goes on to afterwards."""
    from_items: bool = False
    """Whether it is one of the items' deck, whatever it shows."""
    piled: bool = False
    """Whether it lies on another of its pile, whose shadow is the shadow of both."""

    def update(self, seconds: float) -> None:
        if self.glide:
            self.glide.elapsed += seconds
            self.pose = self.glide.pose()
            if self.glide.done:
                self.glide = self.then.pop(0) if self.then else None
        if self.change:
            self.change.elapsed += seconds
            if self.change.done:
                self.change = None

    def hurry(self) -> None:
        """Arrives, and looks as it should, at the next update."""
        if self.then:
            self.glide = self.then[-1]
            self.then.clear()
        if self.glide:
            self.glide.finish()
        if self.change:
            self.change.finish()

    def become(self, change: Change) -> None:
        """Begins to look different."""
        self.change, self.condition = change, change.after

    @property
    def above(self) -> bool:
        """Whether it is above the table: raised, or just setting out to rise."""
        glide = self.glide
        rises = glide is not None and glide.rise > 0 and glide.started and glide.part < 1
        return self.pose.lift > 0 or rises

    @property
    def cursed(self) -> bool:
        """Whether its back is that of an item."""
        return self.from_items or isinstance(self.card, Item)

    @property
    def moving(self) -> bool:
        return self.glide is not None or self.change is not None

    @property
    def seen(self) -> bool:
        """Whether it has left the deck, or lies where it belongs."""
        return self.glide is None or self.glide.started

    @property
    def target(self) -> Pose:
        return self.glide.end if self.glide else self.pose

    @property
    def size(self) -> tuple[int, int]:
        """How large it looks when it lies: between the shapes of its faces while they change."""
        return size_of(self.pose)

    def area(self) -> pygame.Rect:
        """The rectangle of the card as it lies, without its turn."""
        area = pygame.Rect((0, 0), self.size)
        area.center = (round(self.pose.x), round(self.pose.y))
        return area

    def hit(self, point: tuple[int, int]) -> bool:
        turned = pygame.Vector2(point) - pygame.Vector2(self.pose.x, self.pose.y)
        turned = turned.rotate(self.pose.angle)
        area = self.area()
        return abs(turned.x) <= area.width / 2 and abs(turned.y) <= area.height / 2


def size_of(pose: Pose) -> tuple[int, int]:
    """How large a card looks; its back has the shape of the whole face."""
    full, compact = FULL[1] / FULL[0], COMPACT[1] / COMPACT[0]
    shape = full + (compact - full) * (pose.compact if pose.face >= 0.5 else 0.0)
    width = pose.width * (1 + LIFTED * pose.lift)
    return round(width), round(width * shape)
