"""The chronicle: events as messages for people."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.message import Arg, Message, message

from ..board import BOARD
from ..events import (
    Began,
    Doubled,
    Entered,
    Event,
    Finished,
    Flew,
    Idle,
    Joined,
    LastRound,
    Rang,
    Rode,
    Rolled,
    Stayed,
    Told,
    Tunneled,
    Turn,
    Walked,
    Withdrew,
)
from ..state import STORIES


def event_text(event: Event, names: Sequence[Arg]) -> Message:
    """What the chronicle says of an event."""
    if isinstance(event, Finished):
        return message("stories-log-finished")
    player = names[event.seat]
    match event:
        case Began(ferry=dock):
            return message("stories-log-began", player=player, dock=space_name(dock))
        case Turn(round=number):
            return message("stories-log-turn", player=player, number=number)
        case Entered(pawns=pawns):
            return message("stories-log-entered", player=player, count=len(pawns))
        case Withdrew(pawns=pawns):
            return message("stories-log-withdrew", player=player, count=len(pawns))
        case Rolled():
            return _rolled(event, player)
        case Walked(end=end):
            return message("stories-log-walked", player=player, end=space_name(end))
        case Rode(end=end):
            return message("stories-log-rode", player=player, end=space_name(end))
        case Joined():
            return message("stories-log-joined", player=player)
        case Stayed():
            return message("stories-log-stayed", player=player)
        case Flew(end=end):
            return message("stories-log-flew", player=player, end=space_name(end))
        case Tunneled(end=end):
            return message("stories-log-tunneled", player=player, end=space_name(end))
        case Told(adventure=adventure):
            return message("stories-log-told", player=player, story=story_name(adventure))
        case Doubled():
            return message("stories-log-doubled", player=player)
        case Rang(end=end):
            return message("stories-log-rang", player=player, end=space_name(end))
        case Idle(adventure=adventure) if adventure:
            number = BOARD.adventures[adventure].number
            story = story_name(adventure)
            return message("stories-log-awaits", player=player, story=story, number=number)
        case Idle():
            return message("stories-log-idle", player=player)
        case LastRound():
            return message("stories-log-last-round", player=player, count=STORIES)


def space_name(key: str) -> Message:
    return message(f"space-{key}")


def story_name(adventure: str) -> Message:
    return message(f"story-{adventure}")


def _rolled(event: Rolled, player: Arg) -> Message:
    if not event.dice:
        return message("stories-log-rolled-none", player=player)
    key = "stories-log-rolled-again" if event.again else "stories-log-rolled"
    return message(key, player=player, dice=", ".join(map(str, event.dice)))
