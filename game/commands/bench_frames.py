"""How long a frame takes while cards fly, opponents think, arrows grow and hands are counted; and
while dice roll and pawns walk, or seven trade."""

from __future__ import annotations

import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.realms.floor.scene import FloorScene
    from game.client.realms.table import TableScene
    from game.client.stories.table import BoardScene

SIZES = ((1280, 720), (1920, 1080))
SECONDS = 12.0
AT_THE_TITLE = 3.0
FRAME = 1 / 60
WANDERING, RESTING = 20, 70
"""Frames the mouse stays on a card: until the next one, or until its arrows have grown."""


@dataclass(frozen=True)
class Case:
    """What is looked at while it is measured."""

    opponent: str = "random"
    opponents: int = 3
    suits: bool = False
    items: bool = False
    grown: bool = False
    """Whether a Portal was used: nine cards in the own hand."""
    stays: int = WANDERING
    shows: bool = False
    """Whether the hands are counted, instead of a match played."""
    board: bool = False
    """Whether it is Fantastic Stories that is played."""
    trades: bool = False
    """Whether a clock runs, and everybody trades."""


CASES = {
    "idle": Case(),
    "thinking": Case("greedy"),
    "arrows": Case("greedy", stays=RESTING),
    "six with suits": Case("greedy", 5, suits=True),
    "six with items": Case("greedy", 5, suits=True, items=True, grown=True),
    "scoring": Case("greedy", suits=True, shows=True),
    "six at the board": Case(opponents=5, board=True),
    "seven trade": Case("greedy", 6, suits=True, trades=True),
}


def measure_frames() -> dict[str, Any]:
    """Milliseconds of work per frame, at each size, in each case."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not os.environ.get("DISPLAY") and os.name == "posix":
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    told: dict[str, Any] = {}
    for size in SIZES:
        for name, case in CASES.items():
            # Each in a process of its own: what one has in memory is not the other's.
            with ProcessPoolExecutor(1, get_context("spawn")) as process:
                measured = process.submit(_measure, size, case).result()
            told[f"{size[0]}x{size[1]} {name}"] = measured
    return told


def _measure(size: tuple[int, int], case: Case) -> dict[str, Any]:
    import pygame

    from game.client.app import App
    from game.client.realms.floor.scene import FloorScene
    from game.client.realms.show.scene import ShowScene
    from game.client.realms.table import TableScene
    from game.client.stories.table import BoardScene

    with tempfile.TemporaryDirectory() as folder:
        app = App(Path(folder), size, "en")
        app.start()
        _rest(app)
        _begin(app, case)
        app.frame(FRAME)  # the scene itself is drawn before anything moves
        seen = type(app.scene)
        times: list[float] = []
        works: list[float] = []
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS and isinstance(app.scene, seen):
            if isinstance(app.scene, TableScene):
                _play_along(app.scene, len(times), case.stays)
            elif isinstance(app.scene, BoardScene):
                _move_along(app.scene, len(times))
            elif isinstance(app.scene, FloorScene):
                _trade_along(app.scene, len(times))
            elif isinstance(app.scene, ShowScene) and app.scene.waiting:
                app.scene.next_hand()
            before, worked = time.perf_counter(), time.thread_time()
            app.frame(FRAME)
            spent = time.perf_counter() - before
            times.append(1000 * spent)
            works.append(1000 * (time.thread_time() - worked))
            time.sleep(max(0.0, FRAME - spent))
        driver = pygame.display.get_driver()
        memory = _memory()
        app.close()
    return {
        "driver": driver,
        "frames": len(times),
        **_quantiles(times, ""),
        # On a busy machine a frame waits for its turn: its work says more than how long it lasts.
        **_quantiles(works, "cpu_"),
        "memory_mb": memory,
    }


def _quantiles(times: list[float], of: str) -> dict[str, float]:
    ordered = sorted(times)
    return {
        f"{of}p50_ms": round(ordered[len(ordered) // 2], 2),
        f"{of}p95_ms": round(ordered[int(len(ordered) * 0.95)], 2),
        f"{of}max_ms": round(ordered[-1], 2),
    }


def _begin(app: App, case: Case) -> None:
    """Sits down at a table, or where one was played to its end."""
    from msgspec.structs import replace

    from ai.registry import opponents
    from game.client.realms.show.playback import SPEEDS
    from game.client.scenes.seating import new_table, opponent, person
    from game.titles.realms.cards.card import Module

    from .shot_board import board_table, stories_room
    from .shot_floor import options as floor_options
    from .shot_scenes import prepare, realms_room, set_table

    company = [opponents()[case.opponent]] * case.opponents
    if case.board:
        app.push(stories_room(app).open(board_table(app, "frames", company)))
        return
    added = {Module.SUITS: case.suits, Module.ITEMS: case.items}
    modules = frozenset(module for module, wanted in added.items() if wanted)
    if case.trades:
        seats = (person(app), *(opponent(app, each.key) for each in company))
        room = realms_room(app)
        app.push(room.open(new_table(room, floor_options(len(seats), modules), "frames", seats)))
    elif case.shows:
        settings = app.store.settings
        app.store.settings = replace(settings, show_speed=len(SPEEDS))  # several hands are seen
        prepare(app, "show", "frames", company, modules, 0)
        app.frame(FRAME)
    else:
        app.push(set_table(app, "frames", company, modules, case.grown))


def _memory() -> int | None:
    """What the program holds in memory now, where the system tells."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def _rest(app: App) -> None:
    """Somebody looks at the title for a few seconds before playing."""
    end = time.perf_counter() + AT_THE_TITLE
    while time.perf_counter() < end:
        app.frame(FRAME)


def _play_along(scene: TableScene, frame: int, stays: int) -> None:
    """A hand that wanders over the cards, and now and then plays one."""
    import pygame

    hand = scene.stage.hand
    if hand:
        pose = scene.layout.hand(frame // stays % len(hand), len(hand))
        where = (round(pose.x), round(pose.y))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        )
    if scene.targets and frame % max(30, 3 * stays // 2) == 0:
        scene.do(next(iter(scene.targets.values())))


def _trade_along(scene: FloorScene, frame: int) -> None:
    """A hand that wanders over the cards, offers one now and then, and takes what pays."""
    import pygame

    hand = scene.stage.hand
    if hand:
        pose = scene.layout.hand(frame // WANDERING % len(hand), len(hand))
        where = (round(pose.x), round(pose.y))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        )
        if frame % 150 == 0:
            scene.offer(hand[frame // 150 % len(hand)], None, face_up=True)
    if frame % 60 == 0:
        scene.accept()


def _move_along(scene: BoardScene, frame: int) -> None:
    """A hand that wanders over the board, rolls, and now and then moves a pawn."""
    import pygame

    from game.client.stories.geography import PLACES

    spaces = list(PLACES)
    where = scene.layout.at(PLACES[spaces[frame // WANDERING % len(spaces)]])
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
    )
    if frame % (2 * WANDERING) == 0:
        if scene.page:
            scene.page.close()
        elif scene.ways:
            scene.act(scene.ways[frame // WANDERING % len(scene.ways)].action)
        else:
            scene.press_gold()
