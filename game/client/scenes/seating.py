"""How one comes to a table: with a new match, the deal of the day, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from game.client.room import Room
from game.client.seeds import daily_seed
from game.client.shell import Scene, Shell
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import AnyTable
from game.store import saves

from .ask import confirm
from .names import opponent_name


def person(app: Shell, name: str = "") -> Seat:
    """The player's own seat."""
    return Seat(name or app.store.settings.player_name or app.words.text("table-you"))


def opponent(app: Shell, key: str) -> Seat:
    return Seat(opponent_name(key, app.words), Controller.OPPONENT, key)


def new_table(room: Room, options: Any, seed: str, seats: Sequence[Seat]) -> AnyTable:
    return Table(room.rules, options, seed, tuple(seats))


def daily_table(app: Shell, room: Room, day: date) -> AnyTable:
    """Today's deal: the same cards and the same opponents for everybody."""
    seats = (person(app), *(opponent(app, key) for key in room.company))
    return new_table(room, room.options(room.usual, len(seats)), daily_seed(day), seats)


# The match in progress.


def in_progress(app: Shell, title: str) -> bool:
    """Whether a match of this title waits to be continued."""
    return saves.exists(app.store, title)


def resume(app: Shell, room: Room) -> saves.Loaded:
    """The match that waits, or what has become of it."""
    return saves.load(app.store, room.rules)


def unless_in_progress(app: Shell, below: Scene, title: str, begin: Callable[[], None]) -> None:
    """Begins a match, after asking if another would be lost for it."""
    words = app.words
    if in_progress(app, title):
        confirm(app, below, words.text("ask-replace"), words.text("ask-replace-yes"), begin)
    else:
        begin()
