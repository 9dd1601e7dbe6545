"""One window, very many matches, and input without rhyme or reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from .soaking import Fumbler, Level, soak

MEMORY = 40
"""Megabytes by which the later half may hold more than the earlier. At any moment it depends on the
windows last seen: pictures are kept for their sizes, up to a limit."""
HANDLES = 3
"""Files, threads and processes that come and go."""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="counts what is held as Linux does"
)


def lasts(
    folder: Path, seed: str, matches: int, inputs: int, warm_up: int, everything: bool = False
) -> list[Level]:
    """Whatever is done, there is no crash page (the client sees to that), nothing in the log, and
    every match can be left or ends; what is held, from the end of the warm-up on."""
    players, held = zip(*soak(folder, seed, matches, inputs), strict=True)
    player: Fumbler = players[-1]
    assert player.inputs >= inputs
    assert len(player.begun) >= matches // 2
    if everything:  # a few matches may happen to see no end, and nothing taken back
        assert player.ended
        assert player.undos
    log = (folder / "log.txt").read_text().splitlines()
    assert all(" INFO " in line for line in log), log
    return list(held[warm_up:])


def stays_flat(held: list[Level]) -> None:
    warm = held[0]
    for now in held:
        assert now.files <= warm.files + HANDLES
        assert now.threads <= warm.threads + HANDLES
        assert now.children <= warm.children


def test_a_few_matches_leave_nothing_behind_whatever_is_done(tmp_path: Path) -> None:
    stays_flat(lasts(tmp_path, "short", matches=2, inputs=1000, warm_up=0))


@pytest.mark.nightly
def test_memory_and_handles_stay_flat_over_very_many_matches(tmp_path: Path) -> None:
    held = lasts(tmp_path, "night", matches=200, inputs=200_000, warm_up=40, everything=True)
    stays_flat(held)
    megabytes = [now.megabytes for now in held]
    half = len(megabytes) // 2
    assert max(megabytes[half:]) < max(megabytes[:half]) + MEMORY, megabytes
