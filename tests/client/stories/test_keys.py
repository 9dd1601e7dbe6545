"""The board by keys alone: where arrows lead, what is told on the way, what Enter never does."""

from __future__ import annotations

import pygame
import pytest

from game.client.stories.geography import radius
from game.client.stories.lights import RING
from game.client.stories.table import BoardScene
from game.client.stories.things import Space
from tests.client.client import Client

from .playing import asked, at, board, entries, point_at, position, sit_down_at


def begin(client: Client, *own: str, **how: object) -> BoardScene:
    scene = sit_down_at(client, position(own, ("castle",), **how))  # type: ignore[arg-type]
    client.until(lambda: asked(client))
    return scene


def rest(client: Client) -> None:
    for _ in range(20):
        client.frame()


def test_the_first_arrow_begins_at_a_pawn_not_in_the_castle(client: Client) -> None:
    """All that is lit lies to the right of the Castle, and one of it to the left of the pawn."""
    scene = begin(client, "rhyme", dice=(4, 1, 5))
    spaces = sorted(scene.hands.targets, key=lambda space: at(client, space)[0])
    assert at(client, "castle")[0] < at(client, spaces[0])[0] < at(client, "rhyme")[0]
    assert at(client, "rhyme")[0] < at(client, spaces[-1])[0]
    client.press(pygame.K_LEFT)
    assert scene.hands.pointed == Space(spaces[0])


def test_the_mouse_does_not_say_where_arrows_begin(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3))
    point_at(client, at(client, "dragon"))
    client.press(pygame.K_RIGHT)
    assert scene.hands.pointed == Space("hedge")


def test_with_a_pawn_chosen_an_arrow_leads_to_its_nearest_target_that_way(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    client.press(pygame.K_TAB)
    client.press(pygame.K_UP)
    assert scene.hands.pointed == Space("keys")
    client.press(pygame.K_DOWN)
    assert scene.hands.pointed == Space("hedge")


def test_an_arrow_prefers_what_lies_more_ahead_than_aside(client: Client) -> None:
    """The bridge lies almost beside the Castle, the tower above it."""
    scene = begin(client, "castle", dice=(6, 1, 2))
    assert {"bookmark", "trumpet", "bell"} <= set(scene.hands.targets)
    client.press(pygame.K_TAB)
    client.press(pygame.K_UP)
    assert scene.hands.pointed == Space("trumpet")


def test_whoever_goes_by_keys_is_told_what_a_space_is(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3))
    client.press(pygame.K_TAB)
    rest(client)
    assert "Castle Prologue" in scene.tooltip.said
    client.press(pygame.K_UP)
    rest(client)
    assert "Keeper’s House" in scene.tooltip.said
    assert "Magic Keys" in scene.tooltip.said


def test_tab_to_a_button_says_what_it_does(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3))
    while scene.buttons.focused is not scene.board_buttons._rules:
        client.press(pygame.K_TAB)
    rest(client)
    assert scene.tooltip.said == client.app.words.text("tip-rules")


def test_enter_with_a_pawn_chosen_shows_a_target_and_ends_no_turn(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3))
    client.press(pygame.K_TAB)
    client.press(pygame.K_RETURN)
    assert entries(client) == 0
    assert isinstance(scene.hands.pointed, Space)
    assert scene.hands.pointed.key in scene.hands.targets
    client.press(pygame.K_RETURN)
    assert entries(client) == 1


# The ferry's question.


def be_asked_along(client: Client) -> BoardScene:
    """Ben takes the ferry from a dock where Ada has a pawn."""
    start = position(("castle", "heron"), ("heron",), seat=1, first=1, dice=(2, 6))
    sit_down_at(client, start, people=("Ada", "Ben"))
    client.until(lambda: asked(client))
    client.click(at(client, "otter"))
    scene = board(client)
    client.until(lambda: scene.prompts.asked_along)
    return scene


def test_the_question_lights_where_the_ferry_goes_and_leaves_the_castle_free(
    client: Client,
) -> None:
    scene = be_asked_along(client)
    area, _ = scene.prompts.place()
    for space in ("castle", "heron", "otter"):
        assert not area.collidepoint(at(client, space))
    client.frame()
    still = scene._drawing.still.surface()
    x, y = at(client, "otter")
    around = (x - scene.layout.on_board(radius("otter") + RING), y)
    assert client.app.screen.get_at(around) != still.get_at(around)


@pytest.mark.parametrize(("arrows", "rides"), [(0, True), (1, True), (2, False), (3, True)])
def test_the_question_is_answered_by_arrows_and_enter(
    client: Client, arrows: int, rides: bool
) -> None:
    scene = be_asked_along(client)
    client.until(lambda: asked(client))
    for _ in range(arrows):
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    client.until(lambda: not scene.model.asked_along)
    assert ("otter" in scene.model.position.pawns[0]) == rides


def test_while_others_answer_the_ribbon_says_so_and_not_that_it_is_ones_turn(
    client: Client,
) -> None:
    start = position(("heron",), ("heron",), dice=(2, 6))
    scene = sit_down_at(client, start)
    client.until(lambda: asked(client))
    client.click(at(client, "otter"))
    client.until(lambda: scene.stage.shown.waiting or scene.model.position.seat == 1)
    assert scene.stage.shown.waiting
    assert scene.prompts.ribbon == client.app.words.text("board-who-rides")


def test_enter_held_down_answers_nothing(client: Client) -> None:
    start = position(("castle", "heron"), ("heron",), seat=1, first=1, dice=(2, 6))
    sit_down_at(client, start, people=("Ada", "Ben"))
    client.until(lambda: asked(client))
    client.click(at(client, "otter"))
    client.hold(pygame.K_RETURN, 3)
    assert board(client).prompts.asked_along
    client.release(pygame.K_RETURN)


def test_enter_before_it_can_have_been_read_answers_nothing(client: Client) -> None:
    scene = be_asked_along(client)
    assert scene.unread
    client.press(pygame.K_RETURN)
    assert scene.prompts.asked_along


# Tips.


def test_no_tip_lies_over_what_can_be_clicked_next(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    for space in ("keys", "hedge", "castle", "bell", "temple"):
        point_at(client, at(client, space))
        rest(client)
        assert scene.tooltip.said
        where = scene.tooltip.area(
            client.app.screen.get_rect(), scene.layout.reading, scene.tips.clear
        )
        assert where.collidelist(scene.tips.clear) < 0
