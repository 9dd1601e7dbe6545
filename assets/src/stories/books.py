"""Books: one for each player with a place for every story, the marks in it, and a whole spread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from art import Ink, Path, ellipse, rectangle, spline
from PIL import Image
from table.piece import frame, lozenge

from stories.hues import CREAM, PLAYERS, STORIES
from stories.large import Token
from stories.shapes import fit
from stories.spaces import ADVENTURES

BOOK = (330, 112)
"""On the table; the four places lie at y 0.47 of its height, x 0.155 + 0.23 k of its width."""
BOOK_MASTER, MARK_MASTER, SPREAD_MASTER = 3, 4, 1.5
MARK = 62
SPREAD = (1100, 660)
PICTURE = (460, 370)
"""A frame for a painting of 430 x 340."""
PAPER = Ink("#f5e6c4", "#c0a06c", "#fffaea")
HEM = Ink("#d8c296", "#8a6644", "#f4e4ba")


def _page(near: float, far: float, top: float, bottom: float, sag: float) -> Path:
    """A page from the gutter to its edge; it swells upward between."""
    middle = (near + far) / 2
    return spline(
        [
            (far, top, 0),
            (middle, top - sag),
            (near, top + sag, 0),
            (near, bottom - sag * 0.4, 0),
            (middle, bottom - sag * 1.4),
            (far, bottom, 0),
        ]
    )


def book(colour: str) -> Image.Image:
    """An open Book in its owner's colour, its places empty."""
    w, h = BOOK
    p = Token(w, h, BOOK_MASTER, seed=50)
    cover = rectangle(4, 6, w - 8, h - 12, 6)
    p.throw(cover, 3, 0.8, 3)
    p.solid(cover, PLAYERS[colour], bulge=5, edge=0.5)
    for lift in (3, 0):
        for far in (9, w - 9):
            paper = HEM if lift else PAPER
            p.solid(_page(w / 2, far, 10 + lift, h - 13 + lift, 5), paper, bulge=7, edge=0.3)
    p.put("#7a5638", np.exp(-(((p.x - w / 2) / 9) ** 2)) * 0.6 * p.body * p.mask(_inside(w, h)))
    return p.picture()


def _inside(w: float, h: float) -> Path:
    return rectangle(9, 8, w - 18, h - 20)


def mark(story: str, told: bool) -> Image.Image:
    """The place of a story: pale while it waits, in its colour once it is told."""
    p = Token(128, 128, MARK * MARK_MASTER / 128, seed=51)
    disc = ellipse(64, 62, 56)
    sign = fit(ADVENTURES[story], 64, 62, 33 if told else 38)
    if told:
        p.throw(disc, 4, 0.6, 4)
        p.gild(disc, 6)
        p.put("#3a1c14", p.mask(ellipse(64, 62, 49)))
        p.solid(ellipse(64, 62, 47), STORIES[story], bulge=16)
        p.solid(sign, CREAM, bulge=4)
    else:
        p.solid(disc, Ink("#dcc79c", "#b8995f", "#f4e6c0"), bulge=6)
        p.solid(sign, Ink("#a8875a", "#8a6a44", "#c0a070"), bulge=4)
    return p.picture()


def spread() -> Image.Image:
    """Two empty pages on which a story is told."""
    w, h = SPREAD
    p = Token(w, h, SPREAD_MASTER, seed=70)
    cover = rectangle(14, 18, w - 28, h - 44, 16)
    p.throw(cover, 12, 0.8, 12)
    p.solid(cover, Ink("#7a2226", "#34101a", "#c0594a"), bulge=14, edge=0.5)
    p.gild(frame((22, 26, w - 44, h - 60), 12, 4), 2)
    for lift in (9, 5, 0):
        for far in (34 - lift, w - 34 + lift):
            paper = HEM if lift else PAPER
            page = _page(w / 2, far, 36 + lift, h - 50 + lift, 12)
            p.solid(page, paper, bulge=16, edge=0.3)
    sheets = p.mask(rectangle(34, 30, w - 68, h - 76))
    stain = p.stipple(np.clip((p.noise(160, 4, 5) - 0.55) * 1.2, 0, 0.35))
    p.put("#b08a54", stain * sheets * 0.35)
    p.put("#6a4a30", np.exp(-(((p.x - w / 2) / 26) ** 2)) * 0.6 * p.body * sheets)
    return p.picture()


def picture_frame() -> Image.Image:
    """Gilt around a painting; what is inside shows through."""
    w, h = PICTURE
    p = Token(w, h, SPREAD_MASTER, seed=71)
    p.gild(frame((4, 4, w - 8, h - 8), 12, 11), 4)
    line = p.mask(frame((14, 14, w - 28, h - 28), 4, 2)) * 0.8
    p.put("#24140f", line)
    p.cover(line)
    for x in (10, w - 10):
        for y in (10, h - 10):
            p.gild(lozenge(x, y, 10), 5)
    return p.picture()


def paintings() -> dict[str, Callable[[], Image.Image]]:
    out: dict[str, Callable[[], Image.Image]] = {
        "spread": spread,
        "picture_frame": picture_frame,
    }
    for colour in PLAYERS:
        out[f"book_{colour}"] = partial(book, colour)
    for story in STORIES:
        out[f"mark_{story}"] = partial(mark, story, False)
        out[f"mark_{story}_told"] = partial(mark, story, True)
    return out
