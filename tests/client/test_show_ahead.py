"""What the show needs is fetched beside the window: counting never waits for a file."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.client.realms.show.scene import ShowScene
from game.client.widgets import paintings
from game.client.widgets.background import Background, Task

from .client import Client
from .showing import laid_open, open_show


def at_once(background: Background, tasks: Iterable[Task]) -> None:
    """As if the other thread were quicker than anything."""
    for task in tasks:
        task()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_file_is_read_while_hands_are_counted(
    client: Client, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    client.resize(size)
    monkeypatch.setattr(Background, "work", at_once)
    scene = open_show(client, laid_open([0]))
    drawn = scene.drawing.draw
    read: list[str] = []

    def watched(*args: object) -> None:
        with monkeypatch.context() as while_drawing:
            while_drawing.setattr(paintings, "_load", lambda name, size: read.append(name))
            drawn(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(scene.drawing, "draw", watched)
    while isinstance(client.scene, ShowScene):
        client.frame()
        if scene.waiting:
            scene.next_hand()
    assert not read
