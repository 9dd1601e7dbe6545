"""Commands that draw share what they draw with."""

from __future__ import annotations

from tests.made_once import made_once

__all__ = ["made_once"]
