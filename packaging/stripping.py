"""On Linux: Python's own libraries, without what only a debugger reads.

A Python built on the spot has four times their size of it. Those that came in wheels stay as they
are: what was done to them to make them portable does not survive it.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from contents import Entry

PYTHONS_OWN = re.compile(r"libpython[^/]*$|python[^/]*/lib-dynload/")
"""Files told by the path they have in the program."""


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The same files, some of them lighter and from that folder."""
    return [
        (place, _strip(source, folder / place) if PYTHONS_OWN.match(place) else source, kind)
        for place, source, kind in entries
    ]


def _strip(source: str, target: Path) -> str:
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", target, source], check=True)
    return str(target)
