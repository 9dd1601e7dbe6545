"""The log: what went wrong, for the player's own eyes. It never grows beyond two small files."""

from __future__ import annotations

import logging
import platform
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from . import __version__

LOG = logging.getLogger("storied-realms")
LARGEST = 200_000
"""Bytes after which a new file is begun; one old file is kept."""


def log_file(folder: Path) -> Path:
    return folder / "log.txt"


def open_log(folder: Path) -> None:
    """Writes to a file in the player's folder from now on."""
    close_log()
    handler = RotatingFileHandler(
        log_file(folder), maxBytes=LARGEST, backupCount=1, encoding="utf-8", delay=True
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    LOG.propagate = False
    python = ".".join(map(str, sys.version_info[:3]))
    LOG.info("Storied Realms %s on %s, Python %s", __version__, platform.platform(), python)


def close_log() -> None:
    for handler in list(LOG.handlers):
        LOG.removeHandler(handler)
        handler.close()
