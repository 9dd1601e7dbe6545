"""The board of Fantastic Stories set up to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from ai.contract import Budget
from ai.driver import MindDriver
from ai.registry import Entry, opponents
from game.client.onward import Onward
from game.client.scenes.seating import new_table, opponent, person
from game.client.stories.finale import StoriesFinale
from game.client.stories.geography import PLACES
from game.client.stories.page import StoryPage
from game.client.stories.room import StoriesRoom
from game.client.stories.table import BoardScene
from game.client.stories.ways import conjurable
from game.session import AnyTable, Drivers, Person, Session, StillClock
from game.titles.stories.board import BOARD
from game.titles.stories.events import Told
from game.titles.stories.moves import legal
from game.titles.stories.options import Options, Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import Phase, Position

if TYPE_CHECKING:
    from game.client.app import App

SCENES = ("board", "page", "ranking")
LONGEST, MATCHES = 20_000, 20
"""Decisions, and matches, after which nobody waits any longer."""

Wanted = Callable[[Position], bool]


def show(
    app: App,
    scene: str,
    seed: str,
    entries: Sequence[Entry],
    moves: int,
    doing: str,
    expert: bool = False,
) -> None:
    """Brings a scene of the board onto the screen, at rest."""
    table = board_table(app, seed, entries, expert)
    if scene == "ranking":
        play(table, LONGEST, lambda _: False)
        session = Session(table, Drivers(lambda _number, _seat: Person()))
        app.push(StoriesFinale(app, session, [0], Onward("show-rematch", app.pop)))
        return
    for attempt in range(1, MATCHES):
        if play(table, moves, WANTED[doing], WHO.get(doing)):
            break
        table = board_table(app, f"{seed}/{attempt}", entries, expert)
    shown = stories_room(app).open(table)
    app.push(shown)
    shown.settle()
    if scene == "page":
        _open_page(shown, seed)
    elif doing == "pawn":
        _choose(shown)
    elif doing == "magic":
        shown.spells.press()


def stories_room(app: App) -> StoriesRoom:
    room = app.rooms[STORIES_RULES.key]
    assert isinstance(room, StoriesRoom)
    return room


def board_table(app: App, seed: str, entries: Sequence[Entry], expert: bool = False) -> AnyTable:
    """A match about to begin."""
    seats = (person(app), *(opponent(app, entry.key) for entry in entries))
    variant = Variant.EXPERT if expert else Variant.BASIC
    return new_table(stories_room(app), Options(len(seats), variant), seed, seats)


WANTED: Mapping[str, Wanted] = {
    "home": lambda at: at.phase is Phase.HOME,
    "move": lambda at: at.phase is Phase.ACT and not at.stack,
    "pawn": lambda at: at.phase is Phase.ACT and not at.stack,
    "magic": lambda at: bool(conjurable(legal(at, at.seat))) and not at.stack,
    "along": lambda at: bool(at.stack),
}
"""When the person at the board is about to do that."""


WHO: Mapping[str, str] = {"along": "random"}
"""Who brings that about, where good players seldom do: they hardly ever meet at a dock."""


def play(table: AnyTable, moves: int, wanted: Wanted, who: str | None = None) -> bool:
    """Lets good players, or such players, sit in for everybody; stops where the person is asked
    for that, or at the end; whether it was before that."""
    known = opponents(title=STORIES_RULES.key)
    best = [entry for entry in known.values() if not entry.is_plugin]
    entry = known[who] if who else best[-1]
    company = Drivers(lambda _number, _seat: MindDriver(entry, Budget(), "shot"))
    session = Session(table, company, clock=StillClock())
    for _ in range(LONGEST):
        asked = 0 in table.must_act and wanted(table.view(0).position)
        if len(table.history.entries) >= moves and asked:
            return True
        if table.outcome:
            break
        session.step()
    return False


def _choose(shown: BoardScene) -> None:
    """A pawn is chosen, and one of its targets pointed at."""
    starts = shown.hands.starts
    if not starts:
        return
    shown.hands.choose(max(starts, key=lambda space: len(BOARD.ways[space])))
    target = shown.layout.at(PLACES[shown.hands.targets[0]])
    moved = {"pos": target, "rel": (0, 0), "buttons": (0, 0, 0)}
    shown.handle(pygame.event.Event(pygame.MOUSEMOTION, moved))


def _open_page(shown: BoardScene, seed: str) -> None:
    """The page of a story; the seed says which."""
    stories = list(BOARD.adventures)
    key = seed if seed in stories else stories[sum(map(ord, seed)) % len(stories)]
    told = Told(0, 0, key, BOARD.adventures[key].number)
    page = StoryPage(shown.app, told, shown.model.names[0], shown.stage.shown.round, True, 0.0)
    page.resize(shown.layout)
    shown.page = page
    page.close()
