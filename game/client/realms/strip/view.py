"""The strip on the screen: draws what is asked, and turns mouse and keys into answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.client.attention import UNREAD
from game.client.keys import CONFIRM
from game.client.motion import Glide, Motion, Pose, out_quad
from game.client.realms.art import CardArt
from game.client.widgets.button import Button
from game.client.widgets.nine_patch import nine_patch

from .amount import AmountRow
from .answering import Answering, Heard, Look, Row
from .asked import (
    Amount,
    Asked,
    AtRest,
    Nothing,
    Offers,
    Order,
    Players,
    Seen,
    Shelf,
    Suits,
    TableCards,
    Told,
    Waiting,
    Ways,
)
from .offers import OfferRow, SeenRow, ShelfRow
from .order import OrderRow
from .places import Places
from .players import PlayerRow, WaitingRow
from .suits import SuitRow
from .table_cards import TableChoice
from .told import draw_told
from .ways import WayRow

FADE = 120
"""Milliseconds in which one text goes and the next one comes."""
BOARD = (16, 8)
"""How much larger the board is than the strip: its picture has a shadow."""
REFUSED_FOR = 5.0
"""Seconds in which one can read why an answer was none."""

NOTHING = Asked(Told(""))


def _answering(asked: Asked) -> Answering | None:
    answers = asked.answers
    match answers:
        case Suits():
            return SuitRow(answers)
        case Offers():
            return OfferRow(answers, asked.also)
        case TableCards():
            return TableChoice(answers)
        case Shelf():
            return ShelfRow(answers, asked.also)
        case Seen():
            return SeenRow(answers)
        case Players():
            return PlayerRow(answers)
        case Order():
            return OrderRow(answers)
        case Amount():
            return AmountRow(answers)
        case Waiting():
            return WaitingRow(answers)
        case Ways():
            return WayRow(answers)
        case Nothing() | AtRest():
            return None


class StripView:
    """Shows one `Asked` at a time. Its buttons are handed to whoever has the ring of buttons."""

    def __init__(self, art: CardArt, motion: Motion) -> None:
        self._art, self._motion = art, motion
        self.asked = NOTHING
        self.area = pygame.Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []
        self._scale = 1.0
        self._places = Places((0, 0), 1.0, NOTHING)
        self._ended: tuple[Hashable, int] | None = None
        """Where the words ended when a card asked last, and which."""
        self._answering: Answering | None = None
        self._answer: Callable[[Any], None] = _ignore
        self._cancel: Callable[[], None] | None = None
        self._refusal = ""
        self._refused = 0.0
        """Seconds since an answer was none."""
        self._shown: tuple[Hashable, pygame.Surface] | None = None
        self._before: pygame.Surface | None = None
        """What was told before, while it fades."""
        self._fade: Glide | None = None
        self._age = 0.0
        """Seconds since something new was told."""

    # What is asked.

    def show(
        self,
        asked: Asked,
        answer: Callable[[Any], None],
        cancel: Callable[[], None] | None = None,
    ) -> None:
        """Asks this from now on; `answer` hears of it."""
        self._answer, self._cancel = answer, cancel
        if asked == self.asked:
            return
        same = asked.question is not None and asked.question == self.asked.question
        before = self._answering
        self._answering = _answering(asked)
        if same and before and self._answering:
            self._answering.adopt(before)
        if not same:
            self._refusal = ""
            self._age = 0.0
            self._before = self._shown[1] if self._shown else None
            self._fade = self._motion.glide(Pose(alpha=0.0), Pose(), FADE, out_quad)
        self.asked = asked
        self._place()

    def refuse(self, reason: str) -> None:
        """Says for a while why an answer was none."""
        self._refusal, self._refused = reason, 0.0

    @property
    def refusal(self) -> str:
        """Why the last answer was none, as long as it is told."""
        return self._refusal

    def propose(self, values: Sequence[object]) -> None:
        """Chooses the answer with one of these values, if it is there: what is left is to confirm
        it."""
        if isinstance(self._answering, Row):
            self._answering.adopt_value(values)

    @property
    def question(self) -> Hashable:
        """What waits for an answer on the strip, if anything does."""
        return self.asked.question

    @property
    def answering(self) -> Answering | None:
        """What there is to answer with."""
        return self._answering

    @property
    def can_cancel(self) -> bool:
        """Whether Escape has something to do here."""
        return self._cancel is not None or isinstance(self.asked.answers, Ways)

    def cancel(self) -> None:
        """Goes back, or does what is safe."""
        if self._cancel:
            self._cancel()
        elif isinstance(self.asked.answers, Ways):
            self._answer(self.asked.answers.ways[-1].value)

    @property
    def card(self) -> int | None:
        """The card of the table that the keys have chosen on the strip."""
        return self._answering.card if self._answering else None

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The card shown on the strip at a point of the window."""
        if not self._answering or not self.area.collidepoint(point):
            return None
        return self._answering.card_at(self._on_strip(point))

    def place_of(self, number: int) -> pygame.Rect | None:
        """Where a card is shown on the strip, in the window."""
        place = self._answering.place_of(number) if self._answering else None
        return place.move(self.area.topleft) if place else None

    # Where it lies.

    def resize(self, area: pygame.Rect, scale: float) -> None:
        self.area, self._scale = area, scale
        self._shown = self._before = None
        self._place()

    def _place(self) -> None:
        asker = (self.asked.told.card, self.area.size)
        most = self._ended[1] if self._ended and self._ended[0] == asker else None
        self._places = Places(self.area.size, self._scale, self.asked, most)
        if self.asked.told.card and self._places.divided:
            self._ended = (asker, self._places.divide)
        self.buttons = self._buttons()
        if self._answering:
            self._answering.place(self._places.middle, Look(self._art.painter, self._scale))
        self._gild()

    def _buttons(self) -> list[Button]:
        """All of one size: deeds, other answers, and Done above Cancel."""
        asked = self.asked
        wanted = [
            Button(way.text, partial(self._do, way.value), primary=way.best, enabled=not way.dim)
            for way in (*asked.deeds, *asked.also)
        ]
        if asked.done:
            wanted.append(Button(asked.done, self._done, primary=True))
        if asked.cancel:
            wanted.append(Button(asked.cancel, self.cancel))
        for button, place in zip(wanted, self._places.buttons(), strict=True):
            button.area = place.move(self.area.topleft)
        return wanted

    def _gild(self) -> None:
        """What is chosen tells which button is golden."""
        asked, chosen = self.asked, self._answering.value if self._answering else None
        first = len(asked.deeds)
        for way, button in zip(asked.also, self.buttons[first:], strict=False):
            button.primary = way.value == chosen
        if asked.done:
            self.buttons[first + len(asked.also)].enabled = self._can_be_done

    def _do(self, value: object) -> None:
        self._answer(value)

    # What the player does.

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for the strip."""
        answering = self._answering
        if answering is None:
            return self._asks_why_not(event)
        if event.type == pygame.MOUSEMOTION:
            answering.move(self._on_strip(event.pos))
            return False  # others may want to know where the mouse is, too
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            answering.release(self._on_strip(event.pos))
            return False
        heard = self._heard(event, answering)
        if heard is Heard.ANSWERED:
            self._done()
        return heard is not Heard.NOTHING

    def _asks_why_not(self, event: pygame.event.Event) -> bool:
        """Whether a button was pressed that can only say why not."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        for button in self.buttons:
            if not button.enabled and button.area.collidepoint(event.pos):
                button.press()
                return True
        return False

    def _heard(self, event: pygame.event.Event, answering: Answering) -> Heard:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return answering.press(self._on_strip(event.pos))
        if event.type == pygame.MOUSEWHEEL:
            return answering.wheel(event.y)
        if event.type == pygame.KEYDOWN:
            heard = answering.key(event)
            if heard is Heard.NOTHING and CONFIRM.heard(event) and answering.value is not None:
                return Heard.ANSWERED
            return heard
        return Heard.NOTHING

    def pick(self, number: int) -> bool:
        """A card of the table was clicked or dropped on the strip; whether it is asked for."""
        heard = self._answering.pick(number) if self._answering else Heard.NOTHING
        if heard is Heard.ANSWERED:
            self._done()
        return heard is not Heard.NOTHING

    def pick_seat(self, seat: int) -> bool:
        """A player's plate was clicked; whether players are asked for."""
        heard = self._answering.pick_seat(seat) if self._answering else Heard.NOTHING
        if heard is Heard.ANSWERED:
            self._done()
        return heard is not Heard.NOTHING

    @property
    def seats(self) -> tuple[int, ...]:
        """The players that can be the answer."""
        answers = self.asked.answers
        players = answers.players if isinstance(answers, Players) else ()
        return tuple(player.seat for player in players)

    def _done(self) -> None:
        value = self._answering.value if self._answering else None
        if value is not None:
            self._answer(value)

    def _on_strip(self, point: tuple[int, int]) -> tuple[int, int]:
        return point[0] - self.area.x, point[1] - self.area.y

    # Time and looks.

    @property
    def unread(self) -> bool:
        """Whether nobody can have read yet what is told."""
        return self._age < UNREAD

    def update(self, seconds: float) -> None:
        self._age += seconds
        self._refused += seconds
        if self._refused > REFUSED_FOR:
            self._refusal = ""
        if self._fade:
            self._fade.elapsed += seconds
            if self._fade.done:
                self._fade = self._before = None
        self._gild()

    @property
    def _can_be_done(self) -> bool:
        """Whether there is nothing left to choose before the golden button."""
        return self._answering is None or self._answering.by_gold

    @property
    def moving(self) -> bool:
        return self._fade is not None

    def draw(self, screen: pygame.Surface, light: float = 1.0) -> None:
        """Everything but the buttons, its words more or less bright."""
        if not self.area.width:
            return
        area = self.area.inflate(*map(self._places.px, BOARD))
        screen.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), area.height / 128), area)
        contents, faded = self._contents(), self._fade.pose().alpha if self._fade else 1.0
        if self._before and faded < 0.5:
            self._before.set_alpha(round(255 * (1 - 2 * faded) * light))
            screen.blit(self._before, self.area)
            return
        contents.set_alpha(round(255 * (2 * faded - 1 if self._before else faded) * light))
        screen.blit(contents, self.area)

    def _contents(self) -> pygame.Surface:
        """All that is told and asked, drawn anew only if it looks different."""
        state = self._answering.state if self._answering else None
        key = (self.asked, self._refusal, state)
        if self._shown is None or self._shown[0] != key:
            surface = pygame.Surface(self.area.size, pygame.SRCALPHA)
            draw_told(surface, self._places, self._refusal, self._art.painter)
            if self._answering:
                self._answering.draw(surface)
            self._shown = (key, surface)
        return self._shown[1]


def _ignore(_: object) -> None:
    """Nobody has asked."""
