"""Matches in which anybody does anything at any time: nothing is lost, leaked or played twice."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.contract import IllegalAction
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import StaleAnswer, Table, replay
from game.session import Answer, Driver, Drivers, Person, Question, Session, StillClock
from tests.engine.matches import GAMES, Game

PATIENCE = 4000
"""Things that happen before a match must have ended."""
A_WHILE = 500
"""Things that happen in one that would take too long."""
MATCHES = 5


class Moody:
    """Answers when it likes; also what it was asked long ago, and what may not be done."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._asked: list[Question] = []
        self.thinking = False

    def ask(self, question: Question) -> None:
        self._asked.append(question)
        self.thinking = True

    def poll(self, _wait: float, /) -> Answer | None:
        if not self.thinking or self._rng.below(3):
            return None
        latest = self._asked[-1]
        if self._rng.below(5) == 0:
            old = self._rng.choice(self._asked)
            return Answer(old.number, self._rng.choice(old.legal), old.clock)
        self.thinking = False
        return Answer(
            latest.number, self._rng.choice(latest.legal), latest.clock + self._rng.below(900)
        )

    def close(self) -> None:
        self.thinking = False


class Muddle:
    """A match, and everybody at it."""

    def __init__(self, game: Game, seed: str) -> None:
        self.rng = Rng(seed, game.name)
        self.game = game
        count = game.rules.seats(game.options)
        kinds = (Controller.PERSON, Controller.PERSON, Controller.OPPONENT)
        controllers = [self.rng.choice(kinds) for _ in range(count)]
        seats = tuple(Seat(f"Seat {n}", each, "bot") for n, each in enumerate(controllers))
        self.table = Table(game.rules, game.options, seed, seats)
        self.everything = game.pieces(self.table._state)
        self.session = Session(self.table, Drivers(self._driver), clock=StillClock())
        self.told: list[list[Any]] = [[] for _ in seats]
        """What each seat knows of by its updates."""
        self.undone = 0

    def _driver(self, number: int, seat: Seat) -> Driver:
        bot = seat.controller is Controller.OPPONENT
        return Moody(Rng(self.rng.bits(), number)) if bot else Person()

    def something(self) -> None:
        seat, chance = self.rng.below(len(self.table.seats)), self.rng.below(40)
        try:
            if chance == 0:
                self.change_hands(seat)
            elif chance < 8:
                self.undo(seat)
            elif chance < 20:
                self.act(seat)
            else:
                self.session.step()
        except IllegalAction:
            pass  # and nothing has changed, as the laws see

    def act(self, seat: int) -> None:
        legal = self.table.legal_actions(seat)
        if seat in self.session.people and legal:
            number = self.table.question(seat)
            if self.rng.below(4) == 0:
                with pytest.raises(StaleAnswer):
                    self.session.act(seat, legal[0], number - 1)
            self.session.act(seat, self.rng.choice(legal), number)

    def undo(self, seat: int) -> None:
        shown = self.rng.below(self.table.happened + 1)
        if self.session.can_undo(seat, shown):
            self.session.undo(seat, shown)
            self.undone += 1
            for told in self.told:
                del told[self.table.happened :]

    def change_hands(self, seat: int) -> None:
        way = self.rng.below(5)
        if way == 0:
            self.session.concede(seat, "bot")
        elif way < 3:
            self.session.take_over(seat, "bot")
        else:
            self.session.give_back(seat)

    def check(self) -> None:
        table = self.table
        assert self.game.pieces(table._state) == self.everything
        for seat, told in enumerate(self.told):
            known, update = len(told), self.session.update(seat)
            if update:
                told += update.events
                assert update.happened == len(told)
                assert update.view == table.view(seat)
                mine = seat in self.session.people
                assert list(update.legal) == (table.legal_actions(seat) if mine else [])
            assert len(told) == table.happened, "each event once"
            assert told[known:] == table.events(seat, known), "in order, as the seat may see it"

    def check_history(self) -> None:
        rules, table = self.game.rules, self.table
        again = replay(rules, table.history)
        assert (again._state, again._events) == (table._state, table._events)
        for seat, told in enumerate(self.told):
            assert told == table.events(seat), "what was told once has not changed since"
            view = table.view(seat)
            assert rules.view(rules.sample(view, self.rng), seat) == view


def goes_its_way(game: Game, seed: str) -> int:
    """Whatever is done, the laws hold, and the match comes to its end; how much was undone."""
    muddle = Muddle(game, seed)
    for count in range(PATIENCE if game.pace == 1 else A_WHILE):
        muddle.something()
        if count % 5 == 0:
            muddle.check()
        if count % 100 == 0:
            muddle.check_history()
        if muddle.table.outcome:
            break
    muddle.check()
    muddle.check_history()
    assert muddle.table.outcome or game.pace > 1, "it never ended"
    return muddle.undone


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_anybody_does_the_laws_hold(game: Game) -> None:
    assert sum(goes_its_way(game, f"muddle {number}") for number in range(MATCHES))


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_anybody_does_very_often_the_laws_hold(game: Game) -> None:
    for number in range(1000):
        goes_its_way(game, f"nightly {number}")
