"""The keys at the board: pawns, spaces, dice, buttons."""

from __future__ import annotations

from math import hypot
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


class Keyboard:
    """Moves the hands by keys."""

    def __init__(self, scene: BoardScene, hands: Hands) -> None:
        self._scene, self._hands = scene, hands

    def press(self, event: pygame.event.Event) -> None:
        scene, hands, buttons = self._scene, self._hands, self._scene.buttons
        if BOARD_PAWNS.heard(event):
            self.next(step(event))
        elif BOARD_ARROWS.heard(event):
            self._arrow(event)
        elif BOARD_ACT.heard(event):
            if buttons.focus is not None or scene.model.asked_along:
                buttons.handle(event)
            elif not scene.ready:
                scene.hurry()
            elif hands.by_keys and hands.pointed:
                hands.click(hands.pointed)
            elif not scene.unread:
                scene.press_gold()
        elif BOARD_DIE.heard(event):
            hands.filter(BOARD_DIE.keys.index(event.key) + 1)
        elif MAGIC.heard(event):
            scene.spells.press()
        elif UNDO.heard(event):
            scene.undo()
        elif FASTER.heard(event) or SLOWER.heard(event):
            scene.change_speed(1 if FASTER.heard(event) else -1)

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
        if scene.model.asked_along or scene.buttons.focus is not None:
            scene.buttons.move(step(event))
        elif scene.arranging and not hands.choice.magic:
            scene.arrange(1 if event.key in (pygame.K_UP, pygame.K_RIGHT) else -1)
        elif len(hands.fan) > 1:
            at = hands.pointed.index if isinstance(hands.pointed, Fanned) else -1
            hands.pointed, hands.by_keys = Fanned((at + step(event)) % len(hands.fan)), True
        else:
            self._towards(ARROWS[event.key])

    def _towards(self, way: tuple[int, int]) -> None:
        """To the nearest lit space in a direction."""
        hands = self._hands
        if hands.choice.target and not hands.fan:
            spaces = list(dict.fromkeys(each.start for each in hands.lit))
        else:
            spaces = hands.targets
        here = hands.pointed.key if isinstance(hands.pointed, Space) else None
        from_ = PLACES[here or hands.choice.start or CASTLE]

        def far(space: str) -> float:
            x, y = PLACES[space][0] - from_[0], PLACES[space][1] - from_[1]
            ahead, aside = x * way[0] + y * way[1], abs(x * way[1]) + abs(y * way[0])
            return ahead + ASKEW * aside if ahead > 0 else float("inf")

        others = [space for space in spaces if space != here]
        found = min(others, key=far, default=None)
        if found is None or (far(found) == float("inf") and here is not None):
            return
        if far(found) == float("inf"):  # nothing lies that way: anything is better than nothing
            found = min(
                others,
                key=lambda each: hypot(PLACES[each][0] - from_[0], PLACES[each][1] - from_[1]),
            )
        hands.pointed, hands.by_keys = Space(found), True
