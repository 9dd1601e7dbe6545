"""What the system says of its troubles is for the log; players hear what they can do."""

from __future__ import annotations

import errno
import sqlite3

import pytest

from game.lang import LANGUAGES, language
from game.log import LOG
from game.store.problems import not_kept, reason


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "/a/file"), "reason-denied"),
        (OSError(errno.EROFS, "Read-only file system", "/a/file"), "reason-read-only"),
        (OSError(errno.EIO, "Input/output error", "/a/file"), "reason-unknown"),
        (sqlite3.OperationalError("no such thing"), "reason-unknown"),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_reason_has_nothing_of_the_program_in_it(
    error: Exception,
    key: str,
    code: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LOG, "propagate", True)
    assert reason(error).key == key
    said = language(code).say(not_kept(error))
    for detail in ("Errno", "Error", "/a/file", "no such thing"):
        assert detail not in said
    assert any(type(error).__name__ in line for line in caplog.messages)


def test_a_full_disk_is_told_as_such() -> None:
    assert not_kept(OSError(errno.ENOSPC, "No space left on device")).key == "keep-disk-full"
