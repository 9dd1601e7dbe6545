"""The command line: one subcommand per file in `commands`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from . import __version__
from .interrupts import clean_up_first

COMMANDS = ("play", "match", "arena", "cards", "score", "extremes", "bench", "shot", "selftest")


def parser(asked: str | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line, or (to start sooner) of the command asked for only."""
    top = argparse.ArgumentParser(
        prog="storied-realms",
        description="Fantasy Realms and Fantastic Stories: play them, and look into every hand.",
    )
    top.add_argument("--version", action="version", version=f"Storied Realms {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in [asked] if asked in COMMANDS else COMMANDS:
        command = import_module(f"game.commands.{name}")
        text = command.__doc__ or ""  # python -OO leaves the docstrings out
        one = commands.add_parser(
            name,
            help=text.partition("\n")[0],
            description=text,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.add_arguments(one)
        one.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status. Whatever the world around does to a command
    (a reader who has seen enough, a full disk) is no mistake of ours to be shown as one, and is
    dealt with here for all of them."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        try:
            return run(list(sys.argv[1:] if argv is None else argv))
        finally:
            if sys.stdout:  # a program without a console has none
                sys.stdout.flush()
    except BrokenPipeError:
        say_no_more()
        return 0
    except OSError as error:
        say_no_more()
        print(f"storied-realms: {error}", file=sys.stderr)
        return 1


def run(argv: list[str]) -> int:
    if not argv or (argv[0].startswith("-") and argv[0] not in ("-h", "--help", "--version")):
        argv.insert(0, "play")
    args = parser(argv[0]).parse_args(argv)
    clean_up_first()
    return int(args.run(args))


def say_no_more() -> None:
    """Keeps Python from complaining when it flushes at exit what nobody takes."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
