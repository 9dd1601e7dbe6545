"""Scenes set up to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from ai.coaching import PresentCoach
from ai.contract import Budget
from ai.driver import MindDriver
from ai.registry import Entry, opponents
from game.client.lesson.scene import GuidedScene
from game.client.onward import Onward
from game.client.realms.gallery import GalleryScene
from game.client.realms.room import RealmsRoom
from game.client.realms.scoring import ScoringScene
from game.client.realms.show.finale import FinaleScene
from game.client.realms.show.model import ShowModel
from game.client.realms.table import TableScene
from game.client.room import Room
from game.client.scenes.help import HelpScene
from game.client.scenes.licences import LicencesScene
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.plan import chosen
from game.client.scenes.play_code import PlayCodeScene
from game.client.scenes.rules import RulesScene
from game.client.scenes.seating import new_table, opponent, person
from game.client.scenes.settings import SettingsScene
from game.client.scenes.statistics import StatisticsScene
from game.client.scenes.title import TitleScene
from game.client.shell import Scene
from game.engine.deal import deal_code
from game.session import AnyTable, Drivers, Person, Session, StillClock
from game.store.settings import Lesson
from game.titles.realms.cards.card import Module
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import LAID_OPEN, Phase
from game.titles.realms.scoring.relations import relations

from . import shot_board, shot_floor, shot_items, shot_strip
from .titles.realms import realms_options

if TYPE_CHECKING:
    from game.client.app import App

AT_THE_TABLE = ("table", "hint", "hover", "relations", "discard", "strip", "item")


def prepare(
    app: App,
    scene: str,
    seed: str,
    entries: Sequence[Entry],
    modules: frozenset[Module],
    moves: int,
    kind: str = "",
    use: tuple[str, int] | None = None,
    board: tuple[str, bool] = ("move", False),
) -> None:
    """Brings a scene onto the screen, at rest; or with an item in use, answered so often; or a
    board with what the person there is about to do, perhaps as an expert."""
    if scene in shot_board.SCENES:
        shot_board.show(app, scene, seed, entries, moves, *board)
        return
    room, title = realms_room(app), app.rooms[chosen(app.store.settings, app.rooms)]
    pages: dict[str, Callable[[], Scene]] = {
        "title": lambda: TitleScene(app, app.rooms),
        "new-game": lambda: NewGameScene(app, app.rooms),
        "play-code": lambda: PlayCodeScene(app, app.rooms, _code(app, seed, entries, modules)),
        "keys": lambda: HelpScene(app),
        "settings": lambda: SettingsScene(app),
        "licenses": lambda: LicencesScene(app),
        "statistics": lambda: StatisticsScene(app, title),
        "rules": lambda: RulesScene(app, title.chapters),
    }
    if scene in pages:
        app.push(pages[scene]())
        return
    if scene == "lesson":
        _teach(app, title, max(moves - 1, 0))
        return
    if use:
        modules |= {Module.ITEMS}
    if scene in ("floor", "offer"):
        seats = (person(app), *(opponent(app, entry.key) for entry in entries))
        traded = new_table(room, shot_floor.options(len(seats), modules), seed, seats)
        shot_floor.show(app, room, traded, moves, scene == "offer")
        return
    table = _table(app, seed, entries, modules)
    if scene == "cards":
        app.push(GalleryScene(app, table.options.cards, room.art))
        return
    if scene == "show":
        _play_to_the_choices(table)
        app.push(room.open(table))
        return
    wanted = Phase.DISCARD if scene == "discard" else None
    _play(table, moves if scene in AT_THE_TABLE else 10_000, wanted)
    if scene in ("scoring", "finale"):
        session = Session(table, Drivers(lambda _number, _seat: Person()))
        if scene == "scoring":
            app.push(ScoringScene(app, room.art, session.update_from_start(None), session, [0]))
        else:
            app.push(
                FinaleScene(app, room.art, ShowModel(session), Onward("show-rematch", app.pop))
            )
        return
    if use:
        shot_items.show(app, room, table, *use)
        return
    shown = room.card_table(table)
    app.push(shown)
    shown.settle()
    if scene == "hint":
        shown.session.coach = PresentCoach(room.key, Budget.of(1.0), seed)
        shown.hints.ask()
        shown.settle()
    if scene == "strip":
        shot_strip.show(shown, kind)
        app.frame(0.5)
    if scene in ("hover", "discard"):
        _point_at(shown, 3)
    if scene == "relations":
        _point_at(shown, _busiest(shown))
        for _ in range(10):
            shown.update(0.1)
            shown.live_score.wait()


def _teach(app: App, title: Room, step: int) -> None:
    """A step of the lesson, said."""
    app.store.settings = app.store.settings.with_lesson(title.key, Lesson(step=step))
    assert title.lesson
    lesson = title.lesson(app.pop)
    assert isinstance(lesson, GuidedScene)
    app.push(lesson)
    while not lesson.guide.speech or lesson.guide.moving:
        app.frame(0.1)


def _point_at(shown: TableScene, place: int) -> None:
    """The mouse goes to a card of the hand."""
    pose = shown.layout.hand(place, len(shown.stage.hand))
    where = (round(pose.x), round(pose.y))
    shown.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))


def _busiest(shown: TableScene) -> int:
    """The place of the card that has most to do with the others."""
    prospect = shown.live_score.prospect
    assert prospect
    found = relations(prospect.sheet)
    cards = [shown.model.cards.by_number[number] for number in shown.stage.hand]
    counts = [sum(each.concerns(card) for each in found) for card in cards]
    return counts.index(max(counts))


def set_table(
    app: App,
    seed: str,
    entries: Sequence[Entry],
    modules: frozenset[Module],
    grown: bool = False,
) -> TableScene:
    """A match about to begin, or one in which the person has used a Portal."""
    table = _table(app, seed, entries, modules)
    return realms_room(app).card_table(shot_items.with_larger_hand(table) if grown else table)


def _table(app: App, seed: str, entries: Sequence[Entry], modules: frozenset[Module]) -> AnyTable:
    seats = (person(app), *(opponent(app, entry.key) for entry in entries))
    options = realms_options(len(seats), modules)
    return new_table(realms_room(app), options, seed, seats)


def _code(app: App, seed: str, entries: Sequence[Entry], modules: frozenset[Module]) -> str:
    return deal_code(_table(app, seed, entries, modules).history)


def realms_room(app: App) -> RealmsRoom:
    room = app.rooms[REALMS.key]
    assert isinstance(room, RealmsRoom)
    return room


def _play_to_the_choices(table: AnyTable) -> None:
    """Everybody plays until the hands lie open; then the person decides alone."""
    session = _everybody(table)
    while not table.outcome and table.view(None).phase not in LAID_OPEN:
        session.step()


def _play(table: AnyTable, moves: int, wanted: Phase | None = None) -> None:
    """Lets a good player sit in for everybody; stops where the person is to act, in that phase."""
    session = _everybody(table)
    while (
        len(table.history.entries) < moves
        or 0 not in table.must_act
        or (wanted and table.view(0).phase is not wanted)
    ):
        if table.outcome:
            return
        session.step()


def _everybody(table: AnyTable) -> Session:
    """A good player in every seat."""
    greedy = opponents()["greedy"]
    company = Drivers(lambda _number, _seat: MindDriver(greedy, Budget(), "shot"))
    return Session(table, company, clock=StillClock())
