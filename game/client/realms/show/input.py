"""What the player does while hands are counted: clicks, and presses keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.keys import (
    ANSWERS,
    FASTER,
    NEXT_CARD,
    NEXT_HAND,
    NTH,
    SHEET,
    SKIP,
    SLOWER,
    is_upright,
    nth,
    step,
)

from .choices import AnswerButton

if TYPE_CHECKING:
    from .scene import ShowScene


class ShowInput:
    """Turns mouse and keys into what the show can do."""

    def __init__(self, scene: ShowScene) -> None:
        self._scene = scene

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event)

    def _click(self, event: pygame.event.Event) -> None:
        """A button, or anywhere else to hurry."""
        if not self._scene.buttons.handle(event):
            self._scene.next_card()

    def _key(self, event: pygame.event.Event) -> None:
        scene, buttons = self._scene, self._scene.buttons
        pressing, focused = buttons.focus is not None, buttons.focused
        settled = isinstance(focused, AnswerButton) and focused.chosen
        if SHEET.heard(event):
            self._escape()
        elif FASTER.heard(event):
            scene.change_speed(1)
        elif SLOWER.heard(event):
            scene.change_speed(-1)
        elif SKIP.heard(event):
            scene.skip()
        elif NEXT_CARD.heard(event) and not pressing:
            scene.next_card()
        elif NEXT_HAND.heard(event) and (settled or not pressing):
            scene.next_hand()
        elif NTH.heard(event):
            self._go_to_answer(event)
        elif ANSWERS.heard(event) and is_upright(event):
            buttons.move_upright(step(event))
        elif ANSWERS.heard(event):
            buttons.move(step(event))
        else:
            buttons.handle(event)

    def _go_to_answer(self, event: pygame.event.Event) -> None:
        """The ring goes to one of the answers, if they can still be chosen."""
        buttons = self._scene.buttons
        places = [n for n, each in enumerate(buttons) if isinstance(each, AnswerButton)]
        found = nth(event, len(places))
        if found is not None and self._scene.choosing:
            buttons.focus = places[found]

    def _escape(self) -> None:
        """First the ring goes, then to the sheets; while something is open, the menu comes."""
        scene = self._scene
        if scene.buttons.focus is not None:
            scene.buttons.focus = None
        elif scene.model.outcome:
            scene.open_sheets()
        else:
            scene.open_menu()
