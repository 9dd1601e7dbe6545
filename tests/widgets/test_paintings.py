"""Paintings, asked for by the window and by the thread that fetches them beside it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.widgets.paintings import Paintings


def test_one_that_arrives_while_others_are_forgotten_does_no_harm() -> None:
    paintings = Paintings()
    picture = pygame.Surface((1, 1))

    class Arriving(str):
        """While this one is looked at, another comes."""

        def __hash__(self) -> int:
            paintings._ready[f"cards/{len(paintings._ready)}", (1, 1)] = picture
            return super().__hash__()

    wanted = (Arriving("cards/king"), (1, 1))
    paintings._ready[wanted] = picture
    paintings.only([("cards/king", (1, 1))])
    assert paintings._ready == {("cards/king", (1, 1)): picture}


def test_every_file_is_read_once_for_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    load, read = pygame.image.load, []

    def noted(path: Path) -> pygame.Surface:
        read.append(path.stem)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    found = Paintings()
    sizes = [(120, 90), (60, 45), (100, 100)]
    wanted = [(f"cards/{card}", size) for size in sizes for card in ("king", "queen")]
    for task in found.fetching(wanted):
        task()
    assert read == ["king", "queen"]
    assert [found.get(*each).get_size() for each in wanted] == [size for _, size in wanted]
    assert len(read) == 2


def test_a_smaller_one_of_the_same_shape_needs_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Paintings()
    found.get("cards/king", (120, 90))
    monkeypatch.delattr(pygame.image, "load")
    assert found.get("cards/king", (40, 30)).get_size() == (40, 30)
    with pytest.raises(AttributeError):
        found.get("cards/king", (90, 90))


def test_what_the_window_draws_is_never_locked_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Paintings()
    drawn = found.get("cards/king", (120, 90))
    scale, scaled = pygame.transform.smoothscale, list[pygame.Surface]()

    def noted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        scaled.append(picture)
        return scale(picture, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", noted)
    for task in found.fetching([("cards/king", (40, 30))]):
        task()
    assert scaled
    assert all(picture is not drawn for picture in scaled)
