"""Where the things are that the guide speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.lesson.outline import Outline
from game.client.stories.geography import (
    DOORS,
    MOORINGS,
    PLACES,
    POLES,
    STONE,
    TAG,
    TAGS,
    Point,
    radius,
    road_between,
    road_stone,
)
from game.client.stories.ways import Way
from game.titles.stories.actions import Tunnel, Walk
from game.titles.stories.board import BOARD, CASTLE

from .steps import Place, Spot

if TYPE_CHECKING:
    from game.client.stories.table import BoardScene

FERRY, FLAG = 44, 24
"""How far around their middles the ferry and a dock's flag are lit."""
AROUND = 9
"""How much more than a space is lit."""


def outlines(scene: BoardScene, place: Place) -> list[Outline]:
    """All that belongs to a place."""
    layout, ferry = scene.layout, scene.stage.shown.ferry
    match place:
        case Spot.STORIES:
            return [Outline.of(layout.stories)]
        case Spot.BOOK:
            return [Outline.of(layout.own_book)]
        case Spot.RESERVE:
            return [Outline.of(layout.own_plate)]
        case Spot.TRAY:
            return [Outline.of(layout.tray)]
        case Spot.GOLD:
            return [Outline.of(scene.board_buttons.gold.area)]
        case Spot.COURT:
            return [*outlines(scene, CASTLE), Outline.of(scene.board_buttons.more.area)]
        case Spot.FERRY:
            return [_disc(scene, MOORINGS[ferry], FERRY)]
        case Spot.ROUTES:
            ends = BOARD.sailings[ferry]
            tags = [_tag(scene, TAGS[ferry, end]) for end in ends]
            return [*tags, *(_disc(scene, POLES[end], FLAG) for end in ends)]
        case str():
            return [_disc(scene, PLACES[place], radius(place) + AROUND)]


def die_outline(scene: BoardScene, number: int) -> Outline:
    """The first die on the tray that shows a number."""
    dice = [die.number for die in scene.stage.shown.dice]
    return Outline.of(scene.layout.die(dice.index(number)))


def number_outline(scene: BoardScene, way: Way) -> Outline | None:
    """The number on a move's way, where it stands apart from the spaces."""
    match way.action:
        case Walk():
            stone = road_stone(road_between(way.start, way.target))
            return _disc(scene, stone, STONE * 0.75)
        case Tunnel():
            tunnels = BOARD.tunnels_at[way.start]
            key = next(each.key for each in tunnels if each.other(way.start) == way.target)
            return _disc(scene, DOORS[key, way.start], STONE)
    return None


def _tag(scene: BoardScene, middle: Point) -> Outline:
    area = pygame.Rect(0, 0, *map(scene.layout.on_board, TAG)).inflate(6, 6)
    area.center = scene.layout.at(middle)
    return Outline.of(area)


def _disc(scene: BoardScene, middle: Point, reach: float) -> Outline:
    side = 2 * scene.layout.on_board(reach)
    area = pygame.Rect(0, 0, side, side)
    area.center = scene.layout.at(middle)
    return Outline.of(area, disc=True)
