"""Step 3 for many hands."""

from __future__ import annotations

from ...cards import effects as fx
from ...cards.terms import Suit
from ..plans import bonus_plan
from .standing import Standings, anywhere
from .tables import Flags


def clear_and_protect(hands: Standings) -> None:
    """What bonuses and choices clear and protect before any penalty."""
    rows = hands.rows
    if rows.to_clear.any():
        hands.cleared |= (rows.card == rows.to_clear) & hands.filled
    if rows.to_protect.any():
        hands.protected |= (rows.card == rows.to_protect) & hands.filled
    for number in hands.numbers:
        card = hands.tables.cards[number]
        if bonus_plan(card).quiet:
            continue
        held = hands.holding(number)
        somewhere = anywhere(held)
        for effect in bonus_plan(card).clearing:
            match effect:
                case fx.Clears():
                    hands.cleared |= hands.meeting_any(effect.terms) & somewhere
                case fx.ClearsWord(word, within):
                    where = hands.filled if within is None else hands.of_suit(within)
                    _clear_word(hands, word, where & somewhere)
                case _:
                    hands.cleared |= somewhere
        for protection in bonus_plan(card).protection:
            if isinstance(protection, fx.Protects):
                hands.protected |= hands.meeting_any(protection.terms) & somewhere
            else:
                hands.protected |= held


def _clear_word(hands: Standings, word: Suit, where: Flags) -> None:
    hands.words[word] = hands.words[word] | where if word in hands.words else where
