"""Taking back, also while somebody else is already thinking."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from game.client.realms.card_face import Condition
from game.client.realms.table import TableScene
from game.client.realms.things import OnTable
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from tests.titles.realms.play.item_positions import with_item
from tests.titles.realms.play.positions import PLAIN

from .client import Client
from .item_matches import Player
from .playing import by_mouse, entries, middle, sit_down

PONDERS = """
import time

class Opponent:
    def choose(self, view, legal, budget, rng):
        time.sleep({seconds})
        return legal[-1]
"""


def sit_down_with_ponderers(client: Client, seconds: float) -> None:
    folder = client.app.store.plugins
    folder.mkdir(exist_ok=True)
    (folder / "ponders.py").write_text(PONDERS.format(seconds=seconds))
    seats = (Seat("Ada"), *(Seat(f"Bot {n}", Controller.OPPONENT, "ponders") for n in (1, 2)))
    client.app.push(client.app.rooms[REALMS.key].open(Table(REALMS, Options(3), "undo", seats)))


def take_openly(client: Client) -> int:
    """Plays until a card can be taken from the area, and takes it."""
    while True:
        client.until(client.asked)
        table = client.table
        offered = [number for number in table.stage.lying if OnTable(number) in table.targets]
        if offered:
            client.click(middle(client, offered[0]))
            client.until(client.asked)
            return offered[0]
        by_mouse(client)


def thinking(client: Client) -> Callable[[], bool]:
    return lambda: client.table.model.thinking is not None


def test_undo_while_an_opponent_thinks_makes_its_answer_void(client: Client) -> None:
    """Take a card from the area, discard it, take that back, discard another."""
    sit_down_with_ponderers(client, 0.4)
    taken = take_openly(client)
    client.click(middle(client, taken))
    client.until(thinking(client))
    assert client.table.can_undo
    client.press(pygame.K_u)
    assert taken in client.table.stage.hand
    before = entries(client)
    client.until(client.asked)
    other = next(number for number in client.table.stage.hand if number != taken)
    client.click(middle(client, other))
    assert entries(client) == before + 1
    client.until(client.asked)
    assert isinstance(client.scene, TableScene)
    assert other not in client.table.model.view.hand
    assert taken in client.table.model.view.hand


def test_nobody_is_said_to_think_over_what_was_taken_back(client: Client) -> None:
    sit_down_with_ponderers(client, 0.4)
    taken = take_openly(client)
    client.click(middle(client, taken))
    client.until(thinking(client))
    client.press(pygame.K_u)
    assert client.table.model.thinking is None


def test_what_an_opponent_has_done_unseen_is_taken_back_with_it(client: Client) -> None:
    sit_down_with_ponderers(client, 0.0)
    taken = take_openly(client)
    before = entries(client)
    client.click(middle(client, taken))
    client.until(lambda: entries(client) == before + 2)
    assert client.table.model.queue, "its move is not shown yet"
    client.press(pygame.K_u)
    assert entries(client) == before
    assert taken in client.table.stage.hand
    client.until(client.asked)


def test_undo_pressed_again_and_again_harms_nothing(client: Client) -> None:
    sit_down_with_ponderers(client, 0.05)
    for _ in range(4):
        taken = take_openly(client)
        for _ in range(3):
            client.click(middle(client, taken))
            for _ in range(4):
                client.press(pygame.K_u)
            client.until(client.asked)
            if not client.table.stage.hand or taken not in client.table.stage.hand:
                taken = take_openly(client)
        by_mouse(client)
    client.until(client.asked)


def draw_and_discard(client: Client) -> int:
    """Draws a card and throws another away; which one."""
    client.until(client.asked)
    client.press(pygame.K_d)
    client.until(client.asked)
    thrown = client.table.stage.hand[0]
    client.click(middle(client, thrown))
    return thrown


def why_not(client: Client) -> str:
    reason = client.table.model.why_not_undo
    return reason.key if reason else ""


def test_a_discard_is_taken_back_while_the_next_one_thinks_but_not_the_card_drawn_before(
    client: Client,
) -> None:
    sit_down_with_ponderers(client, 0.4)
    client.until(client.asked)
    assert why_not(client) == "illegal-undo-nothing", "whatever others have done"
    thrown = draw_and_discard(client)
    client.until(thinking(client))
    client.button("Undo")
    assert thrown in client.table.stage.hand
    client.until(client.asked)
    assert thrown in client.table.model.view.hand
    assert why_not(client) == "illegal-undo-taught"
    before = entries(client)
    client.press(pygame.K_u)
    assert entries(client) == before


def test_a_discard_is_taken_back_until_the_next_move_is_shown(client: Client) -> None:
    sit_down_with_ponderers(client, 0.0)
    thrown = draw_and_discard(client)
    before = entries(client)
    client.until(lambda: entries(client) > before and bool(client.table.model.queue))
    shown = client.table.model.shown
    assert client.table.can_undo, "the next one has moved, but nobody has seen it"
    client.until(lambda: client.table.model.shown > shown)
    assert not client.table.can_undo
    assert why_not(client) == "illegal-undo-moved"
    client.press(pygame.K_u)
    assert thrown not in client.table.stage.hand


def test_a_discard_is_taken_back_before_the_card_has_landed(client: Client) -> None:
    client.app.store.settings = replace(client.app.store.settings, reduced_motion=False)
    client.app.apply_settings()
    sit_down_with_ponderers(client, 0.4)
    thrown = draw_and_discard(client)
    client.press(pygame.K_u)
    assert thrown in client.table.stage.hand
    client.until(client.asked)
    client.click(middle(client, thrown))
    client.until(client.asked)
    assert thrown not in client.table.model.view.hand


def test_the_strip_says_why_nothing_can_be_taken_back(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_u)
    assert client.table.strip.refusal == "There is nothing to take back."


def test_the_ring_is_on_the_card_that_came_back(client: Client) -> None:
    """By keys alone: whoever thinks again about a discard begins there."""
    sit_down_with_ponderers(client, 0.4)
    taken = take_openly(client)
    for _ in range(40):
        client.press(pygame.K_RIGHT)
        if client.table.input.focused == OnTable(taken):
            break
    client.press(pygame.K_RETURN)
    client.until(thinking(client))
    assert taken not in client.table.stage.hand
    client.press(pygame.K_u)
    assert client.table.input.focused == OnTable(taken)
    client.until(client.asked)
    client.press(pygame.K_u)
    assert taken in client.table.stage.lying
    assert client.table.input.focused == OnTable(taken)


def test_a_card_that_was_blanked_in_the_hand_is_itself_again_where_it_lay(client: Client) -> None:
    player = Player(
        client, with_item("rake", hands=("forest mountain cavern earth_elemental", *PLAIN[1:]))
    )
    warship, stage = player.card("warship"), player.table.stage
    player.click("warship")
    client.until(lambda: stage.sprites[warship].condition is Condition.BLANKED)
    player.keys(pygame.K_u)
    player.wait()
    assert warship in stage.area
    assert stage.sprites[warship].condition is Condition.FRESH
