"""The program with its window: composition root, loop, stack of scenes."""

from __future__ import annotations

import contextlib
import gc
import locale
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pygame
from msgspec.structs import replace

from ai.contract import Budget
from ai.driver import Opponents
from ai.registry import opponents
from game.engine.seats import Controller
from game.interrupts import raise_lost
from game.lang import LANGUAGES, Language, language
from game.log import LOG, close_log, log_file, open_log
from game.session import AnyTable, Person, Session
from game.store import Store
from game.store.keeper import MatchKeeper

from .attention import Attention
from .keys import FULL_SCREEN, HELP, SOUND, KeyPlaces
from .memory import give_back
from .motion import Motion
from .room import Room
from .rooms import ROOMS, MakeRoom, Rooms
from .scenes.crash import CrashScene
from .scenes.help import HelpScene
from .scenes.plan import chosen
from .scenes.seating import in_progress
from .scenes.title import TitleScene
from .seeds import new_identity
from .shell import OpponentInfo, Scene, strongest
from .sound import Sounds
from .widgets.background import Background, Task
from .widgets.button import button_face
from .widgets.gui import Gui
from .widgets.icons import icon
from .widgets.laurel import laurel
from .widgets.light import glow, halo
from .widgets.logo import logo
from .widgets.look import font
from .widgets.nine_patch import nine_patch
from .widgets.notice import Notice
from .widgets.pictures import backdrop, sized
from .widgets.tooltip import tip_plate
from .window import Window

FRAMES = 60
CALM, UNATTENDED = 20, 8
"""Frames per second when nothing moves but flames and light, and when nobody is there to see."""
SPARE = 0.007
"""A frame that took less has time to prepare something for later."""
DONE = object()
DRAWN = (
    backdrop,
    button_face,
    font,
    glow,
    halo,
    icon,
    laurel,
    logo,
    nine_patch,
    sized,
    tip_plate,
)
"""What keeps things as they look in a window of this size."""


