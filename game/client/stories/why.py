"""Why something at the board cannot be done now, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.message import Message, joined, message
from game.titles.stories.board import BOARD, Magic
from game.titles.stories.moves import can_act, dock_of, why_not, why_untold
from game.titles.stories.state import BOOK, RESERVE, Phase, Position

from .ways import Choice


def why_unlit(position: Position, choice: Choice, space: str) -> Message | None:
    """Why nothing can be done with a space: with the magic or the pawn that was chosen, or at all.
    None if nobody can have wanted that."""
    own, start = position.pawns[position.seat], choice.start
    if choice.magic is not None:
        flies = choice.magic is Magic.TRUMPET and space in BOARD.flights
        return _needs([BOARD.flights[space]]) if flies else None
    if start is not None and start in own and space != start:
        return why_not(position, own.index(start), space)
    if space in BOARD.adventures and space in own:
        return why_untold(position, space)
    magic = magic_of(space)
    if magic is not None and space in own:
        return why_no_magic(position, magic)
    if not position.dice:
        return message("board-why-used" if position.used else "board-why-no-dice")
    if not any(can_act(position, pawn) for pawn in _on_board(position)):
        return message("board-why-acted")
    if space in own:
        return message("board-why-stuck")
    return _why_out_of_reach(position, space)


def _why_out_of_reach(position: Position, space: str) -> Message:
    """Why no pawn at all can go there."""
    places = [position.pawns[position.seat][pawn] for pawn in _on_board(position)]
    numbers = {BOARD.ways[place][space] for place in places if space in BOARD.ways[place]}
    docks = [dock for dock in BOARD.sailings if dock in places and space in BOARD.sailings[dock]]
    if position.ferry in docks:
        numbers.add(BOARD.sailings[position.ferry][space])
    if numbers:
        return _needs(numbers)
    if docks:
        return message("stories-illegal-ferry", dock=position.ferry)
    return message("board-why-far")


def _needs(numbers: Iterable[int]) -> Message:
    """A die with one of these numbers."""
    each = (message("board-number", value=number) for number in sorted(numbers))
    return message("board-why-die", number=joined("or", each))


def _on_board(position: Position) -> Iterator[int]:
    for pawn, place in enumerate(position.pawns[position.seat]):
        if place not in (RESERVE, BOOK):
            yield pawn


# Magic.


def magic_of(space: str) -> Magic | None:
    """The magic one uses on a space."""
    return next((magic for magic, at in BOARD.magic.items() if at == space), None)


def why_no_magic(position: Position, magic: Magic | None = None) -> Message:
    """Why a magic cannot be used now, or none at all can."""
    if position.magic is not None:
        return message("board-why-one-magic")
    standing = [each for each in Magic if BOARD.magic[each] in position.pawns[position.seat]]
    if not standing:
        return message("board-no-magic")
    magic = magic or standing[0]
    if magic is Magic.BELL:
        docks = dock_of(position, position.seat)
        return message("board-why-bell-there" if docks else "board-why-bell-nobody")
    if position.phase is Phase.HOME:
        return message("board-why-roll")
    if magic is Magic.REROLL and position.used:
        return message("board-why-reroll")
    if not position.dice and not position.used:
        return message("board-why-no-dice")
    return message(f"board-why-{magic}")
