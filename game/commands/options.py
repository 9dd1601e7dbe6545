"""Options several commands share."""

from __future__ import annotations

import argparse

from game.lang import LANGUAGES
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
