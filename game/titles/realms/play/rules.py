"""The turn game, the two-player game and the trading: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.contract import TABLE, Due, IllegalAction, Outcome
from game.engine.message import message
from game.engine.prompts import answered, asked, prompt_of, pushed
from game.engine.rng import Rng

from ..cards.card import Module
from ..cards.items import ITEM_BY_NUMBER
from . import choosing, ending, knowledge, piles, trading, turn, using
from .actions import Action, Discard, Done, Draw, Option, Pick, Reconsider, Replace, Take, Use
from .events import (
    Began,
    Discarded,
    Drew,
    DrewTwo,
    Event,
    Kept,
    Took,
    TurnBegan,
    event_for,
    reveals,
)
from .fallback import fallback
from .floor import opened
from .item_events import ItemDiscarded
from .options import LIMITS, Options, check
from .state import Asks, Items, Knowledge, Numbers, Phase, Prompt, State, takeable
from .trade_events import Opened
from .upgrades import upgraded
from .usable import own_item, why_not
from .view import View, sample, view


class RealmsRules:
    """Fantasy Realms, as the engine's contract wants it."""

    key = "realms"
    version = 3
    deals_since = 2
    options_type = Options
    state_type = State
    action_type = Action
    event_type = Event
    view_type = View

    check = staticmethod(check)
    view = staticmethod(view)
    sample = staticmethod(sample)
    event_for = staticmethod(event_for)
    reveals = staticmethod(reveals)
    fallback = staticmethod(fallback)
    upgraded = staticmethod(upgraded)

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options, seed: str) -> tuple[State, list[Event]]:
        check(options)
        cards = options.cards
        deck = Rng(seed, "deck").shuffled([card.number for card in cards.cards])
        first = Rng(seed, "first").below(options.players)
        size = 0 if LIMITS[options.variant].starts_empty else cards.hand_size
        hands = []
        for _ in range(options.players):
            hands.append(tuple(deck[:size]))
            del deck[:size]
        state = State(
            options=options,
            phase=Phase.TAKE,
            turn=first,
            first=first,
            deck=tuple(deck),
            discard=(),
            hands=tuple(hands),
            open=((),) * options.players,
            knowledge=(Knowledge(),) * options.players,
            chance=Chance.of(seed),
        )
        if options.trades:
            floor = opened(options.players)
            state = replace(state, phase=Phase.TRADE, turn=0, first=0, floor=floor)
            return state, [Opened(size, options.closes)]
        events: list[Event] = [Began(first, size)]
        if Module.ITEMS in options.modules:
            state, dealt = _with_items(state, seed)
            events += dealt
        return state, [*events, TurnBegan(first)]

    def must_act(self, state: State) -> tuple[int, ...]:
        if state.phase in (Phase.TRADE, Phase.OVER):
            return ()
        return asked(state.stack) or (state.turn,)

    def may_act(self, state: State) -> tuple[int, ...]:
        """Everybody while cards are traded: there is always something to wish for or not."""
        trading_now = state.phase is Phase.TRADE
        return tuple(range(len(state.hands))) if trading_now else self.must_act(state)

    def due(self, state: State) -> Due[Action] | None:
        return trading.due(state) if state.phase is Phase.TRADE else None

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        if state.phase is Phase.TRADE:
            return trading.legal(state, seat)
        if seat not in self.must_act(state):
            return ()
        prompt = prompt_of(state.stack, seat)
        if prompt and prompt.kind is Asks.CHOOSE:
            return choosing.legal(state, prompt)
        if prompt:
            return [Pick(option) for option in prompt.offered]
        return [*_turn_actions(state, seat), *_item_actions(state, seat)]

    def apply(
        self, state: State, seat: int, action: Action, at: int = 0
    ) -> tuple[State, list[Event]]:
        if state.phase is Phase.TRADE:
            if seat == TABLE:
                return trading.apply_table(state, action, at)
            return trading.apply(state, seat, action, at)
        if seat not in self.must_act(state):
            raise IllegalAction(message("illegal-not-your-turn"))
        prompt = prompt_of(state.stack, seat)
        if prompt:
            return _answer(state, prompt, action)
        match state.phase, action:
            case Phase.TAKE, Draw():
                return _draw(state)
            case Phase.TAKE, Take(card):
                return _take(state, card)
            case Phase.DISCARD, Discard(card):
                return _discard(state, card)
            case Phase.TAKE, Discard():
                raise IllegalAction(message("illegal-take-first"))
            case Phase.FINISH, Done():
                return turn.over(state, [])
            case Phase.FINISH, Replace():
                return _replace_item(state)
            case _, Replace() if own_item(state, seat):
                raise IllegalAction(message("illegal-item-replace"))
            case _, Use():
                return using.use(state)
            case _:
                raise IllegalAction(message("illegal-now"))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        ranks = [(-total, base) for total, base in state.scores]
        places = tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
        return Outcome(tuple(total for total, _ in state.scores), places)


