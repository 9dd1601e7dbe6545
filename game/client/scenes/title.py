"""The title: go on, begin anew, learn, look back, leave."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pygame

from game.client.realms.layout import TableLayout
from game.client.widgets.button import Button
from game.client.widgets.look import CREAM, GOLD_LIGHT, Face, Letters, fitting, font
from game.client.widgets.pictures import cover
from game.store import saves
from game.titles.registry import TITLES

from .ask import confirm
from .new_game import NewGameScene
from .page import PageScene
from .rules import RulesScene
from .seating import DAILY, daily_seed, daily_table, options_for, scene_of
from .settings import SettingsScene
from .statistics import StatisticsScene

if TYPE_CHECKING:
    from game.client.app import App

SHADE = (20, 10, 14)


class TitleScene(PageScene):
    """The first thing one sees."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notices = [
            *app.notices,
            *(app.words.text("title-damaged", file=file) for file in app.store.damaged),
        ]

    def lay_out(self, size: tuple[int, int]) -> None:
        del size  # everything hangs on the upper left
        app, words = self.app, self.app.words
        found: list[Button] = []
        if saves.exists(app.store.match_file):
            found.append(Button(words.text("title-continue"), self.go_on, primary=True))
        pages = (
            ("title-new-game", lambda: app.push(NewGameScene(app))),
            ("title-daily", self.daily),
            ("title-rules", lambda: app.push(RulesScene(app))),
            ("title-statistics", lambda: app.push(StatisticsScene(app))),
            ("title-settings", lambda: app.push(SettingsScene(app))),
            ("title-quit", app.quit),
        )
        found += [Button(words.text(key), press) for key, press in pages]
        found[0].primary = True
        for index, button in enumerate(found):
            button.area = pygame.Rect(
                self.px(150), self.px(456 + 82 * index), self.px(440), self.px(70)
            )
        self.buttons.set(found)

    def enter(self) -> None:
        self.resize()
        usual = options_for(len(DAILY) + 1, frozenset())
        layout = TableLayout(
            self.app.screen.get_size(), len(DAILY), usual.ending, self.app.store.settings.ui_scale
        )
        self.app.prepare(usual.cards.cards, layout)

    def go_on(self) -> None:
        """The match that was left; if it cannot be read, says so."""
        loaded = saves.load(self.app.store.match_file, TITLES)
        if loaded.problem:
            key = "title-save-older" if loaded.table else "title-save-lost"
            self.notices = [f"{self.app.words.text(key)} {self.app.words.say(loaded.problem)}"]
        if loaded.table:
            self.app.push(scene_of(self.app, loaded.table))
        else:
            self.resize()

    def daily(self) -> None:
        """Today's deal, after asking if another match would be lost for it."""
        words = self.app.words

        def begin() -> None:
            self.app.push(scene_of(self.app, daily_table(self.app, date.today())))

        if saves.exists(self.app.store.match_file):
            confirm(self.app, self, words.text("ask-replace"), words.text("ask-replace-yes"), begin)
        else:
            begin()

    def today(self) -> str:
        """How the deal of the day went, if it was played."""
        seed = daily_seed(date.today())
        played = [record for record in self.app.store.statistics.records() if record.seed == seed]
        if not played:
            return ""
        first = played[-1]
        if first.conceded:
            return self.app.words.text("title-daily-conceded")
        return self.app.words.text(
            "title-daily-played",
            points=first.scores[first.seat],
            place=first.places[first.seat],
        )

    def handle(self, event: pygame.event.Event) -> None:
        self.buttons.handle(event)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("title/title", size)
        for index, (text, colour) in enumerate((("Storied", GOLD_LIGHT), ("Realms", CREAM))):
            where = (self.px(146), self.px(180 + 112 * index))
            self._write(surface, text, where, font(Face.NUMBER, self.px(104)), colour, 4)
        daily = self.buttons.named(self.app.words.text("title-daily"))
        if self.today():
            letters = font(Face.ITALIC, self.px(26))
            where = (daily.right + self.px(24), daily.centery - letters.get_height() // 2)
            self._write(surface, self.today(), where, letters, CREAM, 2)
        for index, notice in enumerate(reversed(self.notices)):
            letters = fitting(notice, Face.BOLD, self.px(26), size[0] - self.px(300))
            where = (self.px(150), size[1] - self.px(24) - (index + 1) * letters.get_height())
            self._write(surface, notice, where, letters, GOLD_LIGHT, 2)
        return surface

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        where: tuple[int, int],
        letters: Letters,
        colour: tuple[int, int, int],
        depth: int,
    ) -> None:
        """Words with a shadow."""
        offset = max(1, self.px(depth))
        surface.blit(letters.render(text, True, SHADE), (where[0] + offset, where[1] + offset))
        surface.blit(letters.render(text, True, colour), where)
