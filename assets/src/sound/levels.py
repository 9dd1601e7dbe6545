"""How loud the sounds are: `python assets/src/sound/levels.py` measures the files of assets/sound.

An effect's loudness is that of its loudest tenth of a second, a chord's of a longer moment, and
their ends must be quiet. A loop's is that of the whole, and its seam the step from its last sample
to its first, in the largest steps it makes anywhere (the thousandth part left out): below 1 nobody
hears it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
import soundfile

from sound.build import EFFECTS, LOOPS, SOUNDS
from sound.loudness import LONG, SHORT, integrated, loudest
from sound.synth import RATE, Sound, decibels, peak

LARGEST = 10_000_000
"""Bytes of all sounds together."""


def seam(sound: Sound) -> float:
    """The step over the end of a loop, in its own largest steps."""
    steps = np.abs(np.diff(sound, axis=0))
    return float((np.abs(sound[0] - sound[-1]) / np.quantile(steps, 0.999, axis=0)).max())


def ends(sound: Sound) -> float:
    """How far from silence a cue begins or ends."""
    return decibels(max(float(np.abs(sound[0]).max()), float(np.abs(sound[-1]).max()), 1e-6))


def main() -> None:
    print(f"{'':16}{'seconds':>9}{'peak dB':>9}{'RMS dB':>9}{'LUFS':>8}{'ends dB':>9}{'seam':>7}")
    size = 0
    for name in (*EFFECTS, *LOOPS):
        file = SOUNDS / f"{name}.ogg"
        sound, rate = soundfile.read(file)
        assert rate == RATE
        size += file.stat().st_size
        window = LONG if name.startswith("suit_") else SHORT
        loud = integrated(sound) if name in LOOPS else loudest(sound, window)
        quiet = f"{'':9}{seam(sound):7.2f}" if name in LOOPS else f"{ends(sound):9.0f}"
        figures = (len(sound) / RATE, decibels(peak(sound)), decibels(float(sound.std())))
        print(f"{name:16}{figures[0]:9.2f}{figures[1]:9.1f}{figures[2]:9.1f}{loud:8.1f}{quiet}")
    print(f"{size / 1e6:.2f} MB of {LARGEST / 1e6:.0f}")
    sys.exit(size > LARGEST)


if __name__ == "__main__":
    main()
