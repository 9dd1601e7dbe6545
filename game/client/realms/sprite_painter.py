"""Draws the cards on the table: those that lie from kept pictures, those that move anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

import pygame

from game.client.motion import Pose, turning
from game.client.widgets.light import SHADOW, glow, halo, margin, shaded, shadow_offset
from game.client.widgets.pictures import Kept

from .card_face import CardPainter, Condition
from .card_print import Printable
from .changes import STEPS, Change, stippled, swept
from .sprites import CardSprite, size_of

TURNS = 3
"""Steps per degree in which turned cards are kept."""
EDGE = 2
"""Clear pixels around a card that is turned: its edge is smooth then."""
HIGH_SHADOW = 90
"""How dark the shadow of a card is that does not lie."""


@dataclass(frozen=True)
class Widths:
    """The widths at which faces have been drawn before; what moves is scaled from them."""

    full: int
    compact: int
    back: int


class SpritePainter:
    """Draws sprites with their shadow and their light."""

    def __init__(self, painter: CardPainter, limit: int = 52_000_000) -> None:
        self.painter = painter
        self._kept = Kept(limit)

    def draw(
        self, screen: pygame.Surface, sprite: CardSprite, widths: Widths, light: float = 0.0
    ) -> None:
        """`light` is how strongly it shines, because it can be played."""
        behind = sprite.glide.left_behind() if sprite.glide else None
        if behind:
            self._draw(screen, sprite, behind, widths, 0.0)
        self._draw(screen, sprite, sprite.pose, widths, light)

    def _draw(
        self,
        screen: pygame.Surface,
        sprite: CardSprite,
        pose: Pose,
        widths: Widths,
        light: float,
    ) -> None:
        lies = self._lies(sprite, pose, widths)
        if lies:
            self._draw_lying(screen, sprite, pose, widths)
        else:
            self._cast(screen, pose)
            moving = self._moving(sprite, pose, widths)
            _put(screen, moving, (round(pose.x), round(pose.y)), pose.alpha)
        if light:
            self._shine(screen, pose, light, lies, widths)

    def _draw_lying(
        self, screen: pygame.Surface, sprite: CardSprite, pose: Pose, widths: Widths
    ) -> None:
        """From pictures that are kept."""
        card = sprite.card if pose.face else None
        width, angle = round(pose.width), round(pose.angle * TURNS) / TURNS
        middle, change = (round(pose.x), round(pose.y)), sprite.change
        if change and card:
            shaken = (middle[0] + round(change.shake * widths.full / 200), middle[1])
            self._draw_change(screen, card, change, width, angle, shaken)
        else:
            compact = card is not None and bool(pose.compact)
            look = (card, compact, width, sprite.condition, sprite.cursed)
            if sprite.piled:
                shown = self._turn((id(card), *look[1:], "piled"), angle, lambda: self._flat(*look))
            else:
                shown = self._turned(card, compact, width, sprite.condition, angle, sprite.cursed)
            _put(screen, shown, middle, pose.alpha)

    @staticmethod
    def _lies(sprite: CardSprite, pose: Pose, widths: Widths) -> bool:
        """Whether kept pictures of it can be used: it lies still, or only slides aside."""
        glide = sprite.glide
        if pose.lift or pose.face not in (0, 1) or pose.compact not in (0, 1):
            return False
        steady = widths.compact if pose.compact else widths.full
        return glide is None or glide.fades or abs(pose.width - steady) < 1

    def prepare(self, card: Printable, compact: bool, width: int) -> None:
        """Draws a face that will be needed."""
        self._shaded(card, compact, width, Condition.FRESH)

    # Cards that lie.

    def _flat(
        self,
        card: Printable | None,
        compact: bool,
        width: int,
        condition: Condition,
        cursed: bool = False,
    ) -> pygame.Surface:
        """A face, or the back of a card or an item."""
        if card is None:
            return self.painter.back(width, cursed)
        draw = self.painter.compact if compact else self.painter.full
        return draw(card, width, condition)

    def _shaded(
        self,
        card: Printable | None,
        compact: bool,
        width: int,
        condition: Condition,
        cursed: bool = False,
    ) -> pygame.Surface:
        return self._kept.get(
            (id(card), compact, width, condition, cursed),
            lambda: shaded(self._flat(card, compact, width, condition, cursed)),
        )

    def _turned(
        self,
        card: Printable | None,
        compact: bool,
        width: int,
        condition: Condition,
        angle: float,
        cursed: bool = False,
    ) -> pygame.Surface:
        return self._turn(
            (id(card), compact, width, condition, cursed),
            angle,
            lambda: self._shaded(card, compact, width, condition, cursed),
        )

    def _turn(
        self, key: tuple[Hashable, ...], angle: float, draw: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """A picture that is turned, kept."""
        if not angle:
            return draw()
        return self._kept.get((*key, angle), lambda: pygame.transform.rotozoom(draw(), angle, 1.0))

    # Cards that something becomes of.

    def _draw_change(
        self,
        screen: pygame.Surface,
        card: Printable,
        change: Change,
        width: int,
        angle: float,
        middle: tuple[int, int],
    ) -> None:
        """A card of the hand between two conditions."""
        if change.plain or change.sealed or not change.part:
            before = change.before if change.plain or not change.part else change.after
            _put(screen, self._turned(card, False, width, before, angle), middle)
            if change.plain:
                over = self._turned(card, False, width, change.after, angle)
                _put(screen, over, middle, change.part)
            return
        step = round(STEPS * change.part)
        key = (id(card), "change", width, change.before, change.after, step)
        _put(
            screen,
            self._turn(key, angle, lambda: self._changing(card, change, width, step)),
            middle,
        )
        if change.seal:
            self._draw_seal(screen, change.seal, width, angle, middle)

    def _changing(self, card: Printable, change: Change, width: int, step: int) -> pygame.Surface:
        before = self.painter.full(card, width, change.before)
        if change.seals:
            return shaded(stippled(before, self.painter.grey(card, width), step))
        return shaded(swept(before, self.painter.full(card, width, change.after), step))

    def _draw_seal(
        self,
        screen: pygame.Surface,
        grown: float,
        width: int,
        angle: float,
        middle: tuple[int, int],
    ) -> None:
        """The seal on its way down."""
        seal, place = self.painter.seal(width)
        offset = pygame.Vector2(place) - pygame.Vector2(width, width * 1.4) / 2
        where = pygame.Vector2(middle) + offset.rotate(-angle)
        shown = pygame.transform.rotozoom(seal, angle, grown)
        _put(screen, shown, (round(where.x), round(where.y)), 2 - grown)

    # Cards that move.

    def _moving(self, sprite: CardSprite, pose: Pose, widths: Widths) -> pygame.Surface:
        """A card as it looks in flight: as large, as far turned over, with as much of each face as
        its way lets it be."""
        front, narrow = turning(pose.face)
        card = sprite.card if front else None
        width, height = size_of(pose)
        size = (max(1, round(width * narrow)), height)
        made = pygame.Surface((size[0] + 2 * EDGE, size[1] + 2 * EDGE), pygame.SRCALPHA)
        faces = []
        if card is None or pose.compact < 1:
            faces.append((False, widths.full if card else widths.back, 1.0))
        if card and pose.compact:
            faces.append((True, widths.compact, pose.compact))
        for compact, steady, alpha in faces:
            flat = self._flat(card, compact, steady, sprite.condition, sprite.cursed)
            scaled = pygame.transform.smoothscale(flat, size)
            scaled.set_alpha(round(255 * alpha))
            made.blit(scaled, (EDGE, EDGE))
        return pygame.transform.rotozoom(made, pose.angle, 1.0) if pose.angle else made

    def _cast(self, screen: pygame.Surface, pose: Pose) -> None:
        """The shadow of a card that is above the table: farther, softer and larger the higher."""
        width, height = size_of(pose)
        narrow = turning(pose.face)[1]
        reach = margin(width)
        dark = self._kept.get(
            ("shadow", width // 8), lambda: halo((width, height), 2 * reach, SHADOW, HIGH_SHADOW)
        )
        spread = round(2 * reach * (0.6 + 0.6 * min(pose.lift, 1.0)))
        size = (round(width * narrow) + 2 * spread, height + 2 * spread)
        shown = pygame.transform.scale(dark, size)
        if pose.angle:
            shown = pygame.transform.rotate(shown, pose.angle)
        across, down = shadow_offset(reach, pose.lift)
        _put(screen, shown, (round(pose.x) + across, round(pose.y) + down), pose.alpha)

    def _shine(
        self, screen: pygame.Surface, pose: Pose, strength: float, lies: bool, widths: Widths
    ) -> None:
        """The light around a card: kept as it is turned, unless it will be turned otherwise in
        the next frame."""
        size = size_of(pose)
        if lies:
            angle = round(pose.angle * TURNS) / TURNS
            light = self._turn(("light", size), angle, lambda: glow(size, margin(size[0])))
        else:
            steady = widths.compact if pose.compact == 1 else widths.full
            lying = size_of(replace(pose, width=steady, lift=0.0))
            light = glow(lying, margin(steady))
            grown = size[0] / steady
            light = pygame.transform.scale(
                light, (round(light.get_width() * grown), round(light.get_height() * grown))
            )
            light = pygame.transform.rotate(light, pose.angle)
        _put(screen, light, (round(pose.x), round(pose.y)), strength * pose.alpha)


def _put(
    screen: pygame.Surface, picture: pygame.Surface, middle: tuple[int, int], alpha: float = 1.0
) -> None:
    """A picture with its middle there, more or less in sight."""
    if alpha <= 0:
        return
    picture.set_alpha(min(255, round(255 * alpha)))
    screen.blit(picture, picture.get_rect(center=middle))
