"""What every move of a turn would lead to, for all matches of a world at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .counting import exact, listed
from .nets import POINTS, Floats, Net, facts
from .world import DRAW, WIDTH, Cards, Flags, Ints, World

CLOSER = 4
"""So many swaps of a turn are counted exactly, the most promising ones."""
PER_POINT = 1.0
"""What a hundred points are worth beside a certain win."""


@dataclass
class Judge:
    """The networks of one game."""

    count: Net
    """What a hand scores, roughly."""
    after: Net
    """After a turn: the final score to be expected, and the chance to win as log-odds."""
    before: Net
    """The same for a draw not made yet, and the score of the best hand it makes."""


def chance(log_odds: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-log_odds)), np.float32)


def outcomes(out: Floats) -> Floats:
    """What a network says, as final score and chance to win."""
    found = out.copy()
    found[..., 0] *= POINTS
    found[..., 1] = chance(out[..., 1])
    return found


def utility(found: Floats) -> Floats:
    """What somebody wants to have most of."""
    return np.asarray(found[..., 1] + PER_POINT / POINTS * found[..., 0], np.float32)


@dataclass
class Position:
    """What the players at turn see."""

    world: World
    hands: Flags
    areas: Flags
    known: Flags
    discards: Ints

    def __init__(self, world: World) -> None:
        self.world = world
        self.hands, self.areas = world.hands(), world.in_area
        self.known, self.discards = world.known_elsewhere(), world.discards

    def first(self, net: Net, more_discards: int = 0, more_held: int = 0) -> Floats:
        found = facts(
            self.world.options, self.discards + more_discards, self.world.held + more_held
        )
        return net.first(self.hands, self.areas, self.known, found)


@dataclass
class Found:
    """The best of some moves, by somebody's taste, a line a match."""

    take: Cards
    discard: Cards
    score: Floats
    outcome: Floats
    worth: Floats


@dataclass
class Turns:
    """What the players at turn may come to."""

    swap: Found
    draw: Found
    now: Floats
    """What their hands score as they are."""


class _Moves:
    """Moves that are alike, some a match: what comes, what goes, what the networks make of it."""

    def __init__(self, takes: Cards, drops: Cards, count: Floats, after: Floats) -> None:
        self.takes, self.drops, self.count, self.after = takes, drops, count, after

    def _first(self, net: Net, base: Floats) -> Floats:
        comes = _comes(net)
        return base[:, None] + comes[self.takes] - comes[self.drops]

    def _judged(self, judge: Judge, greedy: Flags, scores: Floats, must_take: bool) -> tuple[Floats, Floats]:
        first = judge.after.scored(self._first(judge.after, self.after), scores)
        found = outcomes(judge.after.rest(first))
        worth = np.where(greedy[:, None], scores, utility(found))
        if must_take:
            worth[self.takes == 0] = -np.inf
        return found, worth

    def keep(self, judge: Judge, greedy: Flags, most: int, must_take: bool) -> None:
        """Leaves the most promising ones."""
        if self.takes.shape[1] <= most:
            return
        scores = _points(judge.count, self._first(judge.count, self.count))
        _, worth = self._judged(judge, greedy, scores, must_take)
        picks = np.argpartition(-worth, most - 1, axis=1)[:, :most]
        self.takes = np.take_along_axis(self.takes, picks, 1)
        self.drops = np.take_along_axis(self.drops, picks, 1)

    def guess(self, judge: Judge, greedy: Flags, must_take: bool) -> Found:
        """The best by rough scores."""
        scores = _points(judge.count, self._first(judge.count, self.count))
        return self.best(judge, greedy, scores, must_take)

    def best(self, judge: Judge, greedy: Flags, scores: Floats, must_take: bool) -> Found:
        there = self.takes > 0 if must_take else self.drops > 0
        first = self._first(judge.after, self.after)
        return _best_of(judge, greedy, first, scores, self.takes, self.drops, there)


def weigh(judge: Judge, at: Position, greedy: Flags, drawn: Cards, closely: bool = True) -> Turns:
    """The best swap with the discard area, and the best discard once this card has come from the
    deck. The most promising are counted exactly, all in one go, if one looks closely."""
    world, size = at.world, at.world.held
    hand = listed(at.hands, size)
    area = listed(at.areas, max(1, int(at.discards.max())))
    eight = np.concatenate([hand, drawn[:, None]], axis=1)
    swapping = _Moves(
        np.repeat(area, size, axis=1), np.tile(hand, (1, area.shape[1])), at.first(judge.count), at.first(judge.after)
    )
    drawing = _Moves(
        np.zeros_like(eight),
        eight,
        at.first(judge.count, more_discards=1) + judge.count.w1[:WIDTH][drawn],
        at.first(judge.after, more_discards=1) + judge.after.w1[:WIDTH][drawn],
    )
    if not closely:
        return Turns(
            swapping.guess(judge, greedy, must_take=True),
            drawing.guess(judge, greedy, must_take=False),
            _points(judge.count, at.first(judge.count)),
        )
    swapping.keep(judge, greedy, CLOSER, must_take=True)
    drawing.keep(judge, greedy, CLOSER, must_take=False)
    hands = np.concatenate(
        [_changed(hand, swapping.takes, swapping.drops), _without(eight, drawing.drops)], axis=1
    )
    areas = np.concatenate(
        [_changed(area, swapping.drops, swapping.takes), _with(area, drawing.drops)], axis=1
    )
    as_it_is = hand[:, None], area[:, None]
    hands, areas = _joined(hands, as_it_is[0]), _joined(areas, as_it_is[1])
    counted = _exact(world, hands, areas)
    split = swapping.takes.shape[1]
    return Turns(
        swapping.best(judge, greedy, counted[:, :split], must_take=True),
        drawing.best(judge, greedy, counted[:, split:-1], must_take=False),
        counted[:, -1],
    )


