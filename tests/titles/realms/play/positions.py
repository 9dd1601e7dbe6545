"""States of Fantasy Realms arranged by hand."""

from __future__ import annotations

from msgspec.structs import replace

from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Action, Discard
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase, State

SUITS = (Module.SUITS,)
BASE = Options(3)
FULL = Options(3, modules=SUITS)
PLAIN = [
    "mountain cavern forest earth_elemental swamp rainstorm smoke",
    "whirlwind candle forge lightning rangers enchantress princess",
    "warhorse hydra magic_wand sword_of_keth gem_of_order world_tree unicorn",
]
"""Hands without end-of-game cards and choices."""
AREA = "knights king dragon wildfire blizzard great_flood warlord warship empress"
"""One card short of the end."""
PLAIN_SUITS = [
    f"{hand} {more}" for hand, more in zip(PLAIN, ("castle", "crypt", "chapel"), strict=True)
]
AREA_SUITS = f"{AREA} basilisk dungeon"


def begun(options: Options, seed: str = "rules") -> State:
    return REALMS.setup(options, seed)[0]


def number(options: Options, key: str) -> int:
    return options.cards.by_key[key].number


def arranged(
    options: Options, hands: list[str], discard: str = "", deck: str = "", known: int | None = None
) -> State:
    """A state about to be discarded into, with these cards; the rest makes up the deck.

    The first player may have a card that is known to all.
    """
    start = begun(options)
    placed = [tuple(number(options, key) for key in hand.split()) for hand in hands]
    area = tuple(number(options, key) for key in discard.split())
    top = tuple(number(options, key) for key in deck.split())
    used = {*area, *top, *(card for hand in placed for card in hand)}
    rest = tuple(card.number for card in options.cards.cards if card.number not in used)
    return replace(
        start,
        phase=Phase.DISCARD,
        turn=0,
        hands=tuple(placed),
        open=(() if known is None else (known,), *start.open[1:]),
        discard=area,
        deck=(*rest, *reversed(top)),
    )


def ended(options: Options, hands: list[str], discard: str, deck: str = "") -> State:
    """The first player makes the last discard: the last card of his hand."""
    state = arranged(options, hands, discard, deck)
    return act(state, Discard(state.hands[0][-1]))


def act(state: State, *actions: Action) -> State:
    """Whoever must act (the first of them) does this, and then that."""
    for action in actions:
        state, _ = REALMS.apply(state, REALMS.must_act(state)[0], action)
    return state
