"""Whole matches of Fantastic Stories in the real client, by mouse and by keyboard."""

from __future__ import annotations

from game.client.scenes.title import TitleScene
from game.store import saves
from game.titles.stories.options import Options, Variant
from game.titles.stories.state import STORIES
from tests.client.client import Client

from .playing import asked, board, by_keys, by_mouse, finish, sit_down


def test_a_whole_match_by_mouse(client: Client) -> None:
    sit_down(client, Options(2, Variant.EXPERT))
    end = finish(client, by_mouse)
    assert end.outcome.winners == (0,)
    assert end.outcome.scores[0] >= STORIES
    assert end.verdict()[0] == "You win!"
    client.until(lambda: not saves.exists(client.app.store, "stories"))
    record = client.app.store.statistics.records("stories")[0]
    assert record.won
    assert record.scores == end.outcome.scores


def test_a_whole_match_by_keyboard(client: Client) -> None:
    sit_down(client, Options(2, Variant.EXPERT), "keys")
    end = finish(client, by_keys)
    assert end.outcome.scores[0] >= STORIES


def test_a_match_can_be_left_and_continued(client: Client) -> None:
    sit_down(client, Options(3), "left")
    for _ in range(6):
        client.until(lambda: asked(client))
        by_mouse(client)
    client.until(lambda: asked(client))
    scene = board(client)
    pawns, dice = scene.stage.places, [die.number for die in scene.stage.shown.dice]
    client.button("Menu")
    client.choose("Save and leave")
    assert isinstance(client.scene, TitleScene)
    client.button("Fantastic Stories")
    client.button("Continue")
    client.until(lambda: asked(client))
    assert board(client).stage.places == pawns
    assert [die.number for die in board(client).stage.shown.dice] == dice
