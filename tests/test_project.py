"""The project as a whole: what it is built of, and how it starts."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from game.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_package_is_listed_for_installation() -> None:
    listed = set(PYPROJECT["tool"]["setuptools"]["packages"])
    found = {
        ".".join(file.parent.relative_to(ROOT).parts)
        for top in ("game", "ai")
        for file in (ROOT / top).rglob("__init__.py")
    }
    assert listed == found | {"game.assets"}


def test_packaging_is_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists(), "it would shadow the library"


def test_workflows_use_actions_of_one_exact_state() -> None:
    for file in (ROOT / ".github" / "workflows").glob("*.yml"):
        for used in re.findall(r"uses: (.*)", file.read_text("utf-8")):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used), used


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert f"storied-realms {command}" in capsys.readouterr().out


def test_the_help_lists_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)


def test_python_m_game_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--version"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout.startswith("Storied Realms ")


@pytest.fixture
def run_py() -> ModuleType:
    module = ModuleType("run")
    source = (ROOT / "run.py").read_text("utf-8")
    module.__file__ = str(ROOT / "run.py")
    exec(compile(source, "run.py", "exec"), module.__dict__)
    return module


def test_run_says_when_python_is_too_old(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is 3\.9\.1"):
        run_py.main([])


def test_run_says_what_is_missing_without_pip_and_ensurepip(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run_py, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(run_py.subprocess, "call", lambda *args, **kwargs: 1)
    with pytest.raises(SystemExit, match="python3-venv"):
        run_py.pip_command()


def test_run_installs_only_when_the_project_file_changed(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[list[str]] = []
    (tmp_path / "python").touch()
    monkeypatch.setattr(run_py, "VENV", tmp_path)
    monkeypatch.setattr(run_py, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(run_py.subprocess, "call", lambda args, **kwargs: bool(calls.append(args)))
    run_py.install("dev")
    first = len(calls)
    run_py.install("dev")
    assert first
    assert len(calls) == first
    (tmp_path / "installed-dev").write_text("of another state")
    run_py.install("dev")
    assert len(calls) > first


def test_run_leaves_standard_output_to_the_command(
    run_py: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "python").touch()
    monkeypatch.setattr(run_py, "VENV", tmp_path)
    monkeypatch.setattr(run_py, "PYTHON", tmp_path / "python")
    pip = [sys.executable, "-c", "print('pip speaks')"]
    monkeypatch.setattr(run_py, "pip_command", lambda: pip)
    run_py.install("")
    out, err = capfd.readouterr()
    assert out == ""
    assert "Setting up" in err
    assert "pip speaks" in err


def test_run_says_when_installing_fails(
    run_py: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "python").touch()
    monkeypatch.setattr(run_py, "VENV", tmp_path)
    monkeypatch.setattr(run_py, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(run_py.subprocess, "call", lambda args, **kwargs: int("install" in args))
    with pytest.raises(SystemExit, match="no network"):
        run_py.install("dev")
    assert not (tmp_path / "installed-dev").exists()
