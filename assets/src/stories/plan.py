"""The ground plan that the land is painted over: spaces, roads and the river of the board."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]

SIZE = (1500, 840)
CASTLE = "castle"
BROAD = ("castle", "temple", "beings", "pirate", "dragon")
"""The spaces with the largest symbols."""
SPACES: dict[str, tuple[float, float]] = {
    "castle": (750, 424),
    "keys": (616, 280),
    "quill": (1028, 508),
    "bell": (930, 408),
    "hedge": (868, 528),
    "otter": (634, 540),
    "bookmark": (572, 414),
    "fiddle": (590, 164),
    "cup": (470, 250),
    "well": (712, 70),
    "mill": (742, 190),
    "rhyme": (1000, 220),
    "raven": (1012, 84),
    "heath": (1142, 142),
    "ash": (1130, 286),
    "cinder": (1270, 306),
    "dragon": (1312, 172),
    "lantern": (1064, 398),
    "trumpet": (882, 280),
    "toll": (1196, 426),
    "cairn": (1330, 430),
    "gate": (1428, 344),
    "dunes": (1392, 548),
    "broom": (1262, 556),
    "rope": (1138, 572),
    "gull": (1180, 694),
    "pirate": (1318, 668),
    "twin": (762, 616),
    "shield": (934, 632),
    "salt": (1046, 772),
    "reeds": (842, 772),
    "vine": (658, 776),
    "stump": (492, 752),
    "lane": (434, 618),
    "clover": (334, 738),
    "hollow": (298, 606),
    "beings": (184, 668),
    "fern": (158, 536),
    "spade": (430, 484),
    "ford": (410, 346),
    "willow": (290, 450),
    "stile": (124, 416),
    "alp": (268, 314),
    "goat": (122, 296),
    "temple": (184, 172),
    "heron": (326, 190),
    "cave": (872, 112),
    "shrine": (452, 100),
}
ROADS = """
castle-keys castle-trumpet castle-bell castle-hedge castle-otter castle-bookmark keys-mill
keys-cup keys-fiddle trumpet-mill trumpet-rhyme trumpet-bell mill-cave fiddle-well fiddle-shrine
well-cave cave-raven rhyme-raven rhyme-ash raven-heath heath-dragon ash-lantern ash-cinder
cinder-dragon cinder-gate bell-lantern bell-quill lantern-toll quill-toll quill-hedge quill-rope
cairn-toll cairn-gate cairn-dunes dunes-broom broom-rope broom-pirate gull-pirate gull-salt
hedge-twin hedge-shield shield-reeds salt-reeds reeds-vine twin-otter twin-vine otter-spade
vine-stump stump-lane stump-clover clover-beings hollow-beings hollow-lane fern-beings
spade-bookmark spade-willow ford-bookmark ford-alp ford-cup ford-willow willow-hollow
willow-stile stile-fern stile-goat alp-goat goat-temple heron-temple heron-shrine cup-shrine
cup-heron alp-temple rhyme-heath ash-dragon rope-pirate shield-gull hollow-spade otter-lane
lane-clover lantern-cinder
"""
RIVER: list[Point] = [
    (356, 262), (400, 292), (448, 302), (500, 338), (514, 384), (488, 428), (504, 456), (552, 484),
    (556, 518), (524, 556), (528, 596), (566, 640), (628, 694), (712, 706), (800, 688), (888, 702),
    (985, 714), (1060, 706), (1118, 736), (1190, 776), (1290, 806),
]  # fmt: skip
SWING = 0.05
"""How far a road bends aside, as a share of its length."""


def roads() -> list[Sequence[Point]]:
    """Every road by its two ends and the point between; those of the Castle are straight."""
    out: list[Sequence[Point]] = []
    for number, road in enumerate(ROADS.split()):
        a, b = road.split("-")
        (x0, y0), (x1, y1) = SPACES[a], SPACES[b]
        swing = 0 if CASTLE in (a, b) else SWING if number % 2 else -SWING
        between = ((x0 + x1) / 2 - (y1 - y0) * swing, (y0 + y1) / 2 + (x1 - x0) * swing)
        out.append([(x0, y0), between, (x1, y1)])
    return out
