"""The learned networks as files."""

from __future__ import annotations

from io import BytesIO

import numpy as np

from game.titles.realms.play.options import Variant

from .judge import Judge
from .nets import Net

PARTS = ("after", "before")


def table_of(variant: Variant, suits: bool) -> str:
    """The name of the tables for a game."""
    return f"{variant}-{'suits' if suits else 'base'}"


def saved(judge: Judge) -> bytes:
    out = BytesIO()
    arrays = {
        f"{part}.{name}": array.astype(np.float16)
        for part in PARTS
        for name, array in getattr(judge, part).arrays().items()
    }
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def load(file: bytes) -> Judge:
    with np.load(BytesIO(file)) as arrays:
        nets = {
            part: Net(
                *(
                    arrays[f"{part}.{name}"].astype(np.float32)
                    for name in ("w1", "b1", "w2", "b2", "w3", "b3")
                )
            )
            for part in PARTS
        }
    return Judge(**nets)
