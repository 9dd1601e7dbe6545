"""Where the program's own files lie, and the player's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import platformdirs


@cache
def assets() -> Path:
    """The folder of art, fonts, sounds and words: inside an installed package, else beside it."""
    here = Path(__file__).resolve().parent
    for folder in (here / "assets", here.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The assets folder is missing beside {here}.")


def data_folder() -> Path:
    """Where settings, saves and statistics are kept, if the player names no other folder."""
    return platformdirs.user_data_path("storied-realms", appauthor=False)


def plugins() -> Path:
    """The folder for opponents of the player's own."""
    return data_folder() / "plugins"


def cache_folder() -> Path:
    """For what can be found again: the state of long searches."""
    return platformdirs.user_cache_path("storied-realms", appauthor=False)
