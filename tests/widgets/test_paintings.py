"""Paintings, asked for by the window and by the thread that fetches them beside it."""

from __future__ import annotations

import pygame

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
