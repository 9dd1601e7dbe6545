"""How one comes to a table: with a new match, the deal of the day, or one that was left."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from game.client.realms.match import DAILY_SEED, Match, RealmsTable, any_table
from game.client.realms.table import TableScene
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS

from .names import opponent_name

if TYPE_CHECKING:
    from game.client.app import App

DAILY = ("novice", "apprentice", "greedy")
"""Whom one meets in the deal of the day."""


def scene_of(app: App, table: Table[Any, Any, Any, Any, Any]) -> TableScene:
    """The scene of a table."""
    return TableScene(app, Match(any_table(table), app.store))


def person(app: App, name: str = "") -> Seat:
    """The player's own seat."""
    return Seat(name or app.store.settings.player_name or app.words.text("table-you"))


def opponent(app: App, key: str) -> Seat:
    return Seat(opponent_name(key, app.words), Controller.OPPONENT, key)


def new_table(options: Options, seed: str, seats: Sequence[Seat]) -> RealmsTable:
    return any_table(Table(REALMS, options, seed, tuple(seats)))


def options_for(players: int, modules: frozenset[Module]) -> Options:
    """The usual way to play for so many."""
    variant = Variant.DUEL if players == 2 else Variant.TURNS
    return Options(players, variant, tuple(sorted(modules)))


def daily_seed(day: date) -> str:
    """The same all over the world for a day."""
    return f"{DAILY_SEED}{day.isoformat()}"


def daily_table(app: App, day: date) -> RealmsTable:
    """Today's deal: the same cards and the same opponents for everybody."""
    seats = (person(app), *(opponent(app, key) for key in DAILY))
    return new_table(options_for(len(seats), frozenset()), daily_seed(day), seats)
