"""Playing a match in the client: by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.realms.scoring import ScoringScene
from game.client.realms.table import TableScene
from game.client.realms.things import OnTable, Thing
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import plain
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
    table = Table(REALMS, options, seed, seats)
    client.app.push(client.app.rooms[REALMS.key].open(table))


def middle(client: Client, number: int) -> tuple[int, int]:
    """A point on a card that no neighbour covers."""
    pose = client.table.stage.sprites[number].target
    return round(pose.x - pose.width * 0.38), round(pose.y)


def where(client: Client, thing: Thing) -> tuple[int, int]:
    if isinstance(thing, OnTable):
        return middle(client, thing.number)
    return client.table.layout.deck.center


def point_at(client: Client, point: tuple[int, int]) -> None:
    """Moves the mouse there."""
    moved = {"pos": point, "rel": (0, 0), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, moved))
    client.frame()


def by_mouse(client: Client) -> None:
    """One thing the player may do, done with the mouse."""
    scene = client.table
    if scene.overlay:
        client.click(scene.overlay.areas[0].center)
    else:
        client.click(where(client, list(scene.targets)[-1]))


def by_keys(client: Client) -> None:
    """The same with the keyboard alone."""
    if client.table.overlay is None:
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)


def entries(client: Client) -> int:
    """How far the match has come."""
    return len(client.table.session.table.history.entries)


def told(client: Client) -> list[str]:
    """The lines of the chronicle."""
    model = client.table.model
    lines = (model.told(each) for each in model.story)
    return [plain(client.app.words.say(line)) for line in lines if line]


def finish(client: Client, act: Callable[[Client], None]) -> ScoringScene:
    for _ in range(400):
        client.until(client.asked)
        if isinstance(client.scene, ScoringScene):
            return client.scene
        before = entries(client)
        act(client)
        if isinstance(client.scene, TableScene):
            assert entries(client) > before, "nothing happened"
    raise AssertionError("it never ended")
