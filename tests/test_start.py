"""Ctrl-C, whenever it is pressed, ends the program with 130 and without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.cli import COMMANDS

ROOT = Path(__file__).parent.parent
WHILE_LOADING = """
import runpy, signal, sys

class Interrupter:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            try:
                signal.raise_signal(signal.SIGINT)
            except BaseException:  # as Python's import does now and then
                pass

sys.meta_path.insert(0, Interrupter())
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
IN_A_COMMAND = """
import runpy, signal
from game.commands import score

def run(args):
    exec("signal.raise_signal(signal.SIGINT)")  # as dataclasses are made

score.run = run
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
LOST_ON_THE_WAY = """
import runpy, signal, time, weakref
from game.commands import score

class Gone:
    pass

def run(args):
    left = []
    gone = Gone()
    watch = weakref.ref(gone, lambda _: left.append(signal.raise_signal(signal.SIGINT)))
    del gone  # whatever is raised on this occasion is lost
    time.sleep(20)
    return 0

score.run = run
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
SWALLOWED = """
import runpy, signal
from game.commands import score

def run(args):
    try:
        signal.raise_signal(signal.SIGINT)
    except BaseException:
        return 0

score.run = run
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
BETWEEN_CHECKS = """
import runpy, signal, sys
from game.commands import selftest

def lost():
    try:
        signal.raise_signal(signal.SIGINT)
    except BaseException:  # as pygame does when it reads a file
        raise SystemError("no exception set")

selftest.CHECKS = {"fonts": lost, "match": lambda: sys.exit("it went on")}
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""
AT_THE_END = """
import atexit, runpy, signal
atexit.register(signal.raise_signal, signal.SIGINT)
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""


def run(folder: Path, program: str, *args: str) -> tuple[int, str]:
    """The exit status of a module, and what was complained about."""
    (folder / "interrupted.py").write_text(program)
    done = subprocess.run(
        [sys.executable, "-m", "interrupted", *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("module", ["multiprocessing", "ai.process", "game.cli", "game.store.lock"])
def test_while_the_program_is_loaded(module: str, tmp_path: Path) -> None:
    assert run(tmp_path, WHILE_LOADING.format(module=module), "score") == (130, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_while_any_command_is_loaded(command: str, tmp_path: Path) -> None:
    program = WHILE_LOADING.format(module=f"game.commands.{command}")
    assert run(tmp_path, program, command) == (130, "")


def test_while_a_command_runs(tmp_path: Path) -> None:
    assert run(tmp_path, IN_A_COMMAND, "score") == (130, "")


def test_while_python_looks_elsewhere(tmp_path: Path) -> None:
    began = time.monotonic()
    assert run(tmp_path, LOST_ON_THE_WAY, "score") == (130, "")
    assert time.monotonic() - began < 15, "it does not go on as if nothing had happened"


def test_even_if_something_keeps_it_to_itself(tmp_path: Path) -> None:
    assert run(tmp_path, SWALLOWED, "score") == (130, "")


def test_between_two_checks_it_is_remembered(tmp_path: Path) -> None:
    assert run(tmp_path, BETWEEN_CHECKS, "selftest") == (130, "")


def test_when_all_is_done_it_changes_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, AT_THE_END, "--version") == (0, "")
