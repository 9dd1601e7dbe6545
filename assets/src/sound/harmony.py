"""Read a score critically: `python assets/src/sound/harmony.py` names what breaks the old rules.

Looked at are the voices in the order in which they are played, the return to the beginning too:
parallel fifths and octaves between any two, those the outer voices leap into together, crossings,
leaps that cannot be sung, tones outside their chord on its first beat (unless they were held over
and fall by a step), chords that are not complete or have another bass than the voice, and a C sharp
that does not lead to D or stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sound.pieces import PIECES
from sound.score import VOICES, Note, Piece

PERFECT = (0, 7)
OCTAVE, TRITONE, STEP = 12, 6, 2
OUTER = (VOICES[0], VOICES[-1])
SHARP = 1
"""C sharp, the only tone that leads."""
RANGES = {"melody": (64, 81), "alto": (53, 76), "tenor": (48, 69), "bass": (40, 57)}
Lines = dict[str, list[Note]]


def faults(piece: Piece) -> Iterator[str]:
    """What a strict reader would mark, with the bar it stands in."""
    lines = {name: _sung(piece.line(name)) for name in VOICES}
    for name, line in lines.items():
        yield from _melodic(piece, name, line)
    for upper, lower in combinations(VOICES, 2):
        yield from _parallels(piece, lines, upper, lower)
    for upper, lower in pairwise(VOICES):
        yield from _crossings(piece, lines, upper, lower)
    yield from _chords(piece, lines)


def _sung(line: list[Note]) -> list[Note]:
    """The notes of a line without its rests."""
    return [note for note in line if note.key is not None]


def _where(piece: Piece, at: float) -> str:
    bar, beat = divmod(at, piece.beats)
    return f"bar {int(bar) + 1} beat {beat + 1:g}"


def _melodic(piece: Piece, name: str, line: list[Note]) -> Iterator[str]:
    low, high = RANGES[name]
    for one, two in pairwise([*line, line[0]]):
        if not low <= one.key <= high:
            yield f"{_where(piece, one.at)}: {name} out of its range"
        leap = abs(two.key - one.key)
        rests = two.at - one.at - one.beats > 1e-9
        if (leap > OCTAVE or leap == TRITONE) and not rests:
            yield f"{_where(piece, two.at)}: {name} leaps by {leap}"
        if one.key % 12 == SHARP and two.key - one.key not in (0, 1) and not rests:
            follows = [note.key for note in line if one.at < note.at <= one.at + piece.beats]
            if one.key + 1 not in follows and one.key not in follows:
                yield f"{_where(piece, one.at)}: {name} has a C sharp that leads nowhere"


def _sounding(line: list[Note], at: float) -> Note | None:
    return next((n for n in line if n.at - 1e-9 <= at < n.at + n.beats - 1e-9), None)


def _parallels(piece: Piece, lines: Lines, upper: str, lower: str) -> Iterator[str]:
    """Both move, and the fifth or octave between them stays, even in contrary motion."""
    onsets = sorted({note.at for name in (upper, lower) for note in lines[name]})
    for before, after in pairwise([*onsets, onsets[0]]):
        pairs = [[_sounding(lines[v], at) for v in (upper, lower)] for at in (before, after)]
        if None in pairs[0] or None in pairs[1]:
            continue
        (a, b), (c, d) = [[note.key for note in pair] for pair in pairs]
        if a != c and b != d and (a - b) % 12 == (c - d) % 12 in PERFECT:
            kind = "fifths" if (a - b) % 12 else "octaves"
            yield f"{_where(piece, after)}: {kind} between {upper} and {lower}"
        together = (c - a) * (d - b) > 0 and (upper, lower) == OUTER
        if together and abs(c - a) > STEP and (c - d) % 12 in PERFECT:
            yield f"{_where(piece, after)}: {upper} and {lower} leap together"


def _crossings(piece: Piece, lines: Lines, upper: str, lower: str) -> Iterator[str]:
    for note in lines[upper]:
        under = _sounding(lines[lower], note.at)
        if under and under.key > note.key:
            yield f"{_where(piece, note.at)}: {lower} above {upper}"


def _chords(piece: Piece, lines: Lines) -> Iterator[str]:
    for chord in piece.harmony():
        where = f"{_where(piece, chord.at)} {chord.name}"
        found = {name: _sounding(lines[name], chord.at) for name in VOICES}
        tones = {note.key % 12 for note in found.values() if note}
        during = {
            note.key % 12
            for line in lines.values()
            for note in line
            if chord.at <= note.at < chord.at + chord.beats
        } | tones
        if len(chord.tones & during) < 3:
            yield f"{where}: incomplete"
        if found["bass"] and found["bass"].key % 12 != chord.bass:
            yield f"{where}: another bass"
        for name, note in found.items():
            if note and note.key % 12 not in chord.tones and not _suspended(lines[name], note):
                yield f"{where}: {name} does not belong to it"


def _suspended(line: list[Note], note: Note) -> bool:
    """Whether it was there before, and falls by a step."""
    at = line.index(note)
    following = line[(at + 1) % len(line)]
    return line[at - 1].key == note.key and 0 < note.key - following.key <= 2


def main() -> None:
    wrong = 0
    for name, piece in PIECES.items():
        found = list(faults(piece))
        wrong += len(found)
        bars = sum(piece.bars(section) for section, _ in piece.form)
        print(f"{name}: {bars} bars, {piece.length:.1f} s, {len(found)} faults")
        for fault in found:
            print(f"  {fault}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
