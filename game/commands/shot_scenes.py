"""Scenes set up to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from ai.contract import Budget, decide
from ai.registry import Entry, create, opponents
from game.client.realms.gallery import GalleryScene
from game.client.realms.match import RealmsTable
from game.client.realms.scoring import ScoringScene
from game.client.realms.table import TableScene
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.rules import RulesScene
from game.client.scenes.scene import Scene
from game.client.scenes.seating import new_table, opponent, options_for, person, scene_of
from game.client.scenes.settings import SettingsScene
from game.client.scenes.statistics import StatisticsScene
from game.client.scenes.title import TitleScene
from game.engine.rng import Rng
from game.titles.realms.cards.card import Module

if TYPE_CHECKING:
    from game.client.app import App


def prepare(
    app: App,
    scene: str,
    seed: str,
    entries: Sequence[Entry],
    modules: frozenset[Module],
    moves: int,
) -> None:
    """Brings a scene onto the screen, at rest."""
    pages: dict[str, Callable[[App], Scene]] = {
        "title": TitleScene,
        "new-game": NewGameScene,
        "settings": SettingsScene,
        "statistics": StatisticsScene,
        "rules": RulesScene,
    }
    if scene in pages:
        app.push(pages[scene](app))
        return
    table = _table(app, seed, entries, modules)
    if scene == "cards":
        app.push(GalleryScene(app, table.options.cards))
        return
    _play(table, moves if scene in ("table", "hover") else 10_000)
    if scene == "scoring":
        app.push(ScoringScene(app, table, [0]))
        return
    shown = scene_of(app, table)
    app.push(shown)
    shown.settle()
    if scene == "hover":
        pose = shown.layout.hand(3, len(shown.stage.hand))
        where = (round(pose.x), round(pose.y))
        shown.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        )


def set_table(
    app: App, seed: str, entries: Sequence[Entry], modules: frozenset[Module]
) -> TableScene:
    """A match about to begin."""
    return scene_of(app, _table(app, seed, entries, modules))


def _table(
    app: App, seed: str, entries: Sequence[Entry], modules: frozenset[Module]
) -> RealmsTable:
    seats = (person(app), *(opponent(app, entry.key) for entry in entries))
    return new_table(options_for(len(seats), modules), seed, seats)


def _play(table: RealmsTable, moves: int) -> None:
    """Lets a good player sit in for everybody; stops where the person is to act."""
    mind = create(opponents()["greedy"])
    for number in range(moves):
        if not table.to_act:
            return
        seat = table.to_act[0]
        legal = table.legal_actions(seat)
        index, _ = decide(mind, table.view(seat), legal, Budget(), Rng("shot", number))
        table.act(seat, legal[index])
    while table.to_act and table.to_act[0] != 0:
        seat = table.to_act[0]
        legal = table.legal_actions(seat)
        index, _ = decide(mind, table.view(seat), legal, Budget(), Rng("shot", "on"))
        table.act(seat, legal[index])
