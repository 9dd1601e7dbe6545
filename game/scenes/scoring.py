"""The end of a match: every hand with its score sheet and its reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.lang.language import MINUS, signed
from game.titles.realms import score_cards
from game.titles.realms.choosing import choices_made
from game.titles.realms.explaining import explain
from game.titles.realms.sheet import ScoreSheet
from game.titles.realms.wording import card_name
from game.widgets import rich_text
from game.widgets.button import Button, Buttons
from game.widgets.card_face import State as CardState
from game.widgets.look import BONUS, GOLD_LIGHT, INK, PENALTY, Face, font, mixed
from game.widgets.pictures import original, scaled
from game.widgets.rich_text import Style
from game.widgets.score_panel import parchment

from .match import RealmsTable
from .scene import Scene

if TYPE_CHECKING:
    from game.app import App


class ScoringScene(Scene):
    """Tabs of players on the left, the score sheet of one of them on the right."""

    def __init__(self, app: App, table: RealmsTable, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat
        self.shown = seat
        self.buttons = Buttons()
        outcome = table.outcome
        assert outcome
        self.outcome = outcome
        self.order = sorted(range(len(table.seats)), key=lambda s: outcome.places[s])
        self.sheets = [self._sheet(each) for each in range(len(table.seats))]
        self.scroll = 0
        self._still: pygame.Surface | None = None

    def _sheet(self, seat: int) -> ScoreSheet:
        view = self.table.view(seat)
        cards = view.options.cards
        return score_cards(
            tuple(cards.by_number[number] for number in view.hands[seat]),
            choices_made(view.options, view.made[seat]),
            cards,
            tuple(cards.by_number[number] for number in view.discard),
            view.options.players,
        )

    def resize(self) -> None:
        width, height = self.app.screen.get_size()
        scale = min(width / 1920, height / 1080)
        self.scale = scale
        words = self.app.words
        found = []
        for index, seat in enumerate(self.order):
            button = Button(self._tab(seat), lambda seat=seat: self.show(seat))  # type: ignore[misc]
            button.primary = seat == self.shown
            button.area = pygame.Rect(
                round(60 * scale),
                round((220 + 92 * index) * scale),
                round(470 * scale),
                round(78 * scale),
            )
            found.append(button)
        back = Button(words.text("scoring-title"), self.app.pop)
        back.area = pygame.Rect(
            round(60 * scale), height - round(130 * scale), round(470 * scale), round(78 * scale)
        )
        found.append(back)
        self.buttons.set(found)
        self._still = None

    def _tab(self, seat: int) -> str:
        total = str(self.outcome.scores[seat]).replace("-", MINUS)
        return f"{self.outcome.places[seat]}.  {self.table.seats[seat].name}  ·  {total}"

    def show(self, seat: int) -> None:
        self.shown = seat
        self.scroll = 0
        self.resize()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll = max(0, self.scroll - event.y * 40)
            self._still = None
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
        else:
            self.buttons.handle(event)

    def headline(self) -> str:
        words = self.app.words
        winners = self.outcome.winners
        if self.seat in winners:
            return words.text("scoring-won" if len(winners) == 1 else "scoring-shared")
        return words.text("scoring-lost", player=self.table.seats[winners[0]].name)

    def draw(self, screen: pygame.Surface) -> None:
        if self._still is None:
            self._still = self._draw_still(screen.get_size())
        screen.blit(self._still, (0, 0))
        self.buttons.draw(screen, pygame.mouse.get_pos())

    def _draw_still(self, size: tuple[int, int]) -> pygame.Surface:
        scale = self.scale
        surface = pygame.Surface(size)
        surface.fill((26, 56, 44))
        felt = original("table/felt")
        if felt:
            surface.blit(scaled(felt, size), (0, 0))
        title = font(Face.NUMBER, round(64 * scale)).render(self.headline(), True, GOLD_LIGHT)
        surface.blit(title, title.get_rect(midleft=(round(64 * scale), round(120 * scale))))
        area = pygame.Rect(
            round(570 * scale),
            round(50 * scale),
            size[0] - round(620 * scale),
            size[1] - round(100 * scale),
        )
        parchment(surface, area, scale)
        inner = area.inflate(-round(110 * scale), -round(100 * scale))
        surface.set_clip(inner)
        self._draw_sheet(surface, inner.move(0, -self.scroll))
        surface.set_clip(None)
        return surface.convert()

    def _draw_sheet(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        scale, words, painter = self.scale, self.app.words, self.app.painter
        sheet = self.sheets[self.shown]
        top = area.y
        thumb = round(76 * scale)
        for place, row in enumerate(sheet.cards):
            state = CardState.BLANKED if row.blanked else CardState.FRESH
            picture = painter.compact(row.card, thumb, state)
            surface.blit(picture, (area.x, top))
            left = area.x + thumb + round(24 * scale)
            name = words.say(card_name(row.name))
            if row.name is not row.card.name:
                name = f"{words.say(card_name(row.card.name))} → {name}"
            colour = mixed(INK, (243, 228, 193), 0.5) if row.blanked else INK
            word = font(Face.BOLD, round(27 * scale)).render(name, True, colour)
            surface.blit(word, (left, top))
            self._figures(surface, row, area.right, top, colour)
            line_top = top + round(36 * scale)
            for line in sheet.lines_of(place):
                text = words.say(explain(sheet, line))
                if line.points:
                    tint = BONUS if line.points > 0 else PENALTY
                    points = font(Face.FIGURE_BOLD, round(20 * scale)).render(
                        signed(line.points), True, tint
                    )
                    surface.blit(points, (left, line_top))
                layout = rich_text.lay_out(
                    text, Style(), round(20 * scale), area.right - left - round(330 * scale)
                )
                where = pygame.Rect(left + round(56 * scale), line_top, area.width, layout.height)
                rich_text.draw(surface, layout, where, INK, painter.icon)
                line_top += layout.height + round(2 * scale)
            top = max(line_top, top + round(thumb * 1.3)) + round(10 * scale)
            pygame.draw.line(
                surface,
                mixed(INK, (243, 228, 193), 0.75),
                (area.x, top - 5),
                (area.right, top - 5),
                1,
            )
        label = font(Face.NAME, round(34 * scale)).render(words.text("table-total"), True, INK)
        surface.blit(label, (area.x, top + round(6 * scale)))
        total = font(Face.NUMBER, round(44 * scale)).render(
            str(sheet.total).replace("-", MINUS), True, PENALTY
        )
        surface.blit(total, total.get_rect(topright=(area.right, top)))

    def _figures(
        self,
        surface: pygame.Surface,
        row: object,
        right: int,
        top: int,
        colour: tuple[int, int, int],
    ) -> None:
        scale = self.scale
        figures = [
            (str(row.base), colour, Face.FIGURE, 250),  # type: ignore[attr-defined]
            (signed(row.bonus) if row.bonus else "", BONUS, Face.FIGURE, 165),  # type: ignore[attr-defined]
            (signed(row.penalty) if row.penalty else "", PENALTY, Face.FIGURE, 80),  # type: ignore[attr-defined]
            (str(row.total), colour, Face.FIGURE_BOLD, 0),  # type: ignore[attr-defined]
        ]
        for text, tint, face, offset in figures:
            drawn = font(face, round(27 * scale)).render(text.replace("-", MINUS), True, tint)
            surface.blit(drawn, drawn.get_rect(topright=(right - round(offset * scale), top)))
