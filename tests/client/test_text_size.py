"""The size the player wants for what is read: everything follows, as far as there is room."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.layout import TableLayout
from game.client.realms.score_panel import row_pitch
from game.client.scenes.overlay import Overlay
from game.client.scenes.page import PageScene
from game.titles.realms.play.options import Options

from .client import Client
from .playing import sit_down

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440), (800, 600)]


def set_scale(client: Client, percent: int) -> None:
    client.app.store.settings = replace(client.app.store.settings, ui_scale=percent)
    client.app.apply_settings()
    client.frame()


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("cards", [7, 8, 10])
def test_the_own_score_never_shrinks_when_larger_letters_are_wanted(
    window: tuple[int, int], cards: int
) -> None:
    def pitch(percent: int) -> int:
        layout = TableLayout(window, 3, 10, percent)
        return row_pitch(layout.realm, cards, layout.reading)

    pitches = [pitch(percent) for percent in (100, 120, 140, 160)]
    assert pitches == sorted(pitches)
    if cards == 7:
        assert pitches[-1] > pitches[0], "there is room to grow"


@pytest.mark.parametrize("page", ["New game", "Rules", "Statistics", "Settings"])
def test_the_letters_of_every_page_follow(client: Client, page: str) -> None:
    client.button(page)
    scene = client.scene
    assert isinstance(scene, PageScene)

    def letters(percent: int) -> tuple[float, float]:
        set_scale(client, percent)
        return scene.reading, scene.buttons.letters

    assert letters(80) < letters(100) < letters(120)
    assert letters(160) >= letters(120)
    inside = client.app.screen.get_rect()
    assert all(inside.contains(button.area) for button in scene.buttons)


@pytest.mark.parametrize("window", SIZES)
def test_a_question_grows_but_stays_within_the_window(
    client: Client, window: tuple[int, int]
) -> None:
    client.resize(window)
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_ESCAPE)

    def question(percent: int) -> Overlay:
        set_scale(client, percent)
        assert client.table.overlay
        return client.table.overlay

    usual = question(100).area.copy()
    large = question(160).area
    assert large.width > usual.width
    assert large.height > usual.height
    assert client.app.screen.get_rect().contains(large)


def test_the_text_of_the_rules_grows_with_the_setting(client: Client) -> None:
    client.button("Rules")
    client.button("Rulings")
    hidden = []
    for percent in (100, 160):
        set_scale(client, percent)
        hidden.append(client.scene.scroll.hidden)  # type: ignore[attr-defined]
    assert hidden[1] > hidden[0]
