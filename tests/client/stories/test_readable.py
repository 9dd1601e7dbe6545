"""In the smallest window that is usual, all that the board and its pages say can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.stories.layout import BoardLayout
from game.client.stories.sidebar import Story, letters
from game.client.widgets.look import SMALLEST
from game.lang import LANGUAGES
from game.titles.stories.board import BOARD, Magic
from game.titles.stories.options import Options, Variant
from tests.client.client import Client

from .playing import asked, at, finish, point_at, position, sit_down_at

SIZE = (1280, 720)
LOOKED_AT = ("castle", "temple", "lantern", "keys", "heron", "alp", "rhyme")
"""A space of every kind."""
TooSmall = set[tuple[int, str]]
OTHERS = ("castle", "temple"), ("bell",), ("heron",), ("beings",), ("book", "rhyme")
TOLD = ((), (), (), (), (), ("pirate",))
SIX = {"told": TOLD, "options": Options(6, Variant.EXPERT)}


@pytest.fixture(params=[80, 160])
def percent(request: pytest.FixtureRequest) -> int:
    """How large the player wants what is read."""
    assert isinstance(request.param, int)
    return request.param


@pytest.fixture(params=LANGUAGES)
def client(tmp_path: Path, percent: int, request: pytest.FixtureRequest) -> Iterator[Client]:
    made = Client(tmp_path, SIZE, language=request.param, ui_scale=percent)
    yield made
    made.close()


def test_a_turn_can_be_read_whatever_is_looked_at(client: Client, too_small: TooSmall) -> None:
    own = ("temple", "lantern", "keys", "castle")
    for dice in ((), (5, 1)):
        scene = sit_down_at(client, position(own, *OTHERS, dice=dice, **SIX))
        client.until(lambda: asked(client))
        for space in LOOKED_AT:
            point_at(client, at(client, space))
            client.frame(0.5)
    client.click(at(client, "temple"))
    client.click(at(client, "temple"))
    for _ in range(40):
        client.frame()
    assert scene.page
    assert not too_small


def test_the_question_of_the_ferry_can_be_read(client: Client, too_small: TooSmall) -> None:
    start = position(("castle", "heron"), ("heron",), seat=1, first=1, dice=(2, 6))
    scene = sit_down_at(client, start, people=("Ada", "Ben"))
    client.until(lambda: asked(client))
    client.click(at(client, "otter"))
    client.until(lambda: scene.prompts.asked_along)
    client.frame()
    assert not too_small


def test_the_ranking_can_be_read(client: Client, too_small: TooSmall) -> None:
    every = tuple(BOARD.adventures)
    told = (every[2:], every, *TOLD[2:])
    own = ("book", "book", "temple", "lantern")
    others = (("book",) * 4, *OTHERS[1:])
    start = position(own, *others, dice=(5,), told=told, first=1, options=Options(6))
    sit_down_at(client, start)
    client.until(lambda: asked(client))
    client.click(at(client, "temple"))
    end = finish(client, lambda client: client.click(at(client, "castle")))
    client.until(lambda: end.settled)
    assert not too_small


def test_what_the_own_stories_need_can_be_read(client: Client, percent: int) -> None:
    """Names, items, and those of an item that is held, whose pawn stands beside its name."""
    layout = BoardLayout(SIZE, 3, percent)
    keys = list(BOARD.adventures)
    for told in (0, 2):
        stories = tuple(Story(key, n < told, True, True) for n, key in enumerate(keys))
        for story in stories:
            for each in letters(
                layout.stories, stories, story, 0, client.app.words, layout.reading
            ):
                assert each.pixels >= SMALLEST, story


def test_what_every_magic_asks_can_be_read(client: Client, too_small: TooSmall) -> None:
    for magic, star in BOARD.magic.items():
        where = "otter" if magic is Magic.BELL else "castle"
        sit_down_at(client, position((star, where), ("castle",), dice=(1, 2, 3)))
        client.until(lambda: asked(client))
        client.press(pygame.K_g)
        client.frame()
    assert not too_small
