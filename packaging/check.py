#!/usr/bin/env python3
"""Prove the built program on this machine: `python packaging/check.py` after `build.py`.

Unpacks the archive into a folder whose name has a space and a letter beyond ASCII, and runs the
program, and the single file beside it, with an empty environment: first the self-test, then (on
Linux) the real window on a virtual screen, where a player starts a match and leaves it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build import APP, DIST, ENDING, NAME, SYSTEM, release
from tests.virtual_screen import Player, VirtualScreen, missing_tools, wait_for

STARTS = 3


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as made:
        place = Path(made) / "Spiele für Große"
        place.mkdir()
        for kind, program in (("folder", unpack(place)), ("single file", copy_single(place))):
            print(f"* {kind}", flush=True)
            selftest(program)
            if SYSTEM == "linux":
                play(program, place)


def unpack(place: Path) -> Path:
    """The program out of the archive."""
    whole = place / release()
    if SYSTEM == "linux":
        with tarfile.open(DIST / f"{release()}.tar.xz") as archive:
            archive.extractall(place, filter="tar")
    elif SYSTEM == "macos":
        subprocess.run(["ditto", "-x", "-k", DIST / f"{release()}.zip", place], check=True)
        return whole / APP / "Contents" / "MacOS" / NAME
    else:
        with zipfile.ZipFile(DIST / f"{release()}.zip") as archive:
            archive.extractall(place)
    return whole / f"{NAME}{ENDING}"


def copy_single(place: Path) -> Path:
    return Path(shutil.copy(DIST / f"{release()}-single{ENDING}", place))


def bare(**more: str) -> dict[str, str]:
    """An environment with nothing in it, least of all a Python; Windows cannot do without two."""
    needed = ("SYSTEMROOT", "TEMP") if SYSTEM == "windows" else ()
    return {name: os.environ[name] for name in needed if name in os.environ} | more


def selftest(program: Path) -> None:
    done = subprocess.run(
        [program, "selftest"], env=bare(), cwd=program.parent, capture_output=True, timeout=300
    )
    print(done.stdout.decode("utf-8", "replace").rstrip(), flush=True)
    if done.returncode:
        raise SystemExit(done.stderr.decode("utf-8", "replace") or "The self-test failed.")


def play(program: Path, place: Path) -> None:
    """A stranger's first minutes, in the real window."""
    if missing_tools():
        raise SystemExit(f"This needs {' and '.join(missing_tools())}.")
    data = place / f"data of {program.name}"
    with VirtualScreen() as screen:
        starts = [start(program, data, screen) for _ in range(STARTS)]
        print(f"  title after {', '.join(f'{seconds:.2f}' for seconds in starts)} s", flush=True)
        game = launch(program, data, screen)
        player = Player(screen)
        try:
            began = time.monotonic()
            player.begin()
            print(f"  a hand of cards after {time.monotonic() - began:.1f} s", flush=True)

            def opponents_play() -> bool:
                """Takes turns until the save tells that others have moved."""
                screen.click(player.DECK)
                time.sleep(0.4)
                screen.click(player.CARD)
                time.sleep(0.4)
                save = data / "match.json"
                entries = json.loads(save.read_bytes())["entries"] if save.exists() else []
                return {entry["seat"] for entry in entries} >= {0, 1, 2, 3}

            wait_for(opponents_play, 90, "a move of everybody")
            leave(player)
            if game.wait(10):
                raise SystemExit(f"The program ended with status {game.returncode}.")
        finally:
            game.kill()
            game.wait()
    print("  started, dealt, played, closed", flush=True)


def launch(program: Path, data: Path, screen: VirtualScreen) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [program, "--data-dir", data, "--lang", "en"],
        env=bare(DISPLAY=screen.display),
        cwd=program.parent,
        stderr=subprocess.DEVNULL,
    )


def start(program: Path, data: Path, screen: VirtualScreen) -> float:
    """Seconds from the command to the title, after which the window is closed again."""
    player = Player(screen)
    began = time.monotonic()
    game = launch(program, data, screen)
    try:
        wait_for(player.sees_title, 30, "the title")
        taken = time.monotonic() - began
        screen.press("Up")
        screen.press("Return")
        game.wait(10)
    finally:
        game.kill()
        game.wait()
    wait_for(lambda: not player.sees_title(), 5, "a closed window")
    return taken


def leave(player: Player) -> None:
    """By the menu back to the title, and out."""
    player.screen.press("Escape")
    time.sleep(0.5)
    for key in ("Down", "Down", "Down", "Return"):
        player.screen.press(key)
    wait_for(player.sees_title, 10, "the title")
    player.screen.press("Up")
    player.screen.press("Return")


if __name__ == "__main__":
    main()
