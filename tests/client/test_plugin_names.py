"""A plugin may be called anything a file may be called; only ours have names, characters, faces."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ai.examples import hoarder
from game.client.scenes.names import faces, opponent_name, seat_names
from game.client.scenes.new_game import NewGameScene
from game.engine.seats import Controller, Seat
from game.lang import LANGUAGES, language

from .client import Client
from .test_pages import pick

ODD = ("late", "died", "failed", "warming", "misbehaved", "person", "person_1", "plugin")


@pytest.mark.parametrize("key", ODD)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_plugin_is_called_by_its_key_whatever_it_is(code: str, key: str) -> None:
    words = language(code)
    assert opponent_name(key, words) == key
    assert seat_names([Seat(key, Controller.OPPONENT, key)], words) == [key]
    assert faces([key], words, 1) == ["plugin"]


def test_plugins_of_any_name_can_be_invited(client: Client) -> None:
    folder = client.app.store.plugins
    folder.mkdir()
    for key in ODD:
        shutil.copy(Path(hoarder.__file__), folder / f"{key}.py")
    client.button("New game")
    for key in ODD:
        pick(client, "Seat 2", key)
        assert isinstance(client.scene, NewGameScene)
        assert "trust" in client.scene.footnote()
        assert client.scene.new_table().history.seats[1] == Seat(key, Controller.OPPONENT, key)
