"""`arena` in a terminal: it can be stopped at any time, keeps what it has, and leaves nobody."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

SOON = 60.0
PLUGIN = """
import socket

held = socket.create_connection(("127.0.0.1", {port}))

class Opponent:
    def choose(self, view, legal, budget, rng):
        return legal[0]
"""


@contextmanager
def playing(home: Path) -> Iterator[tuple[subprocess.Popen[str], list[socket.socket], Path]]:
    """An arena that has begun, with a line to the plugin of each of its two processes."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    environment = {**clean, "HOME": str(home)}
    where = [sys.executable, "-c", "from game.paths import plugins; print(plugins())"]
    folder = Path(subprocess.check_output(where, env=environment, text=True).strip())
    folder.mkdir(parents=True)
    state = home / "state.json"
    with socket.create_server(("127.0.0.1", 0)) as line:
        line.settimeout(SOON)
        (folder / "caller.py").write_text(PLUGIN.format(port=line.getsockname()[1]))
        arena = [sys.executable, "-m", "game", "arena", "--seats", "random,random,caller"]
        arena += ["--jobs", "2", "--games", "1000000000000", "--state", str(state)]
        with subprocess.Popen(
            arena, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
        ) as program:
            lines = [line.accept()[0] for _ in range(2)]
            try:
                yield program, lines, state
            finally:
                program.kill()
                for each in lines:
                    each.close()


def all_hang_up(lines: list[socket.socket]) -> bool:
    for line in lines:
        line.settimeout(SOON)
    return [line.recv(1) for line in lines] == [b"", b""]


def test_ctrl_c_stops_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    with playing(tmp_path) as (program, lines, state):
        assert program.stderr
        while "games" not in program.stderr.readline():
            pass
        os.killpg(program.pid, signal.SIGINT)
        assert program.wait(timeout=5) == 130
        said = program.stderr.read()
        assert f"Stopped; the next run goes on from {state}." in said
        assert "Traceback" not in said
        assert json.loads(state.read_text())["games"]
        assert all_hang_up(lines)


def test_a_killed_arena_leaves_no_process(tmp_path: Path) -> None:
    with playing(tmp_path) as (program, lines, _):
        program.kill()
        assert all_hang_up(lines)
