"""The command line: one subcommand per file in `commands`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from game import __version__
from game.commands import bench, cards, extremes, score

COMMANDS = {"cards": cards, "score": score, "extremes": extremes, "bench": bench}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="storied-realms", description="Fantasy Realms: every card, every hand explained."
    )
    top.add_argument("--version", action="version", version=f"Storied Realms {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name, command in COMMANDS.items():
        summary = (command.__doc__ or "").splitlines()[0]
        one = commands.add_parser(
            name,
            help=summary,
            description=command.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.add_arguments(one)
        one.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    top = parser()
    args = top.parse_args(argv)
    if args.command is None:
        top.print_help()
        return 0
    try:
        return int(args.run(args))
    except BrokenPipeError:
        # The reader has seen enough; keep Python from complaining when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
