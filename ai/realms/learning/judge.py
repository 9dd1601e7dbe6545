"""What every move of a turn would lead to, for all matches of a world at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.titles.realms.play.options import Options, Variant

from .counting import Count, exact, in_full, listed
from .memory import ELSEWHERE, HERE, LYING, sign_of_flags
from .nets import POINTS, Floats, Net, facts
from .world import WIDTH, Cards, Flags, Ints, World

PER_POINT = 0.25
"""What a hundred points are worth beside a certain win."""
HOPE = {Variant.DUEL: (0.1, 0.06)}
"""What a draw is worth beyond what the tables promise, while hands are being filled and afterwards.
In the duel they think too much of a long match, in which cards are taken rather than drawn; at
larger tables the difference was not seen."""

SURE = 0.12, 0.1, 0.08, 0.053, 0.047, 0.042, 0.04
"""How much each point ahead of another makes it likelier to finish before him (in log-odds), with
so many discards left; fitted to matches of three to six players and of the duel, which agreed."""


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

    def __len__(self) -> int:
        return len(self.world)

    def different(self, kinds: Flags) -> tuple[Position, Ints, Ints]:
        """Each position once for each kind of player, its lines, and where every match finds its
        own among them: worlds that differ only in what the players at turn cannot see are alike to
        them."""
        signs = sign_of_flags(self.hands, HERE)
        signs ^= sign_of_flags(self.areas, LYING)
        signs ^= sign_of_flags(self.known, ELSEWHERE)
        signs[kinds] ^= 1
        _, lines, where = np.unique(signs, return_index=True, return_inverse=True)
        return Position(self.world.only(lines)), lines, where

    def first(
        self,
        net: Net,
        more_discards: int = 0,
        more_held: int = 0,
        simple: Flags | bool = False,
    ) -> Floats:
        discards, held = self.discards + more_discards, self.world.held + more_held
        found = facts(self.world.options, discards, held, simple)
        return net.first(self.hands, self.areas, self.known, found)


@dataclass
class Found:
    """The best of some moves, by somebody's taste, a line a match."""

    take: Cards
    discard: Cards
    score: Floats
    outcome: Floats
    worth: Floats


def swaps(
    judge: Judge, at: Position, greedy: Flags, count: Count = in_full
) -> tuple[Found, Floats]:
    """The best swap with the discard area, or the best card of it while hands are being filled;
    and what the hands score as they are."""
    filling, size = at.world.filling, at.world.held
    hand = listed(at.hands, size)
    area = listed(at.areas, max(1, int(at.discards.max())))
    if filling:
        takes, drops = area, np.zeros_like(area)
        hands, areas = _with(hand, area), _without(area, area)
    else:
        takes, drops = np.repeat(area, size, axis=1), np.tile(hand, (1, area.shape[1]))
        hands, areas = _changed(hand, takes, drops), _changed(area, drops, takes)
    there = np.concatenate([np.ones((len(hand), 1), np.bool_), takes > 0], axis=1)
    counted = count(at.world, _joined(hand[:, None], hands), _joined(area[:, None], areas), there)

    def first() -> Floats:
        comes = _comes(judge.after)
        before = at.first(judge.after, -filling, filling)
        return np.asarray(before[:, None] + comes[takes] - comes[drops])

    found = _best_of(judge, greedy, first, counted[:, 1:], takes, drops, takes > 0)
    return found, counted[:, 0]


def draws(judge: Judge, at: Position, greedy: Flags, count: Count = in_full) -> Found:
    """The best discard once the top card of the deck has come; or, while hands are being filled,
    which of the two top cards stays, the other one being discarded."""
    world = at.world
    hand = listed(at.hands, world.held)
    area = listed(at.areas, max(1, int(at.discards.max())))
    if world.filling:
        takes = np.stack([world.top(), world.top(1)], axis=1)
        drops = takes[:, ::-1]
        hands = _with(hand, takes)
    else:
        eight = np.concatenate([hand, world.top()[:, None]], axis=1)
        takes, drops = np.zeros_like(eight), eight
        hands = _without(eight, eight)
    counted = count(world, hands, _with(area, drops), drops > 0)

    def first() -> Floats:
        hold, lie = judge.after.w1[:WIDTH], judge.after.w1[WIDTH : 2 * WIDTH]
        before = at.first(judge.after, 1, world.filling)[:, None]
        if world.filling:
            return np.asarray(before + hold[takes] + lie[drops])
        return np.asarray(before + hold[world.top()][:, None] - _comes(judge.after)[drops])

    return _best_of(judge, greedy, first, counted, takes, drops, drops > 0)


def _best_of(
    judge: Judge,
    greedy: Flags,
    first: Callable[[], Floats],
    scores: Floats,
    takes: Cards,
    drops: Cards,
    there: Flags,
) -> Found:
    """Where everybody plays for the hand of the moment, nothing else is looked at."""
    line = np.arange(len(scores))
    found, worth = np.zeros((*scores.shape, 2), np.float32), scores
    if not greedy.all():
        found = outcomes(judge.after.rest(judge.after.scored(first(), scores)))
        worth = np.where(greedy[:, None], scores, utility(found))
    worth = np.where(there, worth, -np.inf)
    best = worth.argmax(1)
    return Found(
        takes[line, best],
        drops[line, best],
        scores[line, best],
        found[line, best],
        worth[line, best],
    )


def foreseen(judge: Judge, at: Position, scores: Floats, greedy: Flags) -> tuple[Floats, Floats]:
    """What a draw promises: outcome, and what it is worth to each."""
    out = judge.before.rest(judge.before.scored(at.first(judge.before, simple=greedy), scores))
    found = outcomes(out[..., :2])
    hoped = utility(found) + np.float32(hope(at.world.options, at.world.filling))
    return found, np.where(greedy, out[..., 2] * np.float32(POINTS), hoped)


def standing(judge: Judge, world: World, seat: int, simple: Flags | bool) -> Floats:
    """The final score to be expected of a seat that has had its turn."""
    hands, areas = world.hands(seat), world.in_area
    held = np.asarray(hands.sum(1), np.int64)
    size, lying = int(held.max()), int(max(1, world.discards.max()))
    scores = exact(world, listed(hands, size), listed(areas, lying)).astype(np.float32)
    plain = facts(world.options, world.discards, held, simple)
    first = judge.after.first(hands, areas, world.known_elsewhere(seat), plain)
    return outcomes(judge.after.rest(judge.after.scored(first, scores)))[:, 0]


def chances(finals: Floats, left: Ints) -> Floats:
    """The chance of every seat to win, by the final scores to be expected of all."""
    sure = np.array(SURE, np.float32)[np.clip(left, 0, len(SURE) - 1)]
    odds = np.exp((finals - finals.max(1, keepdims=True)) * sure[:, None])
    return np.asarray(odds / odds.sum(1, keepdims=True), np.float32)


def hope(options: Options, filling: bool) -> float:
    """What whoever does not play for the hand of the moment adds to a draw."""
    return HOPE.get(options.variant, (0.0, 0.0))[not filling]


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
