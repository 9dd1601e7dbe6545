"""Where the program's own files lie."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder of art, fonts, sounds and words: inside an installed package, else beside it."""
    here = Path(__file__).resolve().parent
    for folder in (here / "assets", here.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The assets folder is missing beside {here}.")
