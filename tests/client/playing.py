"""Playing a match in the client: by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from game.client.attention import UNREAD
from game.client.realms.scoring import ScoringScene
from game.client.realms.show.scene import ShowScene
from game.client.realms.strip.answering import Row
from game.client.realms.strip.asked import Ways
from game.client.realms.table import TableScene
from game.client.realms.things import Deck, OnTable, Somebody, Thing
from game.commands.shot_items import Arranged
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import plain
from game.session import AnyTable
from game.store.settings import Speed
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import State

from .client import Client
from .showing import sheets

MOST_STEPS = 4
"""Clicks for one answer: what was seen is closed, something is chosen, and where it goes."""


def sit_down_at(client: Client, state: State, people: tuple[str, ...] = ("Ada",)) -> None:
    """A match that stands like this, against quick opponents."""
    company = _company(state.options, people)
    _open(client, Table(Arranged(state), state.options, "arranged", company))


def sit_down(
    client: Client, options: Options, seed: str = "client", people: tuple[str, ...] = ("Ada",)
) -> None:
    """A match of this kind against quick opponents."""
    _open(client, Table(REALMS, options, seed, _company(options, people)))


def _company(options: Options, people: tuple[str, ...] = ("Ada",)) -> tuple[Seat, ...]:
    return (
        *(Seat(name) for name in people),
        *(
            Seat(f"Bot {n}", Controller.OPPONENT, "random")
            for n in range(len(people), options.players)
        ),
    )


def _open(client: Client, table: AnyTable) -> None:
    client.app.push(client.app.rooms[REALMS.key].open(table))


def middle(client: Client, number: int) -> tuple[int, int]:
    """A point on a card that no neighbour covers."""
    pose = client.table.stage.sprites[number].target
    return round(pose.x - pose.width * 0.38), round(pose.y)


def where(client: Client, thing: Thing) -> tuple[int, int]:
    table = client.table
    match thing:
        case OnTable(number) if number in table.stage.sprites:
            return middle(client, number)
        case OnTable(number):
            return dict(table.elsewhere.cards())[number].center
        case Somebody(seat):
            index = table.model.opponent_index(seat)
            assert index is not None
            return table.layout.face(table.layout.opponent(index)).center
        case Deck():
            return table.layout.deck.center


def point_at(client: Client, point: tuple[int, int]) -> None:
    """Moves the mouse there."""
    moved = {"pos": point, "rel": (0, 0), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, moved))
    client.frame()


def by_mouse(client: Client) -> None:
    """One thing the player may do, done with the mouse. Only who has read what is asked knows where
    things lie: the shelf moves them, and what makes no difference answers itself."""
    client.read()
    if not client.asked() or not isinstance(client.scene, TableScene):
        return
    scene = client.table
    if scene.overlay:
        client.click(scene.overlay.areas[0].center)
    elif things := in_sight(client):
        client.click(where(client, things[-1]))
    else:
        client.click(on_strip(client))


def in_sight(client: Client) -> list[Thing]:
    """What can be clicked: of many cards the shelf shows only some, of a pile one sees the top."""
    table = client.table
    elsewhere = dict(table.elsewhere.cards())
    return [
        thing
        for thing in table.targets
        if not isinstance(thing, OnTable)
        or thing.number in table.stage.sprites
        or (
            thing.number in elsewhere
            and table.input.thing_at(elsewhere[thing.number].center) == thing
        )
    ]


def on_strip(client: Client) -> tuple[int, int]:
    """The first answer that stands on the strip, or else its last button that is no mere look."""
    strip = client.table.strip
    if isinstance(strip.answering, Row) and strip.answering.areas:
        x, y = strip.answering.areas[0].center
        return strip.area.x + x, strip.area.y + y
    looks = client.app.words.text("strip-seen")
    acting = [button for button in strip.buttons if button.text != looks]
    return (acting or strip.buttons)[-1].area.center


def by_keys(client: Client) -> None:
    """The same with the keyboard alone."""
    table, asked = client.table, client.table.strip.asked.answers
    free = not table.overlay and not table.asker.looking and not isinstance(asked, Ways)
    if free and (table.targets or table.strip.answering):
        client.press(pygame.K_RIGHT)
    for _ in range(round(UNREAD * 30) + 2):
        client.frame()
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
    """Plays to the end, without waiting for what others show."""
    settings = client.app.store.settings
    client.app.motion.follow(replace(settings, speed=Speed.AT_ONCE))
    for _ in range(400):
        client.until(client.asked)
        if isinstance(client.scene, ShowScene):
            return sheets(client)
        before = entries(client)
        for _ in range(MOST_STEPS):
            client.until(client.asked)
            act(client)
            if not isinstance(client.scene, TableScene) or entries(client) > before:
                break
        else:
            raise AssertionError("nothing happened")
    raise AssertionError("it never ended")
