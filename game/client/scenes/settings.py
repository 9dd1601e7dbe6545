"""The settings."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.client.sound import Cue
from game.client.widgets.button import Button
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.fields import Amount, Faces, Field, Line, Switch
from game.lang import LANGUAGES
from game.store.settings import BOUNDS, LONGEST_NAME, PORTRAITS, Speed

from .form import FormScene
from .help import HelpScene
from .licences import LicencesScene

SCALES = (80, 90, 100, 110, 120, 140, 160)


class SettingsScene(FormScene):
    """Every change counts at once, and is kept."""

    def title(self) -> str:
        return self.app.words.text("title-settings")

    def make_fields(self) -> list[Field]:
        words, settings = self.app.words, self.app.store.settings
        return [
            Dropdown(
                words.text("settings-language"),
                list(LANGUAGES.items()),
                words.code,
                self.app.set_language,
            ),
            Line(
                words.text("settings-name"),
                settings.player_name,
                LONGEST_NAME,
                lambda name: self._keep(player_name=name),
                placeholder=words.text("table-you"),
            ),
            Faces(
                words.text("settings-portrait"),
                [f"portraits/person_{number + 1}" for number in range(PORTRAITS)],
                settings.portrait - 1,
                lambda index: self._keep(portrait=index + 1),
            ),
            self._switch("full_screen"),
            Dropdown(
                words.text("settings-scale"),
                [(scale, words.text("settings-percent", value=scale)) for scale in SCALES],
                settings.ui_scale,
                lambda scale: self._set(ui_scale=scale),
            ),
            Dropdown(
                words.text("settings-speed"),
                [(speed, words.text(f"settings-speed-{speed}")) for speed in Speed],
                settings.speed,
                lambda speed: self._set(speed=speed),
            ),
            self._switch("reduced_motion"),
            *map(self._switch, self.app.switches),
            self._switch("confirmations"),
            self._switch("phrases"),
            self._thinking_time(),
            self._amount("trading_pace", 10, "settings-percent"),
            self._switch("sound"),
            self._amount("effects_volume", 5, "settings-percent"),
            self._amount("music_volume", 5, "settings-percent"),
            self._amount("ambience_volume", 5, "settings-percent"),
        ]

    def _switch(self, name: str) -> Field:
        words = self.app.words
        return Switch(
            words.text(f"settings-{name.replace('_', '-')}"),
            (words.text("on"), words.text("off")),
            getattr(self.app.store.settings, name),
            lambda value: self._set(**{name: value}),
        )

    def _amount(self, name: str, step: int, unit: str) -> Field:
        words = self.app.words
        low, high = BOUNDS[name]
        return Amount(
            words.text(f"settings-{name.replace('_', '-')}"),
            round(getattr(self.app.store.settings, name)),
            (round(low), round(high)),
            step,
            lambda value: words.text(unit, value=value),
            lambda value: self._keep(**{name: value}),
        )

    def _thinking_time(self) -> Field:
        """In tenths of a second; it counts from the next decision on."""
        words = self.app.words
        low, high = BOUNDS["thinking_time"]
        return Amount(
            words.text("settings-thinking-time"),
            round(10 * self.app.store.settings.thinking_time),
            (round(10 * low), round(10 * high)),
            1,
            lambda tenths: words.text("settings-seconds", value=words.number(tenths / 10)),
            lambda tenths: self._keep(thinking_time=tenths / 10),
        )

    def _keep(self, **changes: Any) -> None:
        """Changes what does not show on this page: the fields stay as they are."""
        self.app.store.settings = settings = replace(self.app.store.settings, **changes)
        self.app.sounds.set_volumes(*settings.volumes)
        if "effects_volume" in changes:  # one hears how loud they are now
            self.app.sounds.play(Cue.PLACE)

    def _set(self, **changes: Any) -> None:
        self._keep(**changes)
        self.app.apply_settings()

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("keys-title"), lambda: self.app.push(HelpScene(self.app))),
            Button(words.text("settings-licences"), lambda: self.app.push(LicencesScene(self.app))),
            Button(words.text("new-back"), self.app.pop, primary=True),
        ]

    def footnote(self) -> str:
        words = self.app.words
        told = words.text("settings-folder", folder=str(self.app.store.folder))
        if self.app.sounds.silent:
            told += "  ·  " + words.text("settings-silent")
        return told
