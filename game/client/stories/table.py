"""The board: shows a match by its events, and lets the player act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.client.attention import UNREAD
from game.client.keys import BOARD_BACK
from game.client.match.chronicle import Chronicle
from game.client.match.pace import before_others
from game.client.onward import Onward
from game.client.scenes.rules import RulesScene
from game.client.shell import Shell
from game.client.sound import BoardCue
from game.engine.contract import IllegalAction
from game.engine.message import Message
from game.lang import plain
from game.session import Session
from game.titles.stories.actions import Action, Bell, End, Roll
from game.titles.stories.events import Rang, Told

from . import art
from .buttons import BoardButtons
from .chapters import TURN, chapters
from .drawing import BoardDrawing, fan_places
from .finale import StoriesFinale
from .flourish import Flourish
from .hands import Hands
from .home import HomeScene
from .layout import BoardLayout
from .model import BoardModel
from .page import StoryPage, told_in
from .prompts import Prompts
from .reactions import BoardReactions
from .spells import Spells
from .stage import Stage
from .teller import Teller
from .tips import BoardTips
from .ways import Way, ways

PACE = 450
"""Milliseconds between the moves of opponents, so that one can follow."""
END = 2800
"""Milliseconds from the last move to the ranking."""


class BoardScene(HomeScene):
    """A match on the screen. The model knows how it stands, the stage has what stands on the board,
    the teller shows what happens, the hands are the player's, the drawing its looks."""

    layout: BoardLayout

    def __init__(
        self,
        app: Shell,
        session: Session,
        onward: Onward | None = None,
        note: Message | None = None,
    ) -> None:
        super().__init__(app, session, onward, note)
        self.model = BoardModel(session)
        self.stage = Stage(self.model.players, app.motion)
        self.teller = Teller(self.stage, app.motion, app.sounds)
        self.hands = Hands(self)
        self.spells = Spells(self)
        self.chronicle = Chronicle(self.model, self.model.named, lambda: not self.stage.tumble)
        self.board_buttons = BoardButtons(self)
        self.prompts = Prompts(self)
        self.tips = BoardTips(self)
        self.flourish = Flourish(self)
        begun = f"{self.model.position.first} {self.model.position.ferry}"
        self.reactions = BoardReactions(session.sat_down, begun, app.motion)
        self.page: StoryPage | None = None
        """The story that was told just now, to be read."""
        self.ways: tuple[Way, ...] = ()
        self.bells: Mapping[str, Action] = {}
        """The docks the ferry can be called to."""
        self.layout = self._lay_out()
        self._drawing = BoardDrawing(self)
        self._was_ready = False
        self._asked_for = 0.0
        """How long the player has been asked."""

    # Coming and going.

    def _sit(self, seat: int) -> None:
        """Shows the board to the person before it. Nothing is hidden: nobody has to look away."""
        self.model.sit(seat)
        self.teller.seat = seat
        self.stage.put_up(self.model.story)
        self.overlay = None
        self._look_anew()

    def _let_go(self) -> None:
        self.hands.clear()

    def _look_anew(self) -> None:
        self._let_go()
        self.forget_arranging()
        self.refresh()

    # How it is laid out.

    def resize(self) -> None:
        art.clear()
        self._name_everybody()
        self.layout = self._lay_out()
        self._drawing.resize()
        self.board_buttons.resize()
        self._fit(self.overlay)
        if self.page:
            self.page.resize(self.layout)
        art.prepare(self.app, self.layout.zoom, self.layout.tray_scale)

    def _lay_out(self) -> BoardLayout:
        scale = self.app.store.settings.ui_scale
        made = BoardLayout(self.app.screen.get_size(), self.model.players - 1, scale)
        self.teller.layout = made
        return made

    # Time.

    def update(self, seconds: float) -> None:
        if self.stage.update(seconds):
            self.refresh()
        if self.page:
            self.page.update(seconds)
            if self.page.closed:
                self.page = None
        self._play_on(seconds)
        self._asked_for = self._asked_for + seconds if self.ready else 0.0
        if self.ready != self._was_ready:
            self._was_ready = self.ready
            self.refresh()
        self._look()
        self.hands.update(seconds)
        self.prompts.update(seconds)
        self.flourish.update(seconds)
        if not self.page:
            self.reactions.update(seconds)
        self.tooltip.update(seconds, self.tips)
        self._tell_problem()

    def _play_on(self, seconds: float) -> None:
        """Shows what has happened, then lets somebody act."""
        if self.model.abandoned:
            self.hurry()
            self.page = None
        self._wait -= seconds
        if self._wait > 0 or self.page:
            return
        if self.model.queue:
            self._show(self.model.show_next())
        elif self.model.all_shown:
            self._finish()
        else:
            self._go_on()

    def _show(self, happening: Any) -> None:
        self._wait = max(self._wait, lasts := self.teller.show(happening))
        if lasts:
            self.tooltip.hide()  # nothing lies over what moves
        self.chronicle.to_end()
        words = self.app.words if self.app.store.settings.phrases else None
        self.reactions.notice(happening, self.stage.places, words)
        if isinstance(happening, Told):
            own = happening.seat in self.model.people
            self._read(happening, self.stage.shown.round, own, self._wait)
        if not self.model.queue:
            if self.model.all_shown:
                self._wait += self.app.motion.takes(END)
                self.flourish.begin(self.model.winners)
            if isinstance(happening, Rang) and self.model.arranging:
                self.hands.clear()  # the ferry was called before the roll: the pawns at home stay
            else:
                self._look_anew()
        self.refresh()

    def _read(self, told: Told, number: int, own: bool, delay: float = 0.0) -> None:
        name = self.company.names[told.seat]
        self.page = StoryPage(self.app, told, name, number, own, delay)
        self.page.resize(self.layout)

    def open_story(self, key: str) -> None:
        """The page of an own story that was told; of another what it still needs."""
        found = told_in(self.model.story, self.model.seat, key)
        if found:
            self._read(*found, own=True)
        else:
            self.prompts.say(plain(self.tips.needs(key)))

    def _go_on(self) -> None:
        """Everything has been shown: somebody has to act."""
        waiting = self.model.waits_for
        if waiting is not None:
            self._sit(waiting)
        elif not self.model.legal and not self.overlay and self.model.play_on():
            self._wait = before_others(self.model, self.app.motion, PACE)

    def _look(self) -> None:
        """What can be done now."""
        model = self.model
        legal = model.deciding if self.ready else ()
        self.ways = ways(model.position, legal)
        self.bells = {action.dock: action for action in legal if isinstance(action, Bell)}
        if self.arranging:
            self.stage.arrange(model.seat, self.castle)
        self.board_buttons.update()

    @property
    def busy(self) -> bool:
        turning = self.page is not None and self.page.moving
        held = self.hands.carried is not None
        lively = self.stage.moving or self.flourish.lively or self.reactions.moving
        return self._wait > 0 or lively or turning or held

    def _finish(self) -> None:
        """The match is over: the ranking has it now."""
        self._handed_over = True
        self.app.swap(StoriesFinale(self.app, self.session, self.model.people, self._onward))

    def hurry(self) -> None:
        """A click while others move: whatever moves arrives at once."""
        if self._wait > 0:
            self._wait = 0.0
            self.stage.hurry()
            self.refresh()

    def settle(self) -> None:
        """Everything that moves arrives, and all that happened has been shown."""
        while self.model.queue:
            self._show(self.model.show_next())
            self.hurry()
            self.page = None
            self.update(0.001)
        self._look()

    # What the player may do.

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""
        return self._wait <= 0 and not self.page and bool(self.model.legal)

    @property
    def unread(self) -> bool:
        """Whether nobody can have seen yet how the dice have fallen: who rolls and goes on clicking
        or pressing Enter ends no turn by it."""
        return not self.arranging and self._asked_for < 2 * UNREAD

    @property
    def question(self) -> object | None:
        return self.overlay or (self.prompts.asked_along and "along") or None

    def press_gold(self) -> None:
        """Rolls the dice, or ends the turn."""
        if self.arranging:
            self.act(Roll(self.castle))
        elif End() in self.model.legal and not self.unread:
            if self.prompts.asks_before_the_end:
                self.app.sounds.play(BoardCue.INVALID)
                self.prompts.name_what_is_left()
            else:
                self.prompts.give_up_what_is_left()
                self.act(End())

    def act(self, action: Action) -> None:
        """Does what the player wants, or says why that may not be."""
        if not self.ready:
            return
        try:
            self.model.act(action)
        except IllegalAction as refused:
            self.tell(refused.says)
            return
        self.hands.clear()
        self.tooltip.hide()
        self.prompts.calm()
        self.buttons.focus = None
        self.refresh()

    def tell(self, reason: Message) -> None:
        """Something cannot be: the ribbon says why."""
        self.app.sounds.play(BoardCue.INVALID)
        self.prompts.say(self.app.words.say(reason))

    # Besides playing.

    def open_rules(self) -> None:
        self.app.push(RulesScene(self.app, chapters(self.app.words), TURN))

    @property
    def can_undo(self) -> bool:
        can = self.model.can_undo or self.rearranged
        return not self.overlay and not self.page and can

    def undo(self) -> None:
        """Before the roll the pawns at home go back first: nobody else knows of them."""
        if self.can_undo and self.rearranged:
            self.app.sounds.play(BoardCue.STEP)
            self._look_anew()
        elif self.can_undo:
            self.model.undo()
            self._wait = 0.0
            self.stage.put_up(self.model.story)
            self._look_anew()
        elif not self.overlay and (reason := self.model.why_not_undo):
            self.tell(reason)

    def refresh(self) -> None:
        self._look()
        self._drawing.still.refresh()

    # Input and looks.

    @property
    def notice_spot(self) -> tuple[int, int]:
        return self.layout.board.centerx, self.layout.board.y + self.layout.px(90)

    def fan_places(self) -> list[pygame.Rect]:
        """Where the ways to choose from are shown."""
        return fan_places(self.layout, self.hands)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.tooltip.say_now()
            return
        self.tooltip.handle(event)
        escape = BOARD_BACK.heard(event)
        if self.overlay:
            if self.overlay.handle(event) == "closed":
                self.overlay = None
        elif self.page:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.page.close()
        elif escape and self.hands.back():
            return
        elif escape and self.buttons.focus is not None:
            self.buttons.focus = None
        elif escape:
            self.open_menu()
        elif event.type == pygame.MOUSEWHEEL:
            self.chronicle.scroll(event.y)
            self.refresh()
        else:
            self.hands.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
