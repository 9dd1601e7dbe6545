"""The guide: says a step of the lesson over the table, and lets the player do what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.attention import UNREAD
from game.client.keys import BUTTONS, MENU, PLAY, RING
from game.client.motion import CROSSFADE
from game.client.sound import Cue
from game.client.widgets.button import NOWHERE, Button, Buttons

from .speech import Speech

if TYPE_CHECKING:
    from .scene import GuidedScene, Step

POP, SHAKE = 200, 300
"""Milliseconds in which a bubble appears, and a target says no."""


class Guide:
    """Speaks where the table rests at the step it has come to; else the match goes on."""

    def __init__(self, scene: GuidedScene, number: int, go: Callable[[int], None]) -> None:
        self._scene, self._go = scene, go
        self.number = number
        """Of the step it has come to; behind the last one there is nothing more to say."""
        self.buttons = Buttons(scene.app.sounds)
        self.ringed = False
        """Whether the keys' ring is around the target."""
        self._grabbed = False
        """Whether the player is clicking or carrying the target."""
        self.speech: Speech | None = None
        """The step as it is seen, from the moment on it is said."""
        self._began: float | None = None
        """When that was."""
        self._shaken: float | None = None

    # What it has to say.

    @property
    def step(self) -> Step | None:
        steps = self._scene.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def due(self) -> bool:
        """Whether the match has come to what the step is about, and must wait."""
        return self.step is not None and self.step.at == self._scene.played

    @property
    def speaking(self) -> bool:
        return self.due and self._scene.rests

    @property
    def moving(self) -> bool:
        return self._passed(self._began, POP) < 1 or self._passed(self._shaken, SHAKE) < 1

    def _passed(self, since: float | None, milliseconds: float) -> float:
        """How much of something has passed, from 0 to 1."""
        if since is None:
            return 1.0
        motion = self._scene.app.motion
        lasts = motion.takes(milliseconds)
        lasts = min(CROSSFADE, lasts) if motion.reduced else lasts
        return min((motion.now - since) / lasts, 1.0)

    def update(self) -> None:
        """The bubble appears when there is something to say, and goes when it was done."""
        if self.speech and self.step and self.step.asks and self._scene.has_done(self.step):
            self._turn_to(self.number + 1)
        elif self.speaking and self.speech is None:
            self._scene.make_ready()
            self._began = self._scene.app.motion.now
            self._say()
        elif not self.speaking and self.speech:
            self._fall_silent()

    def _say(self) -> None:
        assert self.step
        words, onward = self._scene.app.words, self._scene.reads_on(self.number)
        found = [Button(words.text("lesson-leave"), self.leave)]
        if self.number:
            found.append(Button(words.text("lesson-back"), self.back))
        if not self.step.asks:
            found.append(Button(words.text(onward), self.next, primary=True))
        self.speech = self._scene.speech(self.number, found)
        self.buttons.set(found)

    def _fall_silent(self) -> None:
        self.speech = self._began = self._shaken = self.buttons.focus = None
        self.ringed = self._grabbed = False

    def resize(self) -> None:
        if self.speech:
            self._say()

    def draw(self, screen: pygame.Surface) -> None:
        if self.speech:
            grown, shaken = self._passed(self._began, POP), self._passed(self._shaken, SHAKE)
            self.speech.draw(screen, grown, shaken, self.ringed)
            if grown == 1:
                covered = self._scene.overlay is not None
                self.buttons.draw(screen, NOWHERE if covered else pygame.mouse.get_pos())

    # What the player does.

    def handle(self, event: pygame.event.Event) -> None:
        """All input of the lesson comes here; the scene gets what belongs to the step."""
        if MENU.heard(event):
            self._scene.open_menu()
        elif self.speech is None:
            self._scene.watch(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif self._grabbed and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._grabbed = event.type == pygame.MOUSEMOTION
            self._scene.pass_on(event)

    def _key(self, event: pygame.event.Event) -> None:
        assert self.step
        if self.step.asks and RING.heard(event):
            self.ringed, self.buttons.focus = True, None
        elif self._scene.means_it(event):
            self._scene.do_asked()
        elif BUTTONS.heard(event):
            self.ringed = False
            self.buttons.handle(event)
        elif PLAY.heard(event) and not self.buttons.handle(event) and self._can_do:
            self._scene.do_asked()

    def _press(self, event: pygame.event.Event) -> None:
        assert self.speech
        if self.buttons.handle(event) or self.speech.area.collidepoint(event.pos):
            return
        if self._scene.is_handle(event.pos):
            self._grabbed = True
            self._scene.pass_on(event)
        elif self._scene.is_target(event.pos):
            self._scene.do_asked()
        else:
            self._shaken = self._scene.app.motion.now
            self._scene.app.sounds.play(Cue.HOVER)

    @property
    def _can_do(self) -> bool:
        """Whether Enter means the target: it has the ring, or a golden button that one has seen."""
        began, now = self._began, self._scene.app.motion.now
        seen = began is not None and now - began >= UNREAD
        return self.ringed or (seen and self._scene.has_gold)

    def next(self) -> None:
        """Reads on."""
        self._turn_to(self.number + 1)

    def back(self) -> None:
        """To the step before, as the match stood then."""
        self._turn_to(self.number - 1)

    def leave(self) -> None:
        self._scene.part(self.number)

    def _turn_to(self, number: int) -> None:
        self.number = number
        self._fall_silent()
        self._go(number)
