"""What the chronicle says when a seat changes hands, in any title."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.history import Conceded, Returned, SeatEntry, TakenOver
from game.engine.message import Arg, Message, message


def seat_text(entry: SeatEntry, names: Sequence[Arg]) -> Message:
    match entry:
        case Conceded(seat):
            return message("log-conceded", player=names[seat])
        case TakenOver(seat):
            return message("log-taken-over", player=names[seat])
        case Returned(seat):
            return message("log-returned", player=names[seat])
