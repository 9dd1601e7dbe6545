"""What everything on the table means, for whoever lets the mouse rest on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.names import is_ours, opponent_name
from game.client.widgets.button import Button
from game.client.widgets.tooltip import Tip
from game.engine.message import Arg
from game.engine.seats import Controller
from game.titles.realms.cards.card import Card
from game.titles.realms.text.score_text import origins

from .badges import Badge, badges, badges_of, tell_badge
from .card_shape import COMPACT, FULL, full_shape
from .item_tips import ItemTips
from .live_score import supposed
from .read_place import read_place
from .realm_tips import RealmTips
from .things import DECK

if TYPE_CHECKING:
    from .table import TableScene

UNDO = "tip-undo"
BUTTONS = {
    "table-draw": "tip-draw",
    "table-sort": "tip-sort",
    "table-hint": "tip-hint",
    "table-undo": UNDO,
    "strip-replace": "tip-replace",
    "title-rules": "tip-rules",
    "table-menu": "tip-menu",
}
"""What the buttons' words mean, by their message keys; `-not` says why one does nothing now."""


class TableTips:
    """Everything with a meaning, from the top down. Cards are not among it, as they grow instead;
    the signs on them are."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.items = ItemTips(scene)

    def __iter__(self) -> Iterator[Tip]:
        scene = self._scene
        if scene.overlay or scene.veiled or scene.input.carried:
            return
        if scene.input.hovered is not None:
            yield from self._badges(scene.input.hovered)
            return
        yield from self._buttons()
        yield from self._panel()
        yield from self._players()
        layout = scene.layout
        if layout.with_items:
            yield from self.items
        yield Tip(layout.deck, self._deck)
        if not scene.model.options.ending:
            return
        yield Tip(layout.dial, partial(self._text, "tip-dial", left=scene.discards_left))
        yield Tip(layout.tray, partial(self._text, "tip-area", most=scene.model.options.ending))

    @property
    def clear(self) -> Iterator[pygame.Rect]:
        """What no words shall lie over: whatever can be pressed, and the figures one decides by."""
        scene = self._scene
        yield from (button.area for button in scene.buttons)
        if scene.strip.answering:
            yield scene.strip.area
        yield from scene.pills.areas()
        read = scene.input.hovered
        if read is not None and (area := read_place(scene, read)):
            yield from filter(None, [scene.pills.area_on(read, area)])

    def _text(self, key: str, /, **args: Arg) -> str:
        return self._scene.app.words.text(key, **args)

    def _buttons(self) -> Iterator[Tip]:
        return (Tip(button.area, partial(self._button, button)) for button in self._scene.buttons)

    def _button(self, button: Button) -> str:
        """What it does, or why it does nothing now."""
        words = self._scene.app.words
        tip = next((tip for key, tip in BUTTONS.items() if self._text(key) == button.text), "")
        if not tip or button.enabled:
            return self._text(tip) if tip else ""
        reason = self._scene.model.why_not_undo if tip == UNDO else None
        return words.say(reason) if reason else self._text(f"{tip}-not")

    def _deck(self) -> str:
        count = self._scene.model.view.deck_size
        told = [self._text("tip-deck", count=count), *self.items.of_deck()]
        if DECK in self._scene.targets:
            told.append(self._text("tip-deck-draw"))
        return "\n".join(told)

    # Cards.

    def _badges(self, number: int) -> Iterator[Tip]:
        """The signs on the card looked at: as it stands up to be read, then as it lies."""
        scene, layout = self._scene, self._scene.layout
        sprite = scene.stage.sprites.get(number)
        if sprite is None or not isinstance(sprite.card, Card):
            return
        zoomed = layout.zoomed(sprite.area(), number in scene.stage.hand)
        faces = [badges(zoomed, FULL, sprite.condition)]
        if sprite.pose.compact in (0, 1):
            lying = COMPACT if sprite.pose.compact else full_shape(round(sprite.pose.width))
            faces.append(badges_of(sprite, lying))
        for places in faces:
            for badge, area in places.items():
                yield Tip(area, partial(self._badge, badge, sprite.card))

    def _badge(self, badge: Badge, card: Card) -> str:
        scene = self._scene
        now = scene.live_score.now
        return tell_badge(badge, card, now.sheet_of(card) if now else None, scene.app.words)

    # The own score.

    def _panel(self) -> Iterator[Tip]:
        scene, layout = self._scene, self._scene.layout
        prospect, words, model = scene.live_score.told, scene.app.words, scene.model
        if not layout.shows_realm or prospect is None:
            return
        note = partial(supposed, scene.live_score, model.cards, words)
        brought = partial(origins, model.story, model.cards)
        hand = scene.stage.hand
        yield from RealmTips(layout.realm, layout.reading, prospect, hand, words, note, brought)

    # The players.

    def _players(self) -> Iterator[Tip]:
        scene = self._scene
        model, layout = scene.model, scene.layout
        for seat in range(model.options.players):
            index = model.opponent_index(seat)
            area = layout.own_plate if index is None else layout.opponent(index)
            tell: Callable[[int], str] = self._own if index is None else self._opponent
            yield Tip(area, partial(tell, seat))

    def _own(self, seat: int) -> str:
        model = self._scene.model
        turn = "tip-your-turn" if seat in model.acting else "tip-not-your-turn"
        told = [self._name(seat), self._text(turn)]
        if self._scene.layout.with_items:
            told += self.items.of_plate(seat)
        return "\n".join(told)

    def _name(self, seat: int) -> str:
        return self._text("tip-name", name=self._scene.model.names[seat])

    def _opponent(self, seat: int) -> str:
        scene, words = self._scene, self._scene.app.words
        view, who = scene.model.view, scene.session.seats[seat]
        told = [self._name(seat)]
        if who.controller is Controller.OPPONENT:
            if seat in scene.session.conceded:
                name = opponent_name(who.opponent, words)
                told.append(self._text("tip-conceded", opponent=name))
            elif is_ours(who.opponent, words):
                told.append(words.form(f"opponent-{who.opponent}", "character"))
        told.append(self._text("tip-hand", count=view.sizes[seat]))
        if scene.layout.with_items:
            told += [*self.items.of_hand(seat), *self.items.of_plate(seat)]
        elif view.open[seat]:
            told.append(self._text("tip-known", count=len(view.open[seat])))
        return "\n".join(told)
