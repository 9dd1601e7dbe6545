"""What each action would make of the hand: the common ground of the simpler opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.view import View, unseen
from game.titles.realms.scoring.batch import batch_scorer

Hands = NDArray[np.uint8]
Values = NDArray[np.float64]
Evaluate = Callable[[Hands, Hands], Values]
"""Values of hands (card numbers, one hand per line), each with its discard area."""


def exact(view: View) -> Evaluate:
    """Hands are worth what they would score now, with the best choices."""
    scorer = batch_scorer(view.options.cards)
    players = view.options.players
    return lambda hands, areas: scorer.best(hands, areas, players).astype(np.float64)


def outlook(view: View, legal: Sequence[Action], evaluate: Evaluate) -> Values:
    """The value of each action: the best hand it can lead to this turn.

    The deck is worth the mean over all unseen cards.
    """
    match legal[0]:
        case Draw() | Take():
            return _taking(view, legal, evaluate)
        case Pick():
            after = [(*view.hand, card) for card in view.drawn]
            areas = [(*view.discard, *_without(view.drawn, card)) for card in view.drawn]
            return evaluate(_lines(after), _lines(areas))
        case _:
            cards = [action.card for action in legal if isinstance(action, Discard)]
            after = [_without(view.hand, card) for card in cards]
            areas = [(*view.discard, card) for card in cards]
            return evaluate(_lines(after), _lines(areas))


def answers(view: View, legal: Sequence[Action]) -> list[Action]:
    """Answers to a question at the end of the game, the best first; none during the turns."""
    best = best_answer(view)
    if best is None:
        return []
    others = [action for action in legal if isinstance(action, Pick) and action != best]
    return [best, *others]


def _taking(view: View, legal: Sequence[Action], evaluate: Evaluate) -> Values:
    full = len(view.hand) >= view.options.cards.hand_size
    offered = [action.card for action in legal if isinstance(action, Take)]
    hidden = unseen(view) if any(isinstance(action, Draw) for action in legal) else ()
    hands, areas, whose = [], [], []
    for index, card in enumerate((*offered, *hidden)):
        area = _without(view.discard, card)
        for thrown in (*view.hand, card) if full else (0,):
            hands.append(_without((*view.hand, card), thrown))
            areas.append((*area, thrown))
            whose.append(index)
    found = np.full(len(offered) + len(hidden), -np.inf)
    np.maximum.at(found, whose, evaluate(_lines(hands), _lines(areas)))
    from_deck = found[len(offered) :]
    deck = (from_deck.mean() if full else _best_of_two(from_deck)) if hidden else -np.inf
    values = dict(zip(offered, found[: len(offered)], strict=True))
    return np.array([values[action.card] if isinstance(action, Take) else deck for action in legal])


def _best_of_two(values: Values) -> float:
    """The mean of the better of two cards drawn."""
    if len(values) < 2:
        return float(values.mean())
    ranked = np.sort(values)
    chances = np.arange(len(ranked)) * 2 / (len(ranked) * (len(ranked) - 1))
    return float(ranked @ chances)


def _without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(card for card in cards if card != gone)


def _lines(cards: list[tuple[int, ...]]) -> Hands:
    lines = np.zeros((len(cards), max(map(len, cards))), np.uint8)
    for index, each in enumerate(cards):
        lines[index, : len(each)] = each
    return lines
