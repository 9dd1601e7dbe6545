"""What each title brings to the command line: its options, and how its matches are told."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

from ai.registry import Entry, opponents
from game.engine.contract import BadOptions
from game.engine.message import message
from game.paths import plugins

from ..options import positive
from .line import AnyRules, TitleLine
from .realms import RealmsLine
from .stories import StoriesLine

LINES: Mapping[str, TitleLine] = {line.key: line for line in (RealmsLine(), StoriesLine())}
RULES: Mapping[str, AnyRules] = {key: line.rules for key, line in LINES.items()}


def add_title(parser: argparse.ArgumentParser) -> None:
    usual = next(iter(LINES))
    parser.add_argument("--title", choices=LINES, default=usual, help="the game that is played")


def add_variant(parser: argparse.ArgumentParser) -> None:
    known = [variant for line in LINES.values() for variant in line.variants]
    parser.add_argument(
        "--variant", choices=known, help="how to play; by itself it follows title and seats"
    )
    parser.add_argument("--minutes", type=positive, help="how long is traded in chaos")


def options_for(
    line: TitleLine,
    entries: Sequence[Entry],
    modules: frozenset[str] | None,
    variant: str | None,
    minutes: int | None = None,
) -> Any:
    """The options of a match as the command line has them; raises BadOptions if it asks for what
    the title does not have."""
    title, added = message(f"game-{line.key}"), modules or frozenset()
    if variant and variant not in line.variants:
        raise BadOptions(message("options-variant", title=title, variant=variant))
    for module in sorted(added.difference(line.modules)):
        raise BadOptions(message("options-module", title=title, module=str(module)))
    options = line.options(len(entries), added, variant)
    return options if minutes is None else line.with_clock(options, minutes)


def seated(line: TitleLine, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Those opponents as they play this title; raises BadOptions if one of them cannot."""
    known = opponents(plugins(), line.key)
    for entry in entries:
        if entry.key not in known:
            title = message(f"game-{line.key}")
            raise BadOptions(message("options-opponent", title=title, opponent=entry.key))
    return tuple(known[entry.key] for entry in entries)


def all_of_ours(line: TitleLine) -> tuple[Entry, ...]:
    """Our opponents for a title, the strongest first."""
    return tuple(reversed(opponents(title=line.key).values()))
