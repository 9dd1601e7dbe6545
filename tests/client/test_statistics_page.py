"""What was played, in the language of the moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.scenes.statistics import BETWEEN, StatisticsScene
from game.client.widgets.look import SMALLEST
from game.lang import LANGUAGES
from game.store.statistics import MIGRATIONS, Record
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant
from game.titles.stories.options import Options as BoardOptions

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


FULL: dict[str, tuple[Any, tuple[str, ...]]] = {
    "stories": (BoardOptions(6), ("novice", "apprentice", "novice", "apprentice", "novice")),
    "realms": (
        Options(7, Variant.CHAOS, tuple(Module)),
        ("poacher", "apprentice", "poacher", "apprentice", "random", "random"),
    ),
}
"""The longest tables, by their title: what is played, and the opponents."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scale", [80, 100, 160])
@pytest.mark.parametrize("title", FULL)
def test_all_opponents_are_named(tmp_path: Path, title: str, scale: int, code: str) -> None:
    client = Client(tmp_path, language=code, ui_scale=scale)
    client.resize((1280, 720))
    room, (options, levels) = client.app.rooms[title], FULL[title]
    kept = Record(
        played_at="2026-11-11T11:11:11Z",
        title=title,
        options=room.noted(options),
        seed="7",
        seats=("Ida", *levels),
        seat=0,
        scores=(3,) * (len(levels) + 1),
        places=(1,) * (len(levels) + 1),
        conceded=False,
        seconds=60.0,
        replay=b"replay",
        match_id="m",
        opponents=("", *levels),
        hints=2,
    )
    client.app.store.statistics.add(kept)
    scene = StatisticsScene(client.app, room)
    client.app.push(scene)
    client.frame()
    row = scene._row(kept)
    columns = scene._columns([row], scene.scroll._area.width)
    for text, start, end in (
        (row.kind, columns.kind, columns.company - columns.gap),
        (row.company, columns.company, columns.company_ends),
    ):
        room_for_it = pygame.Rect(0, 0, end - start, scene._pitch - BETWEEN)
        layout = scene._laid_out(text, room_for_it)
        told = "".join(atom.text for line in layout.lines for atom, _ in line)
        assert "…" not in told, (told, layout.size)
        assert layout.size >= SMALLEST
    assert columns.company_ends < columns.score < columns.place
    client.close()
