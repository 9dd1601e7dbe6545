"""The end of a match, before the ranking: stars rise from the Books of those who have won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.client.sound import BoardCue
from game.client.widgets.look import ACTIVE, GOLD_LIGHT
from game.client.widgets.particles import Particle, Particles, spark, star
from game.engine.rng import Rng

if TYPE_CHECKING:
    from .table import BoardScene

STARS = 64
"""How many rise from a Book."""


class Flourish:
    """Light over a Book, for a moment."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._rng = Rng("flourish", "stars")
        self._stars = Particles(most=STARS * 6)

    @property
    def lively(self) -> bool:
        return self._stars.lively

    def begin(self, seats: Iterable[int]) -> None:
        """These have won."""
        scene = self._scene
        scene.app.sounds.play(BoardCue.STORY, over=True)
        if scene.app.motion.reduced:
            return
        for seat in seats:
            index = scene.model.opponent_index(seat)
            layout = scene.layout
            plate = None if index is None else layout.opponent(index)
            self._rise(layout.own_book if plate is None else layout.book(plate), plate is None)

    def _rise(self, book: pygame.Rect, up: bool) -> None:
        """From the own Book they rise, from those above the board they fall."""
        px, rng = self._scene.layout.px, self._rng
        for number in range(STARS):
            form = star if number % 3 else spark
            size = px(16 + rng.below(26))
            self._stars.add(
                [
                    Particle(
                        form(size, GOLD_LIGHT if number % 2 else ACTIVE),
                        book.x + rng.below(max(book.width, 1)),
                        book.centery,
                        across=px(rng.below(700) - 350),
                        down=px(200 + rng.below(900)) * (-1 if up else 1),
                        life=1.2 + rng.below(140) / 100,
                        weight=px(60),
                        sway=px(4),
                    )
                ]
            )

    def update(self, seconds: float) -> None:
        self._stars.update(seconds)

    def draw(self, screen: pygame.Surface) -> None:
        self._stars.draw(screen)
