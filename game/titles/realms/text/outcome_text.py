"""How a match was decided: by how many points, or by what breaks a tie."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.contract import Outcome
from game.engine.message import Arg, Message, message


def tie_break(
    outcome: Outcome, scores: Sequence[tuple[int, int]], names: Sequence[Arg]
) -> Message | None:
    """None unless the highest total was reached more than once; `scores` has totals and sums of
    base strengths."""
    winners = outcome.winners
    if not winners:
        return None
    total, base = scores[winners[0]]
    rivals = [
        seat
        for seat, (points, _) in enumerate(scores)
        if points == total and seat not in winners and outcome.places[seat] == len(winners) + 1
    ]
    if rivals:
        return message(
            "show-tie-base",
            points=total,
            player=names[winners[0]],
            base=base,
            other=names[rivals[0]],
            more=scores[rivals[0]][1],
        )
    if len(winners) > 1:
        return message("show-tie-shared", points=total, base=base)
    return None


def margin(
    outcome: Outcome, names: Sequence[Arg], conceded: Collection[int] = ()
) -> Message | None:
    """By how much the winner is ahead; of somebody who gave up, who played on."""
    second = [seat for seat, place in enumerate(outcome.places) if place == 2]
    if len(outcome.winners) != 1 or not second:
        return None
    if second[0] in conceded:
        return message("scoring-played-on", player=names[second[0]])
    total = outcome.scores[outcome.winners[0]]
    ahead = total - outcome.scores[second[0]]
    return message("show-margin", points=total, ahead=ahead, player=names[second[0]])
