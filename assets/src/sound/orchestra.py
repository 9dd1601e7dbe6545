"""Plays a score: from voices, bars and figures to a loop in stereo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState
from scipy import signal

from sound.instruments import recorder, viol
from sound.score import Note, Piece, Scoring, Section, pitch, voice
from sound.synth import (
    Sound,
    decay,
    drum,
    faded,
    high_pass,
    low_pass,
    lute,
    noise,
    samples,
    wrapped,
)

HALL, WET = 1.9, 0.22
"""Seconds the hall rings, and how much of it is heard."""
TAIL = 5.0
"""Seconds after which the last tone has gone."""
TAKES = 3
"""How many times a tone is plucked differently, so that repeats are not alike."""
ARCH = 0.16
"""How much louder the middle of a section is than its ends."""


@dataclass(frozen=True)
class Seat:
    """Where an instrument sits, from 0 on the left to 1 on the right, and how loud it is."""

    place: float
    level: float


SEATS = {
    "recorder": Seat(0.6, 0.12),
    "lute": Seat(0.42, 0.42),
    "broken": Seat(0.36, 0.46),
    "alto": Seat(0.7, 0.07),
    "tenor": Seat(0.28, 0.07),
    "bass": Seat(0.52, 0.11),
    "drum": Seat(0.55, 0.45),
}


class Played(dict[str, Sound]):
    """The tracks of the instruments while they are written."""

    def __init__(self, piece: Piece) -> None:
        length = samples(piece.length + TAIL)
        super().__init__({name: np.zeros(length) for name in SEATS})

    def add(self, track: str, at: float, sound: Sound, gain: float) -> None:
        start = max(0, samples(at))
        self[track][start : start + len(sound)] += sound * gain


class Orchestra:
    """One performance; chance makes it human: nothing comes quite on time or equally strong."""

    def __init__(self, piece: Piece, rng: RandomState) -> None:
        self._piece, self._rng = piece, rng
        self._tracks = Played(piece)
        self._kept: dict[tuple[str, float, int], Sound] = {}

    def play(self) -> Sound:
        for at, section, scoring in self._piece.played():
            self._section(at, section, scoring)
        return self._in_the_hall()

    def _section(self, at: float, section: Section, scoring: Scoring) -> None:
        notes = {
            name: self._tones(getattr(section, name))
            for name in ("melody", "alto", "tenor", "bass")
        }
        long = section.melody.count("|") + 1

        def gain(note: float) -> float:
            """Stronger on the first beat, and in the middle of the section."""
            way = note / (long * self._piece.beats)
            accent = 1.0 if note % self._piece.beats else 1.08
            return accent * (1 + ARCH * (np.sin(np.pi * way) - 0.5)) * self._rng.uniform(0.93, 1.04)

        for note in notes["melody"]:
            if scoring.recorder:
                self._sustain(
                    "recorder", recorder, at, note, 0.06, scoring.recorder * gain(note.at)
                )
            if scoring.lute:
                self._pluck("lute", at + note.at, note.key, scoring.lute * gain(note.at), 2400)
        for name in ("alto", "tenor", "bass"):
            level = scoring.bass if name == "bass" and scoring.bass else scoring.viols
            for note in notes[name] if level else ():
                self._sustain(name, viol, at, note, 0.3, level * gain(note.at))
        for beat, sign in self._figure(scoring.figure, long):
            name = ("bass", "tenor", "alto")[int(sign) - 1]
            key = next(n.key for n in notes[name] if n.at <= beat < n.at + n.beats)
            self._pluck("broken", at + beat, key, scoring.broken * gain(beat), 1700)
        for beat, sign in self._figure(scoring.drum, long):
            deep = sign == "D"
            self._strike(at + beat, deep, scoring.drums * gain(beat) * (1 if deep else 0.45))

    def _tones(self, text: str) -> list[Note]:
        return [note for note in voice(text, self._piece.beats) if note.key is not None]

    def _figure(self, figure: str, bars: int) -> Iterator[tuple[float, str]]:
        """When each sign of a figure falls that is not a rest."""
        for bar in range(bars):
            for index, sign in enumerate(figure):
                if sign != ".":
                    yield (bar + index / len(figure)) * self._piece.beats, sign

    def _late(self, spread: float) -> float:
        return float(np.clip(self._rng.normal(0, spread), -2 * spread, 2 * spread))

    def _sustain(
        self,
        track: str,
        sounds: Callable[[float, float, RandomState], Sound],
        at: float,
        note: Note,
        over: float,
        gain: float,
    ) -> None:
        """A tone that is held, a little into the next one."""
        begin = (at + note.at) * self._piece.beat + self._late(0.006)
        tone = sounds(note.beats * self._piece.beat + over, pitch(note.key or 0), self._rng)
        self._tracks.add(track, begin, tone, gain)

    def _pluck(self, track: str, beat: float, key: int | None, gain: float, bright: float) -> None:
        take = int(self._rng.randint(TAKES))
        found = self._kept.get((track, key or 0, take))
        if found is None:
            found = lute(3.2, pitch(key or 0), self._rng, bright * self._rng.uniform(0.92, 1.06))
            self._kept[track, key or 0, take] = found
        self._tracks.add(track, beat * self._piece.beat + self._late(0.009), found, gain)

    def _strike(self, beat: float, deep: bool, gain: float) -> None:
        take = int(self._rng.randint(TAKES))
        found = self._kept.get(("drum", float(deep), take))
        if found is None:
            tone, ring = (82, 0.6) if deep else (131, 0.28)
            found = drum(0.8, tone * self._rng.uniform(0.99, 1.01), ring, self._rng)
            self._kept["drum", float(deep), take] = found
        self._tracks.add("drum", beat * self._piece.beat + self._late(0.005), found, gain)

    def _in_the_hall(self) -> Sound:
        """Everybody on their seats, what rings on at the end heard at the beginning."""
        sides = []
        for share in (np.cos, np.sin):
            dry = sum(
                track * SEATS[name].level * share(SEATS[name].place * np.pi / 2)
                for name, track in self._tracks.items()
            )
            far = sum(
                track * SEATS[name].level * (0.3 if name == "bass" else 1)
                for name, track in self._tracks.items()
            )
            sounds = dry + WET * np.asarray(signal.fftconvolve(far, self._echo()))[: len(dry)]
            sides.append(wrapped(high_pass(sounds, 32), self._piece.length))
        return np.stack(sides, axis=1)

    def _echo(self) -> Sound:
        """What comes back from the walls to one ear."""
        echo = low_pass(high_pass(noise(HALL, self._rng), 160), 2800, 1) * decay(HALL, HALL)
        echo[: samples(0.018)] = 0
        return faded(echo / np.sqrt(np.sum(echo**2)), 0.001, HALL / 3)
