"""Market Day: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.contract import TABLE, BadOptions, Due, IllegalAction, Outcome, Rules
from game.engine.message import message
from game.engine.prompts import answered, asked, changed, prompt_of, pushed
from game.engine.rng import Rng

from .actions import Action, Buy, Done, Lapse, Lay, Offer, Peek, Ring
from .events import (
    Bought,
    Decided,
    Drew,
    Event,
    Laid,
    Lapsed,
    Offered,
    Opened,
    Peeked,
    Rang,
    Turned,
    event_for,
    reveals,
)
from .state import (
    CARDS,
    COINS,
    HAND,
    OPEN_FOR,
    Asks,
    Lot,
    Numbers,
    Options,
    Phase,
    Prompt,
    State,
    color,
    worth,
)
from .view import View, sample, view

LEAST, MOST = 2, 4
Step = tuple[State, list[Event]]


class TinyRules:
    """Market Day, as the engine's contract wants it."""

    key = "tiny"
    version = 1
    deals_since = 1
    options_type = Options
    state_type = State
    action_type = Action
    event_type = Event
    view_type = View

    view = staticmethod(view)
    sample = staticmethod(sample)
    event_for = staticmethod(event_for)
    reveals = staticmethod(reveals)

    def check(self, options: Options) -> None:
        if not LEAST <= options.players <= MOST:
            count = options.players
            raise BadOptions(
                message("options-players", variant="tiny", least=LEAST, most=MOST, count=count)
            )

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options, seed: str) -> Step:
        self.check(options)
        deck = Rng(seed, "deck").shuffled(CARDS)
        seats = range(options.players)
        state = State(
            options=options,
            phase=Phase.MARKET,
            hands=tuple(tuple(deck.pop() for _ in range(HAND)) for _ in seats),
            deck=tuple(deck),
            stalls=((),) * len(seats),
            coins=(COINS,) * len(seats),
            peeked=(None,) * len(seats),
            chance=Chance.of(seed),
        )
        return state, [Opened(options.closes)]

    def must_act(self, state: State) -> tuple[int, ...]:
        return asked(state.stack)

    def may_act(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.hands)) if self.legal_actions(state, seat))

    def due(self, state: State) -> Due[Action] | None:
        if state.phase is not Phase.MARKET:
            return None
        if not state.lots:
            return Due(state.options.closes, Ring())
        first = min(state.lots, key=lambda lot: (lot.until, lot.number))
        return Due(first.until, Lapse(first.number))

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        if state.phase is Phase.MARKET:
            return _on_the_market(state, seat)
        prompt = prompt_of(state.stack, seat)
        return [*(Lay(card) for card in prompt.offered), Done()] if prompt else []

    def apply(self, state: State, seat: int, action: Action, at: int = 0) -> Step:
        if seat == TABLE:
            allowed = self.due(state) == Due(at, action)
        else:
            allowed = action in self.legal_actions(state, seat)
        if not allowed:
            raise IllegalAction(message("illegal-now"))
        match action:
            case Offer(card):
                return _offer(state, seat, card, at)
            case Buy(number):
                return _buy(state, seat, _lot(state, number))
            case Peek():
                return _peek(state, seat)
            case Lay(card):
                return _lay(state, seat, card)
            case Done():
                return _done(state, seat)
            case Lapse(number):
                return _lapse(state, _lot(state, number))
            case Ring():
                return _ring(state)

    def fallback(self, view: View, legal: Sequence[Action]) -> Action | None:
        del view  # whatever one has, to lay no more is harmless
        return Done() if Done() in legal else None

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        wished = color(state.deck[-1])
        scores = tuple(
            coins + sum(worth(card) if color(card) == wished else -1 for card in stall)
            for coins, stall in zip(state.coins, state.stalls, strict=True)
        )
        return Outcome(scores, tuple(1 + sum(other > mine for other in scores) for mine in scores))

    def upgraded(self, version: int, entry: Any, state: State) -> Sequence[Any]:
        del version, entry, state  # there are no older rules than these
        raise IllegalAction(message("illegal-now"))


