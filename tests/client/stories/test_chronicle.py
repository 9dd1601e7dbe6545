"""The chronicle keeps up with long matches, and with whoever sits before the screen."""

from __future__ import annotations

import pygame
import pytest

from game.client.match import chronicle as told
from game.client.match.chronicle import Chronicle
from game.titles.stories.events import Rolled
from game.titles.stories.options import Options
from tests.client.client import Client

from .playing import asked, by_mouse, point_at, sit_down


def lines(written: Chronicle[str]) -> list[bool]:
    """Each thing that happened, and whether it can be read."""
    list(written.things())
    return [line.picture is not None for line in written._lines]


def test_what_happened_long_ago_is_forgotten(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "MOST", 5)
    scene = sit_down(client, Options(3))
    for _ in range(6):
        client.until(lambda: asked(client))
        by_mouse(client)
    found = lines(scene.chronicle)
    assert len(found) == len(scene.model.story) > 8
    assert not any(found[:-5])
    assert any(found[-5:])


def test_lines_since_the_readers_own_turn_are_marked_for_each_reader(client: Client) -> None:
    scene = sit_down(client, Options(2), people=("Ada", "Ben"))
    fresh: dict[int, list[bool]] = {}
    for _ in range(6):
        client.until(lambda: asked(client))
        client.frame()
        list(scene.chronicle.things())
        fresh[scene.model.seat] = [line.fresh for line in scene.chronicle._lines]
        client.click(scene.board_buttons.gold.area.center)
    assert set(fresh) == {0, 1}
    assert fresh[0] != fresh[1]


def test_named_spaces_can_be_pointed_at(client: Client) -> None:
    scene = sit_down(client, Options(2))
    client.until(lambda: asked(client))
    client.frame()
    things = dict(scene.chronicle.things())
    assert scene.stage.shown.ferry in things
    for space, area in things.items():
        assert scene.layout.chronicle.contains(area)
        point_at(client, area.center)
        assert scene.hands.named == (space,)
    point_at(client, scene.layout.board.center)
    assert scene.hands.named == ()


def test_a_roll_is_told_once_the_dice_lie_still(client: Client) -> None:
    scene = sit_down(client, Options(2))
    client.until(lambda: asked(client) and scene.arranging)
    client.press(pygame.K_RETURN)
    client.until(lambda: scene.stage.tumble is not None)
    assert isinstance(scene.model.story[-1], Rolled)
    assert len(lines(scene.chronicle)) == len(scene.model.story) - 1
    client.until(lambda: scene.stage.tumble is None)
    found = lines(scene.chronicle)
    assert len(found) == len(scene.model.story)
    assert found[-1]
