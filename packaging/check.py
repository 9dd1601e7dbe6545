#!/usr/bin/env python3
"""Prove the built program on this machine: `python packaging/check.py` after `build.py`.

Unpacks the archive into a folder whose name has a space and a letter beyond ASCII, and runs the
program, and the single file beside it, with an empty environment: first the self-test, an arena of
all opponents and (on Linux) a match with a player's own, then (on Linux) the real window on a
virtual screen, where a player starts a match and leaves it; then the single file is killed in the
middle of a match. Checksums and licences are looked at.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
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
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build import APP, DIST, ENDING, NAME, SYSTEM, release
from collect_licences import SHORTEST, library_of
from game.licences import OURS, required
from tests.virtual_screen import Player, VirtualScreen, missing_tools, wait_for

STARTS = 3
EVERYBODY = "random,novice,apprentice,greedy"
PLUGIN = """
import concurrent.futures, decimal, difflib, fractions, graphlib, heapq, statistics, zoneinfo
import xml.etree.ElementTree

class Opponent:
    def choose(self, view, legal, budget, rng):
        return legal[-1]
"""
"""An opponent with a taste for the standard library."""


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as made:
        place = Path(made) / "Spiele für Große"
        place.mkdir()
        compare_checksums()
        single = copy_single(place)
        for kind, program in (("folder", unpack(place)), ("single file", single)):
            print(f"* {kind}", flush=True)
            selftest(program)
            play_arena(program, place)
            if SYSTEM == "linux":
                play_plugin(program, place)
                play(program, place)
        if SYSTEM == "linux":
            kill_unpacker(single, place)


def compare_checksums() -> None:
    for line in (DIST / f"{release()}.sha256").read_text().splitlines():
        told, name = line.split("  ")
        if hashlib.sha256((DIST / name).read_bytes()).hexdigest() != told:
            raise SystemExit(f"{name} is not what its checksum says.")


def look_for_licences(whole: Path) -> None:
    """In the program, beside it, and beside the single file: a text for all that is in it."""
    beside = {file.relative_to(whole).as_posix(): file for file in whole.glob("licences/*/*.txt")}
    within = {
        file.relative_to(folder.parent).as_posix()
        for folder in whole.rglob("licences")
        if folder.parent != whole
        for file in folder.glob("*/*.txt")
    }
    with zipfile.ZipFile(DIST / f"{release()}-licences.zip") as archive:
        packed = {name for name in archive.namelist() if name.endswith(".txt")}
    names = {name.split("/", 1)[1].removesuffix(".txt") for name in beside}
    needed = {f"packages/{name}" for name in required(OURS)}
    libraries = [file.name for file in whole.rglob("pygame_ce.libs/*")]
    needed |= {f"libraries/{library_of(name)}" for name in libraries}
    missing = (needed - names) | (set(beside) ^ within) | (set(beside) ^ packed)
    missing |= {name for name, file in beside.items() if file.stat().st_size < SHORTEST}
    if missing:
        raise SystemExit(f"There is no licence text for {', '.join(sorted(missing))}.")
    print(f"* {len(names)} licences: {', '.join(sorted(names, key=str.casefold))}", flush=True)


def unpack(place: Path) -> Path:
    """The program out of the archive."""
    whole = place / release()
    if SYSTEM == "linux":
        with tarfile.open(DIST / f"{release()}.tar.xz") as archive:
            archive.extractall(place, filter="tar")
    elif SYSTEM == "macos":
        subprocess.run(["ditto", "-x", "-k", DIST / f"{release()}.zip", place], check=True)
        look_for_licences(whole)
        return whole / APP / "Contents" / "MacOS" / NAME
    else:
        with zipfile.ZipFile(DIST / f"{release()}.zip") as archive:
            archive.extractall(place)
    look_for_licences(whole)
    return whole / f"{NAME}{ENDING}"


def copy_single(place: Path) -> Path:
    return Path(shutil.copy(DIST / f"{release()}-single{ENDING}", place))


def bare(**more: str) -> dict[str, str]:
    """An environment with nothing in it, least of all a Python; Windows cannot do without two."""
    needed = ("SYSTEMROOT", "TEMP") if SYSTEM == "windows" else ()
    return {name: os.environ[name] for name in needed if name in os.environ} | more


def run(program: Path, *args: str, **environment: str) -> str:
    """What a command of the program says; it must be able to do it."""
    done = subprocess.run(
        [program, *args],
        env=bare(**environment),
        cwd=program.parent,
        capture_output=True,
        timeout=300,
    )
    said, complained = (text.decode("utf-8", "replace") for text in (done.stdout, done.stderr))
    if done.returncode:
        raise SystemExit(f"{args[0]} failed.\n{said}\n{complained}")
    return said.rstrip()


def selftest(program: Path) -> None:
    print(run(program, "selftest"), flush=True)


def play_arena(program: Path, place: Path) -> None:
    """Everybody plays. The arena remembers games between runs: it must have none to remember."""
    state = place / f"arena of {program.name}.json"
    if state.exists():
        raise SystemExit(f"{state} was there before: nothing would be played.")
    print(
        run(program, "arena", "--games", "4", "--seats", EVERYBODY, "--state", str(state)),
        flush=True,
    )


def play_plugin(program: Path, place: Path) -> None:
    """An opponent in a file of the player's own plays a match without a fault."""
    data = place / "plugins of somebody"
    file = data / NAME / "plugins" / "reader.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(PLUGIN)
    seats = ("--seats", "reader,novice,greedy")
    match = json.loads(run(program, "match", *seats, "--json", XDG_DATA_HOME=str(data)))
    if match["failures"] or match["seats"][0]["opponent"] != file.stem:
        raise SystemExit(f"The plugin did not play: {match['failures']}")
    print(f"  a plugin played, {match['seats'][0]['score']} points", flush=True)


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
            let_everybody_move(player, data)
            leave(player)
            if game.wait(10):
                raise SystemExit(f"The program ended with status {game.returncode}.")
        finally:
            game.kill()
            game.wait()
    print("  started, dealt, played, closed", flush=True)