class App:
    """Owns the window, the services and the rooms; scenes come and go on its stack.

    It is the Shell that scenes and rooms know.
    """

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] | None = None,
        lang: str | None = None,
        rooms: Mapping[str, MakeRoom] = ROOMS,
    ) -> None:
        self.store = Store(folder)
        self.log = log_file(folder)
        open_log(folder)
        self.notices: list[str] = []
        self._lang = lang
        pygame.display.init()
        pygame.font.init()
        self._keeps_place = size is None
        self._window = Window(size, self.store.settings.window)
        self._window.open(self.store.settings.full_screen)
        self.screen = self._window.canvas
        self._pulled = False
        """Whether the window has got another size in this frame."""
        self.motion = Motion()
        self.notice = Notice(self.motion)
        self._attention = Attention()
        self.gui = Gui()
        self.sounds = Sounds()
        self._background = Background()
        self._ahead: Iterator[None] = iter(())
        self._preparing = False
        """Whether there is something left to draw ahead."""
        self.running = True
        self._scenes: list[Scene] = []
        self._clock = pygame.time.Clock()
        self.words: Language
        self.apply_settings()
        self.rooms = Rooms(self, rooms)

    def set_language(self, code: str) -> None:
        """The player has chosen: that counts for more than how the program was started."""
        self._lang = None
        self.store.settings = replace(self.store.settings, language=code)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Language, speed and motion as the settings say; scenes lay out anew."""
        settings = self.store.settings
        self.words = language(self._lang or settings.language or system_language())
        self.motion.follow(settings)
        self.sounds.set_volumes(*settings.volumes)
        if settings.full_screen != self._window.fills_screen:
            self._window.open(settings.full_screen)
            self._take_size()
        for scene in self._scenes:
            scene.resize()

    def _settle_size(self) -> None:
        """Lays everything out anew as soon as nobody pulls at the window: that takes longer than a
        frame, and meanwhile one would see a part of the picture only."""
        if self._window.stretched and not self._pulled:
            self._window.fit()
            self._take_size()
            for scene in self._scenes:
                scene.resize()
        self._pulled = False

    def _take_size(self) -> None:
        """The window has another size: nothing will be needed again as it was drawn before."""
        self.screen = self._window.canvas
        for kept in DRAWN:
            kept.cache_clear()
        give_back()

    # Scenes.

    @property
    def scene(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def keys(self) -> KeyPlaces:
        own = (scene.keys for scene in reversed(self._scenes) if scene.keys)
        return next(own, self._room.keys)

    @property
    def backdrop(self) -> str:
        return self._room.picture

    @property
    def switches(self) -> Sequence[str]:
        return self._room.switches

    @property
    def _room(self) -> Room:
        """That of the title which was chosen last."""
        return self.rooms[chosen(self.store.settings, self.rooms)]

    def push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.resize()
        scene.enter()

    def pop(self) -> None:
        self._scenes.pop().leave()
        if self.scene:
            self.scene.resize()
            self.scene.enter()
        give_back()

    def swap(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def opponents(self, title: str) -> list[OpponentInfo]:
        known = opponents(self.store.plugins, title)
        return [OpponentInfo(entry.key, entry.is_plugin) for entry in known.values()]

    def sit_down(self, table: AnyTable, noted: str) -> Session:
        _set_aside_memory()
        title, history = table.rules.key, table.history
        history.id = history.id or new_identity()
        known = opponents(self.store.plugins, title)
        otherwise = known[strongest(self.opponents(title))]
        company = Opponents(
            table.rules,
            history.seed,
            lambda seat: known.get(seat.opponent, otherwise),
            table.seats,
            lambda: Budget.of(self.store.settings.thinking_time),
            otherwise=Person,
            pace=lambda: self.store.settings.trading_pace / 100,
        )
        people = [n for n, s in enumerate(table.seats) if s.controller is Controller.PERSON]
        keeper = MatchKeeper(self.store, noted, [*people, 0][0])
        return Session(table, company, keeper, coach=company.coach)

    def prepare(self, fetch: Iterable[Task], draw: Iterator[None]) -> None:
        self._background.work(fetch)
        self._ahead = draw
        self._preparing = True

    def quit(self) -> None:
        self.running = False

    def start(self) -> None:
        """To the title, whatever was before."""
        self._clear()
        self.push(TitleScene(self, self.rooms))

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()

    # The loop.

    def run(self) -> None:
        try:
            while self.running and self._scenes:
                raise_lost()
                self._rest()
                self.frame(self._clock.tick(FRAMES) / 1000)
        finally:
            self.close()

    def _rest(self) -> None:
        """Sleeps until something happens or the next frame is due: that is later if nothing moves
        that matters."""
        if self._preparing or (self.scene and self.scene.busy):
            return
        frames = CALM if self._window.attended else UNATTENDED
        end = time.perf_counter() + 1 / frames - 1 / FRAMES
        while time.perf_counter() < end and not pygame.event.peek():
            time.sleep(0.5 / FRAMES)

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
            what = f"{type(error).__name__}: {error}"
            saved = any(in_progress(self, title) for title in self.rooms)
            self.push(CrashScene(self, what, self.log, saved))

    def _frame(self, seconds: float) -> None:
        """What happened, what time has done, what is seen."""
        began = time.perf_counter()
        for event in pygame.event.get():
            self._handle(event)
            if not self.running or not self.scene:
                return
        self._settle_size()
        self.motion.step(min(seconds, 0.1))
        scene = self.scene
        assert scene
        scene.update(min(seconds, 0.1))
        self._hear(seconds)
        self._look()
        if self.scene is scene:
            self.draw()
            if self._may_draw_ahead and time.perf_counter() - began < SPARE:
                self._preparing = next(self._ahead, DONE) is not DONE

    @property
    def _may_draw_ahead(self) -> bool:
        """While something moves, only what needs no file any more: that takes no longer than a
        frame can spare."""
        return self._background.idle or not (self.scene and self.scene.busy)

    def _hear(self, seconds: float) -> None:
        """The music of the scene on top that has any."""
        music = (scene.music for scene in reversed(self._scenes) if scene.music)
        self.sounds.hear(next(music, None))
        self.sounds.update(seconds)

    def draw(self) -> None:
        """Puts the scene on the screen."""
        if self.scene and self._window.seen:
            self.scene.draw(self.screen)
            self.notice.draw(self.screen, self.scene.notice_spot)
            self._window.show()

    def _handle(self, event: pygame.event.Event) -> None:
        self._look()
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._window.stretch()
            self.screen = self._window.canvas
            self._pulled = True
        elif not self._attention.means(event, self.motion.now):
            return
        elif FULL_SCREEN.heard(event):
            self._turn("full_screen")
        elif SOUND.heard(event):
            self._turn("sound")
            on = self.store.settings.sound
            self.notice.tell(self.words.text("notice-sound-on" if on else "notice-sound-off"))
        elif HELP.heard(event) and not isinstance(self.scene, HelpScene | CrashScene):
            self.push(HelpScene(self))
        elif self.scene:
            self.scene.handle(self._window.on_canvas(event))

    def _turn(self, name: str) -> None:
        """A setting that is on is off from now on, and the other way round."""
        settings = self.store.settings
        self.store.settings = replace(settings, **{name: not getattr(settings, name)})
        self.apply_settings()

    def _look(self) -> None:
        """Notes what the player is asked by now."""
        self._attention.look(self.scene.question if self.scene else None, self.motion.now)

    def close(self) -> None:
        self._clear()
        if self._keeps_place:
            self._window.note_place()
            self.store.settings = replace(self.store.settings, window=self._window.place)
        close_log()
        self.store.close()
        self.sounds.close()
        self._background.close()
        font.cache_clear()  # typefaces end with pygame; pictures do not
        pygame.quit()


def system_language() -> str:
    """The player's own language if it is one of ours, else English."""
    try:
        code = (locale.getlocale()[0] or "en")[:2].lower()
    except ValueError:  # the system's language has no name Python knows
        code = "en"
    names = {"ge": "de", "sp": "es", "fr": "fr"}
    code = names.get(code, code)
    return code if code in LANGUAGES else "en"


def _set_aside_memory() -> None:
    """What is in memory by now stays there: to look through all of it for what can be thrown away
    takes longer than several frames, so that is done once, before a match, and not in it."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
