"""The pictures of Fantasy Realms: painters of cards, and getting ready what a table will show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.shell import Shell
from game.client.widgets.paintings import Paintings, Wanted
from game.client.widgets.pictures import original
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.items import Item

from .card_face import TOKEN_DETAIL, CardPainter
from .card_print import Printable
from .layout import TABLE_PICTURES, TableLayout
from .sprite_painter import SpritePainter


@dataclass(frozen=True)
class Seen:
    """A card, and how wide it will be seen as a whole face and as a token."""

    card: Card
    faces: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()


class CardArt:
    """Paints cards in the language of the moment; the paintings themselves outlast it."""

    def __init__(self, app: Shell) -> None:
        self._app = app
        self._paintings = Paintings()
        self._for_two = False
        self._sprites = self._fresh()

    def _fresh(self) -> SpritePainter:
        words, for_two = self._app.words, self._for_two
        return SpritePainter(CardPainter(words, self._paintings, for_two=for_two))

    def belongs_to(self, players: int) -> None:
        """From now on the cards are those of a match among so many."""
        self._for_two = players == 2

    @property
    def sprites(self) -> SpritePainter:
        painter = self._sprites.painter
        if painter.words is not self._app.words or painter.for_two != self._for_two:
            self._sprites = self._fresh()
        return self._sprites

    @property
    def painter(self) -> CardPainter:
        return self.sprites.painter

    def prepare(
        self,
        cards: Sequence[Card],
        layout: TableLayout,
        items: Sequence[Item] = (),
        hand: int = 0,
    ) -> None:
        """Has everything a table with these cards and items shows ready before it is seen; of what
        is read enlarged the hand, the first so many cards. All of them would fill the memory."""
        slot = round(layout.slot(0).width)
        wanted = list(
            self.painter.pictures(
                cards,
                (layout.hand_width, layout.zoom_width),
                (slot, TOKEN_DETAIL * layout.token_width),
            )
        )
        if items:
            wanted += self._item_pictures(items, layout)
        self._paintings.only(wanted)
        self._app.prepare(
            [
                *(partial(original, name) for name in TABLE_PICTURES),
                *self._paintings.fetching(wanted),
            ],
            self._draw_ahead(cards, layout, slot, items, hand),
        )

    def _item_pictures(self, items: Sequence[Item], layout: TableLayout) -> list[Wanted]:
        tokens = (layout.opponent_item(0).width, layout.own_reserve(0).width)
        return list(
            self.painter.pictures(
                items,
                (layout.own_item.width, layout.hand_width, layout.zoom_width),
                (
                    layout.item_discard.width,
                    round(layout.slot(0).width),
                    *(TOKEN_DETAIL * width for width in tokens),
                ),
            )
        )

    def faces(self, cards: Sequence[Card], layout: TableLayout) -> Iterator[None]:
        """Draws the cards of a hand, one by one."""
        for card in cards:
            self.sprites.prepare(card, False, layout.hand_width)
            yield

    def prepare_show(self, seen: Sequence[Seen]) -> None:
        """Has cards ready in the ways they will be seen while hands are counted, those that come
        first before the others."""
        wanted = [
            each
            for view in seen
            for each in self.painter.pictures(
                [view.card], view.faces, [TOKEN_DETAIL * width for width in view.tokens]
            )
        ]
        forget = partial(self._paintings.only, wanted)  # others help to make these
        self._app.prepare([*self._paintings.fetching(wanted), forget], self._draw_counted(seen))

    def _draw_counted(self, seen: Sequence[Seen]) -> Iterator[None]:
        for view in seen:
            for width in view.faces:
                self.painter.full(view.card, width)
                yield
            for width in view.tokens:
                self.painter.token(view.card, width)
                yield

    def _draw_ahead(
        self,
        cards: Sequence[Card],
        layout: TableLayout,
        slot: int,
        items: Sequence[Item],
        hand: int,
    ) -> Iterator[None]:
        everything: list[Printable] = [*cards, *items]
        for card in everything:
            self.sprites.prepare(card, False, layout.hand_width)
            yield
            self.sprites.prepare(card, True, slot)
            yield
        for shown in cards:
            self.painter.token(shown, layout.token_width)
            yield
        for item in items:
            self.painter.token(item, layout.opponent_item(0).width)
            yield
        for shown in cards[:hand]:
            self.painter.full(shown, layout.zoom_width)
            yield
