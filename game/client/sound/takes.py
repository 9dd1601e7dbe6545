"""Every cue in several takes, so that what is heard often does not tire."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import numpy as np
import pygame

from game.log import LOG
from game.paths import assets

from .names import BoardCue, Cue

RATE, CHANNELS = 44_100, 2
"""As all sounds are kept in memory, in whole numbers of 16 bits."""
TAKES = (-1.0, -0.5, 0.0, 0.5, 1.0)
WIDTH: Mapping[str, float] = {
    Cue.SLIDE: 1.6,
    Cue.PLACE: 1.2,
    Cue.HOVER: 1.0,
    Cue.FLIP: 1.4,
    Cue.PRESS: 0.7,
    Cue.BLANK: 0.8,
    BoardCue.DICE: 1.6,
    BoardCue.STEP: 1.2,
    BoardCue.REROLL: 1.4,
}
"""By how many semitones the takes of a cue differ at most; what sings stays in tune."""
KEPT = 96
"""As many takes as are kept at once."""


class Takes:
    """The cues in memory; one that cannot be read is told once, and is not heard."""

    def __init__(self) -> None:
        self._chance = Random()
        self._last: dict[str, float] = {}
        self._made = lru_cache(maxsize=KEPT)(self._make)

    def of(self, cue: str, semitones: float) -> pygame.mixer.Sound | None:
        """The cue so much higher, and not quite as it was heard last."""
        width = WIDTH.get(cue, 0.0)
        if width:
            last = self._last.get(cue)
            take = self._chance.choice([each for each in TAKES if each != last])
            self._last[cue] = take
            semitones += width * take
        return self._made(cue, semitones)

    def fetch(self, cue: str) -> None:
        """Has a cue ready before it is heard."""
        self._made(cue, 0.0)

    def _make(self, cue: str, semitones: float) -> pygame.mixer.Sound | None:
        if semitones:
            plain = self._made(cue, 0.0)
            return transposed(plain, semitones) if plain else None
        try:
            return read(cue)
        except (pygame.error, OSError) as error:
            LOG.error("The sound %s cannot be heard: %s", cue, error)
            return None


def read(name: str) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(assets() / "sound" / f"{name}.ogg")


def transposed(sound: pygame.mixer.Sound, semitones: float) -> pygame.mixer.Sound:
    """The cue read faster or slower, and so higher and shorter, or lower and longer. A cue has one
    side, which is heard on both."""
    waves = np.frombuffer(sound.get_raw(), np.int16)[::CHANNELS]
    pace = 2 ** (semitones / 12)
    wanted = np.arange(int(len(waves) / pace)) * pace
    moved = np.interp(wanted, np.arange(len(waves)), waves).astype(np.int16)
    return pygame.mixer.Sound(buffer=np.repeat(moved, CHANNELS).tobytes())
