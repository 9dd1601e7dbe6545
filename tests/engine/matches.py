"""Every way every title can be played, and random matches of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

import msgspec
from msgspec.structs import replace

from game.engine.contract import Rules
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.cards.card import Module
from game.titles.realms.play.events import Brought, Drew
from game.titles.realms.play.options import LIMITS, Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase, State
from game.titles.registry import TITLES as TITLES

AnyRules = Rules[Any, Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Game:
    """A title with options it can be played with."""

    rules: AnyRules
    options: msgspec.Struct
    name: str
    pieces: Callable[[Any], Counter[int]]
    """Everything that lies on the table in a state; it never becomes more or less."""
    reshuffled: Callable[[Any, int, Rng], Any]
    """A state with everything changed that a seat cannot know."""
    is_rare: Callable[[Any], bool]
    """Whether the state is one of those that come only now and then."""

    def table(self, seed: str) -> AnyTable:
        seats = tuple(Seat(f"Seat {seat}") for seat in range(self.rules.seats(self.options)))
        return Table(self.rules, self.options, seed, seats)

    def play(self, seed: str) -> AnyTable:
        """A match at random, to its end."""
        table = self.table(seed)
        for seat, action in moves(table, seed):
            table.act(seat, action)
        return table


def moves(table: AnyTable, seed: str) -> Iterator[tuple[int, Any]]:
    """Random moves for a table, until it is over; whoever asks carries them out."""
    rng = Rng(seed, "moves")
    while table.to_act:
        seat = rng.choice(table.to_act)
        yield seat, rng.choice(table.legal_actions(seat))


def _realms() -> Iterator[Game]:
    for variant, limits in LIMITS.items():
        for size in range(3):
            for modules in combinations((Module.PROMOS, Module.SUITS), size):
                for players in range(limits.least, limits.most + 1):
                    options = Options(players, variant, modules)
                    name = "-".join(["realms", variant, str(players), *modules])
                    yield Game(REALMS, options, name, _cards, _reshuffled, _is_rare)


def _cards(state: State) -> Counter[int]:
    return Counter((*state.deck, *state.discard, *state.drawn, *chain(*state.hands)))


def _is_rare(state: State) -> bool:
    return state.phase not in (Phase.TAKE, Phase.DISCARD)


def _reshuffled(state: State, seat: int, rng: Rng) -> State:
    """Hidden cards change places: those of the deck, of other hands, of what others have drawn.

    Who has looked through the deck knows which cards are in it, but not their order; once hands
    are laid open only the deck is hidden.
    """
    laid_open = state.phase in (Phase.CHOOSE, Phase.OVER)
    others = () if laid_open else tuple(other for other in range(len(state.hands)) if other != seat)
    secret = [
        card for other in others for card in state.hands[other] if card not in state.open[other]
    ]
    drawn = () if state.turn == seat else state.drawn
    pool = [*secret, *drawn]
    knows_deck = state.searched_by == seat
    mixed = rng.shuffled(pool if knows_deck else [*pool, *state.deck])
    hands = list(state.hands)
    for other in others:
        known = [card for card in hands[other] if card in state.open[other]]
        count = len(hands[other]) - len(known)
        hands[other] = (*known, *(mixed.pop() for _ in range(count)))
    changed = tuple(mixed.pop() for _ in drawn)
    deck = rng.shuffled(state.deck) if knows_deck else mixed
    return replace(
        state,
        hands=tuple(hands),
        drawn=changed if drawn else state.drawn,
        deck=tuple(deck),
        log=tuple(_blurred(event, seat) for event in state.log),
    )


def _blurred(event: Any, seat: int) -> Any:
    """Cards others drew unseen were other cards."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, 1)
    if isinstance(event, Brought) and event.seat != seat and not event.openly:
        return Brought(event.seat, event.by, 1, openly=False)
    return event


GAMES = list(_realms())
