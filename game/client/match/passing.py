"""Several people at one machine: the table is hidden while one makes way for the next."""

from __future__ import annotations

from collections.abc import Callable

from game.client.scenes.ask import AskScene
from game.client.scenes.overlay import Option
from game.client.shell import Shell


def pass_to(app: Shell, name: str, own_turn: bool, sit: Callable[[], None]) -> None:
    """Asks whether that person sits before the screen now; else the match is left. Somebody may be
    asked in the turn of another."""
    text = app.words.text

    def answered(here: bool) -> None:
        if here:
            sit()
        else:
            app.pop()

    options = [
        Option(text("ask-pass-yes", player=name), True),
        Option(text("menu-leave"), False),
    ]
    key = "ask-pass" if own_turn else "ask-pass-question"
    app.push(AskScene(app, text(key, player=name), options, answered))
