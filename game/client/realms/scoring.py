"""The end of a match: every hand with its score sheet and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.keys import BACK
from game.client.match.company import company
from game.client.match.finale import headline
from game.client.onward import Onward
from game.client.scenes.deal import COPY_DEAL, copy_deal
from game.client.scenes.page import PageScene
from game.client.shell import Shell
from game.client.sound import Piece
from game.client.widgets.button import Button
from game.client.widgets.look import GOLD_LIGHT, INK, Face, fitting, font
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.lang.language import told
from game.session import Session, Update
from game.titles.realms import score_cards
from game.titles.realms.play.choosing import choices_made
from game.titles.realms.play.state import used_items
from game.titles.realms.play.view import View
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.score_text import origins

from .art import CardArt
from .hint_text import hints_taken
from .rank_button import RankButton
from .score_sheet import SheetPainter


class ScoringScene(PageScene):
    """Tabs of players on the left, the score sheet of one of them on the right."""

    music = Piece.SCORING

    def __init__(
        self,
        app: Shell,
        art: CardArt,
        end: Update,
        session: Session,
        people: Sequence[int],
        onward: Onward | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        assert end.outcome
        self.onward = onward
        self._back = back
        self.art = art
        self.outcome = end.outcome
        self.people = people
        self.shown = people[0] if people else 0
        self._session = session
        seats = range(len(session.seats))
        self.order = sorted(seats, key=lambda seat: self.outcome.places[seat])
        cards = end.view.options.cards
        self._origins = origins(session.update_from_start(None).events, cards)
        self.sheets = [_sheet(end.view, seat) for seat in seats]

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        self.company = company(self.app, self._session)
        found: list[Button] = []
        words = self.app.words
        below = [
            Button(words.text("scoring-title"), self.app.pop),
            Button(words.text(COPY_DEAL), lambda: copy_deal(self.app, self, self._session)),
        ]
        if self._back:
            below.append(Button(words.text("show-ranking"), self._back))
        if self.onward:
            below.append(Button(words.text(self.onward.key), self.onward.begin))
        for index, button in enumerate(below):
            top = height - self.px(130 + 92 * index)
            button.area = pygame.Rect(self.px(60), top, self.px(470), self.px(78))
        first, last = self.px(190), below[-1].area.top - self.px(20)
        pitch = min(self.px(116), (last - first) // len(self.order))
        for index, seat in enumerate(self.order):
            row = self._ranked(seat)
            row.area = pygame.Rect(
                self.px(60), first + pitch * index, self.px(470), round(pitch * 0.9)
            )
            found.append(row)
        self.buttons.set([*found, *reversed(below)])
        self.area = pygame.Rect(
            self.px(570), self.px(40), width - self.px(620), height - self.px(80)
        )
        inner = self.area.inflate(-self.px(130), 0)
        self.rows = pygame.Rect(
            inner.x, self.area.y + self.px(86), inner.width, self.area.height - self.px(212)
        )
        page = self._painter().page(self.sheets[self.shown], inner.width)
        self.scroll.show(page, self.rows)

    def handle(self, event: pygame.event.Event) -> None:
        if BACK.heard(event):
            (self._back or self.app.pop)()
        else:
            super().handle(event)

    def _painter(self) -> SheetPainter:
        return SheetPainter(self.app.words, self.art.painter, self.reading, self._origins)

    def _ranked(self, seat: int) -> RankButton:
        points = told(self.outcome.scores[seat])
        if seat in self.company.conceded:
            points = self.app.words.text("scoring-conceded")
        return RankButton(
            self.names[seat],
            lambda: self.show(seat),
            portrait=self.company.portraits[seat],
            place=self.outcome.places[seat],
            points=points,
            won=seat in self.outcome.winners,
            shown=seat == self.shown,
        )

    @property
    def names(self) -> Sequence[str]:
        return self.company.names

    def _note(self) -> str:
        """Who made the score shown, if its owner had given up; else with how many hints."""
        if self.shown in self.company.conceded:
            return self.app.words.text("scoring-played-on", player=self.names[self.shown])
        return hints_taken(self._session, self.shown, self.app.words)

    def show(self, seat: int) -> None:
        """Turns to another player's sheet."""
        self.shown = seat
        self.scroll.offset = 0
        self.resize()

    def headline(self) -> str:
        return headline(self.outcome, self.people, self.names, self.app.words)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("table/felt", size)
        head = self.headline()
        letters = fitting(head, Face.HEAD, self.px(64), self.px(480))
        title = letters.render(head, True, GOLD_LIGHT)
        surface.blit(title, title.get_rect(midleft=(self.px(64), self.px(120))))
        parchment(surface, self.area, self.scale)
        self._painter().headings(surface, self.rows.right, self.rows.y - self.px(10))
        bottom = self.rows.bottom + self.px(10)
        pygame.draw.line(surface, INK, (self.rows.x, bottom), (self.rows.right, bottom))
        words = self.app.words.text("table-total")
        label = font(Face.NAME, self.px(36)).render(words, True, INK)
        surface.blit(label, (self.rows.x, bottom + self.px(14)))
        note = self._note()
        if note:
            room = self.rows.width - self.px(460)
            told_by = fitting(note, Face.ITALIC, self.px(26), room).render(note, True, INK)
            middle = (self.rows.centerx, bottom + self.px(36))
            surface.blit(told_by, told_by.get_rect(center=middle))
        total = told(self.sheets[self.shown].total)
        figure = font(Face.NUMBER, self.px(50)).render(total, True, INK)
        surface.blit(figure, figure.get_rect(topright=(self.rows.right, bottom + self.px(4))))
        return surface


def _sheet(view: View, seat: int) -> ScoreSheet:
    """The score of a hand that lies open."""
    cards = view.options.cards
    return score_cards(
        tuple(cards.by_number[number] for number in view.hands[seat]),
        choices_made(view.options, view.made[seat]),
        cards,
        tuple(cards.by_number[number] for number in view.discard),
        view.options.players,
        used_items(view.items, seat),
    )
