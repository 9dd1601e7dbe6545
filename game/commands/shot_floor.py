"""The trading floor, so many seconds after it was opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ai.contract import Budget
from ai.driver import MindDriver
from ai.registry import opponents
from game.client.realms.floor.scene import FloorScene
from game.engine.seats import Controller, Seat
from game.session import AnyTable, Drivers, Person, Session, StillClock
from game.titles.realms import Module
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.trade_actions import HoldOut, Offer

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.realms.room import RealmsRoom

MINUTES = 3


def options(players: int, modules: frozenset[Module]) -> Options:
    return Options(players, Variant.CHAOS, tuple(sorted(modules)), MINUTES)


def show(app: App, room: RealmsRoom, table: AnyTable, seconds: int, split: bool = False) -> None:
    """Brings the floor onto the screen, the person with a wish and two offers; perhaps with a card
    over a stall."""
    _trade(table, 1000 * seconds)
    scene = room.open(table)
    assert isinstance(scene, FloorScene)
    app.push(scene)
    scene.toggle_pause()
    scene.settle()
    if split:
        scene.choose(scene.stage.hand[2])
        scene.address(scene.model.others[0])
        scene.settle()


def _trade(table: AnyTable, until: int) -> None:
    """Everybody trades, the person only looks for something and offers it."""
    known = opponents(title=table.rules.key)

    def driver(number: int, seat: Seat) -> Person | MindDriver:
        if seat.controller is not Controller.OPPONENT:
            return Person()
        return MindDriver(known[seat.opponent], Budget(), f"shot {number}")

    session = Session(table, Drivers(driver), clock=StillClock())
    begun = min(until, 1000)
    for want in table.options.cards.by_key["king"].number, "army":
        _person(table, begun, [each for each in table.legal_actions(0) if _wishes(each, want)])
    while table.due is not None and table.clock < until:
        session.step()
        if table.clock > begun + 1500:
            begun = table.clock + 2500
            _offer(table)


def _wishes(action: object, want: int | str) -> bool:
    return getattr(action, "want", None) == want and not isinstance(action, Offer)


def _offer(table: AnyTable) -> None:
    """The person offers some card for another."""
    at = table.clock
    _person(table, at, [each for each in table.legal_actions(0) if isinstance(each, HoldOut)])
    offers = (each for each in table.legal_actions(0) if isinstance(each, Offer))
    _person(table, at, [each for each in offers if isinstance(each.want, int)])


def _person(table: AnyTable, at: int, actions: Sequence[object]) -> None:
    if actions:
        table.act(0, actions[len(table.history.entries) % len(actions)], at)
