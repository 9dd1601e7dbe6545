"""The turn game and the two-player game: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.contract import Due, IllegalAction, Outcome
from game.engine.message import message
from game.engine.prompts import answered, asked, prompt_of, pushed
from game.engine.rng import Rng

from . import choosing, ending
from .actions import Action, Discard, Done, Draw, Option, Pick, Reconsider, Take
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
from .options import LIMITS, STALLED_ROUNDS, Options, check
from .state import (
    Asks,
    Knowledge,
    Phase,
    Prompt,
    State,
    discarded,
    with_card,
    without,
)
from .upgrades import upgraded
from .view import View, sample, view


class RealmsRules:
    """Fantasy Realms, as the engine's contract wants it."""

    key = "realms"
    version = 2
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
        return state, [Began(first, size), TurnBegan(first)]

    def must_act(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        return asked(state.stack) or (state.turn,)

    may_act = must_act

    def due(self, state: State) -> Due[Action] | None:
        del state  # there is no clock
        return None

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        if seat not in self.must_act(state):
            return ()
        prompt = prompt_of(state.stack, seat)
        if prompt and prompt.kind is Asks.CHOOSE:
            return choosing.legal(state, prompt)
        if prompt:
            return [Pick(option) for option in prompt.offered]
        if state.phase is Phase.TAKE:
            draw = [Draw()] if len(state.deck) >= to_draw(state) else []
            take = [] if must_draw(state) else [Take(card) for card in state.discard]
            return [*draw, *take]
        return [Discard(card) for card in state.hands[seat]]

    def apply(
        self, state: State, seat: int, action: Action, at: int = 0
    ) -> tuple[State, list[Event]]:
        del at
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
            case _:
                raise IllegalAction(message("illegal-now"))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        ranks = [(-total, base) for total, base in state.scores]
        places = tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
        return Outcome(tuple(total for total, _ in state.scores), places)


REALMS = RealmsRules()


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


# Taking.


def filling(state: State) -> bool:
    """Whether the hand of the player at turn is still being filled."""
    return len(state.hands[state.turn]) < state.options.cards.hand_size


def to_draw(state: State) -> int:
    """How many cards a draw from the deck takes."""
    return 2 if filling(state) else 1


def must_draw(state: State) -> bool:
    """Whether the table has circled so long that the deck is the only choice."""
    return state.since_deck >= STALLED_ROUNDS * state.options.players


def _draw(state: State) -> tuple[State, list[Event]]:
    count = to_draw(state)
    if len(state.deck) < count:
        raise IllegalAction(message("illegal-deck-empty"))
    drawn, deck = state.deck[-count:][::-1], state.deck[:-count]
    state = replace(state, deck=deck, since_deck=0)
    if count > 1:
        prompt = Prompt(state.turn, Asks.KEEP, None, drawn)
        after = replace(state, stack=pushed(state.stack, prompt))
        return after, [DrewTwo(state.turn, drawn)]
    hands = with_card(state.hands, state.turn, drawn[0])
    return replace(state, hands=hands, phase=Phase.DISCARD), [Drew(state.turn, drawn[0])]


def _take(state: State, card: int) -> tuple[State, list[Event]]:
    if must_draw(state):
        raise IllegalAction(message("illegal-must-draw"))
    if card not in state.discard:
        raise IllegalAction(message("illegal-not-in-area"))
    was_filling = filling(state)
    after = replace(
        state,
        discard=without(state.discard, card),
        hands=with_card(state.hands, state.turn, card),
        open=with_card(state.open, state.turn, card),
        phase=Phase.DISCARD,
        since_deck=state.since_deck + 1,
    )
    events: list[Event] = [Took(state.turn, card)]
    return _end_turn(after, events) if was_filling else (after, events)


# Discarding.


def _discard(state: State, card: int) -> tuple[State, list[Event]]:
    if card not in state.hands[state.turn]:
        raise IllegalAction(message("illegal-not-in-hand"))
    hidden = card not in state.open[state.turn]
    after = discarded(state, state.turn, card)
    return _end_turn(after, [Discarded(state.turn, card, hidden)])


def _keep(state: State, prompt: Prompt, card: Option) -> tuple[State, list[Event]]:
    """One of the two cards drawn stays, the other goes into the discard area."""
    (other,) = (each for each in prompt.offered if each != card)
    assert isinstance(card, int)
    assert isinstance(other, int)
    after = replace(
        state,
        hands=with_card(state.hands, prompt.seat, card),
        discard=(*state.discard, other),
        stack=answered(state.stack, prompt.seat),
    )
    events: list[Event] = [Kept(prompt.seat, card), Discarded(prompt.seat, other, True)]
    return _end_turn(after, events)


def _end_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if _is_over(state):
        return ending.begin(state, events)
    turn = (state.turn + 1) % state.options.players
    after = replace(state, turn=turn, phase=Phase.TAKE)
    return after, [*events, TurnBegan(turn, must_draw(after))]


def _is_over(state: State) -> bool:
    if not state.deck:
        return True
    full = all(len(hand) >= state.options.cards.hand_size for hand in state.hands)
    return full and len(state.discard) >= state.options.ending
