"""The cards of all hands in the ways they will be seen while they are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.titles.realms.scoring.script import Step
from game.titles.realms.scoring.sheet import ScoreSheet

from ..art import Seen
from .faces import as_counted
from .layout import ShowLayout
from .lines import from_area
from .model import ShowModel


def seen(model: ShowModel, layout_of: Callable[[int], ShowLayout]) -> Iterator[Seen]:
    """Hand after hand: the row first, then what is told of it, then what becomes of it above."""
    for index, seat in enumerate(model.order):
        layout, sheet = layout_of(seat), model.sheet(seat)
        faces = (layout.card_width, layout.counted_width)
        printed = [row.card for row in sheet.cards]
        yield from (Seen(card, faces) for card in printed)
        yield from _become(sheet, layout, model)
        yield from (Seen(card, tokens=(layout.told_width,)) for card in printed)
        for step in model.steps(seat):
            yield from _beside(sheet, step, layout)
        choosers = model.choosers(seat) if layout.choosing else []
        for place, card in enumerate(choosers):
            yield Seen(card, tokens=(layout.chooser(place, len(choosers)).width,))
        held = layout.held(layout.player(index), 0, len(printed)).width
        yield from (Seen(card, tokens=(held,)) for card in printed)


def _become(sheet: ScoreSheet, layout: ShowLayout, model: ShowModel) -> Iterator[Seen]:
    """Cards that count as others, and the tokens of what they were."""
    for place, row in enumerate(sheet.cards):
        counted = as_counted(sheet, place, model.view.options.cards)
        if counted is not row.card:
            yield Seen(counted, (layout.card_width, layout.counted_width))
            yield Seen(row.card, tokens=(layout.before_width,))


def _beside(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> Iterator[Seen]:
    """Cards of the discard area that pay."""
    for payer in from_area(sheet, step, layout):
        (card,) = sheet.cards_in(1 << payer)
        yield Seen(card, tokens=(layout.beside_width,))
