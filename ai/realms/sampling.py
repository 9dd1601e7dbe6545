"""Worlds that look to a seat like its view, as likely as what others did makes them."""

from __future__ import annotations

import numpy as np

from game.titles.realms.play.view import View, unseen

from .learning.judge import Judge
from .learning.nets import POINTS, Floats, facts
from .learning.world import NOWHERE, WIDTH, Cards, Ints, World

PATIENCE = 24
"""So often a card of each other hand is changed for another, if that makes the hand likelier."""
EAGERNESS = 22.0
"""Points that make a hand e times as likely: players collect what fits."""


def sampled(view: View, count: int, judge: Judge, rng: np.random.Generator) -> World:
    """So many worlds in which this may be the seat's view."""
    hidden = np.array(unseen(view), np.uint8)
    deck_known = [each.card for each in view.knows.lying]
    loose = np.concatenate([hidden, np.array(view.knows.deck, np.uint8)]).astype(np.uint8)
    place = np.full((count, WIDTH), NOWHERE, np.int8)
    area, deck = view.options.players, view.options.players + 1
    place[:, loose] = deck
    place[:, deck_known] = deck
    place[:, list(view.discard)] = area
    place[:, list(view.hand)] = view.seat
    opened = np.zeros((count, WIDTH), np.bool_)
    missing = []
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            continue
        known = view.known(seat)
        place[:, list(known)] = seat
        missing += [seat] * (size - len(known))
    for cards in view.open:
        opened[:, list(cards)] = True
    shuffled = rng.permuted(np.tile(hidden, (count, 1)), axis=1)
    lines = np.arange(count)[:, None]
    if missing:
        place[lines, shuffled[:, : len(missing)]] = np.array(missing, np.int8)
        _settle(view, place, hidden, missing, judge, rng)
    return World(
        view.options,
        place,
        _decks(view, place == deck, rng),
        np.full(count, view.deck_size),
        opened,
        np.full(count, view.turn),
        np.full(count, view.since_deck),
        np.zeros(count, np.bool_),
    )


def _decks(view: View, there: np.ndarray, rng: np.random.Generator) -> Cards:
    """The cards of each deck in some order, those whose place is known in theirs."""
    lying = {each.place: each.card for each in view.knows.lying}
    free = there.copy()
    free[:, list(lying.values())] = False
    keys = np.where(free, rng.random(free.shape), 2.0)
    order = np.argsort(keys, axis=1)[:, : view.deck_size - len(lying)].astype(np.uint8)
    for place in sorted(lying):
        order = np.insert(order, place, lying[place], axis=1)
    return order


def _settle(
    view: View,
    place: np.ndarray,
    hidden: Cards,
    missing: list[int],
    judge: Judge,
    rng: np.random.Generator,
) -> None:
    """Changes cards between other hands and deck, more often for better hands than for worse, until
    hands are as good as those of people who collect what fits."""
    count = len(place)
    lines = np.arange(count)
    turns = _turns_taken(view)
    eagerness = EAGERNESS * (1.0 + 2.0 / max(turns, 0.5))
    seats = sorted(set(missing))
    discards = np.full(count, len(view.discard))
    base = facts(view.options, discards, view.options.cards.hand_size)
    areas = place == view.options.players
    nothing = np.zeros_like(areas)

    def scores(seat: Ints) -> Floats:
        first = judge.count.first(place == seat[:, None], areas, nothing, base)
        return np.asarray(judge.count.rest(first)[:, 0] * POINTS)

    now = {seat: scores(np.full(count, seat)) for seat in seats}
    steps = round(PATIENCE * min(1.0, turns / 2)) * len(seats)
    hidden_place = place[:, hidden]
    for step in range(steps):
        seat = seats[step % len(seats)]
        mine = hidden_place == seat
        pick = np.where(mine, rng.random(mine.shape), -1.0).argmax(1)
        other = np.where(~mine, rng.random(mine.shape), -1.0).argmax(1)
        rival = hidden_place[lines, other].copy()
        a, b = hidden[pick], hidden[other]
        place[lines, a], place[lines, b] = rival, seat
        after = scores(np.full(count, seat))
        gain = after - now[seat]
        worse = np.zeros(count)
        for one in seats:
            touched = rival == one
            if touched.any():
                fresh = scores(np.full(count, one))
                worse = np.where(touched, fresh - now[one], worse)
        taken = np.log(rng.random(count)) < (gain + worse) / eagerness
        undo = ~taken
        place[lines[undo], a[undo]], place[lines[undo], b[undo]] = seat, rival[undo]
        hidden_place[lines, pick] = place[lines, a]
        hidden_place[lines, other] = place[lines, b]
        now[seat] = np.where(taken, after, now[seat])
        for one in seats:
            touched = (rival == one) & taken
            now[one] = np.where(touched, now[one] + worse, now[one])


def _turns_taken(view: View) -> float:
    """How many turns everybody has had, about."""
    return len(view.discard) * 2.3 / view.options.players
