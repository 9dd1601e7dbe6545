"""The player's settings."""

from __future__ import annotations

from enum import StrEnum, auto
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.engine.message import Message, joined, message
from game.lang import LANGUAGES

from . import files

VERSION = 3
FIRST_TITLE = "realms"
"""The only one there was before version 3: its lesson is the one that older settings tell of."""
LONGEST_NAME = 20
PORTRAITS = 8
"""How many faces there are to choose from."""


class Speed(StrEnum):
    """How fast things move."""

    SLOW = auto()
    NORMAL = auto()
    FAST = auto()
    AT_ONCE = "at-once"


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """How far the guided match of a title has come."""

    step: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Where it was left."""
    done: bool = False
    """Whether it was ever played to its end."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one can set. A value that is out of bounds falls back to its default."""

    version: int = VERSION
    language: str = ""
    """Empty until the player has chosen one: then that of the system."""
    full_screen: bool = False
    window: tuple[int, int, int, int] | None = None
    """Left, top, width and height of the window when it was last closed."""
    ui_scale: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    live_score: bool = True
    arrows: bool = True
    """Between the cards that do something for each other, while one is looked at."""
    gains: bool = True
    """Pills at the cards that tell what they would bring."""
    confirmations: bool = True
    phrases: bool = True
    """Whether opponents say something now and then."""
    thinking_time: float = 1.0
    """Seconds an opponent may think about a decision."""
    trading_pace: int = 100
    """How quick opponents are where a clock runs, in per cent."""
    show_speed: int = 1
    """How fast scores are counted: the first, second or third speed of the show."""
    sound: bool = True
    """Whether anything is heard; the volumes stay what they are."""
    effects_volume: int = 70
    music_volume: int = 50
    ambience_volume: int = 40
    """Of the fire in the hearth."""
    player_name: str = ""
    portrait: int = 1
    lessons: dict[str, Lesson] = {}
    """The guided matches, by the titles they are of."""
    title: str = ""
    """The title that was chosen last."""
    new_game: dict[str, Any] = {}
    """How the last match was set up."""

    def lesson(self, title: str) -> Lesson:
        return self.lessons.get(title) or Lesson()

    def with_lesson(self, title: str, lesson: Lesson) -> Settings:
        return msgspec.structs.replace(self, lessons={**self.lessons, title: lesson})

    @property
    def volumes(self) -> tuple[int, int, int]:
        """Of effects, music and ambience, as they are heard."""
        if not self.sound:
            return 0, 0, 0
        return self.effects_volume, self.music_volume, self.ambience_volume


LABELS = {"ui_scale": "settings-scale", "player_name": "settings-name"} | dict.fromkeys(
    ("window", "show_speed", "lessons", "title", "new_game"), "settings-remembered"
)
"""What settings are called that the page of settings calls otherwise than the file, or does not
show."""


BOUNDS: dict[str, tuple[float, float]] = {
    "ui_scale": (80, 160),
    "thinking_time": (0.3, 5.0),
    "trading_pace": (50, 200),
    "portrait": (1, PORTRAITS),
    "show_speed": (1, 3),
    "effects_volume": (0, 100),
    "music_volume": (0, 100),
    "ambience_volume": (0, 100),
}


DEEPEST = 6
LONGEST_TEXT = 255
"""How deep, and with how long texts, the set-up of a match may be told."""


def parse(data: bytes) -> tuple[Settings, list[str]]:
    """Settings out of a file, and the names of those it has no good value for."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise files.Damaged(str(error)) from error
    if not isinstance(found, dict):
        raise files.Damaged("not an object")
    _bring_up_to_date(found)
    good, bad = {}, []
    for field in msgspec.structs.fields(Settings):
        if field.name in found and field.name != "version":
            try:
                value = msgspec.convert(found[field.name], field.type)
            except msgspec.ValidationError:
                bad.append(field.name)
                continue
            if _fits(field.name, value):
                good[field.name] = value
            else:
                bad.append(field.name)
    return Settings(**good), bad


def _bring_up_to_date(found: dict[str, Any]) -> None:
    """Settings of an older version say the same as they did."""
    version = found.get("version")
    if version == 1 and "music_volume" in found:
        # The hearth with its lute was all the music there was: its volume holds for both now.
        found.setdefault("ambience_volume", found["music_volume"])
    noted = {
        name: found[f"lesson_{name}"] for name in ("step", "done") if f"lesson_{name}" in found
    }
    if version in (1, 2) and noted:
        found.setdefault("lessons", {FIRST_TITLE: noted})


def _fits(name: str, value: Any) -> bool:
    """Whether a value of the right type is one that the setting can have."""
    match name:
        case "language":
            return value == "" or value in LANGUAGES
        case "player_name":
            return len(value) <= LONGEST_NAME and _is_plain(value)
        case "new_game":
            return _is_plain(value)
        case "lessons":
            return _is_plain(list(value))
    if name not in BOUNDS:
        return True
    low, high = BOUNDS[name]
    return bool(low <= value <= high)


def _is_plain(value: Any, depth: int = 0) -> bool:
    """Whether this can be shown and written again, however it came into the file."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list):
        return depth < DEEPEST and all(_is_plain(each, depth + 1) for each in value)
    return not isinstance(value, str) or (len(value) <= LONGEST_TEXT and "\0" not in value)


def _label(name: str) -> str:
    """What players know a setting by."""
    return LABELS.get(name, f"settings-{name.replace('_', '-')}")


def load(file: Path) -> tuple[Settings, list[Message]]:
    """The settings, and what was wrong with their file."""
    found, problems = files.read(file, parse)
    settings, bad = found or (Settings(), [])
    if bad:
        names = joined("and", map(message, dict.fromkeys(map(_label, bad))))
        problems.append(message("store-settings", file=file.name, names=names))
    return settings, problems


def save(file: Path, settings: Settings) -> None:
    files.write(file, msgspec.json.format(msgspec.json.encode(settings), indent=1))
