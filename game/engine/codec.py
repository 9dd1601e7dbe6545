"""JSON for whatever leaves the table: typed, checked, and clear about what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Generic

import msgspec

from .contract import A, BadOptions, E, IllegalAction, O, Rules, S, V
from .history import Conceded, Hint, History, Played, Returned, TakenOver
from .message import UserError, message
from .seats import Seat
from .table import Table

FORMAT = "storied-realms match"
VERSION = 2
OLDEST = 1
"""Files from this version on can still be read."""


class BadSave(UserError):
    """A file that holds no match that could be played on, with the reason."""


class OtherVersion(BadSave):
    """A sound file that another version of the program wrote: no damage, and worth keeping."""


class Envelope(msgspec.Struct):
    """What every saved match begins with, whichever title and version wrote it."""

    format: str
    version: int
    title: str
    rules: int


class _Saved(msgspec.Struct):
    """The whole of a saved match; options and actions as their title reads them."""

    format: str
    version: int
    title: str
    rules: int
    options: msgspec.Raw
    seed: str
    seats: list[Seat]
    entries: list[msgspec.Raw]
    id: str = ""
    seconds: float = 0.0
    hints: list[Hint] = []

    @property
    def identity(self) -> str:
        """The match's id; for one kept before there were any, what stays the same while it is
        played."""
        told = encode([self.title, self.options, self.seed, self.seats])
        return self.id or blake2b(told, digest_size=16).hexdigest()


class Codec(Generic[O, S, A, E, V]):
    """Encodes and decodes a title's records."""

    def __init__(self, rules: Rules[O, S, A, E, V]) -> None:
        self.rules = rules
        self.options = msgspec.json.Decoder(rules.options_type)
        self.state = msgspec.json.Decoder(rules.state_type)
        self.action = msgspec.json.Decoder(rules.action_type)
        changes = Conceded | TakenOver | Returned
        self.event = msgspec.json.Decoder(rules.event_type | changes)
        self.view = msgspec.json.Decoder(rules.view_type)
        self.entry = msgspec.json.Decoder(Played[rules.action_type] | changes)  # type: ignore[name-defined]


def encode(record: Any) -> bytes:
    """Any record as JSON; the same record always gives the same bytes."""
    return msgspec.json.encode(record, order="deterministic")


def save(history: History[Any, Any]) -> bytes:
    """A match as a file."""
    return encode(
        {
            "format": FORMAT,
            "version": VERSION,
            "title": history.title,
            "rules": history.rules,
            "options": history.options,
            "seed": history.seed,
            "seats": history.seats,
            "entries": history.entries,
            "id": history.id,
            "seconds": history.seconds,
            "hints": history.hints,
        }
    )


def load(
    data: bytes, titles: Mapping[str, Rules[Any, Any, Any, Any, Any]]
) -> Table[Any, Any, Any, Any, Any]:
    """The table of a saved match, played up to where it was; raises BadSave."""
    head = envelope(data)
    if not OLDEST <= head.version <= VERSION:
        raise _other_version(head.version, VERSION)
    rules = titles.get(head.title)
    if rules is None:
        raise OtherVersion(message("save-title"))
    if head.rules > rules.version:
        raise _other_version(head.rules, rules.version)
    saved = _saved(data)
    codec = Codec(rules)
    try:
        options = codec.options.decode(saved.options)
        table = Table(rules, options, saved.seed, tuple(saved.seats), saved.identity)
        table.history.seconds = saved.seconds
        table.history.hints = _sound(saved.hints, len(saved.seats))
        for entry in saved.entries:
            for today in _upgraded(table, saved.rules, entry):
                table.repeat(codec.entry.decode(today))
    except OtherVersion:
        raise
    except (BadOptions, IllegalAction) as error:
        raise BadSave(message("save-illegal", why=error.says)) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadSave(message("save-damaged")) from error
    return table


def _sound(hints: list[Hint], seats: int) -> list[Hint]:
    """The hints of a saved match; raises ValueError if somebody has them who does not play."""
    if not all(0 <= hint.seat < seats and hint.entries >= 0 for hint in hints):
        raise ValueError("a hint of nobody")
    return hints


def _other_version(found: int, known: int) -> OtherVersion:
    return OtherVersion(
        message("save-newer" if found > known else "save-older", found=found, known=known)
    )


def _upgraded(
    table: Table[Any, Any, Any, Any, Any], version: int, entry: msgspec.Raw
) -> Iterable[bytes | msgspec.Raw]:
    """The entries that today's rules need for one of the rules it was played by."""
    if version == table.rules.version:
        return (entry,)
    try:
        today = table.rules.upgraded(version, msgspec.json.decode(entry), table._state)
    except IllegalAction as error:
        raise _other_version(version, table.rules.version) from error
    return [encode(each) for each in today]


def envelope(data: bytes) -> Envelope:
    """What a saved match says of itself; raises BadSave if it is none."""
    head: Envelope = _read(data, Envelope, otherwise="save-foreign")
    if head.format != FORMAT:
        raise BadSave(message("save-foreign"))
    return head


def identity(data: bytes) -> str:
    """Which match was saved, by this version; raises BadSave."""
    return _saved(data).identity


def _saved(data: bytes) -> _Saved:
    found: _Saved = _read(data, _Saved, otherwise="save-damaged")
    return found


def _read(data: bytes, what: type[Any], otherwise: str) -> Any:
    """The data as such a record; `otherwise` says what it is if it is sound JSON but not that."""
    try:
        return msgspec.json.decode(data, type=what)
    except msgspec.ValidationError as error:
        raise BadSave(message(otherwise)) from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(message("save-damaged")) from error
