"""Shows what happens: sets cards in motion, lets them be heard, tells how long that takes."""

from __future__ import annotations

from collections.abc import Iterable

from game.client.motion import Motion, Pose
from game.client.sound import Cue, Sounds
from game.titles.realms.play.events import (
    Began,
    Brought,
    Declined,
    Discarded,
    Drew,
    DrewTwo,
    Ended,
    Kept,
    Took,
    TurnBegan,
)
from game.titles.realms.play.item_events import Buried, ItemEvent, TurnedUp

from .item_teller import ItemTeller
from .model import Happening, TableModel
from .stage import Stage

BRING, PUT, TURN, OVER = 450, 380, 250, 2200
"""Milliseconds until the next thing may happen."""


class Storyteller:
    """Knows how each event looks and sounds on a stage."""

    def __init__(self, model: TableModel, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._model, self._stage = model, stage
        self._motion, self._sounds = motion, sounds
        self._items = ItemTeller(model, stage, motion, sounds)
        self.dropped: Pose | None = None
        """Where the player has let go of a card of the deck."""

    def show(self, event: Happening) -> float:
        """Begins to show an event; the seconds one needs to follow."""
        if isinstance(event, ItemEvent):
            return self._items.show(event)
        self._stage.items.board.follow(event)
        match event:
            case Began(_, dealt):
                others = self._model.options.players - 1
                return self._stage.begin(self._model.view.hand[:dealt], others)
            case Drew(seat, number):
                self._sounds.play(Cue.SLIDE if number is None else Cue.FLIP)
                start, self.dropped = self.dropped, None
                return self._bring(seat, number, start)
            case DrewTwo(seat, numbers):
                return self._lay_out(seat, numbers)
            case Kept(seat, number):
                return self._bring(seat, number) if seat == self._model.seat else 0.0
            case Took(seat, number):
                self._sounds.play(Cue.TAKE)
                return self._bring(seat, number)
            case Brought(seat, _, number):
                self._sounds.play(Cue.FLIP)
                took = self._bring(seat, number)
                self._stage.offer(())
                return took
            case Declined():
                self._stage.offer(())
                return 0.0
            case Discarded(seat, number):
                self._motion.after(260, lambda: self._sounds.play(Cue.PLACE))
                hand = self._stage.layout.player(self._model.opponent_index(seat))
                self._stage.put_down(number, hand)
                self._stage.offer(())
                return self._motion.takes(PUT)
            case Ended():
                return self._motion.takes(OVER)
            case TurnBegan(seat):
                if seat == self._model.seat:
                    self._sounds.play(Cue.TURN)
                return self._motion.takes(TURN)
            case _:
                return 0.0

    def _bring(self, seat: int, number: int | None, start: Pose | None = None) -> float:
        """A card comes into somebody's hand."""
        opponent = self._model.opponent_index(seat)
        if opponent is not None:
            self._stage.give_away(number, opponent)
        elif number is not None:
            self._stage.take_in(number, start)
        return self._motion.takes(BRING)

    def _lay_out(self, seat: int, numbers: tuple[int, ...]) -> float:
        """Two cards to keep one of: in the middle for their owner, backs for everybody else."""
        opponent = self._model.opponent_index(seat)
        if opponent is None:
            self._sounds.play(Cue.FLIP)
            self.dropped = None
            self._stage.offer(numbers)
        else:
            self._sounds.play(Cue.SLIDE)
            self._stage.give_away(None, opponent)
        return self._motion.takes(BRING)


def area_after(story: Iterable[Happening], places: int) -> list[int | None]:
    """Where the cards of the discard area lie after all that: a card comes to the first free
    place, and leaves it free when it is taken."""
    area: list[int | None] = [None] * places
    for event in story:
        match event:
            case Discarded(_, number) | TurnedUp(_, number):
                area[area.index(None)] = number
            case Took(_, number) | Brought(_, _, number) | Buried(_, number) if number in area:
                area[area.index(number)] = None
    return area
