"""The settings."""

from __future__ import annotations

from msgspec.structs import replace

from game.lang import LANGUAGES
from game.store.settings import Settings, Speed
from game.widgets.button import Button

from .choices import following
from .form import FormScene, Row

SCALES = (80, 90, 100, 110, 120, 140, 160)


class SettingsScene(FormScene):
    """Every change counts at once, and is kept."""

    def title(self) -> str:
        return self.app.words.text("title-settings")

    def make_rows(self) -> list[Row]:
        words, settings = self.app.words, self.app.store.settings
        codes = list(LANGUAGES)
        speeds = list(Speed)
        return [
            Row(
                words.text("settings-language"),
                LANGUAGES[words.code],
                lambda step: self._set(language=following(codes, words.code, step)),
            ),
            Row(
                words.text("settings-speed"),
                words.text(f"settings-speed-{settings.speed}"),
                lambda step: self._set(speed=following(speeds, settings.speed, step)),
            ),
            self._switch("settings-motion", "reduced_motion"),
            self._switch("settings-live", "live_score"),
            Row(
                words.text("settings-scale"),
                f"{settings.ui_scale} %",
                lambda step: self._set(ui_scale=following(SCALES, settings.ui_scale, step)),
            ),
        ]

    def _switch(self, key: str, name: str) -> Row:
        words = self.app.words
        value = getattr(self.app.store.settings, name)
        return Row(
            words.text(key),
            words.text("on" if value else "off"),
            lambda _: self._set(**{name: not value}),
        )

    def _set(self, **changes: object) -> None:
        self.app.store.settings = _changed(self.app.store.settings, changes)
        self.app.apply_settings()

    def make_buttons(self) -> list[Button]:
        return [Button(self.app.words.text("new-back"), self.app.pop, primary=True)]

    def footnote(self) -> str:
        return self.app.words.text("settings-folder", folder=str(self.app.store.folder))


def _changed(settings: Settings, changes: dict[str, object]) -> Settings:
    return replace(settings, **changes)
