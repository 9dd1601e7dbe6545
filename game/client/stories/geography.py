"""Where everything of the board is drawn, in points of its painting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist

from game.titles.stories.board import BOARD, CASTLE, Kind, Road

Point = tuple[float, float]

SIZE = (1500, 840)
PLACES: Mapping[str, Point] = {
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
"""The middles of the spaces."""
RADIUS: Mapping[Kind, float] = {
    Kind.CASTLE: 50,
    Kind.PLAIN: 20,
    Kind.ADVENTURE: 42,
    Kind.ITEM: 27,
    Kind.MAGIC: 31,
    Kind.DOCK: 32,
    Kind.PASTURE: 31,
}
"""How far a space reaches, by its kind."""
STONE = 26
"""How wide the stone is that a number stands on."""
TAG = (48, 25)
"""How large the tag of a ferry route is."""
SWING = 0.05
"""How far a road bends aside, as a share of its length; those of the Castle are straight."""
STEPS = 16
"""In how many straight parts a road is drawn."""

RIVER: Sequence[Point] = (
    (356, 262),
    (400, 292),
    (448, 302),
    (500, 338),
    (514, 384),
    (488, 428),
    (504, 456),
    (552, 484),
    (556, 518),
    (524, 556),
    (528, 596),
    (566, 640),
    (628, 694),
    (712, 706),
    (800, 688),
    (888, 702),
    (985, 714),
    (1060, 706),
    (1118, 736),
    (1190, 776),
    (1290, 806),
)
"""The middle of the water, from its spring to the sea."""
MOORINGS: Mapping[str, Point] = {"heron": (396, 278), "otter": (560, 628), "gull": (1142, 778)}
"""Where the ferry lies at each dock."""
TAGS: Mapping[tuple[str, str], Point] = {
    ("otter", "heron"): (594, 590),
    ("otter", "gull"): (606, 618),
    ("heron", "otter"): (334, 249),
    ("heron", "gull"): (340, 276),
    ("gull", "otter"): (1196, 752),
    ("gull", "heron"): (1204, 780),
}
"""The routes of the ferry: where the tag with a route's number stands, by its dock and its goal."""
FLAGS: Mapping[str, str] = {"heron": "sun", "otter": "moon", "gull": "star"}
"""The sign of each dock."""
POLES: Mapping[str, Point] = {"heron": (352, 142), "otter": (598, 500), "gull": (1224, 664)}
"""The middle of each dock's flag."""
DOORS: Mapping[tuple[str, str], Point] = {
    ("round", "castle"): (687, 442),
    ("round", "hollow"): (272, 572),
    ("pointed", "castle"): (813, 442),
    ("pointed", "cinder"): (1268, 266),
}
"""The middle of each tunnel's door on a space."""
DOOR_STONES: Mapping[tuple[str, str], Point] = {
    ("round", "castle"): (661, 456),
    ("round", "hollow"): (247, 588),
    ("pointed", "castle"): (839, 456),
    ("pointed", "cinder"): (1244, 276),
}
"""Where its number stands."""
STORY_STONES: Mapping[str, Point] = {
    "temple": (222, 202),
    "beings": (142, 638),
    "pirate": (1358, 698),
    "dragon": (1274, 202),
}
"""The number that completes each adventure."""
FLIGHT_STONE = (24, -25)
"""The number of a flight, beside the middle of its pasture."""
LABELS: Mapping[str, Point] = {
    "temple": (184, 116),
    "beings": (100, 744),
    "pirate": (1336, 730),
    "dragon": (1408, 226),
}
"""The middles of the names that are always there."""
FRAME = 10
"""From the edge of the painting to what stands on it."""


@dataclass(frozen=True)
class Box:
    """Something that takes room on the board."""

    middle: Point
    size: tuple[float, float]

    def overlaps(self, other: Box) -> bool:
        return all(
            abs(self.middle[axis] - other.middle[axis]) < (self.size[axis] + other.size[axis]) / 2
            for axis in (0, 1)
        )

    @property
    def on_board(self) -> bool:
        """Whether all of it lies within the frame."""
        return all(
            middle - size / 2 >= FRAME and middle + size / 2 <= whole - FRAME
            for middle, size, whole in zip(self.middle, self.size, SIZE, strict=True)
        )


def radius(space: str) -> float:
    return RADIUS[BOARD.spaces[space]]


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


# Roads.


@cache
def bend(road: Road) -> Point:
    """The point in the middle of a road."""
    (x0, y0), (x1, y1) = (PLACES[end] for end in road.ends)
    swing = 0.0 if CASTLE in road.ends else SWING if BOARD.roads.index(road) % 2 else -SWING
    return (x0 + x1) / 2 - (y1 - y0) * swing, (y0 + y1) / 2 + (x1 - x0) * swing


@cache
def course(start: str, end: str) -> tuple[Point, ...]:
    """The points of the road from one space to the next."""
    road = road_between(start, end)
    middle = bend(road)
    (x0, y0), (x1, y1) = PLACES[start], PLACES[end]
    # The curve through both ends and the middle.
    hold = 2 * middle[0] - (x0 + x1) / 2, 2 * middle[1] - (y0 + y1) / 2
    parts = [step / STEPS for step in range(STEPS + 1)]
    return tuple(
        between(between((x0, y0), hold, part), between(hold, (x1, y1), part), part)
        for part in parts
    )


@cache
def road_between(start: str, end: str) -> Road:
    return next(road for road in BOARD.roads if set(road.ends) == {start, end})


@cache
def road_stone(road: Road) -> Point:
    """Where a road's number stands: in the middle of what is seen between its two spaces."""
    one, other = road.ends
    length = dist(PLACES[one], PLACES[other])
    part = (radius(one) + length - radius(other)) / (2 * length)
    if CASTLE not in road.ends:
        return bend(road)
    return between(PLACES[one], PLACES[other], part)


def flight_stone(pasture: str) -> Point:
    x, y = PLACES[pasture]
    return x + FLIGHT_STONE[0], y + FLIGHT_STONE[1]


# The river.


@cache
def passage(start: str, end: str) -> tuple[Point, ...]:
    """The way of the ferry from dock to dock: onto the river, along it, and off again."""
    one, other = (_nearest(MOORINGS[dock]) for dock in (start, end))
    water = RIVER[one : other + 1] if one <= other else RIVER[other : one + 1][::-1]
    return (MOORINGS[start], *water, MOORINGS[end])


def _nearest(point: Point) -> int:
    return min(range(len(RIVER)), key=lambda index: dist(RIVER[index], point))


def along(points: Sequence[Point], part: float) -> Point:
    """The point so far along a way, all its parts being walked equally fast."""
    lengths = [dist(one, other) for one, other in pairwise(points)]
    left = sum(lengths) * min(max(part, 0.0), 1.0)
    for (one, other), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length > 0:
            return between(one, other, left / length)
        left -= length
    return points[-1]


# All that is written on the board.


@cache
def stones() -> tuple[Box, ...]:
    """The stones with numbers, and the tags of the ferry."""
    places = [
        *map(road_stone, BOARD.roads),
        *DOOR_STONES.values(),
        *STORY_STONES.values(),
        *map(flight_stone, BOARD.flights),
    ]
    tags = [Box(place, TAG) for place in TAGS.values()]
    return (*(Box(place, (STONE, STONE)) for place in places), *tags)
