"""The page of licences."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes import licences as page
from game.client.scenes.licences import LicencesScene
from game.client.scenes.settings import SettingsScene
from game.client.widgets.long_text import wrapped
from game.client.widgets.look import Face, font

from .client import Client


def shown(client: Client) -> list[str]:
    assert isinstance(client.scene, LicencesScene)
    return [line.text for line in client.scene._text.lines]


def test_the_licences_are_a_click_away_from_the_settings(client: Client) -> None:
    client.button("Settings")
    client.button("Licenses")
    assert "MIT License" in shown(client)
    client.button("Python packages")
    assert "msgspec" in shown(client)
    client.press(pygame.K_END)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, SettingsScene)


def test_the_last_line_of_the_longest_text_can_be_reached(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\n".join(f"line {number}" for number in range(20_000))
    monkeypatch.setattr(page, "licences", lambda: {"game": {"Long": text}})
    client.app.push(LicencesScene(client.app))
    scene = client.scene
    assert isinstance(scene, LicencesScene)
    before = pygame.image.tobytes(client.app.screen, "RGB")
    client.press(pygame.K_END)
    assert scene._text.offset == scene._text.hidden > 200_000
    assert pygame.image.tobytes(client.app.screen, "RGB") != before


def test_long_lines_are_broken_and_keep_their_indent(client: Client) -> None:
    letters = font(Face.TEXT, 20)
    lines = list(wrapped("  " + "word " * 40 + "\n\nshort\f", letters, 300))
    assert all(letters.size(line)[0] <= 300 for line in lines)
    assert all(line.startswith("  word") for line in lines[:-2])
    assert lines[-2:] == ["", "short"]
