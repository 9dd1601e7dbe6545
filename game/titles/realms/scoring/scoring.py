"""What a hand is worth: the steps of the rules in their order, explained."""

from __future__ import annotations

from ..cards.card import Card
from ..cards.catalogue import Catalogue
from ..cards.items import Item, worth_of
from .blanking import Penalties, blank
from .choices import choose
from .clearing import clear_and_protect
from .plans import bonus_plan, penalty_plan
from .sheet import Choices, Line, Reason, ScoreSheet
from .standing import Standing


def score_cards(
    hand: tuple[Card, ...],
    choices: Choices,
    cards: Catalogue,
    discard: tuple[Card, ...] = (),
    players: int = 4,
    items: tuple[Item, ...] = (),
) -> ScoreSheet:
    """Scores a hand of cards, all of them in the catalogue."""
    lines: list[Line] = []
    standing = Standing(hand, discard, players)
    if choices:
        choose(standing, choices, cards, lines)
    counts = settle(standing, lines)
    worth = tuple(worth_of(items, players))
    base_sum = sum([base for base, _, _ in counts])
    total = base_sum + sum([bonus + penalty for _, bonus, penalty in counts])
    return ScoreSheet(
        total=total + sum([value for _, value in worth]),
        base_sum=base_sum,
        standing=standing,
        counts=tuple(counts),
        items=worth,
        choices=choices,
        lines=tuple(lines),
    )


def settle(standing: Standing, lines: list[Line]) -> list[tuple[int, int, int]]:
    """Steps 3 to 7: base strength, bonus and penalty of each card."""
    standing.count_suits_and_names()
    clear_and_protect(standing, lines)
    penalties = {
        place: penalty_plan(bearer, standing.words[place])
        for place, bearer in enumerate(standing.penalty_of)
        if bearer.penalty and not standing.cleared >> place & 1
    }
    if penalties:
        blank(standing, penalties, lines)
    return count(standing, penalties, lines)


def count(
    standing: Standing, penalties: Penalties, lines: list[Line]
) -> list[tuple[int, int, int]]:
    """Step 7: base strength, bonus and penalty of every card not blanked."""
    counts = []
    for place, card in enumerate(standing.cards):
        if not standing.alive >> place & 1:
            counts.append((0, 0, 0))
            continue
        bonus = penalty = 0
        for effect, points_of in bonus_plan(card).points:
            points, because = points_of(standing, place)
            if points:
                bonus += points
                lines.append(Line(place, Reason.COUNTED, effect, because, points))
        if place in penalties:
            for effect, points_of in penalties[place].points:
                points, because = points_of(standing, place)
                if points:
                    penalty += points
                    lines.append(Line(place, Reason.COUNTED, effect, because, points))
        counts.append((standing.strengths[place], bonus, penalty))
    return counts
