"""Some ways to play Market Day, for the laws of the engine."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.rng import Rng
from tests.engine.game import Game

from .rules import TINY
from .state import Options, Phase, State


def _cards(state: State) -> Counter[int]:
    for_sale = (lot.card for lot in state.lots)
    return Counter((*state.deck, *for_sale, *chain(*state.hands, *state.stalls)))


def _is_rare(state: State) -> bool:
    return state.phase is not Phase.MARKET


def _reshuffled(state: State, seat: int, rng: Rng) -> State:
    """Cards of the deck and of the other hands change places, but for a card that was seen."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += [card for card in state.deck if card != state.peeked[seat]]
    places = dict(zip(hidden, rng.shuffled(hidden), strict=True))
    deck = tuple(places.get(card, card) for card in state.deck)
    hands = tuple(tuple(places.get(card, card) for card in hand) for hand in state.hands)
    return replace(
        state,
        deck=deck,
        hands=hands,
        peeked=tuple(card if card is None else deck[-1] for card in state.peeked),
        chance=Chance.drawn(rng),
        stack=tuple(
            tuple(replace(prompt, offered=hands[prompt.seat]) for prompt in level)
            for level in state.stack
        ),
    )


WAYS = [
    Game(TINY, Options(players, seconds), f"tiny-{players}", _cards, _reshuffled, _is_rare, 300)
    for players, seconds in ((2, 20), (3, 30), (4, 60))
]
