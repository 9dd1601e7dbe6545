"""A client for each test, and an eye for letters that are too small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from traceback import walk_stack

import pygame
import pytest

from game.client.realms import card_face
from game.client.widgets.look import SMALLEST, Colour, Letters
from tests.made_once import made_once

from .client import Client

__all__ = ["made_once"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[Client]:
    """A client in which everything moves."""
    made = Client(tmp_path, reduced_motion=False)
    yield made
    made.close()


@pytest.fixture
def too_small(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, str]]:
    """What was written in letters nobody can read, but for small pictures of cards: they grow under
    the mouse."""
    found: set[tuple[int, str]] = set()
    write = Letters.render

    def noted(letters: Letters, text: str, antialias: bool, colour: Colour) -> pygame.Surface:
        if letters.pixels < SMALLEST and text.strip() and not _on_a_card():
            found.add((letters.pixels, text))
        return write(letters, text, antialias, colour)

    monkeypatch.setattr(Letters, "render", noted)
    return found


def _on_a_card() -> bool:
    callers = (frame.f_globals["__name__"] for frame, _ in walk_stack(None))
    return card_face.__name__ in callers
