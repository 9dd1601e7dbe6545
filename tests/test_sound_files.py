"""The sounds as files: all there, all used, without clicks, evenly loud, and as written down."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.client.realms.show.cues import CHORDS
from game.client.sound import HEARTH, BoardCue, Cue, Piece
from game.client.sound.takes import CHANNELS, RATE, read, transposed
from game.paths import assets

SOUNDS = assets() / "sound"
CODE = Path(__file__).parent.parent / "game"
EFFECTS = [*Cue, *BoardCue, *CHORDS.values()]
LOOPS = [*Piece, HEARTH]
SHORTEST_PIECE = 120
Waves = NDArray[np.float64]


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, CHANNELS, allowedchanges=0)
    yield
    pygame.mixer.quit()


def waves(sound: pygame.mixer.Sound) -> Waves:
    """Samples of both sides, of -1 to 1."""
    return np.frombuffer(sound.get_raw(), np.int16).reshape(-1, CHANNELS) / 2**15


def decibels(value: float) -> float:
    return float(20 * np.log10(value))


def loudness(sound: Waves, seconds: float) -> float:
    """The RMS of the loudest stretch of that length, without what small speakers swallow."""
    spectrum = np.fft.rfft(sound.mean(axis=1))
    spectrum[np.fft.rfftfreq(len(sound), 1 / RATE) < 100] = 0
    power = np.fft.irfft(spectrum, len(sound)) ** 2
    size = min(round(seconds * RATE), len(power))
    total = np.concatenate([[0.0], np.cumsum(power)])
    return decibels(float(np.sqrt((total[size:] - total[:-size]).max() / (seconds * RATE))))


def score(monkeypatch: pytest.MonkeyPatch, module: str) -> Any:
    """A module of what the music is made from."""
    monkeypatch.syspath_prepend(assets() / "src")
    return import_module(f"sound.{module}")


def test_what_is_heard_and_the_files_are_the_same() -> None:
    assert {file.name for file in SOUNDS.iterdir()} == {f"{name}.ogg" for name in EFFECTS + LOOPS}


@pytest.mark.parametrize("name", [*Cue, *BoardCue, *Piece], ids=str)
def test_everything_that_can_be_heard_is_played_somewhere(name: Cue | BoardCue | Piece) -> None:
    spelled = f"{type(name).__name__}.{name.name}"
    players = [f for f in CODE.rglob("*.py") if CODE / "client" / "sound" not in f.parents]
    assert any(spelled in file.read_text("utf-8") for file in players)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_and_begins_and_ends_in_silence(name: str) -> None:
    sound = waves(read(name))
    assert 0.03 < len(sound) / RATE < 4
    assert (sound[:, 0] == sound[:, 1]).all(), "one side is heard on both"
    assert np.abs(sound[0]).max() < 0.004
    assert np.abs(sound[-1]).max() < 0.004
    assert decibels(np.abs(sound).max()) < -5.5


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_meets_its_beginning_without_a_step(name: str) -> None:
    sound = waves(read(name))
    usual = np.quantile(np.abs(np.diff(sound, axis=0)), 0.999, axis=0)
    assert (np.abs(sound[0] - sound[-1]) < usual).all()
    assert decibels(np.abs(sound).max()) < -5.5


@pytest.mark.parametrize("name", Piece)
def test_no_piece_has_a_click_or_falls_silent(name: Piece) -> None:
    sound = waves(read(name)).mean(axis=1)
    assert np.abs(np.diff(sound)).max() < 0.15
    seconds = sound[: len(sound) // RATE * RATE].reshape(-1, RATE)
    assert seconds.std(axis=1).min() > 0.001


def test_the_pieces_are_equally_loud_and_softer_than_the_effects() -> None:
    music = [decibels(float(waves(read(piece)).std())) for piece in Piece]
    assert max(music) - min(music) < 1.5
    effects = [loudness(waves(read(cue)), 0.1) for cue in (*CHORDS.values(), Cue.WIN, Cue.CLEAR)]
    assert min(effects) > max(music) + 2


def test_the_suits_are_equally_loud() -> None:
    levels = [loudness(waves(read(cue)), 0.4) for cue in CHORDS.values()]
    assert max(levels) - min(levels) < 5


def test_every_suit_has_a_timbre_of_its_own() -> None:
    contents = {(SOUNDS / f"{cue}.ogg").read_bytes() for cue in CHORDS.values()}
    assert len(contents) == len(CHORDS) == 14


def test_all_sounds_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 10_000_000


def test_higher_means_higher_and_shorter() -> None:
    plain = read(Cue.DIAL)
    octave = transposed(plain, 12)

    def pitch(sound: pygame.mixer.Sound) -> float:
        strength = np.abs(np.fft.rfft(waves(sound).mean(axis=1)))
        return float(np.argmax(strength) / sound.get_length())

    assert octave.get_length() == pytest.approx(plain.get_length() / 2, abs=0.01)
    assert pitch(octave) == pytest.approx(2 * pitch(plain), rel=0.02)


# The scores.


@pytest.mark.parametrize("name", Piece)
def test_a_piece_is_as_long_as_it_is_written_down(
    name: Piece, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = score(monkeypatch, "pieces").PIECES[name]
    assert len(waves(read(name))) == round(written.length * RATE)
    assert written.length > SHORTEST_PIECE


@pytest.mark.parametrize("name", Piece)
def test_the_voices_of_a_piece_keep_the_rules(name: Piece, monkeypatch: pytest.MonkeyPatch) -> None:
    harmony = score(monkeypatch, "harmony")
    assert list(harmony.faults(harmony.PIECES[name])) == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"melody": "A4:4 | G4:4"}, "fifths between melody and bass"),
        ({"alto": "F4:4 | F4:4"}, "incomplete"),
        ({"tenor": "A3:4 | D4:4"}, "tenor does not belong to it"),
        ({"bass": "D3:4 | E3:4"}, "another bass"),
        ({"melody": "D5:4 | C4:4"}, "alto above melody"),
    ],
)
def test_a_strict_reader_finds_what_is_wrong(
    changed: dict[str, str], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    harmony, written = score(monkeypatch, "harmony"), score(monkeypatch, "score")
    voices = {
        "chords": "Dm | C",
        "melody": "D5:4 | E5:4",
        "alto": "F4:4 | G4:4",
        "tenor": "A3:4 | C4:4",
        "bass": "D3:4 | C3:4",
    }

    def faults(**changes: str) -> list[str]:
        section = written.Section(**(voices | changes))
        piece = written.Piece(4, 60, {"a": section}, [("a", written.Scoring())])
        return [each for each in harmony.faults(piece) if "bar 2" in each]

    assert faults() == []
    assert any(fault in each for each in faults(**changed))


def test_a_bar_that_does_not_come_out_even_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="bar 2 has 3 beats"):
        score(monkeypatch, "score").voice("D4:4 | E4:3 | F4:4", 4)
