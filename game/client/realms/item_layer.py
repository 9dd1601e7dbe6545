"""The Cursed Items that lie still: before the player, and in their own two piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.client.match.zones import Zone
from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import shaded
from game.client.widgets.look import CREAM, SMALLEST, Face, fitting
from game.client.widgets.medal import medal
from game.client.widgets.plaque import plaque, plaque_letters
from game.client.widgets.rich_text import Style
from game.lang.language import told
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.piles import available
from game.titles.realms.play.state import PLAYING

from .layout import TableLayout
from .things import own_item

if TYPE_CHECKING:
    from .table import TableScene

Numbers = tuple[int, ...]
COMING = Style(Face.ITALIC, Face.ITALIC)


def item_zones(scene: TableScene) -> Iterator[Zone]:
    """What of the items is drawn, and where."""
    drawing, layout, px = _ItemLayer(scene), scene.layout, scene.layout.px
    items, seat = scene.stage.items, scene.model.seat
    board, away = items.board, items.under_way

    def lying(numbers: Numbers) -> Numbers:
        return tuple(number for number in numbers if number not in away)

    own = board.face_up[seat]
    face_up = () if own is None else lying((own,))
    reserve = lying(tuple(board.reserve[seat]))
    place = layout.own_item.union(layout.own_reserve(0)).inflate(px(40), px(40))
    coming = coming_item(scene)
    yield Zone(
        place, (face_up, reserve, coming), lambda s: drawing.own(s, face_up, reserve, coming)
    )

    used = lying(tuple(board.used[seat]))
    worth = sum(points for item, points in board.worths(seat) if item.number in used)
    row = layout.used_items(0, 1).union(layout.used_sum)
    label = pygame.Rect(row.x, layout.own_plate.bottom, row.width, row.y - layout.own_plate.bottom)
    area = row.union(label).inflate(px(16), px(8))
    yield Zone(area, (used, worth), lambda s: drawing.used(s, used, worth, label))

    put_away, in_deck = lying(tuple(board.discard)), board.deck
    yield Zone(
        layout.item_deck.inflate(px(50), px(40)).union(layout.item_pile_name(0)),
        (in_deck, len(put_away)),
        lambda s: drawing.deck(s, in_deck, len(put_away)),
    )
    yield Zone(
        layout.item_discard.inflate(px(50), px(40)).union(layout.item_pile_name(1)),
        (in_deck, put_away),
        lambda s: drawing.put_away(s, put_away, in_deck),
    )


def coming_item(scene: TableScene) -> str:
    """Where the next item comes from and when, while none lies before the player."""
    view, seat = scene.model.view, scene.model.seat
    if not view.items or own_item(view) or scene.stage.items.board.face_up[seat]:
        return ""
    if view.phase not in PLAYING:
        return ""
    if view.filling:
        key = "first"
    elif view.items.reserve[seat]:
        key = "reserve"
    else:
        key = "next" if available(view) else "none"
    return scene.app.words.text(f"table-item-{key}")


class _ItemLayer:
    """Draws the items of a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._layout: TableLayout = scene.layout
        self._painter, self._words = scene.art.painter, scene.app.words

    def own(self, surface: pygame.Surface, face_up: Numbers, reserve: Numbers, coming: str) -> None:
        """The item face up, or what is said in its place, and those that may follow it."""
        layout = self._layout
        if coming:
            self._draw_coming(surface, coming)
        for number in face_up:
            face = self._painter.full(ITEM_BY_NUMBER[number], layout.own_item.width)
            card = shaded(face)
            surface.blit(card, card.get_rect(center=layout.own_item.center))
        for index, number in enumerate(reserve):
            place = layout.own_reserve(index)
            surface.blit(self._painter.token(ITEM_BY_NUMBER[number], place.width), place)

    def _draw_coming(self, surface: pygame.Surface, text: str) -> None:
        """An empty place, and what will lie there."""
        layout, place = self._layout, self._layout.own_item
        _draw_empty(surface, place)
        room = place.inflate(-layout.px(24), -layout.px(24))
        size = max(layout.px(24), SMALLEST)
        lines = rich_text.fitted(text, COMING, room.width, room.height, size, SMALLEST)
        where = pygame.Rect(room.x, 0, room.width, lines.height)
        where.centery = room.centery
        rich_text.draw(surface, lines, where, CREAM, icon, centred=True)

    def used(self, surface: pygame.Surface, used: Numbers, worth: int, label: pygame.Rect) -> None:
        """Backs, and the sum of what is under them."""
        if not used:
            return
        layout = self._layout
        text = self._words.text("table-used-items")
        letters = fitting(text, Face.LABEL, layout.px(20), layout.used_sum.right - label.x)
        word = letters.render(text, True, CREAM)
        surface.blit(word, word.get_rect(midleft=label.midleft))
        for index in range(len(used)):
            place = layout.used_items(index, len(used))
            surface.blit(self._painter.back(place.width, cursed=True), place)
        medal(surface, layout.used_sum, told(worth))

    def deck(self, surface: pygame.Surface, count: int, put_away: int) -> None:
        place = self._layout.item_deck
        back = self._painter.back(place.width, cursed=True)
        for depth in range(min(3, count), -1 if count else 0, -1):
            surface.blit(back, place.move(2 * depth, 3 * depth))
        self._name(surface, 0, (count, put_away))

    def put_away(self, surface: pygame.Surface, numbers: Numbers, in_deck: int) -> None:
        """The items that were put away; only the topmost is seen."""
        place = self._layout.item_discard
        if numbers:
            face = shaded(self._painter.compact(ITEM_BY_NUMBER[numbers[-1]], place.width))
            surface.blit(face, face.get_rect(center=place.center))
        else:
            _draw_empty(surface, place)
        self._name(surface, 1, (in_deck, len(numbers)))

    def _name(self, surface: pygame.Surface, index: int, counts: tuple[int, int]) -> None:
        """How many items lie there; in a small window only the figure."""
        layout = self._layout
        keys = ("table-item-deck", "table-item-discard")
        texts = [self._words.text(key, count=n) for key, n in zip(keys, counts, strict=True)]
        area = layout.item_pile_name(index)
        if plaque_letters(texts, layout.scale, area.width).pixels < SMALLEST:
            texts = [told(count) for count in counts]
        plaque(surface, texts[index], area.center, layout.scale, area.width, texts)


def _draw_empty(surface: pygame.Surface, place: pygame.Rect) -> None:
    """A place where nothing lies."""
    shade = pygame.Surface(place.size, pygame.SRCALPHA)
    pygame.draw.rect(shade, (0, 0, 0, 46), shade.get_rect(), border_radius=10)
    pygame.draw.rect(shade, (217, 164, 65, 70), shade.get_rect(), 2, border_radius=10)
    surface.blit(shade, place)
