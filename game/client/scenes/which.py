"""Which of the games is meant, where there are several."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.client.shell import Scene, Shell

from .ask import AskScene
from .names import title_name
from .overlay import Option


def which_title(
    app: Shell, below: Scene, titles: Iterable[str], then: Callable[[str], None]
) -> None:
    """Goes on with a title: the only one at once, else the one the player chooses."""
    first, *others = titles
    if not others:
        then(first)
        return
    choices = [Option(title_name(title, app.words), title) for title in (first, *others)]
    app.push(AskScene(app, app.words.text("ask-which-game"), choices, then, below))
