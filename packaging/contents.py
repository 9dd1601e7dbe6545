"""What goes into the built program; its libraries and licences follow from the modules.

Of the files that come along, those nobody needs stay out: the single file unpacks all it has
whenever it starts.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import sysconfig
from collections.abc import Iterable
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

UNWANTED = re.compile(
    # Fonts we do not use (that of pygame under the GPL), languages we do not speak.
    r"pygame_gui/data/(?!.*(NotoSans-|FiraCode)).*\.(ttf|otf)$|pygame/freesansbold\.ttf$"
    r"|babel/locale-data/(?!(root|en|de|es|fr)\.dat$)"
    r"|pygame_gui/data/translations/pygame-gui\.(?!(en|de|es|fr)\.)"
    # Times all over the world; fluent loads pytz, but no message tells a time.
    r"|pytz/zoneinfo/"
    # Icons that are in the program itself, licences that are collected with all others.
    r"|assets/art/app/icon\.ic|\.dist-info/licenses/"
    # Tests, tools, examples.
    r"|numpy/.*/tests/|numpy/f2py|pygame/(docs|examples|tests)/"
)
"""Files told by the path they have in the program."""

Entry = tuple[str, str, str]
"""A file in the program: its place there, where it comes from, of what kind it is."""


def wanted_files(entries: Iterable[Entry]) -> list[Entry]:
    return [each for each in entries if not UNWANTED.search(each[0].replace("\\", "/"))]


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
