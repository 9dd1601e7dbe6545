"""The table: hand, discard area, deck, opponents; cards that fly, and whose turn it is."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.motion import Pose, in_cubic, out_back, out_cubic
from game.titles.realms import best_choices, score_cards
from game.titles.realms.actions import Action, Bring, Discard, Draw, Keep, Take
from game.titles.realms.events import (
    Began,
    Brought,
    Discarded,
    Drew,
    Event,
    Took,
    TurnBegan,
)
from game.titles.realms.sheet import ScoreSheet
from game.titles.realms.state import Phase
from game.titles.realms.telling import tell
from game.widgets.button import Button, Buttons
from game.widgets.sprites import CardSprite
from game.widgets.table_layout import TableLayout

from .match import Match
from .overlay import Choice, Overlay
from .questions import question
from .scene import Scene
from .scoring import ScoringScene
from .table_drawing import TableDrawing

if TYPE_CHECKING:
    from game.app import App

PACE = 0.55
"""Seconds between the moves of opponents, so that one can follow."""


class TableScene(Scene):
    """Shows a match by its events, and turns clicks into actions."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.cards = match.table.options.cards
        self.queue: deque[Event] = deque()
        self.seen = 0
        self.hand: list[int] = []
        self.area: list[int | None] = [None] * (match.table.options.ending + 4)
        self.sprites: dict[int, CardSprite] = {}
        self.flying: list[CardSprite] = []
        self.buttons = Buttons()
        self.overlay: Overlay | None = None
        self.hovered: int | None = None
        self.focused: int | None = None
        self.log: list[str] = []
        self.sheet: ScoreSheet | None = None
        self._scoring: Future[ScoreSheet] | None = None
        self._pool = ThreadPoolExecutor(1)
        self._wait = 0.0
        self._drawing = TableDrawing(self)
        self._over = False

    # Coming and going.

    def enter(self) -> None:
        self.match.start()
        if self.seen == 0 and self.match.table.history.entries:
            self._catch_up()
        self._fetch()

    def leave(self) -> None:
        self.match.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _catch_up(self) -> None:
        """A resumed match: shows how things stand without telling the whole story again."""
        view = self.match.table.view(self.match.seat)
        events = self.match.table.events(self.match.seat)
        self.seen = len(events)
        for event in events:
            self._note(event)
        self.hand = list(view.hand)
        for slot, number in enumerate(view.discard):
            self.area[slot] = number
        self._arrange(at_once=True)
        self._score_soon()

    def resize(self) -> None:
        options = self.match.table.options
        self.layout = TableLayout(
            self.app.screen.get_size(),
            options.players - 1,
            len(self.area) if any(self.area[options.ending :]) else options.ending,
            self.app.store.settings.ui_scale,
        )
        self._drawing.resize()
        words = self.app.words
        scale = self.layout.scale
        panel = self.layout.panel
        width = panel.width - round(48 * scale)
        height = round(58 * scale)
        half = (width - round(12 * scale)) // 2
        top = panel.bottom - round(150 * scale)
        left = panel.x + round(24 * scale)
        self.buttons.set(
            [
                Button(
                    words.text("table-sort"), self.sort_hand, pygame.Rect(left, top, half, height)
                ),
                Button(
                    words.text("table-undo"),
                    self.undo,
                    pygame.Rect(left + width - half, top, half, height),
                ),
                Button(
                    words.text("table-menu"),
                    self.open_menu,
                    pygame.Rect(left, top + height + round(12 * scale), width, height),
                ),
            ]
        )
        self._arrange(at_once=True)
        if self.overlay:
            self.overlay.resize(self.app.screen.get_size(), scale)

    # What has happened.

    def _fetch(self) -> None:
        """New events of the table, to be shown one after the other."""
        events = self.match.table.events(self.match.seat, self.seen)
        self.seen += len(events)
        self.queue.extend(events)

    def _note(self, event: Event) -> None:
        names = [seat.name for seat in self.match.table.seats]
        told = tell(event, names, self.cards)
        if told:
            self.log.append(self.app.words.say(told))

    def _show(self, event: Event) -> None:
        """Sets cards in motion."""
        self._note(event)
        match event:
            case Began(_, dealt) if dealt:
                self.hand = list(self.match.table.view(self.match.seat).hand)
                if len(self.hand) > dealt:
                    self.hand = self.hand[:dealt]
                self._deal()
            case Drew(seat, number):
                self._fly_in(seat, number, self.layout.deck_pose)
            case Took(seat, number):
                self._leave_area(number)
                self._fly_in(seat, number, self.sprites[number].pose)
            case Discarded(seat, number):
                self._discard(seat, number)
            case Brought(seat, _, number, openly):
                if openly and number is not None:
                    self._leave_area(number)
                start = self.sprites[number].pose if number in self.sprites else None
                self._fly_in(seat, number, start or self.layout.deck_pose)
            case TurnBegan():
                self._wait = max(self._wait, 0.25)
            case _:
                pass
        self._drawing.refresh()

    def _deal(self) -> None:
        for index, number in enumerate(self.hand):
            sprite = CardSprite(self.cards.by_number[number], self.layout.deck_pose)
            target = self.layout.hand(index, len(self.hand))
            start = replace(self.layout.deck_pose, width=target.width)
            sprite.glide = self.app.motion.glide(
                start, target, 320, out_cubic, delay=70 * index, arc=60 * self.layout.scale
            )
            sprite.pose = start
            self.sprites[number] = sprite
        self._wait = 0.0 if self.app.motion.reduced else (0.4 + 0.07 * len(self.hand))
        self._score_soon()

    def _fly_in(self, seat: int, number: int | None, start: Pose) -> None:
        """A card comes into a hand."""
        motion = self.app.motion
        if seat == self.match.seat and number is not None:
            self.hand.append(number)
            sprite = self.sprites.setdefault(
                number, CardSprite(self.cards.by_number[number], start)
            )
            sprite.compact = False
            target = self.layout.hand(len(self.hand) - 1, len(self.hand))
            begin = replace(start, width=target.width)
            sprite.glide = motion.glide(begin, target, 380, out_back)
            self._arrange()
            self._score_soon()
        else:
            card = self.cards.by_number[number] if number is not None else None
            sprite = CardSprite(card, start, compact=card is not None, leaves=True)
            end = self.layout.player(self.opponent_index(seat))
            sprite.glide = motion.glide(start, replace(end, face=start.face), 380, out_cubic)
            self.flying.append(sprite)
            if number is not None:
                self.sprites.pop(number, None)
        self._wait = 0.45 / motion.speed

    def _discard(self, seat: int, number: int) -> None:
        motion = self.app.motion
        slot = self.area.index(None)
        self.area[slot] = number
        target = self.layout.slot(slot)
        mine = seat == self.match.seat
        if mine and number in self.hand:
            self.hand.remove(number)
        sprite = self.sprites.get(number)
        if sprite is None:
            start = replace(
                self.layout.player(None if mine else self.opponent_index(seat)), face=1.0
            )
            sprite = CardSprite(self.cards.by_number[number], start)
            self.sprites[number] = sprite
        sprite.compact = True
        sprite.glide = motion.glide(sprite.pose, target, 300, in_cubic)
        self._arrange()
        self._score_soon()
        self._wait = 0.36 / motion.speed

    def _leave_area(self, number: int) -> None:
        if number in self.area:
            self.area[self.area.index(number)] = None

    def opponent_index(self, seat: int) -> int | None:
        if seat == self.match.seat:
            return None
        return (seat - self.match.seat - 1) % self.match.table.options.players

    def _arrange(self, at_once: bool = False) -> None:
        """Every card to where it belongs now."""
        motion = self.app.motion
        wanted: dict[int, tuple[Pose, bool]] = {}
        for index, number in enumerate(self.hand):
            wanted[number] = (self.layout.hand(index, len(self.hand)), False)
        for slot, held in enumerate(self.area):
            if held is not None:
                wanted[held] = (self.layout.slot(slot), True)
        for number, (pose, compact) in wanted.items():
            sprite = self.sprites.get(number)
            if sprite is None or at_once:
                self.sprites[number] = CardSprite(self.cards.by_number[number], pose, compact)
            elif sprite.target != pose:
                if sprite.glide:
                    sprite.glide.end = pose
                else:
                    sprite.glide = motion.glide(sprite.pose, pose, 180, out_cubic)
        for number in [number for number in self.sprites if number not in wanted]:
            if number not in self.drawn():
                del self.sprites[number]

    def drawn(self) -> tuple[int, ...]:
        """The two cards to keep one of."""
        return self.match.table.view(self.match.seat).drawn

    # What the hand would score.

    def _score_soon(self) -> None:
        hand = tuple(self.cards.by_number[number] for number in self.hand)
        area = tuple(self.cards.by_number[number] for number in self.area if number is not None)
        players = self.match.table.options.players

        def score() -> ScoreSheet:
            choices = best_choices(hand, self.cards, area, players)
            return score_cards(hand, choices, self.cards, area, players)

        self._scoring = self._pool.submit(score)

    def settle(self) -> None:
        """Everything that moves arrives, and all that happened has been shown."""
        while self.queue:
            self._show(self.queue.popleft())
            self._hurry()
            self.update(0.001)
        if self._scoring:
            self._scoring.result()
        self.update(0.001)

    # Time.

    def update(self, seconds: float) -> None:
        for sprite in (*self.sprites.values(), *self.flying):
            sprite.update(seconds)
        self.flying = [s for s in self.flying if s.glide or not s.leaves]
        if self._scoring and self._scoring.done():
            self.sheet = self._scoring.result()
            self._scoring = None
            self._drawing.refresh()
        self._wait -= seconds
        if self._wait > 0:
            return
        if self.queue:
            self._show(self.queue.popleft())
            return
        if self._finished():
            return
        if self.match.my_turn:
            self._prompt()
        elif not self.overlay and self.match.think():
            self._fetch()
            self._wait = PACE / self.app.motion.speed

    def _finished(self) -> bool:
        if self.match.table.outcome and not self._over:
            self._over = True
            self.app.swap(ScoringScene(self.app, self.match.table, self.match.seat))
        return self._over

    # What the player may do.

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""
        return self._wait <= 0 and not self.queue and self.match.my_turn and not self._over

    def legal(self) -> list[Action]:
        return self.match.table.legal_actions(self.match.seat) if self.ready else []

    def targets(self) -> dict[int, Action]:
        """Cards one may click, and what that does; 0 stands for the deck."""
        found: dict[int, Action] = {}
        for action in self.legal():
            match action:
                case Draw():
                    found[0] = action
                case Take(card) | Discard(card) | Keep(card):
                    found[card] = action
                case Bring(int(card)) if card in self.area:
                    found[card] = action
        return found

    def _prompt(self) -> None:
        """Opens what is needed to answer: the two drawn cards, or a list to choose from."""
        view = self.match.table.view(self.match.seat)
        if view.phase is Phase.KEEP:
            for index, number in enumerate(view.drawn):
                if number not in self.sprites:
                    sprite = CardSprite(self.cards.by_number[number], self.layout.deck_pose)
                    sprite.glide = self.app.motion.glide(
                        self.layout.deck_pose, self.layout.offered(index, 2), 380, out_back
                    )
                    self.sprites[number] = sprite
        elif view.phase in (Phase.BRING, Phase.CHOOSE) and self.overlay is None:
            self._ask()

    def _ask(self) -> None:
        view = self.match.table.view(self.match.seat)
        self._open(question(view, self.legal(), self.app.words, self._chosen))

    def _open(self, overlay: Overlay) -> None:
        overlay.resize(self.app.screen.get_size(), self.layout.scale)
        self.overlay = overlay

    def _chosen(self, action: object) -> None:
        self.overlay = None
        self.act(action)  # type: ignore[arg-type]

    def act(self, action: Action) -> None:
        self.match.act(action)
        self._fetch()
        self.hovered = self.focused = None
        self._drawing.refresh()

    def undo(self) -> None:
        if self.match.table.can_undo(self.match.seat) and not self.queue:
            self.match.undo()
            self.seen = len(self.match.table.events(self.match.seat))
            view = self.match.table.view(self.match.seat)
            self.hand = [n for n in self.hand if n in view.hand] + [
                n for n in view.hand if n not in self.hand
            ]
            kept = [n if n in view.discard else None for n in self.area]
            for number in view.discard:
                if number not in kept:
                    kept[kept.index(None)] = number
            self.area = kept
            for number, sprite in self.sprites.items():
                sprite.compact = number in view.discard
            self._arrange()
            self._score_soon()
            self._drawing.refresh()

    def sort_hand(self) -> None:
        self.hand.sort(key=lambda number: (self.cards.by_number[number].suit, number))
        self._arrange()

    def open_menu(self) -> None:
        words = self.app.words
        choices = [
            Choice(words.text("menu-resume"), "resume"),
            Choice(words.text("menu-concede"), "concede"),
            Choice(words.text("menu-leave"), "leave"),
        ]
        self._open(Overlay(words.text("table-menu"), choices, self._from_menu, "", closable=True))

    def _from_menu(self, picked: object) -> None:
        self.overlay = None
        if picked == "leave":
            self.app.pop()
        elif picked == "concede":
            self.match.concede()

    # Input.

    def handle(self, event: pygame.event.Event) -> None:
        if self.overlay:
            if self.overlay.handle(event) == "closed":
                self.overlay = None
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.open_menu()
        elif event.type == pygame.MOUSEMOTION:
            self.hovered = self._card_at(event.pos)
            self.focused = None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _click(self, event: pygame.event.Event) -> None:
        if self.buttons.handle(event):
            return
        targets = self.targets()
        if self.layout.deck.collidepoint(event.pos) and 0 in targets:
            self.act(targets[0])
            return
        number = self._card_at(event.pos)
        if number is not None and number in targets:
            self.act(targets[number])
        elif not self.ready:
            self._hurry()

    def _hurry(self) -> None:
        """A click while others move: whatever flies arrives at once."""
        self._wait = 0.0
        for sprite in (*self.sprites.values(), *self.flying):
            if sprite.glide:
                sprite.glide.elapsed = sprite.glide.delay + sprite.glide.seconds

    def _key(self, event: pygame.event.Event) -> None:
        targets = sorted(self.targets(), key=self._order)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and targets:
            step = 1 if event.key == pygame.K_RIGHT else -1
            if self.focused in targets:
                place = (targets.index(self.focused) + step) % len(targets)
            else:
                place = 0 if step > 0 else len(targets) - 1
            self.focused = targets[place]
            self.hovered = self.focused if self.focused in self.hand else None
        elif event.key in (pygame.K_RETURN, pygame.K_SPACE):
            if self.focused is not None and self.focused in self.targets():
                self.act(self.targets()[self.focused])
            elif not self.ready:
                self._hurry()
            else:
                self.buttons.handle(event)
        elif event.key == pygame.K_d and 0 in self.targets():
            self.act(self.targets()[0])
        elif event.key == pygame.K_s:
            self.sort_hand()
        elif event.key in (pygame.K_u, pygame.K_BACKSPACE):
            self.undo()
        else:
            self.buttons.handle(event)

    def _order(self, number: int) -> tuple[int, int]:
        if number == 0:
            return 0, 0
        if number in self.area:
            return 1, self.area.index(number)
        return 2, self.hand.index(number) if number in self.hand else number

    def _card_at(self, point: tuple[int, int]) -> int | None:
        drawn = self.drawn()
        for number in (*drawn, *reversed(self.hand), *(n for n in self.area if n is not None)):
            sprite = self.sprites.get(number)
            if sprite and sprite.hit(point):
                return number
        return None

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
