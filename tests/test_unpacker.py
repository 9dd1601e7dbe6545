"""A program in a single file ends with the process that unpacked it, even if that is killed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.unpacked import MARK

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")

ROOT = Path(__file__).parent.parent
QUIET = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
UNPACKER = "import subprocess, sys; subprocess.call([sys.executable, '-c', *sys.argv[1:]])"
PROGRAM = """
import os, sys
from game import cli
from game.client.app import App
from game.start import start

def told(run):
    def running(*args):
        print("running as", os.getpid(), flush=True)
        return run(*args)
    return running

sys._MEIPASS = {folder!r}
{begins} = told({begins})
print("ended with", start(), flush=True)
"""


def killed(unpacked: Path, begins: str, *args: str) -> str:
    """What a program still says when its unpacker is killed as soon as it has begun."""
    unpacked.mkdir()
    shutil.copy(ROOT / "packaging" / MARK, unpacked)
    program = PROGRAM.format(folder=str(unpacked), begins=begins)
    silence, ours = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-c", UNPACKER, program, *args],
        cwd=ROOT,
        env=QUIET,
        stdin=silence,
        stdout=subprocess.PIPE,
        text=True,
    ) as unpacker:
        assert unpacker.stdout
        number = next(line.split()[-1] for line in unpacker.stdout if line.startswith("running"))
        unpacker.kill()
        try:
            return unpacker.communicate(timeout=30)[0]
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(number), signal.SIGKILL)
            os.close(silence)
            os.close(ours)


def test_a_window_is_closed(tmp_path: Path) -> None:
    said = killed(tmp_path / "_MEIown", "App.run", "--data-dir", str(tmp_path / "data"))
    assert said == "ended with 0\n"


def test_a_command_that_waits_for_input_ends(tmp_path: Path) -> None:
    assert killed(tmp_path / "_MEIown", "cli.run", "score") == ""
