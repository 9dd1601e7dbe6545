#!/usr/bin/env python3
"""Sets everything up in .venv and starts the game, or runs its tests.

python3 run.py              play
python3 run.py score ...    any command of the program, with its arguments
python3 run.py test         install the tools and run the whole suite
python3 run.py test -k king run some of the tests
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDED = (3, 11)
CHECKS = (
    ("-m", "ruff", "check", "."),
    ("-m", "ruff", "format", "--check", "."),
    ("-m", "mypy"),
    ("-c", "import importlinter.cli as cli; cli.lint_imports_command()"),
)


def main(args):
    if sys.version_info < NEEDED:
        found = ".".join(map(str, sys.version_info[:3]))
        stop(f"Storied Realms needs Python {NEEDED[0]}.{NEEDED[1]} or newer; this is {found}.")
    if args[:1] == ["test"]:
        install("dev")
        return test(args[1:])
    install("")
    return run("-m", "game", *args, cwd=None)


def test(args):
    """The checks and all tests; with arguments only the tests they select."""
    if not args:
        for check in CHECKS:
            print("*", *check[1:], flush=True)
            status = run(*check)
            if status:
                return status
    # Whoever has finished takes over tests of others: none waits for the last long one.
    return run("-m", "pytest", "-n", "auto", "--dist", "worksteal", *args)


def run(*args, cwd=ROOT):
    # What Python compiles is kept, away from the sources: every start is quicker for it, and the
    # tests start hundreds of programs.
    kept = {**os.environ, "PYTHONPYCACHEPREFIX": str(VENV / "compiled")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return subprocess.call([str(PYTHON), *args], cwd=cwd, env=kept)
    except KeyboardInterrupt:
        return 130


def install(extra):
    """Installs the project into .venv, unless this very state of pyproject.toml is there."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode())
    mark = VENV / f"installed-{extra or 'play'}"
    for enough in (mark, VENV / "installed-dev"):
        if enough.is_file() and enough.read_text() == wanted.hexdigest() and PYTHON.is_file():
            return
    # Standard output belongs to the command that is to run: somebody may be reading JSON there.
    print("Setting up Storied Realms (only this once) ...", file=sys.stderr, flush=True)
    create_venv()
    target = f".[{extra}]" if extra else "."
    pip = [*pip_command(), "install", "--quiet", "--disable-pip-version-check", "-e", target]
    if subprocess.call(pip, cwd=ROOT, stdout=sys.stderr):
        stop(
            "Installing failed; the lines above say why. Most often there is no network:"
            " the first start has to fetch the libraries the game uses."
        )
    mark.write_text(wanted.hexdigest())


def create_venv():
    if PYTHON.is_file():
        return
    try:
        import venv
    except ImportError:
        stop("This Python has no venv module. On Debian and Ubuntu: apt install python3-venv.")
    try:
        venv.create(VENV, with_pip=has("ensurepip"))
    except (OSError, subprocess.CalledProcessError) as error:
        stop(f"Could not create the folder {VENV.name}: {error}")


def pip_command():
    """The pip of .venv, or else (Debian leaves it out of venv) this Python's own."""
    if subprocess.call([str(PYTHON), "-m", "pip", "--version"], **SILENT) == 0:
        return [str(PYTHON), "-m", "pip"]
    if not has("pip"):
        stop(
            "This Python has neither ensurepip nor pip. On Debian and Ubuntu:"
            " apt install python3-venv, then try again."
        )
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def has(module):
    return subprocess.call([sys.executable, "-c", f"import {module}"], **SILENT) == 0


SILENT = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def stop(message):
    raise SystemExit(message)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
