"""Let opponents play many games and tell how strong they are.

Seats rotate: every deal is played once from each seat. If more opponents are listed than sit at a
table, every group of them plays in its turn; without a list all of ours do, at tables of four. The
same seed gives the same result with any number of jobs; an interrupted contest goes on where it
was.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from ai.arena import Contest, Game, performances
from ai.crew import CannotPlay, play_many
from ai.ladder import ladder
from game.engine.codec import encode
from game.engine.contract import BadOptions
from game.lang import language, plain
from game.paths import cache_folder
from game.session.outcome_text import score_key
from game.store import files

from .options import add_modules, add_seats, positive, warn_of_plugins, whole_number
from .progress import Progress
from .titles import LINES, add_title, add_variant, all_of_ours, options_for, seated

USUAL = 4
"""So many sit at a table where nobody says how many."""


class Run(msgspec.Struct):
    """A contest and the games played of it."""

    contest: Contest
    games: list[Game] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    add_seats(parser, default=None)
    add_variant(parser)
    add_modules(parser, "what is added to the base game: suits,promos,items")
    parser.add_argument(
        "--table", type=whole_number(2), help="how many sit down to a game, if more are listed"
    )
    parser.add_argument("--games", type=positive, default=600, help="how many games to play")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--thoughts", type=positive, default=1000, help="how much they may think")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes to use"
    )
    parser.add_argument(
        "--state", type=Path, help="file that remembers the games played; there is one by itself"
    )
    parser.add_argument("--out", type=Path, help="write the result there as JSON, too")
    parser.add_argument("--ladder", action="store_true", help="add a rating table")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    words = language("en")
    line = LINES[args.title]
    try:
        entries = seated(line, args.seats) if args.seats else all_of_ours(line)
        table = min(args.table or (len(entries) if args.seats else USUAL), len(entries))
        options = options_for(line, entries[:table], args.modules, args.variant, args.minutes)
        line.rules.check(options)
    except BadOptions as bad:
        print(plain(words.say(bad.says)), file=sys.stderr)
        return 2
    warn_of_plugins(entries, words)
    told = encode(options).decode()
    seats = table if table < len(entries) else 0
    contest = Contest(args.title, told, entries, str(args.seed), args.thoughts, table=seats)
    file = args.state or cache_folder() / f"arena-{fingerprint(contest)}.json"
    try:
        state = load(file, contest)
        save(file, state)
        if args.out:
            with writing(args.out):
                args.out.touch()
    except BadFile as bad:
        return complain(bad, 2)
    status = 0
    try:
        play_all(state, args.games, args.jobs, file)
    except KeyboardInterrupt:
        print(f"\nStopped; the next run goes on from {file}.", file=sys.stderr)
        raise
    except (BadFile, CannotPlay) as error:
        status = complain(error, 1)
    found = result(state, args.games, with_ladder=args.ladder)
    print(json.dumps(found, indent=1) if args.json else as_text(found))
    try:
        if args.out:
            with writing(args.out):
                args.out.write_text(json.dumps(found, indent=1), "utf-8")
    except BadFile as bad:
        return complain(bad, 1)
    return status


def complain(error: Exception, status: int) -> int:
    print(error, file=sys.stderr)
    return status


class BadFile(ValueError):
    """A file cannot be written, or remembers something else, which must not be lost."""


@contextmanager
def writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}") from error


def fingerprint(contest: Contest) -> str:
    """Short, and different for different contests."""
    return sha256(encode(contest)).hexdigest()[:16]


def load(file: Path, contest: Contest) -> Run:
    """The games of an earlier run of the same contest."""
    if not file.exists():
        return Run(contest)
    if not file.is_file():
        raise BadFile(f"{file} is not a file.")
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Run)
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"{file} is damaged: {error}; delete it, or name another.") from error
    if found.contest != contest:
        raise BadFile(f"{file} is of another contest; name another file.")
    numbers = {game.number for game in found.games}
    if len(numbers) < len(found.games) or not all(game.fits(contest) for game in found.games):
        raise BadFile(f"{file} is damaged: its games make no sense; delete it, or name another.")
    return found


def save(file: Path, state: Run) -> None:
    with writing(file):
        files.write(file, encode(state))


def play_all(state: Run, games: int, jobs: int, file: Path) -> None:
    """Plays what has not been played yet; what has is kept, however this ends."""
    done = {game.number for game in state.games}
    left = (number for number in range(games) if number not in done)
    progress = Progress(games, sum(number < games for number in done), unit="games")
    saved = 0.0
    try:
        with closing(play_many(state.contest, left, jobs)) as played:
            for game in played:
                state.games.append(game)
                progress.advance(1)
                if progress.seconds - saved > 10:
                    saved = progress.seconds
                    save(file, state)
    finally:
        save(file, state)


def result(state: Run, games: int, with_ladder: bool) -> dict[str, Any]:
    played = sorted((g for g in state.games if g.number < games), key=lambda game: game.number)
    told: dict[str, Any] = {
        "title": state.contest.title,
        "options": json.loads(state.contest.options),
        "seed": state.contest.seed,
        "games": len(played),
        "winner": round(fmean(max(game.scores) for game in played), 1) if played else 0.0,
        "opponents": [msgspec.to_builtins(each) for each in performances(state.contest, played)],
    }
    if with_ladder:
        told["ladder"] = [msgspec.to_builtins(each) for each in ladder(state.contest, played)]
    return told


def as_text(told: dict[str, Any]) -> str:
    scored = language("en").form(score_key(told["title"]), "several")
    lines = [
        f"{told['games']} games, seed {told['seed']}; winners have {told['winner']} {scored} on"
        " average",
        "",
        f"{'opponent':<14}{'seats':>5}{'wins':>9}{'share':>8}{'95 % interval':>18}"
        f"{'mean':>8}{'sd':>7}{'rank':>7}{'ms p50':>9}{'p95':>8}{'max':>8}",
    ]
    for each in told["opponents"]:
        low_high = f"{each['low']:.3f} to {each['high']:.3f}"
        ms = each["ms"]
        lines.append(
            f"{each['name']:<14}{each['seats']:>5}{each['wins']:>9.1f}{each['share']:>8.3f}"
            f"{low_high:>18}{each['mean']:>8.1f}{each['sd']:>7.1f}{each['rank']:>7.2f}"
            f"{ms['p50']:>9.1f}{ms['p95']:>8.1f}{ms['max']:>8.1f}"
        )
        if each["failures"]:
            lines.append(f"{'':<14}lost {each['failures']} decisions by misbehaving")
    if "ladder" in told:
        lines += ["", f"{'opponent':<14}{'Elo':>6}{'95 % interval':>18}"]
        for each in told["ladder"]:
            low_high = f"{each['low']:.0f} to {each['high']:.0f}"
            lines.append(f"{each['name']:<14}{each['elo']:>6.0f}{low_high:>18}")
    return "\n".join(lines)
