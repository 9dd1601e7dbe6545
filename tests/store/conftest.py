"""A disk whose room the test decides about."""

from __future__ import annotations

import pytest

from .full_disk import Disk


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)
