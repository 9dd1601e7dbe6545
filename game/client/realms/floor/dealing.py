"""What one sees and does on the trading floor: offers, answers, wishes, a pause."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

import pygame

from game.client.scenes.overlay import Overlay
from game.client.shell import Scene
from game.client.sound import Cue
from game.client.widgets.button import Button, Buttons
from game.engine.contract import IllegalAction
from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import Worth
from game.titles.realms.play.floor import OpenOffer
from game.titles.realms.play.trade_actions import Bargain, Unwish, Withdraw

from ..stage import Stage
from .chatter import Chatter
from .composer import Composer
from .deals import Counter, Deal, deals_of
from .floor_buttons import FloorButtons
from .input import FloorInput
from .layout import FloorLayout
from .model import FloorModel
from .scores import DealScores
from .wishing import WishBoard

CALLS = 3
"""So many calls to all are told."""


class Dealing(Scene):
    """A floor as the person before it uses it."""

    model: FloorModel
    stage: Stage
    layout: FloorLayout
    counter: Counter
    composer: Composer
    scores: DealScores
    chatter: Chatter
    input: FloorInput
    wishing: WishBoard
    buttons: Buttons
    floor_buttons: FloorButtons
    paused: bool
    overlay: Overlay | None
    asks_card: bool = False
    """Whether something is to be offered to all, and one has yet to choose which card."""

    @property
    @abstractmethod
    def stands(self) -> bool:
        """Whether the clock stands."""

    @property
    @abstractmethod
    def slice_left(self) -> int | None:
        """Seconds before the next person trades, if there is one."""

    @property
    def hidden(self) -> bool:
        """Whether hands and deals are hidden: nobody ponders them while the clock stands."""
        return self.paused or self.overlay is not None

    @abstractmethod
    def refresh(self) -> None:
        """Something may look different now."""

    @abstractmethod
    def show_news(self) -> None:
        """Shows whatever has happened."""

    @abstractmethod
    def look_around(self) -> None:
        """Finds out what can be done now, and what it would bring."""

    # What is seen.

    def offers_of(self, seat: int) -> tuple[OpenOffer, ...]:
        """The offers of a stall that the person can hear."""
        floor = self.model.view.floor
        return tuple(each for each in floor.offers_of(seat) if each.suit) if floor else ()

    @property
    def calls(self) -> tuple[OpenOffer, ...]:
        """What was last called out to all by others."""
        floor, me = self.model.view.floor, self.model.seat
        offers = floor.offers if floor else ()
        return tuple(each for each in offers if each.to is None and each.seat != me)[-CALLS:]

    @property
    def dealt(self) -> Worth | None:
        """What the hand was worth that was dealt."""
        return self.scores.known.dealt

    @property
    def composing(self) -> bool:
        """Whether an offer is made with buttons and keys; a card that is carried needs none."""
        return self.composer.card is not None and not self.hidden and not self.input.carried

    @property
    def composing_or_carrying(self) -> bool:
        """Whether there is a card to put back."""
        return self.composing or self.input.carried is not None

    @property
    def split(self) -> int | None:
        return self.input.stall

    def calls_out(self) -> Iterator[tuple[int, str]]:
        return ((self.model.place(seat), text) for seat, text in self.chatter.said)

    def give_for(self, deal: Deal) -> int | None:
        """What is given for a deal: the card that is chosen, if it will do, else the best."""
        if self.composer.card in deal.gives:
            return self.composer.card
        return self.scores.best_give(deal)

    @property
    def deal_buttons(self) -> list[Button]:
        return self.floor_buttons.deal

    @property
    def pause_button(self) -> Button:
        return self.floor_buttons.pause

    def unwish_place(self, index: int) -> pygame.Rect:
        row, side = self.layout.own_wish(index), self.layout.px(28)
        place = pygame.Rect(0, 0, side, side)
        place.midright = (row.right - self.layout.px(6), row.centery)
        return place

    # What the person does.

    def act(self, action: Action) -> bool:
        """Does it, or says why it may not be; whether it was done."""
        if self.stands and self.model.trading:
            return False
        try:
            self.model.act(action)
        except IllegalAction as refused:
            self.app.notice.tell(self.app.words.say(refused.says))
            self.model.fetch()
            self.show_news()
            return False
        self.show_news()
        return True

    def choose(self, card: int | None) -> None:
        """Takes a card in hand to offer it, or puts it down."""
        self.composer.choose(None if self.composer.card == card else card)
        if self.asks_card:
            self.composer.address(None)
        self.recompose()

    def address(self, to: int | None) -> None:
        self.composer.address(to)
        self.recompose()

    def recompose(self) -> None:
        """The offer in the making is another."""
        self.asks_card = self.asks_card and self.composer.card is None
        self.look_around()
        self.refresh()

    def offer(self, card: int, to: int | None, *, face_up: bool) -> None:
        """Offers a card for what it is most likely wanted for."""
        if self.composer.card != card or self.composer.to != to:
            self.composer.choose(card)
            self.composer.address(to)
        self.composer.face_up = face_up
        self.composer.follow(self.model.view, self.model.legal)
        self.make_offer()

    def make_offer(self) -> None:
        """Holds out the card and offers it, in one go."""
        bargain = self.composer.bargain
        if bargain and self._hold_out(bargain) and self.act(bargain.offer):
            self.app.sounds.play(Cue.PLACE)
            self.composer.choose(None)
            self.recompose()

    def _hold_out(self, bargain: Bargain) -> bool:
        """Whether the card is held out, perhaps since an offer that could not be made."""
        floor = self.model.view.floor
        held = floor and floor.held_out(self.model.seat)
        return held == bargain.held_out or self.act(bargain.held_out)

    def offer_to_all(self) -> None:
        """The card that is chosen; if none is, one is asked for, or no longer."""
        self.asks_card = self.composer.card is None and not self.asks_card
        self.address(None)

    def press_gold(self) -> None:
        """What has the ring, else what is golden."""
        focused = self.buttons.focused
        if focused:
            if focused.enabled:
                focused.press()
        elif self.paused:
            self.toggle_pause()
        elif self.composer.card is not None:
            self.make_offer()
        else:
            self.accept()

    def _answered(self) -> Deal | None:
        """The deal that an answer is for; whoever answers a new one at once meant another."""
        self.counter.disturbed()
        return self.counter.front if self.counter.ready else None

    def accept(self) -> None:
        deal = self._answered()
        give = self.give_for(deal) if deal else None
        if deal and give is not None:
            self.act(deal.accepting(give))

    def decline(self) -> None:
        deal = self._answered()
        if not deal:
            return
        if deal.declining:
            self.act(deal.declining)
        else:
            self.counter.pass_by(deal.number)
            self.look_around()
            self.refresh()

    def counter_offer(self) -> None:
        """Takes a card in hand for what the other shows; one only says which."""
        deal = self.counter.front
        if deal and self.stage.hand:
            card = self.composer.card
            self.composer.choose(card if card is not None else self.stage.hand[0])
            self.address(deal.seat)

    def press_at(self, point: tuple[int, int]) -> bool:
        """What is no button but can be pressed: crosses, calls, deals that wait, stalls."""
        floor, layout = self.model.view.floor, self.layout
        if floor is None or self.stands:
            return False
        for index, offer in enumerate(floor.offers_of(self.model.seat)):
            if layout.withdraw(index).collidepoint(point):
                return self.act(Withdraw(offer.number))
        for index, wish in enumerate(floor.wishes[self.model.seat]):
            if self.unwish_place(index).collidepoint(point):
                return self.act(Unwish(wish))
        for index, deal in enumerate(self.counter.waiting[:2]):
            if layout.waiting(index).collidepoint(point):
                self._prefer(deal.number)
                return True
        for index, offer in enumerate(self.calls):
            if layout.call(index).collidepoint(point):
                self._prefer(offer.number)
                return True
        for index, seat in enumerate(self.model.others):
            if layout.stall(index).collidepoint(point):
                self.address(seat)
                return True
        return False

    def _prefer(self, number: int) -> None:
        self.counter.follow(deals_of(self.model.view))
        self.counter.prefer(number)
        self.look_around()
        self.refresh()

    def open_wishes(self) -> None:
        self.wishing.toggle()
        self.refresh()

    def toggle_pause(self) -> None:
        self.paused = not self.paused
        self.buttons.focus = None
        self.input.clear()
        self.refresh()
