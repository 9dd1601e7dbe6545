"""What is heard: short cues, and the hearth in the background. Without a device, nothing."""

from __future__ import annotations

from enum import StrEnum, auto

import pygame

from game.paths import assets


class Cue(StrEnum):
    """Things one hears, by what happens."""

    SLIDE = auto()
    PLACE = auto()
    HOVER = auto()
    FLIP = auto()
    TAKE = auto()
    PRESS = auto()
    TURN = auto()
    BONUS = auto()
    PENALTY = auto()
    BLANK = auto()
    CLEAR = auto()
    DIAL = auto()
    WIN = auto()
    LOSE = auto()


HEARTH = "hearth"


class Sounds:
    """Plays cues at the volume set; a machine without sound stays silent and says why."""

    def __init__(self) -> None:
        self.problem = ""
        self._effects = 0.0
        self._loaded: dict[Cue, pygame.mixer.Sound] = {}
        try:
            pygame.mixer.init(buffer=1024)
        except pygame.error as error:
            self.problem = str(error)

    @property
    def silent(self) -> bool:
        return bool(self.problem)

    def set_volumes(self, effects: int, music: int) -> None:
        """Both in per cent; the hearth begins to burn when it is first wanted."""
        self._effects = effects / 100
        if self.silent:
            return
        pygame.mixer.music.set_volume(music / 100)
        if not music:
            pygame.mixer.music.stop()
        elif not pygame.mixer.music.get_busy():
            file = assets() / "sound" / f"{HEARTH}.ogg"
            pygame.mixer.music.load(file)
            pygame.mixer.music.play(-1, fade_ms=1500)

    def play(self, cue: Cue) -> None:
        if self.silent or not self._effects:
            return
        if cue not in self._loaded:
            self._loaded[cue] = pygame.mixer.Sound(assets() / "sound" / f"{cue}.ogg")
        self._loaded[cue].set_volume(self._effects)
        self._loaded[cue].play()

    def close(self) -> None:
        if not self.silent:
            pygame.mixer.quit()
