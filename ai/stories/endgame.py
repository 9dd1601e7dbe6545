"""The last round: who tells the third story now, and who has more pawns on the board then."""

from __future__ import annotations

from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.state import BOOK, DICE, RESERVE, STORIES, Position

from .atlas import FACES


def last_castle(position: Position, seat: int) -> int | None:
    """How many pawns wait in the Castle when the match can be decided in this turn; None if it
    cannot. Pawns in the Castle break a tie, those in reserve roll."""
    numbers = ready(position, seat)
    final = any(len(told) >= STORIES for told in position.told)
    if len(position.told[seat]) == STORIES - 1 and numbers:
        choices = range(position.home(seat))
        return max(choices, key=lambda castle: _winning(position, seat, len(numbers), castle))
    if final and not position.options.expert:
        return position.home(seat)  # nothing can be told any more: pawns on the board count
    return None


def ready(position: Position, seat: int) -> set[int]:
    """The numbers with which a player could tell a story where the pawns stand."""
    places = position.pawns[seat]
    return {
        story.number
        for story in BOARD.adventures.values()
        if story.key in places and story.item in places and story.key not in position.told[seat]
    }


def _winning(position: Position, seat: int, numbers: int, castle: int) -> float:
    """How likely it is to tell the third story now and not to lose the tie."""
    away = sum(place not in (RESERVE, CASTLE, BOOK) for place in position.pawns[seat])
    mine = away - 1 + castle
    chance = _shown(numbers, position.home(seat) - castle)
    for rival in range(position.options.players):
        if rival != seat:
            chance *= 1 - _third(position, rival, seat) * _worse(mine, position, rival)
    return chance


def _third(position: Position, rival: int, seat: int) -> float:
    """How likely a rival has told the third story when the round ends."""
    if len(position.told[rival]) >= STORIES:
        return 1.0
    players = position.options.players
    follows = (rival - position.first) % players > (seat - position.first) % players
    numbers = ready(position, rival)
    if not follows or not numbers or len(position.told[rival]) < STORIES - 1:
        return 0.0
    return _shown(len(numbers), position.home(rival))


def _worse(mine: int, position: Position, rival: int) -> float:
    """How much of the victory a rival with three stories takes; before the telling it has one pawn
    more on the board than after it."""
    theirs = position.on_board(rival) - (len(position.told[rival]) < STORIES)
    return float(theirs > mine) + 0.5 * (theirs == mine)


def _shown(numbers: int, dice: int) -> float:
    """How likely one of so many numbers comes up."""
    return float(1 - ((FACES - numbers) / FACES) ** min(DICE, dice))
