"""Who sits at the table."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec


class Controller(StrEnum):
    """Who decides for a seat."""

    PERSON = auto()
    OPPONENT = auto()
    REMOTE = auto()


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: whose it is, and which opponent plays it if one does."""

    name: str
    controller: Controller = Controller.PERSON
    opponent: str = ""
