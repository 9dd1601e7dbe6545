"""The end of a match: every hand with its score sheet and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.scenes.names import seat_names
from game.client.scenes.page import PageScene
from game.client.shell import Shell
from game.client.sound import Cue
from game.client.widgets.button import Button
from game.client.widgets.look import GOLD_LIGHT, INK, PENALTY, Face, fitting, font
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.lang.language import told
from game.session import Session, Update
from game.titles.realms import score_cards
from game.titles.realms.play.choosing import choices_made
from game.titles.realms.play.view import View
from game.titles.realms.scoring.sheet import ScoreSheet

from .art import CardArt
from .score_sheet import SheetPainter


class ScoringScene(PageScene):
    """Tabs of players on the left, the score sheet of one of them on the right."""

    def __init__(
        self,
        app: Shell,
        art: CardArt,
        end: Update,
        session: Session,
        people: Sequence[int],
        again: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        assert end.outcome
        self.again = again
        self.art = art
        self.outcome = end.outcome
        self.people = people
        self.shown = people[0] if people else 0
        self._sat_down, self._seats = session.sat_down, session.seats
        self._conceded = session.conceded
        self.order = sorted(range(len(self._seats)), key=lambda s: self.outcome.places[s])
        self.sheets = [_sheet(end.view, seat) for seat in range(len(self._seats))]

    def enter(self) -> None:
        won = any(seat in self.outcome.winners for seat in self.people)
        self.app.sounds.play(Cue.WIN if won else Cue.LOSE)

    def lay_out(self, size: tuple[int, int]) -> None:
        width, height = size
        found = []
        for index, seat in enumerate(self.order):
            button = Button(self._tab(seat), lambda seat=seat: self.show(seat))  # type: ignore[misc]
            button.primary = seat == self.shown
            button.area = pygame.Rect(
                self.px(60), self.px(220 + 92 * index), self.px(470), self.px(78)
            )
            found.append(button)
        words = self.app.words
        below = [Button(words.text("scoring-title"), self.app.pop)]
        if self.again:
            below.append(Button(words.text("scoring-again"), self.again))
        for index, button in enumerate(below):
            top = height - self.px(130 + 92 * index)
            button.area = pygame.Rect(self.px(60), top, self.px(470), self.px(78))
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

    def _painter(self) -> SheetPainter:
        return SheetPainter(self.app.words, self.art.painter, self.reading)

    def _tab(self, seat: int) -> str:
        place, name = self.outcome.places[seat], self.names[seat]
        points = told(self.outcome.scores[seat])
        if seat in self._conceded:
            points = self.app.words.text("scoring-conceded")
        return f"{place}.  {name}  ·  {points}"

    @property
    def names(self) -> list[str]:
        return seat_names(self._sat_down, self.app.words)

    def _played_on_by(self) -> str:
        """Who made the score shown, if its owner had given up."""
        if self.shown not in self._conceded:
            return ""
        return self.app.words.text("scoring-played-on", player=self.names[self.shown])

    def show(self, seat: int) -> None:
        """Turns to another player's sheet."""
        self.shown = seat
        self.scroll.offset = 0
        self.resize()

    def headline(self) -> str:
        words = self.app.words
        winners = self.outcome.winners
        if not winners:
            return words.text("scoring-nobody")
        if len(winners) > 1:
            return words.text("scoring-shared")
        if list(winners) == list(self.people):
            return words.text("scoring-won")
        return words.text("scoring-lost", player=self.names[winners[0]])

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
        note = self._played_on_by()
        if note:
            room = self.rows.width - self.px(460)
            told_by = fitting(note, Face.ITALIC, self.px(26), room).render(note, True, INK)
            middle = (self.rows.centerx, bottom + self.px(36))
            surface.blit(told_by, told_by.get_rect(center=middle))
        total = told(self.sheets[self.shown].total)
        figure = font(Face.NUMBER, self.px(50)).render(total, True, PENALTY)
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
    )
