"""A client for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import Client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    made = Client(tmp_path)
    yield made
    made.close()
