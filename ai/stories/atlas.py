"""The board in numbers: spaces are counted, and what a number opens stands in small arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.titles.stories.board import BOARD, CASTLE, Board

FACES = 6
Ints = NDArray[np.intp]


class Story(NamedTuple):
    """An adventure, its item and its number."""

    space: int
    item: int
    number: int


class Way(NamedTuple):
    """Somewhere a pawn can go, and the number that takes it there."""

    end: int
    number: int


class Atlas:
    """A board as opponents look things up in it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = tuple(board.spaces)
        self.index: Mapping[str, int] = {name: at for at, name in enumerate(self.names)}
        self.size = len(self.names)
        self.castle = self.index[CASTLE]
        self.magic = {magic: self.index[space] for magic, space in board.magic.items()}
        self.docks = tuple(self.index[dock] for dock in board.docks)
        self.stories = tuple(
            Story(self.index[each.key], self.index[each.item], each.number)
            for each in board.adventures.values()
        )
        self.story_at = {story.space: number for number, story in enumerate(self.stories)}
        self.flights = tuple(Way(self.index[end], n) for end, n in board.flights.items())
        self.roads = tuple(self._ways(board.ways[name]) for name in self.names)
        self.sailings = {self.index[d]: self._ways(ends) for d, ends in board.sailings.items()}
        self.tunnels = {
            self.index[space]: self._ways({t.other(space): t.doors[space] for t in tunnels})
            for space, tunnels in board.tunnels_at.items()
        }

    def _ways(self, ends: Mapping[str, int]) -> tuple[Way, ...]:
        return tuple(Way(self.index[end], number) for end, number in ends.items())

    @cached_property
    def steps(self) -> Ints:
        """Where the road of each number leads from each space; nowhere is where one stands."""
        found = np.tile(np.arange(self.size), (FACES, 1))
        for start, ways in enumerate(self.roads):
            for way in ways:
                found[way.number - 1, start] = way.end
        return found


ATLAS = Atlas(BOARD)
