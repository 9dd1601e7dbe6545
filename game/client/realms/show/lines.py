"""Which arcs a step of the count draws: every one is a line of the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.lang.language import signed
from game.titles.realms.scoring.points import DISCARDED
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.shares import Share, shares
from game.titles.realms.scoring.sheet import Line, Reason, ScoreSheet
from game.titles.realms.scoring.standing import each_place

from .arcs import Arc, Sign
from .layout import ShowLayout

SIGNS = {
    Reason.COPIES: Sign.TURNS,
    Reason.CHANGED: Sign.TURNS,
    Reason.CLEARED: Sign.CLEARS,
    Reason.WORD_CLEARED: Sign.CLEARS,
    Reason.PROTECTED: Sign.CLEARS,
    Reason.BLANKED: Sign.BLANKS,
    Reason.BLANKED_IN_RING: Sign.BLANKS,
    Reason.BLANKED_BY_ITSELF: Sign.BLANKS,
}


@dataclass(frozen=True)
class Payment:
    """Points that come from a card."""

    payer: pygame.Rect
    """Where it lies."""
    sign: Sign
    figure: str
    """Empty where several pay only together."""


def arcs_of(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> list[Arc]:
    if step.stage is Stage.COUNTING:
        return list(_paying(sheet, step, layout))
    return [
        _thread(layout, sign, cause, line.place, _bead(sheet, line))
        for line in step.lines
        if (sign := SIGNS.get(line.reason))
        for cause in each_place(line.because)
        if cause != line.place
    ]


def together(sheet: ScoreSheet, step: Step) -> list[int]:
    """The points of a step that no single card pays: they stand over the card itself."""
    found = (share for line in step.lines for share in _shares(sheet, line))
    return [points for payers, points in found if payers & (payers - 1)]


def from_area(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> dict[int, pygame.Rect]:
    """Where the cards of the discard area lie that pay for the card that is counted."""
    if step.stage is not Stage.COUNTING:
        return {}
    payers = [place for place in each_place(step.because) if place >= DISCARDED]
    places = layout.beside(step.place, len(payers))
    return dict(zip(payers, places, strict=True))


def _shares(sheet: ScoreSheet, line: Line) -> list[Share]:
    return shares(sheet.standing, line) if line.reason is Reason.COUNTED else []


def _bead(sheet: ScoreSheet, line: Line) -> str:
    return f"<{sheet.cards[line.place].suits[0].key}>" if line.reason is Reason.CHANGED else ""


def _thread(layout: ShowLayout, sign: Sign, cause: int, place: int, bead: str) -> Arc:
    start, end = layout.card(cause), layout.card(place)
    away = abs(cause - place)
    apex = start.y - layout.px(50 + 14 * min(away, 6))
    return Arc(
        sign,
        (start.centerx, start.y + layout.px(4)),
        (end.centerx - layout.px(16 if cause < place else -16), end.y - layout.px(4)),
        apex,
        bead,
    )


def _payments(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> Iterator[Payment]:
    lying = from_area(sheet, step, layout)
    for line in step.lines:
        for payers, points in _shares(sheet, line):
            several = payers & (payers - 1)
            for payer in each_place(payers & ~(1 << line.place)):
                yield Payment(
                    lying[payer] if payer in lying else layout.card(payer),
                    Sign.PAYS if points > 0 else Sign.COSTS,
                    "" if several else signed(points),
                )


def _paying(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> Iterator[Arc]:
    """The nearest card's arc lies lowest; each side has its own."""
    card, middle = layout.counted(step.place), layout.counted(step.place).centerx
    payments = list(_payments(sheet, step, layout))
    for side in (-1, 1):
        here = [each for each in payments if (each.payer.centerx - middle) * side > 0]
        here.sort(key=lambda each: abs(each.payer.centerx - middle))
        if not here:
            continue
        highest = layout.arcs_top
        lowest = min(card.y + layout.px(10), *(each.payer.y for each in here))
        step_up = min(layout.px(36), (lowest - highest) / len(here))
        reach = min(layout.px(24), (card.width * 0.36) / len(here))
        for rank, each in enumerate(here):
            aside = layout.px(26) if each.sign is Sign.COSTS else 0
            yield Arc(
                each.sign,
                (each.payer.centerx + aside, each.payer.y + layout.px(4)),
                (
                    middle + side * (card.width * 0.46 - reach * rank),
                    card.y - layout.px(2) + layout.px(14) * (rank == 0),
                ),
                lowest - step_up * (rank + 1),
                each.figure,
            )
