"""The statistics keep who played, not what they were called: names follow the language."""

from __future__ import annotations

from game.client.scenes.statistics import StatisticsScene
from game.lang import language
from game.store.statistics import Record
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, finish, sit_down


def test_opponents_are_called_as_the_language_of_the_moment_calls_them(client: Client) -> None:
    sit_down(client, Options(3), "statistics")
    finish(client, by_mouse)
    room = client.app.rooms["realms"]
    told = {}
    for code in ("en", "de", "es"):
        client.app.set_language(code)
        page = StatisticsScene(client.app, room)
        told[code] = page.names(page.records[0])
    assert told["en"] != told["de"] != told["es"]
    for code, names in told.items():
        known = {
            language(code).text(f"opponent-{key}")
            for key in ("random", "novice", "apprentice", "greedy")
        }
        assert {name.removesuffix(" I").removesuffix(" II") for name in names[1:]} <= known


def test_a_record_whose_match_cannot_be_read_keeps_its_names(client: Client) -> None:
    page = StatisticsScene(client.app, client.app.rooms["realms"])
    record = Record("", "realms", "", "", ("A", "B"), 0, (1, 2), (2, 1), False, 1.0, b"nonsense")
    assert page.names(record) == ("A", "B")
