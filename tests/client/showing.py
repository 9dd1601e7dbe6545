"""Matches whose hands lie open, and the way through the show that counts them."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

import pygame

from game.client.realms.scoring import ScoringScene
from game.client.realms.show.finale import FinaleScene
from game.client.realms.show.scene import ShowScene
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import AnyTable
from game.titles.realms.play.actions import Action, Discard
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import LAID_OPEN
from game.titles.realms.scoring.plans import bonus_plan

from .client import Client


def laid_open(
    choosing: Collection[int], people: tuple[str, ...] = ("Ada",), options: Options | None = None
) -> AnyTable:
    """A match that has come to its end by chance: all hands lie open, and of the people just these
    have something to choose."""
    options = options or Options(3)
    bots = range(len(people), options.players)
    seats = (
        *(Seat(name) for name in people),
        *(Seat(f"Bot {n}", Controller.OPPONENT, "random") for n in bots),
    )
    for number in count():
        table: AnyTable = Table(REALMS, options, f"show {number}", seats)
        _play(table, Rng("show", number), choosing)
        asked = {seat for seat in range(len(people)) if table.view(seat).prompt}
        if asked == set(choosing):
            return table
    raise AssertionError


def _play(table: AnyTable, rng: Rng, choosing: Collection[int]) -> None:
    while table.view(None).phase not in LAID_OPEN:
        seat = table.must_act[0]
        legal = table.legal_actions(seat)
        wise = [each for each in legal if not (seat in choosing and _wasteful(table, each))]
        table.act(seat, rng.choice(wise or legal))


def _wasteful(table: AnyTable, action: Action) -> bool:
    """Whether a card with a choice would go."""
    cards = table.options.cards.by_number
    return isinstance(action, Discard) and bonus_plan(cards[action.card]).choice is not None


def open_show(client: Client, table: AnyTable) -> ShowScene:
    """Sits down at a match whose hands lie open; waits until the first is being counted."""
    client.app.push(client.app.rooms[REALMS.key].open(table))
    client.until(lambda: isinstance(client.scene, ShowScene))
    client.until(lambda: show(client).playback is not None)
    return show(client)


def show(client: Client) -> ShowScene:
    assert isinstance(client.scene, ShowScene)
    return client.scene


def finale(client: Client) -> FinaleScene:
    """On with Enter until everything is counted."""
    while isinstance(client.scene, ShowScene):
        client.press(pygame.K_RETURN)
    assert isinstance(client.scene, FinaleScene)
    return client.scene


def sheets(client: Client) -> ScoringScene:
    """Through the show to the plain sheets."""
    end = finale(client)
    client.until(lambda: end.settled)
    client.button(client.app.words.text("show-sheets"))
    assert isinstance(client.scene, ScoringScene)
    return client.scene