TINY: Rules[Options, State, Action, Event, View] = TinyRules()


# While the market is open.


def _on_the_market(state: State, seat: int) -> list[Action]:
    offers = any(lot.seat == seat for lot in state.lots)
    coins = state.coins[seat]
    return [
        *(Offer(card) for card in (() if offers else state.hands[seat])),
        *(Buy(lot.number) for lot in state.lots if lot.seat != seat and lot.price <= coins),
        *([Peek()] if coins and state.peeked[seat] is None else []),
    ]


def _lot(state: State, number: int) -> Lot:
    return next(lot for lot in state.lots if lot.number == number)


def _offer(state: State, seat: int, card: int, at: int) -> Step:
    rng, chance = state.chance.use()
    until = min(at + OPEN_FOR, state.options.closes)
    lot = Lot(state.offered, seat, card, 1 + rng.below(6), until)
    after = replace(
        state,
        hands=_at(state.hands, seat, _without(state.hands[seat], card)),
        chance=chance,
        lots=(*state.lots, lot),
        offered=state.offered + 1,
    )
    return after, [Offered(lot)]


def _buy(state: State, seat: int, lot: Lot) -> Step:
    coins = _at(state.coins, seat, state.coins[seat] - lot.price)
    after = replace(
        state,
        stalls=_at(state.stalls, seat, (*state.stalls[seat], lot.card)),
        coins=_at(coins, lot.seat, coins[lot.seat] + lot.price),
        lots=tuple(other for other in state.lots if other != lot),
    )
    return after, [Bought(seat, lot.number)]


def _peek(state: State, seat: int) -> Step:
    top = state.deck[-1]
    after = replace(
        state,
        coins=_at(state.coins, seat, state.coins[seat] - 1),
        peeked=_at(state.peeked, seat, top),
    )
    return after, [Peeked(seat, top)]


def _lapse(state: State, lot: Lot) -> Step:
    """Whatever was known of the deck is void once it is shuffled."""
    rng, chance = state.chance.use()
    *deck, drawn = rng.shuffled([*state.deck, lot.card])
    after = replace(
        state,
        deck=tuple(deck),
        hands=_at(state.hands, lot.seat, (*state.hands[lot.seat], drawn)),
        peeked=(None,) * len(state.hands),
        chance=chance,
        lots=tuple(other for other in state.lots if other != lot),
    )
    return after, [Lapsed(lot.number), Drew(lot.seat, drawn)]


# After the bell.


def _ring(state: State) -> Step:
    """Everybody who has cards left is asked at the same time."""
    prompts = [
        Prompt(seat, Asks.LAY, offered=hand) for seat, hand in enumerate(state.hands) if hand
    ]
    after = replace(state, phase=Phase.LAY, stack=pushed(state.stack, *prompts))
    return _unless_all_are_done(after, [Rang()])


def _lay(state: State, seat: int, card: int) -> Step:
    prompt = prompt_of(state.stack, seat)
    assert prompt
    hand = _without(state.hands[seat], card)
    after = replace(
        state,
        hands=_at(state.hands, seat, hand),
        stalls=_at(state.stalls, seat, (*state.stalls[seat], card)),
        stack=changed(state.stack, replace(prompt, offered=hand, chosen=(*prompt.chosen, card))),
    )
    return after, [Laid(seat, card)]


def _done(state: State, seat: int) -> Step:
    after = replace(state, stack=answered(state.stack, seat))
    return _unless_all_are_done(after, [Decided(seat)])


def _unless_all_are_done(state: State, events: list[Event]) -> Step:
    if state.stack:
        return state, events
    top = state.deck[-1]
    after = replace(state, phase=Phase.OVER, peeked=(top,) * len(state.hands))
    return after, [*events, Turned(top)]


def _at(items: tuple[Any, ...], seat: int, item: Any) -> tuple[Any, ...]:
    """The items with that of one seat changed."""
    return (*items[:seat], item, *items[seat + 1 :])


def _without(cards: Numbers, card: int) -> Numbers:
    return tuple(other for other in cards if other != card)
