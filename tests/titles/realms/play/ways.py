"""Every way to play Fantasy Realms, for the laws of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.rng import Rng
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Option
from game.titles.realms.play.options import LIMITS, Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import LAID_OPEN, Asks, Knowledge, Phase, State
from tests.engine.game import Game


def _ways() -> Iterator[Game]:
    for variant, limits in LIMITS.items():
        for size in range(3):
            for modules in combinations((Module.PROMOS, Module.SUITS), size):
                for players in range(limits.least, limits.most + 1):
                    options = Options(players, variant, modules)
                    name = "-".join(["realms", variant, str(players), *modules])
                    yield Game(REALMS, options, name, _cards, _reshuffled, _is_rare, 2000)


def _cards(state: State) -> Counter[int]:
    drawn = _drawn(state, range(len(state.hands)))
    return Counter((*state.deck, *state.discard, *drawn, *chain(*state.hands)))


def _drawn(state: State, seats: Sequence[int]) -> list[int]:
    """The cards that one of these seats may keep one of."""
    return [
        card
        for prompt in chain(*state.stack)
        if prompt.kind is Asks.KEEP and prompt.seat in seats
        for card in prompt.offered
        if isinstance(card, int)
    ]


def _is_rare(state: State) -> bool:
    return state.phase is Phase.ENDING


def _reshuffled(state: State, seat: int, rng: Rng) -> State:
    """Hidden cards change places: those of the deck, of other hands, of what others have drawn.

    Who has looked through the deck knows which cards are in it, but not their order; once hands
    are laid open only the deck is hidden.
    """
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = _drawn(state, others)
    if state.phase not in LAID_OPEN:
        for other in others:
            hidden += [card for card in state.hands[other] if card not in state.open[other]]
    knows_deck = bool(state.knowledge[seat].deck)
    groups = [hidden, state.deck] if knows_deck else [[*hidden, *state.deck]]
    places = {
        old: new for group in groups for old, new in zip(group, rng.shuffled(group), strict=True)
    }

    def moved(card: Option) -> Option:
        return places.get(card, card) if isinstance(card, int) else card

    return replace(
        state,
        deck=tuple(places[card] for card in state.deck),
        hands=tuple(tuple(places.get(card, card) for card in hand) for hand in state.hands),
        knowledge=tuple(
            knowledge
            if other == seat
            else Knowledge(tuple(sorted(places[card] for card in knowledge.deck)))
            for other, knowledge in enumerate(state.knowledge)
        ),
        chance=Chance.drawn(rng),
        stack=tuple(
            tuple(
                prompt
                if prompt.seat == seat
                else replace(prompt, offered=tuple(moved(card) for card in prompt.offered))
                for prompt in level
            )
            for level in state.stack
        ),
    )


WAYS = list(_ways())
