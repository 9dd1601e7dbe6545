"""Everything that is heard, at the volumes set. Without a device, nothing."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

import pygame

from game.client.memory import give_back

from .ducking import Ducking
from .names import HEARTH, BoardCue, Cue, Piece
from .takes import CHANNELS, RATE, Takes, read
from .track import Track

BUFFER = 1024
VOICES = 16
"""As many sounds as are heard at once, the loops among them."""
MUSIC, FIRE = (0, 1, 2), (3,)
"""The channels of the loops: three, for whoever changes scenes while one still fades."""
ASIDE, STRAY = 0.6, 0.12
"""How far to a side the edge of the window is heard, and by how much a place varies."""


class Sounds:
    """Plays cues and loops; a machine without sound stays silent and says why."""

    def __init__(self) -> None:
        self.problem = ""
        self._effects = self._volume = 0.0
        self._ready = False
        """Whether the cues have been asked for that everything uses."""
        self._piece: Piece | None = None
        self._ducking = Ducking()
        self._takes = Takes()
        self._chance = Random()
        try:
            # No other format: sounds are changed in memory, and loops meet their beginning exactly.
            pygame.mixer.init(RATE, -16, CHANNELS, BUFFER, allowedchanges=0)
        except pygame.error as error:
            self.problem = str(error)
            return
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(len(MUSIC) + len(FIRE))
        self._reader = ThreadPoolExecutor(1, "sounds")
        self._music = Track(MUSIC, self._read, lambda: self._reader.submit(give_back))
        self._fire = Track(FIRE, self._read)

    @property
    def silent(self) -> bool:
        return bool(self.problem)

    def _read(self, name: str) -> Future[pygame.mixer.Sound]:
        """Decodes beside the window: pygame lets go of Python's lock meanwhile."""
        return self._reader.submit(read, name)

    def set_volumes(self, effects: int, music: int, ambience: int) -> None:
        """In per cent. What is not heard is not read, either."""
        if self.silent:
            return
        self._effects, self._volume = effects / 100, music / 100
        self._fire.level = ambience / 100
        if not ambience:
            self._fire.hush()
        if not music:
            self._music.hush()
        self._level_music()

    def hear(self, piece: Piece | None) -> None:
        """The music that goes with what is seen."""
        self._piece = piece

    def play(self, cue: str, place: float = 0.5, semitones: int = 0, over: bool = False) -> None:
        """Lets a cue be heard from its place in the window, 0 at the left and 1 at the right;
        higher if it is told so, and with the music stepping back if it is to be heard over it."""
        if self.silent or not self._effects:
            return
        sound = self._takes.of(cue, semitones)
        if sound is None:
            return
        sound.set_volume(self._effects)
        channel = sound.play()
        if channel:
            channel.set_volume(*self._sides(place))
        if over:
            self._ducking.under(sound.get_length())

    def _sides(self, place: float) -> tuple[float, float]:
        """How loud it is at the left and at the right."""
        aside = (2 * place - 1) * ASIDE + self._chance.uniform(-STRAY, STRAY)
        return min(1.0, 1 - aside), min(1.0, 1 + aside)

    def update(self, seconds: float) -> None:
        """Time has passed: loops begin that have been read, the music comes forward again."""
        if self.silent:
            return
        if self._fire.level:
            self._fire.want(HEARTH)
        if self._volume:
            self._music.want(self._piece)
        if self._effects and not self._ready:
            self._ready = True
            for cue in (*Cue, *BoardCue):
                self._reader.submit(self._takes.fetch, cue)
        self._fire.update()
        self._music.update()
        self._ducking.update(seconds)
        self._level_music()

    def _level_music(self) -> None:
        level = self._volume * self._ducking.share
        if level != self._music.level:
            self._music.level = level

    def close(self) -> None:
        if not self.silent:
            self._reader.shutdown(cancel_futures=True)
            if pygame.mixer.get_init():  # a sound that ends while the mixer goes blocks it for ever
                pygame.mixer.stop()
            pygame.mixer.quit()
