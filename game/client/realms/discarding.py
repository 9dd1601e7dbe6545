"""What is seen while a card is to be discarded: the one that has come, and where the one pointed at
would go."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.motion import out_cubic
from game.client.widgets.look import CREAM, Face, font
from game.client.widgets.plaque import board
from game.titles.realms.play.actions import Discard, Pick
from game.titles.realms.play.state import Asks, Phase
from game.titles.realms.scoring.relations import Kind

from .layout import lying_in
from .read_place import read_place
from .relation_arrows import Arrow, Painted, climbing
from .relation_beads import Point

if TYPE_CHECKING:
    from .table import TableScene

GROWS = 0.18
"""Seconds in which the arrow grows."""
LETTERS = 19
ACROSS, DOWN = -0.1, -0.02
"""Where the plaque lies on its card, from the middle, in widths and heights: at the lower edge of
the painting, where in a fan the next card leaves it free."""


class Discarding:
    """A plaque on the card that was taken or drawn, and a dashed arrow into the discard area."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._elapsed = 0.0
        self._arrow: Painted | None = None

    @property
    def came(self) -> int | None:
        """The card that was taken or drawn this turn, while one is to be discarded for it."""
        model = self._scene.model
        view = model.view
        waits = view.phase is Phase.DISCARD and view.turn == model.seat and not view.prompt
        return view.hand[-1] if waits and model.legal else None

    def set_out(self, number: int) -> None:
        """A card that is read while it is discarded flies from there, as large as it is."""
        scene = self._scene
        place = read_place(scene, number) if scene.input.zooms.get(number) == 1 else None
        if place and scene.input.carried is None:
            scene.stage.sprites[number].pose = lying_in(place)

    @property
    def goes(self) -> int | None:
        """The card that a click would discard."""
        scene = self._scene
        view, number = scene.model.view, scene.input.hovered
        match scene.meant:
            case Discard(card):
                return card if card == number else None
            case Pick(int(card)) if view.prompt and view.prompt.kind is Asks.EXCESS:
                return card if card == number else None
        return None

    @property
    def course(self) -> tuple[Point, ...]:
        """From the card, as it stands up to be read, into the next place of the discard area;
        nothing if no card would go, or there is no place left."""
        scene, number = self._scene, self.goes
        small = None if number is None else scene.input.place_of(number)
        if number is None or small is None or scene.input.zooms.get(number, 0.0) < 1:
            return ()
        layout, free = scene.layout, scene.stage.area.index(None)
        if free >= layout.slots or layout.shelved:
            return ()
        card, slot = layout.zoomed(small, in_hand=True), layout.slot(free)
        above = scene.pills.room_above(scene.stage.sprites[number]) + layout.px(6)
        return climbing(Point(card.centerx, card.top - above), Point(slot.x, slot.y))

    def update(self, seconds: float) -> None:
        course = self.course
        if self._arrow is None or self._arrow.arrow.course != course:
            self._elapsed = 0.0
            arrow = Arrow(Kind.LACKS, 0, course)
            self._arrow = Painted(arrow, self._scene.layout.scale) if course else None
        else:
            self._elapsed += seconds

    @property
    def moving(self) -> bool:
        return self._arrow is not None and self._grown < 1

    @property
    def _grown(self) -> float:
        motion = self._scene.app.motion
        if motion.reduced:
            return 1.0
        return out_cubic(min(self._elapsed * motion.speed / GROWS, 1.0))

    def draw_arrow(self, screen: pygame.Surface) -> None:
        if self._arrow and self._grown > 0:
            self._arrow.draw(screen, self._grown, Point())

    def draw_plaque(self, screen: pygame.Surface) -> None:
        """On the card that has come, once it lies in the hand."""
        scene, number = self._scene, self.came
        sprite = None if number is None else scene.stage.sprites.get(number)
        if sprite is None or sprite.glide or sprite is scene.input.carried:
            return
        view, size = scene.model.view, sprite.area().size
        openly = number in view.open[scene.model.seat]
        text = scene.app.words.text("plate-taken" if openly else "plate-drawn")
        made = _plaque(text, scene.layout.scale, round(sprite.pose.angle * 3) / 3)
        away = pygame.Vector2(size[0] * ACROSS, size[1] * DOWN).rotate(-sprite.pose.angle)
        middle = (round(sprite.pose.x + away.x), round(sprite.pose.y + away.y))
        screen.blit(made, made.get_rect(center=middle))


@lru_cache(maxsize=16)
def _plaque(text: str, scale: float, angle: float) -> pygame.Surface:
    word = font(Face.NAME, max(round(LETTERS * scale), 12)).render(text, True, CREAM)
    area = word.get_rect().inflate(round(30 * scale), round(14 * scale))
    made = pygame.Surface(area.size, pygame.SRCALPHA)
    board(made, made.get_rect())
    made.blit(word, word.get_rect(center=made.get_rect().center))
    return pygame.transform.rotozoom(made, angle, 1.0).convert_alpha()
