"""Paint the table: `python assets/src/table/build.py [names]` paints pictures into assets/art."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

SOURCE = Path(__file__).resolve().parents[1]
PICTURES = SOURCE.parent / "art"

# name: folder, module, function, arguments, WebP quality
PAINTINGS: dict[str, tuple[str, str, str, tuple[object, ...], int]] = {
    "felt": ("table", "felt", "paint", (), 76),
    "wall": ("table", "wall", "paint", (), 82),
    "rail": ("table", "rail", "paint", (), 86),
    "panel": ("table", "panel", "paint", (), 82),
    "parchment": ("table", "parchment", "paint", (), 86),
    "tray": ("table", "tray", "paint", (), 90),
    "ribbon": ("table", "ribbon", "paint", (), 90),
    "button": ("table", "buttons", "paint", ("button",), 90),
    "button_hover": ("table", "buttons", "paint", ("button_hover",), 90),
    "button_down": ("table", "buttons", "paint", ("button_down",), 90),
    "button_gold": ("table", "buttons", "paint", ("button_gold",), 90),
    "plate": ("table", "plate", "paint", (), 90),
    "dial": ("table", "dial", "paint", (), 90),
    "gem_lit": ("table", "dial", "gem", (True,), 94),
    "gem_dark": ("table", "dial", "gem", (False,), 94),
    "title": ("title", "title", "paint", (), 84),
    "icon": ("app", "icon", "paint", (), 0),
}


def painter(name: str) -> Callable[[], Image.Image]:
    """What paints a picture; imported late, as the library is beside this folder."""
    _, module, function, arguments, _ = PAINTINGS[name]
    made = getattr(importlib.import_module(f"table.{module}"), function)
    return lambda: made(*arguments)


def save(name: str, image: Image.Image, folder: Path) -> None:
    """Write the file or files that the game and its installers use."""
    place, module, _, _, quality = PAINTINGS[name]
    target = folder / place
    target.mkdir(parents=True, exist_ok=True)
    if name == "icon":
        importlib.import_module(f"table.{module}").save(image, target)
    else:
        image.save(target / f"{name}.webp", quality=quality, method=6, alpha_quality=100)


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the table, the title and the icon.")
    parser.add_argument("names", nargs="*", help=f"all if none are named: {' '.join(PAINTINGS)}")
    parser.add_argument("--proof", type=Path, metavar="DIR", help="also write PNG copies into DIR")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in PAINTINGS]
    if unknown:
        sys.exit(f"{' '.join(unknown)}: no such picture")
    sys.path.insert(0, str(SOURCE))
    for name in options.names or PAINTINGS:
        start = time.perf_counter()
        image = painter(name)()
        save(name, image, PICTURES)
        if options.proof is not None:
            options.proof.mkdir(parents=True, exist_ok=True)
            image.save(options.proof / f"{name}.png")
        print(f"{name}: {time.perf_counter() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
