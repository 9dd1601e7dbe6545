"""What one does at a table besides playing: the menu, settings, rules, giving up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.scenes.ask import confirm
from game.client.scenes.overlay import Option, Overlay
from game.client.scenes.rules import RulesScene
from game.client.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from .table import TableScene


def open_rules(scene: TableScene) -> None:
    scene.app.push(RulesScene(scene.app, "turn"))


def open_menu(scene: TableScene) -> None:
    """Resume, settings, give up, leave."""
    words, app = scene.app.words, scene.app
    choices = [
        Option(words.text("menu-resume"), None),
        Option(words.text("title-settings"), lambda: app.push(SettingsScene(app))),
        Option(words.text("menu-leave"), app.pop),
    ]
    if scene.match.can_concede:
        choices.insert(2, Option(words.text("menu-concede"), lambda: _ask_to_concede(scene)))

    def picked(then: Callable[[], None] | None) -> None:
        scene.overlay = None
        if then:
            then()

    scene.ask(Overlay(words.text("table-menu"), choices, picked, "", closable=True))


def _ask_to_concede(scene: TableScene) -> None:
    words = scene.app.words
    question, yes = words.text("ask-concede"), words.text("ask-concede-yes")
    confirm(scene.app, scene, question, yes, scene.concede)
