"""Names, folders and errors are what they are: never markup, never the end of the program."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.scenes.ask import AskScene
from game.client.scenes.crash import CrashScene
from game.client.scenes.settings import SettingsScene
from game.client.shell import Scene
from game.client.widgets.fields import Line
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import plain, printable
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

from .client import Client
from .playing import by_mouse, sit_down, told

STRANGE = [
    "<b>",
    "<army|x>",
    "*Queen*",
    "a|b>*<",
    "\u202egnihtyna",
    "\u200b",
    "\x00nul",
    "é\u0301\u0302\ufe0f",
    "漢字 🐉",
    "W" * 20,
    "{ $player }",
    "%{name} a.b",
]


@pytest.mark.parametrize("first", [0, 6])
def test_any_company_can_sit_down_be_told_of_and_come_back(client: Client, first: int) -> None:
    names = STRANGE[first : first + 6]
    seats = (
        Seat(names[0]),
        *(Seat(name, Controller.OPPONENT, "nobody-we-know") for name in names[1:]),
    )
    table = Table(REALMS, Options(len(names)), "strange", seats)
    client.app.push(client.app.rooms[REALMS.key].open(table))
    for _ in range(3):
        client.until(client.asked)
        by_mouse(client)
    for name in names:
        assert any(printable(name) in line for line in told(client))
    client.app.pop()
    client.button("Continue")
    client.until(client.asked)


def test_a_name_like_markup_is_called_to_the_screen_as_it_is_written(client: Client) -> None:
    sit_down(client, Options(3), people=("<b>", "*Ben*"))
    client.until(lambda: isinstance(client.scene, AskScene))
    assert isinstance(client.scene, AskScene)
    assert plain(client.scene.overlay.title) in (
        "It’s <b>’s turn",
        "It’s *Ben*’s turn",
    )


def test_settings_and_new_game_open_whatever_was_written_as_a_name(client: Client) -> None:
    for name in STRANGE:
        client.app.store.settings = replace(client.app.store.settings, player_name=name)
        for page in ("Settings", "New game"):
            client.button(page)
            client.frame()
            client.press(pygame.K_ESCAPE)


def test_letters_that_cannot_be_seen_cannot_be_typed(client: Client) -> None:
    client.button("Settings")
    line = client.field("Your name")
    assert isinstance(line, Line)
    client.click(line.area.center)
    client.type("A\u200b\u202ed\u0007a")
    assert isinstance(client.scene, SettingsScene)
    assert client.app.store.settings.player_name == "Ada"


def test_a_plugin_may_be_called_anything(tmp_path: Path) -> None:
    plugins = tmp_path / "plugins"
    plugins.mkdir()
    for name in ("<b>", "\u200b", "%{x}", "x" * 120):
        (plugins / f"{name}.py").write_text("class Opponent: pass")
    client = Client(tmp_path)
    client.button("New game")
    for _ in range(8):
        client.press(pygame.K_TAB)
    for _ in range(12):
        client.press(pygame.K_RIGHT)
    client.close()


class Broken(Scene):
    """A scene that fails with a long word."""

    def __init__(self, client: Client, what: str) -> None:
        super().__init__(client.app)
        self.what = what

    def update(self, seconds: float) -> None:
        del seconds
        raise ValueError(self.what)


@pytest.mark.parametrize(
    "what", ["<b> *x*", "W" * 2000, "\x00\u202e"], ids=lambda what: ascii(what[:8])
)
def test_whatever_an_error_says_can_be_told(client: Client, what: str) -> None:
    client.app.push(Broken(client, what))
    client.app.frame(0.01)
    scene = client.app.scene
    assert isinstance(scene, CrashScene)
    client.app.frame(0.01)
    assert client.app.scene is scene