def weigh_fill(judge: Judge, at: Position, greedy: Flags, drawn: tuple[Cards, Cards]) -> Turns:
    """The same while hands are being filled: the best card of the discard area, and which of the
    two cards drawn stays; what is discarded is the other one."""
    world, size = at.world, at.world.held
    hand = listed(at.hands, size)
    area = listed(at.areas, max(1, int(at.discards.max())))
    two = np.stack(drawn, axis=1)
    other = two[:, ::-1]
    count = area.shape[1]
    taken, kept = _with(hand, area), _with(hand, two)
    left, laid = _without(area, area), _with(area, other)
    hands = _joined(np.concatenate([taken, kept], axis=1), hand[:, None])
    areas = _joined(np.concatenate([_wider(left), laid], axis=1), area[:, None])
    counted = _exact(world, hands, areas)
    comes = _comes(judge.after)
    swapping = at.first(judge.after, -1, 1)[:, None] + comes[area]
    hold, lie = judge.after.w1[:WIDTH], judge.after.w1[WIDTH : 2 * WIDTH]
    drawing = at.first(judge.after, 1, 1)[:, None] + hold[two] + lie[other]
    return Turns(
        _best_of(judge, greedy, swapping, counted[:, :count], area, np.zeros_like(area), area > 0),
        _best_of(judge, greedy, drawing, counted[:, count:-1], two, other, two > 0),
        counted[:, -1],
    )


def _best_of(
    judge: Judge,
    greedy: Flags,
    first: Floats,
    scores: Floats,
    takes: Cards,
    drops: Cards,
    there: Flags,
) -> Found:
    found = outcomes(judge.after.rest(judge.after.scored(first, scores)))
    worth = np.where(there, np.where(greedy[:, None], scores, utility(found)), -np.inf)
    line, best = np.arange(len(worth)), worth.argmax(1)
    return Found(
        takes[line, best],
        drops[line, best],
        scores[line, best],
        found[line, best],
        worth[line, best],
    )


def _wider(lines: Cards) -> Cards:
    """With room for one card more."""
    return np.concatenate([lines, np.zeros((*lines.shape[:2], 1), np.uint8)], axis=2)


def foreseen(judge: Judge, at: Position, scores: Floats, greedy: Flags) -> tuple[Floats, Floats]:
    """What a draw promises: outcome, and what it is worth to each."""
    out = judge.before.rest(judge.before.scored(at.first(judge.before), scores))
    found = outcomes(out[..., :2])
    return found, np.where(greedy, out[..., 2] * np.float32(POINTS), utility(found))


def _points(net: Net, first: Floats) -> Floats:
    return np.asarray(net.rest(first)[..., 0] * np.float32(POINTS), np.float32)


def _comes(net: Net) -> Floats:
    comes = net.comes()
    comes[0] = 0
    return comes


def _changed(cards: Cards, comes: Cards, goes: Cards) -> Cards:
    """The cards of a line after each of several swaps, a column more for a card that only comes."""
    lines = np.repeat(cards[:, None], comes.shape[1], axis=1)
    there = (lines == goes[..., None]) & (lines > 0)
    return _wider(np.where(there, comes[..., None], lines))


def _without(cards: Cards, goes: Cards) -> Cards:
    lines = np.repeat(cards[:, None], goes.shape[1], axis=1)
    return np.where(lines == goes[..., None], 0, lines).astype(np.uint8)


def _with(cards: Cards, comes: Cards) -> Cards:
    lines = np.repeat(cards[:, None], comes.shape[1], axis=1)
    return np.concatenate([lines, comes[..., None]], axis=2)


def _joined(lines: Cards, more: Cards) -> Cards:
    room = np.zeros((*more.shape[:2], lines.shape[2] - more.shape[2]), np.uint8)
    return np.concatenate([lines, np.concatenate([more, room], axis=2)], axis=1)


def _exact(world: World, hands: Cards, areas: Cards) -> Floats:
    flat = exact(world, hands.reshape(-1, hands.shape[-1]), areas.reshape(-1, areas.shape[-1]))
    return flat.reshape(hands.shape[:-1]).astype(np.float32)
