"""A score sheet as a story: what happens to the hand step by step, and how the total grows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import IntEnum, auto
from itertools import groupby
from typing import NamedTuple

from ..cards import effects as fx
from .sheet import Line, Reason, ScoreSheet
from .standing import Bits, each_place


class Stage(IntEnum):
    """The order of resolution."""

    EXTRA = auto()
    CHOICES = auto()
    CLEARING = auto()
    DEMON = auto()
    BLANKING = auto()
    CONDITIONS = auto()
    COUNTING = auto()
    ITEMS = auto()
    """The Cursed Items that lie face down."""


class Step(NamedTuple):
    """Something that happens at once: to one card, or by one cause to several."""

    stage: Stage
    places: Bits
    """The cards it happens to; none, where items count."""
    lines: tuple[Line, ...]
    """What the sheet says of it: nothing if a card came into the hand, or counts no more than its
    strength."""
    points: int
    total: int
    """What has been counted by then."""

    @property
    def reason(self) -> Reason:
        """Why; a card that counts is the reason itself."""
        return self.lines[0].reason if self.lines else Reason.COUNTED

    @property
    def because(self) -> Bits:
        """The cards it is owed to, those of the discard area among them."""
        found = 0
        for line in self.lines:
            found |= line.because
        return found

    @property
    def place(self) -> int:
        """The first card it happens to."""
        return next(each_place(self.places))


def script(sheet: ScoreSheet, extra: Collection[int] = ()) -> tuple[Step, ...]:
    """The steps of a hand in their order; `extra` are the places of the cards that came to it at
    the end of the game."""
    return (
        *(Step(Stage.EXTRA, 1 << place, (), 0, 0) for place in sorted(extra)),
        *_happenings(sheet.lines),
        *_counting(sheet),
        *_items(sheet),
    )


def _happenings(lines: Sequence[Line]) -> Iterator[Step]:
    """What changes the hand before it is counted."""
    before = [line for line in lines if line.reason is not Reason.COUNTED]
    staged = zip(_stages(before), before, strict=True)
    by_cause = groupby(staged, lambda each: (each[0], *_cause(each[1])))
    for (stage, *_), group in by_cause:
        together = tuple(line for _, line in group)
        yield Step(stage, _places(together), together, 0, 0)


def _cause(line: Line) -> tuple[Reason, Bits]:
    """What several cards have in common to which it happens at once."""
    return line.reason, line.because


def _places(lines: Iterable[Line]) -> Bits:
    found = 0
    for line in lines:
        found |= 1 << line.place
    return found


def _stages(lines: Sequence[Line]) -> list[Stage]:
    """The stage of each line. That a card is protected is told when it would have been blanked:
    such a line belongs to its neighbours."""
    found = [_stage(line) for line in lines]
    last_demon = max((at for at, stage in enumerate(found) if stage is Stage.DEMON), default=-1)
    stages: list[Stage] = []
    for at, stage in enumerate(found):
        if stage is None:
            fallen = bool(stages) and stages[-1] is Stage.CONDITIONS
            stage = Stage.CONDITIONS if fallen else Stage.BLANKING
            if at < last_demon:
                stage = Stage.DEMON
        stages.append(stage)
    return stages


def _stage(line: Line) -> Stage | None:
    match line.reason:
        case Reason.COPIES | Reason.TAKES | Reason.CHANGED:
            return Stage.CHOICES
        case Reason.CLEARED if isinstance(line.effect, fx.ChoiceEffect):
            return Stage.CHOICES
        case Reason.CLEARED | Reason.WORD_CLEARED:
            return Stage.CLEARING
        case Reason.BLANKED if isinstance(line.effect, fx.BlanksLoners):
            return Stage.DEMON
        case Reason.BLANKED | Reason.BLANKED_IN_RING:
            return Stage.BLANKING
        case Reason.BLANKED_BY_ITSELF:
            return Stage.CONDITIONS
        case _:
            return None


def _counting(sheet: ScoreSheet) -> Iterator[Step]:
    total = 0
    for place, row in enumerate(sheet.cards):
        if not row.blanked:
            total += row.total
            counted = tuple(line for line in sheet.lines_of(place) if line.reason is Reason.COUNTED)
            yield Step(Stage.COUNTING, 1 << place, counted, row.total, total)


def _items(sheet: ScoreSheet) -> Iterator[Step]:
    """All items at once."""
    if sheet.items:
        points = sum(value for _, value in sheet.items)
        yield Step(Stage.ITEMS, 0, (), points, sheet.total)
