"""What went wrong with a file, as something that can be said in any language."""

from __future__ import annotations

import errno
import sqlite3

from game.engine.message import Message, message

FULL = {errno.ENOSPC, errno.EDQUOT}
LONGEST_QUOTE = 200
MARKUP = str.maketrans({"<": "‹", ">": "›", "*": "∗"})


def quoted(text: object) -> str:
    """Words that are not ours (of the system, of a file) without anything that means something to
    markup, fonts or lines."""
    sound = str(text).encode("utf-8", "replace").decode("utf-8")
    printable = "".join(sign if sign.isprintable() else " " for sign in sound)
    return printable.translate(MARKUP)[:LONGEST_QUOTE]


def is_full(error: Exception) -> bool:
    """Whether there was no room left on the disk."""
    if isinstance(error, OSError):
        return error.errno in FULL
    return sqlite_code(error) == sqlite3.SQLITE_FULL


def sqlite_code(error: Exception) -> int | None:
    """The kind of error SQLite names, without the finer distinctions."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def not_kept(error: Exception) -> Message:
    """Why something could not be written."""
    return (
        message("keep-disk-full") if is_full(error) else message("keep-failed", why=quoted(error))
    )
