"""Whole matches in the real client, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.scenes.match import Match, any_table
from game.scenes.scoring import ScoringScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.titles.realms.cards import Module
from game.titles.realms.options import Options, Variant
from game.titles.realms.rules import REALMS

from .client import Client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()


def sit_down(client: Client, options: Options, seed: str = "client") -> None:
    """A match of this kind against quick opponents."""
    seats = (
        Seat("Ada"),
        *(Seat(f"Bot {n}", Controller.OPPONENT, "random") for n in range(1, options.players)),
    )
    table = any_table(Table(REALMS, options, seed, seats))
    match = Match(table, client.app.store.match_file, Path("none"), 10.0)
    client.app.push(TableScene(client.app, match))


def by_mouse(client: Client) -> None:
    """One thing the player may do, done with the mouse."""
    scene = client.table
    if scene.overlay:
        client.click(scene.overlay.areas[0].center)
        return
    targets = scene.targets()
    number = max(targets)
    if number == 0:
        client.click(scene.layout.deck.center)
        return
    pose = scene.sprites[number].target
    left_edge = round(pose.x - pose.width * 0.38)
    client.click((left_edge, round(pose.y)))


def by_keys(client: Client) -> None:
    """The same with the keyboard alone."""
    if client.table.overlay is None:
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)


def finish(client: Client, act: object) -> ScoringScene:
    for _ in range(400):
        client.until(client.asked)
        if isinstance(client.scene, ScoringScene):
            return client.scene
        before = len(client.table.match.table.history.entries)
        act(client)  # type: ignore[operator]
        if isinstance(client.scene, TableScene):
            assert len(client.table.match.table.history.entries) > before, "nothing happened"
    raise AssertionError("it never ended")


@pytest.mark.parametrize(
    "options",
    [
        Options(3),
        Options(2, Variant.DUEL),
        Options(4, modules=(Module.PROMOS, Module.SUITS)),
        Options(6),
    ],
    ids=["three", "duel", "suits", "six"],
)
def test_a_whole_match_by_mouse(client: Client, options: Options) -> None:
    sit_down(client, options)
    scoring = finish(client, by_mouse)
    assert scoring.headline()
    assert len(scoring.sheets) == options.players
    assert sum(row.total for row in scoring.sheets[0].cards) == scoring.outcome.scores[0]
    client.frame()
    assert not client.app.store.match_file.exists(), "a finished match is no longer in progress"


@pytest.mark.parametrize("options", [Options(3), Options(2, Variant.DUEL)], ids=["three", "duel"])
def test_a_whole_match_by_keyboard(client: Client, options: Options) -> None:
    sit_down(client, options, "keys")
    assert finish(client, by_keys).outcome


def test_two_clicks_from_the_start_to_the_first_card(client: Client) -> None:
    client.button("New game")
    client.button("To the table")
    client.until(lambda: isinstance(client.scene, TableScene) and len(client.table.hand) == 7)
    client.until(client.asked)
    assert {seat.name for seat in client.table.match.table.seats} >= {"Novice", "Miser"}


def test_what_the_hand_would_score_is_shown(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.until(lambda: client.table.sheet is not None)
    assert client.table.sheet
    assert {row.card.number for row in client.table.sheet.cards} == set(client.table.hand)


def test_a_card_taken_openly_can_be_put_back_with_undo(client: Client) -> None:
    sit_down(client, Options(3), "undo")
    while True:
        client.until(client.asked)
        takes = [number for number in client.table.targets() if number in client.table.area]
        if takes:
            break
        by_mouse(client)
    hand = list(client.table.hand)
    pose = client.table.sprites[takes[0]].target
    client.click((round(pose.x), round(pose.y)))
    client.until(client.asked)
    assert takes[0] in client.table.hand
    client.button("Undo")
    client.until(client.asked)
    assert client.table.hand == hand
    assert takes[0] in client.table.area


def test_a_match_can_be_left_and_continued(client: Client) -> None:
    sit_down(client, Options(3), "left")
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    hand = sorted(client.table.hand)
    client.button("Menu")
    client.press(pygame.K_DOWN)
    client.press(pygame.K_DOWN)
    client.press(pygame.K_RETURN)
    assert isinstance(client.scene, TitleScene)
    client.button("Continue")
    client.until(client.asked)
    assert sorted(client.table.hand) == hand


def test_the_window_may_be_resized_while_cards_fly(tmp_path: Path) -> None:
    client = Client(tmp_path, reduced_motion=False)
    sit_down(client, Options(3))
    for size in ((1024, 640), (1920, 1080), (2560, 1080), (1280, 720)):
        client.frame()
        client.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        client.table.resize()
        client.frame()
        inside = pygame.Rect((0, 0), size)
        for number in client.table.hand:
            pose = client.table.sprites[number].target
            assert inside.collidepoint(pose.x, pose.y)
    client.close()


def test_closing_in_mid_thought_is_at_once(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    client.frame()
    assert not client.app.running
