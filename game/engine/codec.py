"""JSON for whatever leaves the table: typed, checked, and clear about what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

import msgspec

from .contract import A, BadOptions, E, IllegalAction, O, Rules, S, V
from .history import Conceded, History, Played
from .message import UserError, message
from .seats import Seat
from .table import Table, replay

FORMAT = "storied-realms match"
VERSION = 1


class BadSave(UserError):
    """A file that holds no match that could be played on, with the reason."""


class _Envelope(msgspec.Struct):
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


class Codec(Generic[O, S, A, E, V]):
    """Encodes and decodes a title's records."""

    def __init__(self, rules: Rules[O, S, A, E, V]) -> None:
        self.rules = rules
        self.options = msgspec.json.Decoder(rules.options_type)
        self.state = msgspec.json.Decoder(rules.state_type)
        self.action = msgspec.json.Decoder(rules.action_type)
        self.event = msgspec.json.Decoder(rules.event_type)
        self.view = msgspec.json.Decoder(rules.view_type)
        self.entry = msgspec.json.Decoder(Played[rules.action_type] | Conceded)  # type: ignore[name-defined]


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
        }
    )


def load(
    data: bytes, titles: Mapping[str, Rules[Any, Any, Any, Any, Any]]
) -> Table[Any, Any, Any, Any, Any]:
    """The table of a saved match, played up to where it was; raises BadSave."""
    head = _read(data, _Envelope, otherwise="save-foreign")
    if head.format != FORMAT:
        raise BadSave(message("save-foreign"))
    if head.version != VERSION:
        key = "save-newer" if head.version > VERSION else "save-older"
        raise BadSave(message(key, found=head.version, known=VERSION))
    rules = titles.get(head.title)
    if rules is None:
        raise BadSave(message("save-title", title=head.title))
    if head.rules != rules.version:
        key = "save-newer" if head.rules > rules.version else "save-older"
        raise BadSave(message(key, found=head.rules, known=rules.version))
    saved = _read(data, _Saved, otherwise="save-damaged")
    codec = Codec(rules)
    try:
        options = codec.options.decode(saved.options)
        entries = [codec.entry.decode(entry) for entry in saved.entries]
        history = History(saved.title, saved.rules, options, saved.seed, saved.seats, entries)
        return replay(rules, history)
    except (BadOptions, IllegalAction) as error:
        raise BadSave(message("save-illegal", why=error.says)) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadSave(message("save-damaged", detail=str(error))) from error


def _read(data: bytes, what: type[Any], otherwise: str) -> Any:
    """The data as such a record; `otherwise` says what it is if it is sound JSON but not that."""
    try:
        return msgspec.json.decode(data, type=what)
    except msgspec.ValidationError as error:
        raise BadSave(message(otherwise, detail=str(error))) from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(message("save-damaged", detail=str(error))) from error
