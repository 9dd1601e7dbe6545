"""A word to the player when there is no game to say it in: a small window of its own."""

from __future__ import annotations

import pygame

from . import rich_text
from .button import CONFIRMING, Button
from .icons import icon
from .look import INK, PENALTY, Face, fitting
from .parchment import parchment
from .rich_text import Style

SIZE = (860, 360)


def show_note(title: str, text: str, button: str) -> None:
    """Shows a note until the player has read it. Without a screen there is nobody to show it to."""
    if unseen():
        return
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    pygame.display.set_caption("Storied Realms")
    done = Button(button, lambda: None, pygame.Rect(0, 0, 260, 56), primary=True)
    done.area.midbottom = (SIZE[0] // 2, SIZE[1] - 44)
    draw_note(screen, title, text)
    done.draw(screen, hovered=False, focused=True)
    pygame.display.flip()
    while not _read(pygame.event.wait(), done):
        pass
    pygame.display.quit()


def unseen() -> bool:
    """Whether there is no screen: SDL then draws into nothing, and does not say so."""
    pygame.display.init()
    return pygame.display.get_driver() in ("dummy", "offscreen")


def draw_note(screen: pygame.Surface, title: str, text: str) -> None:
    screen.fill((24, 14, 22))
    parchment(screen, screen.get_rect().inflate(-16, -16), 0.7)
    head = fitting(title, Face.HEAD, 34, SIZE[0] - 120).render(title, True, PENALTY)
    screen.blit(head, head.get_rect(center=(SIZE[0] // 2, 66)))
    room = pygame.Rect(70, 104, SIZE[0] - 140, 140)
    layout = rich_text.fitted(text, Style(), room.width, room.height, 24, 13)
    rich_text.draw(screen, layout, room, INK, icon)


def _read(event: pygame.event.Event, done: Button) -> bool:
    if event.type == pygame.MOUSEBUTTONUP:
        return done.area.collidepoint(event.pos)
    return event.type == pygame.QUIT or (
        event.type == pygame.KEYDOWN and event.key in (*CONFIRMING, pygame.K_ESCAPE)
    )
