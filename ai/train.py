"""Learns the tables our opponents play by: `python -m ai.train realms`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.titles.realms.play.options import Variant

from .realms.learning.tables import load, saved, table_of
from .realms.learning.training import COURSES, Course, Learner, beginner, kept, resumed, train

TABLES = Path(__file__).parent / "realms" / "tables"
PAUSE = 300.0
"""Seconds after which what was learned is kept."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ai.train", description=__doc__)
    parser.add_argument("title", choices=["realms"], help="the game to learn")
    parser.add_argument("--tables", help="which tables, separated by commas; all by themselves")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same tables")
    parser.add_argument("--generations", type=int, help="how long to learn")
    parser.add_argument("--out", type=Path, default=TABLES, help="folder of the tables")
    parser.add_argument("--state", type=Path, default=Path("training"), help="folder to go on from")
    chosen = parser.parse_args(arguments)
    names = chosen.tables.split(",") if chosen.tables else [course.name for course in COURSES]
    unknown = set(names) - {course.name for course in COURSES}
    if unknown:
        parser.error(f"no such tables: {', '.join(sorted(unknown))}")
    for course in COURSES:
        if course.name in names:
            _learn(course, chosen)
    return 0


def _learn(course: Course, chosen: argparse.Namespace) -> None:
    chosen.state.mkdir(parents=True, exist_ok=True)
    chosen.out.mkdir(parents=True, exist_ok=True)
    state = chosen.state / f"{course.name}-{chosen.seed}.training"
    learner = resumed(state.read_bytes()) if state.exists() else _beginner(course, chosen)
    learner.course = replace(course, generations=chosen.generations or course.generations)
    began = at = time.monotonic()
    for progress in train(learner):
        now = time.monotonic()
        _tell(
            f"{course.name} {progress.generation}/{progress.of}  lost {progress.lost:.4f}"
            f"  wins {progress.share:.2f}  {now - began:.0f} s"
        )
        if now - at > PAUSE or progress.generation == progress.of:
            at = now
            _write(state, kept(learner))
            _write(chosen.out / f"{course.name}.npz", saved(learner.judge))


def _beginner(course: Course, chosen: argparse.Namespace) -> Learner:
    """For the duel somebody who knows the turn game with the same cards."""
    similar = chosen.out / f"{table_of(Variant.TURNS, course.suits)}.npz"
    helps = course.variant is not Variant.TURNS and similar.exists()
    return beginner(course, chosen.seed, load(similar.read_bytes()) if helps else None)


def _write(file: Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
