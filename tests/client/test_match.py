"""Whole matches in the real client, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import interrupts
from game.client.realms.table import TableScene
from game.client.realms.things import OnTable
from game.client.scenes.title import TitleScene
from game.store import saves
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant

from .client import Client
from .playing import by_keys, by_mouse, finish, sit_down


@pytest.mark.parametrize(
    "options",
    [
        Options(2, Variant.DUEL),
        Options(3, modules=(Module.PROMOS, Module.SUITS)),
        Options(6),
        Options(4, modules=(Module.ITEMS,)),
        Options(2, Variant.DUEL, (Module.ITEMS, Module.SUITS)),
    ],
    ids=["duel", "suits", "six", "items", "items-duel"],
)
def test_a_whole_match_by_mouse(client: Client, options: Options) -> None:
    sit_down(client, options)
    scoring = finish(client, by_mouse)
    assert scoring.headline()
    assert len(scoring.sheets) == options.players
    sheet = scoring.sheets[0]
    points = [row.total for row in sheet.cards] + [worth for _, worth in sheet.items]
    assert sum(points) == scoring.outcome.scores[0]
    client.until(lambda: not saves.exists(client.app.store, "realms"))
    assert not saves.exists(client.app.store, "realms"), "a finished match is no longer in progress"


@pytest.mark.parametrize(
    "options",
    [Options(3), Options(2, Variant.DUEL), Options(3, modules=(Module.ITEMS,))],
    ids=["three", "duel", "items"],
)
def test_a_whole_match_by_keyboard(client: Client, options: Options) -> None:
    sit_down(client, options, "keys")
    assert finish(client, by_keys).outcome


def test_two_clicks_from_the_start_to_the_first_card(client: Client) -> None:
    client.button("New game")
    client.button("Start game")
    client.until(lambda: isinstance(client.scene, TableScene) and len(client.table.stage.hand) == 7)
    client.until(client.asked)
    assert {seat.name for seat in client.table.session.seats} >= {"Novice", "Miser"}


def test_what_the_hand_would_score_is_shown(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.until(lambda: client.table.live_score.prospect is not None)
    prospect = client.table.live_score.prospect
    assert prospect
    assert {row.card.number for row in prospect.sheet.cards} == set(client.table.stage.hand)


def test_a_card_taken_openly_can_be_put_back_with_undo(client: Client) -> None:
    sit_down(client, Options(3), "undo")
    while True:
        client.until(client.asked)
        takes = [
            number for number in client.table.stage.lying if OnTable(number) in client.table.targets
        ]
        if takes:
            break
        by_mouse(client)
    hand = list(client.table.stage.hand)
    pose = client.table.stage.sprites[takes[0]].target
    client.click((round(pose.x), round(pose.y)))
    client.until(client.asked)
    assert takes[0] in client.table.stage.hand
    client.button("Undo")
    client.until(client.asked)
    assert client.table.stage.hand == hand
    assert takes[0] in client.table.stage.area


def test_a_match_can_be_left_and_continued(client: Client) -> None:
    sit_down(client, Options(3), "left")
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    hand = sorted(client.table.stage.hand)
    client.button("Menu")
    client.choose("Save and leave")
    assert isinstance(client.scene, TitleScene)
    client.button("Continue")
    client.until(client.asked)
    assert sorted(client.table.stage.hand) == hand


def test_closing_in_mid_thought_is_at_once(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    client.frame()
    assert not client.app.running


def test_ctrl_c_ends_the_program_even_if_a_frame_has_lost_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client(tmp_path)
    monkeypatch.setattr(interrupts, "_heard", True)
    with pytest.raises(KeyboardInterrupt):
        client.app.run()
    assert client.app.scene is None


def test_the_mouse_may_move_over_a_match_that_goes_on_before_it_is_first_seen(
    client: Client,
) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    panel = client.table.layout.chronicle
    client.app.pop()
    gold = next(button for button in client.scene.buttons if button.primary)  # type: ignore[attr-defined]
    moved = {"rel": (0, 0), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=gold.area.center, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=panel.center, **moved))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    client.frame()
    assert isinstance(client.scene, TableScene)
