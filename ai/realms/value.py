"""What a hand is worth in the long run, as the learned tables see it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Numbers
from game.titles.realms.play.view import View, unseen

from .hands import Evaluate, Hands, Values
from .learning.judge import PER_POINT, Judge, outcomes, utility
from .learning.nets import POINTS, Floats, facts
from .learning.tables import load, table_of
from .learning.world import WIDTH, Flags
from .outlook import exact

A_POINT = 2.6
"""What a point more brings, counted in points: itself, and the games it wins."""
A_WIN = POINTS / PER_POINT / A_POINT
"""What a certain win counts in these points."""


@cache
def _judge(name: str) -> Judge:
    return load((files(__package__) / "tables" / f"{name}.npz").read_bytes())


def judge_of(options: Options) -> Judge:
    """The tables of a game."""
    return _judge(table_of(options.variant, Module.SUITS in options.modules))


def learned(view: View) -> Evaluate:
    """Hands are worth what their owner may hope for: points in the end, and the win."""
    judge, count = judge_of(view.options), exact(view)
    elsewhere = _known_elsewhere(view)

    def evaluate(hands: Hands, areas: Hands) -> Values:
        found = judged(judge, view.options, hands, areas, elsewhere, count(hands, areas))
        return in_points(found)

    return evaluate


def judged(
    judge: Judge,
    options: Options,
    hands: Hands,
    areas: Hands,
    elsewhere: Numbers,
    scores: Values,
) -> Floats:
    """Final score and chance to win of hands at the end of their owner's turn, a line each."""
    held, lying = flags(hands), flags(areas)
    known = np.zeros_like(held)
    known[:, list(elsewhere)] = True
    known &= ~held & ~lying
    plain = facts(options, lying.sum(1), held.sum(1))
    first = judge.after.first(held, lying, known, plain)
    return outcomes(judge.after.rest(judge.after.scored(first, scores.astype(np.float32))))


def in_points(found: Floats) -> Values:
    """Score and chance to win in one figure, of the size of points."""
    return np.asarray(utility(found) * A_WIN, np.float64)


def flags(cards: Hands) -> Flags:
    """A column for every card."""
    found = np.zeros((len(cards), WIDTH), np.bool_)
    found[np.arange(len(cards))[:, None], cards] = True
    found[:, 0] = False
    return found


def _known_elsewhere(view: View) -> Numbers:
    others = (seat for seat in range(view.options.players) if seat != view.seat)
    return tuple(card for seat in others for card in view.known(seat))


def draw_while_filling(view: View) -> float:
    """What two cards of the deck promise, the better one to keep and the other to discard: the mean
    over all pairs of unseen cards."""
    evaluate, cards = learned(view), np.array(unseen(view), np.uint8)
    one, other = (cards[each] for each in np.triu_indices(len(cards), 1))
    kept, gone = np.concatenate([one, other]), np.concatenate([other, one])
    values = evaluate(_grown(view.hand, kept), _grown(view.discard, gone))
    return float(values.reshape(2, -1).max(0).mean())


def _grown(cards: Numbers, more: Hands) -> Hands:
    """These cards with one more, a line for each."""
    return np.column_stack([np.tile(np.array(cards, np.uint8), (len(more), 1)), more])
