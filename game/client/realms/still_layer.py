"""What stands still on the card table."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.match.chronicle import Chronicle, Look
from game.client.match.zones import Zone, Zones
from game.client.widgets import panel
from game.client.widgets.look import CREAM, Face, font
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import forget_large, sized, spread
from game.client.widgets.plaque import plaque
from game.lang import plain
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.advice import Prospect
from game.titles.realms.play.state import PLAYING
from game.titles.realms.text.turn_text import last_turn
from game.titles.realms.text.wording import card_name

from . import plate_items, plates, score_panel
from .card_print import by_number
from .eye import marked
from .item_layer import item_zones
from .live_score import compared, supposed
from .plates import Plate

if TYPE_CHECKING:
    from .table import TableScene

DECK_NAME = 88
"""How much wider than the deck its name may be."""


class StillLayer(Zones):
    """The felt with deck, sun-dial, players and panel."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.scene = scene

    def resize(self) -> None:
        super().resize()
        self._chronicle()  # the mouse may be on it before it is drawn

    def _zones(self) -> Iterator[Zone]:
        scene, layout = self.scene, self.scene.layout
        px, model = layout.px, scene.model
        view = model.view
        if model.options.ending:
            yield Zone(layout.tray, layout.shelved, self._draw_slots)
        plaque = px(64)
        deck = layout.deck.inflate(px(DECK_NAME), 0)
        deck.height += plaque + px(16)
        top = scene.elsewhere.top[:1]
        yield Zone(deck, (view.deck_size, top), lambda s: self._draw_deck(s, view.deck_size, top))
        left = scene.discards_left
        dial = layout.dial.inflate(px(60), 0)
        dial.height += plaque
        if model.options.ending:
            yield Zone(dial, left, lambda s: self._draw_dial(s, left))
        if layout.with_items:
            yield from item_zones(scene)
        players = [self._plate(seat) for seat in range(model.options.players)]
        size = plates.name_size(players, layout)
        for player in players:
            yield Zone(
                plates.area_of(player, layout).inflate(px(52), px(52)),
                (player, size),
                partial(self._draw_player, player=player, size=size),
            )
        if layout.shows_realm:
            prospect = scene.live_score.told
            order = tuple(scene.stage.hand)
            notes = (
                supposed(scene.live_score, model.cards, scene.app.words),
                compared(scene.live_score, view, scene.app.words),
            )
            score = (_figures(prospect), order, notes, scene.input.hovered)
            yield Zone(layout.realm, score, lambda s: self._draw_realm(s, prospect, order, notes))
        if scene.relations.told:
            yield Zone(layout.chronicle, scene.relations.shown, scene.relations.draw_words)
            return
        chronicle = self._chronicle()
        yield Zone(layout.chronicle, chronicle.shows, chronicle.draw)

    def _chronicle(self) -> Chronicle[int]:
        layout, chronicle = self.scene.layout, self.scene.chronicle
        portraits = tuple(self.scene.company.portraits)
        width = layout.chronicle.width - round(52 * layout.reading)
        look = Look(self.scene.app.words, width, layout.reading, portraits)
        chronicle.set(layout.chronicle, look)
        return chronicle

    def _draw_realm(
        self,
        surface: pygame.Surface,
        prospect: Prospect | None,
        order: Sequence[int],
        notes: tuple[str, str],
    ) -> None:
        layout = self.scene.layout
        score_panel.realm(
            surface,
            layout.realm,
            prospect,
            order,
            self.scene.app.words,
            layout.reading,
            *notes,
            looked_at=self.scene.input.hovered,
        )

    def _draw_backdrop(self) -> pygame.Surface:
        """What only a new window size changes."""
        layout = self.scene.layout
        surface = pygame.Surface(layout.window)
        spread(surface, "table/felt", pygame.Rect((0, 0), layout.window))
        spread(surface, "table/wall", layout.wall)
        top = layout.wall.bottom - layout.px(10)
        spread(surface, "table/rail", pygame.Rect(0, top, layout.felt.width, layout.px(30)))
        self._draw_tray(surface)
        panel.background(surface, layout.panel, layout.scale)
        forget_large()
        return surface.convert()

    def _draw_tray(self, surface: pygame.Surface) -> None:
        layout = self.scene.layout
        grown = round(2 * 40 * 0.75 * layout.scale)
        frame = nine_patch(
            "table/tray",
            layout.tray.inflate(grown, grown).size,
            (112, 112, 112, 112),
            layout.scale * 0.75,
        )
        surface.blit(frame, layout.tray.inflate(grown, grown))

    def _draw_slots(self, surface: pygame.Surface) -> None:
        """The places of the discard area; closed to one row, its cards lie beside them."""
        layout = self.scene.layout
        for index in range(0 if layout.shelved else layout.slots):
            pose = layout.slot(index)
            slot = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.3))
            slot.center = (round(pose.x), round(pose.y))
            shade = pygame.Surface(slot.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (0, 0, 0, 46), shade.get_rect(), border_radius=10)
            pygame.draw.rect(shade, (217, 164, 65, 70), shade.get_rect(), 2, border_radius=10)
            surface.blit(shade, slot)

    def _draw_deck(self, surface: pygame.Surface, count: int, top: tuple[int, ...]) -> None:
        layout, app = self.scene.layout, self.scene.app
        back = self.scene.art.painter.back(layout.deck.width)
        for depth in range(min(4, count), 0, -1):
            surface.blit(back, layout.deck.move(2 * depth, 3 * depth))
        if count:
            surface.blit(back, layout.deck)
        for number in top:
            card = by_number(self.scene.model.cards, number)
            marked(surface, self.scene.art.painter.token(card, layout.token_width), layout.on_deck)
        text = app.words.text("table-deck", count=count)
        below = layout.deck.bottom + layout.px(34 if layout.with_items else 38)
        room = layout.deck.width + layout.px(DECK_NAME)
        plaque(surface, text, (layout.deck.centerx, below), layout.scale, room)

    def _draw_dial(self, surface: pygame.Surface, left: int) -> None:
        layout, app = self.scene.layout, self.scene.app
        options = self.scene.model.options
        surface.blit(sized("table/dial", layout.dial.size), layout.dial)
        radius = layout.dial.width * 122 / 480
        gem_size = round(layout.dial.width * 64 / 480 * min(1.0, 12 / options.ending))
        for index in range(options.ending):
            name = "table/gem_lit" if index < left else "table/gem_dark"
            direction = pygame.Vector2(0, -radius).rotate(360 * (index + 0.5) / options.ending)
            middle = pygame.Vector2(layout.dial.center) + direction
            gem = sized(name, (gem_size, gem_size))
            surface.blit(gem, gem.get_rect(center=(round(middle.x), round(middle.y))))
        letters = font(Face.NUMBER, round(layout.dial.width * 0.2))
        number = letters.render(str(left), True, CREAM)
        surface.blit(number, letters.around(number, layout.dial.center))
        away = layout.px(20 if layout.with_items else 28)
        below = (layout.dial.centerx, layout.dial.bottom + away)
        room = layout.dial.width + layout.px(56)
        plaque(surface, app.words.text("table-left"), below, layout.scale, room)

    def _plate(self, seat: int) -> Plate:
        """A player as seen now."""
        model = self.scene.model
        index, held = model.opponent_index(seat), self.scene.elsewhere.held(seat)
        own = index is None
        board, away = self.scene.stage.items.board, self.scene.stage.items.under_way
        item = board.face_up[seat]
        return Plate(
            model.names[seat],
            self.scene.company.portraits[seat],
            seat in model.acting,
            self._latest(seat),
            index,
            0 if own else held.count,
            () if own else tuple(model.cards.by_number[number] for number in held.known),
            len(held.private),
            ITEM_BY_NUMBER[item] if item is not None and item not in away else None,
            sum(item not in away for item in board.used[seat]),
            tuple(ITEM_BY_NUMBER[item] for item in board.reserve[seat] if item not in away),
        )

    def _latest(self, seat: int) -> tuple[str, ...]:
        """What somebody is doing, or did last."""
        model, words = self.scene.model, self.scene.app.words
        item = self._at_work(seat)
        if seat == model.seat:
            own = (item, words.text(self._own_part)) if item else (words.text(self._own_part),)
            return own if seat in model.acting else ()
        if seat == model.thinking and not model.queue:
            with_item = (words.text("plate-item-thinking", item=item),) if item else ()
            return (*with_item, words.text("plate-thinking"))
        told = last_turn(model.story, seat, model.cards, model.names, model.seat)
        return tuple(plain(words.say(each)) for each in told)

    def _at_work(self, seat: int) -> str:
        """The item of a player that is at work now."""
        view = self.scene.model.view
        if not view.using or view.turn != seat:
            return ""
        return self.scene.app.words.say(card_name(ITEM_BY_NUMBER[view.using.item].name))

    @property
    def _own_part(self) -> str:
        """What is expected of the person before the screen: not every question comes in the own
        turn."""
        model = self.scene.model
        if model.view.phase not in PLAYING:
            return "plate-decide"
        return "plate-your-turn" if model.view.turn == model.seat else "plate-asked"

    def _draw_player(self, surface: pygame.Surface, player: Plate, size: int) -> None:
        plates.draw(surface, player, self.scene.layout, self.scene.art.painter, size)
        if player.opponent is not None and self.scene.layout.with_items:
            plate_items.draw(surface, player, self.scene.layout, self.scene.art.painter)


def _figures(prospect: Prospect | None) -> Hashable:
    """All that is written of a score; after most moves of others it is what it was."""
    return prospect and (prospect.worth, prospect.sheet.total, prospect.sheet.cards)
