"""What trading brings in Chaos Realms: how much the hands grow from the deal to the last trade.

Opponents sit down to many games, each deal once from every seat; what their hands scored when they
were dealt is taken from what they score in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from ai.arena import Contest, play
from ai.registry import Entry
from game.engine.codec import encode
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS

MINUTES = 3
TWO_SIDED = 1.96
"""Standard errors to either side of a mean that 95 of 100 intervals need."""


class Hand(NamedTuple):
    """A hand as it was dealt, and as it ended."""

    deal: str
    dealt: int
    final: int


class Profit(msgspec.Struct, frozen=True):
    """What an opponent makes of the hands it is dealt, with the 95 % interval of the gain."""

    name: str
    hands: int
    dealt: float
    final: float
    gain: float
    low: float
    high: float


def measure_trading(
    matches: int, entries: Sequence[Entry], seed: str = "1", table: int = 0
) -> dict[str, Any]:
    """The profit of each opponent at a table of these, or at tables of so many of them."""
    options = Options(table or len(entries), Variant.CHAOS, minutes=MINUTES)
    told = encode(options).decode()
    contest = Contest(REALMS.key, told, tuple(entries), seed, table=table)
    found: dict[str, list[Hand]] = {entry.key: [] for entry in entries}
    for number in range(matches):
        dealt, game = _dealt(contest, options, number), play(contest, number)
        for place, player in enumerate(contest.players(number)):
            seat = (place + number) % contest.seats
            hand = Hand(contest.deal(number), dealt[seat], game.scores[place])
            found[entries[player].key].append(hand)
    return {
        "matches": matches,
        "minutes": MINUTES,
        "traders": [msgspec.to_builtins(profit(name, each)) for name, each in found.items()],
    }


def _dealt(contest: Contest, options: Options, number: int) -> list[int]:
    """What the hands of a game of the contest score as they are dealt, seat by seat."""
    seats = tuple(Seat(str(seat)) for seat in range(options.players))
    table = Table(REALMS, options, contest.deal(number), seats)
    hands = [prospect(table.view(seat)) for seat in range(options.players)]
    return [each.sheet.total for each in hands if each]


def profit(name: str, hands: Sequence[Hand]) -> Profit:
    """Hands of the same deal have much in common: the doubt is that of the deals' means."""
    by_deal: dict[str, list[int]] = {}
    for hand in hands:
        by_deal.setdefault(hand.deal, []).append(hand.final - hand.dealt)
    gains = [fmean(each) for each in by_deal.values()]
    mean = fmean(hand.final - hand.dealt for hand in hands)
    doubt = TWO_SIDED * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    return Profit(
        name,
        len(hands),
        round(fmean(hand.dealt for hand in hands), 1),
        round(fmean(hand.final for hand in hands), 1),
        round(mean, 1),
        round(mean - doubt, 1),
        round(mean + doubt, 1),
    )


def as_text(told: dict[str, Any]) -> str:
    """The same figures to be read."""
    lines = [
        f"{told['matches']} games of {told['minutes']} minutes",
        "",
        f"{'opponent':<14}{'hands':>6}{'dealt':>8}{'final':>8}{'gain':>8}{'95 % interval':>18}",
    ]
    for each in told["traders"]:
        low_high = f"{each['low']:.1f} to {each['high']:.1f}"
        lines.append(
            f"{each['name']:<14}{each['hands']:>6}{each['dealt']:>8.1f}{each['final']:>8.1f}"
            f"{each['gain']:>8.1f}{low_high:>18}"
        )
    return "\n".join(lines)
