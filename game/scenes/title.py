"""The title: go on, begin anew, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.paths import plugins
from game.store import saves
from game.titles.known import TITLES
from game.widgets.button import Button, Buttons
from game.widgets.look import CREAM, GOLD_LIGHT, Face, font
from game.widgets.pictures import original, scaled

from .match import Match, any_table
from .scene import Scene
from .table import TableScene

if TYPE_CHECKING:
    from game.app import App


class TitleScene(Scene):
    """The first thing one sees."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.buttons = Buttons()
        self._still: pygame.Surface | None = None

    def resize(self) -> None:
        width, height = self.app.screen.get_size()
        scale = min(width / 1920, height / 1080)
        words = self.app.words
        found: list[Button] = []
        if saves.exists(self.app.store.match_file):
            found.append(Button(words.text("title-continue"), self.go_on, primary=True))
        found.append(Button(words.text("title-new-game"), self.begin, primary=not found))
        found.append(Button(words.text("title-settings"), self.settings))
        found.append(Button(words.text("title-quit"), self.app.quit))
        for index, button in enumerate(found):
            button.area = pygame.Rect(
                round(150 * scale),
                round((500 + 110 * index) * scale),
                round(460 * scale),
                round(84 * scale),
            )
        self.buttons.set(found)
        self._still = None

    enter = resize

    def begin(self) -> None:
        from .new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def go_on(self) -> None:
        loaded = saves.load(self.app.store.match_file, TITLES)
        if loaded.table:
            self._open(any_table(loaded.table))
        else:
            self.resize()

    def _open(self, table: object) -> None:
        settings = self.app.store.settings
        match = Match(
            any_table(table), self.app.store.match_file, plugins(), settings.thinking_seconds
        )
        self.app.push(TableScene(self.app, match))

    def handle(self, event: pygame.event.Event) -> None:
        self.buttons.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        if self._still is None:
            self._still = self._draw_still(screen.get_size())
        screen.blit(self._still, (0, 0))
        self.buttons.draw(screen, pygame.mouse.get_pos())

    def _draw_still(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill((24, 14, 22))
        picture = original("title/title")
        if picture:
            fit = max(size[0] / picture.get_width(), size[1] / picture.get_height())
            grown = scaled(
                picture, (round(picture.get_width() * fit), round(picture.get_height() * fit))
            )
            surface.blit(grown, grown.get_rect(center=surface.get_rect().center))
        scale = min(size[0] / 1920, size[1] / 1080)
        name = font(Face.NUMBER, round(104 * scale)).render("Storied", True, GOLD_LIGHT)
        shade = font(Face.NUMBER, round(104 * scale)).render("Storied", True, (20, 10, 14))
        second = font(Face.NUMBER, round(104 * scale)).render("Realms", True, CREAM)
        second_shade = font(Face.NUMBER, round(104 * scale)).render("Realms", True, (20, 10, 14))
        left, top = round(146 * scale), round(190 * scale)
        pitch = round(112 * scale)
        offset = max(2, round(4 * scale))
        surface.blit(shade, (left + offset, top + offset))
        surface.blit(name, (left, top))
        surface.blit(second_shade, (left + offset, top + pitch + offset))
        surface.blit(second, (left, top + pitch))
        return surface.convert()
