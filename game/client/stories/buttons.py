"""The buttons beside the board; the golden one does what Enter does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.match.button_grid import lay_out
from game.client.widgets.button import Button
from game.titles.stories.actions import End

if TYPE_CHECKING:
    from .table import BoardScene

BELOW = 60
"""Room for the round, which is written there."""


class BoardButtons:
    """Roll or end, magic, and what can be done at any time; the ferry's question besides."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.gold = Button("", scene.press_gold, primary=True)
        self.magic = Button("", scene.spells.press)
        self.undo = Button("", scene.undo)
        self._rules = Button("", scene.open_rules)
        self._menu = Button("", scene.open_menu)
        self.less = Button("−", lambda: scene.arrange(-1))
        self.more = Button("+", lambda: scene.arrange(1))

    def resize(self) -> None:
        """The window has changed, or the language."""
        layout, text = self._scene.layout, self._scene.app.words.text
        self.magic.text, self.undo.text = text("board-magic"), text("table-undo")
        self._rules.text, self._menu.text = text("title-rules"), text("table-menu")
        rows = ((self.magic, self.undo), (self._rules, self._menu))
        lay_out(layout.panel, layout.px, self.gold, rows, BELOW)
        self.less.area, self.more.area = layout.court
        self.update()

    def update(self) -> None:
        """Says what each would do now, and which there are."""
        scene = self._scene
        prompts = scene.prompts
        found = [self.gold, self.magic, self.undo, self._rules, self._menu]
        if scene.arranging:
            found = [self.less, self.more, *found]
            self.less.enabled, self.more.enabled = scene.castle > 0, scene.castle < scene.home
        if prompts.asked_along:
            found = [*prompts.place()[1], *found]
        self.gold.primary = not prompts.asked_along
        if found != scene.buttons.all:
            scene.buttons.set(found)
            scene.buttons.focus = None
        self.gold.text = prompts.gold
        self.gold.enabled = scene.arranging or (scene.ready and End() in scene.model.legal)
        self.magic.text = prompts.magic
        self.magic.enabled = bool(scene.spells.usable) or scene.hands.choice.magic is not None
        self.undo.enabled = scene.can_undo
