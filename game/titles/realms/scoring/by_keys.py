"""Hands as people and files write them: keys in, a score sheet out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from game.engine.message import message

from ..cards.catalogue import HAND_LIMIT, catalogue
from .bad_hand import BadHand
from .batch import best_choices
from .reading import RawChoice, read_cards, read_choices, read_items, read_modules
from .scoring import score_cards
from .sheet import ScoreSheet

LEAST_PLAYERS, MOST_PLAYERS = 2, 7


def score(
    hand: Collection[str],
    choices: Mapping[str, RawChoice] | None = None,
    discard: Collection[str] = (),
    players: int = 4,
    modules: Iterable[str] = (),
    items: Collection[str] = (),
) -> ScoreSheet:
    """Scores a hand given by card keys, with exactly these choices or, without any, the best.

    Raises BadHand for whatever the rules do not allow.
    """
    cards = catalogue(read_modules(modules))
    _check_unique([*hand, *discard])
    _check_unique(items)
    if len(hand) > HAND_LIMIT:
        raise BadHand(message("bad-too-many", limit=HAND_LIMIT, count=len(hand)))
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadHand(message("bad-players", least=LEAST_PLAYERS, most=MOST_PLAYERS, count=players))
    held, area = read_cards(hand, cards), read_cards(discard, cards)
    face_down = read_items(items, cards.modules)
    made = best_choices(held, cards, area, players) if choices is None else read_choices(choices)
    return score_cards(held, made, cards, area, players, face_down)


def _check_unique(keys: Collection[str]) -> None:
    if len(set(keys)) < len(keys):
        twice = next(key for key, count in Counter(keys).items() if count > 1)
        raise BadHand(message("bad-twice", key=twice))
