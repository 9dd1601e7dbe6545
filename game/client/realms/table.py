"""The table: shows a match by its events, and lets the player act."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pygame

from game.client.motion import Pose
from game.client.scenes.ask import AskScene
from game.client.scenes.names import seat_names
from game.client.scenes.overlay import Option, Overlay
from game.client.scenes.scene import Scene
from game.client.sound import Cue
from game.client.widgets.button import Button, Buttons
from game.engine.message import Message, message
from game.engine.table import Table
from game.titles.realms.play.actions import Action, Bring, Discard, Draw, Keep, Take
from game.titles.realms.play.events import Began, Brought, Discarded, Drew, Event, Took, TurnBegan
from game.titles.realms.play.state import Phase
from game.titles.realms.text.event_text import event_text

from .drawing import TableDrawing
from .input import DECK, TableInput
from .layout import TableLayout
from .live_score import LiveScore
from .match import Match, any_table, new_seed
from .menu import open_menu, open_rules
from .questions import question
from .scoring import ScoringScene
from .stage import Stage

if TYPE_CHECKING:
    from game.client.app import App

PACE = 0.55
"""Seconds between the moves of opponents, so that one can follow."""


class TableScene(Scene):
    """A match: the stage has its cards, the drawing its looks, the input its hands."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.cards = match.table.options.cards
        self.stage = Stage(app, self.cards, match.table.options.ending)
        self.input = TableInput(self)
        self.buttons = Buttons(app.sounds)
        self.overlay: Overlay | None = None
        self.queue: deque[Event] = deque()
        """What has happened and is still to be shown."""
        self.seen = 0
        self.log: list[Message] = []
        self.live_score = LiveScore(self)
        self._drawing = TableDrawing(self)
        self._wait = 0.0
        self._over = False
        self._curtain = len(match.people) > 1
        """Whether the table is hidden until the right person sits before it."""
        self._told_in = app.words.code
        self._let_go: Pose | None = None
        """Where the player has dropped a card of the deck."""

    # Coming and going.

    def enter(self) -> None:
        self.match.start()
        if self.seen == 0:
            self._sit()

    def leave(self) -> None:
        self.match.close()
        self.live_score.close()

    def _sit(self) -> None:
        """Shows the table to the person before it: from the deal on if the match begins, else as
        things stand, without telling the whole story again."""
        self.queue.clear()
        self.log.clear()
        self.input.clear()
        self.live_score.sheet = None
        self.seen = 0
        self.stage.set()
        if not self.match.table.history.entries:
            self._fetch()
            return
        self._tell_again()
        view = self.match.table.view(self.match.seat)
        self.stage.set(view.hand, view.discard)
        self.live_score.score_soon()
        self._drawing.still.refresh()

    def _pass_to(self, seat: int) -> None:
        """Hides the table until the next person has taken the place before it."""
        words = self.app.words
        name = self.names[seat]

        def sit(here: bool) -> None:
            if not here:
                self.app.pop()
                return
            self._curtain = False
            self.match.seat = seat
            self._sit()

        self.app.push(
            AskScene(
                self.app,
                words.text("ask-pass", player=name),
                [
                    Option(words.text("ask-pass-yes", player=name), True),
                    Option(words.text("menu-leave"), False),
                ],
                sit,
            )
        )

    @property
    def names(self) -> list[str]:
        return self.match.names

    def resize(self) -> None:
        self.match.names = seat_names(self.match.table.history.seats, self.app.words)
        options, area = self.match.table.options, self.stage.area
        self.layout = self.stage.layout = TableLayout(
            self.app.screen.get_size(),
            options.players - 1,
            options.ending if area.index(None) < options.ending else len(area),
            self.app.store.settings.ui_scale,
            self.app.store.settings.live_score,
        )
        if self._told_in != self.app.words.code and not self.queue:
            self._tell_again()
        self._drawing.still.resize()
        self._place_buttons()
        self.stage.arrange(at_once=True)
        if self.overlay:
            self.overlay.resize(self.app.screen.get_size(), self.layout.scale)
        hand = self.match.table.view(self.match.seat).hand
        rest = (number for number in self.cards.by_number if number not in hand)
        cards = [self.cards.by_number[number] for number in (*hand, *rest)]
        self.app.prepare(cards, self.layout)

    def _place_buttons(self) -> None:
        words, panel = self.app.words, self.layout.panel
        px = self.layout.reading_px
        left, width, height, gap = panel.x + px(26), panel.width - px(52), px(54), px(10)
        half = (width - gap) // 2
        top = panel.bottom - px(28) - 3 * height - 2 * gap
        grid = [
            [("table-draw", self.draw_card)],
            [("table-sort", self.sort_hand), ("table-undo", self.undo)],
            [("title-rules", lambda: open_rules(self)), ("table-menu", lambda: open_menu(self))],
        ]
        found = []
        for row, line in enumerate(grid):
            for column, (key, press) in enumerate(line):
                area = pygame.Rect(
                    left + column * (width - half),
                    top + row * (height + gap),
                    width if len(line) == 1 else half,
                    height,
                )
                found.append(Button(words.text(key), press, area, primary=key == "table-draw"))
        self.buttons.set(found)

    # What has happened.

    def _fetch(self) -> None:
        """New events of the table, to be shown one after the other."""
        events = self.match.table.events(self.match.seat, self.seen)
        self.seen += len(events)
        self.queue.extend(events)

    def _note(self, event: Event) -> None:
        told = event_text(event, self.names, self.cards)
        if told:
            self.log.append(told)

    def _note_conceded(self, number: int) -> None:
        table = self.match.table
        for seat in table.conceded_before(number):
            self.log.append(message("log-conceded", player=self.names[seat]))

    def _tell_again(self) -> None:
        """The chronicle from the beginning, and nothing left to show."""
        self._told_in = self.app.words.code
        events = self.match.table.events(self.match.seat)
        self.log.clear()
        for number, event in enumerate(events):
            self._note_conceded(number)
            self._note(event)
        self._note_conceded(len(events))
        self.seen = len(events)

    def _show(self, event: Event) -> None:
        """Sets cards in motion, lets them be heard, and waits until one could follow."""
        self._note(event)
        stage, sounds, speed = self.stage, self.app.sounds, self.app.motion.speed
        match event:
            case Began(_, dealt) if dealt:
                stage.deal(self.match.table.view(self.match.seat).hand[:dealt])
                self._wait = 0.0 if self.app.motion.reduced else 0.4 + 0.07 * dealt
            case Drew(seat, number):
                sounds.play(Cue.SLIDE if number is None else Cue.FLIP)
                self._bring(seat, number, self._let_go)
                self._let_go = None
            case Took(seat, number):
                sounds.play(Cue.TAKE)
                self._bring(seat, number)
            case Brought(seat, _, number):
                sounds.play(Cue.FLIP)
                self._bring(seat, number)
            case Discarded(seat, number):
                if stage.area.index(None) >= self.layout.slots:
                    self.resize()  # more cards than usual: the places move together
                self.app.motion.after(260, lambda: sounds.play(Cue.PLACE))
                stage.put_down(number, self.opponent_index(seat))
                self._wait = 0.36 / speed
            case TurnBegan(seat):
                self._wait = max(self._wait, 0.25)
                if seat == self.match.seat:
                    sounds.play(Cue.TURN)
            case _:
                pass
        self.live_score.score_soon()
        self._drawing.still.refresh()

    def _bring(self, seat: int, number: int | None, start: Pose | None = None) -> None:
        """A card comes into somebody's hand."""
        opponent = self.opponent_index(seat)
        if opponent is not None:
            self.stage.give_away(number, opponent)
        elif number is not None:
            self.stage.take_in(number, start)
        self._wait = 0.45 / self.app.motion.speed

    def opponent_index(self, seat: int) -> int | None:
        """Which of the plates above the table is that player's; the player before it has none."""
        if seat == self.match.seat:
            return None
        return (seat - self.match.seat - 1) % self.match.table.options.players

    # Time.

    def update(self, seconds: float) -> None:
        self.stage.update(seconds)
        self.input.update(seconds)
        self._play_on(seconds)
        if self.live_score.update():
            self._drawing.still.refresh()
        self._enable_buttons()

    def _play_on(self, seconds: float) -> None:
        """Shows what has happened, then lets somebody act."""
        if self._curtain:
            self._pass_to(self.match.seat)
            return
        if self.match.abandoned:
            self.hurry()
        self._wait -= seconds
        if self._wait > 0:
            return
        if self.queue:
            self._show(self.queue.popleft())
        elif not self._finished():
            self._go_on()

    def _enable_buttons(self) -> None:
        """Whatever would do nothing looks like it."""
        words = self.app.words
        allowed = {
            words.text("table-draw"): DECK in self.targets(),
            words.text("table-undo"): self.can_undo,
        }
        for button in self.buttons:
            button.enabled = allowed.get(button.text, True)

    def _go_on(self) -> None:
        """Everything has been shown: somebody has to act."""
        if self.match.waits_for is not None:
            self._pass_to(self.match.waits_for)
        elif self.match.my_turn:
            self._prompt()
        elif not self.overlay and self.match.think():
            self.log += self.match.failures
            self.match.failures.clear()
            self._fetch()
            self._wait = PACE / self.app.motion.speed

    @property
    def busy(self) -> bool:
        return self._wait > 0 or self.stage.moving or self.input.zooming

    def _finished(self) -> bool:
        if self.match.table.outcome and not self._over:
            self._over = True
            again = None if self.match.daily else self._play_again
            self.app.swap(ScoringScene(self.app, self.match.table, self.match.people, again))
        return self._over

    def _play_again(self) -> None:
        """The same company, other cards."""
        history = self.match.table.history
        table = Table(self.match.table.rules, history.options, new_seed(), tuple(history.seats))
        self.app.swap(TableScene(self.app, Match(any_table(table), self.app.store)))

    def hurry(self) -> None:
        """A click while others move: whatever flies arrives at once."""
        self._wait = 0.0
        self.stage.hurry()

    def settle(self) -> None:
        """Everything that moves arrives, and all that happened has been shown."""
        while self.queue:
            self._show(self.queue.popleft())
            self.hurry()
            self.update(0.001)
        self.live_score.wait()
        self.update(0.001)

    # What the player may do.

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""
        return self._wait <= 0 and not self.queue and self.match.my_turn and not self._over

    def legal(self) -> list[Action]:
        return self.match.table.legal_actions(self.match.seat) if self.ready else []

    def targets(self) -> dict[int, Action]:
        """Cards one may click, and what that does."""
        found: dict[int, Action] = {}
        for action in self.legal():
            match action:
                case Draw():
                    found[DECK] = action
                case Take(card) | Discard(card) | Keep(card):
                    found[card] = action
                case Bring(int(card)) if card in self.stage.area:
                    found[card] = action
        return found

    def _prompt(self) -> None:
        """Opens what is needed to answer: the two drawn cards, or a list to choose from."""
        view = self.match.table.view(self.match.seat)
        if view.phase is Phase.KEEP:
            self.stage.offer(view.drawn)
        elif view.phase in (Phase.BRING, Phase.CHOOSE) and self.overlay is None:
            self.ask(question(view, self.legal(), self.app.words, self._chosen))
            self.live_score.weigh(view, self.legal())

    def ask(self, overlay: Overlay) -> None:
        """Lays a question over the table."""
        overlay.resize(self.app.screen.get_size(), self.layout.scale)
        self.overlay = overlay

    def _chosen(self, action: Action) -> None:
        self.overlay = None
        self.act(action)

    def act(self, action: Action, dropped: Pose | None = None) -> None:
        """Does something; a card that was dropped goes on from there."""
        self._let_go = dropped if isinstance(action, Draw) else None
        self.match.act(action)
        self.stage.offered = ()
        self._fetch()
        self.input.clear()
        self._drawing.still.refresh()

    def draw_card(self) -> None:
        """The button beside the table: the same as a click on the deck."""
        if DECK in self.targets():
            self.act(self.targets()[DECK])

    def sort_hand(self) -> None:
        self.stage.sort()
        self.live_score.score_soon()

    def reorder(self, number: int, x: int) -> None:
        """Puts a card of the hand where it was dropped."""
        self.stage.reorder(number, x)
        self.live_score.score_soon()

    @property
    def can_undo(self) -> bool:
        return (
            not self.queue
            and not self.overlay
            and self.match.can_concede
            and self.match.table.can_undo(self.match.seat)
        )

    def undo(self) -> None:
        if self.can_undo:
            self.match.undo()
            self._tell_again()
            view = self.match.table.view(self.match.seat)
            self.stage.match_to(view.hand, view.discard)
            self.live_score.score_soon()
            self._drawing.still.refresh()

    def concede(self) -> None:
        """An opponent plays on in the player's place."""
        self.match.concede()
        self._note_conceded(len(self.match.table.events(self.match.seat)))
        self.input.clear()
        self._drawing.still.refresh()

    # Input and looks.

    def handle(self, event: pygame.event.Event) -> None:
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and not (self.overlay and self.overlay.closable):
            open_menu(self)
        elif self.overlay:
            if self.overlay.handle(event) == "closed":
                self.overlay = None
        else:
            self.input.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
