"""Questions at the end of the game that decide nothing: whatever is answered, every seat ends with
the same total and the same sum of base strengths."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..cards.catalogue import Catalogue
from ..cards.effects import ForEachDiscarded, Source
from .actions import Action, Pick
from .advice import Worth, best_answer, prospect
from .ending import source_of
from .state import Asks, Prompt
from .view import View


def foregone(view: View, worths: Mapping[Action, Worth]) -> Action | None:
    """The answer to what the view's seat is asked, if all answers come to the same for everybody;
    else None. Only what is certain counts: no unknown card may have a part in it."""
    asked = view.prompt
    if asked is None or asked.kind not in (Asks.BRING, Asks.EXCESS):
        return None
    answers = [Pick(option) for option in asked.offered]
    known = [worths.get(answer) for answer in answers]
    if not all(worth and worth.exact and worth == known[0] for worth in known):
        return None
    if len(answers) > 1 and _concerns_others(view, asked):
        return None
    if len({_base_sum(view, answer) for answer in answers}) > 1:
        return None
    return best_answer(view)


def _base_sum(view: View, answer: Action) -> int:
    found = prospect(view, answer)
    assert found
    return found.sheet.base_sum


def _concerns_others(view: View, asked: Prompt) -> bool:
    """Whether it may matter to another hand what comes of the discard area."""
    from_area = asked.kind is Asks.EXCESS or any(card in view.discard for card in asked.offered)
    if not from_area and len(view.hand) < view.most_held(asked.seat):
        return False
    seen = {*view.hand, *view.discard, *view.knows.in_deck}
    return bool(_counting_on_the_area(view.options.cards) - seen)


@cache
def _counting_on_the_area(cards: Catalogue) -> frozenset[int]:
    """The cards that are worth more by the discard area, or bring one in from there."""
    return frozenset(
        card.number
        for card in cards.cards
        if source_of(card) is Source.DISCARD or any(card.bonuses(ForEachDiscarded))
    )
