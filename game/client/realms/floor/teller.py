"""Shows what happens on the floor: cards cross, stalls speak, the clock is heard."""

from __future__ import annotations

from dataclasses import replace

from game.client.motion import Motion, Pose, out_cubic
from game.client.sound import Cue, Sounds
from game.titles.realms.play.trade_events import OfferMade, Opened, TimeUp, Traded

from ..model import Happening
from ..sprites import CardSprite
from ..stage import HIGH, Stage
from .layout import FloorLayout
from .model import FloorModel

CROSS = 420
"""Milliseconds in which two cards change hands."""


class FloorTeller:
    """Knows how each event looks and sounds."""

    def __init__(self, model: FloorModel, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._model, self._stage = model, stage
        self._motion, self._sounds = motion, sounds
        self.layout: FloorLayout

    def show(self, event: Happening) -> float:
        """Begins to show an event; the seconds for which everything else waits."""
        match event:
            case Opened(dealt):
                hand = self._model.view.hand[:dealt]
                return self._stage.begin(hand, self._model.options.players - 1)
            case OfferMade(offer) if offer.is_for(self._model.seat):
                self._sounds.play(Cue.SLIDE)
            case Traded():
                self._trade(event)
            case TimeUp():
                self._sounds.play(Cue.TURN)
        return 0.0

    def _trade(self, event: Traded) -> None:
        me = self._model.seat
        self._sounds.play(Cue.TAKE if me in (event.seat, event.other) else Cue.PLACE)
        for giver, taker, card in (
            (event.seat, event.other, event.gave),
            (event.other, event.seat, event.got),
        ):
            if giver == me and card is not None:
                self._stage.give_away(card, self._model.place(taker))
                self._stage.arrange()
            elif taker == me and card is not None:
                start = replace(self.layout.player(self._model.place(giver)), face=1.0)
                self._stage.take_in(card, start)
            else:
                self._cross(card, self._model.place(giver), self._model.place(taker))

    def _cross(self, card: int | None, giver: int, taker: int) -> None:
        """A card goes from one stall to another."""
        shown = None if card is None else self._model.cards.by_number[card]
        start, end = self._pose(giver, shown is not None), self._pose(taker, shown is not None)
        glide = self._motion.glide(start, end, CROSS, out_cubic, rise=HIGH)
        self._stage.flying.append(CardSprite(shown, start, glide, player=taker))

    def _pose(self, index: int, shown: bool) -> Pose:
        face = 1.0 if shown else 0.0
        return replace(self.layout.player(index), face=face, compact=face)
