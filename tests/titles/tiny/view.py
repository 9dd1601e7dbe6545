"""What one seat may know, and complete states that would look the same to it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.prompts import seen_by
from game.engine.rng import Rng

from .state import CARDS, Lot, Numbers, Options, Phase, Stack, State


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. It holds no reference to the state."""

    seat: int | None
    """Nobody's, for the open table."""
    options: Options
    phase: Phase
    deck: Numbers
    """The upper end of the deck, as far as it is known."""
    deck_size: int
    hands: tuple[Numbers, ...]
    """Those the seat may see; the others are empty here."""
    sizes: Numbers
    stalls: tuple[Numbers, ...]
    coins: Numbers
    informed: tuple[int, ...]
    """The seats that know the top card of the deck."""
    lots: tuple[Lot, ...]
    offered: int
    stack: Stack


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        deck=state.deck[-_known(state, seat) :] if _known(state, seat) else (),
        deck_size=len(state.deck),
        hands=tuple(
            hand if seat in (owner, None) else () for owner, hand in enumerate(state.hands)
        ),
        sizes=tuple(len(hand) for hand in state.hands),
        stalls=state.stalls,
        coins=state.coins,
        informed=tuple(each for each, card in enumerate(state.peeked) if card is not None),
        lots=state.lots,
        offered=state.offered,
        stack=seen_by(state.stack, seat),
    )


def _known(state: State, seat: int | None) -> int:
    """How many cards of the deck the seat knows."""
    if seat is None:
        return len(state.deck)
    return 0 if state.peeked[seat] is None else 1


def sample(view: View, rng: Rng) -> State:
    """A state that is as likely as any other that looks like this to the seat."""
    seen = {card for cards in (view.deck, *view.hands, *view.stalls) for card in cards}
    seen.update(lot.card for lot in view.lots)
    hidden = rng.shuffled([card for card in CARDS if card not in seen])
    hands = tuple(
        hand or tuple(hidden.pop() for _ in range(size))
        for hand, size in zip(view.hands, view.sizes, strict=True)
    )
    deck = (*hidden, *view.deck)
    return State(
        options=view.options,
        phase=view.phase,
        deck=deck,
        hands=hands,
        stalls=view.stalls,
        coins=view.coins,
        peeked=tuple(deck[-1] if seat in view.informed else None for seat in range(len(hands))),
        chance=Chance.drawn(rng),
        lots=view.lots,
        offered=view.offered,
        stack=tuple(
            tuple(replace(each, offered=hands[each.seat]) for each in level) for level in view.stack
        ),
    )
