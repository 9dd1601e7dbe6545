"""How a victory was decided where stories alone did not."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import Outcome
from game.engine.message import Arg, Message, joined, message

from ..state import STORIES


def tie_break(outcome: Outcome, pawns: Sequence[int], names: Sequence[Arg]) -> Message | None:
    """None unless somebody else has as many stories as it takes to rank with the winner; `pawns`
    has how many each had on the board."""
    winners = outcome.winners
    if not winners:
        return None
    if len(winners) > 1:
        return message("stories-tie-shared")
    (winner,) = winners
    stories = [min(score, STORIES) for score in outcome.scores]
    next_best = [
        seat
        for seat, place in enumerate(outcome.places)
        if place == 2 and stories[seat] == stories[winner]
    ]
    if not next_best:
        return None
    return message(
        "stories-tie-pawns",
        player=names[winner],
        more=pawns[winner],
        other=joined("and", (message("plain", text=names[seat]) for seat in next_best)),
        least=pawns[next_best[0]],
    )
