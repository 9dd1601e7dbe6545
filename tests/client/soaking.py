"""Somebody who does anything at all, match after match, and what the program holds meanwhile.

`python -m tests.client.soaking SEED MATCHES INPUTS` tells how it goes.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from msgspec.structs import replace

from game.client.lesson.scene import GuidedScene
from game.client.match.finale import Finale
from game.client.realms.scoring import ScoringScene
from game.client.realms.show.scene import ShowScene
from game.client.realms.table import TableScene
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.overlay import Overlay
from game.client.scenes.title import TitleScene
from game.client.shell import Scene
from game.client.stories.table import BoardScene
from game.client.window import SMALLEST
from game.engine.rng import Rng
from game.lang import LANGUAGES
from game.store.settings import Speed

from .client import PATIENCE, Client
from .playing import in_sight, on_strip, where

KEYS = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3,
    *(pygame.K_RETURN, pygame.K_d, pygame.K_u) * 4,
    *(pygame.K_SPACE, pygame.K_s, pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_ESCAPE),
)
SIZES = (
    (1280, 720),
    (960, 540),
    (640, 480),
    (800, 600),
    (1024, 768),
    (1600, 900),
    (1, 1),
    (1, 900),
)
WINDOW = (800, 500)
OPPONENTS = ("random", "random", "novice", "apprentice", "greedy")
AT_PLAY = (TableScene, ShowScene, BoardScene)
THE_END = (Finale, ScoringScene)
ON_THE_BOARD = (
    *(pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_g, pygame.K_1, pygame.K_4, pygame.K_u),
)
"""Keys that may bring a match on the board on."""
RARELY = 200
"""One input among so many changes the window or the settings, or leaves the table."""
DEAD_END = 3000
"""Inputs after which a match that is played on purpose should have ended."""
SETTLING = 30.0
"""Seconds after which whatever worked for a table that was left has come to its end."""


@dataclass(frozen=True)
class Level:
    """What the program holds of the machine."""

    megabytes: float
    files: int
    threads: int
    children: int

    def __str__(self) -> str:
        return (
            f"{self.megabytes:.0f} MB, {self.files} files, {self.threads} threads,"
            f" {self.children} children"
        )


def level() -> Level:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    children = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # one that has ended meanwhile
            told = (process / "stat").read_text().rpartition(")")[2].split()
            children += told[1] == str(os.getpid())
    return Level(
        pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        len(os.listdir("/proc/self/fd")),
        threading.active_count(),
        children,
    )


class Fumbler:
    """Has a mouse, a keyboard and no plan."""

    def __init__(self, client: Client, seed: str) -> None:
        self.client, self.app = client, client.app
        self.rng = Rng("soak", seed)
        self.inputs = self.undos = self.ended = self.reopened = 0
        self.begun: set[str] = set()
        """The matches there were."""
        self.haste = 1
        """How much is done at a time before the window sees any of it."""
        self._seen: Scene | None = None

    # Matches.

    def match(self, inputs: int) -> None:
        """Sits down, does so much of whatever comes to mind, and comes back to the title: after
        the end, having given up, or in the middle."""
        self.begin()
        last, self.haste = self.inputs + inputs, 1 + self.rng.below(6)
        while self.inputs < last:
            self.something()
        self.haste = 1
        self.frame()
        fate = self.rng.below(4)
        if fate == 0:
            self.reopen()
        if fate == 1:
            self.give_up()
        if fate > 0:
            self.finish()
        self.client.resize(WINDOW)  # what is held afterwards shall be for this size
        self.go_home()

    def begin(self) -> None:
        """A new game, the deal of the day, or the match that was left."""
        self.go_home()
        how, title = self.rng.below(8), self.rng.choice(("realms", "realms", "realms", "stories"))
        self.app.store.settings = replace(self.app.store.settings, title=title)
        self.client.scene.resize()
        if how == 0:
            self.press_button("title-daily")
        elif how == 1 and self.press_button("title-continue"):
            pass
        else:
            self.set_up()
        self.steps(lambda: isinstance(self.client.scene, AT_PLAY), self.agree)

    def set_up(self) -> None:
        """Through the page: two to six, people and opponents, with or without more cards."""
        settings, rng = self.app.store.settings, self.rng
        players = rng.choice((2, 3, 3, 4, 5, 6))
        people = rng.choice((1, 1, 1, 2, min(3, players)))
        sitters = [*["person"] * people, *(rng.choice(OPPONENTS) for _ in range(players - people))]
        table = {
            "seats": [*rng.shuffled(sitters), *[""] * (6 - players)],
            "names": [""] * 6,
        }
        cards = {
            "variant": "duel" if players == 2 else "turns",
            "modules": [each for each in ("suits", "promos", "items") if rng.below(2)],
        }
        board = {"variant": rng.choice(("basic", "expert"))}
        plans = {"realms": cards | table, "stories": board | table}
        self.app.store.settings = replace(settings, new_game=plans)
        self.press_button("title-new-game")
        assert isinstance(self.client.scene, NewGameScene)
        self.client.scene.seed = f"{rng.bits()}"
        self.press_button("new-begin")

    def agree(self) -> None:
        """Says yes to what is asked before a match."""
        overlay = self.overlay
        if overlay:
            self.click(overlay.areas[-1].center)
        else:
            self.frame()

    def finish(self) -> None:
        """Plays on until the end is seen; on the board that would take too long."""
        ends = (*THE_END, TitleScene, BoardScene)
        self.steps(lambda: isinstance(self.client.scene, ends), self.play)

    def play(self) -> None:
        """Something that brings the match on."""
        scene, overlay = self.client.scene, self.overlay
        if overlay and not overlay.closable:
            curtain = not isinstance(scene, TableScene | BoardScene)
            self.click((overlay.areas[0] if curtain else self.rng.choice(overlay.areas)).center)
        elif isinstance(scene, ShowScene) and not overlay and scene.playback is None:
            self.frame()  # whose hand it is still decides
        elif isinstance(scene, ShowScene) and not overlay:
            # a ring around some button would take every Enter: Escape takes it away
            self.key(pygame.K_ESCAPE if scene.buttons.focus is not None else pygame.K_RETURN)
        elif isinstance(scene, BoardScene) and not overlay:
            self.key(self.rng.choice(ON_THE_BOARD))
        elif overlay or not isinstance(scene, TableScene):
            self.key(pygame.K_ESCAPE)
        elif isinstance(scene, GuidedScene):
            self.key(self.rng.choice((pygame.K_RIGHT, pygame.K_RETURN)))
        elif scene.targets and in_sight(self.client):
            self.click(where(self.client, self.rng.choice(in_sight(self.client))))
        elif self.client.asked():
            self.click(on_strip(self.client))
        else:
            self.frame()

    def give_up(self) -> None:
        """By the menu, where there is something to give up."""
        scene = self.client.scene
        at_table = isinstance(scene, TableScene | BoardScene)
        if at_table and not scene.overlay and scene.can_concede:
            self.key(pygame.K_ESCAPE)
            self.wait_to_read()
            offered = [choice.text for choice in scene.overlay.choices] if scene.overlay else []
            concede = self.app.words.text("menu-concede")
            if scene.overlay and concede in offered:
                self.click(scene.overlay.areas[offered.index(concede)].center)
                self.wait_to_read()
                self.agree()

    def reopen(self) -> None:
        """Leaves the match and goes on with it at once."""
        haste, self.haste = self.haste, 1
        self.go_home()
        self.reopened += self.press_button("title-continue")
        self.haste = haste

    def go_home(self) -> None:
        self.steps(lambda: isinstance(self.client.scene, TitleScene), self.leave)

    def leave(self) -> None:
        """One step towards the title."""
        scene, overlay = self.client.scene, self.overlay
        in_menu = overlay and overlay.title == self.app.words.text("table-menu")
        at_table = isinstance(scene, TableScene | BoardScene)
        if overlay and (in_menu or not (overlay.closable or at_table)):
            self.click(overlay.areas[-1].center)
        else:
            self.key(pygame.K_ESCAPE)

    def steps(self, done: Callable[[], bool], step: Callable[[], None]) -> None:
        """Does something until it has come to that."""
        start, first = time.monotonic(), self.inputs
        if min(self.window) < SMALLEST[1] // 2:
            self.client.resize(WINDOW)  # nobody can point at anything
        while not done():
            step()
            assert self.inputs - first < DEAD_END, f"no way on from {self.client.scene}"
            assert time.monotonic() - start < PATIENCE, f"{self.client.scene} stands still"

    # Anything at all.

    def something(self) -> None:
        if self.rng.below(RARELY) == 0:
            self.something_rare()
            return
        at_table = isinstance(self.client.scene, TableScene | BoardScene)
        ways: tuple[Callable[[], None], ...] = (
            *(self.some_key,) * 6,
            *(self.play if at_table else self.some_button,) * 5,
            *(self.some_click, self.some_motion, self.some_drag) * 2,
            *(self.hold, self.wheel, self.type, self.some_button, self.frame),
            *(() if at_table else (self.leave,) * 3),
        )
        self.rng.choice(ways)()

    def something_rare(self) -> None:
        self.rng.choice((self.resize, self.resize, self.full_screen, self.set, self.reopen))()

    def some_key(self) -> None:
        self.key(self.rng.choice(KEYS), pygame.KMOD_SHIFT if self.rng.below(8) == 0 else 0)

    def some_click(self) -> None:
        self.click(self.point(), self.rng.choice((1, 1, 1, 1, 2, 3)))

    def some_motion(self) -> None:
        self.post(pygame.MOUSEMOTION, pos=self.point(), rel=(0, 0), buttons=(0, 0, 0))
        self.frame()

    def some_drag(self) -> None:
        scene = self.client.scene
        start = self.point()
        if isinstance(scene, TableScene) and scene.stage.sprites and self.rng.below(4):
            pose = self.rng.choice(list(scene.stage.sprites.values())).pose
            start = (round(pose.x), round(pose.y))
        end = self.point()
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for step in range(1, 4):
            pos = tuple(a + (b - a) * step // 3 for a, b in zip(start, end, strict=True))
            self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
            self.frame()
        self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self.inputs -= 4
        self.frame()

    def some_button(self) -> None:
        buttons = list(getattr(self.client.scene, "buttons", ()))
        fields = list(getattr(self.client.scene, "fields", ()))
        if self.overlay:
            self.click(self.rng.choice(self.overlay.areas).center)
        elif buttons or fields:
            self.click(self.rng.choice([*buttons, *fields]).area.center)
        else:
            self.some_click()

    def hold(self) -> None:
        """Keeps a key down for a while; now and then nobody hears of its end."""
        key = self.rng.choice(KEYS)
        for _ in range(2 + self.rng.below(12)):
            self.post(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self.frame()
        if self.rng.below(4):
            self.post(pygame.KEYUP, key=key, mod=0, unicode="")

    def wheel(self) -> None:
        self.post(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-3, -1, 1, 3)), flipped=False)
        self.frame()

    def type(self) -> None:
        self.post(pygame.TEXTINPUT, text=self.rng.choice("aZ ß€\u202e漢🙂\0"))
        self.frame()

    def resize(self) -> None:
        """Pulls the window about, and lets it be small again: large ones take their time."""
        for _ in range(1 + self.rng.below(3)):
            self.inputs += 1
            anything = (1 + self.rng.below(1700), 1 + self.rng.below(1000))
            self.client.resize(self.rng.choice((*SIZES, anything, anything)))
            self.look()
        if self.rng.below(3):
            self.client.resize(WINDOW)

    def full_screen(self) -> None:
        for _ in range(1 + self.rng.below(2)):
            self.key(pygame.K_F11)

    def set(self) -> None:
        """Another language, or another setting that shows."""
        self.inputs += 1
        which, rng, settings = self.rng.below(6), self.rng, self.app.store.settings
        if which == 0:
            self.app.set_language(rng.choice(list(LANGUAGES)))
            return
        changes: dict[str, object] = {
            1: {"live_score": not settings.live_score},
            2: {"reduced_motion": not settings.reduced_motion},
            3: {"speed": rng.choice(list(Speed))},
            4: {"confirmations": not settings.confirmations},
            5: {"ui_scale": rng.choice((80, 100, 120, 160))},
        }[which]
        self.app.store.settings = replace(settings, **changes)
        self.app.apply_settings()

    # The mouse, the keyboard and the eyes.

    @property
    def overlay(self) -> Overlay | None:
        found = self.client.scene.overlay
        assert found is None or isinstance(found, Overlay)
        return found

    @property
    def window(self) -> tuple[int, int]:
        shown = pygame.display.get_surface()
        assert shown
        return shown.get_size()

    def point(self) -> tuple[int, int]:
        return self.rng.below(self.window[0]), self.rng.below(self.window[1])

    def press_button(self, key: str) -> bool:
        """Clicks a button by its words; whether there is one."""
        text = self.app.words.text(key)
        for button in self.client.scene.buttons:  # type: ignore[attr-defined]
            if button.text == text:
                self.click(button.area.center)
                return True
        return False

    def click(self, point: tuple[int, int], button: int = 1) -> None:
        """A point on the canvas, wherever that is in the window."""
        ratios = zip(point, self.window, self.app.screen.get_size(), strict=True)
        there = tuple(at * to // of for at, to, of in ratios)
        self.post(pygame.MOUSEMOTION, pos=there, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=there, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=there, button=button)
        self.inputs -= 2
        self.frame()

    def key(self, key: int, mod: int = 0) -> None:
        table = self.client.scene
        undoes = key in (pygame.K_u, pygame.K_BACKSPACE) and isinstance(table, TableScene)
        self.undos += undoes and table.can_undo  # type: ignore[attr-defined]
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="")
        self.inputs -= 1
        self.frame()

    def post(self, kind: int, **values: object) -> None:
        self.inputs += 1
        pygame.event.post(pygame.event.Event(kind, values))

    def wait_to_read(self) -> None:
        for _ in range(15):
            self.frame()

    def frame(self) -> None:
        if self.rng.below(self.haste) == 0:
            self.client.frame()
            self.look()

    def look(self) -> None:
        """Notes what is to be seen; whoever has pressed Quit stays all the same."""
        self.app.running = True
        scene = self.client.scene
        if isinstance(scene, GuidedScene):
            return
        if isinstance(scene, TableScene | BoardScene):
            self.begun.add(scene.session.table.history.id)
        elif isinstance(scene, THE_END) and scene is not self._seen:
            self._seen = scene
            self.ended += 1

    def settled(self, threads: int | None = None) -> Level:
        """What is held at the title, once no more threads work than before."""
        self._seen = None
        self.client.resize(WINDOW)
        start = time.monotonic()
        while threads and threading.active_count() > threads:
            if time.monotonic() - start > SETTLING:
                break
            self.frame()
        return level()

    def __str__(self) -> str:
        return (
            f"{self.inputs} inputs, {len(self.begun)} matches, {self.ended} ended,"
            f" {self.reopened} reopened, {self.undos} undos"
        )


def soak(folder: Path, seed: str, matches: int, inputs: int) -> Iterator[tuple[Fumbler, Level]]:
    """So many matches in one window; what is held after each."""
    client = Client(folder, WINDOW)
    player = Fumbler(client, seed)
    begin = player.settled()
    yield player, begin
    try:
        for _ in range(matches):
            player.match(inputs // matches)
            yield player, player.settled(begin.threads + 1)
    finally:
        client.close()


def main(seed: str, matches: int, inputs: int) -> None:
    with TemporaryDirectory() as folder:
        start = time.monotonic()
        for player, held in soak(Path(folder), seed, matches, inputs):
            print(f"{time.monotonic() - start:.0f} s: {player}; {held}", flush=True)
        print((Path(folder) / "log.txt").read_text() or "nothing in the log")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
