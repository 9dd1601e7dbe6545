"""What the player cannot have meant does nothing: held keys, and answers to what was not read."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.table import TableScene
from game.client.scenes.ask import AskScene
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Phase

from .client import Client
from .playing import sit_down


def discarded_by_the_first_of_two(client: Client) -> AskScene:
    """Two people at one machine; the first has just ended the turn with Enter, still held."""
    sit_down(client, Options(3), people=("Ada", "Ben", "Cleo"))
    client.until(lambda: isinstance(client.scene, AskScene))
    client.press(pygame.K_RETURN)
    client.until(client.asked)
    client.button("Draw from deck")
    client.until(client.asked)
    client.press(pygame.K_RIGHT)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    client.until(lambda: isinstance(client.scene, AskScene))
    assert isinstance(client.scene, AskScene)
    return client.scene


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_a_key_held_down_does_not_open_the_curtain(client: Client, key: int) -> None:
    curtain = discarded_by_the_first_of_two(client)
    client.hold(key, 0.3)
    assert client.scene is curtain, "nobody has read it yet"
    client.hold(key, 3)
    assert client.scene is curtain, "a key that is held is no answer"
    client.release(key)
    client.release(pygame.K_RETURN)
    client.press(key)
    assert isinstance(client.scene, TableScene)


def test_a_click_meant_for_what_was_there_before_answers_nothing(client: Client) -> None:
    sit_down(client, Options(3), people=("Ada", "Ben", "Cleo"))
    client.until(lambda: isinstance(client.scene, AskScene))
    curtain = client.scene
    assert curtain.overlay
    where = curtain.overlay.areas[0].center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    client.frame()
    assert client.scene is curtain
    client.click(where)
    assert isinstance(client.scene, TableScene)


def test_clicking_the_deck_again_and_again_discards_nothing(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    where = client.table.layout.deck.center
    client.click(where)
    for kind in 3 * (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):  # all in one slow frame
        pygame.event.post(pygame.event.Event(kind, pos=where, button=1))
    client.until(client.asked)
    assert client.table.model.view.phase is Phase.DISCARD
    assert len(client.table.stage.hand) == 8


def test_escape_held_down_opens_the_menu_and_leaves_it_open(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.hold(pygame.K_ESCAPE, 2)
    assert client.table.overlay


def test_arrows_held_down_go_on(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Draw from deck")
    client.until(client.asked)
    client.hold(pygame.K_RIGHT, 0.2)
    assert client.table.input.hovered == client.table.stage.hand[2]


def test_a_key_whose_release_was_never_heard_works_again_after_a_moment(client: Client) -> None:
    client.hold(pygame.K_F11, 1 / 15)
    assert client.app.store.settings.full_screen
    for _ in range(40):
        client.frame()
    client.press(pygame.K_F11)
    assert not client.app.store.settings.full_screen
