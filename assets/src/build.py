"""Paint the cards: `python assets/src/build.py [names]` paints what is stale into assets/art.

Names are cards or whole suits. A picture is stale when its painting, a helper of its suit
(`cards/<suit>/_*.py`) or the library has changed since it was made.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import sys
import time
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

from art import Canvas
from catalogue import SUIT_OF, SUITS
from PIL import Image
from proof import contact_sheet, proof

SOURCE = Path(__file__).resolve().parent
PICTURES = SOURCE.parent / "art"
MANIFEST = PICTURES / "manifest.json"
SIZE, SMALL = (1024, 760), (512, 380)
QUALITY = 80


def painting(key: str) -> Path:
    """The file that paints a card."""
    return SOURCE / "cards" / SUIT_OF[key] / f"{key}.py"


def picture(key: str, small: bool = False) -> Path:
    """The file that the game shows."""
    return PICTURES / "cards" / ("small" if small else "") / f"{key}.webp"


def digest(key: str) -> str:
    """A fingerprint of all code that a picture is made by."""
    own = painting(key)
    files = [own, *sorted(own.parent.glob("_*.py")), *sorted((SOURCE / "art").glob("*.py"))]
    total = hashlib.sha256()
    for file in files:
        total.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()[:16]


def read_manifest() -> dict[str, str]:
    """Which code made which picture."""
    return json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.exists() else {}


def record(key: str, made_by: str) -> None:
    """Note a finished picture. Reads again and replaces whole, as others may be painting too."""
    entries = read_manifest() | {key: made_by}
    text = json.dumps(dict(sorted(entries.items())), indent=1) + "\n"
    draft = MANIFEST.with_suffix(f".{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(MANIFEST)


def paint(key: str) -> Image.Image:
    """Run one painting on a fresh canvas."""
    module = importlib.import_module(f"cards.{SUIT_OF[key]}.{key}")
    canvas = Canvas(*SIZE, module.LIGHT, seed=zlib.crc32(key.encode()))
    module.paint(canvas)
    return Image.fromarray(canvas.pixels())


def save(image: Image.Image, key: str) -> None:
    """Write both sizes that the game uses."""
    for small in (False, True):
        file = picture(key, small)
        file.parent.mkdir(parents=True, exist_ok=True)
        sized = image.resize(SMALL, Image.Resampling.LANCZOS) if small else image
        sized.save(file, quality=QUALITY, method=6)


def build(keys: Iterable[str], force: bool = False, proofs: Path | None = None) -> None:
    """Paint what is stale; with `proofs`, only into that folder, and always."""
    for key in keys:
        made_by = digest(key)
        fresh = read_manifest().get(key) == made_by and picture(key).exists()
        if fresh and not force and proofs is None:
            continue
        start = time.perf_counter()
        image = paint(key)
        if proofs is None:
            save(image, key)
            record(key, made_by)
        else:
            proofs.mkdir(parents=True, exist_ok=True)
            proof(image).save(proofs / f"{key}.png")
        print(f"{key}: {time.perf_counter() - start:.1f} s", flush=True)


def listing() -> str:
    """What is painted, stale and missing, by suit."""
    manifest = read_manifest()
    rows, counts = [], {"painted": 0, "stale": 0, "missing": 0}
    for suit, keys in SUITS.items():
        states = []
        for key in keys:
            state = "missing"
            if painting(key).exists():
                current = picture(key).exists() and manifest.get(key) == digest(key)
                state = "painted" if current else "stale"
            counts[state] += 1
            states.append({"painted": key, "stale": f"{key}*", "missing": f"({key})"}[state])
        rows.append(f"{suit:9} {' '.join(states)}")
    summary = ", ".join(f"{n} {state}" for state, n in counts.items())
    return "\n".join([*rows, f"{summary}; * stale, () missing"])


def chosen(names: Sequence[str]) -> list[str]:
    """The cards that names stand for, as far as they have been painted; all without names."""
    keys: list[str] = []
    for name in names or SUITS:
        if name in SUITS:
            keys += [key for key in SUITS[name] if painting(key).exists()]
        elif name in SUIT_OF and painting(name).exists():
            keys.append(name)
        else:
            sys.exit(f"{name}: no such suit, and no painting of that name")
    return keys


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the cards.")
    parser.add_argument("names", nargs="*", help="cards or suits; all if none are named")
    parser.add_argument("--force", action="store_true", help="paint fresh pictures again")
    parser.add_argument("--list", action="store_true", help="show what is stale or missing")
    parser.add_argument(
        "--proof", type=Path, metavar="DIR", help="paint PNG proofs into DIR, nothing else"
    )
    parser.add_argument(
        "--sheet", nargs=2, metavar=("SUIT", "PNG"), help="a contact sheet of a suit"
    )
    options = parser.parse_args()
    if options.list:
        print(listing())
    elif options.sheet:
        suit, target = options.sheet
        done = [(key, picture(key)) for key in SUITS[suit] if picture(key).exists()]
        if not done:
            sys.exit(f"{suit}: no pictures yet")
        contact_sheet(done).save(target)
    else:
        build(chosen(options.names), options.force, options.proof)


if __name__ == "__main__":
    main()
