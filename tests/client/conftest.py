"""A client for each test; what they all draw with is fetched once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock

import pytest
from pygame import Surface

from game.client.realms.card_face import CardPainter
from game.client.realms.card_print import Print
from game.client.widgets import paintings
from game.client.widgets.pictures import Kept, Size

from .client import Client

PAINTINGS = FACES = 150_000_000
"""Bytes that are kept."""


@pytest.fixture(autouse=True, scope="session")
def made_once() -> Iterator[None]:
    """Paintings at the sizes tables want them in, and the faces of cards with their words: a
    program that ends forgets them, and the next client of the same process would fetch and draw
    them all again."""
    kept = Kept(FACES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paintings, "_load", fetched_once(paintings._load))
        for name in ("_full", "_brief", "_compact", "_token"):
            patch.setattr(CardPainter, name, drawn_once(kept, getattr(CardPainter, name)))
        yield


def fetched_once(load: Callable[[str, Size], Surface]) -> Callable[[str, Size], Surface]:
    """What both the window and the thread beside it ask for."""
    kept, one_at_a_time = Kept(PAINTINGS), Lock()

    def fetched(name: str, size: Size) -> Surface:
        with one_at_a_time:
            return kept.get((name, size), lambda: load(name, size))

    return fetched


def drawn_once(kept: Kept, draw: Callable[..., Surface]) -> Callable[..., Surface]:
    """What a painter draws; another of the same language gets a copy of it."""

    def drawn(painter: CardPainter, shown: Print, *how: object) -> Surface:
        key = (draw.__name__, painter.words.code, repr(shown), *how)
        return kept.get(key, lambda: draw(painter, shown, *how)).copy()

    return drawn


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()
