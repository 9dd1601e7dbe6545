"""The keys: one meaning each at any place, told on a page, and heard as the table says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.keys import BINDINGS, DRAW, HELP, SORT, Binding, Place, Stroke
from game.client.realms.floor.scene import FloorScene
from game.client.realms.table import TableScene
from game.client.rooms import ROOMS
from game.client.scenes.help import ANYWHERE, HelpScene, beside
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.client.sound import Sounds
from game.lang import LANGUAGES, language
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Phase

from .client import Client
from .playing import entries, middle, sit_down


def clashes(bindings: Iterable[Binding]) -> list[tuple[Place, Stroke]]:
    """The strokes with two meanings at one place."""
    found = Counter(
        (place, stroke)
        for binding in bindings
        for heard_at in binding.places
        for place in (Place if heard_at is Place.EVERYWHERE else (heard_at,))
        for stroke in (*binding.strokes, *binding.others)
    )
    return [each for each, count in found.items() if count > 1]


def test_no_key_means_two_things_at_one_place() -> None:
    assert clashes(BINDINGS) == []


@pytest.mark.parametrize("place", [Place.TABLE, Place.EVERYWHERE])
def test_a_second_meaning_would_be_noticed(place: Place) -> None:
    another = Binding("another", (place,), SORT.strokes)
    assert (Place.TABLE, SORT.strokes[0]) in clashes([*BINDINGS, another])


def test_what_a_key_does_is_told_in_every_language() -> None:
    for code in LANGUAGES:
        words = language(code)
        for binding in BINDINGS:
            assert words.text(f"keys-{binding.name}")
            for name in [name for stroke in binding.strokes for name in stroke.names]:
                assert words.knows(f"key-{name}") or len(name) <= 3 or name in ARROW_KEYS, name


ARROW_KEYS = ("left", "right", "up", "down")


def test_the_pages_of_all_titles_tell_of_every_place(client: Client) -> None:
    pages = [*(room.keys for room in client.app.rooms.values()), FloorScene.keys]
    columns = [ANYWHERE, *(column for page in pages for column in page)]
    assert {place for column in columns for places in column for place in places} == set(Place)


def test_the_page_tells_of_the_title_that_was_chosen(client: Client) -> None:
    assert client.app.keys == client.app.rooms["realms"].keys
    client.button("Fantastic Stories")
    assert client.app.keys == client.app.rooms["stories"].keys


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("title", ROOMS)
def test_all_keys_are_seen_at_once(
    tmp_path: Path, size: tuple[int, int], code: str, title: str
) -> None:
    client = Client(tmp_path, size, language=code, title=title)
    client.press(pygame.K_F1)
    assert isinstance(client.scene, HelpScene)
    assert client.scene.scroll.hidden == 0
    client.close()


@pytest.mark.parametrize("most", [0, 1, 2, 3, 9])
def test_fewer_columns_tell_the_same_in_the_same_order(client: Client, most: int) -> None:
    told = (*client.app.rooms["realms"].keys, ANYWHERE)
    columns = beside(told, most)
    assert len(columns) == min(max(1, most), len(told))
    assert [place for column in columns for place in column] == [
        place for column in told for place in column
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_large_letters_stand_in_fewer_columns(tmp_path: Path, size: tuple[int, int]) -> None:
    client = Client(tmp_path, size)
    client.press(pygame.K_F1)
    page = client.scene
    assert isinstance(page, HelpScene)
    columns = []
    for percent in (80, 100, 160):
        client.app.store.settings = replace(client.app.store.settings, ui_scale=percent)
        client.app.apply_settings()
        client.frame()
        columns.append(len(page.columns(page.inner.width)))
    assert columns == [3, 3, 2]
    client.close()


# The page.


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_ESCAPE, pygame.K_RETURN])
def test_f1_shows_the_keys_and_leads_back(client: Client, key: int) -> None:
    client.press(pygame.K_F1)
    assert isinstance(client.scene, HelpScene)
    client.press(key)
    assert isinstance(client.scene, TitleScene)


def test_f1_is_heard_over_a_match_a_question_and_a_form(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_ESCAPE)
    menu = client.table.overlay
    assert menu
    client.press(pygame.K_F1)
    client.press(pygame.K_F1)
    assert client.table.overlay is menu
    client.choose("Keys")
    assert isinstance(client.scene, HelpScene)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TableScene)
    client.app.pop()
    client.button("New game")
    assert isinstance(client.scene, NewGameScene)
    client.scene.advanced = True
    client.scene.changed()
    client.field("Seed").press()
    client.type("abc")
    client.press(pygame.K_F1)
    client.press(pygame.K_F1)
    assert isinstance(client.scene, NewGameScene)
    assert client.scene.seed == "abc"


# What is heard everywhere.


def test_ctrl_m_turns_the_sound_off_and_on_and_that_is_kept(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[int, ...]] = []
    monkeypatch.setattr(Sounds, "set_volumes", lambda _self, *volumes: heard.append(volumes))
    volumes = client.app.store.settings.volumes
    assert volumes[0]
    client.press(pygame.K_m, pygame.KMOD_LCTRL)
    assert heard[-1] == (0, 0, 0)
    assert not client.app.store.settings.sound
    assert client.app.notice.text == "Sound off"
    client.button("Settings")
    assert isinstance(client.scene, SettingsScene)
    client.field("Sound effects").step(1)
    assert heard[-1] == (0, 0, 0), "another volume is no reason to be heard"
    client.press(pygame.K_m, pygame.KMOD_RCTRL)
    assert heard[-1] == (volumes[0] + 5, *volumes[1:])
    assert client.app.store.settings.sound
    assert client.app.notice.text == "Sound on"
    client.until(lambda: not client.app.notice.text)


def test_m_alone_is_a_letter(client: Client) -> None:
    client.press(pygame.K_m)
    assert client.app.store.settings.sound


@pytest.mark.parametrize("binding", [DRAW, SORT, HELP], ids=lambda binding: binding.name)
@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_RALT])
def test_with_ctrl_or_alt_a_key_means_something_else(binding: Binding, held: int) -> None:
    [stroke] = binding.strokes

    def pressed(mod: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=stroke.key, mod=mod)

    assert binding.heard(pressed(pygame.KMOD_NUM | pygame.KMOD_SHIFT))
    assert not binding.heard(pressed(held))


# The table.


def test_enter_presses_the_golden_button_unless_a_card_is_chosen(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    assert client.table.model.view.phase is Phase.TAKE
    for _ in range(15):
        client.frame()
    hand = list(client.table.stage.hand)
    client.press(pygame.K_RETURN)
    client.until(client.asked)
    assert len(client.table.stage.hand) == len(hand) + 1
    before = entries(client)
    client.press(pygame.K_RETURN)
    assert entries(client) == before, "nothing is drawn twice"
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    assert entries(client) > before


def test_who_hurries_the_others_by_enter_draws_no_card_by_it(client: Client) -> None:
    sit_down(client, Options(6))
    client.until(lambda: client.table.ready)
    before = entries(client)
    client.press(pygame.K_RETURN)
    assert entries(client) == before


def test_escape_puts_a_card_back_before_it_opens_the_menu(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    number = client.table.stage.hand[0]
    start = middle(client, number)
    moved = {"rel": (0, 0), "buttons": (1, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for x in (60, 120):
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(start[0] + x, start[1] - x), **moved)
        )
    client.frame()
    assert client.table.input.carried
    client.press(pygame.K_ESCAPE)
    assert client.table.input.carried is None
    assert client.table.overlay is None
    assert client.table.stage.hand[0] == number
    client.press(pygame.K_ESCAPE)
    assert client.table.overlay
