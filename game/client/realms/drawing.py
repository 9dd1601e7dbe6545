"""How the table looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.client.motion import out_quad
from game.client.widgets.button import ring
from game.client.widgets.light import halo, margin
from game.client.widgets.look import CREAM, Face, font
from game.client.widgets.nine_patch import nine_patch
from game.titles.realms.play.state import Asks, Phase

from .sprites import CardSprite
from .still_layer import StillLayer
from .things import DECK, OnTable, Targets

if TYPE_CHECKING:
    from .table import TableScene

ASKED: Mapping[Phase | Asks, str] = {
    Phase.TAKE: "table-draw-or-take",
    Phase.DISCARD: "table-discard",
    Asks.KEEP: "table-keep",
    Asks.EXCESS: "table-excess",
}


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
        for number in (*stage.lying, *stage.hand, *stage.offered):
            sprite = stage.sprites.get(number)
            if sprite and sprite.seen and sprite is not scene.input.carried:
                self._draw_card(screen, sprite, OnTable(number) in targets)
        for sprite in stage.flying:
            scene.art.sprites.draw(screen, sprite, round(scene.layout.slot(0).width))
        self._draw_reactions(screen)
        self._draw_ribbon(screen)
        if not scene.overlay:
            for number, grown in sorted(scene.input.zooms.items(), key=lambda each: each[1]):
                self._draw_zoomed(screen, number, out_quad(grown), OnTable(number) in targets)
        if scene.input.carried:
            self._draw_card(screen, scene.input.carried, glowing=True)
        scene.buttons.draw(screen, pygame.mouse.get_pos())
        if scene.overlay:
            scene.overlay.draw(screen)

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
                portrait = self.still.portrait(seat)
                reactions.draw(screen, reaction, portrait, self.scene.layout, plate)

    def _draw_ribbon(self, screen: pygame.Surface) -> None:
        text = self._status()
        if not text:
            return
        scale = self.scene.layout.scale
        size = round(27 * scale)
        word = font(Face.NAME, size).render(text, True, CREAM)
        area = pygame.Rect(0, 0, word.get_width() + round(170 * scale), round(64 * scale))
        area.center = (self.scene.layout.tray.centerx, self.scene.layout.tray.y - round(6 * scale))
        screen.blit(
            nine_patch("table/ribbon", area.size, (132, 40, 132, 40), area.height / 96), area
        )
        screen.blit(word, word.get_rect(center=area.center))

    def _status(self) -> str:
        """What the ribbon says: what the player is asked, or whom everybody waits for."""
        scene = self.scene
        words, model = scene.app.words, scene.model
        if scene.ready:
            view = model.view
            asked = view.prompt
            key = ASKED.get(asked.kind if asked else view.phase, "table-your-turn")
            return words.text(key)
        thinking = model.thinking
        if thinking is not None and not model.queue:
            return words.text("table-thinking", player=model.names[thinking])
        return ""
