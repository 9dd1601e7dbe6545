"""The window: how large it is, where it lies, and what is drawn on."""

from __future__ import annotations

import contextlib

import pygame

from .widgets.pictures import forget, original

Size = tuple[int, int]
Place = tuple[int, int, int, int]
"""Left, top, width and height."""

USUAL = (1280, 720)
SMALLEST = (640, 480)
"""What every page can be laid out in; in a smaller window it is shown shrunk."""
GRIP = 60
"""So many pixels of a window must be on a screen for the mouse to get hold of it."""


class Window:
    """A window or the whole screen, and the surface that scenes draw on."""

    def __init__(self, size: Size | None = None, kept: Place | None = None) -> None:
        """Of a given size, or where it was `kept`, or of the usual size."""
        self._size = size
        self.place = kept if size is None else None
        """Where the window was last, full screen apart; None as long as nobody knows."""
        self.canvas: pygame.Surface
        self._fitted = USUAL
        """The size of the canvas when it was last made to fit."""
        self.stretched = False
        """Whether the window is being pulled, and has another size than the canvas."""

    def open(self, full_screen: bool) -> None:
        """Always a new one: one that has filled the screen does not get its size back
        everywhere."""
        if pygame.display.get_surface():
            self.note_place()
            pygame.display.quit()
            pygame.display.init()
        pygame.display.set_caption("Storied Realms")
        pygame.display.set_icon(original("app/icon"))
        forget("app/icon")
        if full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._open_where_it_was()
        pygame.key.set_repeat(400, 60)
        self.fit()

    def _open_where_it_was(self) -> None:
        screens = pygame.display.get_desktop_sizes() or [USUAL]
        size = self._size or within(self.place[2:] if self.place else USUAL, screens)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        if self.place and reachable(self.place, screens):
            with contextlib.suppress(pygame.error):  # not every desktop lets programs choose
                pygame.display.set_window_position(self.place[:2])

    @property
    def fills_screen(self) -> bool:
        shown = pygame.display.get_surface()
        return shown is not None and bool(shown.get_flags() & pygame.FULLSCREEN)

    @property
    def seen(self) -> bool:
        """Whether any of it can be on a screen."""
        return pygame.display.get_active()

    @property
    def attended(self) -> bool:
        """Whether it is the window the player works with."""
        return self.seen and pygame.key.get_focused()

    def note_place(self) -> None:
        """Remembers where the window is, unless it fills the screen."""
        shown = pygame.display.get_surface()
        if shown and not self.fills_screen:
            with contextlib.suppress(pygame.error):
                self.place = (*pygame.display.get_window_position(), *shown.get_size())

    def fit(self) -> None:
        """The window has another size now: the canvas is the window itself, or larger."""
        shown = pygame.display.get_surface()
        assert shown
        self._fitted = (max(shown.get_width(), SMALLEST[0]), max(shown.get_height(), SMALLEST[1]))
        larger = self._fitted != shown.get_size()
        self.canvas = pygame.Surface(self._fitted).convert() if larger else shown
        self.stretched = False

    def stretch(self) -> None:
        """The window is being pulled: until it rests, what is drawn stays as large as it was, and
        is shown as large as the window is by now."""
        if not self.stretched:
            self.canvas = pygame.Surface(self._fitted).convert()
            self.stretched = True

    def on_canvas(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event of the mouse as if it had happened on the canvas."""
        shown = pygame.display.get_surface()
        if shown is None or shown is self.canvas or not hasattr(event, "pos"):
            return event
        ratios = zip(self.canvas.get_size(), shown.get_size(), strict=True)
        pos = tuple(round(at * to / of) for at, (to, of) in zip(event.pos, ratios, strict=True))
        return pygame.event.Event(event.type, {**event.dict, "pos": pos})

    def show(self) -> None:
        """Puts what was drawn on the screen."""
        shown = pygame.display.get_surface()
        if shown and shown is not self.canvas:
            pygame.transform.smoothscale(self.canvas, shown.get_size(), shown)
        pygame.display.flip()


def within(size: Size, screens: list[Size]) -> Size:
    """A size no larger than the largest screen."""
    wide, high = max(screens)
    return min(size[0], wide), min(size[1], high)


def reachable(place: Place, screens: list[Size]) -> bool:
    """Whether the upper edge of a window, by which one moves it, lies on a screen.

    SDL tells how large screens are but not how they stand: several may stand on either side.
    """
    desk = pygame.Rect(0, 0, sum(wide for wide, _ in screens), max(high for _, high in screens))
    if len(screens) > 1:
        desk = desk.union(desk.move(-desk.width, 0)).inflate(0, 2 * desk.height)
    left, top, width, _ = place
    edge = pygame.Rect(left, top, width, GRIP).clip(desk)
    return edge.width >= GRIP and edge.height == GRIP
