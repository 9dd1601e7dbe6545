"""What was played, in the language of the moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.client.scenes.statistics import LETTERS, StatisticsScene
from game.client.widgets.look import SMALLEST, Face, fitting, shortened
from game.lang import LANGUAGES
from game.store.statistics import MIGRATIONS, Record
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
    assert page(client, "en").others(kept) == [
        "Weathercock\u00a0I",
        "Weathercock\u00a0II",
    ]
    assert page(client, "de").others(kept) == [
        "Wetterhahn\u00a0I",
        "Wetterhahn\u00a0II",
    ]


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_five_opponents_are_all_named(client: Client, code: str) -> None:
    levels = ("novice", "apprentice", "novice", "apprentice", "novice")
    kept = Record(
        played_at="2026-01-01T10:00:00Z",
        title="stories",
        options="basic",
        seed="7",
        seats=("Ida", *levels),
        seat=0,
        scores=(3, 2, 3, 1, 3, 1),
        places=(3, 4, 1, 5, 1, 5),
        conceded=False,
        seconds=60.0,
        replay=b"replay",
        match_id="m",
        opponents=("", *levels),
    )
    client.app.set_language(code)
    client.app.store.statistics.add(kept)
    scene = StatisticsScene(client.app, client.app.rooms["stories"])
    client.app.push(scene)
    client.frame()
    row = scene._row(kept)
    columns = scene._columns([row], scene.scroll._area.width)
    room = columns.company_ends - columns.company
    letters = fitting(row.company, Face.TEXT, scene.reading_px(LETTERS), room, SMALLEST)
    assert shortened(row.company, letters, room) == row.company
    assert columns.company_ends < columns.score < columns.place
