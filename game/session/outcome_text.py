"""What the chronicle says of who has won, in any title."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import Outcome
from game.engine.message import Arg, Message, joined, message


def outcome_text(outcome: Outcome, names: Sequence[Arg]) -> Message:
    """Who has won; nobody, if all gave up."""
    winners = outcome.winners
    if not winners:
        return message("log-won-nobody")
    if len(winners) == 1:
        return message("log-won", player=names[winners[0]])
    several = joined("and", (message("plain", text=names[seat]) for seat in winners))
    return message("log-won-shared", players=several)
