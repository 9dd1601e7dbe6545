"""What is said of who has won, and with how much, in any title."""

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


def score_key(title: str) -> str:
    """The message that tells a score in the words of its title: points, or stories."""
    return f"score-{title}"
