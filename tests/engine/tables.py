"""Tables of Fantasy Realms with people and computers at them, for what the table itself does."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.titles.realms.play.actions import Discard, Draw
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

from .game import AnyTable

NAMES = ("Ada", "Ben", "Cleo")
EVERYBODY = (0, 1, 2)


def table(seed: str = "table", people: Iterable[int] = EVERYBODY) -> AnyTable:
    """Three seats, with computers where no people sit."""
    seats = tuple(
        Seat(name) if seat in people else Seat(name, Controller.OPPONENT, "random")
        for seat, name in enumerate(NAMES)
    )
    return Table(REALMS, Options(3), seed, seats)


def after_two_turns(people: Iterable[int] = EVERYBODY) -> AnyTable:
    """A table where the third player may take openly."""
    started = table(people=people)
    for _ in range(2):
        take_a_turn(started)
    return started


def take_a_turn(match: AnyTable) -> None:
    """Whoever is at turn draws, and discards the first card of his hand."""
    seat = at_turn(match)
    match.act(seat, Draw())
    match.act(seat, Discard(match.view(seat).hand[0]))


def at_turn(match: AnyTable) -> int:
    (seat,) = match.must_act
    return int(seat)
