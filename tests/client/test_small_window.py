"""In the smallest window that is usual, everything can be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.realms import score_panel
from game.client.realms.layout import TableLayout
from game.client.realms.score_panel import realm, row_letters, row_pitch
from game.client.scenes.form import FormScene
from game.client.scenes.settings import SettingsScene
from game.client.widgets import rich_text
from game.client.widgets.button import MOST, button_face, letters_on
from game.client.widgets.look import Colour, Face, Letters, shortened
from game.lang import LANGUAGES, language
from game.titles.realms import score_cards
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEMS
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.play.advice import Prospect, Worth
from game.titles.realms.play.options import Options
from game.titles.realms.text.wording import card_name

from .client import Client
from .playing import middle, point_at, sit_down, where
from .showing import laid_open, open_show, show
from .test_text_size import set_scale

PAGES = ("title-new-game", "title-rules", "title-statistics", "title-settings")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_can_be_read(client: Client, code: str, too_small: set[tuple[int, str]]) -> None:
    client.resize((1280, 720))
    client.app.set_language(code)
    for page in PAGES:
        client.button(client.app.words.text(page))
        for percent in (80, 100, 160):
            set_scale(client, percent)
        client.press(pygame.K_ESCAPE)
    assert not too_small


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("percent", [80, 100, 160])
def test_a_seat_has_its_number_beside_its_word(
    client: Client, code: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, int] = {}
    draw = rich_text.draw

    def noted(surface: pygame.Surface, layout: rich_text.Layout, *args: Any, **more: Any) -> None:
        text = "".join(atom.space + atom.text for line in layout.lines for atom, _ in line)
        written[text] = len(layout.lines)
        draw(surface, layout, *args, **more)

    client.resize((1280, 720))
    client.app.set_language(code)
    monkeypatch.setattr(rich_text, "draw", noted)
    client.button(client.app.words.text("title-new-game"))
    set_scale(client, percent)
    seats = [client.app.words.text("new-seat", number=number) for number in range(1, 7)]
    assert [written[seat] for seat in seats] == [1] * len(seats)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("percent", [80, 100])
def test_the_table_can_be_read_whatever_is_looked_at(
    client: Client, code: str, percent: int, too_small: set[tuple[int, str]]
) -> None:
    client.resize((1280, 720))
    client.app.set_language(code)
    set_scale(client, percent)
    sit_down(client, Options(6, modules=tuple(Module)))
    for _ in range(2):
        client.until(client.asked)
        for number in (*client.table.stage.hand, *client.table.stage.lying):
            point_at(client, middle(client, number))
            client.table.live_score.wait()
            client.frame()
        client.click(where(client, next(iter(client.table.targets))))
    assert not too_small


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_longest_names_beside_the_medal_can_be_read(
    code: str, too_small: set[tuple[int, str]]
) -> None:
    words, layout = language(code), TableLayout((1280, 720), 3, 10, 80)
    cards = Options(4, modules=tuple(Module)).cards
    screen = pygame.Surface(layout.window)
    sheet = score_cards(tuple(cards.by_number.values())[:10], {}, cards, items=ITEMS[:2])
    found = Prospect(Worth(sheet.total + 9.5, exact=False), sheet)
    for card in cards.by_number.values():
        note = words.text("table-if", how="discard", card=card_name(card.name))
        aside = words.text("table-before", points="−123")
        realm(screen, layout.realm, found, (), words, layout.reading, note, aside)
    assert not too_small


@pytest.mark.parametrize("window", [(1280, 720), (1024, 600), (900, 520), (800, 600)])
def test_the_last_row_of_the_largest_realm_is_whole(window: tuple[int, int]) -> None:
    """Ten cards, the items and the unknown cards, with room for what reaches below a line."""
    layout, rows = TableLayout(window, 3, 10), 12
    pitch = row_pitch(layout.realm, rows, layout.reading)
    assert pitch >= 1.2 * row_letters(pitch, layout.reading)
    assert layout.chronicle.height >= 5 * row_letters(pitch, layout.reading)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_count_can_be_read(client: Client, code: str, too_small: set[tuple[int, str]]) -> None:
    client.resize((1280, 720))
    client.app.set_language(code)
    open_show(client, laid_open({0}, options=Options(6, modules=tuple(Module))))
    while not show(client).last:
        client.press(pygame.K_SPACE)
        playback = show(client).playback
        if playback and playback.finished:
            client.press(pygame.K_RETURN)
    assert not too_small


def test_a_form_with_large_letters_is_scrolled_by_keys_to_its_last_field(client: Client) -> None:
    client.button("Settings")
    set_scale(client, 160)
    scene = client.scene
    assert isinstance(scene, SettingsScene)
    assert not scene.fields[-1].area, "it is out of sight"
    for _ in scene.fields:
        client.press(pygame.K_TAB)
        assert scene._field is not None
        area = scene.fields[scene._field].area
        assert scene.area.contains(area)
    assert scene._field == len(scene.fields) - 1


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3440, 1440), (1024, 768)])
@pytest.mark.parametrize("percent", [80, 100, 160])
def test_fields_lie_side_by_side_on_their_sheet(
    client: Client, window: tuple[int, int], percent: int
) -> None:
    client.resize(window)
    for page in ("New game", "Settings"):
        client.button(page)
        set_scale(client, percent)
        scene = client.scene
        assert isinstance(scene, FormScene)
        areas = [field.area for field in scene.fields if field.area]
        areas += [button.area for button in scene.buttons]
        assert all(scene.area.contains(area) for area in areas)
        assert all(area.collidelist(areas[:n]) < 0 for n, area in enumerate(areas))
        client.press(pygame.K_ESCAPE)


# Windows that are smaller still.


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What was set with a word broken in two."""
    found: set[str] = set()
    draw = rich_text.draw

    def noted(surface: pygame.Surface, layout: rich_text.Layout, *args: Any, **more: Any) -> None:
        if layout.broken:
            found.add(" ".join(atom.text for line in layout.lines for atom, _ in line))
        draw(surface, layout, *args, **more)

    monkeypatch.setattr(rich_text, "draw", noted)
    return found


