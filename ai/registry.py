"""The opponents there are: our own, those of installed packages, and the player's own files.

A plugin is a program the player trusts: it may do whatever he may do on his machine. That is why
nothing of it is loaded before he chooses it, and then only in the opponents' own process.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from enum import StrEnum, auto
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec

from .contract import Opponent

GROUP = "storied_realms.opponents"
CLASS_IN_FILE = "Opponent"


class Origin(StrEnum):
    """Where an opponent comes from."""

    OURS = auto()
    PACKAGE = auto()
    FILE = auto()


class Entry(msgspec.Struct, frozen=True):
    """An opponent one can choose; `target` is what to load when somebody does."""

    key: str
    origin: Origin
    target: str
    title: str = ""
    """The title it can play; empty if it can play any."""

    @property
    def is_plugin(self) -> bool:
        return self.origin is not Origin.OURS


OURS = (
    Entry("random", Origin.OURS, "ai.simple:RandomOpponent"),
    Entry("novice", Origin.OURS, "ai.realms.novice:Novice", "realms"),
    Entry("apprentice", Origin.OURS, "ai.realms.apprentice:Apprentice", "realms"),
    Entry("greedy", Origin.OURS, "ai.realms.greedy:Greedy", "realms"),
    Entry("bard", Origin.OURS, "ai.realms.bard:Bard", "realms"),
    Entry("poacher", Origin.OURS, "ai.realms.poacher:Poacher", "realms"),
    Entry("adept", Origin.OURS, "ai.realms.adept:Adept", "realms"),
    Entry("master", Origin.OURS, "ai.realms.master:Master", "realms"),
    Entry("novice", Origin.OURS, "ai.stories.novice:Novice", "stories"),
    Entry("apprentice", Origin.OURS, "ai.stories.apprentice:Apprentice", "stories"),
    Entry("master", Origin.OURS, "ai.stories.master:Master", "stories"),
)
"""From the weakest to the strongest, title by title; a character may play several."""


def opponents(plugins: Path | None = None, title: str = "") -> dict[str, Entry]:
    """All opponents by key, or those who can play a title. Our own cannot be replaced; of two
    plugins the package comes first."""
    ours = {entry.key for entry in OURS}
    found: dict[str, Entry] = {}
    for entry in (*OURS, *(each for each in _plugins(plugins) if each.key not in ours)):
        if not title or entry.title in ("", title):
            found.setdefault(entry.key, entry)
    return found


def _plugins(folder: Path | None) -> Iterator[Entry]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield Entry(point.name, Origin.PACKAGE, point.value)
    if folder and folder.is_dir():
        for file in sorted(folder.glob("[!_]*.py")):
            yield Entry(file.stem, Origin.FILE, str(file))


def create(entry: Entry) -> Opponent:
    """Loads an opponent; whatever is wrong with it raises."""
    if entry.origin is Origin.FILE:
        made: Any = getattr(_module_of(entry.key, Path(entry.target)), CLASS_IN_FILE)()
    else:
        made = EntryPoint(entry.key, entry.target, GROUP).load()()
    if not callable(getattr(made, "choose", None)):
        raise TypeError(f"{entry.key} has no method choose")
    opponent: Opponent = made
    return opponent


def _module_of(key: str, file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"storied_realms_plugin_{key}", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
