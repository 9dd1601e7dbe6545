"""The clipboard, where there is one."""

from __future__ import annotations

import contextlib

import pygame


def copy(text: str) -> bool:
    """Puts a text on the clipboard; whether it is there now."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(text)
    return copied() == text


def copied() -> str:
    """The text on the clipboard; nothing if there is none, or no clipboard."""
    with contextlib.suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
