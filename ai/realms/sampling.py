"""Worlds that look to a seat like its view."""

from __future__ import annotations

import numpy as np

from game.titles.realms.play.options import LIMITS
from game.titles.realms.play.view import View, unseen

from .learning.counting import at_a_glance, listed
from .learning.memory import Memory
from .learning.nets import Floats
from .learning.world import NOWHERE, WIDTH, Cards, Flags, World

PRACTICE = 0, 0, 2, 2, 4, 6, 10, 14, 16, 18
"""By the discards there are: so many cards each hand has been offered. In the mean hands then score
what those of greedy and of learned players do."""
FILLED = 2
"""So many discards later is it where hands have been filled first."""
AT_ONCE = 2
TRIED = 2
"""So many worlds are made up for each that is kept."""
SLIGHT = 15
"""What would bring no more points than this is left by who hopes for more from the deck."""


def sampled(view: View, count: int, rng: np.random.Generator) -> World:
    """So many worlds in which this may be the seat's view. Others have kept what fits their hands,
    the more the longer the match has lasted, and left what does not."""
    assert view.seat is not None
    kept, count = count, TRIED * count
    players = view.options.players
    hidden = np.array(unseen(view), np.uint8)
    area, deck = players, players + 1
    place = np.full((count, WIDTH), NOWHERE, np.int8)
    place[:, hidden] = deck
    place[:, [*view.knows.deck, *(each.card for each in view.knows.lying)]] = deck
    place[:, list(view.discard)] = area
    place[:, list(view.hand)] = view.seat
    loose: list[int] = []
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            known = view.known(seat)
            place[:, list(known)] = seat
            loose += [seat] * (size - len(known))
    shuffled = rng.permuted(np.tile(hidden, (count, 1)), axis=1)
    place[np.arange(count)[:, None], shuffled[:, : len(loose)]] = np.array(loose, np.int8)
    opened = np.zeros((count, WIDTH), np.bool_)
    opened[:, [card for cards in view.open for card in cards]] = True
    world = World(
        view.options,
        place,
        np.zeros((count, 0), np.uint8),
        np.full(count, view.deck_size),
        opened,
        np.full(count, view.turn),
        np.full(count, view.since_deck),
        np.zeros(count, np.bool_),
        Memory(),
    )
    seats = sorted(set(loose))
    _practise(view, world, hidden, seats, rng)
    world = world.only(np.argsort(_missed(view, world, seats), kind="stable")[:kept])
    world.order = _decks(view, world.place == deck, rng)
    return world


def shuffled(view: View, world: World, times: int, rng: np.random.Generator) -> World:
    """Every world so many times, each with an order of its own in the deck: whatever the same hands
    can do is counted once."""
    many = world.only(np.repeat(world.lines, times))
    many.order = _decks(view, many.place == many.deck, rng)
    return many


def _practise(
    view: View, world: World, hidden: Cards, seats: list[int], rng: np.random.Generator
) -> None:
    """Every other hand is offered some cards of the deck and keeps what makes it better."""
    if not seats:
        return
    count, size = len(world), max(view.sizes[seat] for seat in seats)
    loose = np.zeros(WIDTH, np.bool_)
    loose[hidden] = True
    areas = listed(world.in_area, max(1, len(view.discard)))
    offers, first = _offers(view) * len(seats), 0
    while offers > 0:
        free = (world.place == world.deck) & loose
        there = int(free.sum(1).min())
        if not there:
            return
        some = min(len(seats), there)
        each = min(AT_ONCE, there // some)
        whose = np.tile(np.roll(seats, -first)[:some], count)
        lines = np.repeat(world.lines, some)
        order = np.argsort(np.where(free, rng.random(free.shape), 2.0), axis=1)
        comes = order[:, : some * each].astype(np.uint8).reshape(-1, each)
        hands = listed(world.place[lines] == whose[:, None], size)
        which, where = np.divmod(np.arange(each * size), size)
        tried = np.repeat(hands[:, None], each * size + 1, axis=1)
        tried[:, 1 + np.arange(each * size), where] = comes[:, which]
        lying = np.repeat(areas[lines][:, None], each * size + 1, axis=1)
        worth = at_a_glance(world, tried, lying, np.ones(tried.shape[:2], np.bool_))
        worth[:, 1:][~loose[hands][:, where]] = -np.inf  # a card known to be there stays
        best = worth.argmax(1) - 1
        rows = np.flatnonzero(best >= 0)
        world.place[lines[rows], hands[rows, where[best[rows]]]] = world.deck
        world.place[lines[rows], comes[rows, which[best[rows]]]] = whose[rows]
        offers, first = offers - some * each, (first + some) % len(seats)


def _missed(view: View, world: World, seats: list[int]) -> Floats:
    """What the others would have gained in their last turns by cards that they left lying."""
    missed = np.zeros(len(world), np.float32)
    for seat in seats if not view.filling else ():
        later = (view.turn - seat - 1) % world.seats
        lay = np.array(view.discard[: max(0, len(view.discard) - later)], np.uint8)
        if not len(lay):
            continue
        hands = listed(world.hands(seat), view.sizes[seat])
        which, where = np.divmod(np.arange(len(lay) * hands.shape[1]), hands.shape[1])
        tried = np.repeat(hands[:, None], len(which) + 1, axis=1)
        tried[:, 1 + np.arange(len(which)), where] = lay[which]
        lying = np.repeat(listed(world.in_area, len(view.discard))[:, None], len(which) + 1, axis=1)
        worth = at_a_glance(world, tried, lying, np.ones(tried.shape[:2], np.bool_))
        missed += np.maximum(0, worth.max(1) - worth[:, 0] - SLIGHT)
    return missed


def _offers(view: View) -> int:
    """How many cards each hand has been offered."""
    filled = FILLED if LIMITS[view.options.variant].starts_empty else 0
    return PRACTICE[min(max(0, len(view.discard) - filled), len(PRACTICE) - 1)]


def _decks(view: View, there: Flags, rng: np.random.Generator) -> Cards:
    """The cards of each deck in some order, those whose place is known in theirs."""
    lying = {each.place: each.card for each in view.knows.lying}
    free = there.copy()
    free[:, list(lying.values())] = False
    keys = np.where(free, rng.random(free.shape), 2.0)
    order = np.argsort(keys, axis=1)[:, : view.deck_size - len(lying)].astype(np.uint8)
    for place in sorted(lying):
        order = np.insert(order, place, lying[place], axis=1)
    return order
