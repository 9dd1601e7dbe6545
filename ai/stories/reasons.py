"""Why an opponent does what it does, in a sentence."""

from __future__ import annotations

from game.engine.message import Message, message
from game.titles.stories.actions import (
    Action,
    Along,
    Bell,
    Double,
    End,
    Fly,
    Reroll,
    Ride,
    Roll,
    Tell,
    Tunnel,
    Walk,
)


def reason(action: Action) -> Message:
    """Its own words come from the catalogue."""
    match action:
        case Roll(castle):
            return message("stories-why-out" if castle else "stories-why-dice")
        case Tell():
            return message("stories-why-tell")
        case Walk() | Ride():
            return message("stories-why-nearer")
        case Fly() | Tunnel() | Reroll() | Double() | Bell():
            return message("stories-why-magic")
        case Along(ride):
            return message("stories-why-along" if ride else "stories-why-stay")
        case End():
            return message("stories-why-wait")
