"""The program is killed in the middle of a match: the match goes on where it was."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store import Store, saves
from game.titles.realms.play.rules import REALMS

from .client import Client
from .playing import by_mouse, entries

ROOT = Path(__file__).parents[2]


def play_and_be_killed(folder: Path, chance: random.Random) -> int:
    """Lets a client play on for a random while, kills it, and tells how far it said it was."""
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = 0
    with subprocess.Popen(
        [sys.executable, "-m", "tests.client.plays_alone", str(folder)],
        cwd=ROOT,
        env=os.environ | silent,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        lines = (line for line in process.stdout if line.strip().isdigit())
        for _ in range(chance.randint(2, 5)):
            told = int(next(lines, told))
        time.sleep(chance.random() * 0.05)
        process.kill()
        for line in lines:
            told = int(line)
    return told


def resumed_every_time(folder: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(kills):
        told = play_and_be_killed(folder, chance)
        with Store(folder) as store:
            loaded = saves.load(store, REALMS)
        if loaded.table is None:
            assert not loaded.problem, "the match is over, not lost"
            continue
        assert len(loaded.table.history.entries) >= told - 1, "the last may be on its way to disk"


def test_a_match_survives_three_kills_and_is_resumed(tmp_path: Path) -> None:
    resumed_every_time(tmp_path, 3, seed=1)
    client = Client(tmp_path)
    client.button("Continue")
    client.until(client.asked)
    before = entries(client)
    by_mouse(client)
    assert entries(client) == before + 1
    client.close()


@pytest.mark.nightly
def test_a_match_survives_a_hundred_kills(tmp_path: Path) -> None:
    resumed_every_time(tmp_path, 100, seed=2)
