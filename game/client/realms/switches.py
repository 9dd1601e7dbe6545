"""What is turned on, off, up and down at the table without leaving it; the ribbon says so."""

from __future__ import annotations

from msgspec.structs import replace

from game.client.shell import Shell
from game.store.settings import Speed

from .notice import Notice


def toggle(app: Shell, notice: Notice, setting: str) -> None:
    """Shows something on the table from now on, or no longer."""
    settings, text = app.store.settings, app.words.text
    on = not getattr(settings, setting)
    app.store.settings = replace(settings, **{setting: on})
    notice.tell(f"{text(f'settings-{setting}')}: {text('on' if on else 'off')}")


def change_speed(app: Shell, notice: Notice, by: int) -> None:
    """Everything moves faster or slower from now on."""
    settings, speeds, text = app.store.settings, list(Speed), app.words.text
    speed = speeds[min(max(speeds.index(settings.speed) + by, 0), len(speeds) - 1)]
    app.store.settings = settings = replace(settings, speed=speed)
    app.motion.follow(settings)
    notice.tell(text("table-speed", speed=text(f"settings-speed-{speed}")))
