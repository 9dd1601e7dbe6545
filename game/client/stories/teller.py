"""Shows what happens: sets pawns, ferry and dice in motion, lets them be heard, tells how long."""

from __future__ import annotations

from typing import Any

from game.client.motion import Motion
from game.client.sound import BoardCue, Cue, Sounds
from game.titles.stories.board import BOARD, CASTLE, Magic
from game.titles.stories.events import (
    Doubled,
    Entered,
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
from game.titles.stories.state import RESERVE

from .acts import Glimmer, Leap, Pass, Sail, Tumble, Walk, seat_aboard
from .geography import DOORS, MOORINGS, PLACES, Point, course, passage
from .layout import BoardLayout
from .shown import Pawn
from .stage import Stage

ROLL, SETTLE, WALK, FERRY, FLIGHT, TUNNEL, STORY, HOME, SHINE = (
    *(700, 60, 260, 900, 800, 500, 1400, 260, 700),
)
"""Milliseconds everything takes; dice settle one after the other."""
REST, TURN, LAST, NOTHING = 240, 200, 2400, 1000
"""Until the next thing may happen: after a move, when a turn begins, before the last round, and
where the own dice, if there were any, fitted nothing."""
HOME_ARC, BOOK_ARC = 60, 40


class Teller:
    """Knows how each event looks and sounds on a stage."""

    def __init__(self, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._stage, self._motion, self._sounds = stage, motion, sounds
        self.layout: BoardLayout
        self.seat = 0
        """Of the person before the screen."""

    def show(self, event: Any) -> float:
        """Begins to show an event; the seconds one needs to follow."""
        stage, shown = self._stage, self._stage.shown
        stood = self._standing(event)
        aboard, ferry = list(shown.aboard), shown.ferry
        home = [list(pawns) for pawns in stage.places]
        stage.settle_home()
        stage.follow(event)
        takes = self._motion.takes
        match event:
            case Turn(seat):
                if seat == self.seat:
                    self._sounds.play(Cue.TURN)
                return takes(TURN)
            case Entered(seat, pawns) | Withdrew(seat, pawns):
                if home == [list(each) for each in stage.places]:
                    return 0.0  # the player has put them there already
                return self._go_home(seat, pawns, isinstance(event, Entered))
            case Rolled(seat, ()):
                return takes(NOTHING if seat == self.seat else REST)
            case Rolled(_, dice, again):
                return self._roll(len(dice), again)
            case Walked(seat, pawn, start, end):
                way = course(start, end)
                self._step(way[-1])
                end_foot = stage.foot((seat, pawn))
                return self._moved(Walk(takes(WALK), (seat, pawn), way, stood, end_foot))
            case Flew(seat, pawn):
                self._sounds.play(BoardCue.FLIGHT, self._side(stood))
                end_foot = stage.foot((seat, pawn))
                return self._moved(Leap(takes(FLIGHT), (seat, pawn), stood, end_foot, winged=True))
            case Tunneled(seat, pawn, start, end):
                self._sounds.play(BoardCue.KEYS, self._side(stood))
                key = next(t.key for t in BOARD.tunnels_at[start] if t.other(start) == end)
                doors = (DOORS[key, start], DOORS[key, end])
                end_foot = stage.foot((seat, pawn))
                return self._moved(Pass(takes(TUNNEL), (seat, pawn), key, doors, stood, end_foot))
            case Rode(seat, pawn, start, end):
                if shown.waiting:
                    self._sounds.play(BoardCue.STEP, self._side(stood))
                    deck = seat_aboard(MOORINGS[start], 0, 1)
                    way = (PLACES[start], MOORINGS[start])
                    return stage.add(Walk(takes(WALK), (seat, pawn), way, stood, deck))
                return self._sail(start, end, [(seat, pawn)])
            case Joined(seat, pawn, start, end):
                riders = [*aboard, (seat, pawn)]
                return 0.0 if shown.waiting else self._sail(start, end, riders)
            case Stayed(_, start):
                return 0.0 if shown.waiting else self._sail(start, shown.ferry, aboard)
            case Rang(_, _, end):
                stage.add(Glimmer(takes(SHINE), BOARD.magic[Magic.BELL]))
                return self._sail(ferry, end, [])
            case Doubled():
                self._sounds.play(BoardCue.REROLL)
                return stage.add(Glimmer(takes(SHINE), BOARD.magic[Magic.TWO]))
            case Told(seat, pawn):
                self._sounds.play(BoardCue.STORY, over=True)
                book = self._book(seat)
                act = Leap(takes(STORY / 2), (seat, pawn), stood, book, BOOK_ARC, vanishes=True)
                act.to_book = True
                return stage.add(act)
            case Idle(seat) if seat == self.seat:
                return takes(NOTHING)
            case LastRound():
                self._sounds.play(Cue.DIAL)
                return takes(LAST)
        return 0.0

    def _standing(self, event: Any) -> Point:
        """Where the pawn that moves stands before it does."""
        pawn = getattr(event, "pawn", None)
        return self._stage.foot((event.seat, pawn)) if pawn is not None else PLACES[CASTLE]

    def _moved(self, act: Walk | Leap | Pass) -> float:
        return self._stage.add(act) + self._motion.takes(REST)

    def _step(self, where: Point) -> None:
        for part in (1, 2):
            self._motion.after(
                WALK * part, lambda: self._sounds.play(BoardCue.STEP, self._side(where))
            )

    def _sail(self, start: str, end: str, riders: list[Pawn]) -> float:
        self._sounds.play(BoardCue.FERRY, self._side(MOORINGS[start]))
        places = [(pawn, self._stage.foot(pawn)) for pawn in riders]
        act = Sail(self._motion.takes(FERRY), passage(start, end), places)
        return self._stage.add(act) + self._motion.takes(REST)

    def _roll(self, count: int, again: bool) -> float:
        self._sounds.play(BoardCue.REROLL if again else BoardCue.DICE, 0.6)
        takes = self._motion.takes
        settling = [takes(ROLL + SETTLE * index) for index in range(count)]
        return self._stage.add(Tumble(settling[-1], settling, again)) + takes(REST)

    def _go_home(self, seat: int, pawns: tuple[int, ...], entering: bool) -> float:
        """From the reserve into the Castle, or back."""
        stage, takes = self._stage, self._motion.takes
        beside, longest = self._beside(seat), 0.0
        self._sounds.play(BoardCue.STEP, self._side(PLACES[CASTLE]))
        for index, pawn in enumerate(pawns):
            foot = stage.foot((seat, pawn)) if entering else PLACES[CASTLE]
            start, end = (beside, foot) if entering else (foot, beside)
            act = Leap(
                takes(HOME),
                (seat, pawn),
                start,
                end,
                HOME_ARC,
                vanishes=not entering,
                delay=takes(60 * index),
            )
            longest = max(longest, stage.add(act))
        return longest

    def fly_back(self, point: tuple[int, int]) -> None:
        """An own pawn from the reserve was let go where it cannot stay."""
        stage, start = self._stage, self._on_board(point)
        pawn = (self.seat, stage.places[self.seat].index(RESERVE))
        end = self._beside(self.seat)
        stage.add(Leap(self._motion.takes(HOME), pawn, start, end, HOME_ARC, vanishes=True))

    # Places beside the board, in its points.

    def _on_board(self, point: tuple[int, int]) -> Point:
        board, zoom = self.layout.board, self.layout.zoom
        return (point[0] - board.x) / zoom, (point[1] - board.y) / zoom

    def _beside(self, seat: int) -> Point:
        """A player's reserve."""
        layout = self.layout
        if seat == self.seat:
            return self._on_board(layout.own_reserve.center)
        return self._on_board(layout.reserve(self._plate(seat)).center)

    def _book(self, seat: int) -> Point:
        layout = self.layout
        if seat == self.seat:
            return self._on_board(layout.own_book.center)
        return self._on_board(layout.book(self._plate(seat)).center)

    def _plate(self, seat: int) -> Any:
        return self.layout.opponent((seat - self.seat - 1) % self._stage.shown.players)

    def _side(self, point: Point) -> float:
        """Where in the window a point of the board is heard, 0 at the left and 1 at the right."""
        return self.layout.at(point)[0] / self.layout.window[0]
