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
from game.session import AnyTable, Session, StillClock
from game.session.outcome_text import outcome_text, score_key
from game.session.seat_text import seat_text
from game.session.session import WAIT

from .options import add_language, add_modules, add_seats, warn_of_plugins
from .titles import LINES, RULES, add_title, add_variant, options_for, seated
from .titles.line import TitleLine

PLAYERS, BEGINNER = 3, "random"
Failures = dict[int, list[Message]]
"""Lost decisions, by how many events had happened before."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    add_seats(parser, default=None)
    parser.add_argument("--seed", default="1", help="the same seed gives the same match")
    parser.add_argument(
        "--deal",
        metavar="CODE",
        help="the code of a deal, instead of title, seed, modules and variant",
    )
    parser.add_argument("--log", action="store_true", help="tell everything that happens")
    parser.add_argument("--json", action="store_true", help="print the match as JSON")
    add_modules(parser, "what is added to the base game: suits,promos,items")
    add_variant(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = language(args.lang)
    try:
        line, options, seed, entries = asked(args)
        warn_of_plugins(entries, words)
        table, failures = play(line, options, seed, entries, words)
    except (BadDeal, BadOptions) as bad:
        print(plain(words.say(bad.says)), file=sys.stderr)
        return 2
    story = log(line, table, failures, words) if args.log else []
    if args.json:
        match = as_json(line, table, failures, words, story)
        print(json.dumps(match, ensure_ascii=False, indent=1))
    else:
        print(as_text(line, table, words, story))
    return 0


def asked(args: argparse.Namespace) -> tuple[TitleLine, Any, str, tuple[Entry, ...]]:
    """What is played and by whom: as the code of a deal says, or else the other arguments. Where
    nobody is named, beginners play."""
    if not args.deal:
        line = LINES[args.title]
        entries = seated(line, args.seats or beginners(PLAYERS))
        options = options_for(line, entries, args.modules, args.variant, args.minutes)
        return line, options, args.seed, entries
    deal = read_deal(args.deal, RULES)
    line = LINES[deal.title]
    count = line.rules.seats(deal.options)
    if args.seats and len(args.seats) != count:
        raise BadDeal(message("deal-seats", count=count))
    entries = seated(line, args.seats or beginners(count))
    return line, deal.options, deal.seed, entries


def beginners(count: int) -> tuple[Entry, ...]:
    return (opponents()[BEGINNER],) * count


def play(
    line: TitleLine, options: Any, seed: str, entries: tuple[Entry, ...], words: Language
) -> tuple[AnyTable, Failures]:
    """A whole match between opponents, and the decisions they lost by misbehaving."""
    seats = tuple(
        Seat(f"{opponent_name(entry, words)} {number}", Controller.OPPONENT, entry.key)
        for number, entry in enumerate(entries, 1)
    )
    table: AnyTable = Table(line.rules, options, seed, seats)
    return table, play_out(table, entries)


def play_out(table: AnyTable, entries: Sequence[Entry], budget: Budget | None = None) -> Failures:
    """Lets opponents play a match of any title to its end; the decisions they lost."""
    by_key = {entry.key: entry for entry in entries}
    company = Opponents(
        table.rules,
        table.history.seed,
        lambda seat: by_key[seat.opponent],
        table.seats,
        lambda: budget or Budget(),
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


def log(line: TitleLine, table: AnyTable, failures: Failures, words: Language) -> list[str]:
    """The story of a finished match, with nothing hidden any more."""
    names = [seat.name for seat in table.seats]
    told: list[Message | None] = []
    for number, event in enumerate(table.events(None)):
        told += failures.get(number, [])
        if isinstance(event, SeatEntry):
            told.append(seat_text(event, names))
        else:
            told.append(line.happened(table, event, names))
    assert table.outcome
    told += [outcome_text(table.outcome, names), line.tie_break(table, names)]
    return [plain(words.say(each)) for each in told if each]


def as_json(
    line: TitleLine, table: AnyTable, failures: Failures, words: Language, story: list[str]
) -> dict[str, Any]:
    outcome = table.outcome
    assert outcome
    told: dict[str, Any] = {
        "options": msgspec.to_builtins(table.options),
        "seed": table.history.seed,
        "deal": deal_code(table.history),
        "seats": [
            {
                "name": seat.name,
                "opponent": seat.opponent,
                **{kind: list(each) for kind, each in line.owned(table, number).items()},
                "score": outcome.scores[number],
                "place": outcome.places[number],
            }
            for number, seat in enumerate(table.seats)
        ],
        "actions": len(table.history.entries),
        "failures": [
            plain(words.say(failure)) for several in failures.values() for failure in several
        ],
    }
    if story:
        told["log"] = story
    return told


def as_text(line: TitleLine, table: AnyTable, words: Language, story: list[str]) -> str:
    outcome = table.outcome
    assert outcome
    lines = [*story, ""] if story else []
    scores = [words.text(score_key(line.key), count=score) for score in outcome.scores]
    wide = max(map(len, scores))
    for seat in sorted(range(len(table.seats)), key=lambda seat: outcome.places[seat]):
        kinds = line.owned(table, seat).values()
        told = "; ".join(", ".join(map(words.say, each.values())) for each in kinds if each)
        lines.append(
            f"{outcome.places[seat]}. {table.seats[seat].name:<12}"
            f" {scores[seat]:>{wide}}   {told}".rstrip()
        )
    return "\n".join(lines)
