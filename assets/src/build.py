"""Paint everything: `python assets/src/build.py [names]` paints what is stale into assets/art.

A name is a picture (`dragon`, `felt`, `frames/full/beast`), the beginning of a path (`cards`,
`frames`, `portraits`) or a suit of cards. A picture is stale when the code that makes it, or the
painting library, has changed since it was made.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import cards
import furniture.jobs
import portraits.jobs
import stories.jobs
import table.jobs
from catalogue import SUITS
from job import PICTURES, Job
from proof import contact_sheet

MANIFEST = PICTURES / "manifest.json"


def all_jobs() -> dict[str, Job]:
    """Every picture of the game."""
    departments = (cards, furniture.jobs, table.jobs, portraits.jobs, stories.jobs)
    return {job.key: job for department in departments for job in department.jobs()}


def read_manifest() -> dict[str, str]:
    """Which code made which picture."""
    return json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.exists() else {}


def record(job: Job) -> None:
    """Note a finished picture. Reads again and replaces whole, as others may be painting too."""
    entries = read_manifest() | {job.key: job.digest}
    text = json.dumps(dict(sorted(entries.items())), indent=1) + "\n"
    draft = MANIFEST.with_suffix(f".{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(MANIFEST)


def fresh(job: Job) -> bool:
    return job.exists and read_manifest().get(job.key) == job.digest


def build(jobs: Sequence[Job], force: bool = False) -> None:
    """Paint what is stale, or everything that is named."""
    for job in jobs:
        if force or not fresh(job):
            start = time.perf_counter()
            files = job.save(job.paint())
            record(job)
            size = sum(file.stat().st_size for file in files) // 1024
            print(f"{job.key}: {time.perf_counter() - start:.1f} s, {size} KB", flush=True)


def prove(jobs: Sequence[Job], folder: Path) -> None:
    """Paint proofs only."""
    folder.mkdir(parents=True, exist_ok=True)
    for job in jobs:
        start = time.perf_counter()
        job.proof(job.paint()).save(folder / f"{job.name}.png")
        print(f"{job.key}: {time.perf_counter() - start:.1f} s", flush=True)


def listing(jobs: Sequence[Job]) -> str:
    """What is painted, stale and missing, by folder."""
    rows: dict[str, list[str]] = {}
    counts = {"painted": 0, "stale": 0, "missing": 0}
    for job in jobs:
        state = "painted" if fresh(job) else "stale" if job.exists else "missing"
        counts[state] += 1
        shown = {"painted": job.name, "stale": f"{job.name}*", "missing": f"({job.name})"}[state]
        rows.setdefault(job.key.rpartition("/")[0], []).append(shown)
    lines = [f"{folder}: {' '.join(names)}" for folder, names in rows.items()]
    summary = ", ".join(f"{n} {state}" for state, n in counts.items())
    return "\n".join([*lines, f"{summary}; * stale, () missing"])


def chosen(names: Sequence[str], jobs: dict[str, Job]) -> list[Job]:
    """The pictures that names stand for; all without names."""
    found: list[Job] = []
    for name in names:
        if name in SUITS:
            meant = [jobs[f"cards/{key}"] for key in SUITS[name]]
        else:
            meant = [
                job
                for key, job in jobs.items()
                if name in (key, job.name) or key.startswith(f"{name}/")
            ]
        if not meant:
            sys.exit(f"{name}: no such picture, folder or suit")
        found += meant
    return found or list(jobs.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the pictures of the game.")
    parser.add_argument("names", nargs="*", help="pictures, folders or suits; all if none")
    parser.add_argument("--force", action="store_true", help="paint fresh pictures again")
    parser.add_argument("--list", action="store_true", help="show what is stale or missing")
    parser.add_argument(
        "--proof", type=Path, metavar="DIR", help="paint PNG proofs into DIR, nothing else"
    )
    parser.add_argument(
        "--sheet", nargs=2, metavar=("SUIT", "PNG"), help="a contact sheet of a suit"
    )
    options = parser.parse_args()
    if options.sheet:
        suit, target = options.sheet
        done = [(key, PICTURES / "cards" / f"{key}.webp") for key in SUITS[suit]]
        contact_sheet(done).save(target)
        return
    jobs = chosen(options.names, all_jobs())
    if options.list:
        print(listing(jobs))
    elif options.proof:
        prove(jobs, options.proof)
    else:
        build(jobs, options.force)


if __name__ == "__main__":
    main()
