"""The buttons beside the table; the golden one does what Enter does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.match.button_grid import lay_out
from game.client.widgets.button import Button
from game.lang import plain
from game.titles.realms.play.actions import Discard, Done
from game.titles.realms.play.state import Phase
from game.titles.realms.text.wording import name_in_role

from .things import DECK

if TYPE_CHECKING:
    from .table import TableScene

BELOW = 28


class PanelButtons:
    """Draw or discard, and what can be done at any time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.gold = Button("", self.press_gold, primary=True)
        self.undo = Button("", scene.undo)
        self.hint = Button("", scene.hints.ask)
        self._sort = Button("", scene.sort_hand)
        self._rules = Button("", scene.open_rules)
        self._menu = Button("", scene.open_menu)

    @property
    def all(self) -> list[Button]:
        return [self.gold, *self._above, *self._below]

    @property
    def _above(self) -> list[Button]:
        return [self._sort, self.undo]

    @property
    def _below(self) -> list[Button]:
        """A hint only where there is a coach to give it."""
        hint = [self.hint] if self._scene.hints.possible else []
        return [*hint, self._rules, self._menu]

    def resize(self) -> None:
        """The window has changed, or the language."""
        layout, text = self._scene.layout, self._scene.app.words.text
        self._sort.text, self.undo.text = text("table-sort"), text("table-undo")
        self._rules.text, self._menu.text = text("title-rules"), text("table-menu")
        self.hint.text = text("table-hint")
        rows = (self._above, self._below)
        lay_out(layout.panel, layout.px, self.gold, rows, BELOW)
        self.join()

    def join(self) -> None:
        """The strip's buttons and these have one ring."""
        scene = self._scene
        joined = [*scene.strip.buttons, *self.all]
        if joined != scene.buttons.all:
            same = [each.text for each in joined] == [each.text for each in scene.buttons.all]
            focus = scene.buttons.focus if same else None
            scene.buttons.set(joined)
            scene.buttons.focus = focus

    def update(self) -> None:
        """Says what each would do now."""
        scene = self._scene
        text, meant = scene.app.words.text, scene.meant
        self.gold.text, self.gold.enabled = text("table-draw"), DECK in scene.targets
        if isinstance(meant, Discard):
            name = name_in_role("noted", scene.model.cards.by_number[meant.card].name)
            self.gold.text, self.gold.enabled = plain(text("strip-discard-card", card=name)), True
        self.undo.enabled = scene.can_undo
        self.hint.enabled = scene.hints.can_ask and not scene.overlay

    def press_gold(self) -> None:
        """Discards the card looked at, or draws; at the end of a turn, ends it."""
        scene, meant = self._scene, self._scene.meant
        if scene.model.view.phase is Phase.FINISH and Done() in scene.model.legal:
            scene.act(Done())
            return
        scene.do((meant,) if isinstance(meant, Discard) else scene.targets.get(DECK, ()))
