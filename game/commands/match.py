"""Play one match without a window, opponents against each other, and tell its story.

The same seed gives the same match, and so does the code of its deal.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec

from ai.contract import Budget
from ai.driver import Opponents
from ai.registry import Entry, opponents
from game.engine.contract import BadOptions
from game.engine.deal import BadDeal, deal_code, read_deal
from game.engine.history import SeatEntry
from game.engine.message import Message, message
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import Language, language, plain
from game.lang.language import told
from game.session import AnyTable, Session, StillClock
from game.session.seat_text import seat_text
from game.session.session import WAIT
from game.titles.realms.play.actions import Action
from game.titles.realms.play.events import Event, Revealed, Scored
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import State
from game.titles.realms.play.view import View
from game.titles.realms.text.event_text import event_text
from game.titles.realms.text.outcome_text import outcome_text, tie_break
from game.titles.realms.text.wording import card_name

from .options import (
    add_language,
    add_modules,
    add_seats,
    add_variant,
    realms_options,
    warn_of_plugins,
)

PLAYERS, BEGINNER = 3, "random"
RealmsTable = Table[Options, State, Action, Event, View]
Failures = dict[int, list[Message]]
"""Lost decisions, by how many events had happened before."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_seats(parser, default=None)
    parser.add_argument("--seed", default="1", help="the same seed gives the same match")
    parser.add_argument(
        "--deal", metavar="CODE", help="the code of a deal, instead of seed, modules and variant"
    )
    parser.add_argument("--log", action="store_true", help="tell everything that happens")
    parser.add_argument("--json", action="store_true", help="print the match as JSON")
    add_modules(parser, "what is added to the base game: suits,promos,items")
    add_variant(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = language(args.lang)
    try:
        options, seed, entries = asked(args)
        warn_of_plugins(entries, words)
        table, failures = play(options, seed, entries, words)
    except (BadDeal, BadOptions) as bad:
        print(plain(words.say(bad.says)), file=sys.stderr)
        return 2
    story = log(table, failures, words) if args.log else []
    if args.json:
        print(json.dumps(as_json(table, failures, words, story), ensure_ascii=False, indent=1))
    else:
        print(as_text(table, words, story))
    return 0


def asked(args: argparse.Namespace) -> tuple[Options, str, tuple[Entry, ...]]:
    """What is played and by whom: as the code of a deal says, or else the other arguments. Where
    nobody is named, beginners play."""
    if not args.deal:
        entries = args.seats or beginners(PLAYERS)
        return realms_options(len(entries), args.modules, args.variant), args.seed, entries
    deal = read_deal(args.deal, {REALMS.key: REALMS})
    count = REALMS.seats(deal.options)
    if args.seats and len(args.seats) != count:
        raise BadDeal(message("deal-seats", count=count))
    return deal.options, deal.seed, args.seats or beginners(count)


def beginners(count: int) -> tuple[Entry, ...]:
    return (opponents()[BEGINNER],) * count


def play(
    options: Options, seed: str, entries: tuple[Entry, ...], words: Language
) -> tuple[RealmsTable, Failures]:
    """A whole match between opponents, and the decisions they lost by misbehaving."""
    seats = tuple(
        Seat(f"{opponent_name(entry, words)} {number}", Controller.OPPONENT, entry.key)
        for number, entry in enumerate(entries, 1)
    )
    table: RealmsTable = Table(REALMS, options, seed, seats)
    return table, play_out(table, entries)


def play_out(table: AnyTable, entries: Sequence[Entry], budget: Budget | None = None) -> Failures:
    """Lets opponents play a match of any title to its end; the decisions they lost."""
    by_key = {entry.key: entry for entry in entries}
    company = Opponents(
        table.rules,
        table.history.seed,
        lambda seat: by_key[seat.opponent],
        table.seats,
        budget,
    )
    failures: Failures = {}
    with closing(Session(table, company, clock=StillClock())) as session:
        while not table.outcome:
            session.step(WAIT)
            update = session.update(None)
            if update and update.failures:
                failures.setdefault(update.happened, []).extend(update.failures)
    return failures


def opponent_name(entry: Entry, words: Language) -> str:
    """Ours have a name in every language, plugins that of their file or entry."""
    return entry.key if entry.is_plugin else words.text(f"opponent-{entry.key}")


def log(table: RealmsTable, failures: Failures, words: Language) -> list[str]:
    """The story of a finished match, with nothing hidden any more."""
    names = [seat.name for seat in table.seats]
    told: list[Message | None] = []
    for number, event in enumerate(table.events(None)):
        told += failures.get(number, [])
        if isinstance(event, SeatEntry):
            told.append(seat_text(event, names))
        else:
            told.append(event_text(event, names, table.options.cards))
    assert table.outcome
    scored = [event for event in table.events(None) if isinstance(event, Scored)]
    scores = [(event.total, event.base_sum) for event in sorted(scored, key=lambda each: each.seat)]
    told += [outcome_text(table.outcome, names), tie_break(table.outcome, scores, names)]
    return [plain(words.say(line)) for line in told if line]


def hands(table: RealmsTable) -> tuple[tuple[int, ...], ...]:
    return next(event.hands for event in table.events(None) if isinstance(event, Revealed))


def as_json(
    table: RealmsTable, failures: Failures, words: Language, story: list[str]
) -> dict[str, Any]:
    outcome = table.outcome
    assert outcome
    by_number = table.options.cards.by_number
    told: dict[str, Any] = {
        "options": msgspec.to_builtins(table.options),
        "seed": table.history.seed,
        "deal": deal_code(table.history),
        "seats": [
            {
                "name": seat.name,
                "opponent": seat.opponent,
                "hand": [str(by_number[number].name) for number in hand],
                "score": score,
                "place": place,
            }
            for seat, hand, score, place in zip(
                table.seats, hands(table), outcome.scores, outcome.places, strict=True
            )
        ],
        "actions": len(table.history.entries),
        "failures": [
            plain(words.say(failure)) for several in failures.values() for failure in several
        ],
    }
    if story:
        told["log"] = story
    return told


def as_text(table: RealmsTable, words: Language, story: list[str]) -> str:
    outcome = table.outcome
    assert outcome
    by_number = table.options.cards.by_number
    lines = [*story, ""] if story else []
    order = sorted(range(len(table.seats)), key=lambda seat: outcome.places[seat])
    for seat in order:
        names = (words.say(card_name(by_number[number].name)) for number in hands(table)[seat])
        lines.append(
            f"{outcome.places[seat]}. {table.seats[seat].name:<12}"
            f" {told(outcome.scores[seat]):>4}   {', '.join(names)}"
        )
    return "\n".join(lines)
