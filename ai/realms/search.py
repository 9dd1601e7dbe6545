"""What every move of a turn comes to, by playing it out in worlds that look like the view."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.cards.items import worth_of
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take
from game.titles.realms.play.options import LIMITS, Variant
from game.titles.realms.play.state import Asks, Phase, used_items
from game.titles.realms.play.view import View

from .hands import Realm, Values
from .learning.counting import at_a_glance, final_scores
from .learning.judge import (
    PER_POINT,
    Judge,
    Position,
    chances,
    draws,
    foreseen,
    standing,
    swaps,
)
from .learning.nets import POINTS, Floats
from .learning.play import hurried_turn
from .learning.world import DRAW, Flags, Ints, World
from .sampling import sampled, shuffled
from .value import A_WIN, judge_of, learned

MOVES = Draw | Take | Discard | Pick
"""What can be played out."""
FIRST = 5
"""So many moves are played out at first."""
CLEAR = 0.25
"""Moves that are worth so much less at first sight are left out, in wins and hundreds of points."""
KEPT = 2, 1
"""So many of them are left after each stage, of which all have the same share of thoughts."""
ROUND = 500
"""What a round of worlds costs, in thoughts; between rounds one looks at the clock."""
HANDS, WORLDS = 12, 480
"""A round: so many hands of the others, and so many worlds for all moves together; less where there
are not even the thoughts for one."""
TURNS = 2, 3
"""In each stage at least so many turns are played before one of the seat is judged."""
TRUST = 8.0
"""What a move is worth at first sight counts as much as so many worlds."""

DRAWS = {Variant.TURNS: 0.02}
"""What a draw is worth beyond what the worlds say: so much more it was in positions that were
played to the end from the true hands."""


@dataclass
class Weighed:
    """What a move comes to."""

    action: Action
    first_sight: float
    """In the manner of `worth`."""
    hope: float = 0.0
    """What it is worth besides, whatever the worlds say."""
    worlds: int = 0
    wins: float = 0.0
    scores: float = 0.0

    def add(self, score: Floats, win: Floats) -> None:
        self.worlds += len(score)
        self.scores += float(score.sum())
        self.wins += float(win.sum())

    @property
    def win(self) -> float:
        """The chance to win."""
        return self.wins / max(1, self.worlds)

    @property
    def score(self) -> float:
        """The final score to be expected."""
        return self.scores / max(1, self.worlds)

    @property
    def worth(self) -> float:
        seen = self.wins + PER_POINT / POINTS * self.scores + self.hope * self.worlds
        return (seen + TRUST * self.first_sight) / (self.worlds + TRUST)


def can_search(view: View) -> bool:
    """Whether the worlds know everything that matters: a plain take or discard, or which of two
    cards to keep, and no hand larger than usual."""
    size, asked = view.options.cards.hand_size, view.prompt
    others = [held for seat, held in enumerate(view.sizes) if seat != view.seat]
    return (
        (asked is None or asked.kind is Asks.KEEP)
        and view.phase in (Phase.TAKE, Phase.DISCARD)
        and not any(view.grown)
        and view.using is None
        and (all(held == size for held in others) or LIMITS[view.options.variant].starts_empty)
    )


def search(
    view: View,
    legal: Sequence[Action],
    values: Values,
    thoughts: int,
    rng: Rng,
    seconds: float = np.inf,
) -> list[Weighed]:
    """The most promising moves, best first. `values` is what they are worth at first sight. Fewer
    and fewer are played out in more and more worlds, until thoughts or seconds are used up."""
    began = time.monotonic()
    chance = np.random.default_rng(rng.bits())
    judge = judge_of(view.options)
    promising = _promising(view, legal, values)[:FIRST]
    hoped = DRAWS.get(view.options.variant, 0.0)
    found = [
        Weighed(legal[i], values[i] / A_WIN, hoped if legal[i] == Draw() else 0.0)
        for i in promising
    ]
    best = found[0].first_sight
    found = [each for each in found if each.first_sight > best - CLEAR]
    part = min(1.0, thoughts / ROUND)
    hands, worlds = round(HANDS * part) or 1, round(WORLDS * part)
    dealt = sampled(view, hands, chance)
    left, rounds = found, max(1, thoughts // ROUND // len(KEPT))
    for stage, (kept, turns) in enumerate(zip(KEPT, TURNS, strict=True), 1):
        for _ in range(rounds if len(left) > 1 else 0):
            if time.monotonic() - began > seconds * stage / len(KEPT):
                break
            world = shuffled(view, dealt, max(1, worlds // hands // len(left)), chance)
            played = _played(view, judge, world, left, turns)
            for each, came in zip(left, played, strict=True):
                each.add(*came)
        left = sorted(left, key=lambda each: -each.worth)[:kept]
    return sorted(found, key=lambda each: (each not in left, -each.worth))


def _promising(view: View, legal: Sequence[Action], values: Values) -> list[int]:
    """The moves of the hand, best first; of those that take a card only to give it back, one."""
    order = [int(i) for i in np.argsort(-values) if isinstance(legal[i], MOVES)]
    if view.phase is Phase.DISCARD or view.filling:
        return order
    idle = [
        i
        for i in order
        if _card(legal[i]) and _best_discard(view, _card(legal[i])) == _card(legal[i])
    ]
    return [i for i in order if i not in idle[1:]]


def _played(
    view: View, judge: Judge, world: World, moves: Sequence[Weighed], turns: int
) -> list[tuple[Floats, Floats]]:
    """Final scores and wins of the seat after each move, in the same worlds: so many turns are
    played at least, and what all may hope for after the seat's next one is judged by the tables.
    In half of the worlds the others play for the hand of the moment, in half by the tables: nobody
    knows who they are."""
    seat, count = view.seat, len(world)
    assert seat is not None
    many = world.only(np.tile(np.arange(count), len(moves)))
    _begin(view, judge, many, np.repeat(np.arange(len(moves)), count), moves)
    score, win = np.zeros(len(many), np.float32), np.zeros(len(many), np.float32)
    items, line = _items(view), np.arange(len(many))
    simple = line % count % 2 == 0
    while len(many):
        if many.over.any():
            finals = final_scores(many.only(many.over)) + items
            best = finals.max(1)
            score[line[many.over]] = finals[:, seat]
            win[line[many.over]] = (finals[:, seat] == best) / (finals == best[:, None]).sum(1)
            line, many = line[~many.over], many.only(~many.over)
            continue
        own_turn = many.turn[0] == seat
        if own_turn and turns <= 0:
            own, drawing = _judged(judge, many)
            finals = np.stack(
                [standing(judge, many, each, simple[line]) for each in range(many.seats)], axis=1
            )
            finals[:, seat] = own
            finals += items
            left = many.options.ending - many.discards - drawing
            score[line], win[line] = finals[:, seat], chances(finals, left)[:, seat]
            break
        hurried_turn(judge, many, simple[line] & ~own_turn)
        turns -= 1
    return [(score[at : at + count], win[at : at + count]) for at in range(0, len(score), count)]


def _judged(judge: Judge, world: World) -> tuple[Floats, Flags]:
    """The final score the seat at turn may hope for, by the best swap with the discard area or a
    draw; and whether it would draw."""
    at, lines, where = Position(world).different(np.zeros(len(world), np.bool_))
    nobody = np.zeros(len(lines), np.bool_)
    swap, now = swaps(judge, at, nobody, at_a_glance)
    outcome, worth = foreseen(judge, at, now, nobody)
    drawing = (worth > swap.worth)[where] | world.must_draw
    return np.where(drawing, outcome[where, 0], swap.outcome[where, 0]), drawing


def _begin(view: View, judge: Judge, many: World, which: Ints, moves: Sequence[Weighed]) -> None:
    """The rest of the seat's own turn."""
    cards = np.array([_card(each.action) for each in moves], np.uint8)
    takes = cards[which]
    if view.prompt:
        one, other = view.drawn
        many.keep(takes, np.where(takes == one, other, one).astype(np.uint8))
        return
    if view.phase is Phase.DISCARD:
        many.held -= 1
        many.discard(takes)
        return
    drawing = takes == DRAW
    drawn = many.only(drawing)
    nobody = np.zeros(len(drawn), np.bool_)
    best = draws(judge, Position(drawn), nobody) if len(drawn) else None
    if view.filling:
        kept = np.zeros_like(takes)
        if best:
            kept[drawing] = best.take
        many.fill(takes, kept)
        return
    drops = np.array([_best_discard(view, card) if card else 0 for card in cards], np.uint8)[which]
    if best:
        drops[drawing] = best.discard
    many.take(takes)
    many.discard(drops)


def _best_discard(view: View, card: int) -> int:
    realm = Realm(view, learned(view))
    hand = (*view.hand, card)
    area = tuple(each for each in view.discard if each != card)
    values = realm.values(
        [tuple(each for each in hand if each != gone) for gone in hand],
        [(*area, gone) for gone in hand],
    )
    return hand[int(values.argmax())]


def _card(action: Action) -> int:
    match action:
        case Take(card) | Discard(card) | Pick(int(card)):
            return card
        case _:
            return DRAW


def _items(view: View) -> np.ndarray:
    """What the face-down items of every seat count."""
    players = view.options.players
    return np.array(
        [
            sum(value for _, value in worth_of(used_items(view.items, seat), players))
            for seat in range(players)
        ],
        np.float32,
    )
