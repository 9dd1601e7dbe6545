"""Paint the furniture: `python assets/src/furniture/build.py [names]` paints into assets/art.

A name is a picture (`frames/full/beast`) or the beginning of a path (`frames`, `icons/glyph`).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from furniture import backs, frames, icons, seal

PICTURES = Path(__file__).resolve().parents[2] / "art"
QUALITY = 88


def targets() -> dict[str, Callable[[], Image.Image]]:
    """Every picture below assets/art, without its ending, and what paints it."""
    out: dict[str, Callable[[], Image.Image]] = {
        "backs/card": backs.card,
        "backs/cursed": backs.cursed,
        "frames/stamp": seal.stamp,
    }
    for suit in icons.ICONS:
        out[f"icons/{suit}"] = partial(icons.roundel, suit)
        out[f"icons/glyph/{suit}"] = partial(icons.glyph, suit)
        out[f"frames/full/{suit}"] = partial(frames.full, suit)
        out[f"frames/compact/{suit}"] = partial(frames.compact, suit)
    return out


def chosen(names: Iterable[str], known: Iterable[str]) -> list[str]:
    """The pictures that names stand for; all without names."""
    wanted, known = list(names), list(known)
    if not wanted:
        return known
    out: list[str] = []
    for name in wanted:
        found = [key for key in known if key == name or key.startswith(f"{name}/")]
        if not found:
            sys.exit(f"{name}: no such picture, and no folder of that name")
        out += found
    return out


def save(image: Image.Image, key: str) -> Path:
    """Icons stay exact; the rest is WebP, with the colours behind glass kept as painted."""
    icon = key.startswith("icons/")
    file = PICTURES / f"{key}.{'png' if icon else 'webp'}"
    file.parent.mkdir(parents=True, exist_ok=True)
    if icon:
        image.save(file, optimize=True)
    else:
        image.save(file, quality=QUALITY, method=6, exact=True)
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the furniture of cards.")
    parser.add_argument("names", nargs="*", help="pictures or folders; all if none are named")
    painters = targets()
    for key in chosen(parser.parse_args().names, painters):
        start = time.perf_counter()
        file = save(painters[key](), key)
        kilobytes = file.stat().st_size / 1024
        print(f"{key}: {time.perf_counter() - start:.1f} s, {kilobytes:.0f} KB", flush=True)


if __name__ == "__main__":
    main()
