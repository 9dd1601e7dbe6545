"""What a match is dealt from: chance, or the day."""

from __future__ import annotations

import secrets
from datetime import date

DAILY = "daily-"


def new_seed() -> str:
    """One that nobody can guess."""
    return secrets.token_hex(8)


def new_identity() -> str:
    """What tells a match from every other that was ever played."""
    return secrets.token_hex(16)


def daily_seed(day: date) -> str:
    """The same all over the world for a day."""
    return f"{DAILY}{day.isoformat()}"


def is_daily(seed: str) -> bool:
    return seed.startswith(DAILY)
