"""A client for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.made_once import made_once

from .client import Client

__all__ = ["made_once"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[Client]:
    """A client in which everything moves."""
    made = Client(tmp_path, reduced_motion=False)
    yield made
    made.close()
