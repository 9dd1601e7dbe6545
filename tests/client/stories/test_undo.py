"""Taking back at the board: the own move until the next one is shown, but never a roll."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.client.stories.table import BoardScene
from game.store.settings import Speed
from game.titles.stories.events import Rolled
from tests.client.client import Client

from .playing import asked, at, board, could_think_better, entries, position, sit_down_at


def move_on(client: Client) -> BoardScene:
    """The only move of a turn is made, and everybody has seen it."""
    sit_down_at(client, position(("castle", "rhyme"), ("castle",), dice=(4, 3)))
    client.until(lambda: asked(client))
    client.click(at(client, "trumpet"))
    scene = board(client)
    client.until(lambda: not scene.model.queue or scene.model.position.seat == 1)
    return scene


def test_the_move_that_ends_a_turn_can_be_taken_back(client: Client) -> None:
    scene = move_on(client)
    client.until(lambda: entries(client) == 2)
    for _ in range(30):  # a second later the opponent's move still waits to be seen
        client.frame()
    assert scene.board_buttons.undo.enabled
    assert "U takes your move back" in scene.prompts.ribbon
    client.press(pygame.K_u)
    client.until(lambda: asked(client))
    assert scene.model.position.seat == 0
    assert scene.stage.places[0][1] == "rhyme"
    assert entries(client) == 0
    client.click(at(client, "keys"))
    assert "keys" in scene.model.position.pawns[0]


def test_also_at_once_there_is_a_second_to_think_better(client: Client) -> None:
    settings = client.app.store.settings
    client.app.motion.follow(replace(settings, speed=Speed.AT_ONCE))
    scene = move_on(client)
    client.until(lambda: entries(client) == 2)
    for _ in range(24):
        client.frame()
    assert scene.board_buttons.undo.enabled
    client.press(pygame.K_u)
    assert entries(client) == 0
    client.until(lambda: asked(client))
    client.click(at(client, "trumpet"))
    client.until(lambda: entries(client) == 2)
    for _ in range(45):
        client.frame()
    assert not could_think_better(client), "nobody waits longer who wants it at once"


def test_the_button_takes_back_while_others_are_about_to_move(client: Client) -> None:
    scene = move_on(client)
    client.until(lambda: entries(client) == 2)
    client.click(scene.board_buttons.undo.area.center)
    assert entries(client) == 0


def test_whoever_does_not_want_to_wait_clicks(client: Client) -> None:
    scene = move_on(client)
    client.until(lambda: entries(client) == 2)
    client.click((scene.layout.board.x + 20, scene.layout.board.bottom - 20))
    assert scene.model.story[-1].seat == 1, "the opponent's move is shown at once"


def test_pawns_brought_in_before_the_roll_go_back(client: Client) -> None:
    scene = sit_down_at(client, position(("castle", "rhyme"), ("castle",)))
    client.until(lambda: asked(client))
    assert not scene.board_buttons.undo.enabled
    for _ in range(3):
        client.press(pygame.K_UP)
    assert scene.castle == 4
    assert scene.board_buttons.undo.enabled
    client.press(pygame.K_u)
    assert scene.castle == 1
    assert scene.stage.places[0].count("castle") == 1
    client.press(pygame.K_DOWN)
    client.button("Undo")
    assert scene.castle == 1
    client.press(pygame.K_u)
    assert scene.prompts.ribbon == client.app.words.text("illegal-undo-nothing")


def test_what_others_have_shown_stays_and_the_reason_is_told(client: Client) -> None:
    scene = move_on(client)
    client.until(lambda: isinstance(scene.model.story[-1], Rolled))
    before = entries(client)
    client.press(pygame.K_u)
    assert entries(client) >= before
    assert scene.prompts.ribbon == client.app.words.text("illegal-undo-moved")
