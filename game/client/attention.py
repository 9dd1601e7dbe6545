"""What counts as meant: a key held down is pressed once, and nobody answers what just appeared."""

from __future__ import annotations

import pygame

from .widgets.button import CONFIRMING

REPEATING = frozenset(
    (
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
    )
)
"""Keys that move or erase: held down, they go on. (Letters of a text are no keys but input.)"""
LOST = 1.0
"""Seconds after which a key that was never let go is pressed anew: a window that was closed in
between has not heard of it."""
UNREAD = 0.35
"""Seconds in which nobody has read a question yet."""


class Attention:
    """Sorts out what the player cannot have meant."""

    def __init__(self) -> None:
        self._held: dict[int, float] = {}
        """The keys that are down, and when they were last heard of."""
        self._question: object | None = None
        self._asked_at = 0.0

    def look(self, question: object | None, now: float) -> None:
        """Notes what the player is asked at this moment."""
        if question != self._question:
            self._question, self._asked_at = question, now

    def unread(self, now: float) -> bool:
        """Whether there is a question nobody has read yet."""
        return self._question is not None and now - self._asked_at < UNREAD

    def means(self, event: pygame.event.Event, now: float) -> bool:
        """Whether something that happened was meant by the player."""
        if event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        elif event.type == pygame.KEYDOWN:
            repeated = now - self._held.get(event.key, -LOST) < LOST
            self._held[event.key] = now
            if repeated and event.key not in REPEATING:
                return False
            return not (event.key in CONFIRMING and self.unread(now))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            return not self.unread(now)
        return True
