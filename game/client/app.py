"""The program with its window: composition root, loop, stack of scenes."""

from __future__ import annotations

import contextlib
import locale
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.lang import LANGUAGES, Language, language
from game.log import LOG, close_log, log_file, open_log
from game.store import Store
from game.store.settings import Speed
from game.titles.realms.cards.card import Card

from .motion import Motion
from .realms.card_face import TOKEN_DETAIL, CardPainter
from .realms.layout import TABLE_PICTURES, TableLayout
from .realms.sprites import SpritePainter
from .scenes.crash import CrashScene
from .scenes.scene import Scene
from .scenes.title import TitleScene
from .sound import Sounds
from .widgets.background import Background
from .widgets.button import button_face
from .widgets.gui import Gui
from .widgets.light import halo
from .widgets.look import font
from .widgets.nine_patch import nine_patch
from .widgets.paintings import Paintings
from .widgets.pictures import original, sized

FRAMES = 60
SPARE = 0.007
"""A frame that took less has time to prepare something for later."""
USUAL = (1280, 720)
SMALLEST = (1024, 640)


class App:
    """Owns the window and the services; scenes come and go on its stack."""

    def __init__(
        self, folder: Path, size: tuple[int, int] | None = None, lang: str | None = None
    ) -> None:
        self.store = Store(folder)
        self.log = log_file(folder)
        open_log(folder)
        self.notices: list[str] = []
        """What the player should know before going on; the title shows it."""
        self._lang = lang
        pygame.display.init()
        pygame.font.init()
        self._window = size or usual_size()
        self.screen = self._open_window(self.store.settings.full_screen)
        self.motion = Motion()
        self.gui = Gui(self.screen.get_size())
        self.sounds = Sounds()
        self.paintings = Paintings()
        self._background = Background()
        self._ahead: Iterator[None] = iter(())
        self.running = True
        self._scenes: list[Scene] = []
        self._clock = pygame.time.Clock()
        self.words: Language
        self.painter: CardPainter
        self.sprites: SpritePainter
        self.apply_settings()

    def set_language(self, code: str) -> None:
        """The player has chosen: that counts for more than how the program was started."""
        self._lang = None
        self.store.settings = replace(self.store.settings, language=code)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Language, speed and motion as the settings say; scenes lay out anew."""
        settings = self.store.settings
        self.words = language(self._lang or settings.language or system_language())
        self.painter = CardPainter(self.words, self.paintings)
        self.sprites = SpritePainter(self.painter)
        self.motion.speed = 2.0 if settings.speed is Speed.FAST else 1.0
        self.motion.reduced = settings.reduced_motion
        self.sounds.set_volumes(settings.effects_volume, settings.music_volume)
        if settings.full_screen != bool(self.screen.get_flags() & pygame.FULLSCREEN):
            self.screen = self._open_window(settings.full_screen)
        for scene in self._scenes:
            scene.resize()

    def _open_window(self, full_screen: bool) -> pygame.Surface:
        """A window, or the whole screen; always a new one, as one that has filled the screen does
        not get its size back everywhere."""
        if pygame.display.get_surface():
            pygame.display.quit()
            pygame.display.init()
        pygame.display.set_caption("Storied Realms")
        pygame.display.set_icon(original("app/icon"))
        if full_screen:
            screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            screen = pygame.display.set_mode(self._window, pygame.RESIZABLE)
        pygame.key.set_repeat(400, 60)
        return screen

    # Scenes.

    @property
    def scene(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.resize()
        scene.enter()

    def pop(self) -> None:
        self._scenes.pop().leave()
        if self.scene:
            self.scene.resize()
            self.scene.enter()

    def swap(self, scene: Scene) -> None:
        """Puts a scene in the place of the one on top."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def prepare(self, cards: Sequence[Card], layout: TableLayout) -> None:
        """Has everything a table with these cards shows ready before it is seen: the pictures are
        fetched in the background, and a face is drawn whenever a frame has nothing else to do."""
        slot = round(layout.slot(0).width)
        wanted = list(
            self.painter.pictures(
                cards,
                (layout.hand_width, layout.zoom_width),
                (slot, TOKEN_DETAIL * layout.token_width),
            )
        )
        self.paintings.only(wanted)
        self._background.work(
            [
                *(partial(original, name) for name in TABLE_PICTURES),
                *(partial(self.paintings.get, *each) for each in wanted),
            ]
        )
        self._ahead = self._draw_ahead(cards, layout, slot)

    def _draw_ahead(self, cards: Sequence[Card], layout: TableLayout, slot: int) -> Iterator[None]:
        for card in cards:
            self.sprites.prepare(card, False, layout.hand_width)
            yield
            self.sprites.prepare(card, True, slot)
            yield
        for card in cards:
            self.painter.token(card, layout.token_width)
            yield
            self.painter.full(card, layout.zoom_width)
            yield

    def quit(self) -> None:
        self.running = False

    def start(self) -> None:
        """To the title, whatever was before."""
        self._clear()
        self.push(TitleScene(self))

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()

    # The loop.

    def run(self) -> None:
        try:
            while self.running and self._scenes:
                self.frame(self._clock.tick(FRAMES) / 1000)
        finally:
            self.close()

    def frame(self, seconds: float) -> None:
        """One turn of the loop. Should it fail, the player is told, and can go on."""
        try:
            self._frame(seconds)
        except Exception as error:
            LOG.exception("A frame failed")
            if isinstance(self.scene, CrashScene):
                raise
            with contextlib.suppress(Exception):
                self._clear()
            self._scenes.clear()
            self.push(CrashScene(self, f"{type(error).__name__}: {error}", self.log))

    def _frame(self, seconds: float) -> None:
        """What happened, what time has done, what is seen."""
        began = time.perf_counter()
        for event in pygame.event.get():
            self._handle(event)
            if not self.running or not self.scene:
                return
        self.motion.step(min(seconds, 0.1))
        scene = self.scene
        assert scene
        scene.update(min(seconds, 0.1))
        if self.scene is scene:
            self.draw()
            if not scene.busy and time.perf_counter() - began < SPARE:
                next(self._ahead, None)

    def draw(self) -> None:
        """Puts the scene on the screen."""
        if self.scene:
            self.scene.draw(self.screen)
            pygame.display.flip()

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.screen = pygame.display.get_surface() or self.screen
            if not self.store.settings.full_screen:
                self._window = self.screen.get_size()
            for scene in self._scenes:
                scene.resize()
        elif event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11
            or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            settings = self.store.settings
            self.store.settings = replace(settings, full_screen=not settings.full_screen)
            self.apply_settings()
        elif self.scene:
            self.scene.handle(event)

    def close(self) -> None:
        self._clear()
        close_log()
        self.store.close()
        self.sounds.close()
        self._background.close()
        for kept in (button_face, font, halo, original, sized, nine_patch):
            kept.cache_clear()
        pygame.quit()


def usual_size() -> tuple[int, int]:
    """The window one begins with: smaller where the screen is."""
    screens = pygame.display.get_desktop_sizes()
    wide, high = screens[0] if screens else USUAL
    return min(USUAL[0], max(wide, SMALLEST[0])), min(USUAL[1], max(high, SMALLEST[1]))


def system_language() -> str:
    """The player's own language if it is one of ours, else English."""
    try:
        code = (locale.getlocale()[0] or "en")[:2].lower()
    except ValueError:  # the system's language has no name Python knows
        code = "en"
    names = {"ge": "de", "sp": "es", "fr": "fr"}
    code = names.get(code, code)
    return code if code in LANGUAGES else "en"
