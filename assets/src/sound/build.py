"""Make the sounds: `python assets/src/sound/build.py [names]` writes into assets/sound.

Every sound is made from a seed of its own name, so that each build gives the same bytes.
`levels.py` tells how loud they have become, `harmony.py` whether the music keeps the rules.
"""

from __future__ import annotations

import argparse
import struct
import sys
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
import soundfile
from numpy.random import RandomState

from sound import board_cues
from sound.cues import CUES, hearth
from sound.loudness import LONG, SHORT, integrated, loudest
from sound.orchestra import Orchestra
from sound.pieces import PIECES
from sound.suits import TIMBRES, chord
from sound.synth import RATE, Sound, amplitude, decibels, faded, high_pass, peak, samples, trimmed

SOUNDS = Path(__file__).resolve().parents[2] / "sound"
PEAK = -6.0
"""Decibels nothing exceeds."""
LOUDNESS = -17.0
"""LUFS of the loudest moment of an effect."""
QUIETER = {
    "hover": 6,
    "slide": 4,
    "flip": 3,
    "take": 2,
    "press": 2,
    "dial": 2,
    "lose": 3,
    "step": 2,
    "reroll": 3,
    "invalid": 4,
}
CHORDS = -21.0
"""LUFS of the chords of the suits, which ring: of their loudest moment of another length."""
MUSIC, FIRE = -25.0, -33.0
"""LUFS of what goes on all the time."""
LEAD, REST = 0.004, 0.012
"""Seconds of silence around an effect: the encoder blurs what begins at once."""
QUALITY = 0.4
Make = Callable[[RandomState], Sound]


def effect(make: Make, level: float, window: float = SHORT) -> Make:
    """A cue at its level, by its loudest moment of that length, with quiet ends."""

    def made(rng: RandomState) -> Sound:
        sound = trimmed(high_pass(make(rng), 35))
        sound = faded(sound, fall=min(0.25, len(sound) / RATE / 3))
        gain = min(PEAK - decibels(peak(sound)), level - loudest(sound, window))
        return np.pad(sound * amplitude(gain), (samples(LEAD), samples(REST)))

    return made


def loop(make: Make, level: float) -> Make:
    """What has no end, at its level."""

    def made(rng: RandomState) -> Sound:
        sound = make(rng)
        return sound * amplitude(min(level - integrated(sound), PEAK - decibels(peak(sound))))

    return made


EFFECTS: dict[str, Make] = {
    **{
        name: effect(make, LOUDNESS - QUIETER.get(name, 0))
        for name, make in (CUES | board_cues.CUES).items()
    },
    **{f"suit_{suit}": effect(partial(chord, suit), CHORDS, LONG) for suit in TIMBRES},
}
LOOPS: dict[str, Make] = {
    "hearth": loop(hearth, FIRE),
    **{
        name: loop(lambda rng, piece=piece: Orchestra(piece, rng).play(), MUSIC)
        for name, piece in PIECES.items()
    },
}
ALL = EFFECTS | LOOPS


def make(name: str) -> Sound:
    """One sound as it is written."""
    return ALL[name](RandomState(zlib.crc32(name.encode())))


def write(file: Path, sound: Sound) -> None:
    """The sound as Vorbis, in pieces of a second: the encoder cannot take a minute at once."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - QUALITY
    ) as out:
        for start in range(0, len(sound), RATE):
            out.write(sound[start : start + RATE])
    file.write_bytes(numbered(file.read_bytes(), zlib.crc32(file.stem.encode())))


def numbered(data: bytes, serial: int) -> bytes:
    """An Ogg file with this number in place of the random one its writer gave the stream."""
    pages, start = [], 0
    while start < len(data):
        body = start + 27 + data[start + 26]
        end = body + sum(data[start + 27 : body])
        page = bytearray(data[start:end])
        page[14:18], page[22:26] = struct.pack("<I", serial), bytes(4)
        page[22:26] = struct.pack("<I", checksum(page))
        pages.append(bytes(page))
        start = end
    return b"".join(pages)


def checksum(page: bytes | bytearray) -> int:
    """The checksum of an Ogg page: CRC-32 unreflected, from 0."""
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7) & 0xFFFFFFFF if value >> 31 else value << 1
    return value


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", help="sounds; all if none are named")
    options = parser.parse_args()
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in options.names or ALL:
        if name not in ALL:
            sys.exit(f"{name}: no such sound")
        sound = make(name)
        file = SOUNDS / f"{name}.ogg"
        write(file, sound)
        length, size = len(sound) / RATE, file.stat().st_size / 1024
        print(f"{name}: {length:.2f} s, {decibels(peak(sound)):.1f} dB, {size:.1f} kB", flush=True)


if __name__ == "__main__":
    main()
