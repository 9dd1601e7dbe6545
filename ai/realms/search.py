"""What every move of a turn comes to, by playing it out in worlds that look like the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.engine.rng import Rng
from game.titles.realms.cards.items import worth_of
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.state import Phase, used_items
from game.titles.realms.play.view import View

from .hands import Realm, Values
from .learning.counting import final_scores
from .learning.judge import PER_POINT, Judge, Position, weigh
from .learning.nets import POINTS, Floats
from .learning.play import one_turn
from .learning.world import DRAW, Cards, World
from .sampling import sampled
from .value import judge_of, learned

FIRST = 5
"""So many moves are played out at first; then ever fewer, in ever more worlds."""
HORIZON = 2
"""After so many own turns the tables say how it ends."""
FAR = 3
"""Unless the discard area lacks at most so many cards to its end: then it is played to the end."""
TRUST = 40.0
"""The tables' own judgment counts as much as so many worlds."""


@dataclass
class Weighed:
    """What a move comes to."""

    action: Action
    win: float
    """The chance to win."""
    score: float
    """The final score to be expected."""
    worlds: int

    @property
    def worth(self) -> float:
        return self.win + PER_POINT / POINTS * self.score


def can_search(view: View) -> bool:
    """Whether the worlds know everything that matters: a plain take or discard of hands that are
    full, and none larger than usual."""
    return (
        view.prompt is None
        and view.phase in (Phase.TAKE, Phase.DISCARD)
        and not view.filling
        and not any(view.grown)
        and view.using is None
        and all(size == view.options.cards.hand_size for seat, size in enumerate(view.sizes) if seat != view.seat)
    )


def search(
    view: View, legal: Sequence[Action], values: Values, thoughts: int, rng: Rng
) -> list[Weighed]:
    """The most promising moves, best first. `values` is what they are worth at first sight."""
    chance = np.random.default_rng(rng.bits())
    moves = [
        index
        for index in np.argsort(-values)
        if isinstance(legal[index], Draw | Take | Discard)
    ][:FIRST]
    judge = judge_of(view.options)
    rounds = max(1, int(np.ceil(np.log2(max(len(moves), 2)))))
    found = {index: _Tally() for index in moves}
    for _ in range(rounds):
        worlds = max(8, thoughts // (rounds * len(moves)))
        world = sampled(view, worlds, judge, chance)
        for index, tally in zip(moves, _played(view, judge, world, [legal[i] for i in moves], chance), strict=True):
            found[index].add(*tally)
        moves.sort(key=lambda index: -found[index].worth)
        moves = moves[: max(1, (len(moves) + 1) // 2)]
        if len(moves) == 1:
            break
    weighed = [
        Weighed(legal[index], tally.win, tally.score, tally.count)
        for index, tally in found.items()
    ]
    return sorted(weighed, key=lambda each: (-each.worlds, -each.worth))


class _Tally:
    def __init__(self) -> None:
        self.count, self._score, self._win = 0, 0.0, 0.0

    def add(self, score: Floats, win: Floats) -> None:
        self.count += len(score)
        self._score += float(score.sum())
        self._win += float(win.sum())

    @property
    def score(self) -> float:
        return self._score / max(1, self.count)

    @property
    def win(self) -> float:
        return self._win / max(1, self.count)

    @property
    def worth(self) -> float:
        return self.win + PER_POINT / POINTS * self.score


def _played(
    view: View, judge: Judge, world: World, actions: list[Action], rng: np.random.Generator
) -> list[tuple[Floats, Floats]]:
    """Final scores and wins of the seat after each action, in the same worlds."""
    seat, count = view.seat, len(world)
    assert seat is not None
    many = world.only(np.tile(np.arange(count), len(actions)))
    _begin(view, judge, many, np.repeat(np.arange(len(actions)), count), actions)
    score, win = np.zeros(len(many), np.float32), np.zeros(len(many), np.float32)
    greedy_worlds = np.tile(rng.random(count) < 0.5, len(actions))
    extra = _items(view)
    line = np.arange(len(many))
    own = 1
    near = view.options.ending - len(view.discard) <= FAR
    while len(many):
        if many.over.any():
            done = many.over
            finals = final_scores(many.only(done)) + extra
            mine = finals[:, seat]
            best = finals.max(1)
            score[line[done]] = mine
            win[line[done]] = (mine == best) / (finals == best[:, None]).sum(1)
            line, many = line[~done], many.only(~done)
            if not len(many):
                break
        mine_now = many.turn[0] == seat
        kinds = np.zeros(len(many), np.bool_) if mine_now else greedy_worlds[line]
        turn = one_turn(judge, many, kinds, rng, closely=False)
        own += bool(mine_now)
        if mine_now and own > HORIZON and not near:
            open_ = ~many.over
            score[line[open_]] = turn.outcome[open_, 0] + extra[seat]
            win[line[open_]] = turn.outcome[open_, 1]
            line, many = line[~open_], many.only(~open_)
    return [
        (score[at : at + count], win[at : at + count]) for at in range(0, len(score), count)
    ]


def _begin(view: View, judge: Judge, many: World, which: np.ndarray, actions: list[Action]) -> None:
    """The rest of the seat's own turn."""
    nobody = np.zeros(len(many), np.bool_)
    if view.phase is Phase.DISCARD:
        many.held -= 1
        many.discard(np.array([_card(action) for action in actions], np.uint8)[which])
        return
    takes = np.array([_card(action) for action in actions], np.uint8)[which]
    drops = np.zeros(len(many), np.uint8)
    drawing = takes == DRAW
    if drawing.any():
        some = many.only(drawing)
        drops[drawing] = weigh(judge, Position(some), nobody[drawing], some.top()).draw.discard
    for index, action in enumerate(actions):
        if isinstance(action, Take):
            drops[which == index] = _best_discard(view, action.card)
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
    return action.card if isinstance(action, Take | Discard) else DRAW


def _items(view: View) -> np.ndarray:
    """What the face-down items of every seat count."""
    players = view.options.players
    return np.array(
        [
            sum(value for _, value in worth_of(used_items(view.items, seat), players))
            for seat in range(players)
        ]
    )
