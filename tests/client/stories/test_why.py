"""Whoever points at what cannot be done, or clicks it, is told why: also without a pawn chosen."""

from __future__ import annotations

import pygame
import pytest

from game.client.stories.table import BoardScene
from game.titles.stories.board import Magic
from game.titles.stories.options import Options, Variant
from tests.client.client import Client

from .playing import asked, at, point_at, position, sit_down_at

EXPERT = Options(2, Variant.EXPERT)


def begin(client: Client, *own: str, **how: object) -> BoardScene:
    scene = sit_down_at(client, position(own, ("castle",), **how))  # type: ignore[arg-type]
    client.until(lambda: asked(client))
    return scene


def tip(client: Client, scene: BoardScene, space: str) -> str:
    """What is said to whoever lets the mouse rest there."""
    point_at(client, at(client, space))
    for _ in range(20):
        client.frame()
    return scene.tooltip.said


@pytest.mark.parametrize(
    ("own", "space", "why"),
    [
        (("castle",), "bell", "You need a die showing 2."),
        (("castle",), "mill", "No pawn of yours is next to it."),
        (("castle", "lantern"), "bell", "You need a die showing 1 or 2."),
        (("castle", "otter"), "gull", "The ferry is at Heron Dock now."),
        (("castle", "heron"), "gull", "You need a die showing 6."),
        (("castle", "goat"), "goat", "No die fits a road from here."),
    ],
)
def test_without_a_pawn_chosen(client: Client, own: tuple[str, ...], space: str, why: str) -> None:
    scene = begin(client, *own, dice=(3, 3))
    assert why in tip(client, scene, space)
    client.click(at(client, space))
    assert why in scene.prompts.ribbon


def test_lit_spaces_and_pawns_that_can_go_need_no_reason(client: Client) -> None:
    scene = begin(client, "castle", "mill", dice=(4, 3))
    for space in (*scene.hands.targets, "castle", "mill"):
        assert scene.hands.why_unlit(space) is None


def test_before_the_roll_the_dice_come_first(client: Client) -> None:
    scene = begin(client, "castle")
    client.click(at(client, "keys"))
    assert scene.prompts.ribbon == "Roll the dice first."


def test_whoever_has_moved_is_told_so(client: Client) -> None:
    scene = begin(client, "castle", "bell", "gull", dice=(4, 3), ferry="heron")
    client.click(at(client, "keys"))
    client.until(lambda: asked(client))
    assert scene.spells.usable == (Magic.BELL,)
    client.click(at(client, "hedge"))
    assert scene.prompts.ribbon == "You have already moved this turn."


@pytest.mark.parametrize(
    ("own", "dice", "why"),
    [
        (("castle",), (3, 6), "No pawn of yours stands on a magic space."),
        (("keys", "well"), (3, 3), "Magic Keys: no pawn of yours is at a door"),
        (("trumpet",), (5, 5), "Magic Trumpet: no die fits a flight"),
        (("bell", "heron"), (3, 3), "Magic Bell: the ferry is there already."),
        (("bell",), (3, 3), "Magic Bell: no pawn of yours is at a dock."),
        (("ford",), (6,), "Move Two needs two dice"),
        (("mill",), (), "Roll the dice first."),
    ],
)
def test_magic_that_cannot_be_used(
    client: Client, own: tuple[str, ...], dice: tuple[int, ...], why: str
) -> None:
    scene = begin(client, *own, dice=dice)
    client.press(pygame.K_g)
    assert why in scene.prompts.ribbon


def test_one_magic_in_a_turn(client: Client) -> None:
    scene = begin(client, "mill", "castle", dice=(4, 4), options=EXPERT)
    client.press(pygame.K_g)
    client.until(lambda: asked(client))
    client.press(pygame.K_g)
    assert scene.prompts.ribbon == "You have already used magic this turn."


def test_a_reroll_comes_before_the_first_die(client: Client) -> None:
    scene = begin(client, "mill", "castle", dice=(4, 3, 2), options=EXPERT)
    client.click(at(client, "hedge"))
    client.until(lambda: asked(client))
    client.press(pygame.K_g)
    assert "before you use a die" in scene.prompts.ribbon


def test_a_pasture_no_die_leads_to_names_its_number(client: Client) -> None:
    scene = begin(client, "trumpet", "castle", dice=(3, 6))
    client.press(pygame.K_g)
    assert "You need a die showing 2." in tip(client, scene, "heath")
