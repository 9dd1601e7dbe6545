"""What the world does to a command is no mistake of the program: no command shows a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import cli

ROOT = Path(__file__).parents[2]
QUIET = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
USUAL = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
"""What is said is written late, at the end if it is short: only there a stream may still fail."""
posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of a Unix shell")


def python(*options: str) -> list[str]:
    return [sys.executable, *options, "-m", "game"]


@posix
def test_ctrl_c_leaves_no_traceback(tmp_path: Path) -> None:
    """Whatever runs; they are waited for together."""
    running = [
        subprocess.Popen(
            [*python(), *args.split()],
            cwd=ROOT,
            env=QUIET,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        for args in (
            f"play --data-dir {tmp_path}",
            "score",
            f"extremes --jobs 1 --state {tmp_path}/state",
            "bench scoring",
        )
    ]
    time.sleep(4)
    for program in running:
        os.killpg(program.pid, signal.SIGINT)
    for program in running:
        _, err = program.communicate(timeout=60)
        assert program.returncode == 130, program.args
        assert b"Traceback" not in err


@posix
def test_ctrl_c_while_processes_are_started_is_answered_by_one_of_them_only(tmp_path: Path) -> None:
    """Every process that Python starts interrupts all of them as soon as it can."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "if 'spawn_main' in ' '.join(sys.orig_argv):\n"
        "    os.killpg(0, signal.SIGINT)\n"
    )
    done = subprocess.run(
        [*python(), "extremes", "--jobs", "2", "--state", str(tmp_path / "state")],
        cwd=ROOT,
        env={**QUIET, "PYTHONPATH": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        timeout=60,
    )
    assert done.returncode == 130
    assert "Stopped; the next run goes on" in done.stderr
    assert "Traceback" not in done.stderr
    assert "KeyboardInterrupt" not in done.stderr


@posix
@pytest.mark.parametrize("args", ["cards", "--help", "cards --help", "--version", "score"])
def test_a_reader_who_has_seen_enough_is_no_reason_to_complain(args: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*python(), *args.split()],
        cwd=ROOT,
        env=USUAL,
        input=b'{"hand": ["king"]}',
        stdout=writing,
        stderr=subprocess.PIPE,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("args", ["cards", "--version"])
def test_a_full_disk_is_told_in_one_line(args: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*python(), args], cwd=ROOT, env=USUAL, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["storied-realms: [Errno 28] No space left on device"]


def test_without_docstrings_every_command_still_has_its_parser() -> None:
    done = subprocess.run(
        [*python("-OO"), "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert all(command in done.stdout for command in cli.COMMANDS)
