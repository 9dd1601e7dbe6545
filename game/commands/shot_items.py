"""A Cursed Item at work: a match in which the person has it, and has used it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.client.realms.room import RealmsRoom
from game.client.realms.table import TableScene
from game.engine.rng import Rng
from game.engine.table import Table
from game.session import AnyTable
from game.titles.realms.cards.items import ITEM_BY_KEY
from game.titles.realms.play.actions import Action, Draw, Use
from game.titles.realms.play.events import Began, Discarded, Event
from game.titles.realms.play.item_events import (
    CardCovered,
    ItemDiscarded,
    ItemDrawn,
    ItemUsed,
    LaidAside,
)
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import RealmsRules
from game.titles.realms.play.state import State

if TYPE_CHECKING:
    from game.client.app import App

LONGEST = 400
"""Frames until opponents have answered."""


class Arranged(RealmsRules):
    """Matches that begin in the middle."""

    def __init__(self, state: State) -> None:
        self._state = state

    def setup(self, options: Options, seed: str) -> tuple[State, list[Event]]:
        del options, seed
        state = self._state
        lying = [Discarded(1, card) for card in state.discard]
        return state, [Began(state.turn, len(state.hands[0])), *lying, *_items_so_far(state)]


def _items_so_far(state: State) -> Iterator[Event]:
    """How the items came to where they lie."""
    if state.items is None:
        return
    items = state.items
    for item in items.discard:
        yield from (ItemDrawn(0, item), ItemDiscarded(0, item))
    for seat, used in enumerate(items.used):
        for item in used:
            yield from (ItemDrawn(seat, item), ItemUsed(seat, item))
    yield from (LaidAside(seat, laid) for seat, laid in enumerate(items.reserve) if laid)
    for seat, face_up in enumerate(items.face_up):
        if face_up is not None:
            yield ItemDrawn(seat, face_up)
    yield from (CardCovered(cover.seat, cover.card) for cover in state.covers)


def show(app: App, room: RealmsRoom, table: AnyTable, key: str, answers: int) -> None:
    """Opens the match as it stands for the person, who has this item, uses it as soon as may be,
    and picks the first of what is offered so many times."""
    scene = room.card_table(_with_item(table, ITEM_BY_KEY[key].number))
    app.push(scene)
    scene.settle()
    if Use() not in scene.model.legal:
        _act(app, scene, Draw())
        _act(app, scene, scene.model.legal[0])
    if Use() in scene.model.legal:
        _act(app, scene, Use())
    for _ in range(answers):
        if scene.model.legal:
            _act(app, scene, scene.model.legal[-1])


def with_larger_hand(table: AnyTable) -> AnyTable:
    """The same match, as far as the first seat can see, after that has used a Portal."""
    state = table.rules.sample(table.view(0), Rng("shot"))
    first, *others = state.hands
    (*deck, top), grown = state.deck, (1, *(0 for _ in others))
    state = replace(state, hands=((*first, top), *others), deck=tuple(deck), grown=grown)
    return Table(Arranged(state), table.options, "shot", tuple(table.seats))


def _with_item(table: AnyTable, item: int) -> AnyTable:
    """The same match, as far as the first seat can see, with another item before it."""
    state = table.rules.sample(table.view(0), Rng("shot"))
    assert state.items
    face_up = [each if each != item else None for each in state.items.face_up]
    face_up[0] = item
    state = replace(state, items=replace(state.items, face_up=tuple(face_up)))
    return Table(Arranged(state), table.options, "shot", tuple(table.seats))


def _act(app: App, scene: TableScene, action: Action) -> None:
    """Does something, and waits until the person is asked again or has something to look at."""
    scene.act(action)
    for _ in range(LONGEST):
        app.frame(0.05)
        if scene.ready or scene.asker.looking:
            return
