"""What is called from the stalls, each in its own way: wishes, offers, thanks, a polite no, and at
the end that time is short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.lang import plain
from game.titles.realms.play.trade_events import Gone, OfferMade, Traded, Why, WishTold

from ..model import Happening
from .parts import Speech

STAYS = 2.6
"""Seconds for which something that was called is in the air."""
MOST = 2
"""So many speak at once at the most."""


class Moment(StrEnum):
    """What somebody has words for."""

    CALL = auto()
    REFUSE = auto()
    DEAL = auto()
    LATE = auto()


@dataclass
class _Voice:
    seat: int
    text: str
    to_me: bool
    left: float = STAYS


class Chatter:
    """The same match always brings the same words: what is left to chance comes from its seed."""

    def __init__(self, seats: Sequence[Seat], seed: str) -> None:
        self._seats = seats
        self._rng = Rng(seed, "chatter")
        self._hurried: set[int] | None = None
        """Who has said that it is late; nobody says so before it is."""
        self._voices: list[_Voice] = []

    @property
    def said(self) -> list[tuple[int, str]]:
        return [(voice.seat, voice.text) for voice in self._voices]

    def update(self, seconds: float) -> None:
        for voice in self._voices:
            voice.left -= seconds
        self._voices = [voice for voice in self._voices if voice.left > 0]

    def hurry(self, speech: Speech, me: int) -> None:
        """It is late from now on: somebody says so at once, the others with their next word."""
        if self._hurried is None:
            self._hurried = set()
            speakers = [seat for seat in range(len(self._seats)) if self._speaks(seat, me)]
            if speakers:
                self._say(self._rng.choice(speakers), Moment.LATE, speech, me)

    def notice(self, event: Happening, speech: Speech, me: int) -> None:
        match event:
            case WishTold(seat, want):
                self._voice(seat, speech.text("floor-say-want", want=speech.want(want)), me)
            case OfferMade(offer) if offer.to in (None, me):
                give = speech.told(offer.card, offer.suit)
                self._say(offer.seat, Moment.CALL, speech, me, give=give)
            case Traded(seat=seat, other=other):
                partner = seat if other == me else other
                self._say(partner, Moment.DEAL, speech, me, to_me=me in (seat, other))
            case Gone(_, seat, to, Why.DECLINED) if to is not None:
                self._say(to, Moment.REFUSE, speech, me, to_me=seat == me)

    def _speaks(self, seat: int, me: int) -> bool:
        return seat != me and self._seats[seat].controller is Controller.OPPONENT

    def _say(
        self,
        seat: int,
        moment: Moment,
        speech: Speech,
        me: int,
        *,
        to_me: bool = False,
        **args: Message,
    ) -> None:
        """Something in the words of whoever says it."""
        if self._hurried is not None and seat not in self._hurried and not to_me:
            self._hurried.add(seat)
            moment = Moment.LATE
        usual = f"floor-say-{moment}"
        own = f"{usual}-{self._seats[seat].opponent}"
        key = own if speech.words.knows(own) else usual
        self._voice(seat, speech.text(key, **args), me, to_me)

    def _voice(self, seat: int, text: str, me: int, to_me: bool = False) -> None:
        """What is said to the person is not talked down."""
        if not self._speaks(seat, me):
            return
        heard = [each.seat for each in self._voices if each.to_me]
        if not to_me and (seat in heard or len(heard) >= MOST):
            return
        others = [each for each in self._voices if each.seat != seat]
        while len(others) >= MOST:
            others.remove(next((each for each in others if not each.to_me), others[0]))
        self._voices = [*others, _Voice(seat, _as_sentence(plain(text)), to_me)]


def _as_sentence(text: str) -> str:
    """With a capital where its first word begins."""
    start = next((place for place, letter in enumerate(text) if letter.isalpha()), 0)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
