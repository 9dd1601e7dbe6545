"""What every move of a turn would lead to, for all matches of a world at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .counting import exact, listed
from .nets import POINTS, Floats, Net, facts
from .world import WIDTH, Cards, Flags, Ints, World

PER_POINT = 1.0
"""What a hundred points are worth beside a certain win."""


@dataclass
class Judge:
    """The networks of one game."""

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


def weighed(judge: Judge, at: Position, greedy: Flags) -> Turns:
    """What the players at turn may come to, whether their hands are full or not."""
    world = at.world
    if world.filling:
        return weigh_fill(judge, at, greedy, (world.top(), world.top(1)))
    return weigh(judge, at, greedy, world.top())


def weigh(judge: Judge, at: Position, greedy: Flags, drawn: Cards) -> Turns:
    """The best swap with the discard area, and the best discard once this card has come from the
    deck, every one of them counted exactly."""
    size = at.world.held
    hand = listed(at.hands, size)
    area = listed(at.areas, max(1, int(at.discards.max())))
    eight = np.concatenate([hand, drawn[:, None]], axis=1)
    takes, drops = np.repeat(area, size, axis=1), np.tile(hand, (1, area.shape[1]))
    hands = _joined(_changed(hand, takes, drops), _without(eight, eight), hand[:, None])
    areas = _joined(_changed(area, drops, takes), _with(area, eight), area[:, None])
    there = np.concatenate([takes > 0, np.ones((len(hand), size + 2), np.bool_)], axis=1)
    counted = _exact(at.world, hands, areas, there)
    split, comes = takes.shape[1], _comes(judge.after)
    swapping = at.first(judge.after)[:, None] + comes[takes] - comes[drops]
    drawing = at.first(judge.after, 1) + judge.after.w1[:WIDTH][drawn]
    drawing = drawing[:, None] - comes[eight]
    nothing = np.zeros_like(eight)
    return Turns(
        _best_of(judge, greedy, swapping, counted[:, :split], takes, drops, takes > 0),
        _best_of(judge, greedy, drawing, counted[:, split:-1], nothing, eight, eight > 0),
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
    hands = _joined(taken, kept, hand[:, None])
    areas = _joined(left, laid, area[:, None])
    there = np.concatenate([area > 0, np.ones((len(hand), 3), np.bool_)], axis=1)
    counted = _exact(world, hands, areas, there)
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


def foreseen(judge: Judge, at: Position, scores: Floats, greedy: Flags) -> tuple[Floats, Floats]:
    """What a draw promises: outcome, and what it is worth to each."""
    out = judge.before.rest(judge.before.scored(at.first(judge.before), scores))
    found = outcomes(out[..., :2])
    return found, np.where(greedy, out[..., 2] * np.float32(POINTS), utility(found))


def _comes(net: Net) -> Floats:
    comes = net.comes()
    comes[0] = 0
    return comes


def _changed(cards: Cards, comes: Cards, goes: Cards) -> Cards:
    """The cards of a line after each of several swaps."""
    lines = np.repeat(cards[:, None], comes.shape[1], axis=1)
    there = (lines == goes[..., None]) & (lines > 0)
    return np.where(there, comes[..., None], lines).astype(np.uint8)


def _without(cards: Cards, goes: Cards) -> Cards:
    lines = np.repeat(cards[:, None], goes.shape[1], axis=1)
    return np.where(lines == goes[..., None], 0, lines).astype(np.uint8)


def _with(cards: Cards, comes: Cards) -> Cards:
    lines = np.repeat(cards[:, None], comes.shape[1], axis=1)
    return np.concatenate([lines, comes[..., None]], axis=2)


def _joined(*several: Cards) -> Cards:
    """One after another, with room for as many cards as the widest has."""
    width = max(lines.shape[2] for lines in several)
    room = [((0, 0), (0, 0), (0, width - lines.shape[2])) for lines in several]
    return np.concatenate([np.pad(*each) for each in zip(several, room, strict=True)], axis=1)


def _exact(world: World, hands: Cards, areas: Cards, there: Flags) -> Floats:
    """What hands score that are there."""
    found = np.zeros(there.shape, np.float32)
    found[there] = exact(world, hands[there], areas[there])
    return found
