"""How the table looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.client.motion import out_quad
from game.client.widgets.button import ring
from game.client.widgets.light import halo, margin

from .sprites import CardSprite
from .still_layer import StillLayer
from .things import DECK, OnTable, Targets

if TYPE_CHECKING:
    from .table import TableScene


class TableDrawing:
    """Draws a table scene: what stands still, and over it all that moves."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.still = StillLayer(scene)

    def draw(self, screen: pygame.Surface) -> None:
        scene, stage = self.scene, self.scene.stage
        screen.blit(self.still.surface(), (0, 0))
        targets: Targets = {} if scene.overlay else scene.targets
        if DECK in targets:
            self._draw_lit_deck(screen)
        if scene.input.focused == DECK:
            ring(screen, scene.layout.deck)
        for _, plate in scene.asker.plates():
            ring(screen, scene.layout.face(plate))
        self._draw_cards(screen, stage.lying, targets)
        scene.shelf.draw(screen)
        scene.strip.draw(screen)
        self._draw_cards(screen, (*stage.hand, *stage.on_shelf), targets)
        scene.shelf.draw_gains(screen)
        for sprite in stage.flying:
            scene.art.sprites.draw(screen, sprite, round(scene.layout.slot(0).width))
        self._draw_reactions(screen)
        if not scene.overlay:
            for number, grown in sorted(scene.input.zooms.items(), key=lambda each: each[1]):
                self._draw_zoomed(screen, number, out_quad(grown), OnTable(number) in targets)
        if scene.input.carried:
            self._draw_card(screen, scene.input.carried, glowing=True)
        scene.buttons.draw(screen, pygame.mouse.get_pos())
        if scene.overlay:
            scene.overlay.draw(screen)

    def _draw_cards(self, screen: pygame.Surface, numbers: Iterable[int], targets: Targets) -> None:
        for number in numbers:
            sprite = self.scene.stage.sprites.get(number)
            if sprite and sprite.seen and sprite is not self.scene.input.carried:
                self._draw_card(screen, sprite, OnTable(number) in targets)

    def _draw_lit_deck(self, screen: pygame.Surface) -> None:
        """The deck, when one may draw from it."""
        deck, scene = self.scene.layout.deck, self.scene
        reach = margin(deck.width)
        screen.blit(halo(deck.size, reach), deck.inflate(2 * reach, 2 * reach))
        screen.blit(scene.art.painter.back(deck.width), deck)

    def _draw_card(self, screen: pygame.Surface, sprite: CardSprite, glowing: bool) -> None:
        layout = self.scene.layout
        if sprite.card is None:
            steady = layout.deck.width
        else:
            steady = round(layout.slot(0).width) if sprite.compact else layout.hand_width
        self.scene.art.sprites.draw(screen, sprite, steady, glowing)

    def _draw_zoomed(
        self, screen: pygame.Surface, number: int, grown: float, glowing: bool
    ) -> None:
        """The card under the mouse on its way to a size that is easy to read."""
        scene, layout = self.scene, self.scene.layout
        sprite, small = scene.stage.sprites.get(number), scene.input.place_of(number)
        if small is None or (sprite and sprite is scene.input.carried):
            return
        picture = scene.art.painter.full(scene.model.cards.by_number[number], layout.zoom_width)
        area = picture.get_rect()
        if number in scene.stage.hand:
            area.midbottom = (small.centerx, layout.window[1] - 6)
        else:
            area.midleft = (small.right + 12, small.centery)
            if area.right > layout.felt.right:
                area.right = small.left - 12
            area.bottom = min(area.bottom, layout.strip.y)  # what is asked stays in sight
        area.clamp_ip(layout.felt)
        if grown < 1:
            start = (
                small
                if number in scene.stage.hand
                else area.inflate(-area.width // 4, -area.height // 4)
            )
            between = pygame.Rect(
                *(round(a + (b - a) * grown) for a, b in zip(start, area, strict=True))
            )
            picture, area = pygame.transform.smoothscale(picture, between.size), between
        reach = margin(area.width)
        if glowing and grown == 1:
            screen.blit(halo(area.size, reach), area.inflate(2 * reach, 2 * reach))
        screen.blit(picture, area)
        if scene.input.focused == OnTable(number):
            ring(screen, area)

    def _draw_reactions(self, screen: pygame.Surface) -> None:
        reactions = self.scene.reactions
        for seat, reaction in reactions.shown.items():
            plate = self.scene.model.opponent_index(seat)
            if plate is not None:
                portrait = self.scene.portrait(seat)
                reactions.draw(screen, reaction, portrait, self.scene.layout, plate)
