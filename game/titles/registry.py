"""The titles there are, by their key; the rules of each are loaded when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.engine.contract import Rules

AnyRules = Rules[Any, Any, Any, Any, Any]


def _realms() -> AnyRules:
    from .realms.play.rules import REALMS

    return REALMS


def _stories() -> AnyRules:
    from .stories.rules import STORIES_RULES

    return STORIES_RULES


class Titles(Mapping[str, AnyRules]):
    """Rules by the key of their title."""

    def __init__(self, loaders: Mapping[str, Callable[[], AnyRules]]) -> None:
        self._loaders = dict(loaders)

    def add(self, key: str, load: Callable[[], AnyRules]) -> None:
        """A title from elsewhere: whoever brings opponents for it may bring its rules, too."""
        self._loaders.setdefault(key, load)

    def __getitem__(self, key: str) -> AnyRules:
        return self._loaders[key]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


TITLES = Titles({"realms": _realms, "stories": _stories})
