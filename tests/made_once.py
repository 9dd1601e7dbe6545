"""What every program of a test run fetches and draws alike is made once per process.

A program that ends forgets its pictures and sounds, and the next one of the same process would make
them all again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Lock

import pygame
import pytest
from pygame import Surface

from game.client.realms.card_face import CardPainter
from game.client.realms.card_print import Print
from game.client.sound import sounds, takes
from game.client.widgets import paintings
from game.client.widgets.pictures import Kept, Size

FILES, PAINTINGS, FACES = Kept(400_000_000), Kept(150_000_000), Kept(150_000_000)
BUFFER = 128
"""A sound device nobody hears is waited for when it closes; the shorter its buffer, the less."""


@pytest.fixture(autouse=True, scope="session")
def made_once() -> Iterator[None]:
    """Pictures and sounds as they are decoded, paintings at the sizes tables want them in, and the
    faces of cards with their words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sounds, "BUFFER", BUFFER)
        patch.setattr(takes, "read", _decoded_once(takes.read))
        patch.setattr(pygame.image, "load", _read_once(pygame.image.load))
        patch.setattr(paintings, "_load", _fetched_once(paintings._load))
        for name in ("_full", "_brief", "_compact", "_token"):
            patch.setattr(CardPainter, name, _drawn_once(getattr(CardPainter, name)))
        yield


def _read_once(load: Callable[[Path], Surface]) -> Callable[[Path], Surface]:
    """What lies in a file, as long as it is the same file."""
    one_at_a_time = Lock()

    def read(file: Path) -> Surface:
        with one_at_a_time:
            return FILES.get((file, file.stat().st_mtime_ns), lambda: load(file))

    return read


def _fetched_once(load: Callable[[str, Size], Surface]) -> Callable[[str, Size], Surface]:
    """What both the window and the thread beside it ask for."""
    one_at_a_time = Lock()

    def fetched(name: str, size: Size) -> Surface:
        with one_at_a_time:
            return PAINTINGS.get((name, size), lambda: load(name, size))

    return fetched


def _drawn_once(draw: Callable[..., Surface]) -> Callable[..., Surface]:
    """What a painter draws; another of the same language gets a copy of it."""

    def drawn(painter: CardPainter, shown: Print, *how: object) -> Surface:
        key = (draw.__name__, painter.words.code, repr(shown), *how)
        return FACES.get(key, lambda: draw(painter, shown, *how)).copy()

    return drawn


def _decoded_once(read: Callable[[str], pygame.mixer.Sound]) -> Callable[[str], pygame.mixer.Sound]:
    """A sound ends with the device it was made for; its waves do not."""

    @cache
    def waves(_: Path, name: str) -> bytes:
        return read(name).get_raw()

    return lambda name: pygame.mixer.Sound(buffer=waves(takes.assets(), name))
