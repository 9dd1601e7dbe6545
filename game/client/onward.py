"""What one may go on to when a match is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Onward:
    """Another match of the same company, or the first one of one's own."""

    key: str
    """Of the words for it."""
    begin: Callable[[], None]
