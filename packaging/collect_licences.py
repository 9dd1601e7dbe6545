"""Collects the licence texts of everything that is in the built program.

What a distribution brings along is taken from there. For the rest (libraries in the wheel of
pygame-ce or of the system, distributions without a text of their own) `licences` has the texts.
Something without a text ends the build: it must not be given to anybody.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from contents import Entry
from game.licences import Texts, gather, readable

KEPT = Path(__file__).resolve().parent / "licences"


@dataclass(frozen=True)
class Origin:
    """What `licences/origins.toml` knows of a text; it says what the fields mean."""

    version: str
    license: str
    origin: str
    begins: Sequence[str] = ()
    shares: Sequence[str] = ()
    carries: Sequence[str] = ()
    credit: str = ""
    source: str = ""


ORIGINS: dict[str, dict[str, Origin]] = {
    group: {name: Origin(**facts) for name, facts in texts.items()}
    for group, texts in tomllib.loads((KEPT / "origins.toml").read_text("utf-8")).items()
}
LIBRARIES = {
    beginning: name for name, origin in ORIGINS["libraries"].items() for beginning in origin.begins
}
"""The text of a library, by how its file's name begins (without "lib")."""

PYTHON = "python"
TELLS_OF_ITS_LIBRARIES = "numpy"
"""The licence in its wheel names the libraries in it."""
SHORTEST = 60
"""Less is the name of a licence, no text of it."""
HOW_TO_ADD = f"put its project's own into {KEPT} and declare it in origins.toml there"


class NoLicence(LookupError):
    """Something is in the program whose licence is not known."""


def collect(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Writes the texts into a folder, and says where they go in the program."""
    entries = list(entries)
    shipped = owners(entries)
    groups = {
        **gather(set(shipped.values())),
        "python": python_licences(),
        "libraries": library_licences(entries, shipped),
        "texts": _kept("texts"),
    }
    groups["packages"] |= {
        name: text for name, text in _kept("packages").items() if name in groups["packages"]
    }
    for name, text in groups["packages"].items():
        if len(text) < SHORTEST:
            raise NoLicence(f"{name} has no licence text; {HOW_TO_ADD}")
    written = []
    for group, texts in groups.items():
        (folder / group).mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            file = folder / group / f"{name}.txt"
            file.write_text(text.strip() + "\n", encoding="utf-8")
            written.append((f"licences/{group}/{file.name}", str(file), "DATA"))
    return written


def owners(entries: Iterable[Entry]) -> dict[str, Distribution]:
    """The distribution each file in the program comes from, if it comes from one."""
    known = {
        _path(str(each.locate_file(file))): each
        for each in distributions()
        for file in each.files or ()
    }
    return {source: known[path] for _, source, _ in entries if (path := _path(source)) in known}


def python_licences() -> Texts:
    """Python's, with what its installation here has to say, and that of what starts the program."""
    texts = {
        **_kept("python"),
        **gather([distribution("pyinstaller")])["packages"],
    }
    here = Path(sys.base_prefix) / "LICENSE.txt"
    if here.is_file():
        texts["Python, as installed"] = here.read_text("utf-8", "replace")
    return texts


def library_licences(entries: Iterable[Entry], shipped: dict[str, Distribution]) -> Texts:
    names = set()
    for place, source, kind in entries:
        owner = shipped.get(source)
        covered = owner is not None and owner.name == TELLS_OF_ITS_LIBRARIES
        if kind == "BINARY" and not covered:
            names.add(library_of(Path(place).name))
    names.discard(PYTHON)
    names |= {inside for name in names for inside in ORIGINS["libraries"][name].carries}
    texts = _kept("libraries")
    return {name: texts[name] for name in sorted(names, key=str.casefold)}


def library_of(file_name: str) -> str:
    """Which library a file is."""
    name = file_name.lower().removeprefix("lib")
    if name.startswith(PYTHON):
        return PYTHON
    fitting = [beginning for beginning in LIBRARIES if name.startswith(beginning)]
    if not fitting:
        raise NoLicence(f"{file_name} has no licence text; {HOW_TO_ADD}")
    return LIBRARIES[max(fitting, key=len)]


def _kept(group: str) -> Texts:
    """The texts of a folder, with what their licenses want to be said beside them."""
    texts = {}
    for file in sorted((KEPT / group).iterdir()):
        origin = ORIGINS[group][file.stem]
        beside = [f'The text of {name} is in the folder "texts".' for name in origin.shares]
        if origin.source:
            beside.append(f"Its source: {origin.source}")
        parts = (origin.credit, readable(file).strip(), "\n".join(beside))
        texts[file.stem] = "\n\n".join(filter(None, parts))
    return texts


def _path(path: str) -> str:
    return os.path.normcase(os.path.abspath(path))
