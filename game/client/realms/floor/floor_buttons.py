"""The buttons of the floor: the deal's, the offer's, and those beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.client.match.button_grid import lay_out
from game.client.widgets.button import Button
from game.lang import plain
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.floor import suit_of
from game.titles.realms.text.wording import suit_name

if TYPE_CHECKING:
    from .scene import FloorScene

BELOW = 28


class FloorButtons:
    """One of them is golden: what Enter does."""

    def __init__(self, scene: FloorScene) -> None:
        self._scene = scene
        self._accept = Button("", scene.accept, primary=True)
        self._counter = Button("", scene.counter_offer)
        self._decline = Button("", scene.decline)
        self._shown = Button("", self._turn_over)
        self._to = Button("", self._next_to)
        self._want = Button("", self._next_want)
        self._offer = Button("", scene.make_offer)
        self._wish = Button("", scene.open_wishes)
        self._wishes = Button("", scene.open_wishes)
        self._all = Button("", scene.offer_to_all)
        self._sort = Button("", scene.sort_hand)
        self._rules = Button("", scene.open_rules)
        self.pause = Button("", scene.toggle_pause)

    @property
    def deal(self) -> list[Button]:
        return [self._accept, self._counter, self._decline]

    @property
    def _composing(self) -> list[Button]:
        return [self._shown, self._to, self._want, self._offer]

    def resize(self) -> None:
        layout, text = self._scene.layout, self._scene.app.words.text
        for index, (button, key) in enumerate(
            zip(self.deal, ("floor-accept", "floor-counter", "floor-decline"), strict=True)
        ):
            button.text, button.area = text(key), layout.deal_button(index)
        for index, button in enumerate(self._composing, 1):
            button.area = layout.composer_part(index)
        self._offer.text = text("floor-offer")
        self._wish.text, self._wish.area = text("floor-wish"), layout.wish_button
        self._sort.text = text("table-sort")
        self._wishes.text, self._rules.text = text("floor-wish"), text("title-rules")
        rows = (self._sort, self._wishes), (self._rules, self.pause)
        lay_out(layout.panel, layout.px, self._all, rows, BELOW)
        self.update()

    def update(self) -> None:
        """Says what each would do now."""
        scene = self._scene
        text, composer = scene.app.words.text, scene.composer
        self.pause.text = text("floor-go-on" if scene.paused else "floor-pause")
        self._all.text = text("floor-which-card" if scene.asks_card else "floor-offer-all")
        deal = scene.counter.front
        can = scene.counter.ready and not scene.hidden
        self._accept.enabled = can and deal is not None and scene.give_for(deal) is not None
        self._counter.enabled = can and deal is not None
        self._decline.enabled = can and deal is not None
        composing = scene.composing
        self._accept.primary = not composing
        self._offer.primary = composing
        if composer.card is not None:
            self._say_offer(composer.card)
        self._offer.enabled = composer.allowed
        there = [] if scene.hidden or not deal else self.deal
        joined = [
            *there,
            *(self._composing if composing else ()),
            *([] if scene.hidden else [self._wish, self._all, self._sort, self._wishes]),
            self._rules,
            self.pause,
        ]
        if joined != scene.buttons.all:
            had = scene.buttons.focused
            scene.buttons.set(joined)
            scene.buttons.focus = next((n for n, each in enumerate(joined) if each is had), None)

    def _say_offer(self, card: int) -> None:
        scene = self._scene
        words, composer = scene.app.words, scene.composer
        suit = SUIT_BY_KEY[suit_of(scene.model.cards, card)]
        only = words.text("floor-only", suit=suit_name(suit))
        self._shown.text = words.text("floor-shown") if composer.face_up else only
        if composer.to is None:
            self._to.text = words.text("floor-to-all")
        else:
            self._to.text = words.text("floor-to", player=scene.names[composer.to])
        self._want.text = plain(words.text("floor-for", want=scene.speech.want(composer.want)))

    def press(self, event: pygame.event.Event) -> bool:
        if any(button.area.collidepoint(event.pos) for button in self.deal):
            self._scene.counter.disturbed()
        return self._scene.buttons.handle(event)

    def tips(self) -> Iterator[tuple[Button, str]]:
        """What each of them is about, as a message key."""
        scene = self._scene
        yield from zip(
            self.deal, ("tip-floor-accept", "tip-floor-counter", "tip-floor-decline"), strict=True
        )
        yield self._shown, "tip-floor-shown" if scene.composer.face_up else "tip-floor-only"
        yield self._to, "tip-floor-to"
        yield self._want, "tip-floor-want"
        yield self._offer, "tip-floor-offer"
        yield self._wish, "tip-floor-wish"
        yield self._wishes, "tip-floor-wish"
        yield self._all, "tip-floor-all"
        yield self._sort, "tip-sort"
        yield self._rules, "tip-rules"
        yield self.pause, "tip-floor-pause"

    def _turn_over(self) -> None:
        self._scene.composer.turn_over()
        self._scene.recompose()

    def _next_to(self) -> None:
        scene = self._scene
        order = [None, *scene.model.others]
        scene.address(order[(order.index(scene.composer.to) + 1) % len(order)])

    def _next_want(self) -> None:
        self._scene.composer.next_want(1)
        self._scene.recompose()
