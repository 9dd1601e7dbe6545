"""The shell with several titles: it knows none of them, and serves all alike."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.table import TableScene
from game.client.room import Room
from game.client.rooms import ROOMS, Rooms
from game.client.scenes.names import PERSON
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.plan import EMPTY, remembered, usual_plan
from game.client.scenes.rules import RulesScene
from game.client.scenes.statistics import StatisticsScene
from game.client.scenes.title import TitleScene
from game.client.scenes.title_tiles import Tile
from game.client.shell import Shell
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.fields import Switch
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant
from game.titles.registry import TITLES
from tests.titles.tiny.state import Options as MarketOptions

from .client import Client
from .market_room import MarketRoom, MarketScene
from .test_pages import pick

OPPONENTS = (
    "random",
    "novice",
    "apprentice",
    "greedy",
    "bard",
    "poacher",
    "adept",
    "master",
)
PLAIN = {
    "variant": "duel",
    "modules": ["suits"],
    "seats": [PERSON, "greedy", EMPTY, EMPTY, EMPTY, EMPTY],
    "names": ["Ada", "", "", "", "", ""],
}
"""A plan as it was kept when there was one title only."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Client]:
    """A client with two titles."""
    made = Client(tmp_path, rooms={**ROOMS, "tiny": MarketRoom})
    yield made
    made.close()


def new_game(house: Client) -> NewGameScene:
    house.button("New game")
    assert isinstance(house.scene, NewGameScene)
    return house.scene


def test_every_title_has_a_room() -> None:
    assert set(ROOMS) == set(TITLES)


def test_a_room_is_loaded_when_it_is_first_asked_for(client: Client) -> None:
    made: list[str] = []

    def make(app: Shell) -> Room:
        made.append("tiny")
        return MarketRoom(app)

    rooms = Rooms(client.app, {"tiny": make})
    assert list(rooms) == ["tiny"]
    assert not made
    assert rooms["tiny"] is rooms["tiny"]
    assert made == ["tiny"]


def test_with_one_title_there_is_none_to_choose(tmp_path: Path) -> None:
    client = Client(tmp_path, rooms={"realms": ROOMS["realms"]})
    assert isinstance(client.scene, TitleScene)
    assert "Fantasy Realms" not in [button.text for button in client.scene.buttons]
    client.close()


def test_new_game_asks_what_the_title_wants_to_know(house: Client) -> None:
    house.button("tiny")
    scene = new_game(house)
    kinds = [type(field) for field in scene.fields[:3]]
    assert kinds == [Dropdown, Switch, Switch]
    assert len(scene.plan.seats) == MarketRoom.places
    assert scene.options == MarketOptions(2, seconds=30)
    house.button("Start game")
    assert isinstance(house.scene, MarketScene)
    assert house.scene.table.options == MarketOptions(2, seconds=30)


def test_only_those_who_can_play_a_title_are_invited(house: Client) -> None:
    scene = new_game(house)
    assert tuple(scene.known) == OPPONENTS
    house.app.pop()
    house.button("tiny")
    assert new_game(house).known == ["random"]


def test_each_title_remembers_its_own_plan(house: Client) -> None:
    house.app.store.settings = replace(house.app.store.settings, new_game={"realms": PLAIN})
    house.button("tiny")
    new_game(house)
    pick(house, "Rules", "yes")
    house.button("Start game")
    house.app.pop()
    scene = new_game(house)
    assert scene.room.key == "tiny"
    assert scene.plan.agreed["seconds"] == "60"
    house.app.pop()
    house.button("Fantasy Realms")
    scene = new_game(house)
    assert scene.options == Options(2, Variant.DUEL, (Module.SUITS,))


def test_a_plan_of_the_time_of_one_title_is_still_read(client: Client) -> None:
    client.app.store.settings = replace(client.app.store.settings, new_game=PLAIN)
    scene = new_game(client)
    assert scene.options == Options(2, Variant.DUEL, (Module.SUITS,))
    assert scene.plan.names[0] == "Ada"


@pytest.mark.parametrize(
    "changes",
    [
        {"variant": "chess"},
        {"variant": 7},
        {"modules": ["weather"]},
        {"modules": "suits"},
        {"modules": [["suits"]]},
        {"seats": [PERSON, "greedy"]},
        {"seats": [PERSON, "gone", EMPTY, EMPTY, EMPTY, EMPTY]},
        {"names": None},
    ],
)
def test_a_plan_that_fits_no_longer_gives_way_to_the_usual_one(
    client: Client, changes: dict[str, Any]
) -> None:
    room = client.app.rooms["realms"]
    assert remembered({"realms": PLAIN}, room, OPPONENTS) != usual_plan(room)
    assert remembered({"realms": PLAIN | changes}, room, OPPONENTS) == usual_plan(room)
    assert remembered({"realms": "nonsense"}, room, OPPONENTS) == usual_plan(room)


@pytest.mark.parametrize(
    ("page", "scene"),
    [("Rules", RulesScene), ("Statistics", StatisticsScene), ("Daily game", MarketScene)],
)
def test_everything_on_the_title_page_is_about_the_chosen_title(
    house: Client, page: str, scene: type
) -> None:
    house.button("tiny")
    house.button(page)
    assert isinstance(house.scene, scene)
    house.frame()


def test_the_chosen_title_is_golden_and_remembered(house: Client, tmp_path: Path) -> None:
    def golden(client: Client) -> set[str]:
        assert isinstance(client.scene, TitleScene)
        return {
            tile.text for tile in client.scene.buttons if isinstance(tile, Tile) and tile.chosen
        }

    assert golden(house) == {"Fantasy Realms"}
    house.button("tiny")
    assert golden(house) == {"tiny"}
    house.close()
    again = Client(tmp_path, rooms={**ROOMS, "tiny": MarketRoom})
    assert golden(again) == {"tiny"}
    again.close()


def test_titles_are_chosen_by_keys_alone(house: Client) -> None:
    assert isinstance(house.scene, TitleScene)
    house.press(pygame.K_UP)
    house.press(pygame.K_UP)
    house.press(pygame.K_RETURN)
    assert house.app.store.settings.title == "tiny"


def test_a_title_that_is_no_longer_there_gives_way_to_the_first(house: Client) -> None:
    house.app.store.settings = replace(house.app.store.settings, title="gone")
    assert new_game(house).room.key == "realms"


def test_the_deal_of_the_day_is_the_usual_game_with_the_usual_company(house: Client) -> None:
    house.button("Daily game")
    assert isinstance(house.scene, TableScene)
    assert house.scene.model.options == Options(4)
    house.app.pop()
    house.button("tiny")
    house.button("Daily game")
    assert isinstance(house.scene, MarketScene)
    history = house.scene.table.history
    assert history.seed == f"daily-{date.today().isoformat()}"
    assert [seat.opponent for seat in history.seats] == ["", "random"]


def test_the_title_gets_the_chosen_room_ready(house: Client) -> None:
    market = house.app.rooms["tiny"]
    assert isinstance(market, MarketRoom)
    assert market.prepared == 0
    house.button("tiny")
    assert market.prepared == 1
