"""The turn game and the two-player game: who may do what, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.contract import IllegalAction, Outcome
from game.engine.message import message
from game.engine.rng import Rng

from . import choosing, ending
from .actions import Action, Bring, Choose, Discard, Draw, Keep, Take
from .events import Began, Discarded, Drew, Event, Took, TurnBegan, event_for, reveals
from .options import LIMITS, STALLED_ROUNDS, Options, check
from .state import Phase, State, discarded, with_card, without
from .view import View, sample, view


class RealmsRules:
    """Fantasy Realms, as the engine's contract wants it."""

    key = "realms"
    version = 1
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

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options, seed: str) -> tuple[State, list[Event]]:
        return _logged(*self._setup(options, seed))

    @staticmethod
    def _setup(options: Options, seed: str) -> tuple[State, list[Event]]:
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
        )
        return state, [Began(first, size), TurnBegan(first)]

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.CHOOSE:
            return choosing.to_act(state)
        return (state.turn,)

    def legal_actions(self, state: State, seat: int) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.TAKE:
                draw = [Draw()] if len(state.deck) >= to_draw(state) else []
                take = [] if must_draw(state) else [Take(card) for card in state.discard]
                return [*draw, *take]
            case Phase.DISCARD:
                return [Discard(card) for card in state.hands[seat]]
            case Phase.KEEP:
                return [Keep(card) for card in state.drawn]
            case Phase.BRING:
                return ending.offers(state)
            case Phase.EXCESS:
                return ending.excess(state)
            case Phase.CHOOSE:
                return choosing.legal_choices(state, seat)
            case _:
                return ()

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        if seat not in self.to_act(state):
            raise IllegalAction(message("illegal-not-your-turn"))
        return _logged(*self._apply(state, seat, action))

    @staticmethod
    def _apply(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        match state.phase, action:
            case Phase.TAKE, Draw():
                return _draw(state)
            case Phase.TAKE, Take(card):
                return _take(state, card)
            case Phase.DISCARD, Discard(card):
                return _discard(state, card)
            case Phase.KEEP, Keep(card):
                return _keep(state, card)
            case Phase.BRING, Bring(card):
                return ending.bring(state, card)
            case Phase.EXCESS, Discard(card):
                return ending.give_up(state, card)
            case Phase.CHOOSE, Choose():
                return choosing.choose(state, seat, action)
            case _:
                raise IllegalAction(message("illegal-now"))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        ranks = [(-total, base) for total, base in state.scores]
        places = tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
        return Outcome(tuple(total for total, _ in state.scores), places)


REALMS = RealmsRules()


def _logged(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """The state with what has happened written down."""
    return replace(state, log=(*state.log, *events)), events


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
    events: list[Event] = [Drew(state.turn, card) for card in drawn]
    if count > 1:
        after = replace(state, deck=deck, drawn=drawn, phase=Phase.KEEP, since_deck=0)
    else:
        after = replace(
            state,
            deck=deck,
            hands=with_card(state.hands, state.turn, drawn[0]),
            phase=Phase.DISCARD,
            since_deck=0,
        )
    return after, events


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
    return _end_turn(discarded(state, card), [Discarded(state.turn, card, hidden)])


def _keep(state: State, card: int) -> tuple[State, list[Event]]:
    if card not in state.drawn:
        raise IllegalAction(message("illegal-not-drawn"))
    (other,) = without(state.drawn, card)
    after = replace(
        state,
        drawn=(),
        hands=with_card(state.hands, state.turn, card),
        discard=(*state.discard, other),
    )
    return _end_turn(after, [Discarded(state.turn, other, was_hidden=True)])


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
