"""The player's settings."""

from __future__ import annotations

from enum import StrEnum, auto
from pathlib import Path
from typing import Any

import msgspec

from . import files

VERSION = 1
LONGEST_NAME = 20
PORTRAITS = 8
"""How many faces there are to choose from."""


class Speed(StrEnum):
    """How fast things move."""

    NORMAL = auto()
    FAST = auto()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one can set. A value that is out of bounds falls back to its default."""

    version: int = VERSION
    language: str = ""
    """Empty until the player has chosen one: then that of the system."""
    full_screen: bool = False
    ui_scale: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    live_score: bool = True
    confirmations: bool = True
    thinking_seconds: int = 10
    effects_volume: int = 70
    music_volume: int = 40
    player_name: str = ""
    portrait: int = 1
    new_game: dict[str, Any] = {}
    """How the last match was set up."""


BOUNDS: dict[str, tuple[float, float]] = {
    "ui_scale": (80, 160),
    "thinking_seconds": (1, 60),
    "portrait": (1, PORTRAITS),
    "effects_volume": (0, 100),
    "music_volume": (0, 100),
}


def parse(data: bytes) -> Settings:
    """Settings out of a file; one bad value costs only itself."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise files.Damaged(str(error)) from error
    if not isinstance(found, dict):
        raise files.Damaged("not an object")
    good = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in found and field.name != "version":
            try:
                value = msgspec.convert(found[field.name], field.type)
            except msgspec.ValidationError:
                continue
            low, high = BOUNDS.get(field.name, (float("-inf"), float("inf")))
            if field.name not in BOUNDS or low <= value <= high:
                good[field.name] = value
    return Settings(**good)


def load(file: Path) -> tuple[Settings, bool]:
    """The settings, and whether their file was damaged."""
    found, damaged = files.read(file, parse)
    return found or Settings(), damaged


def save(file: Path, settings: Settings) -> None:
    files.write(file, msgspec.json.format(msgspec.json.encode(settings), indent=1))
