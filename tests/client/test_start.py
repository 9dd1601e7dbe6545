"""The first start, and starts under difficulties: always a window, and a clear word."""

from __future__ import annotations

import argparse
import locale
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.client.app import system_language
from game.client.realms.table import TableScene
from game.client.scenes.crash import CrashScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.statistics import StatisticsScene
from game.client.scenes.title import TitleScene
from game.client.shell import Scene
from game.client.sound import Cue, Piece, Sounds
from game.commands import play
from game.commands.play import open_window
from game.log import LARGEST, LOG, close_log, log_file, open_log
from game.store.statistics import Record, Statistics
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, sit_down

ROOT = Path(__file__).parents[2]


def test_a_folder_that_does_not_exist_is_made(tmp_path: Path) -> None:
    app = open_window(tmp_path / "a" / "b", "en")
    app.frame(0.01)
    assert isinstance(app.scene, TitleScene)
    assert app.scene.notices == []
    app.close()
    assert (tmp_path / "a" / "b").is_dir()


def test_a_folder_that_cannot_be_written_is_told_and_one_can_play_all_the_same(
    tmp_path: Path,
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    app = open_window(file / "data", "en")
    app.frame(0.01)
    assert isinstance(app.scene, TitleScene)
    assert app.scene.notices[0].startswith("Can’t save to")
    assert app.store.folder != file / "data"
    app.close()


def test_the_folder_that_stood_in_is_gone_when_the_program_ends(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "temporary").mkdir()
    script = (
        "import sys; from pathlib import Path; from game.commands.play import open_window;"
        "app = open_window(Path(sys.argv[1]), 'en'); print(app.store.folder); app.close()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "file" / "data")],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(tmp_path / "temporary")},
        capture_output=True,
        text=True,
    )
    stood_in = Path(done.stdout.splitlines()[-1])
    assert stood_in.name.startswith("storied-realms-")
    assert not stood_in.exists()


def test_an_unknown_language_and_odd_statistics_are_told_and_hurt_nobody(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "xx", "ui_scale": 1}')
    with Statistics(tmp_path / "statistics.db") as statistics:
        statistics.add(Record("now", "realms", "", "", ("Ada",), 7, (1,), (1,), False, 1.0, b""))
    app = open_window(tmp_path, None)
    app.frame(0.01)
    assert isinstance(app.scene, TitleScene)
    (notice,) = app.scene.notices
    assert "Language and Text size" in notice
    app.push(StatisticsScene(app, app.rooms["realms"]))
    app.frame(0.01)
    assert isinstance(app.scene, StatisticsScene)
    app.close()


def test_without_an_audio_device_the_game_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    sounds = Sounds()
    assert sounds.silent
    sounds.set_volumes(100, 100, 100)
    sounds.hear(Piece.TITLE)
    sounds.play(Cue.WIN, over=True)
    sounds.update(0.1)
    sounds.close()


def test_without_an_audio_device_one_can_play_and_is_told_in_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    client = Client(tmp_path, music_volume=50, ambience_volume=50)
    sit_down(client, Options(3))
    client.until(client.asked)
    client.app.start()
    client.button("Settings")
    assert isinstance(client.scene, SettingsScene)
    assert client.app.words.text("settings-silent") in client.scene.footnote()
    client.field("Music").step(1)
    assert client.app.store.settings.music_volume == 55
    client.close()


@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160), (2560, 1080)])
def test_every_page_can_be_drawn_on_every_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    client = Client(tmp_path)
    sit_down(client, Options(6))
    client.until(client.asked)
    client.resize(size)
    by_mouse(client)
    client.app.start()
    for page in ("New game", "Rules", "Statistics", "Settings"):
        client.button(page)
        client.frame()
        inside = pygame.Rect((0, 0), size)
        for button in client.scene.buttons:  # type: ignore[attr-defined]
            assert inside.contains(button.area), f"{page}: {button.text}"
        client.press(pygame.K_ESCAPE)
    client.close()


@pytest.mark.parametrize(
    ("found", "code"),
    [
        ("de_AT", "de"),
        ("fr_CA", "fr"),
        ("Spanish_Spain", "es"),
        ("xx_YY", "en"),
        (None, "en"),
        ("C", "en"),
    ],
)
def test_the_language_of_the_system_is_taken_if_it_is_one_of_ours(
    monkeypatch: pytest.MonkeyPatch, found: str | None, code: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (found, "UTF-8"))
    assert system_language() == code


def test_a_language_the_system_cannot_name_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr(locale, "getlocale", unknown)
    assert system_language() == "en"


class Broken(Scene):
    """A scene with a mistake in it."""

    def update(self, seconds: float) -> None:
        del seconds
        raise ZeroDivisionError("a mistake")


def test_a_crash_is_told_logged_and_leads_back_to_the_title(client: Client) -> None:
    client.app.push(Broken(client.app))
    client.app.frame(0.01)
    scene = client.app.scene
    assert isinstance(scene, CrashScene)
    client.app.frame(0.01)
    told = " ".join(scene.paragraphs())
    assert "ZeroDivisionError" not in told, "the program’s own words are for the log"
    assert str(client.app.log) in told
    assert "resume" not in told, "there is nothing to go on with"
    logged = client.app.log.read_text("utf-8")
    assert "Traceback" in logged
    assert "ZeroDivisionError: a mistake" in logged
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    client.app.frame(0.01)
    assert isinstance(client.app.scene, TitleScene)


def test_the_log_never_grows_beyond_two_small_files(tmp_path: Path) -> None:
    open_log(tmp_path)
    for _ in range(3 * LARGEST // 1000):
        LOG.info("x" * 1000)
    close_log()
    files = list(tmp_path.iterdir())
    assert len(files) == 2
    assert log_file(tmp_path) in files
    assert sum(file.stat().st_size for file in files) <= 2 * LARGEST


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_without_a_screen_the_game_says_so_and_ends(
    driver: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(play, "open_window", lambda *_: pytest.fail("a window nobody sees"))
    assert play.run(argparse.Namespace(data_dir=tmp_path / "data", lang="en", deal="")) == 1
    assert "Storied Realms needs a screen." in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_a_second_window_says_that_there_is_a_first(
    client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = client.app.store.folder
    assert play.run(argparse.Namespace(data_dir=folder, lang="en", deal="")) == 1
    assert f"Storied Realms is already open. Another window is using the folder {folder}" in (
        capsys.readouterr().err
    )
    pygame.display.set_mode((1280, 720))


def test_a_crash_tells_of_the_match_that_is_saved(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.app.push(Broken(client.app))
    client.app.frame(0.01)
    scene = client.app.scene
    assert isinstance(scene, CrashScene)
    assert "you can resume it" in " ".join(scene.paragraphs())
    client.app.start()
    client.frame()
    client.button("Continue")
    client.until(lambda: isinstance(client.scene, TableScene))
