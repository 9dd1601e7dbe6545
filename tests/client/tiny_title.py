"""A second title, as small as one can be: whoever names the highest number wins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.client.room import Agreed, AnyOf, AnyTable, Chapter, Limits, OneOf, Room
from game.client.shell import Scene, Shell
from game.engine.contract import BadOptions, Outcome
from game.engine.message import message
from game.engine.rng import Rng


class Options(msgspec.Struct, frozen=True):
    players: int
    highest: int


class Named(msgspec.Struct, frozen=True, tag=True):
    """An action, and the event it becomes."""

    number: int


class State(msgspec.Struct, frozen=True):
    options: Options
    numbers: tuple[int, ...] = ()


class NumbersRules:
    """Nothing is hidden: the view is the state."""

    key = "numbers"
    version = 1
    options_type = Options
    state_type = State
    action_type = Named
    event_type = Named
    view_type = State

    def check(self, options: Options) -> None:
        if options.players != 2:
            raise BadOptions(message("new-nobody"))

    def seats(self, options: Options) -> int:
        return options.players

    def setup(self, options: Options, _seed: str) -> tuple[State, list[Named]]:
        return State(options), []

    def to_act(self, state: State) -> tuple[int, ...]:
        done = len(state.numbers)
        return (done,) if done < state.options.players else ()

    def legal_actions(self, state: State, _seat: int) -> Sequence[Named]:
        return [Named(number) for number in range(state.options.highest + 1)]

    def apply(self, state: State, _seat: int, action: Named) -> tuple[State, list[Named]]:
        return State(state.options, (*state.numbers, action.number)), [action]

    def view(self, state: State, _seat: int) -> State:
        return state

    def sample(self, view: State, _rng: Rng) -> State:
        return view

    def event_for(self, event: Named, _seat: int) -> Named:
        return event

    def reveals(self, _event: Named) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome(
            state.numbers,
            tuple(1 + sum(other > number for other in state.numbers) for number in state.numbers),
        )


class NumbersScene(Scene):
    """Where numbers are named; nothing is to be seen."""

    def __init__(self, app: Shell, table: AnyTable) -> None:
        super().__init__(app)
        self.table = table


class NumbersRoom(Room):
    rules = NumbersRules()
    setup = (
        OneOf("highest", "new-variant", {"9": "off", "99": "on"}),
        AnyOf("aids", {"dice": "label-bonus"}),
    )
    places = 2
    company = ("random",)
    prepared = 0

    def seats(self, _agreed: Agreed) -> Limits:
        return Limits(2, 2)

    def options(self, agreed: Agreed, players: int) -> Options:
        return Options(players, int(str(agreed["highest"])))

    def kind(self, _options: str) -> Sequence[str]:
        return ["on"]

    @property
    def chapters(self) -> Sequence[Chapter]:
        return [Chapter("rules-controls")]

    def prepare(self) -> None:
        self.prepared += 1

    def open(self, table: AnyTable) -> NumbersScene:
        return NumbersScene(self.app, table)
