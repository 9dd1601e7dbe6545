"""What stands still on the trading floor until something is said or done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.match.zones import Zone, Zones
from game.client.widgets import panel
from game.client.widgets.look import CREAM, GOLD, INK, SMALLEST, mixed
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import forget_large, spread
from game.lang import literal
from game.titles.realms.play.floor import OpenOffer
from game.titles.realms.play.trade_events import Traded

from .. import score_panel
from ..worth_text import worth_text
from .parts import (
    AWNINGS,
    ITALIC,
    LABEL,
    NAME,
    SOFT,
    TEXT,
    arrow,
    awning,
    is_cut,
    painted_portrait,
    portrait,
    shown_card,
    wood,
    write,
)

if TYPE_CHECKING:
    from .scene import FloorScene

TRADES, LEAST_ROW, HIGHEST_ROW = 4, 42, 84
"""So many of the last trades are told, if there is room; and how high each of them stands."""
SHOWN = 2
"""Offers that a stall shows; of more it tells how many."""


class FloorStill(Zones):
    def __init__(self, scene: FloorScene) -> None:
        super().__init__()
        self.scene = scene

    def _draw_backdrop(self) -> pygame.Surface:
        layout = self.scene.layout
        surface = pygame.Surface(layout.window)
        spread(surface, "table/felt", pygame.Rect((0, 0), layout.window))
        panel.background(surface, layout.panel, layout.scale)
        forget_large()
        for name in self.scene.company.portraits:
            painted_portrait(name)  # faces turn up everywhere, and no file is read then
        return surface.convert()

    def _zones(self) -> Iterator[Zone]:
        scene, layout = self.scene, self.scene.layout
        floor, model = scene.model.view.floor, scene.model
        reach = layout.px(10)
        for seat in model.others:
            index = model.place(seat)
            offers = scene.offers_of(seat)
            wishes = floor.wishes[seat] if floor else ()
            split = scene.split == index
            shows = (scene.names[seat], wishes, offers, split, seat in scene.company.conceded)
            yield Zone(
                layout.stall(index).inflate(reach, reach),
                shows,
                partial(self._draw_stall, seat=seat, index=index, split=split),
            )
        mine = floor.offers_of(model.seat) if floor and not scene.hidden else ()
        yield Zone(layout.own_offers, mine, partial(self._draw_own_offers, mine=mine))
        calls = scene.calls
        yield Zone(layout.calls, calls, partial(self._draw_calls, calls=calls))
        wishes = floor.wishes[model.seat] if floor else ()
        own = (wishes, scene.names[model.seat], scene.slice_left)
        yield Zone(layout.own_stall, own, self._draw_own_stall)
        now, order = scene.scores.now, tuple(scene.stage.hand)
        dealt = scene.dealt
        yield Zone(
            layout.realm,
            (now and (now.worth, now.sheet.lines), order, dealt, scene.hidden),
            lambda surface: self._draw_realm(surface),
        )
        trades = tuple(scene.trades[-TRADES:])
        yield Zone(layout.chronicle, trades, partial(self._draw_trades, trades=trades))
        yield Zone(scene.wishing.area, scene.wishing.shows, self._draw_wishing)

    def _draw_wishing(self, surface: pygame.Surface) -> None:
        if self.scene.wishing.open:
            self.scene.wishing.draw(surface)

    # The others.

    def _draw_stall(self, surface: pygame.Surface, seat: int, index: int, split: bool) -> None:
        scene, layout = self.scene, self.scene.layout
        px, area, words = layout.px, layout.stall(index), scene.app.words
        body = area.copy()
        body.y += px(22)
        body.height -= px(22)
        wood(surface, body, layout.scale)
        cloth = layout.awning(index)
        surface.blit(awning(cloth.size, AWNINGS[seat % len(AWNINGS)]), cloth)
        face = layout.stall_face(index)
        surface.blit(portrait(scene.company.portraits[seat], face.size), face)
        name = layout.stall_name(index)
        write(surface, literal(scene.names[seat]), name, px(27), style=NAME)
        floor = scene.model.view.floor
        wishes = floor.wishes[seat] if floor else ()
        wanted = words.text("floor-nothing-wished")
        if wishes:
            wanted = words.text("floor-looks-for", want=scene.speech.want(wishes[-1]))
        write(surface, wanted, layout.stall_wish(index), px(22), SOFT, ITALIC)
        if split:
            self._draw_halves(surface, index)
            return
        room = layout.stall_offers(index)
        pygame.draw.line(
            surface,
            mixed(GOLD, (0, 0, 0), 0.5),
            (room.x, room.y - px(4)),
            (room.right, room.y - px(4)),
        )
        offers = scene.offers_of(seat)
        if not offers:
            return
        beside = px(34)
        shown = offers[-SHOWN:]
        free = room.width - (beside if len(offers) > len(shown) else 0)
        cell = pygame.Rect(room.topleft, (free // len(shown), room.height))
        if not all(self._fits(each, cell) for each in shown):
            shown = offers[-1:]
        free = room.width - (beside if len(offers) > len(shown) else 0)
        width = free // len(shown)
        for place, offer in enumerate(shown):
            cell = pygame.Rect(room.x + place * width, room.y, width, room.height)
            self._draw_offer(surface, offer, cell)
        if len(offers) > len(shown):
            more = pygame.Rect(room.right - beside, room.y - px(2), beside, px(22))
            write(surface, f"+{len(offers) - len(shown)}", more, px(18), GOLD)

    def _offer_text(self, cell: pygame.Rect) -> pygame.Rect:
        """Where it is said what an offer asks for: beside its card."""
        layout = self.scene.layout
        left = cell.x + layout.token_width + layout.px(8)
        return pygame.Rect(left, cell.y, cell.right - left - layout.px(2), cell.height)

    def _fits(self, offer: OpenOffer, cell: pygame.Rect) -> bool:
        """Whether all that it asks for can be said in a cell, and no word is broken."""
        least = max(SMALLEST, self.scene.layout.px(18))
        return not is_cut(self._asks(offer), self._offer_text(cell), least, least=least)

    def _asks(self, offer: OpenOffer) -> str:
        return self.scene.app.words.text("floor-for", want=self.scene.speech.want(offer.want))

    def _draw_offer(self, surface: pygame.Surface, offer: OpenOffer, cell: pygame.Rect) -> None:
        scene, px = self.scene, self.scene.layout.px
        card = pygame.Rect(cell.x, cell.y, scene.layout.token_width, cell.height)
        self._draw_shown(surface, card, offer.card, offer.suit)
        text = self._offer_text(cell)
        write(surface, self._asks(offer), text, px(21), CREAM, TEXT)

    def _draw_shown(
        self, surface: pygame.Surface, place: pygame.Rect, number: int | None, suit: str
    ) -> None:
        scene = self.scene
        drawn = scene.layout.token_width
        shown_card(surface, scene.art.painter, scene.model.cards, place, number, suit, drawn)

    def _draw_halves(self, surface: pygame.Surface, index: int) -> None:
        """What may be done with a card that is held over the stall."""
        scene, layout = self.scene, self.scene.layout
        halves = layout.halves(index)
        for half, key in zip(halves, ("floor-face-up", "floor-suit-only"), strict=True):
            pygame.draw.rect(
                surface, mixed(GOLD, (40, 20, 10), 0.7), half, border_radius=layout.px(8)
            )
            pygame.draw.rect(surface, GOLD, half, layout.px(3), border_radius=layout.px(8))
            text = half.inflate(-layout.px(12), -layout.px(12))
            write(
                surface, scene.app.words.text(key), text, layout.px(21), style=LABEL, centred=True
            )

    # The own affairs.

    def _draw_box(
        self, surface: pygame.Surface, area: pygame.Rect, key: str, none: str | None
    ) -> None:
        """A board with a heading, and a word where there is nothing on it."""
        layout, text = self.scene.layout, self.scene.app.words.text
        px = layout.px
        wood(surface, area, layout.scale)
        head = pygame.Rect(area.x + px(24), area.y + px(14), area.width - px(48), px(28))
        write(surface, text(key), head, px(20), style=LABEL)
        if none:
            room = area.inflate(-px(48), -px(60)).move(0, px(16))
            write(surface, text(none), room, px(21), SOFT, ITALIC)

    def _draw_own_offers(self, surface: pygame.Surface, mine: tuple[OpenOffer, ...]) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words = layout.px, scene.app.words
        none = None if mine else "floor-own-none"
        self._draw_box(surface, layout.own_offers, "floor-own-offers", none)
        for index, offer in enumerate(mine):
            row = layout.own_offer(index)
            card = pygame.Rect(row.x, row.y, px(46), row.height)
            self._draw_shown(surface, card, offer.card if offer.face_up else None, offer.suit)
            face = pygame.Rect(card.right + px(8), 0, row.height - px(4), row.height - px(4))
            face.centery = row.centery
            if offer.to is None:
                face.width = px(60)
                write(surface, words.text("floor-all"), face, px(17), GOLD, LABEL, centred=True)
            else:
                surface.blit(portrait(scene.company.portraits[offer.to], face.size), face)
            cross = layout.withdraw(index)
            text = pygame.Rect(face.right + px(8), row.y, cross.x - face.right - px(14), row.height)
            want = scene.speech.want(offer.want)
            said = words.text("floor-for", want=want)
            if is_cut(said, text, px(20)):  # rather what is asked for alone than half of it
                said = words.say(want)
            write(surface, said, text, px(20))
            self._draw_cross(surface, cross)

    def _draw_cross(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        pygame.draw.circle(surface, CREAM, place.center, place.width // 2, 2)
        arm = place.width // 5
        x, y = place.center
        for one, other in (((-arm, -arm), (arm, arm)), ((-arm, arm), (arm, -arm))):
            pygame.draw.line(
                surface, CREAM, (x + one[0], y + one[1]), (x + other[0], y + other[1]), 3
            )

    def _draw_calls(self, surface: pygame.Surface, calls: tuple[OpenOffer, ...]) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words = layout.px, scene.app.words
        none = None if calls else "floor-calls-none"
        self._draw_box(surface, layout.calls, "floor-calls", none)
        for index, offer in enumerate(calls):
            row = layout.call(index)
            face = pygame.Rect(row.x, row.y, row.height - px(6), row.height - px(6))
            face.centery = row.centery
            surface.blit(portrait(scene.company.portraits[offer.seat], face.size), face)
            card = pygame.Rect(face.right + px(6), row.y, px(52), row.height)
            self._draw_shown(surface, card, offer.card, offer.suit)
            text = pygame.Rect(
                card.right + px(8), row.y, row.right - card.right - px(8), row.height
            )
            said = words.text(
                "floor-call",
                give=scene.speech.told(offer.card, offer.suit),
                want=scene.speech.want(offer.want),
            )
            write(surface, said, text, px(20))

    def _draw_own_stall(self, surface: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words, seat = layout.px, scene.app.words, scene.model.seat
        area = layout.own_stall
        wood(surface, area, layout.scale)
        face = pygame.Rect(area.x + px(12), area.y + px(12), px(86), px(86))
        surface.blit(portrait(scene.company.portraits[seat], face.size), face)
        name = pygame.Rect(
            face.right + px(10), face.y + px(8), area.right - face.right - px(22), px(38)
        )
        write(surface, literal(scene.names[seat]), name, px(27), style=NAME)
        below = name.move(0, px(38))
        left = scene.slice_left
        said = words.text("floor-own-stall" if left is None else "floor-slice", seconds=left or 0)
        write(surface, said, below, px(21), SOFT, ITALIC)
        head = pygame.Rect(area.x + px(16), area.y + px(108), area.width - px(32), px(30))
        write(surface, words.text("floor-you-look-for"), head, px(20), style=LABEL)
        floor = scene.model.view.floor
        for index, wish in enumerate(floor.wishes[seat] if floor else ()):
            row = layout.own_wish(index)
            pygame.draw.rect(surface, (70, 34, 26), row, border_radius=px(6))
            text = row.inflate(-px(20), 0)
            text.width -= px(30)
            write(surface, scene.speech.say(scene.speech.want(wish)), text, px(22))
            self._draw_cross(surface, scene.unwish_place(index))

    # The panel.

    def _draw_realm(self, surface: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        words = scene.app.words
        note = words.text("floor-live") if scene.scores.now else ""
        dealt = (
            "" if scene.dealt is None else words.text("floor-dealt", points=worth_text(scene.dealt))
        )
        score_panel.realm(
            surface,
            layout.realm,
            None if scene.hidden else scene.scores.now,
            scene.stage.hand,
            words,
            layout.reading,
            note,
            dealt,
        )

    def _draw_trades(self, surface: pygame.Surface, trades: tuple[Traded, ...]) -> None:
        scene, layout = self.scene, self.scene.layout
        area, scale = layout.chronicle, layout.reading
        parchment(surface, area, scale)
        inner = area.inflate(-round(52 * scale), -round(44 * scale))
        panel.heading(
            surface,
            scene.app.words.text("floor-trades"),
            (inner.centerx, inner.y + round(16 * scale)),
            inner.width,
            scale,
        )
        top = inner.y + round(38 * scale)
        room = inner.bottom - round(12 * scale) - top
        count = max(1, min(TRADES, int(room / (LEAST_ROW * scale))))
        height = min(room // count, round(HIGHEST_ROW * scale))
        for index, trade in enumerate(trades[: -count - 1 : -1]):
            row = pygame.Rect(inner.x, top + index * height, inner.width, height)
            self._draw_trade(surface, trade, row)

    def _draw_trade(self, surface: pygame.Surface, trade: Traded, row: pygame.Rect) -> None:
        scene, scale = self.scene, self.scene.layout.reading
        side = min(row.height - round(4 * scale), round(36 * scale))
        faces = []
        for seat, left in ((trade.seat, row.x), (trade.other, row.right - side)):
            face = pygame.Rect(left, 0, side, side)
            face.centery = row.centery
            surface.blit(portrait(scene.company.portraits[seat], face.size), face)
            faces.append(face)
        room = pygame.Rect(faces[0].right, row.y, faces[1].x - faces[0].right, row.height)
        room = room.inflate(-round(10 * scale), 0)
        half = room.height // 2
        upper = pygame.Rect(room.x, room.y, room.width - round(25 * scale), half)
        lower = upper.move(round(25 * scale), half)
        size, speech = round(18 * scale), scene.speech
        write(surface, speech.say(speech.told(trade.gave, trade.gave_suit)), upper, size, INK)
        write(surface, speech.say(speech.told(trade.got, trade.got_suit)), lower, size, INK)
        arrow(surface, (room.right - round(18 * scale), upper.centery), round(18 * scale))
        arrow(surface, (room.x + round(18 * scale), lower.centery), -round(18 * scale))
