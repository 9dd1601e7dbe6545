"""A part of the table that stands still until it shows something new."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class Zone:
    """A part of the table: where it is, what it shows, and how that is drawn."""

    area: pygame.Rect
    shows: Hashable
    draw: Callable[[pygame.Surface], None]