REALMS = RealmsRules()


def _with_items(state: State, seed: str) -> tuple[State, list[Event]]:
    """The items shuffled, and one before everybody who has a hand."""
    nothing: tuple[Numbers, ...] = ((),) * len(state.hands)
    state = replace(
        state,
        items=Items((None,) * len(state.hands), nothing, nothing),
        item_deck=tuple(Rng(seed, "items").shuffled(sorted(ITEM_BY_NUMBER))),
    )
    events: list[Event] = []
    for seat in range(len(state.hands)):
        state = piles.replaced(state, seat, events)
    return state, events


# What may be done.


def _turn_actions(state: State, seat: int) -> list[Action]:
    match state.phase:
        case Phase.TAKE:
            draw = [Draw()] if len(state.deck) >= turn.to_draw(state) else []
            area = takeable(state.discard, state.covers, seat)
            return [*draw, *([] if turn.must_draw(state) else map(Take, area))]
        case Phase.DISCARD:
            return [Discard(card) for card in state.hands[seat]]
        case _:
            return [Replace(), Done()]


def _item_actions(state: State, seat: int) -> list[Action]:
    item = own_item(state, seat)
    return [Use()] if item and not why_not(state, item) else []


# Answering.


def _answer(state: State, prompt: Prompt, action: Action) -> tuple[State, list[Event]]:
    match prompt.kind, action:
        case _, Pick(option):
            if option not in prompt.offered:
                raise IllegalAction(message("illegal-not-offered"))
            return _picked(state, prompt, option)
        case Asks.CHOOSE, Reconsider(chooser):
            return choosing.reconsider(state, prompt, chooser)
        case Asks.CHOOSE, Done():
            return choosing.done(state, prompt)
        case _:
            raise IllegalAction(message("illegal-now"))


def _picked(state: State, prompt: Prompt, option: Option) -> tuple[State, list[Event]]:
    match prompt.kind:
        case Asks.KEEP:
            return _keep(state, prompt, option)
        case Asks.BRING:
            return ending.bring(state, prompt, option)
        case Asks.EXCESS:
            return ending.give_up(state, prompt, option)
        case Asks.CHOOSE:
            return choosing.pick(state, prompt, option)
        case _:
            return using.answer(state, prompt, option)


# Taking.


def _draw(state: State) -> tuple[State, list[Event]]:
    count = turn.to_draw(state)
    if len(state.deck) < count:
        raise IllegalAction(message("illegal-deck-empty"))
    if count > 1:
        drawn = state.deck[-count:][::-1]
        prompt = Prompt(state.turn, Asks.KEEP, None, drawn)
        after = replace(
            knowledge.drawn_aside(state, state.turn, drawn), stack=pushed(state.stack, prompt)
        )
        return after, [DrewTwo(state.turn, drawn)]
    card = state.deck[-1]
    return turn.taken(knowledge.drawn(state, state.turn, card), [Drew(state.turn, card)])


def _take(state: State, card: int) -> tuple[State, list[Event]]:
    if turn.must_draw(state):
        raise IllegalAction(message("illegal-must-draw"))
    if card not in state.discard:
        raise IllegalAction(message("illegal-not-in-area"))
    if card not in takeable(state.discard, state.covers, state.turn):
        raise IllegalAction(message("illegal-covered"))
    return turn.taken(knowledge.taken(state, state.turn, card), [Took(state.turn, card)])


# Discarding.


def _discard(state: State, card: int) -> tuple[State, list[Event]]:
    if card not in state.hands[state.turn]:
        raise IllegalAction(message("illegal-not-in-hand"))
    hidden = card not in state.open[state.turn]
    after = knowledge.discarded(state, state.turn, card)
    return turn.taken(after, [Discarded(state.turn, card, hidden)])


def _keep(state: State, prompt: Prompt, card: Option) -> tuple[State, list[Event]]:
    """One of the two cards drawn stays, the other goes into the discard area."""
    (other,) = (each for each in prompt.offered if each != card)
    assert isinstance(card, int)
    assert isinstance(other, int)
    after = knowledge.kept(state, prompt.seat, card, other)
    after = replace(after, stack=answered(state.stack, prompt.seat))
    events: list[Event] = [Kept(prompt.seat, card), Discarded(prompt.seat, other, True)]
    return turn.taken(after, events)


def _replace_item(state: State) -> tuple[State, list[Event]]:
    """The own item is put away; another comes at the end of the turn."""
    item = own_item(state, state.turn)
    assert item
    after = piles.put_away(piles.with_items(state, state.turn, face_up=None), item.number)
    return turn.over(after, [ItemDiscarded(state.turn, item.number)])
