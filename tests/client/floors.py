"""A trading floor on which the others do what a test wants."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.client.realms.floor.scene import FloorScene
from game.client.realms.room import RealmsRoom
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import Drivers, Person, Session
from game.titles.realms.play.actions import Action
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.trade_actions import Bargain
from tests.titles.realms.play.positions import number

from .client import Client

MINUTE = 60_000


class Floor:
    """A floor on which the others do only what a test wants."""

    def __init__(self, client: Client, players: int = 4, people: int = 1) -> None:
        self.client = client
        seats = tuple(
            Seat(f"Seat {n}")
            if n < people
            else Seat(f"Seat {n}", Controller.OPPONENT, ("novice", "apprentice", "greedy")[n % 3])
            for n in range(players)
        )
        options = Options(players, Variant.CHAOS, minutes=1)
        self.table: Table[Any, Any, Any, Any, Any] = Table(REALMS, options, "floor", seats)
        self.session = Session(self.table, Drivers(lambda _number, _seat: Person()))
        room = client.app.rooms[REALMS.key]
        assert isinstance(room, RealmsRoom)
        client.app.push(FloorScene(client.app, self.session, room.art))
        client.frame()
        if people == 1:
            client.until(lambda: not self.scene.stage.moving)

    @property
    def scene(self) -> FloorScene:
        assert isinstance(self.client.scene, FloorScene)
        return self.client.scene

    @property
    def offers(self) -> tuple[Bargain, ...]:
        """What the person has on offer."""
        return tuple(each.bargain for each in self.table.view(0).floor.offers_of(0))

    def does(self, seat: int, action: Action) -> None:
        """Somebody else does something, and it is seen."""
        self.table.act(seat, action, self.scene.now)
        self._is_seen()

    def makes(self, seat: int, bargain: Bargain) -> None:
        """Somebody else offers something, and it is seen."""
        self.table.act(seat, bargain.held_out, self.scene.now)
        self.table.act(seat, bargain.offer, self.scene.now)
        self._is_seen()

    def _is_seen(self) -> None:
        self.session._changed()
        self.scene.model.fetch()
        self.client.frame()
        self.scene.scores.wait()
        self.client.frame()

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 20)):
            self.client.frame(1 / 20)

    def card(self, index: int) -> tuple[int, int]:
        pose = self.scene.layout.hand(index, len(self.scene.stage.hand))
        return round(pose.x - pose.width * 0.3), round(pose.y)


def offered(floor: Floor, seat: int = 1) -> Bargain:
    """Somebody offers the person a card for anything; the offer."""
    hand = floor.table.view(seat).hand
    bargain = Bargain(hand[0], 0, True, None)
    floor.makes(seat, bargain)
    return bargain


def hold(floor: Floor, seat: int, keys: str) -> None:
    """A seat has these cards, whoever had them before has others for them."""
    state = floor.table._state
    places: list[list[int]] = [list(hand) for hand in (*state.hands, state.deck)]
    for index, key in enumerate(keys.split()):
        card = number(state.options, key)
        holder = next(hand for hand in places if card in hand)
        holder[holder.index(card)], places[seat][index] = places[seat][index], card
    *hands, deck = map(tuple, places)
    floor.table._state = replace(state, hands=tuple(hands), deck=deck)
    floor.session._changed()
    floor.scene._sit(floor.scene.model.seat)
