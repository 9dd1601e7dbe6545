"""The table, the title and the icon of the program as pictures to be painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from job import PICTURES, Job, code_of
from PIL import Image

from table import (
    buttons,
    dial,
    felt,
    icon,
    panel,
    parchment,
    plate,
    rail,
    ribbon,
    title,
    tray,
    wall,
)

# picture: what paints it, WebP quality
PAINTINGS: dict[str, tuple[Callable[[], Image.Image], int]] = {
    "table/felt": (felt.paint, 76),
    "table/wall": (wall.paint, 82),
    "table/rail": (rail.paint, 86),
    "table/panel": (panel.paint, 82),
    "table/parchment": (parchment.paint, 86),
    "table/tray": (tray.paint, 90),
    "table/ribbon": (ribbon.paint, 90),
    "table/button": (partial(buttons.paint, "button"), 90),
    "table/button_hover": (partial(buttons.paint, "button_hover"), 90),
    "table/button_gold": (partial(buttons.paint, "button_gold"), 90),
    "table/field": (partial(buttons.paint, "field"), 90),
    "table/plate": (plate.paint, 90),
    "table/dial": (dial.paint, 90),
    "table/gem_lit": (partial(dial.gem, True), 94),
    "table/gem_dark": (partial(dial.gem, False), 94),
    "title/title": (title.paint, 84),
}


def jobs() -> Iterator[Job]:
    sources = code_of("table")
    for key, (paint, quality) in PAINTINGS.items():
        yield Job(key, sources, paint, partial(save, key, quality))
    yield Job("app/icon", sources, icon.paint, save_icon)


def save(key: str, quality: int, image: Image.Image) -> list[Path]:
    file = PICTURES / f"{key}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, quality=quality, method=6, alpha_quality=100)
    return [file]


def save_icon(image: Image.Image) -> list[Path]:
    """In the formats of the three systems."""
    folder = PICTURES / "app"
    folder.mkdir(parents=True, exist_ok=True)
    icon.save(image, folder)
    return sorted(folder.glob("icon.*"))
