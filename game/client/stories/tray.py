"""The dice on their tray."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.look import ACTIVE
from game.titles.stories.state import DICE

from . import art
from .acts import out_bounce

if TYPE_CHECKING:
    from .table import BoardScene

FALL, ASIDE, TURNS = 150, 60, 14
"""How high a die falls from and how far aside, and how often its picture changes meanwhile."""
RAISED, SHAKE = 10, 12
"""How far a die rises that would be spent, and how far aside a tray goes that shakes."""


class Tray:
    """Draws dice: as many as there will be, rolling, lying, spent."""

    def __init__(self, scene: BoardScene) -> None:
        self.scene = scene

    def draw(self, screen: pygame.Surface, still: pygame.Surface) -> None:
        """`still` is the screen without anything that moves."""
        scene, layout = self.scene, self.scene.layout
        if scene.arranging:
            for index in range(min(DICE, scene.home - scene.castle)):
                slot = layout.die(index)
                ghost = art.faded("die_tumbling_1", layout.tray_scale, 110)
                screen.blit(ghost, ghost.get_rect(center=slot.center))
            return
        hands, tumble = scene.hands, scene.stage.tumble
        mine = scene.stage.shown.seat == scene.model.seat
        useful = {way.number for way in hands.lit} if mine else set()
        spending = {way.number for way in hands.meant[:1]}
        if hands.choice.number:
            spending.add(hands.choice.number)
        raised: set[int] = set()
        aside = round(tumble.shake * layout.px(SHAKE)) if tumble else 0
        if aside:
            screen.blit(still, layout.tray.move(aside, 0), layout.tray)
        fresh = {die.number for die in scene.stage.shown.dice if not die.spent}
        for index, die in enumerate(scene.stage.shown.dice):
            slot = layout.die(index).move(aside, 0)
            rolled = tumble.rolled(index) if tumble else 1.0
            if rolled < 1 and tumble and not tumble.fades:
                self._tumble(screen, slot, rolled, index)
                continue
            scale = layout.tray_scale
            name = art.die(die.number, die.spent)
            usable = not die.spent or die.number not in fresh  # Move Two uses one again
            up = usable and die.number in spending and die.number not in raised
            if up:
                raised.add(die.number)
                slot = slot.move(0, -layout.px(RAISED))
                light = _lit_die(slot.width)
                screen.blit(light, light.get_rect(center=slot.center))
            if usable and die.number in useful:
                edge = art.sprite("die_edge", scale)
                screen.blit(edge, edge.get_rect(center=slot.center))
            picture = art.sprite(name, scale)
            screen.blit(picture, picture.get_rect(center=slot.center))

    def _tumble(self, screen: pygame.Surface, slot: pygame.Rect, rolled: float, index: int) -> None:
        """A die falls from above, turning, and bounces."""
        turn = int(rolled * TURNS + index * 2) % art.TUMBLING + 1
        picture = art.sprite(f"die_tumbling_{turn}", self.scene.layout.tray_scale)
        fall = round((1 - out_bounce(rolled)) * self.scene.layout.px(FALL))
        aside = round((1 - rolled) * self.scene.layout.px(ASIDE))
        screen.blit(picture, picture.get_rect(center=(slot.centerx + aside, slot.centery - fall)))


@lru_cache(maxsize=4)
def _lit_die(width: int) -> pygame.Surface:
    """Light around a die that would be spent."""
    made = pygame.Surface((width, width), pygame.SRCALPHA)
    made.fill((*ACTIVE, 0))
    inner = made.get_rect().inflate(-width // 5, -width // 5)
    pygame.draw.rect(made, (*ACTIVE, 255), inner, border_radius=width // 6)
    return pygame.transform.gaussian_blur(made, max(1, width // 14)).convert_alpha()
