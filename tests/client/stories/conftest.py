"""One client for the tests of a file: each begins at the title again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.client.client import Client


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    made = Client(tmp_path_factory.mktemp("stories"))
    yield made
    made.close()


@pytest.fixture
def client(window: Client) -> Iterator[Client]:
    """At the title, as fast as usual."""
    window.app.apply_settings()
    yield window
    window.app.start()