def let_everybody_move(player: Player, data: Path) -> None:
    """Takes turns until the save tells that others have moved."""

    def all_have() -> bool:
        player.screen.click(player.DECK)
        time.sleep(0.4)
        player.screen.click(player.CARD)
        time.sleep(0.4)
        return {entry["seat"] for entry in saved(data)} >= {0, 1, 2, 3}

    wait_for(all_have, 90, "a move of everybody")


def saved(data: Path) -> list[dict[str, Any]]:
    """The moves of the match in progress."""
    save = data / "match-realms.json"
    entries: list[dict[str, Any]] = (
        json.loads(save.read_bytes())["entries"] if save.exists() else []
    )
    return entries


def kill_unpacker(program: Path, place: Path) -> None:
    """The process that has unpacked the program is killed: the program ends with it, opponents and
    all, the match is kept, and the next start removes what was unpacked."""
    data, temp = place / "data of somebody killed", place / "temp"
    temp.mkdir()
    with VirtualScreen() as screen:
        game = launch(program, data, screen, TMPDIR=str(temp))
        player = Player(screen)
        try:
            player.begin()
            let_everybody_move(player, data)
            together, moves = len(running(program)), len(saved(data))
        finally:
            game.kill()
            game.wait()
        wait_for(lambda: not running(program), 10, "the end of everything")
    (left,) = temp.iterdir()
    long_ago = time.time() - 3600
    os.utime(left, (long_ago, long_ago))
    run(program, "--version", TMPDIR=str(temp))
    if left.exists():
        raise SystemExit(f"{left} was left behind.")
    if len(saved(data)) < moves:
        raise SystemExit(f"Of {moves} moves there are {len(saved(data))} left.")
    print(f"* killed: {together} processes ended, {moves} moves are kept", flush=True)


def running(program: Path) -> list[Path]:
    """The processes of a program, as Linux lists them."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended, or is somebody else's
            if (process / "exe").readlink() == program:
                found.append(process)
    return found


def launch(
    program: Path, data: Path, screen: VirtualScreen, **environment: str
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [program, "--data-dir", data, "--lang", "en"],
        env=bare(DISPLAY=screen.display, **environment),
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
    player.leave()
    player.screen.press("Up")
    player.screen.press("Return")


if __name__ == "__main__":
    main()
