"""Which arcs a step of the count draws: every one is a line of the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.lang.language import signed
from game.titles.realms.scoring.script import HAND, Stage, Step, shares
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

    payer: int
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
        for cause in each_place(line.because & HAND)
        if cause != line.place
    ]


def together(sheet: ScoreSheet, step: Step) -> list[int]:
    """The points of a step that no single card pays: they stand over the card itself."""
    return [
        line.points
        for line in step.lines
        if line.reason is Reason.COUNTED
        and line.because & ~(1 << line.place)
        and not shares(sheet, line)
    ]


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


def _payments(sheet: ScoreSheet, step: Step) -> Iterator[Payment]:
    for line in step.lines:
        sign = Sign.PAYS if line.points > 0 else Sign.COSTS
        found = shares(sheet, line)
        for payer in each_place(line.because & HAND):
            if payer != line.place:
                share = found.get(payer)
                yield Payment(payer, sign, signed(share) if share else "")


def _paying(sheet: ScoreSheet, step: Step, layout: ShowLayout) -> Iterator[Arc]:
    """The nearest card's arc lies lowest; each side has its own."""
    place, card = step.place, layout.counted(step.place)
    payments = list(_payments(sheet, step))
    for side in (-1, 1):
        here = [each for each in payments if (each.payer - place) * side > 0]
        here.sort(key=lambda each: abs(each.payer - place))
        for rank, each in enumerate(here):
            start = layout.card(each.payer)
            highest, lowest = layout.arcs_top, card.y + layout.px(10)
            step_up = min(layout.px(36), (lowest - highest) / len(here))
            reach = min(layout.px(24), (card.width * 0.36) / len(here))
            aside = layout.px(26) if each.sign is Sign.COSTS else 0
            yield Arc(
                each.sign,
                (start.centerx + aside, start.y + layout.px(4)),
                (
                    card.centerx + side * (card.width * 0.46 - reach * rank),
                    card.y - layout.px(2) + layout.px(14) * (rank == 0),
                ),
                lowest - step_up * (rank + 1),
                each.figure,
            )
