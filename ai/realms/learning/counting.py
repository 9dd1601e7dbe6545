"""What the hands of a world are worth, also once their end-of-game cards have acted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.cards.effects import ExtraCard, ForEachDiscarded, Source
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import most_held
from game.titles.realms.scoring.batch import batch_scorer
from game.titles.realms.scoring.plans import bonus_plan

from .memory import HERE, LYING, PLAIN, Memory, Scores, sign_of
from .nets import Floats
from .world import Cards, Flags, Ints, World

Count = Callable[[World, Cards, Cards, Flags], Floats]
"""A way to count several hands of each match."""

TRIED = 6
"""At a glance so many hands with a choice are counted to the end, besides the first."""
A_CHOICE = 25
"""What a choice promises, in points, before it is looked into."""


def listed(flags: Flags, width: int) -> Cards:
    """The cards of each line, lowest number first, 0 where there are no more."""
    order = np.argsort(~flags, axis=1, kind="stable")[:, :width]
    return np.where(np.take_along_axis(flags, order, 1), order, 0).astype(np.uint8)


def exact(world: World, hands: Cards, areas: Cards) -> Scores:
    """What hands score with their best choices."""
    return totals(world.options, hands, areas, world.memory)


def without_choices(world: World, hands: Cards, areas: Cards) -> Scores:
    """What hands score at least, whatever their cards may choose."""
    return totals(world.options, hands, areas, world.memory, choosing=False)


def choosers_in(options: Options, hands: Cards) -> Ints:
    """How many cards of each hand offer a choice."""
    return np.asarray(np.isin(hands, _choosers(options.cards)).sum(-1), np.int64)


@cache
def _choosers(cards: Catalogue) -> tuple[int, ...]:
    return tuple(card.number for card in cards.cards if bonus_plan(card).choice)


def totals(
    options: Options,
    hands: Cards,
    areas: Cards,
    memory: Memory | None = None,
    choosing: bool = True,
) -> Scores:
    """The same hand is often asked for, in many worlds or beside other discard areas, and counted
    once; the discard area matters only to those who hold a card that looks there."""
    looking = [card.number for card in options.cards.cards if any(card.bonuses(ForEachDiscarded))]
    signs = sign_of(hands, HERE if choosing else PLAIN)
    signs ^= np.where(np.isin(hands, looking).any(1), sign_of(areas, LYING), 0)
    different, first, where = np.unique(signs, return_index=True, return_inverse=True)
    memory = Memory() if memory is None else memory
    new = memory.misses(different)
    some = first[new]
    scorer = batch_scorer(options.cards)
    if choosing:
        found = scorer.best(hands[some], areas[some], options.players)
    else:
        found = scorer.totals(hands[some], None, areas[some], options.players)
    memory.add(different[new], found)
    return memory.totals_of(different)[where]


def in_full(world: World, hands: Cards, areas: Cards, there: Flags) -> Floats:
    """What several hands of each match score, of which some are not there."""
    found = np.zeros(there.shape, np.float32)
    found[there] = exact(world, hands[there], areas[there])
    return found


def at_a_glance(world: World, hands: Cards, areas: Cards, there: Flags) -> Floats:
    """The same by counting less: what choices bring is looked into for the first hand of each match
    and those that promise most; the others score what they do without."""
    found = np.zeros(there.shape, np.float32)
    found[there] = without_choices(world, hands[there], areas[there])
    choosers = choosers_in(world.options, hands)
    choosing = there & (choosers > 0)
    promising = np.where(choosing, found + A_CHOICE * choosers, -np.inf)
    promising[:, 0] = np.inf
    tried = choosing & (np.argsort(np.argsort(-promising, axis=1), axis=1) <= TRIED)
    found[tried] = exact(world, hands[tried], areas[tried])
    return found


def final_scores(world: World) -> Scores:
    """What every seat of every match scores, a column a seat. Whoever has an end-of-game card takes
    what is best at that moment, and nothing where the hand is full."""
    place, left = world.place.copy(), world.left.copy()
    for source in Source:
        for taker in world.options.cards.cards:
            for effect in taker.bonuses(ExtraCard):
                if effect.source is source:
                    _bring(world, place, left, taker, effect)
    size = int(max((place == seat).sum(1).max() for seat in range(world.seats)))
    hands = [listed(place == seat, size) for seat in range(world.seats)]
    areas = _areas(place == world.area)
    totals = exact(world, np.concatenate(hands), np.tile(areas, (world.seats, 1)))
    return totals.reshape(world.seats, -1).T


def _bring(
    world: World, place: NDArray[np.int8], left: Ints, taker: Card, effect: ExtraCard
) -> None:
    most = most_held(world.options, (), 0)
    holder = place[:, taker.number]
    acting = (holder >= 0) & (holder < world.seats)
    acting &= (place == holder[:, None]).sum(1) < most
    if effect.source is Source.DECK_TOP:
        rows = np.flatnonzero(acting & (left > 0))
        left[rows] -= 1
        place[rows, world.order[rows, left[rows]]] = holder[rows]
        return
    source = world.deck if effect.source is Source.DECK_ANY else world.area
    offered = (place == source) & acting[:, None]
    if effect.source is Source.DISCARD:
        offered &= np.isin(
            np.arange(place.shape[1]),
            [card.number for card in world.options.cards.cards if card.suit in effect.suits],
        )
    rows, cards = np.nonzero(offered)
    if not len(rows):
        return
    some = np.unique(rows)
    hands = listed(place[some] == holder[some, None], most - 1)
    areas = _areas(place[some] == world.area)
    where = np.searchsorted(some, rows)
    grown = np.concatenate([hands[where], cards[:, None].astype(np.uint8)], axis=1)
    shrunk = areas[where]
    shrunk[shrunk == cards[:, None]] = 0
    values = exact(world, grown, shrunk).astype(np.int64)
    stands = exact(world, hands, areas)
    best = np.lexsort((cards, -values, rows))
    first = best[np.searchsorted(rows[best], some)]
    worth = values[first] > stands
    chosen = first[worth]
    place[rows[chosen], cards[chosen]] = holder[rows[chosen]]


def _areas(flags: Flags) -> Cards:
    return listed(flags, max(1, int(flags.sum(1).max())))
