"""Dawn over the realm: a dragon before the sun, a castle on its cliff, ten banners on the road.

One window of the castle is lit by a candle; a traveller with a lantern has just seen it. The left
third stays dark and calm, for the menu.
"""

from __future__ import annotations

from art import Canvas, Light, smoothstep
from PIL import Image

from table import title_castle, title_dragon, title_front, title_land

SIZE = (2560, 1440)
SUN = title_land.SUN


def paint() -> Image.Image:
    c = Canvas(*SIZE, Light(SUN, "#ffd08a", "#0c0a22"), seed=23)
    title_land.sky(c)
    title_land.sun(c)
    title_dragon.paint(c)
    title_land.mountains(c)
    title_land.plain(c)
    title_castle.cliff(c)
    title_castle.castle(c)
    title_front.road_and_banners(c)
    title_front.ledge(c)
    title_front.traveller(c)
    c.put("#07071a", smoothstep(960, 200, c.x) * 0.42)
    c.finish(vignette=0.3)
    return Image.fromarray(c.pixels())
