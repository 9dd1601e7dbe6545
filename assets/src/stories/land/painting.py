"""The land from its ground to its castle, painted for the board of 1500 x 840."""

from __future__ import annotations

from PIL import Image

from stories.land import castle, cove, crag, ground, peaks, people, ring, temple, ways, woods
from stories.land.sun import LIGHT
from stories.large import Large
from stories.plan import SIZE

SCALE = 1.5


def paint(scale: float = SCALE) -> Image.Image:
    c = Large(SIZE, scale, LIGHT, seed=3)
    ground.ground(c)
    ground.fields(c)
    wet = ground.water(c)
    temple.temple(c)
    crag.crag(c)
    ring.ring(c)
    cove.cove(c)
    peaks.hills(c)
    ways.lay_roads(c, wet)
    woods.trees(c, ways.room(c), wet)
    people.landmarks(c)
    ways.piers(c)
    castle.castle(c)
    c.finish(vignette=0.22, contrast=1.04)
    return Image.fromarray(c.pixels())
