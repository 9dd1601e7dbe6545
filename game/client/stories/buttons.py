"""The buttons beside the board; the golden one does what Enter does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.widgets.button import Button
from game.titles.stories.actions import End

if TYPE_CHECKING:
    from .table import BoardScene


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
        panel, px = layout.panel, layout.px
        left, width, height, gap = panel.x + px(26), panel.width - px(52), px(54), px(8)
        half = (width - gap) // 2
        top = panel.bottom - px(60) - 3 * height - 2 * gap
        for button, key, row, column in (
            (self.magic, "board-magic", 1, 0),
            (self.undo, "table-undo", 1, 1),
            (self._rules, "title-rules", 2, 0),
            (self._menu, "table-menu", 2, 1),
        ):
            button.text = text(key)
            x = left + column * (width - half)
            button.area = pygame.Rect(x, top + row * (height + gap), half, height)
        self.gold.area = pygame.Rect(left, top, width, height)
        self.less.area, self.more.area = layout.court
        self.update()

    def update(self) -> None:
        """Says what each would do now, and which there are."""
        scene = self._scene
        prompts = scene.prompts
        found = [self.gold, self.magic, self.undo, self._rules, self._menu]
        if scene.arranging:
            found += [self.less, self.more]
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
