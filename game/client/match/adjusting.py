"""What keys change at the table at once, and the ribbon tells: what is shown, and how fast."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from game.store.settings import Speed

from .menu import WithMenu


class Adjusting(WithMenu):
    """A scene whose settings can be changed without leaving it."""

    @abstractmethod
    def hurry(self) -> None:
        """Whatever moves arrives at once."""

    def toggle(self, setting: str) -> None:
        settings = self.app.store.settings
        on, text = not getattr(settings, setting), self.app.words.text
        self.app.store.settings = replace(settings, **{setting: on})
        self.app.notice.tell(f"{text(f'settings-{setting}')}: {text('on' if on else 'off')}")
        self.resize()

    def change_speed(self, by: int) -> None:
        """Everything moves faster or slower from now on."""
        settings, speeds = self.app.store.settings, list(Speed)
        speed = speeds[min(max(speeds.index(settings.speed) + by, 0), len(speeds) - 1)]
        self.app.store.settings = settings = replace(settings, speed=speed)
        self.app.motion.follow(settings)
        words = self.app.words
        self.app.notice.tell(words.text("table-speed", speed=words.text(f"settings-speed-{speed}")))
