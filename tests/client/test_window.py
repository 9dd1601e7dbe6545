"""The window: any size, on any screen, and where it was the last time."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.app import App
from game.client.realms.live_score import UNKNOWN
from game.client.widgets.button import button_face
from game.client.widgets.look import Face, font
from game.client.widgets.nine_patch import nine_patch
from game.client.window import reachable, within
from game.store.settings import Settings
from game.titles.realms.play.options import Options

from .client import Client
from .playing import sit_down

SIZES = [(1, 1), (1, 720), (320, 200), (640, 480), (800, 600), (3440, 1440)]


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("page", ["New game", "Rules", "Statistics", "Settings"])
def test_every_page_can_be_drawn_at_every_size(client: Client, page: str, percent: int) -> None:
    client.app.store.settings = replace(client.app.store.settings, ui_scale=percent)
    client.button(page)
    for size in SIZES:
        client.resize(size)
        for _ in range(12):
            client.press(pygame.K_DOWN)
        client.press(pygame.K_HOME)


@pytest.mark.parametrize("percent", [100, 160])
def test_the_table_can_be_drawn_at_every_size(client: Client, percent: int) -> None:
    client.app.store.settings = replace(client.app.store.settings, ui_scale=percent)
    sit_down(client, Options(6))
    client.until(client.asked)
    for size in SIZES:
        client.resize(size)
        client.press(pygame.K_ESCAPE)
        assert client.table.overlay
        client.press(pygame.K_ESCAPE)
        assert not client.table.overlay


def test_in_a_tiny_window_the_mouse_still_points_at_what_it_seems_to(client: Client) -> None:
    client.resize((320, 240))
    where = client.scene.buttons.named("Rules").center  # type: ignore[attr-defined]
    client.click((where[0] // 2, where[1] // 2))
    assert type(client.scene).__name__ == "RulesScene"


@pytest.mark.parametrize(
    ("desktop", "window"),
    [((1920, 1080), (1280, 720)), ((1024, 640), (1024, 640)), ((800, 600), (800, 600))],
)
def test_the_first_window_fits_the_screen(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    desktop: tuple[int, int],
    window: tuple[int, int],
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    app = App(tmp_path)
    assert app.screen.get_size() == window
    app.close()


def test_the_window_comes_back_where_it_was_closed(tmp_path: Path) -> None:
    app = App(tmp_path)
    pygame.display.set_mode((900, 640), pygame.RESIZABLE)
    pygame.display.set_window_position((40, 60))
    app.close()
    app = App(tmp_path)
    assert app.screen.get_size() == (900, 640)
    assert tuple(pygame.display.get_window_position()) == (40, 60)
    app.close()


def test_full_screen_is_no_size_of_the_window(tmp_path: Path) -> None:
    app = App(tmp_path)
    pygame.display.set_mode((900, 640), pygame.RESIZABLE)
    app.store.settings = replace(app.store.settings, full_screen=True)
    app.apply_settings()
    app.close()
    app = App(tmp_path)
    app.store.settings = replace(app.store.settings, full_screen=False)
    app.apply_settings()
    assert app.screen.get_size() == (900, 640)
    app.close()


def test_the_file_is_not_written_while_the_window_is_pulled(tmp_path: Path) -> None:
    app = App(tmp_path)
    app.start()
    for width in range(800, 860, 10):
        pygame.display.set_mode((width, 600), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(width, 600), w=width, h=600))
        app.frame(0.01)
    assert app.store.settings == Settings()
    app.close()


@pytest.mark.parametrize(
    ("place", "screens", "found"),
    [
        ((100, 100, 800, 600), [(1920, 1080)], True),
        ((-500, 100, 800, 600), [(1920, 1080)], True),
        ((-790, 100, 800, 600), [(1920, 1080)], False),
        ((2000, 100, 800, 600), [(1920, 1080)], False),
        ((2000, 100, 800, 600), [(1920, 1080), (1920, 1080)], True),
        ((-1900, 100, 800, 600), [(1920, 1080), (1920, 1080)], True),
        ((100, -300, 800, 600), [(1920, 1080)], False),
        ((100, 1070, 800, 600), [(1920, 1080)], False),
    ],
)
def test_a_window_nobody_could_get_hold_of_opens_elsewhere(
    place: tuple[int, int, int, int], screens: list[tuple[int, int]], found: bool
) -> None:
    assert reachable(place, screens) is found


def test_a_window_is_never_larger_than_the_screen() -> None:
    assert within((3000, 2000), [(800, 600)]) == (800, 600)
    assert within((640, 480), [(800, 600)]) == (640, 480)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files as Linux does")
def test_no_file_stays_open_however_often_the_window_is_pulled(client: Client) -> None:
    def open_files() -> int:
        return len(os.listdir("/proc/self/fd"))

    client.button("Settings")
    before = open_files()
    for step in range(12):
        client.resize((700 + 60 * step, 500 + 40 * step))
    assert open_files() - before <= 2
    client.press(pygame.K_ESCAPE)
    sit_down(client, Options(3))
    client.until(client.asked)
    before = open_files()
    for step in range(8):
        client.resize((700 + 60 * step, 500 + 40 * step))
        client.press(pygame.K_RIGHT)
    assert open_files() - before <= 2


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files as Linux does")
def test_a_typeface_keeps_no_file_open_at_any_size(client: Client) -> None:
    del client
    before = len(os.listdir("/proc/self/fd"))
    kept = [font(face, size) for face in Face for size in range(6, 30)]
    assert kept
    assert len(os.listdir("/proc/self/fd")) - before <= 2


def test_nothing_is_kept_that_was_drawn_for_another_size(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.until(lambda: client.table.live_score.weighed is not UNKNOWN)
    client.resize((900, 600))
    kept = button_face.cache_info().currsize, nine_patch.cache_info().currsize
    for step in range(6):
        client.resize((700 + 60 * step, 500 + 40 * step))
    client.resize((900, 600))
    assert (button_face.cache_info().currsize, nine_patch.cache_info().currsize) == kept


def test_while_the_window_is_pulled_the_whole_picture_is_seen(client: Client) -> None:
    """Stretched, until it rests: laying out takes longer than a frame."""
    corner = client.app.screen.get_rect().inflate(-40, -40).bottomright
    size, layouts = client.app.screen.get_size(), []
    resize = client.scene.resize
    client.scene.resize = lambda: layouts.append(resize())  # type: ignore[method-assign]
    wanted = client.app.screen.get_at(corner)
    for width in (1500, 1700, 1900):
        pygame.display.set_mode((width, 720), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(width, 720), w=width, h=720))
        client.frame()
        assert client.app.screen.get_size() == size, "drawn as before"
        shown = pygame.display.get_surface()
        assert shown
        seen = shown.get_at((corner[0] * width // size[0], corner[1]))
        assert max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) < 40
    assert not layouts
    client.frame()
    assert client.app.screen.get_size() == (1900, 720)
    assert len(layouts) == 1
