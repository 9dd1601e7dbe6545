"""A piece of music as it is written down: voices, bars, chords, form, and who plays.

A voice is a line of bars with `|` between them; a note is `D5` or `D5:1.5`, its length in beats, a
rest `-`. A chord is `Dm`, `C/E` (over E) or `A:3`, a whole bar long unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

SCALE = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"#": 1, "b": -1}
VOICES = ("melody", "alto", "tenor", "bass")
THIRD = {"m": 3, "": 4}


class Note(NamedTuple):
    """A tone, or a rest without a key, from one beat on for a number of beats."""

    at: float
    beats: float
    key: int | None
    """Semitones: 60 is the C in the middle."""


class Chord(NamedTuple):
    """What the voices agree on for a while."""

    at: float
    beats: float
    name: str
    tones: frozenset[int]
    """Root, third and fifth, as semitones above C."""
    bass: int


def key_of(name: str) -> int:
    """`A4` is 69, `C#4` 61."""
    sign = SIGNS.get(name[1], 0)
    return SCALE[name[0]] + sign + 12 * (int(name[2 if sign else 1 :]) + 1)


def pitch(key: float) -> float:
    """The hertz of a key."""
    return float(440 * 2 ** ((key - 69) / 12))


def voice(text: str, beats: float) -> list[Note]:
    """The notes of a line; every bar must come out even."""
    notes, at = [], 0.0
    for number, bar in enumerate(text.split("|"), 1):
        end = at + beats
        for word in bar.split():
            name, _, length = word.partition(":")
            long = float(length or 1)
            notes.append(Note(at, long, None if name == "-" else key_of(name)))
            at += long
        if abs(at - end) > 1e-9:
            raise ValueError(f"bar {number} has {at - end + beats:g} beats, not {beats:g}: {bar}")
        at = end
    return notes


def chords(text: str, beats: float) -> list[Chord]:
    """The chords of a line, by their names."""
    found, at = [], 0.0
    for bar in text.split("|"):
        for word in bar.split():
            name, _, length = word.partition(":")
            long = float(length or beats)
            upper, _, under = name.partition("/")
            minor = upper.endswith("m")
            root = _tone(upper.removesuffix("m"))
            tones = frozenset((root + step) % 12 for step in (0, THIRD["m" if minor else ""], 7))
            found.append(Chord(at, long, name, tones, _tone(under) if under else root))
            at += long
    return found


def _tone(name: str) -> int:
    return (SCALE[name[0]] + SIGNS.get(name[1:2], 0)) % 12


@dataclass(frozen=True)
class Section:
    """Some bars in four voices, with the chords they make."""

    chords: str
    melody: str
    alto: str
    tenor: str
    bass: str


@dataclass(frozen=True)
class Scoring:
    """Who plays a section, and how strongly; nothing is silent."""

    recorder: float = 0.0
    """The melody, sung by the recorder."""
    lute: float = 0.0
    """The melody, plucked."""
    figure: str = ""
    """How the lute breaks the chords: bass, tenor and alto as 1, 2, 3, the melody's first note an
    octave lower as 4, a rest as `.`; as many as divide the bar."""
    broken: float = 0.0
    viols: float = 0.0
    """Alto, tenor and bass, bowed."""
    bass: float = 0.0
    """The bass alone, bowed."""
    drum: str = ""
    """D is the deep stroke, t the light one, `.` none; as many as divide the bar."""
    drums: float = 0.0


@dataclass(frozen=True)
class Piece:
    """A piece, which begins again when it ends."""

    beats: int
    """In a bar."""
    tempo: float
    """Beats a minute."""
    sections: Mapping[str, Section]
    form: Sequence[tuple[str, Scoring]]

    @property
    def beat(self) -> float:
        """Seconds of a beat."""
        return 60 / self.tempo

    def bars(self, section: str) -> int:
        return self.sections[section].melody.count("|") + 1

    @property
    def length(self) -> float:
        """Seconds from the beginning to the next."""
        return sum(self.bars(name) for name, _ in self.form) * self.beats * self.beat

    def played(self) -> Iterator[tuple[float, Section, Scoring]]:
        """The sections as they follow, each with the beat at which it begins."""
        at = 0.0
        for name, scoring in self.form:
            yield at, self.sections[name], scoring
            at += self.bars(name) * self.beats

    def line(self, name: str) -> list[Note]:
        """A voice from beginning to end."""
        return [
            note._replace(at=note.at + at)
            for at, section, _ in self.played()
            for note in voice(getattr(section, name), self.beats)
        ]

    def harmony(self) -> list[Chord]:
        """The chords from beginning to end."""
        return [
            chord._replace(at=chord.at + at)
            for at, section, _ in self.played()
            for chord in chords(section.chords, self.beats)
        ]
