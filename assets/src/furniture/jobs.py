"""The furniture of cards as pictures to be painted: icons, frames, backs, seal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from job import PICTURES, Job, code_of
from PIL import Image

from furniture import backs, frames, icons, seal, signs

QUALITY = 88


def jobs() -> Iterator[Job]:
    sources = code_of("furniture")
    for key, paint in paintings().items():
        yield Job(key, sources, paint, partial(save, key))


def paintings() -> dict[str, Callable[[], Image.Image]]:
    """Every picture, and what paints it."""
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
        out[f"frames/brief/{suit}"] = partial(frames.brief, suit)
        for kind, paint in signs.OF_A_SUIT.items():
            out[f"icons/{suit}_{kind}"] = partial(paint, suit)
    for name, paint in signs.SIGNS.items():
        out[f"icons/{name}"] = paint
    return out


def save(key: str, image: Image.Image) -> list[Path]:
    """Icons stay exact; the rest is WebP, with the colours behind glass kept as painted."""
    icon = key.startswith("icons/")
    file = PICTURES / f"{key}.{'png' if icon else 'webp'}"
    file.parent.mkdir(parents=True, exist_ok=True)
    if icon:
        image.save(file, optimize=True)
    else:
        image.save(file, quality=QUALITY, method=6, exact=True)
    return [file]
