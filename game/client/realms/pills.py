"""Gain pills: what a card would bring, written at its edge before it is taken or discarded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.light import halo
from game.client.widgets.look import (
    ACTIVE,
    BONUS,
    CREAM,
    GOLD,
    INK,
    PENALTY,
    SMALLEST,
    Face,
    font,
)
from game.titles.realms.play.actions import Draw

from .pill_words import PillWords
from .sprites import CardSprite
from .things import DECK, OnTable
from .worth_text import Gain, gain_text

if TYPE_CHECKING:
    from .table import TableScene

FIGURE, HEIGHT = 23, 38
OVERLAP = 3
"""How much of a pill lies on the lower edge of its card."""
ABOVE = 8
"""The same at the upper edge of a card in the hand, whose name must stay readable."""
LIGHT = 0.42
"""How far the light around a pill reaches, in heights."""
FINE = 3
"""Pills are drawn so many times larger and scaled down, for smooth edges."""


@lru_cache(maxsize=256)
def pill(gain: Gain, best: bool, scale: float) -> pygame.Surface:
    """Arrow, sign and figure on a small plate, with light around the best one. The light reaches
    as far on all sides."""
    height = round(HEIGHT * scale)
    colour = INK if not gain.points else BONUS if gain.points > 0 else PENALTY
    size = max(round(FIGURE * scale), SMALLEST)
    letters = font(Face.FIGURE_BOLD, size)
    figure = letters.render(gain_text(gain), True, colour)
    disc = round(height * 0.66) if gain.points else 0
    lead = round(height * 0.17) + disc if disc else round(height * 0.3)
    gap = round(height * 0.1)
    width = lead + gap + figure.get_width() + round(height * 0.32)
    reach = round(height * LIGHT)
    made = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    made.fill((*GOLD, 0))
    area = pygame.Rect(reach, reach, width, height)
    if best:
        light = halo(area.size, reach, corner=height / width / 2)
        made.blit(light, (0, 0))
        made.blit(light, (0, 0))
    made.blit(_plate(area.size, best), area)
    if disc:
        sign = _arrow(disc, gain.points > 0)
        made.blit(sign, sign.get_rect(midleft=(area.x + round(height * 0.17), area.centery)))
    made.blit(figure, (area.x + lead + gap, letters.around(figure, area.center).top))
    return made.convert_alpha()


def _plate(size: tuple[int, int], best: bool) -> pygame.Surface:
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    area, edge = large.get_rect(), max(2, round(size[1] * 0.06)) * FINE
    pygame.draw.rect(large, INK, area, border_radius=area.height // 2)
    inner = area.inflate(-edge, -edge)
    pygame.draw.rect(large, GOLD, inner, border_radius=inner.height // 2)
    inner = inner.inflate(-edge, -edge)
    pygame.draw.rect(large, ACTIVE if best else CREAM, inner, border_radius=inner.height // 2)
    return pygame.transform.smoothscale(large, size)


def _arrow(side: int, up: bool) -> pygame.Surface:
    """A disc with an arrow: colour alone says nothing to some."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    whole = side * FINE
    pygame.draw.circle(large, BONUS if up else PENALTY, (whole / 2, whole / 2), whole / 2)
    shape = (
        (0.5, 0.18),
        (0.8, 0.5),
        (0.61, 0.5),
        (0.61, 0.8),
        (0.39, 0.8),
        (0.39, 0.5),
        (0.2, 0.5),
    )
    points = [(x * whole, (y if up else 1 - y) * whole) for x, y in shape]
    pygame.draw.polygon(large, CREAM, points)
    return pygame.transform.smoothscale(large, (side, side))


