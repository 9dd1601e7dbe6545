"""Which modules go into the built program; its libraries and licences follow from them."""

from __future__ import annotations

import importlib.util
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

EXCLUDED = frozenset(
    # What only developers and painters have use for.
    "PIL _pytest hypothesis mypy pytest scipy setuptools skia soundfile"
    # Of the standard library: windows of another kind, tests, tools, curiosities.
    " antigravity distutils doctest ensurepip idlelib lib2to3 msilib pydoc_data test this tkinter"
    " turtle turtledemo unittest venv"
    # Their libraries are under licences that do not suit this program, or not on every machine.
    " curses dbm nis ossaudiodev readline".split()
)


def our_modules() -> list[str]:
    """Every module of ours: commands and opponents are imported by name, which nobody can see."""
    return sorted(
        name
        for top in ("ai", "game")
        for file in (ROOT / top).rglob("*.py")
        if (name := _module_name(file, ROOT)) != "game.__main__"
    )


def library_modules() -> list[str]:
    """The standard library: a player's own opponent may import whatever it likes."""
    stdlib = Path(sysconfig.get_path("stdlib"))
    found: set[str] = set()
    for top in sys.stdlib_module_names - EXCLUDED:
        if top.startswith("_") or importlib.util.find_spec(top) is None:
            continue
        found.add(top)
        for file in (stdlib / top).rglob("*.py"):
            name = _module_name(file, stdlib)
            parts = set(name.split("."))
            if not parts & {"test", "tests", "idle_test", "__main__"} and _suits(name):
                found.add(name)
    return sorted(found)


def _suits(name: str) -> bool:
    """Some submodules are for one system only."""
    other = "unix_events" if sys.platform == "win32" else "windows"
    return other not in name and "popen_spawn_win32" not in name


def _module_name(file: Path, root: Path) -> str:
    return ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
