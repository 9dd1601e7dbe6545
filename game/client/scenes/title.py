"""The title: go on, begin anew, learn, look back, leave."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import pygame
from msgspec.structs import replace

from game.client.keys import CHANGE, step
from game.client.room import Room
from game.client.seeds import daily_seed
from game.client.shell import Shell
from game.client.sound import Piece
from game.client.widgets import plaque
from game.client.widgets.bubble import Bubble, Said
from game.client.widgets.button import Button
from game.client.widgets.lively import Lively
from game.client.widgets.logo import SHADE, Logo, logo
from game.client.widgets.look import CREAM, GOLD_LIGHT, Face, Letters, fitting, font
from game.client.widgets.pictures import cover
from game.engine.message import message

from .names import GUIDE
from .new_game import NewGameScene
from .page import PageScene
from .plan import chosen
from .rules import RulesScene
from .seating import daily_table, in_progress, resume, unless_in_progress
from .settings import SettingsScene
from .statistics import StatisticsScene
from .title_tiles import APART, EDGE, HEIGHT, WIDTH, tiles

TOP, PITCH, MOST = 456, 82, 504
"""Where the buttons begin, from one to the next, and from the first to the last at the most."""
LOGO = (133, 160)
"""Where the name of the game begins in the reference window."""
LEARNED = "lesson-praise"


class TitleScene(PageScene):
    """The first thing one sees."""

    music = Piece.TITLE

    def __init__(self, app: Shell, rooms: Mapping[str, Room]) -> None:
        super().__init__(app)
        self.rooms = rooms
        self._tiles: list[Button] = []
        self._told: list[str] = []
        self._word: tuple[pygame.Surface, pygame.Rect] | None = None
        """What the guide says to somebody who has never played."""
        self._logo: Logo
        self._alive: Lively | None = None

    @property
    def notices(self) -> list[str]:
        """What the player should know."""
        app = self.app
        return [*app.notices, *map(app.words.say, app.store.problems), *self._told]

    def lay_out(self, size: tuple[int, int]) -> None:
        app, words = self.app, self.app.words
        found: list[Button] = []
        if self._waiting:
            found.append(Button(words.text("title-continue"), self.go_on))
        pages = (
            ("title-new-game", lambda: app.push(NewGameScene(app, self.rooms))),
            ("title-daily", self.daily),
            *((("title-lesson", self.learn),) if self.room.lesson else ()),
            ("title-rules", self.rules),
            ("title-statistics", self.statistics),
            ("title-settings", lambda: app.push(SettingsScene(app))),
            ("title-quit", app.quit),
        )
        found += [Button(words.text(key), press) for key, press in pages]
        pitch = min(PITCH, MOST // (len(found) - 1))
        for index, button in enumerate(found):
            button.area = pygame.Rect(
                self.px(150), self.px(TOP + pitch * index), self.px(440), self.px(pitch - 12)
            )
        self._tiles = self._several(pygame.Rect((0, 0), size)) if len(self.rooms) > 1 else []
        self._welcome(found, pygame.Rect((0, 0), size))
        self.buttons.set([*found[:-1], *self._tiles, found[-1]])

    def _several(self, window: pygame.Rect) -> list[Button]:
        """The titles side by side in the lower right corner."""
        found = tiles(self.app, self.rooms, self.room.key, self.choose)
        size = self.px(WIDTH), self.px(HEIGHT)
        for index, tile in enumerate(reversed(found)):
            tile.area = pygame.Rect((0, 0), size)
            tile.area.right = window.right - self.px(EDGE) - index * (size[0] + self.px(APART))
            tile.area.bottom = window.bottom - self.px(EDGE)
        return found

    @property
    def room(self) -> Room:
        """That of the title which was chosen last."""
        return self.rooms[chosen(self.app.store.settings, self.rooms)]

    def choose(self, title: str) -> None:
        """Everything on this page is now about that title."""
        app = self.app
        app.store.settings = replace(app.store.settings, title=title)
        self._told = []
        self.resize()
        self.enter()

    @property
    def welcome(self) -> str | None:
        """The message for somebody who has never played: to begin the lesson, to go on with it, or
        that there is nothing more to learn."""
        app, title = self.app, self.room.key
        if not self.room.lesson or self._waiting or app.store.statistics.records(title):
            return None
        lesson = app.store.settings.lesson(title)
        if lesson.done:
            return LEARNED
        return "lesson-resume" if lesson.step else "lesson-invite"

    def _welcome(self, buttons: list[Button], window: pygame.Rect) -> None:
        """Somebody who has never played is shown where to begin."""
        words, key = self.app.words, self.welcome
        self._word, golden = None, buttons[0]
        if key:
            name = "title-new-game" if key == LEARNED else "title-lesson"
            golden = next(button for button in buttons if button.text == words.text(name))
            said = Said(
                GUIDE,
                words.text("lesson-guide"),
                words.form(key, "title"),
                words.form(key, "text"),
            )
            bubble = Bubble(said, self.reading)
            tiles = [tile.area for tile in self._tiles]
            where = bubble.place(golden.area, tiles, (window,))
            self._word = bubble.picture(where, golden.area, tiles)
        golden.primary = True

    def enter(self) -> None:
        self.room.prepare()

    @property
    def _waiting(self) -> bool:
        """Whether there is a match to go on with."""
        return in_progress(self.app, self.room.key)

    def learn(self) -> None:
        lesson = self.room.lesson
        assert lesson
        self.app.push(lesson(lambda: self.app.swap(NewGameScene(self.app, self.rooms))))

    def go_on(self) -> None:
        """The match that was left; if it cannot be read, says so."""
        room = self.room
        loaded = resume(self.app, room)
        self._told = [self.app.words.say(loaded.problem)] if loaded.problem else []
        if loaded.table:
            self.app.push(room.open(loaded.table, loaded.problem))
        else:
            self.resize()

    def daily(self) -> None:
        """Today's deal, after asking if another match would be lost for it."""
        room = self.room

        def begin() -> None:
            self.app.push(room.open(daily_table(self.app, room, date.today())))

        unless_in_progress(self.app, self, room.key, begin)

    def rules(self) -> None:
        self.app.push(RulesScene(self.app, self.room.chapters))

    def statistics(self) -> None:
        self.app.push(StatisticsScene(self.app, self.room))

    def today(self) -> str:
        """How the deal of the day went, if it was played."""
        records = self.app.store.statistics.records(self.room.key)
        seed = daily_seed(date.today())
        played = [record for record in records if record.seed == seed]
        if not played:
            return ""
        first = played[-1]
        if first.conceded:
            return self.app.words.text("title-daily-conceded")
        return self.app.words.text(
            "title-daily-played",
            score=message(self.room.score, count=first.scores[first.seat]),
            place=first.places[first.seat],
        )

    def handle(self, event: pygame.event.Event) -> None:
        if CHANGE.heard(event) and self._tiles:
            self._sideways(step(event))
        else:
            self.buttons.handle(event)

    def _sideways(self, by: int) -> None:
        """From the buttons to the titles beside them, and back."""
        focused = self.buttons.focused
        places = [self.buttons.all[0], *self._tiles]
        at = places.index(focused) if focused in places else 0
        goal = places[min(max(at + by, 0), len(places) - 1)]
        self.buttons.focus = self.buttons.all.index(goal)

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        if self._word:
            screen.blit(*self._word)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover(self.room.picture, size)
        self._alive = None
        self._logo = logo(("Storied", "Realms"), self.px(104))
        surface.blit(self._logo.picture, (self.px(LOGO[0]), self.px(LOGO[1])))
        daily = self.buttons.named(self.app.words.text("title-daily"))
        if self.today():
            letters = font(Face.ITALIC, self.px(26))
            word = letters.render(self.today(), True, CREAM)
            plate = word.get_rect(midleft=(daily.right + self.px(44), daily.centery))
            plaque.board(surface, plate.inflate(self.px(48), self.px(20)))
            surface.blit(word, plate)
        for index, notice in enumerate(reversed(self.notices)):
            letters = fitting(notice, Face.BOLD, self.px(26), size[0] - self.px(300))
            where = (self.px(150), size[1] - self.px(24) - (index + 1) * letters.get_height())
            self._write(surface, notice, where, letters, GOLD_LIGHT, 2)
        return surface

    def update(self, seconds: float) -> None:
        if self._alive:
            self._alive.update(seconds, self.app.motion.now)

    def enliven(self, screen: pygame.Surface) -> None:
        assert self._still
        self._alive = self._alive or self.room.alive(self._still)
        motion = self.app.motion
        if self._alive:
            self._alive.draw(screen, motion)
        if not motion.reduced:
            where = (self.px(LOGO[0]), self.px(LOGO[1]))
            self._logo.draw(screen, where, motion.now)

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
