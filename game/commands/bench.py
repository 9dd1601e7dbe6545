"""Measure how fast the program is on this machine.

`bench scoring` counts hands per second: the explained scorer, the fast scorer with fixed choices
and with best choices, and the milliseconds the hardest hands take. `bench match` plays random
matches. `bench frames` opens the table and measures the work per frame while cards fly and
opponents think, and the memory that takes. `bench start` measures the way to the title and from a
click to the first card. `bench board` tells how the board of Fantastic Stories plays, `bench
trading` what trading brings in Chaos Realms.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

from ai.registry import opponents
from game.engine.codec import encode
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms import Catalogue, Module, best_choices, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.play.actions import Action
from game.titles.realms.play.events import Event
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import PLAYING, State
from game.titles.realms.play.view import View
from game.titles.realms.scoring.batch import batch_scorer
from game.titles.realms.scoring.plans import bonus_plan

from .bench_board import as_text, measure_board
from .bench_frames import measure_frames
from .bench_start import measure_start
from .bench_trading import as_text as profits_as_text
from .bench_trading import measure_trading
from .options import add_seats, positive
from .titles import LINES, seated

GAMES = {"base": catalogue(), "suits": catalogue([Module.SUITS, Module.PROMOS])}
BATCH = 100_000


RealmsTable = Table[Options, State, Action, Event, View]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=["scoring", "match", "frames", "start", "board", "trading"],
        help="what to measure",
    )
    parser.add_argument(
        "--matches",
        type=positive,
        default=100,
        help="how many matches of each kind the board sees, or the trading floor",
    )
    parser.add_argument(
        "--planner",
        choices=list(opponents(title="stories")),
        default="apprentice",
        help="who plays all four seats of the board",
    )
    parser.add_argument("--jobs", type=positive, default=1, help="processes the board is played in")
    add_seats(parser, default="greedy,greedy,greedy,greedy")
    parser.add_argument(
        "--table",
        type=positive,
        default=0,
        help="how many of them trade with each other, every group in its turn",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    others = {"match": measure_match, "frames": measure_frames, "start": measure_start}
    if args.what == "board":
        found = measure_board(args.matches, args.planner, args.jobs)
        print(json.dumps(found, indent=1) if args.json else as_text(found))
        return 0
    if args.what == "trading":
        company = seated(LINES[REALMS.key], args.seats)
        profits = measure_trading(args.matches, company, table=args.table)
        print(json.dumps(profits, indent=1) if args.json else profits_as_text(profits))
        return 0
    if args.what in others:
        print(json.dumps(others[args.what](), indent=1))
        return 0
    figures = {name: measure(cards) for name, cards in GAMES.items()}
    if args.json:
        print(json.dumps(figures, indent=1))
        return 0
    for name, figure in figures.items():
        print(f"{name}: hands of {figure['cards']} cards")
        for what in ("explained", "batch", "best"):
            print(f"  {what:<10}{figure[what]:>12,.0f} hands/s")
        hardest = figure["hardest_ms"]
        print(
            f"  every choice card in one hand: {hardest['typical']} ms, {hardest['worst']} at worst"
        )
        print(f"  batch : explained = {figure['ratios']['batch_to_explained']}")
    return 0


def measure(cards: Catalogue) -> dict[str, Any]:
    """Hands per second, and milliseconds for hands full of choices."""
    numbers = np.array([card.number for card in cards.cards], np.uint8)
    order = np.random.default_rng(1).random((BATCH, len(numbers))).argsort(axis=1)
    hands = numbers[order[:, : cards.hand_size]]
    some = [tuple(cards.by_number[number] for number in hand) for hand in hands[:4000].tolist()]
    scorer = batch_scorer(cards)
    explained = rate(lambda: [score_cards(hand, {}, cards) for hand in some], len(some))
    batch = rate(lambda: scorer.totals(hands), BATCH)
    best = rate(lambda: scorer.best(hands), BATCH, rounds=2)
    return {
        "cards": cards.hand_size,
        "explained": explained,
        "batch": batch,
        "best": best,
        "hardest_ms": hardest(cards),
        "ratios": {
            "batch_to_explained": round(batch / explained, 1),
            "best_to_batch": round(best / batch, 4),
        },
    }


def measure_match(matches: int = 200) -> dict[str, float]:
    """Milliseconds of a random base match for four up to the end-of-game cards, and of finding
    what is legal in a whole match with everything added; bytes of what one of six sees late."""
    times = sorted(
        1000 * _seconds(partial(_random_match, Options(4), number)) for number in range(matches)
    )
    everything = Options(4, modules=(Module.PROMOS, Module.SUITS))
    legal = sorted(_legal_ms(everything, number) for number in range(matches // 4))
    sizes = sorted(_late_view(number) for number in range(matches // 10))
    return {
        "p50_ms": round(times[matches // 2], 2),
        "max_ms": round(times[-1], 2),
        "legal_p50_ms": round(legal[len(legal) // 2], 2),
        "legal_max_ms": round(legal[-1], 2),
        "late_view_bytes": sizes[-1],
    }


def _table(options: Options, number: int) -> RealmsTable:
    seats = tuple(Seat(str(seat)) for seat in range(options.players))
    return Table(REALMS, options, str(number), seats)


def _random_match(options: Options, number: int) -> RealmsTable:
    """Up to the end-of-game cards."""
    table, rng = _table(options, number), Rng("bench", number)
    while table.view(0).phase in PLAYING:
        (seat,) = table.must_act
        table.act(seat, rng.choice(table.legal_actions(seat)))
    return table


def _legal_ms(options: Options, number: int) -> float:
    """All the time a random match spends on finding out what is legal."""
    table, rng, spent = _table(options, number), Rng("bench", number), 0.0
    while table.must_act:
        seat = table.must_act[0]
        start = time.perf_counter()
        legal = table.legal_actions(seat)
        spent += time.perf_counter() - start
        table.act(seat, rng.choice(legal))
    return 1000 * spent


def _late_view(number: int) -> int:
    """The largest view of the last turns of a match for six, as it is sent to an opponent."""
    table = _table(Options(6, modules=(Module.PROMOS, Module.SUITS)), number)
    rng, largest = Rng("bench", number), 0
    while table.view(0).phase in PLAYING:
        (seat,) = table.must_act
        view = table.view(seat)
        if len(view.discard) >= view.options.ending - 1:
            largest = max(largest, len(encode(view)))
        table.act(seat, rng.choice(table.legal_actions(seat)))
    return largest


def rate(work: Callable[[], object], count: int, rounds: int = 5) -> float:
    """The best of several rounds: whatever else the machine does only slows it down."""
    work()
    return round(count / min(_seconds(work) for _ in range(rounds)))


def hardest(cards: Catalogue) -> dict[str, float]:
    """Milliseconds to find the best choices when all choice cards meet in one hand."""
    rng = Random(1)
    choosers = [card for card in cards.cards if bonus_plan(card).choice]
    others = [card for card in cards.cards if not bonus_plan(card).choice]
    times = []
    for _ in range(150):
        hand = (*choosers, *rng.sample(others, 9 - len(choosers)))
        times.append(1000 * _seconds(lambda hand=hand: best_choices(hand, cards)))  # type: ignore[misc]
    times.sort()
    return {"typical": round(times[len(times) // 2], 1), "worst": round(times[-1], 1)}


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
