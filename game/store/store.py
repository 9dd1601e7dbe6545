"""The player's folder as a whole."""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.engine.message import Message, message

from . import files
from . import settings as settings_file
from .lock import FileLock, Held
from .problems import reason
from .settings import Settings
from .statistics import Statistics

WRITTEN = r"settings\.json|match(?:-[\w-]+)?\.json|probe"
"""The files in the folder that are replaced in one step."""
FIRST_TITLE = "realms"
"""The only title there was when the match in progress was kept under no title's name."""


class AlreadyOpen(RuntimeError):
    """Another window has this folder open."""


class Unwritable(RuntimeError):
    """Nothing can be kept in this folder."""


class Store:
    """Settings, statistics and the matches in progress, in one folder.

    The folder belongs to one window at a time. A damaged file costs nothing but itself, and is
    put aside; `problems` tells what happened, to be shown to the player.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._found: list[Message] = []
        self._unsaved: Message | None = None
        self._lock = self._open_folder()
        try:
            files.sweep(folder, WRITTEN)
            self._rename_first_match()
            self._settings, problems = settings_file.load(self._settings_file)
            self._found += problems
            self.statistics = Statistics(folder / "statistics.db")
            if self.statistics.problem:
                self._found.append(self.statistics.problem)
        except BaseException:
            self._lock.close()
            raise

    def _open_folder(self) -> FileLock:
        """Makes the folder if need be, sees whether one can write there, and locks it."""
        lock = self.folder / "lock"
        probe = files.part_of(self.folder / "probe")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            probe.touch(exist_ok=False)
            probe.unlink()
            try:
                files.check_is_file(lock)
            except files.NotAFile as damage:
                self._found.append(files.put_aside(lock, damage))
            return FileLock(lock)
        except Held as held:
            raise AlreadyOpen(str(self.folder)) from held
        except OSError as error:
            raise Unwritable(str(self.folder)) from error

    def _rename_first_match(self) -> None:
        """The match in progress of the first version gets the name it has now, backup first: if
        the program is killed in between, the next start does the rest."""
        first, now = self.folder / "match.json", self.match_file(FIRST_TITLE)
        if not now.exists():
            for old, new in ((files.backup_of(first), files.backup_of(now)), (first, now)):
                if old.is_file() and not new.exists():
                    with contextlib.suppress(OSError):
                        old.rename(new)

    @property
    def problems(self) -> list[Message]:
        """What the player should know: of what was found at the start, and of what cannot be kept
        at present."""
        return [*self._found, *([self._unsaved] if self._unsaved else [])]

    @property
    def _settings_file(self) -> Path:
        return self.folder / "settings.json"

    def match_file(self, title: str) -> Path:
        """Where the match in progress of a title is kept."""
        return self.folder / f"match-{title}.json"

    @property
    def plugins(self) -> Path:
        """The folder for opponents of the player's own."""
        return self.folder / "plugins"

    @property
    def settings(self) -> Settings:
        return self._settings

    @settings.setter
    def settings(self, changed: Settings) -> None:
        """They count at once, even if they cannot be written."""
        if changed != self._settings:
            self._settings = changed
            self._save_settings()

    def _save_settings(self) -> None:
        try:
            settings_file.save(self._settings_file, self._settings)
            self._unsaved = None
        except OSError as error:
            self._unsaved = message("store-settings-unsaved", why=reason(error))

    def close(self) -> None:
        if self._unsaved:
            self._save_settings()
        self.statistics.close()
        self._lock.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
