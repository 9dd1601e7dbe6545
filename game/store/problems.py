"""What went wrong with a file, as something that can be said in any language."""

from __future__ import annotations

import errno
import sqlite3

from game.engine.message import Message, message
from game.log import LOG

FULL = {errno.ENOSPC, errno.EDQUOT}
REASONS = {
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-read-only",
    errno.EBUSY: "reason-locked",
}
SQLITE_REASONS = {
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    sqlite3.SQLITE_BUSY: "reason-locked",
    sqlite3.SQLITE_LOCKED: "reason-locked",
    sqlite3.SQLITE_PERM: "reason-denied",
    sqlite3.SQLITE_READONLY: "reason-read-only",
}
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


def reason(error: Exception) -> Message:
    """Why the system did not let us, as far as a player can do something about it; the log has it
    in the system's own words."""
    LOG.warning("%s: %s", type(error).__name__, error)
    if isinstance(error, OSError):
        return message(REASONS.get(error.errno or 0, "reason-unknown"))
    return message(SQLITE_REASONS.get(sqlite_code(error) or 0, "reason-unknown"))


def not_kept(error: Exception) -> Message:
    """Why something could not be written."""
    if is_full(error):
        return message("keep-disk-full")
    return message("keep-failed", why=reason(error))
