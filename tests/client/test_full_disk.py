"""A disk that is full: the match goes on, and one is told."""

from __future__ import annotations

import pytest

from game.store import saves
from game.titles.realms.play.options import Options
from tests.store.full_disk import Disk

from .client import Client
from .playing import by_mouse, entries, sit_down, told


def test_on_a_full_disk_one_plays_on_is_told_and_loses_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    sit_down(client, Options(3))
    client.until(client.asked)
    disk.fill()
    by_mouse(client)
    client.until(lambda: any("disk is full" in line for line in told(client)))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    disk.empty()
    by_mouse(client)
    client.until(client.asked)
    client.until(lambda: client.table.session.problem is None)
    done = entries(client)
    client.button("Menu")
    client.choose("Save and leave")
    assert saves.exists(client.app.store, "realms")
    client.button("Continue")
    client.until(client.asked)
    assert entries(client) == done
