"""Asks the player at the table: has the strip say what is asked, and hears what is answered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.client.keys import CANCEL, CONFIRM, PEEK
from game.engine.message import message
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Player, Put, Take, Use
from game.titles.realms.play.advice import AT_THE_END, best_answer
from game.titles.realms.play.foregone import foregone
from game.titles.realms.play.usable import acts_at_once
from game.titles.realms.text.wording import bold_name

from . import looks
from .asking import BEST, Asking, cards_of
from .item_asking import NEVER, SEEN
from .strip.asked import Asked, Offers, Seen, TableCards, Ways
from .strip.shelf import ShelfView
from .strip.view import StripView
from .things import Deck, OnTable, Targets, Thing, own_item, targets

if TYPE_CHECKING:
    from .table import TableScene


class Asker:
    """The strip and the shelf of a table, and what is on them at the moment."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.strip = StripView(scene.art, scene.app.motion)
        self.shelf = ShelfView(scene.stage, scene.app.motion)
        self._told: Hashable = None
        """What the strip was last made of."""
        self._alive: tuple[object, ...] = ()
        """Those parts of it that are known by their identity, which nothing else may take over."""
        self._story = 0
        """How long the story was then: while the next part of it waits to be shown, the strip
        waits, too."""
        self._put: Asked | None = None
        """A question of the table's own, in the place of what the match asks."""
        self._judged: tuple[int, int] | None = None
        """The question last looked at, whether its answers make any difference."""
        self._advised: set[int] = set()
        """Seats whose players leave the rest of the end to the best of advice."""

    # Time and places.

    def update(self, seconds: float) -> None:
        self.strip.update(seconds)
        self.shelf.update(seconds)

    @property
    def moving(self) -> bool:
        return self.strip.moving or self.shelf.moving

    def resize(self) -> None:
        """The window has changed, or the language."""
        self.strip.resize(self._scene.layout.strip, self._scene.layout.scale)
        self._told = None

    # What is asked.

    @property
    def targets(self) -> Targets:
        """What can be clicked on the table now, and what that does."""
        item = own_item(self._scene.model.view)
        if self._unsure and item is not None:
            return {OnTable(item): (Use(),)}
        if self._put:
            answers = self._put.answers
            cards = answers.cards if isinstance(answers, TableCards) else ()
            return {OnTable(card.number): () for card in cards}
        model = self._scene.model
        return targets(model.legal, item) if self._scene.ready else {}

    @property
    def meant(self) -> Action | None:
        """What is as good as decided while the strip asks how."""
        answers = self._put.answers if self._put else None
        first = answers.ways[0].value if isinstance(answers, Ways) else None
        return first if isinstance(first, Pick) and isinstance(first.option, Put) else None

    def tell(self) -> None:
        """Has the strip say what is asked now, or what goes on."""
        scene, model, words = self._scene, self._scene.model, self._scene.app.words
        self.weigh()
        weighed, gains = scene.live_score.weighed, scene.app.store.settings.gains
        made_of = (
            self._put,
            scene.ready,
            (model.seat, model.number, len(model.story), model.acting),
            (id(weighed), id(words), tuple(model.names), scene.session.seats),
            (tuple(scene.stage.hand), tuple(scene.stage.area), gains),
            (scene.hints.thinking, scene.hints.now),
        )
        waiting = self.strip.asked.grey and model.queue and len(model.story) == self._story
        if made_of == self._told or (waiting and self._told):
            return
        self._story = len(model.story)
        self._told, self._alive = made_of, (weighed, words)
        asked = self._put or _figured_once(self._asking.now(scene.ready, weighed), gains)
        if not self._put:
            asked = scene.hints.told_on(asked)
            cancel = scene.cancel_item if asked.cancel else None
            self.strip.show(asked, self._answered, cancel)
        shelved = tuple(card.number for card in cards_of(asked))
        settled = scene.ready or not (model.queue or model.view.drawn)
        if (shelved or settled) and shelved != scene.stage.offered:
            scene.stage.offer(shelved)

    @property
    def _asking(self) -> Asking:
        scene = self._scene
        lying = (*scene.stage.hand, *scene.stage.lying)
        return Asking(scene.model, scene.app.words, scene.company.portraits, lying)

    def weigh(self) -> bool:
        """Has the answers weighed to a question of the end; whether it is one."""
        scene, prompt = self._scene, self._scene.model.view.prompt
        if not scene.ready or prompt is None or prompt.kind not in AT_THE_END:
            return False
        scene.live_score.weigh(scene.model.view, scene.model.legal)
        return True

    def put(
        self,
        asked: Asked,
        answer: Callable[[Any], None],
        cancel: Callable[[], None] | None = None,
    ) -> None:
        """Asks something in the place of what the match asks, until it is answered; going back is
        possible where `cancel` hears of it."""

        def answered(value: Any) -> None:
            self._take_back()
            answer(value)

        def cancelled() -> None:
            self._take_back()
            if cancel:
                cancel()

        self._put = asked
        self.strip.show(asked, answered, cancelled if cancel else None)
        self._scene.refresh()

    def _take_back(self) -> None:
        if self.looking:
            self._scene.stage.offer(())
            self._scene.input.clear()
        self.forget()
        self._scene.refresh()

    def forget(self) -> None:
        """The table's own question is no more, if there was one."""
        self._put = None

    def which(self, actions: tuple[Action, ...]) -> None:
        """Asks which of several things shall be done with one thing."""
        self.put(self._asking.which(actions), self._answered)

    # What is looked at.

    @property
    def looking(self) -> bool:
        """Whether cards are shown to the player, and everything waits until they were read."""
        return self._put is not None and isinstance(self._put.answers, Seen)

    def notice(self) -> None:
        """Something has just been shown: perhaps cards that only this person may see."""
        self._open(looks.latest(self._scene.model))

    def look_into(self, thing: Thing) -> bool:
        """Shows again what is known of the deck, or of somebody's hand; whether anything is."""
        scene, view = self._scene, self._scene.model.view
        if not view.items or self._put or thing in self.targets or scene.stage.offered:
            return False
        match thing:
            case Deck():
                look = looks.of_deck(scene.model)
            case OnTable(number):
                owner = (seat for seat, _ in enumerate(view.sizes) if number in view.known(seat))
                seat = next(owner, scene.model.seat)
                look = looks.of_hand(scene.model, seat)
            case _:
                look = None
        return self._open(look)

    def _open(self, look: looks.Look | None) -> bool:
        if look is None:
            return False
        scene = self._scene
        face = scene.company.portraits[scene.model.seat]
        asked = looks.asked(look, scene.model, scene.app.words, face)
        self.put(asked, lambda _: None, lambda: None)
        return True

    # What is answered.

    def answer_itself(self) -> None:
        """Answers a question of the end that needs no person: what the player leaves to the best
        of advice, and what makes no difference."""
        scene, model = self._scene, self._scene.model
        number, worths = (model.seat, model.number), scene.live_score.worths
        if model.seat in self._advised:
            self._answered(BEST)
        elif worths and self._judged != number:
            self._judged = number
            prompt, answer = model.view.prompt, foregone(model.view, worths)
            if answer is not None and prompt and prompt.by is not None:
                by = bold_name(model.cards.by_number[prompt.by].name)
                model.story.append(message("strip-no-difference", by=by))
                scene.act(answer)

    def _answered(self, answer: Any) -> None:
        scene = self._scene
        if answer is BEST:
            self._advised.add(scene.model.seat)
            answer = best_answer(scene.model.view)
        match answer:
            case None:
                return
            case _ if answer is NEVER:
                return
            case _ if answer is SEEN:
                self._open(looks.of_deck(scene.model))
            case Use():
                self.use()
            case Suit():
                scene.act(Pick(answer.key))
            case int(seat):
                scene.act(Pick(Player(seat)))
            case (*several,):
                scene.do(tuple(several))
            case _:
                scene.act(answer)

    # The own item.

    @property
    def _unsure(self) -> bool:
        """Whether the player is asked if the own item shall be used."""
        answers = self._put.answers if self._put else None
        return isinstance(answers, Ways) and answers.ways[0].value == Use()

    def use(self) -> None:
        """Uses the own item; if there is no way back from that, the player is asked before."""
        number = own_item(self._scene.model.view)
        if number is not None and self._for_good(number) and not self._unsure:
            self.put(self._asking.sure(ITEM_BY_NUMBER[number]), self._decided)
        else:
            self._scene.act(Use())

    def _for_good(self, number: int) -> bool:
        """Whether the own item can be used now, and that could not be taken back."""
        return Use() in self._scene.model.legal and acts_at_once(ITEM_BY_NUMBER[number])

    def _decided(self, answer: object) -> None:
        if answer == Use():
            self._scene.act(Use())

    def look_at_item(self) -> None:
        """Looks at the own item, and the second time uses it; where there is no way back one is
        asked the first time. If it cannot be used, looks at it and says why."""
        scene, number = self._scene, own_item(self._scene.model.view)
        if number is None:
            if scene.model.view.items:
                self.strip.refuse(scene.app.words.text("strip-no-item"))
            return
        looked_at = scene.input.focused == OnTable(number)
        scene.input.focus(OnTable(number))
        if looked_at or self._for_good(number) or OnTable(number) not in self.targets:
            self.use()

    def refuse(self, thing: Thing) -> None:
        """Says why nothing can be done with a thing: the rules know."""
        scene = self._scene
        if self._unsure:
            self.strip.cancel()
            return
        if self._put:
            return
        match thing:
            case OnTable(number) if number == own_item(scene.model.view):
                action: Action = Use()
            case Deck():
                action = Draw()
            case OnTable(number) if scene.model.view.prompt:
                action = Pick(number)
            case OnTable(number) if number in scene.stage.hand:
                action = Discard(number)
            case OnTable(number) if number in scene.stage.area:
                action = Take(number)
            case _:
                return
        scene.act(action)

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the strip or its shelf has heard what the player did."""
        scene, strip = self._scene, self.strip
        key = event.key if event.type == pygame.KEYDOWN else None
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in PEEK.keys:
            scene.stage.peek(event.type == pygame.KEYDOWN)
            return True
        if CANCEL.heard(event) and strip.can_cancel:
            strip.cancel()
            return True
        if CONFIRM.heard(event) and scene.buttons.focus is not None:
            return False
        heard = strip.handle(event) or self.shelf.handle(event) or self._names_player(event)
        if heard and key is not None:
            scene.buttons.focus = None
            scene.input.look_at(strip.card)
            if strip.card is not None:
                scene.stage.reveal(strip.card)
        return heard

    def _names_player(self, event: pygame.event.Event) -> bool:
        """Whether a plate was clicked, and that is an answer."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        return any(
            area.collidepoint(event.pos) and self.strip.pick_seat(seat)
            for seat, area in self.plates()
        )

    def plates(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The plates of the players that can be the answer."""
        for seat in self.strip.seats:
            player = self._scene.model.opponent_index(seat)
            if player is not None:
                yield seat, self._scene.layout.opponent(player)


def _figured_once(asked: Asked, at_cards: bool) -> Asked:
    """What a card gives stands at the card itself, or else on the strip."""
    if not isinstance(asked.answers, Offers):
        return asked
    return replace(asked, answers=replace(asked.answers, figures=not at_cards))
