"""How the table looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.match.reactions import Place
from game.client.motion import out_quad
from game.client.widgets.button import NOWHERE, ring, round_ring
from game.client.widgets.light import breath, cast, shine
from game.client.widgets.plaque import plaque
from game.titles.realms.play.actions import Use
from game.titles.realms.play.advice import AT_THE_END, OF_ITEMS

from .ambience import TableAmbience
from .card_face import Condition
from .card_print import by_number
from .chains import draw_chains, draw_owner
from .eye import marked
from .layout import TableLayout
from .read_place import read_place
from .sprite_painter import Widths
from .sprites import CardSprite
from .still_layer import StillLayer
from .things import DECK, OnTable, Targets, Thing

if TYPE_CHECKING:
    from .table import TableScene


FAINT = 0.75
"""How much light is on what can be played, besides what is pointed at."""


@lru_cache(maxsize=1)
def widths(layout: TableLayout) -> Widths:
    """At which widths the faces of this table have been drawn ahead."""
    return Widths(layout.hand_width, round(layout.slot(0).width), layout.deck.width)


class TableDrawing:
    """Draws a table scene: what stands still, and over it all that moves."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.still = StillLayer(scene)
        self._ambience = TableAmbience()

    def draw(self, screen: pygame.Surface) -> None:
        scene, stage = self.scene, self.scene.stage
        screen.blit(self.still.surface(), (0, 0))
        self._ambience.draw(screen, scene.layout, scene.app.motion)
        targets: Targets = {} if scene.overlay else scene.targets
        if DECK in targets and self._advised(DECK):
            self._draw_lit_deck(screen)
        if scene.input.focused == DECK:
            ring(screen, scene.layout.deck)
        self._draw_lit_item(screen)
        for _, plate in scene.asker.plates():
            round_ring(screen, scene.layout.face(plate))
        self._draw_cards(screen, stage.lying, targets)
        scene.shelf.draw(screen)
        scene.strip.draw(screen, scene.relations.leaves_to(scene.strip.area))
        self._draw_cards(screen, (*stage.hand, *stage.on_shelf), targets)
        above = (*stage.lying, *stage.hand, *stage.on_shelf)
        self._draw_cards(screen, above, targets, lifted=True)
        self._draw_owners(screen)
        for sprite in (*(stage.shuffle.sprites() if stage.shuffle else ()), *stage.flying):
            if sprite.seen:
                self._draw_card(screen, sprite)
        stage.landings.draw(screen)
        self._draw_reactions(screen)
        scene.discarding.draw_plaque(screen)
        scene.pills.draw(screen)
        scene.buttons.draw(
            screen, NOWHERE if scene.veiled or scene.overlay else pygame.mouse.get_pos()
        )
        if not scene.overlay:
            for number, grown in sorted(scene.input.zooms.items(), key=lambda each: each[1]):
                self._draw_zoomed(screen, number, out_quad(grown), OnTable(number) in targets)
            scene.relations.draw(screen)
            scene.discarding.draw_arrow(screen)
        if scene.input.carried:
            self._draw_card(screen, scene.input.carried, self._light)
        scene.draw_over(screen)
        if scene.overlay:
            scene.overlay.draw(screen)
        scene.tooltip.draw(screen, scene.layout.reading, scene.tips.clear)

    def _draw_cards(
        self,
        screen: pygame.Surface,
        numbers: Iterable[int],
        targets: Targets,
        lifted: bool = False,
    ) -> None:
        """Draws the cards that lie, or those that are above the table just now."""
        for number in numbers:
            sprite = self.scene.stage.sprites.get(number)
            if sprite is None or sprite is self.scene.input.carried:
                continue
            if sprite.seen and sprite.above == lifted:
                self._draw_card(screen, sprite, self._light_on(number, targets))
                self._draw_cover(screen, number, sprite)
                self.scene.relations.shade(screen, sprite)

    def _draw_lit_deck(self, screen: pygame.Surface) -> None:
        """The deck, when one may draw from it."""
        deck, scene = self.scene.layout.deck, self.scene
        shine(screen, deck, self._light)
        screen.blit(scene.art.painter.back(deck.width), deck)
        for number in scene.elsewhere.top[:1]:
            card = by_number(scene.model.cards, number)
            token = scene.art.painter.token(card, scene.layout.token_width)
            marked(screen, token, scene.layout.on_deck)

    def _draw_lit_item(self, screen: pygame.Surface) -> None:
        """The own item, when it may be used; and whatever something happens to just now."""
        scene, items = self.scene, self.scene.stage.items
        own = items.board.face_up[scene.model.seat]
        lies = own is not None and own not in items.under_way
        hinted = scene.hints.uses_item or not scene.hints.things
        if lies and hinted and Use() in scene.model.legal and not scene.overlay:
            shine(screen, scene.layout.own_item, self._light)
        for each in items.glimmers:
            if each.area:
                shine(screen, each.area, sin(pi * each.part))

    def _draw_cover(self, screen: pygame.Surface, number: int, sprite: CardSprite) -> None:
        """Chains over a card that one player alone may take."""
        scene, items = self.scene, self.scene.stage.items
        seat = items.board.covers.get(number)
        if seat is None or number not in scene.stage.area or sprite.glide:
            return
        portrait, own = scene.company.portraits[seat], seat == scene.model.seat
        draw_chains(screen, sprite.area(), portrait, own, items.fallen(number))

    def _draw_owners(self, screen: pygame.Surface) -> None:
        """Whose the cards on the shelf are, if they are somebody else's."""
        scene = self.scene
        for number in scene.stage.on_shelf:
            sprite, seat = scene.stage.sprites.get(number), scene.elsewhere.owner(number)
            if sprite and sprite.seen and seat is not None:
                area = sprite.area()
                side = min(round(area.width * 0.36), scene.layout.px(44))
                draw_owner(screen, scene.company.portraits[seat], area.midtop, side)

    @property
    def _light(self) -> float:
        """How strong the light around what can be played is just now."""
        motion = self.scene.app.motion
        return 1.0 if motion.reduced else breath(motion.now)

    def _light_on(self, number: int, targets: Targets) -> float:
        """Strongest on what is pointed at and on the best answers. If every card of the hand can be
        played, light on all of them would tell nothing, and the others stay dark; unless an item
        asks for one of them and no figures tell so."""
        thing, hand = OnTable(number), self.scene.stage.hand
        if self.scene.hints.things and not self.scene.overlay:
            return self._light if self._advised(thing) else 0.0
        if thing not in targets:
            return 0.0
        score = self.scene.live_score
        decides = score.now is not None and score.now.after is not None
        best = decides and not score.weighed.best.isdisjoint(targets[thing])
        if best or thing == self.scene.input.pointed:
            return self._light
        asked = self.scene.model.view.prompt
        figured = asked is None or asked.kind in (*OF_ITEMS, *AT_THE_END)
        anything = number in hand and all(OnTable(each) in targets for each in hand)
        return 0.0 if figured and anything else FAINT * self._light

    def _advised(self, thing: Thing) -> bool:
        """Whether it may be lit: while there is advice, only what it speaks of is."""
        things = self.scene.hints.things
        return thing in things or not things

    def _draw_card(self, screen: pygame.Surface, sprite: CardSprite, light: float = 0.0) -> None:
        self.scene.art.sprites.draw(screen, sprite, widths(self.scene.layout), light)

    def _draw_zoomed(
        self, screen: pygame.Surface, number: int, grown: float, glowing: bool
    ) -> None:
        """The card under the mouse on its way to a size that is easy to read."""
        scene, layout = self.scene, self.scene.layout
        sprite, small = scene.stage.sprites.get(number), scene.input.place_of(number)
        if small is None or (sprite and sprite is scene.input.carried):
            return
        condition = sprite.condition if sprite else Condition.FRESH
        card = by_number(scene.model.cards, number)
        picture = scene.art.painter.full(card, layout.zoom_width, condition)
        area = read_place(scene, number)
        assert area
        if grown < 1:
            stands_up = number in scene.stage.hand and number not in scene.input.on_strip
            start = small if stands_up else area.inflate(-area.width // 4, -area.height // 4)
            between = pygame.Rect(
                *(round(a + (b - a) * grown) for a, b in zip(start, area, strict=True))
            )
            picture, area = pygame.transform.smoothscale(picture, between.size), between
        if grown == 1:
            cast(screen, area)
        if glowing and grown == 1:
            shine(screen, area, self._light)
        screen.blit(picture, area)
        if scene.input.focused == OnTable(number):
            ring(screen, area)
        scene.pills.draw_on(screen, number, area)
        kept = scene.tips.items.of_card(number) if grown == 1 else ""
        if kept:
            middle = (area.centerx, area.y + layout.px(6))
            plaque(screen, kept, middle, layout.reading, area.width)

    def _draw_reactions(self, screen: pygame.Surface) -> None:
        reactions, layout = self.scene.reactions, self.scene.layout
        for seat, reaction in reactions.shown.items():
            plate = self.scene.model.opponent_index(seat)
            if plate is not None:
                portrait = self.scene.company.portraits[seat]
                face = layout.face(layout.opponent(plate))
                meaning = self.scene.pills.words.plate
                place = Place(face, layout.felt, layout.scale, meaning, layout.said)
                reactions.draw(screen, reaction, portrait, place)
