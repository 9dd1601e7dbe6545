"""The keys at the board: pawns, spaces, dice, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, inf
from typing import TYPE_CHECKING

import pygame

from game.client.keys import (
    BOARD_ACT,
    BOARD_ARROWS,
    BOARD_DIE,
    BOARD_PAWNS,
    FASTER,
    MAGIC,
    SLOWER,
    UNDO,
    step,
)
from game.titles.stories.board import CASTLE

from .geography import PLACES
from .things import Fanned, Space

if TYPE_CHECKING:
    from .hands import Hands
    from .table import BoardScene

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASKEW = 2.2
"""How much farther something seems that lies aside of the way an arrow points."""
ASTRAY = 10_000.0
"""How much farther what lies more aside than ahead: it is come to only where nothing else is."""


class Keyboard:
    """Moves the hands by keys."""

    def __init__(self, scene: BoardScene, hands: Hands) -> None:
        self._scene, self._hands = scene, hands

    def press(self, event: pygame.event.Event) -> None:
        scene, hands = self._scene, self._hands
        if BOARD_PAWNS.heard(event):
            self.next(step(event))
            self._explain()
        elif BOARD_ARROWS.heard(event):
            self._arrow(event)
            self._explain()
        elif BOARD_ACT.heard(event):
            self._act(event)
        elif BOARD_DIE.heard(event):
            hands.filter(BOARD_DIE.keys.index(event.key) + 1)
        elif MAGIC.heard(event):
            scene.spells.press()
        elif UNDO.heard(event):
            scene.undo()
        elif FASTER.heard(event) or SLOWER.heard(event):
            scene.change_speed(1 if FASTER.heard(event) else -1)

    def _act(self, event: pygame.event.Event) -> None:
        """Enter: what has the ring, what the keys have come to, or the golden button."""
        scene, hands = self._scene, self._hands
        if scene.model.asked_along and scene.unread:
            return  # nobody has read yet who rides, and where
        if scene.buttons.focus is not None or scene.model.asked_along:
            scene.buttons.handle(event)
        elif not scene.ready:
            scene.hurry()
        elif hands.by_keys and hands.pointed:
            hands.click(hands.pointed)
        elif hands.choice.start and hands.targets:
            self._offer()
            self._explain()
        elif not scene.unread:
            scene.press_gold()

    def next(self, by: int) -> None:
        """Tab: through the pawns that can move, then through the buttons, and round again."""
        hands, buttons = self._hands, self._scene.buttons
        starts = hands.starts
        if buttons.focus is None and starts:
            at = starts.index(hands.choice.start) if hands.choice.start in starts else None
            goal = (0 if by > 0 else len(starts) - 1) if at is None else at + by
            if 0 <= goal < len(starts):
                hands.choose(starts[goal])
                hands.pointed, hands.by_keys = None, True
                return
            hands.choose(None)
        before = buttons.focus
        buttons.move(by)
        wrapped = (
            before is not None
            and buttons.focus is not None
            and ((buttons.focus - before) * by <= 0)
        )
        if wrapped and starts:
            buttons.focus = None
            self.next(by)

    def _arrow(self, event: pygame.event.Event) -> None:
        scene, hands = self._scene, self._hands
        if scene.prompts.asked_along:
            scene.buttons.focus = scene.prompts.other_answer(scene.buttons.focus, step(event))
        elif scene.buttons.focus is not None:
            scene.buttons.move(step(event))
        elif scene.arranging and not hands.choice.magic:
            scene.arrange(1 if event.key in (pygame.K_UP, pygame.K_RIGHT) else -1)
        elif len(hands.fan) > 1:
            at = hands.pointed.index if isinstance(hands.pointed, Fanned) else -1
            hands.pointed, hands.by_keys = Fanned((at + step(event)) % len(hands.fan)), True
        else:
            self._towards(ARROWS[event.key])

    def _towards(self, way: tuple[int, int]) -> None:
        """To the nearest lit space in a direction, from where the keys are or from the chosen pawn;
        at first from whichever pawn has one nearest that way."""
        hands = self._hands
        here = hands.pointed.key if hands.by_keys and isinstance(hands.pointed, Space) else None
        choosing = hands.choice.target is not None and not hands.fan
        spaces = [each.start for each in hands.lit] if choosing else hands.targets
        known = here or hands.choice.start or hands.choice.target
        begins = [known] if known else hands.starts or [CASTLE]
        pairs = [(start, space) for start in begins for space in spaces if space != here]
        ahead = [pair for pair in pairs if _far(pair, way) < inf]
        if ahead:
            self._point_at(min(ahead, key=lambda pair: _far(pair, way))[1])
        elif pairs and here is None:  # nothing lies that way: anything is better than nothing
            self._point_at(_nearest(pairs))

    def _point_at(self, space: str) -> None:
        self._hands.pointed, self._hands.by_keys = Space(space), True

    def _offer(self) -> None:
        """Enter, with a pawn chosen and nothing else: shows where it can go."""
        hands = self._hands
        self._point_at(_nearest([(hands.choice.start or CASTLE, space) for space in hands.targets]))

    def _explain(self) -> None:
        """Whoever goes by keys is told what they are on, as if the mouse had gone there."""
        scene, hands = self._scene, self._hands
        button = scene.buttons.focused
        pointed = hands.pointed.key if isinstance(hands.pointed, Space) else None
        space = pointed if hands.by_keys and pointed else hands.choice.start
        if button:
            scene.tooltip.point(button.area.center)
        elif space:
            scene.tooltip.point(scene.layout.at(PLACES[space]))


def _far(pair: tuple[str, str], way: tuple[int, int]) -> float:
    """How far a space seems that lies in the direction of an arrow; others are out of reach."""
    start, space = pair
    x, y = (PLACES[space][axis] - PLACES[start][axis] for axis in (0, 1))
    ahead, aside = x * way[0] + y * way[1], abs(x * way[1]) + abs(y * way[0])
    return ahead + ASKEW * aside + ASTRAY * (aside > ahead) if ahead > 0 else inf


def _nearest(pairs: Sequence[tuple[str, str]]) -> str:
    """The space that is nearest to where one begins."""
    return min(pairs, key=lambda pair: dist(PLACES[pair[0]], PLACES[pair[1]]))[1]
