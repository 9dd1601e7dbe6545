"""The program with its window: composition root, loop, stack of scenes."""

from __future__ import annotations

import locale
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.lang import LANGUAGES, Language, language
from game.motion import Motion
from game.scenes.scene import Scene
from game.sound import Sounds
from game.store import Store
from game.store.settings import Speed
from game.widgets.card_face import CardPainter
from game.widgets.gui import Gui
from game.widgets.light import halo
from game.widgets.look import font
from game.widgets.nine_patch import nine_patch
from game.widgets.paintings import Paintings
from game.widgets.pictures import original, sized
from game.widgets.sprites import SpritePainter

FRAMES = 60
SMALLEST = (1024, 640)


class App:
    """Owns the window and the services; scenes come and go on its stack."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (1280, 720), lang: str | None = None
    ) -> None:
        self.store = Store(folder)
        self._lang = lang
        pygame.display.init()
        pygame.font.init()
        self._window = size
        self.screen = self._open_window(self.store.settings.full_screen)
        pygame.display.set_caption("Storied Realms")
        icon = original("app/icon")
        if icon:
            pygame.display.set_icon(icon)
        pygame.key.set_repeat(400, 60)
        self.motion = Motion()
        self.gui = Gui(self.screen.get_size())
        self.sounds = Sounds()
        self.paintings = Paintings()
        self.running = True
        self._scenes: list[Scene] = []
        self._clock = pygame.time.Clock()
        self.words: Language
        self.painter: CardPainter
        self.sprites: SpritePainter
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
        if full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._window, pygame.RESIZABLE)

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

    def quit(self) -> None:
        self.running = False

    # The loop.

    def run(self) -> None:
        try:
            while self.running and self._scenes:
                self.frame(self._clock.tick(FRAMES) / 1000)
        finally:
            self.close()

    def frame(self, seconds: float) -> None:
        """One turn of the loop: what happened, what time has done, what is seen."""
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
        while self._scenes:
            self._scenes.pop().leave()
        self.store.close()
        self.sounds.close()
        self.paintings.close()
        for kept in (font, halo, original, sized, nine_patch):
            kept.cache_clear()
        pygame.quit()


def system_language() -> str:
    """The player's own language if it is one of ours, else English."""
    code = (locale.getlocale()[0] or "en")[:2].lower()
    names = {"ge": "de", "sp": "es", "fr": "fr"}
    code = names.get(code, code)
    return code if code in LANGUAGES else "en"
