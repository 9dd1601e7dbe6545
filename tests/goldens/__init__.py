"""Recorded results, as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def lines(name: str) -> list[dict[str, Any]]:
    """The JSON objects of a golden file, one per line."""
    return [json.loads(line) for line in (FOLDER / name).read_text("utf-8").splitlines()]
