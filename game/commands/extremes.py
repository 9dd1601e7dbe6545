"""Find the best and the worst hands of the base game by looking at every one.

All 154,143,080 hands of seven cards, or with --cards 8 all hands of eight that a Necromancer
allows, each with its best and its worst choices. It takes a while; interrupted, it goes on where
it was.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import msgspec

from game.lang.language import told
from game.paths import cache_folder
from game.store import files
from game.titles.realms import Choices, best_choices, score_cards, worst_choices
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.scoring.batch.extremes import (
    Block,
    Extremes,
    Found,
    eight_card_blocks,
    search,
    seven_card_blocks,
)

from .options import positive
from .progress import Progress
from .score import choices_as_json

CARDS = catalogue()
BLOCKS = {7: seven_card_blocks, 8: eight_card_blocks}


class State(msgspec.Struct):
    """How far the search has come."""

    cards: int
    keep: int
    blocks: int
    done: list[int] = []
    seconds: float = 0.0
    found: Extremes = Extremes()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", type=int, choices=BLOCKS, default=7, help="cards in a hand")
    parser.add_argument("--keep", type=positive, default=20, help="how many hands to list each way")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes to use"
    )
    parser.add_argument("--state", type=Path, help="file that remembers how far the search came")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    file = args.state or cache_folder() / f"extremes-{args.cards}.json"
    blocks = BLOCKS[args.cards](CARDS)
    try:
        state = load(file, State(args.cards, args.keep, len(blocks)))
        save(file, state)
    except (OSError, NotThisSearch) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        search_all(blocks, state, file, args.jobs)
    except KeyboardInterrupt:
        print(f"\nStopped; the next run goes on from {file}.", file=sys.stderr)
        raise
    finally:
        save(file, state)
    told = as_json(state, sum(map(len, blocks)), args.keep)
    print(json.dumps(told, indent=1) if args.json else as_text(told))
    return 0


class NotThisSearch(ValueError):
    """The file remembers something else, which must not be lost."""


def load(file: Path, fresh: State) -> State:
    """The state of an earlier run of the same search, or a fresh one."""
    if not file.exists():
        return fresh
    try:
        found = msgspec.json.decode(file.read_bytes(), type=State)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise NotThisSearch(f"{file} cannot be read: {error}") from error
    if (found.cards, found.blocks) != (fresh.cards, fresh.blocks) or found.keep < fresh.keep:
        raise NotThisSearch(f"{file} is of another search; name another file.")
    if not makes_sense(found):
        raise NotThisSearch(f"{file} is damaged: what it remembers cannot have been found.")
    return found


def makes_sense(state: State) -> bool:
    """Whether a search can have come this far: the blocks exist, and the hands are worth that."""
    hands = [*state.found.best, *state.found.worst]
    return (
        len(set(state.done)) == len(state.done)
        and all(0 <= index < state.blocks for index in state.done)
        and bool(state.done) == bool(state.found.best) == bool(state.found.worst)
        and all(
            len(set(found.hand)) == state.cards and set(found.hand) <= CARDS.by_number.keys()
            for found in hands
        )
        and all(_chosen(found, best=True)[1] == found.total for found in state.found.best)
        and all(_chosen(found, best=False)[1] == found.total for found in state.found.worst)
    )


def save(file: Path, state: State) -> None:
    files.write(file, msgspec.json.encode(state))


def search_all(blocks: list[Block], state: State, file: Path, jobs: int) -> None:
    done = set(state.done)
    left = [(index, block, state.keep) for index, block in enumerate(blocks) if index not in done]
    before = state.seconds
    progress = Progress(
        sum(map(len, blocks)), sum(len(blocks[index]) for index in done), unit="hands"
    )
    saved = 0.0
    with _deaf_pool(jobs) as pool:
        for index, found in pool.imap_unordered(_search, left):
            state.done.append(index)
            state.found = state.found.merged(found, state.keep)
            state.seconds = before + progress.seconds
            best, worst = state.found.best[0].total, state.found.worst[0].total
            progress.advance(len(blocks[index]), f"best {best}, worst {worst}")
            if progress.seconds - saved > 10:
                saved = progress.seconds
                save(file, state)


@contextmanager
def _deaf_pool(jobs: int) -> Iterator[Pool]:
    """Ctrl-C reaches every process at once; ours alone shall answer it, once all have started."""
    heard: list[int] = []
    answer = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # its start would undo what follows
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # which they inherit
    ignore = (signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with multiprocessing.get_context("spawn").Pool(jobs, *ignore) as pool:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, answer)
        for number in heard:
            signal.raise_signal(number)
        yield pool


def _search(task: tuple[int, Block, int]) -> tuple[int, Extremes]:
    index, block, keep = task
    return index, search(CARDS, block, keep)


def as_json(state: State, hands: int, keep: int) -> dict[str, Any]:
    return {
        "cards": state.cards,
        "hands": hands,
        "seconds": round(state.seconds),
        "best": [_told(found, best=True) for found in state.found.best[:keep]],
        "worst": [_told(found, best=False) for found in state.found.worst[:keep]],
    }


def _told(found: Found, best: bool) -> dict[str, Any]:
    choices, total = _chosen(found, best)
    assert total == found.total
    return {
        "total": found.total,
        "hand": [str(CARDS.by_number[number].name) for number in found.hand],
        "choices": choices_as_json(choices),
    }


def _chosen(found: Found, best: bool) -> tuple[Choices, int]:
    """The choices that make a hand what was found, and what it is worth with them."""
    hand = tuple(CARDS.by_number[number] for number in found.hand)
    choices: Choices = best_choices(hand, CARDS) if best else worst_choices(hand, CARDS)
    return choices, score_cards(hand, choices, CARDS).total


def as_text(found: dict[str, Any]) -> str:
    minutes = found["seconds"] / 60
    lines = [f"{found['hands']:,} hands of {found['cards']} cards in {minutes:.1f} minutes"]
    for title in ("best", "worst"):
        lines += ["", f"The {title}:"]
        for hand in found[title]:
            choices = f"   {hand['choices']}" if hand["choices"] else ""
            lines.append(f"{told(hand['total']):>5}  {' '.join(hand['hand'])}{choices}")
    return "\n".join(lines)
