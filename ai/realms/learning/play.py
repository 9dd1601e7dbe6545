"""Matches of a world played to their end, and what is to be learned from them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.play.options import Options

from .counting import at_a_glance, final_scores
from .judge import Judge, Position, draws, foreseen, swaps
from .nets import HELD, KNOWN, LYING, Floats
from .world import DRAW, Flags, Ints, World, deal

UNSEEN = 3
CURIOUS = 0.3
"""How often those who take a card look at what a draw would have brought."""
Signs = NDArray[np.uint8]


@dataclass
class Sample:
    """Positions as a network sees them."""

    signs: Signs
    """What every card is: HELD, LYING, KNOWN or UNSEEN."""
    discards: Ints
    held: Ints
    score: Floats


@dataclass
class Turn:
    """What one turn of many matches leaves to learn from."""

    match: Ints
    seat: Ints
    learns: Flags
    looked: Flags
    """Who has looked at the top card of the deck."""
    before: Sample
    """The positions of these."""
    drawn: Floats
    """After that card: final score and chance to win as judged, the best score."""
    after: Sample
    outcome: Floats


@dataclass
class Played:
    turns: list[Turn]
    scores: NDArray[np.int16]
    """A line a match, a column a seat."""


def signs(hands: Flags, areas: Flags, known: Flags) -> Signs:
    found = np.full(hands.shape, UNSEEN, np.uint8)
    found[hands], found[areas], found[known] = HELD, LYING, KNOWN
    return found


def play(
    judge: Judge,
    options: Options,
    count: int,
    rng: np.random.Generator,
    greedy: Flags,
    whims: float = 0.0,
    record: bool = True,
) -> Played:
    """So many matches from the deal to the end. `greedy` says which seats of which matches play for
    the best hand of the moment."""
    world = deal(options, count, rng)
    match = np.arange(count)
    scores = np.zeros((count, options.players), np.int16)
    turns: list[Turn] = []
    while len(world):
        kinds = greedy[match, world.turn]
        turn = one_turn(judge, world, kinds, rng, whims)
        if record:
            turn.match = match
            turns.append(turn)
        if world.over.any():
            scores[match[world.over]] = final_scores(world.only(world.over))
            match, world = match[~world.over], world.only(~world.over)
    return Played(turns, scores)


def one_turn(
    judge: Judge,
    world: World,
    greedy: Flags,
    rng: np.random.Generator,
    whims: float = 0.0,
) -> Turn:
    """Everybody at turn takes and discards."""
    at, seat, held = Position(world), world.turn.copy(), world.held
    filling = world.filling
    swap, now = swaps(judge, at, greedy, at_a_glance)
    must = (at.discards == 0) | world.must_draw
    draw = must | (foreseen(judge, at, now, greedy)[1] > swap.worth)
    if whims:
        draw ^= (rng.random(len(draw)) < whims) & ~must
    looked = draw | (rng.random(len(draw)) < CURIOUS)
    looked |= not looked.any()
    top = Position(world.only(looked))
    drawn = draws(judge, top, greedy[looked], at_a_glance)
    before = Sample(
        signs(top.hands, top.areas, top.known), top.discards, _all(top.world, held), now[looked]
    )
    chosen = draw[looked]
    takes = np.where(draw, DRAW, swap.take).astype(np.uint8)
    goes, stays = swap.discard.copy(), np.zeros(len(world), np.uint8)
    goes[draw], stays[draw] = drawn.discard[chosen], drawn.take[chosen]
    score, outcome = swap.score.copy(), swap.outcome.copy()
    score[draw], outcome[draw] = drawn.score[chosen], drawn.outcome[chosen]
    if filling:
        world.fill(takes, stays)
    else:
        world.take(takes)
        world.discard(goes)
    after = Sample(
        signs(world.hands(seat), world.in_area, world.known_elsewhere(seat)),
        world.discards,
        _all(world, held + filling),
        score,
    )
    return Turn(
        np.zeros(0, np.int64),
        seat,
        ~greedy,
        looked,
        before,
        np.column_stack([drawn.outcome, drawn.score]).astype(np.float32),
        after,
        outcome,
    )


def hurried_turn(judge: Judge, world: World, simple: Flags) -> None:
    """The same where nobody learns from it; `simple` says who plays for the hand of the moment.
    What a draw brings is weighed only where somebody draws."""
    at, lines, where = Position(world).different(simple)
    swap, now = swaps(judge, at, simple[lines], at_a_glance)
    promised = foreseen(judge, at, now, simple[lines])[1]
    draw = ((at.discards == 0) | (promised > swap.worth))[where] | world.must_draw
    goes, stays = swap.discard[where], np.zeros(len(world), np.uint8)
    if draw.any():
        found = draws(judge, Position(world.only(draw)), simple[draw], at_a_glance)
        goes[draw], stays[draw] = found.discard, found.take
    takes = np.where(draw, DRAW, swap.take[where]).astype(np.uint8)
    if world.filling:
        world.fill(takes, stays)
    else:
        world.take(takes)
        world.discard(goes)


def _all(world: World, held: int) -> Ints:
    return np.full(len(world), held)
