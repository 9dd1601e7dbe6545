"""Playing a match in the client: by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.realms.match import Match, any_table
from game.client.realms.scoring import ScoringScene
from game.client.realms.table import TableScene
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS

from .client import Client


def sit_down(
    client: Client, options: Options, seed: str = "client", people: tuple[str, ...] = ("Ada",)
) -> None:
    """A match of this kind against quick opponents."""
    seats = (
        *(Seat(name) for name in people),
        *(
            Seat(f"Bot {n}", Controller.OPPONENT, "random")
            for n in range(len(people), options.players)
        ),
    )
    table = any_table(Table(REALMS, options, seed, seats))
    client.app.push(TableScene(client.app, Match(table, client.app.store)))


def middle(client: Client, number: int) -> tuple[int, int]:
    """A point on a card that no neighbour covers; 0 is the deck."""
    if number == 0:
        return client.table.layout.deck.center
    pose = client.table.stage.sprites[number].target
    return round(pose.x - pose.width * 0.38), round(pose.y)


def by_mouse(client: Client) -> None:
    """One thing the player may do, done with the mouse."""
    scene = client.table
    if scene.overlay:
        client.click(scene.overlay.areas[0].center)
    else:
        client.click(middle(client, max(scene.targets())))


def by_keys(client: Client) -> None:
    """The same with the keyboard alone."""
    if client.table.overlay is None:
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)


def finish(client: Client, act: Callable[[Client], None]) -> ScoringScene:
    for _ in range(400):
        client.until(client.asked)
        if isinstance(client.scene, ScoringScene):
            return client.scene
        before = len(client.table.match.table.history.entries)
        act(client)
        if isinstance(client.scene, TableScene):
            assert len(client.table.match.table.history.entries) > before, "nothing happened"
    raise AssertionError("it never ended")
