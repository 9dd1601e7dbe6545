"""What is called from the stalls: a wish, an offer, thanks; two voices at the most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.motion import Motion
from game.engine.seats import Controller, Seat
from game.lang import plain
from game.titles.realms.play.trade_events import OfferMade, Traded, WishTold

from ..model import Happening
from .parts import Speech

STAYS = 2.6
"""Seconds for which something that was called is in the air."""
MOST = 2


@dataclass
class _Voice:
    seat: int
    text: str
    left: float = STAYS


class Chatter:
    def __init__(self, seats: Sequence[Seat], motion: Motion) -> None:
        self._speaking = [seat.controller is Controller.OPPONENT for seat in seats]
        self._motion = motion
        self._voices: list[_Voice] = []

    @property
    def said(self) -> list[tuple[int, str]]:
        return [(voice.seat, voice.text) for voice in self._voices]

    def update(self, seconds: float) -> None:
        for voice in self._voices:
            voice.left -= seconds
        self._voices = [voice for voice in self._voices if voice.left > 0]

    def notice(self, event: Happening, speech: Speech, me: int) -> None:
        text = speech.words.text
        match event:
            case WishTold(seat, want):
                self._say(seat, text("floor-say-want", want=speech.want(want)), me)
            case OfferMade(offer) if offer.to is None:
                give = speech.told(offer.card, offer.suit)
                self._say(offer.seat, text("floor-say-call", give=give), me)
            case Traded(seat=seat):
                self._say(seat, text("floor-say-thanks"), me)

    def _say(self, seat: int, text: str, me: int) -> None:
        if seat == me or not self._speaking[seat]:
            return
        said = plain(text)
        voice = _Voice(seat, said[:1].upper() + said[1:])
        others = [each for each in self._voices if each.seat != seat]
        self._voices = [*others[-MOST + 1 :], voice]
