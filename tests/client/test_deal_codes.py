"""A deal's code: copied at the table and on the final page, pasted or typed, and played again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.realms.scoring import ScoringScene
from game.client.realms.table import TableScene
from game.client.scenes.ask import AskScene
from game.client.scenes.deal import LINE, in_groups
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.overlay import SMALLER, TITLE, Overlay
from game.client.scenes.play_code import PlayCodeScene
from game.client.scenes.title import TitleScene
from game.client.seeds import new_seed
from game.client.widgets import clipboard, rich_text
from game.client.widgets.dropdown import Dropdown
from game.commands.play import open_window
from game.engine.deal import deal_code
from game.engine.history import History
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS

from .client import Client
from .playing import by_mouse, finish, sit_down
from .test_pages import pick
from .test_text_size import set_scale

SUITS = Options(3, Variant.TURNS, (Module.SUITS,))


@pytest.fixture
def client(client: Client) -> Client:
    """One with nothing on the clipboard."""
    clipboard.copy("")
    return client


def code_of(client: Client) -> str:
    return deal_code(client.table.session.table.history)


def copy_at_the_table(client: Client, options: Options, seed: str) -> str:
    """Sits down, copies the code by the menu, and goes back to the title."""
    sit_down(client, options, seed)
    client.until(client.asked)
    code = code_of(client)
    client.press(pygame.K_ESCAPE)
    client.choose("Copy game code")
    assert isinstance(client.scene, AskScene)
    title = client.scene.overlay.title
    assert (code if len(code) <= LINE else in_groups(code)) in title, "in one line if it fits"
    client.choose("OK")
    assert isinstance(client.scene, TableScene)
    client.press(pygame.K_ESCAPE)
    client.choose("Save and leave")
    return code


def open_page(client: Client) -> PlayCodeScene:
    client.button("New game")
    client.button("Play a code")
    assert isinstance(client.scene, PlayCodeScene)
    return client.scene


def begin(client: Client) -> None:
    """Presses the golden button; the match one has left may be lost for it."""
    golden = next(button for button in client.scene.buttons if button.primary)  # type: ignore[attr-defined]
    client.click(golden.area.center)
    if client.scene.overlay:
        client.choose("Yes, start")


def cards(client: Client) -> tuple[object, ...]:
    """Everything that was dealt."""
    return client.table.session.table._state, client.table.session.table.options


def test_what_was_copied_at_the_table_is_played_again(client: Client) -> None:
    sit_down(client, SUITS, "a seed of one's own: ä")
    dealt = cards(client)
    client.app.pop()
    copy_at_the_table(client, SUITS, "a seed of one's own: ä")
    page = open_page(client)
    assert page.problem() == ""
    assert page.told() == ["Fantasy Realms", "Classic, 3 to 6", "The Cursed Hoard", "3 players"]
    begin(client)
    assert cards(client) == dealt
    client.app.pop()
    assert isinstance(client.scene, TitleScene)


def test_the_final_page_has_the_code_too(client: Client) -> None:
    sit_down(client, Options(3), "final")
    code = code_of(client)
    assert isinstance(finish(client, by_mouse), ScoringScene)
    client.button("Copy game code")
    client.choose("OK")
    assert clipboard.copied() == code
    assert isinstance(client.scene, ScoringScene)


def test_a_code_is_typed_and_a_wrong_letter_is_told(client: Client) -> None:
    code = copy_at_the_table(client, Options(2, Variant.DUEL), "typed")
    clipboard.copy("something else")
    page = open_page(client)
    assert page.problem().startswith("Paste the code")
    client.type(code[:-1].lower())
    assert page.problem().startswith("There is a typo")
    client.press(pygame.K_RETURN)
    assert isinstance(client.scene, PlayCodeScene), "it does not begin like this"
    client.type("?")
    assert "“?”" in page.problem()
    client.press(pygame.K_BACKSPACE)
    client.frame()
    client.type(code[-1])
    assert page.problem() == ""
    begin(client)
    assert code_of(client) == code


def test_a_code_is_pasted_into_the_line(client: Client) -> None:
    code = copy_at_the_table(client, Options(4), "pasted")
    clipboard.copy("")
    page = open_page(client)
    client.type("something wrong")
    clipboard.copy("something else")
    client.press(pygame.K_v, pygame.KMOD_CTRL)
    assert page.code == "something else"
    assert page.problem()
    clipboard.copy(f"  {code} ")
    client.press(pygame.K_v, pygame.KMOD_CTRL)
    assert page.problem() == ""
    assert len(page.seats) == 4


LONG = History(REALMS.key, REALMS.version, Options(6), "Ω" * 40, [], [])


@pytest.mark.parametrize("percent", [100, 160])
def test_a_long_code_is_read_whole_on_its_page(client: Client, percent: int) -> None:
    code = deal_code(LONG)
    clipboard.copy(code)
    page = open_page(client)
    set_scale(client, percent)
    whole = page.whole_code(page.content.height // 2)
    assert whole
    assert "".join(atom.text for line in whole.lines for atom, _ in line) == code
    assert not whole.broken, "groups stay whole"
    assert whole.height <= page.content.height // 2
    assert page.told(), "and it is still told what is dealt"


def test_a_code_that_fits_its_line_is_written_once(client: Client) -> None:
    clipboard.copy(deal_code(History(REALMS.key, REALMS.version, Options(3), "short", [], [])))
    assert open_page(client).whole_code(100) is None


@pytest.mark.parametrize("percent", [100, 160])
def test_a_long_code_is_read_whole_when_it_is_copied(client: Client, percent: int) -> None:
    sit_down(client, Options(6), "Ω" * 40)
    client.until(client.asked)
    set_scale(client, percent)
    client.press(pygame.K_ESCAPE)
    client.choose("Copy game code")
    overlay = client.scene.overlay
    assert isinstance(overlay, Overlay)
    width, height = overlay.area.width - 60 * overlay.scale, overlay.head * overlay.scale
    size = round(SMALLER * overlay.scale)
    shown = rich_text.fitted(overlay.title, TITLE, width, height, size, 12)
    assert not shown.broken
    assert shown.height <= height
    assert client.app.screen.get_rect().contains(overlay.area)


def test_who_plays_is_chosen_but_not_how_many(client: Client) -> None:
    copy_at_the_table(client, Options(6), "many")
    page = open_page(client)
    sitters = [field for field in page.fields if isinstance(field, Dropdown)]
    assert len(sitters) == 6
    assert not any("Empty" in [text for _, text in field.values] for field in sitters)
    other = sitters[1].values[-1][1]
    pick(client, sitters[1].label, other)
    begin(client)
    assert len(client.table.company.names) == 6


def test_back_leads_to_new_game_which_remembers_nothing_of_the_code(client: Client) -> None:
    copy_at_the_table(client, Options(6), "many")
    open_page(client)
    client.button("Back")
    assert isinstance(client.scene, NewGameScene)
    assert client.scene.plan.players == 4


@pytest.mark.parametrize(
    ("seed", "spoiled", "problem"), [("cli", "", ""), ("cli", "X", "Tippfehler")]
)
def test_the_command_line_opens_the_page(
    tmp_path: Path, seed: str, spoiled: str, problem: str
) -> None:
    code = deal_code(History(REALMS.key, REALMS.version, Options(3), seed, [], []))
    app = open_window(tmp_path, "de", code + spoiled)
    app.frame(0.1)
    assert isinstance(app.scene, PlayCodeScene)
    assert problem in app.scene.problem()
    assert bool(app.scene.problem()) == bool(problem)
    app.close()


def test_an_ordinary_code_stands_in_one_line(client: Client) -> None:
    """Six players with everything, dealt by the program's own seeds."""
    everything = Options(6, modules=tuple(Module))
    code = copy_at_the_table(client, everything, new_seed())
    assert len(code) <= LINE
