"""The titles there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.contract import Rules

from .realms.play.rules import REALMS

TITLES: Mapping[str, Rules[Any, Any, Any, Any, Any]] = {REALMS.key: REALMS}
