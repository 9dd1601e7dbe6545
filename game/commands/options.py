"""Options several commands share."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable

from ai.registry import Entry, opponents
from game.lang import LANGUAGES, Language, plain
from game.paths import plugins
from game.titles.realms import Module


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the texts")


def modules(text: str) -> frozenset[Module]:
    """Modules as one writes them: suits,promos,items."""
    try:
        return frozenset(Module(part.strip()) for part in text.split(",") if part.strip())
    except ValueError:
        known = ", ".join(Module)
        raise argparse.ArgumentTypeError(f"modules are {known}, separated by commas") from None


def add_modules(parser: argparse.ArgumentParser, help: str) -> None:
    parser.add_argument("--modules", type=modules, default=None, metavar="LIST", help=help)


def seats(text: str) -> tuple[Entry, ...]:
    """Opponents as one writes them: greedy,novice,random."""
    known = opponents(plugins())
    names = [part.strip() for part in text.split(",")]
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(
                f"there is no opponent “{name}”; there are {', '.join(known)}"
            )
    return tuple(known[name] for name in names)


def whole_number(least: int, most: float = math.inf) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            bounds = f"of at least {least}" if most == math.inf else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{text} is not a whole number {bounds}")
        return number

    return read


positive = whole_number(1)


def warn_of_plugins(entries: tuple[Entry, ...], words: Language) -> None:
    """Says plainly what a plugin is, if one is to play."""
    if any(entry.is_plugin for entry in entries):
        print(plain(words.text("plugin-trust")), file=sys.stderr)


def add_seats(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--seats",
        type=seats,
        default=default,
        metavar="LIST",
        help="the opponents around the table, separated by commas: "
        + ", ".join(opponents(plugins())),
    )