class Pills:
    """The pills of a table: one for every card something can be done with."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.words = PillWords(scene, self)

    def update(self, seconds: float) -> None:
        self.words.update(seconds)

    @property
    def moving(self) -> bool:
        return self.words.fresh > 0

    @property
    def gains(self) -> dict[int, Gain]:
        """What each card that can be played brings, as far as that is known; of the deck, the card
        on top."""
        scene = self._scene
        if not scene.app.store.settings.gains or scene.overlay:
            return {}
        known = scene.live_score.weighed.gains
        gains = {
            thing.number: known[actions[0]]
            for thing, actions in scene.targets.items()
            if isinstance(thing, OnTable) and actions and actions[0] in known
        }
        top = scene.model.view.draws
        if top is not None and DECK in scene.targets and Draw() in known:
            gains[top] = known[Draw()]
        return gains

    @property
    def best(self) -> OnTable | None:
        """The card that brings most, unless all bring the same."""
        gains = self.gains
        top = _top(gains)
        return next((OnTable(n) for n, gain in gains.items() if gain.points == top), None)

    def areas(self) -> list[pygame.Rect]:
        """Where pills are, without their light."""
        gains = self.gains
        return [self._area(gains[number], middle) for number, middle in self._resting(gains)]

    def area_on(self, number: int, area: pygame.Rect) -> pygame.Rect | None:
        """The same for the pill of a card that has grown under the mouse."""
        gain = self.gains.get(number) if number in self._scene.stage.hand else None
        return self._area(gain, self._on_edge(area)) if gain else None

    def _area(self, gain: Gain, middle: tuple[int, int]) -> pygame.Rect:
        scale = self._scene.layout.scale
        light = round(round(HEIGHT * scale) * LIGHT)
        made = pill(gain, False, scale)
        return made.get_rect(center=middle).inflate(-2 * light, -2 * light)

    def draw(self, screen: pygame.Surface) -> None:
        """The pills of all cards that lie still, and what they mean."""
        gains, scene = self.gains, self._scene
        if not gains:
            return
        top = _top(gains)
        for number, middle in self._resting(gains):
            made = pill(gains[number], gains[number].points == top, scene.layout.scale)
            screen.blit(made, made.get_rect(center=middle))
        self.words.draw(screen)

    def draw_on(self, screen: pygame.Surface, number: int, area: pygame.Rect) -> None:
        """The pill of a card in the hand that has grown under the mouse, on its upper edge."""
        gains, scale = self.gains, self._scene.layout.scale
        if number in gains and number in self._scene.stage.hand:
            made = pill(gains[number], gains[number].points == _top(gains), scale)
            screen.blit(made, made.get_rect(center=self._on_edge(area)))

    def _on_edge(self, area: pygame.Rect) -> tuple[int, int]:
        """The middle of the pill on the upper edge of a card that is so large."""
        return area.centerx, area.y - round((HEIGHT / 2 - ABOVE) * self._scene.layout.scale)

    def _resting(self, gains: dict[int, Gain]) -> Iterator[tuple[int, tuple[int, int]]]:
        """The middle of each pill whose card lies still."""
        layout = self._scene.layout
        for number in gains:
            sprite = self._scene.stage.sprites.get(number)
            if sprite is None and number == self._scene.model.view.draws:
                yield number, (layout.deck.centerx, layout.deck.y + layout.px(ABOVE))
            elif sprite and not sprite.glide and sprite is not self._scene.input.carried:
                yield number, self.place(sprite)

    def place(self, sprite: CardSprite) -> tuple[int, int]:
        """The middle of a card's pill: at its lower edge, or above it in the hand."""
        scale, pose = self._scene.layout.scale, sprite.pose
        half = sprite.area().height / 2
        if sprite.card and sprite.card.number in self._scene.stage.hand:
            away = pygame.Vector2(0, -half - (HEIGHT / 2 - ABOVE) * scale)
        else:
            away = pygame.Vector2(0, half + (HEIGHT / 2 - OVERLAP) * scale)
        away = away.rotate(-pose.angle)
        return round(pose.x + away.x), round(pose.y + away.y)

    def room_above(self, sprite: CardSprite) -> float:
        """How far a card's pill reaches beyond its upper edge."""
        number = sprite.card.number if sprite.card else None
        if number not in self._scene.stage.hand or number not in self.gains:
            return 0.0
        return (HEIGHT - ABOVE) * self._scene.layout.scale


def _top(gains: dict[int, Gain]) -> int | None:
    """The figure of the best, unless all bring the same."""
    figures = {gain.points for gain in gains.values()}
    return max(figures) if len(figures) > 1 else None