@pytest.mark.parametrize("window", [(1024, 600), (960, 540)])
def test_no_word_is_broken_and_none_leaves_its_button(
    tmp_path: Path, window: tuple[int, int], broken: set[str]
) -> None:
    client = Client(tmp_path, window, language="de")
    words = client.app.words

    def look() -> None:
        for button in client.scene.buttons:  # type: ignore[attr-defined]
            letters = letters_on(button.beside, button.area.height, 1.0)
            drawn = letters.size(button.text)[0]
            assert drawn <= button.area.width * MOST, button.text

    for page in PAGES:
        client.button(words.text(page))
        client.frame()
        look()
        client.app.start()
        client.frame()
    sit_down(client, Options(4))
    client.until(client.asked)
    for _ in range(5):
        client.frame()
    look()
    assert not broken
    client.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_small_buttons_beside_the_table_have_the_same_letters(
    tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, tuple[Face, int]] = {}
    write = Letters.render

    def noted(letters: Letters, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        found[text] = letters.face, letters.pixels
        return write(letters, text, antialias, colour)

    monkeypatch.setattr(Letters, "render", noted)
    client = Client(tmp_path, (960, 560), language=code)
    sit_down(client, Options(3))
    client.until(client.asked)
    button_face.cache_clear()
    client.frame()
    keys = ("table-sort", "table-undo", "table-hint", "title-rules", "table-menu")
    assert len({found[client.app.words.text(key)] for key in keys}) == 1
    client.close()


@pytest.mark.usefixtures("client")
def test_the_name_of_a_card_that_gains_is_whole_even_where_its_base_has_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The total and the gain say what the base was; half a name says nothing."""
    words, layout = language("de"), TableLayout((1280, 720), 5, 10)
    cards = Options(6).cards
    hand = "princess dwarvish_infantry sword_of_keth bell_tower book_of_changes dragon candle"
    held = tuple(card for card in cards.by_number.values() if card.name in hand.split())
    choices = {Name.BOOK_OF_CHANGES: (Name.BELL_TOWER, Suit.WIZARD)}
    sheet = score_cards(held, choices, cards)
    drawn: list[str] = []

    def noted(text: str, letters: Letters, width: float) -> str:
        drawn.append(shortened(text, letters, width))
        return drawn[-1]

    monkeypatch.setattr(score_panel, "shortened", noted)
    found = Prospect(Worth(sheet.total, exact=True), sheet)
    realm(pygame.Surface(layout.window), layout.realm, found, (), words, layout.reading, "")
    assert len(drawn) == len(held)
    assert not [name for name in drawn if name.endswith("…")]
