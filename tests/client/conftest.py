"""A client for each test; what they all draw with is fetched once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from game.client.widgets import paintings

from .client import Client


@pytest.fixture(autouse=True, scope="session")
def fetched_once() -> Iterator[None]:
    """Paintings as they lie on the disk, at the sizes tables want them in: a program that ends
    forgets them, and the next client of the same process would fetch them all again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paintings, "_load", lru_cache(maxsize=512)(paintings._load))
        yield


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()
