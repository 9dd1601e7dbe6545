"""Make the sounds: `python assets/src/sound/build.py [names]` writes into assets/sound.

Every cue is made from a seed of its own name, so that each build gives the same bytes.
"""

from __future__ import annotations

import argparse
import struct
import sys
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import soundfile
from numpy.random import RandomState

from sound.cues import CUES
from sound.synth import RATE, Sound, amplitude, decibels, faded, high_pass, loudest, peak, trimmed

SOUNDS = Path(__file__).resolve().parents[2] / "sound"
PEAK, LOUDNESS = -6.0, -18.5  # decibels; an effect stops at whichever it reaches first
QUIETER = {"hover": 5, "slide": 3, "flip": 2, "take": 2, "dial": 2, "lose": 3}
AMBIENCE = {"hearth": -32.0}  # loops, by their RMS
QUALITY = 0.4


def make(name: str) -> Sound:
    """One cue at its level, with quiet ends (a loop has none)."""
    sound = CUES[name](RandomState(zlib.crc32(name.encode())))
    if name in AMBIENCE:
        return sound * amplitude(AMBIENCE[name] - decibels(float(sound.std())))
    sound = trimmed(high_pass(sound, 35))
    sound = faded(sound, fall=min(0.25, len(sound) / RATE / 3))
    gain = min(PEAK - decibels(peak(sound)), LOUDNESS - loudest(sound))
    return sound * amplitude(gain - QUIETER.get(name, 0))


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
    parser.add_argument("names", nargs="*", help="cues; all if none are named")
    options = parser.parse_args()
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in options.names or CUES:
        if name not in CUES:
            sys.exit(f"{name}: no such cue")
        sound = make(name)
        file = SOUNDS / f"{name}.ogg"
        write(file, sound)
        length, size = len(sound) / RATE, file.stat().st_size / 1024
        print(f"{name}: {length:.2f} s, {decibels(peak(sound)):.1f} dB, {size:.1f} kB", flush=True)


if __name__ == "__main__":
    main()
