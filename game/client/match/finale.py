"""The end of a match: the totals race, all line up by place, the winner's portrait lands."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.keys import ANSWERS, BACK, CONFIRM, step
from game.client.motion import CROSSFADE, out_quad
from game.client.onward import Onward
from game.client.scenes.deal import COPY_DEAL, copy_deal
from game.client.scenes.page import PageScene
from game.client.shell import Shell
from game.client.sound import Cue, Piece
from game.client.widgets.button import MARGINS, Button
from game.client.widgets.laurel import laurel
from game.client.widgets.light import halo
from game.client.widgets.look import (
    CREAM,
    GOLD_LIGHT,
    SMALLEST,
    Face,
    fitting,
    font,
    shortened,
)
from game.client.widgets.medal import medal
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import sized
from game.engine.contract import Outcome
from game.engine.message import Message
from game.lang import Language
from game.lang.language import told
from game.session import Session

from .company import company
from .hall import hall
from .records import broken
from .verdict import written

WALL = 142
"""How high the wall is."""
MEDALS = 88
"""How wide the column is in which places are told."""
READ, MEANT = 1.0, 2.0
"""Seconds in which one has seen who won, and after which Enter alone is meant for the page."""
OWN_ROW = (*GOLD_LIGHT, 44)
"""The light on the rows of those before the screen."""
RACE, LANDING = 2.2, 0.5
"""Seconds the bars take, and then the portrait."""


@dataclass(frozen=True)
class Runner:
    """A player in the race."""

    seat: int
    total: int
    place: int

    @property
    def won(self) -> bool:
        return self.place == 1


class Finale(PageScene):
    """Bars that grow side by side; then who has won, by what, and what was never reached before."""

    music = Piece.SCORING

    def __init__(
        self,
        app: Shell,
        session: Session,
        outcome: Outcome,
        people: Sequence[int],
        order: Sequence[int],
        kind: str,
        onward: Onward | None = None,
    ) -> None:
        """`kind` is how the statistics note matches of this kind."""
        super().__init__(app)
        self.session, self.outcome, self.people = session, outcome, people
        self._onward = onward
        self.runners = [
            Runner(seat, self.outcome.scores[seat], self.outcome.places[seat]) for seat in order
        ]
        """In the order in which they come to the race."""
        self.standing = sorted(self.runners, key=lambda runner: runner.place)
        """From the first place to the last; who shares one stays in that order."""
        kept = app.store.statistics.records(session.title)
        self.records = broken(kept, session, outcome, people, kind)
        """What the player has never reached before."""
        self._elapsed = 0.0
        self._seen_for = 0.0
        """How long one has seen who won."""
        self._landed = False
        self._words_drawn: pygame.Surface | None = None

    # Time.

    def enter(self) -> None:
        if not self._elapsed:
            self.app.sounds.play(Cue.DIAL, over=True)

    def update(self, seconds: float) -> None:
        if self._landing >= 1:
            self._seen_for += seconds
        for button in self.buttons:
            button.enabled = self.settled
        self._elapsed += seconds * self.app.motion.speed
        if not self._landed and self._raced >= 1:
            self._landed = True
            won = any(seat in self.outcome.winners for seat in self.people)
            self.app.sounds.play(Cue.WIN if won else Cue.LOSE, over=True)

    @property
    def _lasts(self) -> tuple[float, float]:
        """Seconds of the race and of the landing."""
        return (CROSSFADE, CROSSFADE) if self.app.motion.reduced else (RACE, LANDING)

    @property
    def busy(self) -> bool:
        return self._landing < 1

    @property
    def settled(self) -> bool:
        """Whether one has seen how it ended: whoever went on and on with Enter means no rematch."""
        return self._seen_for >= READ

    @property
    def _raced(self) -> float:
        return min(1.0, self._elapsed / self._lasts[0])

    @property
    def _landing(self) -> float:
        """How far the winner's portrait has come down."""
        race, landing = self._lasts
        return min(1.0, max(0.0, (self._elapsed - race) / landing))

    def hurry(self) -> None:
        self._elapsed = max(self._elapsed, sum(self._lasts))

    # What a title says of it.

    @abstractmethod
    def reasons(self) -> Sequence[Message]:
        """Why it ended like this, under the headline."""

    def note(self, seat: int) -> str:
        """What else there is to say of a player, beside the name."""
        del seat
        return ""

    def adorn(self, bar: pygame.Surface, seat: int, golden: bool) -> None:
        """Shows on a player's bar what the total is made of."""

    def more_buttons(self) -> list[Button]:
        """What one may look at besides."""
        return []

    # What one may do.

    def handle(self, event: pygame.event.Event) -> None:
        if ANSWERS.heard(event):
            self.buttons.move(step(event))
        elif self.settled and BACK.heard(event):
            self.app.pop()
        elif self.settled:
            self._press(event)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.hurry()

    def _press(self, event: pygame.event.Event) -> None:
        """A button; without the ring around one, Enter is still one too many for a moment."""
        early = self._seen_for < MEANT and self.buttons.focus is None
        if not (early and CONFIRM.heard(event)):
            self.buttons.handle(event)

    # How it is laid out.

    def lay_out(self, size: tuple[int, int]) -> None:
        self.company = company(self.app, self.session)
        words = self.app.words
        onward = self._onward
        first = [Button(words.text(onward.key), onward.begin)] if onward else []
        leave = Button(words.text("scoring-title"), self.app.pop)
        more = self.more_buttons()
        # Last, where Next hand was: one click too many does no harm.
        copy = Button(words.text(COPY_DEAL), lambda: copy_deal(self.app, self, self.session))
        found = [*first, leave, *more, copy]
        (*first, *more, leave)[0].primary = True
        for button in found:
            button.enabled = self.settled
        wide, gap = self.px(400), self.px(30)
        left = (size[0] - wide * len(found) - gap * (len(found) - 1)) // 2
        for index, button in enumerate(found):
            button.area = pygame.Rect(left + index * (wide + gap), self._y(968), wide, self.px(78))
        self.buttons.set(found)
        middle = size[0] // 2
        self._verdict = pygame.Rect(middle + self.px(246), self._y(204), self.px(660), self.px(724))
        self._rows = pygame.Rect(middle - self.px(900), self._y(204), self.px(1090), self.px(724))
        row = self._row(0)
        self._bars = {
            (runner.seat, won): self._made_bar(row, runner, won)
            for runner in self.runners
            for won in {False, runner.won}
        }
        self._plates = {runner.seat: self._made_plate(row, runner) for runner in self.runners}

    def _y(self, y: float) -> int:
        """A height of the reference window, the block being in the middle of this one."""
        height = self.app.screen.get_height()
        return round((height - 1080 * self.scale) / 2 + y * self.scale)

    def _row(self, index: int) -> pygame.Rect:
        pitch = min(self.px(150), self._rows.height // len(self.runners))
        top = self._rows.centery - pitch * len(self.runners) // 2
        return pygame.Rect(self._rows.x, top + index * pitch, self._rows.width, round(pitch * 0.84))

    def row_of(self, runner: Runner) -> pygame.Rect:
        """Where somebody is: in the order of counting until the race is over, then by place."""
        part = out_quad(self._landing)
        if self.app.motion.reduced:
            part = round(part)
        start, end = self._row(self.runners.index(runner)), self._row(self.standing.index(runner))
        return start.move(0, round((end.y - start.y) * part))

    def _medal(self, row: pygame.Rect) -> pygame.Rect:
        """Where somebody's place is told."""
        side = min(self.px(66), round(row.height * 0.62))
        area = pygame.Rect(0, 0, side, side)
        area.center = (row.x + self.px(MEDALS) // 2, row.centery)
        return area

    def _face(self, row: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(row.x + self.px(MEDALS), row.y, row.height, row.height)

    def _track(self, row: pygame.Rect) -> pygame.Rect:
        """Where the bar of a row grows."""
        left, height = self._face(row).right + self.px(18), round(row.height * 0.42)
        top = row.bottom - height - round(row.height * 0.06)
        return pygame.Rect(left, top, row.right - self.px(160) - left, height)

    @property
    def _most(self) -> int:
        """What the longest bar stands for."""
        return max(1, *(abs(each.total) for each in self.runners))

    def _points(self, runner: Runner) -> int:
        """What has been run by now: all are equally fast, and stop at their totals."""
        run = round(self._most * out_quad(self._raced))
        return max(min(runner.total, run), -run)

    def _made_bar(self, row: pygame.Rect, runner: Runner, won: bool) -> pygame.Surface:
        """As long as the total is high; who has none or less has hardly a bar."""
        track = self._track(row)
        length = max(round(track.width * runner.total / self._most), track.height)
        name = "table/button_gold" if won else "table/button_hover"
        made = nine_patch(name, (length, track.height), MARGINS, track.height / 112).copy()
        self.adorn(made, runner.seat, won)
        return made

    # What stands still.

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = hall(size, self._y(WALL), self.scale)
        parchment(surface, self._verdict, self.scale)
        waiting = laurel(round(self._portrait().width * 1.24)).copy()
        waiting.set_alpha(70)
        surface.blit(waiting, waiting.get_rect(center=self._portrait().center))
        return surface

    def _portrait(self) -> pygame.Rect:
        """Where the winner's lands."""
        side = self.px(280)
        where = pygame.Rect(0, 0, side, side)
        where.center = (self._verdict.centerx, self._verdict.y + self.px(206))
        return where

    def _made_plate(self, row: pygame.Rect, runner: Runner) -> pygame.Surface:
        """Portrait and name, and the groove in which the bar grows."""
        row = pygame.Rect((0, 0), row.size)
        surface = pygame.Surface(row.size, pygame.SRCALPHA)
        if runner.seat in self.people:
            pygame.draw.rect(surface, OWN_ROW, row, border_radius=self.px(16))
        face = self._face(row)
        surface.blit(sized(f"portraits/{self.company.portraits[runner.seat]}", face.size), face)
        track, name = self._track(row), self.company.names[runner.seat]
        size = min(self.px(36), round(row.height * 0.36))
        word = fitting(name, Face.NAME, size, track.width, 10).render(name, True, CREAM)
        surface.blit(word, word.get_rect(bottomleft=(track.x + self.px(8), track.y)))
        if note := self.note(runner.seat):
            room = track.width - word.get_width() - self.px(40)
            letters = fitting(note, Face.ITALIC, self.reading_px(26), room, SMALLEST)
            line = letters.render(shortened(note, letters, room), True, CREAM)
            surface.blit(line, line.get_rect(bottomright=(track.right, track.y - self.px(4))))
        groove = track.inflate(-self.px(8), -self.px(14)).move(0, -self.px(2))
        pygame.draw.rect(surface, (12, 30, 24), groove, border_radius=self.px(8))
        pygame.draw.rect(
            surface, (52, 86, 66), groove, max(1, self.px(2)), border_radius=self.px(8)
        )
        return surface.convert_alpha()

    # What moves.

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        for runner in reversed(self.standing):
            self._draw_runner(screen, self.row_of(runner), runner)
        if self._landing > 0:
            self._draw_winner(screen)

    def _draw_runner(self, screen: pygame.Surface, row: pygame.Rect, runner: Runner) -> None:
        screen.blit(self._plates[runner.seat], row)
        track, points = self._track(row), self._points(runner)
        crowned = runner.won and self._landing > 0
        bar = self._bars[runner.seat, crowned]
        shown = round(bar.get_width() * points / runner.total) if runner.total > 0 else 0
        screen.blit(bar, track, pygame.Rect(bar.get_width() - shown, 0, shown, track.height))
        figure = told(points)
        size = min(self.px(58), round(row.height * 0.62))
        word = font(Face.NUMBER, size).render(figure, True, GOLD_LIGHT if crowned else CREAM)
        right = (row.right - self.px(20), track.centery - self.px(8))
        screen.blit(word, word.get_rect(midright=right))
        if crowned:
            wreath = laurel(round(row.height * 1.16))
            screen.blit(wreath, wreath.get_rect(center=self._face(row).center))
        if self._landing > 0:
            medal(screen, self._medal(row), str(runner.place))

    def _draw_winner(self, screen: pygame.Surface) -> None:
        """The portrait falls onto the parchment, and what there is to say appears."""
        area, part = self._verdict, self._landing
        where = self._portrait()
        winners: Sequence[int] = self.outcome.winners
        pitch = min(self.px(300), (area.width - self.px(120)) // max(len(winners), 1))
        for index, seat in enumerate(winners):
            x = area.centerx + round((index - (len(winners) - 1) / 2) * pitch)
            where.centerx = x
            grown = 1.0 if self.app.motion.reduced else 1 + 0.9 * (1 - part) ** 2
            self._draw_portrait(screen, seat, where, grown, part)
        if part >= 1:
            screen.blit(self._told(), self._verdict)

    def _draw_portrait(
        self, screen: pygame.Surface, seat: int, where: pygame.Rect, grown: float, part: float
    ) -> None:
        picture = sized(f"portraits/{self.company.portraits[seat]}", where.size)
        if part >= 1:
            reach = self.px(36)
            screen.blit(halo(where.size, reach, corner=0.5), where.inflate(2 * reach, 2 * reach))
            screen.blit(picture, where)
            wreath = laurel(round(where.width * 1.24))
            screen.blit(wreath, wreath.get_rect(center=where.center))
            return
        size = (round(where.width * grown), round(where.height * grown))
        flying = pygame.transform.smoothscale(picture, size)
        flying.set_alpha(round(255 * min(1.0, part * 2)))
        screen.blit(flying, flying.get_rect(center=where.center))

    def _told(self) -> pygame.Surface:
        """The verdict in words: drawn once."""
        if self._words_drawn is None:
            told = self.verdict()
            self._words_drawn = written(
                self._verdict.size, told, len(self.records), self.px, self.reading_px(31)
            )
        return self._words_drawn

    def resize(self) -> None:
        self._words_drawn = None
        super().resize()

    def verdict(self) -> list[str]:
        """Everything that is said of the end, the headline first."""
        words = self.app.words
        head = headline(self.outcome, self.people, self.company.names, words)
        return [head, *map(words.say, (*self.reasons(), *self.records))]


def headline(outcome: Outcome, people: Sequence[int], names: Sequence[str], words: Language) -> str:
    """Who has won, in a few words."""
    winners = outcome.winners
    if not winners:
        return words.text("scoring-nobody")
    if len(winners) > 1:
        return words.text("scoring-shared")
    if list(winners) == list(people):
        return words.text("scoring-won")
    return words.text("scoring-lost", player=names[winners[0]])
