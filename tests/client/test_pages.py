"""Title, new game, settings, rules: what stands on them and what it does."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pygame
import pytest

from ai.examples import hoarder
from game.client.app import App
from game.client.realms.table import TableScene
from game.client.scenes.names import PERSON
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.plan import EMPTY
from game.client.scenes.rules import RulesScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.title import TitleScene
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.fields import Amount, Faces, Line, Switch
from game.lang import LANGUAGES
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, entries, finish, sit_down, told

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}


def words_of(client: Client) -> list[str]:
    return [button.text for button in client.scene.buttons]  # type: ignore[attr-defined]


def test_continue_is_offered_only_when_there_is_a_match_to_go_on_with(client: Client) -> None:
    assert words_of(client)[0] == "New game"
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.app.pop()
    assert words_of(client)[0] == "Continue"


@pytest.mark.parametrize("page", ["New game", "Rules", "Statistics", "Settings"])
def test_every_page_opens_and_escape_leads_back(client: Client, page: str) -> None:
    client.button(page)
    client.frame()
    assert not isinstance(client.scene, TitleScene)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TitleScene)


def test_a_damaged_match_is_told_and_its_backup_goes_on(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    by_mouse(client)
    before = entries(client)
    client.app.pop()
    file = client.app.store.match_file("realms")
    file.write_bytes(b"nonsense")
    client.button("Continue")
    client.until(client.asked)
    assert entries(client) == before - 1
    assert told(client)[-1].startswith("The last step of your game could not be read")
    client.app.pop()
    assert isinstance(client.scene, TitleScene)
    assert client.scene.notices[0].startswith("The last step of your game could not be read")


def test_a_match_that_is_lost_is_told_and_put_aside(client: Client) -> None:
    file = client.app.store.match_file("realms")
    file.write_bytes(b"nonsense")
    assert isinstance(client.scene, TitleScene)
    client.scene.resize()
    client.button("Continue")
    assert isinstance(client.scene, TitleScene)
    assert client.scene.notices[0].startswith("Your game could not be read")
    assert words_of(client)[0] == "New game"
    assert file.with_name(file.name + ".damaged").read_bytes() == b"nonsense"


def test_damaged_settings_are_told_on_the_title(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"{")
    client = Client(tmp_path)
    assert isinstance(client.scene, TitleScene)
    assert client.scene.notices == [
        "settings.json was damaged and has been set aside as settings.json.damaged."
    ]
    client.close()


def test_the_daily_deal_is_the_same_for_everybody_and_remembers_the_first_try(
    client: Client,
) -> None:
    client.button("Daily game")
    client.until(client.asked)
    first = list(client.table.stage.hand)
    assert client.table.session.table.history.seed == f"daily-{date.today().isoformat()}"
    client.app.pop()
    client.button("Daily game")
    client.choose("Yes, start")
    client.until(client.asked)
    assert client.table.stage.hand == first
    scoring = finish(client, by_mouse)
    client.button("Back to title screen")
    assert isinstance(client.scene, TitleScene)
    assert client.scene.today().endswith(f"{ORDINALS[scoring.outcome.places[0]]} place")


def test_a_new_game_asks_before_it_replaces_another(client: Client) -> None:
    sit_down(client, Options(3), "kept")
    client.until(client.asked)
    by_mouse(client)
    client.app.pop()
    client.button("New game")
    client.button("Start game")
    client.choose("No, go back")
    assert isinstance(client.scene, NewGameScene)
    client.button("Start game")
    client.choose("Yes, start")
    client.until(client.asked)
    assert client.table.session.table.history.seed != "kept"


def pick(client: Client, label: str, text: str) -> None:
    """Chooses from a list with the keys, as one would: Tab to it, Enter, arrows, Enter."""
    field = client.field(label)
    assert isinstance(field, Dropdown)
    client.go_to(label, pygame.K_TAB)
    offered = [each for _, each in field.values]
    client.press(pygame.K_RETURN)
    for _ in offered:
        client.press(pygame.K_UP)
    for _ in range(offered.index(text)):
        client.press(pygame.K_DOWN)
    client.press(pygame.K_RETURN)


def test_arrows_beside_a_seat_put_nobody_else_into_it(client: Client) -> None:
    client.button("New game")
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    client.go_to("Seat 1", pygame.K_DOWN)
    client.press(pygame.K_RIGHT)
    assert client.field("Seat 1").open
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_ESCAPE)
    assert scene.plan.seats[0] == PERSON
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    assert scene.plan.seats[0] != PERSON, "only Enter takes what is chosen"


def test_impossible_tables_are_explained_and_cannot_be_begun(client: Client) -> None:
    client.button("New game")
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    assert scene.problem() == ""
    pick(client, "Rules", "For two")
    assert scene.plan.players == 2, "the other seats are left empty"
    assert scene.problem() == ""
    pick(client, "Seat 2", "Empty")
    assert scene.problem() == "The two-player game is for two players, not for 1."
    client.button("Start game")
    assert client.scene is scene
    pick(client, "Rules", "Classic, 3 to 6")
    assert scene.problem() == ""
    pick(client, "Seat 1", "Novice")
    assert scene.problem().startswith("Somebody has to play")


def test_there_are_as_many_seats_as_the_rules_allow(client: Client) -> None:
    client.button("New game")
    scene = client.scene
    assert isinstance(scene, NewGameScene)

    def seats() -> int:
        return sum(field.label.startswith("Seat") for field in scene.fields)

    assert seats() == 6
    pick(client, "Rules", "Chaos, 3 to 7")
    assert seats() == 7
    pick(client, "Seat 7", "Miser")
    pick(client, "Seat 2", "Empty")
    pick(client, "Rules", "For two")
    assert seats() == 2
    assert scene.plan.seats[:2] == (PERSON, "apprentice"), "whoever is left moves together"
    assert not any(scene.plan.seats[2:])
    pick(client, "Rules", "Classic, 3 to 6")
    assert seats() == 6
    assert scene.plan.players == 3, "somebody came"


def test_people_may_sit_at_several_seats_under_their_names(client: Client) -> None:
    client.button("New game")
    pick(client, "Seat 2", "Person")
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    lines = [field for field in scene.fields if isinstance(field, Line)]
    client.click(lines[1].area.center)
    client.type("Zoë")
    client.button("Start game")
    client.frame()
    client.until(lambda: not isinstance(client.scene, NewGameScene))
    client.frame()
    client.until(lambda: not isinstance(client.scene, TableScene))
    asked = client.scene.overlay.title  # type: ignore[attr-defined]
    assert asked in ("It’s Zoë’s turn", "It’s Alwyn’s turn")
    kept = client.app.store.settings.new_game["realms"]
    assert kept["names"][1] == "Zoë"
    assert list(kept["seats"][:2]) == [PERSON, PERSON]
    assert kept["seats"][5] == EMPTY


def test_the_same_seed_deals_the_same_cards(client: Client) -> None:
    hands = []
    for _ in range(2):
        client.button("New game")
        switch = client.field("Show the seed")
        client.click(switch.area.center)
        client.frame()
        client.frame()
        seed = client.field("Seed")
        client.click(seed.area.center)
        client.type("dragon")
        client.button("Start game")
        if not isinstance(client.scene, TableScene):
            client.choose("Yes, start")
        client.until(client.asked)
        hands.append(client.table.stage.hand)
        client.app.pop()
    assert hands[0] == hands[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_changes_at_once_by_mouse(client: Client, code: str) -> None:
    client.button("Settings")
    field = client.field("Language")
    client.click((field.area.right - 12, field.area.centery))
    client.frame()
    place = list(LANGUAGES).index(code)
    item = round(44 * client.scene.scale)  # type: ignore[attr-defined]
    client.click((field.area.x + 40, field.area.bottom + 2 + round((place + 0.5) * item)))
    client.until(lambda: client.app.words.code == code)
    assert client.app.store.settings.language == code


def test_settings_by_keys_count_at_once_and_are_kept(client: Client, tmp_path: Path) -> None:
    client.button("Settings")
    assert isinstance(client.scene, SettingsScene)
    for _ in range(40):
        client.press(pygame.K_TAB)
        index = client.scene._field
        if index is None:
            break
        field = client.scene.fields[index]
        if isinstance(field, Line):
            client.type("Ida")
        elif isinstance(field, Switch) and field.label == "Show my score":
            client.press(pygame.K_SPACE)
        elif isinstance(field, Amount | Faces) or (
            isinstance(field, Dropdown) and field.label == "Animations"
        ):
            client.press(pygame.K_RIGHT)
    settings = client.app.store.settings
    assert settings.player_name == "Ida"
    assert not settings.live_score
    assert settings.portrait == 2
    assert settings.thinking_time == 1.1
    assert settings.effects_volume == 75
    assert client.app.motion.speed == 2.0
    client.app.close()
    again = Client(tmp_path)
    assert again.app.store.settings.player_name == "Ida"
    again.close()
    client.app = Client(tmp_path).app


def test_the_keys_can_write_a_name_with_spaces(client: Client) -> None:
    client.button("Settings")
    client.press(pygame.K_TAB)
    client.press(pygame.K_TAB)
    client.type("Ida of Keth")
    assert client.app.store.settings.player_name == "Ida of Keth"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_chapter_of_the_rules_can_be_read(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, language=code)
    client.app.push(RulesScene(client.app, client.app.rooms["realms"].chapters))
    scene = client.scene
    assert isinstance(scene, RulesScene)
    for chapter in scene.chapters:
        client.button(client.app.words.form(chapter.key, "title"))
        assert scene.chapter == chapter
        assert len(scene.text()) > 200
        client.press(pygame.K_END)
        assert scene.scroll.offset == scene.scroll.hidden
    client.close()


def test_an_opponent_of_ones_own_can_be_invited(client: Client) -> None:
    folder = client.app.store.plugins
    folder.mkdir()
    shutil.copy(Path(hoarder.__file__), folder / "magpie.py")
    client.button("New game")
    pick(client, "Seat 2", "magpie")
    assert isinstance(client.scene, NewGameScene)
    assert "trust" in client.scene.footnote()
    client.button("Start game")
    client.until(client.asked)
    assert "magpie" in [seat.name for seat in client.table.session.seats]


def test_a_list_is_closed_by_escape_and_by_choosing_the_same_again(client: Client) -> None:
    client.button("Settings")
    field = client.field("Language")
    for close in ("escape", "same"):
        client.click((field.area.right - 12, field.area.centery))
        client.frame()
        assert field.open
        if close == "escape":
            client.press(pygame.K_ESCAPE)
        else:
            client.click((field.area.x + 40, field.area.bottom + 10))
        client.until(lambda: not field.open)
        assert isinstance(client.scene, SettingsScene)


def test_the_language_chosen_counts_for_more_than_the_one_at_the_start(tmp_path: Path) -> None:
    app = App(tmp_path, (1280, 720), "en")
    app.set_language("de")
    assert app.words.code == "de"
    app.close()


def test_the_window_comes_back_from_full_screen_as_it_was(client: Client) -> None:
    for key, mod in ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)):
        client.press(key, mod)
        assert client.app.store.settings.full_screen
        client.frame()
        client.press(key, mod)
        assert not client.app.store.settings.full_screen
        assert client.app.screen.get_size() == (1280, 720)
        client.frame()


def hang_open(client: Client, label: str) -> Dropdown[object]:
    """Opens a list of the settings by a click."""
    client.button("Settings")
    field = client.field(label)
    assert isinstance(field, Dropdown)
    client.click(field.area.center)
    assert field.open
    return field


def test_arrows_move_within_a_list_that_hangs_open_and_enter_picks(client: Client) -> None:
    field = hang_open(client, "Text size")
    before = client.app.store.settings
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP):
        client.press(key)
        assert field.open
        assert client.app.store.settings == before, "nothing is chosen by looking"
    client.press(pygame.K_RETURN)
    assert client.app.store.settings.ui_scale == 110
    assert not any(each.open for each in client.scene.fields)  # type: ignore[attr-defined]
    assert client.app.store.settings.speed == before.speed


def test_the_list_ends_where_it_ends(client: Client) -> None:
    hang_open(client, "Text size")
    for _ in range(20):
        client.press(pygame.K_DOWN)
    client.press(pygame.K_SPACE)
    assert client.app.store.settings.ui_scale == 160


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_TAB])
def test_escape_closes_a_list_and_tab_leaves_it_without_a_choice(client: Client, key: int) -> None:
    field = hang_open(client, "Text size")
    before = client.app.store.settings
    client.press(pygame.K_DOWN)
    client.press(key)
    assert not field.open
    assert client.app.store.settings == before
    scene = client.scene
    assert isinstance(scene, SettingsScene)
    assert scene._field is not None
    ringed = scene.fields[scene._field].label
    assert ringed == ("Text size" if key == pygame.K_ESCAPE else "Animations")


def test_enter_opens_the_list_of_the_field_with_the_ring(client: Client) -> None:
    client.button("Settings")
    client.press(pygame.K_TAB)
    language = client.field("Language")
    client.press(pygame.K_RETURN)
    assert language.open
    client.press(pygame.K_DOWN)
    client.press(pygame.K_RETURN)
    assert client.app.words.code == "de"


def test_a_click_beside_an_open_list_only_closes_it(client: Client) -> None:
    field = hang_open(client, "Text size")
    client.click(client.scene.buttons.named("Back").center)  # type: ignore[attr-defined]
    assert isinstance(client.scene, SettingsScene)
    assert not field.open
    client.button("Back")
    assert isinstance(client.scene, TitleScene)


def rest_on(client: Client, label: str) -> str:
    """What is said of a field the mouse rests on."""
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    place = scene.label_room(client.field(label)).center
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
    )
    for _ in range(20):
        client.frame()
    return scene.explained


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_of_a_new_game_is_explained(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, language=code)
    client.button(client.app.words.text("title-new-game"))
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    scene.advanced = True
    scene.changed()
    said = {field.label: rest_on(client, field.label) for field in scene.fields if field.label}
    assert all(said.values()), said
    seats = [text for label, text in said.items() if text == client.app.words.text("new-seat-tip")]
    assert len(set(said.values())) == len(said) - len(seats) + 1, "each has its own words"
    client.close()


def test_the_field_the_keys_come_to_is_explained_too(client: Client) -> None:
    client.button("New game")
    scene = client.scene
    assert isinstance(scene, NewGameScene)
    client.press(pygame.K_TAB)
    client.press(pygame.K_TAB)
    assert not scene.explained, "not at once"
    for _ in range(20):
        client.frame()
    assert scene.explained == client.app.words.text("new-module-suits-tip")
    client.press(pygame.K_ESCAPE)
    client.button("New game")
    assert isinstance(client.scene, NewGameScene)
    assert not client.scene.explained


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_settings_lie_between_the_heading_and_the_buttons(
    client: Client, size: tuple[int, int]
) -> None:
    client.resize(size)
    client.button("Settings")
    assert isinstance(client.scene, SettingsScene)
    areas = [field.area for field in client.scene.fields]
    for index, area in enumerate(areas):
        assert area.collidelist(areas[index + 1 :]) < 0
        assert area.collidelist([button.area for button in client.scene.buttons]) < 0
