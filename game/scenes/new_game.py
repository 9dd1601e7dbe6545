"""A new game: how many, against whom, with which modules; remembered for the next time."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ai.registry import OURS, opponents
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.paths import plugins
from game.titles.realms.cards import Module
from game.titles.realms.options import LIMITS, Options, Variant
from game.titles.realms.rules import REALMS
from game.widgets.button import Button

from .choices import following
from .form import FormScene, Row
from .match import Match, any_table
from .table import TableScene

if TYPE_CHECKING:
    from game.app import App

MOST = LIMITS[Variant.TURNS].most
FIRST = ("novice", "apprentice", "greedy", "apprentice", "novice")


class NewGameScene(FormScene):
    """Sets a table."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.known = opponents(plugins())
        kept = app.store.settings.new_game
        self.players = _int(kept.get("players"), 4)
        chosen = kept.get("opponents")
        listed = [key for key in chosen if key in self.known] if isinstance(chosen, list) else []
        self.opponents = [*listed, *FIRST[len(listed) :]][: MOST - 1]
        self.modules = {m for m in Module if str(m) in (kept.get("modules") or ())}

    def title(self) -> str:
        return self.app.words.text("new-title")

    def make_rows(self) -> list[Row]:
        words = self.app.words
        counts = list(range(2, MOST + 1))

        def set_players(step: int) -> None:
            self.players = following(counts, self.players, step)

        rows = [Row(words.text("new-players"), str(self.players), set_players)]
        for module in (Module.SUITS, Module.PROMOS):
            rows.append(
                Row(
                    words.text(f"new-module-{module}"),
                    words.text("on" if module in self.modules else "off"),
                    lambda _, module=module: self.modules.symmetric_difference_update({module}),  # type: ignore[misc]
                )
            )
        for index in range(self.players - 1):
            rows.append(self._opponent_row(index))
        return rows

    def _opponent_row(self, index: int) -> Row:
        words, key = self.app.words, self.opponents[index]
        ours = key in {entry.key for entry in OURS}

        def change(step: int) -> None:
            self.opponents[index] = following(list(self.known), key, step)

        return Row(
            words.text("new-opponent", number=index + 1),
            self._name(key),
            change,
            words.form(f"opponent-{key}", "character") if ours else words.text("plugin-trust"),
        )

    def _name(self, key: str) -> str:
        words = self.app.words
        return words.text(f"opponent-{key}") if words.knows(f"opponent-{key}") else key

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("new-back"), self.app.pop),
            Button(words.text("new-begin"), self.begin, primary=True),
        ]

    def begin(self) -> None:
        """Deals the cards."""
        settings = self.app.store.settings
        keys = self.opponents[: self.players - 1]
        remembered: dict[str, Any] = {
            "players": self.players,
            "opponents": self.opponents,
            "modules": sorted(self.modules),
        }
        self.app.store.settings = replace(settings, new_game=remembered)
        variant = Variant.DUEL if self.players == 2 else Variant.TURNS
        options = Options(self.players, variant, tuple(sorted(self.modules)))
        seats = (
            Seat(settings.player_name or self.app.words.text("table-you")),
            *(Seat(self._name(key), Controller.OPPONENT, key) for key in keys),
        )
        table = any_table(Table(REALMS, options, secrets.token_hex(8), seats))
        match = Match(table, self.app.store.match_file, plugins(), settings.thinking_seconds)
        self.app.swap(TableScene(self.app, match))


def _int(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and 2 <= value <= MOST else otherwise
