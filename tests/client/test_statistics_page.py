"""What was played, in the language of the moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.client.scenes.statistics import StatisticsScene
from game.store.statistics import MIGRATIONS
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, finish, sit_down


def page(client: Client, code: str) -> StatisticsScene:
    client.app.set_language(code)
    client.app.start()
    client.frame()
    client.button(client.app.words.text("title-statistics"))
    client.frame()
    assert isinstance(client.scene, StatisticsScene)
    return client.scene


def test_opponents_are_called_as_in_the_language_one_reads(client: Client) -> None:
    sit_down(client, Options(3))
    finish(client, by_mouse)
    client.app.start()
    client.until(lambda: bool(client.app.store.statistics.records()))
    (kept,) = client.app.store.statistics.records()
    assert kept.opponents == ("", "random", "random")
    assert page(client, "en").others(kept) == ["Weathercock I", "Weathercock II"]
    assert page(client, "de").others(kept) == ["Wetterhahn I", "Wetterhahn II"]


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_match_from_before_keys_were_kept_tells_the_names_it_has(
    tmp_path: Path, code: str
) -> None:
    db = sqlite3.connect(tmp_path / "statistics.db")
    for number, step in enumerate(MIGRATIONS[:2], 1):
        db.executescript(f"{step} PRAGMA user_version = {number};")
    row = ("2026-01-01T10:00:00Z", "realms", "turns+suits", "7", '["Ida", "Geizhals"]', 0)
    rest = ("[150, 100]", "[1, 2]", 0, 60.0, b"replay", "m", b"")
    db.execute(f"INSERT INTO matches VALUES (1{', ?' * 13})", (*row, *rest))
    db.commit()
    db.close()
    client = Client(tmp_path)
    (kept,) = client.app.store.statistics.records()
    scene = page(client, code)
    assert scene.others(kept) == ["Geizhals"]
    assert client.app.words.text("new-module-suits") in scene._kind(kept), "kinds always had keys"
    client.close()
