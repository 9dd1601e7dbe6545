"""What goes on and on: one loop fades into the next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future

import pygame

from game.log import LOG

Load = Callable[[str], "Future[pygame.mixer.Sound]"]
CROSSFADE, HUSH = 1800, 150
"""Milliseconds from one loop to the next, and until all is quiet."""


class Track:
    """Plays one loop at a time. They are read beside the window, and begin when they are there.

    The fades are the mixer's own, and smooth however busy the window is; `level` comes on top.
    """

    def __init__(
        self, channels: Sequence[int], load: Load, tidy: Callable[[], object] = lambda: None
    ) -> None:
        """`tidy` is called when a loop has faded out: minutes of sound are needed no more."""
        self._channels = deque(pygame.mixer.Channel(number) for number in channels)
        self._load, self._tidy = load, tidy
        self._fading = False
        self._coming: Future[pygame.mixer.Sound] | None = None
        self._sound: pygame.mixer.Sound | None = None
        self._level = 0.0
        self.wanted: str | None = None

    @property
    def level(self) -> float:
        """How loud it is meant to be, of 1."""
        return self._level

    @level.setter
    def level(self, level: float) -> None:
        self._level = level
        if self._sound:
            self._sound.set_volume(level)

    def want(self, name: str | None) -> None:
        """This shall be heard from now on; None for nothing."""
        if name != self.wanted:
            self._forget()
            self.wanted = name
            self._coming = self._load(name) if name else None
            if name is None:
                self._change(None)

    def hush(self) -> None:
        """Nothing is to be heard any more, at once."""
        self._forget()
        self.wanted = self._sound = None
        _fade_out(self._channels[0], HUSH)
        for fading in list(self._channels)[1:]:
            fading.stop()

    def _forget(self) -> None:
        """What was coming is wanted no more."""
        if self._coming:
            self._coming.cancel()
            self._coming = None

    def update(self) -> None:
        """What has been read in the meantime begins."""
        if self._coming and self._coming.done():
            coming, self._coming = self._coming, None
            try:
                self._change(coming.result())
            except (pygame.error, OSError) as error:
                LOG.error("The sound %s cannot be heard: %s", self.wanted, error)
                self._change(None)

        if self._fading and not any(each.get_busy() for each in list(self._channels)[1:]):
            self._fading = False
            self._tidy()

    def _change(self, sound: pygame.mixer.Sound | None) -> None:
        self._fading = self._channels[0].get_busy()
        _fade_out(self._channels[0], CROSSFADE)
        self._channels.rotate(1)
        self._sound = sound
        if sound:
            sound.set_volume(self._level)
            self._channels[0].play(sound, loops=-1, fade_ms=CROSSFADE)


def _fade_out(channel: pygame.mixer.Channel, milliseconds: int) -> None:
    """The mixer leaves a channel alone that has not been faded in yet: it would go on for ever."""
    if channel.get_volume() > 0:
        channel.fadeout(milliseconds)
    else:
        channel.stop()
