"""Many games at once, in processes that take the next one as they finish the last."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice

import msgspec

from .arena import Contest, Game, play
from .process import Gone, Worker

AHEAD = 4
"""Games a process has before it, so that it never waits for the next."""
ROUND = 0.01
"""Seconds after which every process has been looked at."""


class CannotPlay(RuntimeError):
    """A game broke off; the fault is in the program, and the message says which."""


class Order(msgspec.Struct, frozen=True):
    """A game for another process to play."""

    contest: Contest
    number: int


def answer(order: bytes) -> bytes:
    """The game, or a text that says why there is none."""
    asked = msgspec.json.decode(order, type=Order)
    try:
        return msgspec.json.encode(play(asked.contest, asked.number))
    except Exception as error:  # whoever ordered the game tells it
        return msgspec.json.encode(f"game {asked.number}: {type(error).__name__}: {error}")


def play_many(contest: Contest, numbers: Iterable[int], jobs: int) -> Generator[Game, None, None]:
    """Plays games in so many processes, each as it comes; they end with the iterator."""
    orders = (msgspec.json.encode(Order(contest, number)) for number in numbers)
    crew: dict[Worker, int] = {}  # and how many games each has before it
    try:
        for first in islice(orders, jobs):
            worker = Worker(answer)
            worker.send(first)
            crew[worker] = 1
        while any(crew.values()):
            for worker in crew:
                for order in islice(orders, AHEAD - crew[worker]):
                    worker.send(order)
                    crew[worker] += 1
                said = worker.receive(ROUND / len(crew))
                if said is not None:
                    crew[worker] -= 1
                    yield _played(said)
    except Gone:
        raise CannotPlay("a process in which games are played was lost") from None
    finally:
        for worker in crew:
            worker.close()


def _played(said: bytes) -> Game:
    game: Game | str = msgspec.json.decode(said, type=Game | str)
    if isinstance(game, str):
        raise CannotPlay(game)
    return game
