"""What each action would make of the hand: the common ground of the simpler opponents."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Replace, Take, Use
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.state import Asks, Phase
from game.titles.realms.play.view import View

from .hands import Evaluate, Realm, Values
from .item_answers import answer_values
from .item_values import may_pay, use_value
from .learning.counting import totals

SOME = 0.25
"""Points by which something better is hoped for, where there is nothing to count."""


def exact(view: View) -> Evaluate:
    """Hands are worth what they would score now, with the best choices."""
    return lambda hands, areas: totals(view.options, hands, areas).astype(np.float64)


def outlook(view: View, legal: Sequence[Action], evaluate: Evaluate) -> Values:
    """The value of each action: the best hand it can lead to this turn, items included.

    The deck is worth the mean over all unseen cards.
    """
    realm, prompt = Realm(view, evaluate), view.prompt
    if prompt and prompt.kind is Asks.KEEP:
        return _keeping(realm, legal)
    if prompt:
        return answer_values(realm, prompt, legal)
    match view.phase:
        case Phase.TAKE:
            values = _taking(realm, legal)
        case Phase.DISCARD:
            values = _discarding(realm, legal)
        case _:
            values = _finishing(realm, legal)
    if Use() in legal:
        values[legal.index(Use())] = use_value(realm, _own_item(view))
    return values


def answers(view: View, legal: Sequence[Action]) -> list[Action]:
    """Answers to a question at the end of the game, the best first; none during the turns."""
    best = best_answer(view)
    if best is None:
        return []
    others = [action for action in legal if isinstance(action, Pick) and action != best]
    return [best, *others]


def _taking(realm: Realm, legal: Sequence[Action]) -> Values:
    offered = _cards(legal)
    taken = dict(zip(offered, realm.after(offered), strict=True))
    deck = realm.deck_value() if Draw() in legal else -np.inf
    return np.array(
        [taken[action.card] if isinstance(action, Take) else deck for action in legal], float
    )


def _keeping(realm: Realm, legal: Sequence[Action]) -> Values:
    hand, area, drawn = realm.hand, realm.area, realm.view.drawn
    kept = [action.option for action in legal if isinstance(action, Pick)]
    hands = [(*hand, card) for card in kept if isinstance(card, int)]
    areas = [(*area, *(other for other in drawn if other != card)) for card in kept]
    return realm.values(hands, areas)


def _discarding(realm: Realm, legal: Sequence[Action]) -> Values:
    cards = _cards(legal)
    values = np.full(len(legal), -np.inf)
    values[: len(cards)] = realm.without(cards)
    return values


def _finishing(realm: Realm, legal: Sequence[Action]) -> Values:
    """Nothing changes the hand any more: only an item that can never pay is changed for another."""
    stands, item = realm.value(), _own_item(realm.view)
    better: dict[Action, float] = {Replace(): -SOME if may_pay(realm, item) else SOME}
    return np.array([stands + better.get(action, 0.0) for action in legal])


def _own_item(view: View) -> int:
    assert view.items
    assert view.seat is not None
    item = view.items.face_up[view.seat]
    assert item is not None
    return item


def _cards(legal: Sequence[Action]) -> list[int]:
    """The cards to take or to discard; they stand before or between other actions."""
    return [action.card for action in legal if isinstance(action, Take | Discard)]
