"""The code of a deal: to be copied, told to others, and played again."""

from __future__ import annotations

from game.client.shell import Scene, Shell
from game.client.widgets import clipboard
from game.engine.deal import deal_code
from game.engine.message import THIN
from game.session import Session

from .ask import AskScene
from .overlay import Option

COPY_DEAL = "deal-copy"
"""The message key of what `copy_deal` is called, on buttons and in menus."""

LINE = 40
"""So many letters of a code stand in one line."""


def copy_deal(app: Shell, below: Scene, session: Session) -> None:
    """Puts the code of a match's deal on the clipboard, and shows it."""
    code = deal_code(session.table.history)
    key = "deal-copied" if clipboard.copy(code) else "deal-not-copied"
    if len(code) > LINE:
        code = in_groups(code)
    choices = [Option(app.words.text("deal-ok"), None)]
    app.push(AskScene(app, app.words.text(key, code=code), choices, _nothing, below))


def in_groups(code: str) -> str:
    """A code that is too long for a line is broken between its groups, never within one."""
    return code.replace("-", f"-{THIN}")


def _nothing(_answer: object) -> None:
    """It has been read."""
