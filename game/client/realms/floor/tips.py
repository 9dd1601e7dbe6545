"""What everything on the trading floor means, for whoever lets the mouse rest on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.names import is_ours
from game.client.widgets.button import Button
from game.client.widgets.tooltip import Tip
from game.engine.message import Arg, joined
from game.engine.seats import Controller
from game.titles.realms.play.floor import MOST_OFFERS, MOST_WISHES, OpenOffer

from ..realm_tips import RealmTips
from .deals import Deal

if TYPE_CHECKING:
    from .scene import FloorScene


class FloorTips:
    """From the top down. Cards of the hand are not among it, as they grow instead."""

    def __init__(self, scene: FloorScene) -> None:
        self._scene = scene

    def __iter__(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        if scene.overlay or scene.veiled or scene.input.carried or scene.wishing.open:
            return
        yield from self._buttons()
        yield Tip(layout.clock, partial(self._text, "tip-floor-clock"))
        yield from self._stalls()
        yield Tip(layout.chronicle, partial(self._text, "tip-floor-trades"))
        if not scene.hidden:
            yield from self._deals()
            yield from self._own()
            yield from self._realm()

    def _text(self, key: str, /, **args: Arg) -> str:
        return self._scene.app.words.text(key, **args)

    def _buttons(self) -> Iterator[Tip]:
        scene = self._scene
        told = list(scene.floor_buttons.tips())
        for button in scene.buttons:
            key = next(key for each, key in told if each is button)
            yield Tip(button.area, partial(self._button, button, key))

    def _button(self, button: Button, key: str) -> str:
        """What it does, or why it does nothing now."""
        why_not = f"{key}-not"
        dead = not button.enabled and self._scene.app.words.knows(why_not)
        return self._text(why_not if dead else key, offers=MOST_OFFERS, wishes=MOST_WISHES)

    # The others.

    def _stalls(self) -> Iterator[Tip]:
        for index, seat in enumerate(self._scene.model.others):
            yield Tip(self._scene.layout.stall(index), partial(self._stall, seat, index))

    def _stall(self, seat: int, index: int) -> str:
        """Who stands there, and what is known of wishes, offers and the hand."""
        scene, words = self._scene, self._scene.app.words
        view, who, speech = scene.model.view, scene.session.seats[seat], scene.speech
        told = [self._text("tip-name", name=scene.names[seat])]
        if who.controller is Controller.OPPONENT and is_ours(who.opponent, words):
            told.append(words.form(f"opponent-{who.opponent}", "character"))
        wishes = view.floor.wishes[seat] if view.floor else ()
        if wishes:
            wants = joined("and", [speech.want(wish) for wish in wishes])
            told.append(self._text("tip-floor-looks-for", want=wants))
        told += [self._offer(offer) for offer in scene.offers_of(seat)]
        known = view.known(seat)
        if known and not scene.hidden:
            cards = joined("and", [speech.card(card) for card in known])
            told.append(self._text("tip-floor-has", cards=cards))
        told.append(self._text("tip-floor-stall", key=str(index + 1)))
        return "\n".join(told)

    def _offer(self, offer: OpenOffer) -> str:
        speech = self._scene.speech
        key = "tip-floor-offers" if offer.to is None else "tip-floor-offers-you"
        give = speech.told(offer.card, offer.suit)
        return self._text(key, give=give, want=speech.want(offer.want))

    # Deals.

    def _deals(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        for index, _ in enumerate(scene.counter.waiting[:2]):
            yield Tip(layout.waiting(index), partial(self._text, "tip-floor-waiting"))
        for index, _ in enumerate(scene.calls):
            yield Tip(layout.call(index), partial(self._text, "tip-floor-call"))
        deal = scene.counter.front
        if deal is None:
            return
        get = "tip-floor-get" if deal.known else "tip-floor-get-suit"
        yield Tip(layout.deal_card(0), partial(self._text, get))
        yield Tip(layout.deal_card(1), partial(self._text, "tip-floor-give"))
        bar = layout.deal_time
        time = bar.union(pygame.Rect(bar.x, bar.y, layout.deal.right - bar.x, bar.height))
        yield Tip(time.inflate(0, layout.px(20)), partial(self._text, "tip-floor-time"))
        yield Tip(layout.deal_gain, partial(self._gain, deal))

    def _gain(self, deal: Deal) -> str:
        if not deal.gives:
            return self._text("floor-deal-lacking")
        told = [self._text("tip-floor-gain")]
        if deal.known is None:
            told.append(self._text("tip-floor-range"))
        return "\n".join(told)

    # The own affairs.

    def _own(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        floor, seat = scene.model.view.floor, scene.model.seat
        if floor is None:
            return
        for index, offer in enumerate(floor.offers_of(seat)):
            yield Tip(layout.own_offer(index), partial(self._own_offer, offer))
        for index, wish in enumerate(floor.wishes[seat]):
            want = scene.speech.want(wish)
            text = partial(self._text, "tip-floor-own-wish", want=want)
            yield Tip(layout.own_wish(index), text)

    def _own_offer(self, offer: OpenOffer) -> str:
        scene = self._scene
        card, want = scene.speech.card(offer.card), scene.speech.want(offer.want)
        seconds = max(0, -(-(offer.until - scene.now) // 1000))
        return self._text("tip-floor-own-offer", card=card, want=want, seconds=seconds)

    def _realm(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        words, now = scene.app.words, scene.scores.now
        if now is None:
            return
        hand, live = scene.stage.hand, partial(words.text, "floor-live")
        found = RealmTips(layout.realm, layout.reading, now, hand, words, live, dict)
        medal, *rows = found
        yield medal
        head = pygame.Rect(layout.realm.x, medal.area.y, layout.realm.width, medal.area.height)
        yield from rows
        yield Tip(head, partial(self._text, "tip-floor-dealt"))
