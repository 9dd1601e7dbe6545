"""The trading floor: everybody trades with everybody, and nothing waits."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from game.client.keys import FLOOR_MENU, Place
from game.client.match.passing import pass_to
from game.client.onward import Onward
from game.client.scenes.rules import RulesScene
from game.client.shell import Shell
from game.client.sound import Cue
from game.engine.message import Message
from game.session import Clock, Session
from game.titles.realms.play.advice import Trade
from game.titles.realms.play.trade_actions import StepAway, StepUp
from game.titles.realms.play.trade_events import Gone, Traded, Why

from ..art import CardArt
from ..cards_scene import HURRYING, CardsScene
from ..chapters import CHAOS, SLICE, chapters
from ..conditions import conditions
from ..table import TableScene
from .chatter import Chatter
from .composer import Composer
from .dealing import Dealing
from .deals import Counter, deals_of
from .drawing import HURRIED, LAST, FloorDrawing
from .floor_buttons import FloorButtons
from .input import FloorInput
from .layout import FloorLayout
from .model import FloorModel
from .parts import Speech
from .scores import DealScores
from .teller import FloorTeller
from .tips import FloorTips
from .wishing import WishBoard


class FloorScene(Dealing, CardsScene):
    """A match on the screen while the clock runs; then it is the table's, and the show's."""

    model: FloorModel
    keys = (((Place.FLOOR,),), ((Place.QUESTIONS,), (Place.SHOW,)))

    def __init__(
        self,
        app: Shell,
        session: Session,
        art: CardArt,
        onward: Onward | None = None,
        note: Message | None = None,
    ) -> None:
        super().__init__(app, session, art, FloorModel(session), 0, onward, note)
        self._passed = 0.0
        """Seconds for which the floor was open before the person's eyes: the match's clock runs
        with them, and stands whenever something else is on the screen."""
        session.clock = Clock(lambda: self._passed)
        session.clock.reach(session.table.clock)
        self.names: Sequence[str] = self.company.names
        self.speech = Speech(app.words, self.model.cards)
        self.teller = FloorTeller(self.model, self.stage, app.motion, app.sounds)
        self.counter, self.composer = Counter(), Composer()
        self.scores = DealScores()
        self.input = FloorInput(self)
        self.wishing = WishBoard(self)
        self.chatter = Chatter(session.sat_down, session.table.history.seed)
        self.floor_buttons = FloorButtons(self)
        self._tips = FloorTips(self)
        self.trades: list[Traded] = []
        self.paused = session.begun
        """A match that is resumed waits for the person."""
        self._slice = float(SLICE)
        self._drummed = 0
        self.layout: FloorLayout = self._lay_out()
        self.teller.layout = self.stage.layout = self.layout
        self._drawing = FloorDrawing(self)

    # Coming and going.

    def enter(self) -> None:
        if not self._seated:
            self._seated = True
            self._send_others_away()
            self._sit(self.model.seat)
            if self._note:
                self.app.notice.tell(self.app.words.say(self._note))

    def _send_others_away(self) -> None:
        """Of several people one trades at a time: what is offered to the others waits for them."""
        floor, people = self.model.view.floor, self.model.people
        here = [seat for seat in people if floor and floor.left_at(seat) is None]
        if len(people) < 2 or not here:
            return
        for seat in here[1:]:
            self.model.sit(seat)
            self.model.act(StepAway())
        self.model.sit(here[0])

    def leave(self) -> None:
        self.scores.close()
        super().leave()

    def _sit(self, seat: int) -> None:
        self.model.sit(seat)
        self.input.clear()
        self.scores.forget()
        self.counter, self.composer = Counter(), Composer()
        self.trades = [each for each in self.model.story if isinstance(each, Traded)]
        if self.model.queue:
            self.stage.set()
        else:
            self.stage.set(self.model.view.hand)
        self._slice = float(SLICE)
        self.look_around()
        self.refresh()

    def _pass_on(self, seat: int) -> None:
        """Hides the floor until the next person has taken the place before it."""

        def sit() -> None:
            self._curtain = False
            self.model.sit(seat)
            if StepUp() in self.model.legal:
                self.model.act(StepUp())
            self._sit(seat)

        if seat != self.model.seat and StepAway() in self.model.legal:
            self.model.act(StepAway())
        self._curtain = True
        pass_to(self.app, self.names[seat], True, sit)

    # How it is laid out.

    def _lay_out(self) -> FloorLayout:
        settings = self.app.store.settings
        players = self.model.options.players
        return FloorLayout(self.app.screen.get_size(), players - 1, 10, settings.ui_scale)

    def resize(self) -> None:
        self._name_everybody()
        self.names = self.company.names
        self.speech = Speech(self.app.words, self.model.cards)
        self.layout = self.teller.layout = self.stage.layout = self._lay_out()
        self._drawing.still.resize()
        self.floor_buttons.resize()
        self.stage.arrange(at_once=True)
        self._fit(self.overlay)
        self._prepare_faces()

    # Time.

    @property
    def now(self) -> int:
        """The time of the match."""
        return max(self.session.clock.now, self.session.table.clock)

    @property
    def time_left(self) -> int:
        return max(0, self.model.options.closes - self.now) if self.model.trading else 0

    @property
    def slice_left(self) -> int | None:
        """Seconds before the next person trades, if there is one."""
        return max(0, ceil(self._slice)) if len(self.session.people) > 1 else None

    @property
    def stands(self) -> bool:
        """Whether the clock stands."""
        return self.paused or self.overlay is not None or self._curtain or self.stage.dealing

    def update(self, seconds: float) -> None:
        self.stage.update(seconds)
        self.input.update(seconds)
        self.chatter.update(seconds)
        if self._curtain:
            self._pass_on(self.model.seat)
            return
        if not self.stands:
            self._let_pass(seconds)
        self._wait -= seconds
        self._play_on()
        if self._handed_over:
            return
        if self.scores.update():
            self.look_around()
            self.refresh()
        self.stage.conditions = conditions(self.scores.now)
        self._drum()
        self.floor_buttons.update()
        self.tooltip.update(seconds, self._tips)

    def _let_pass(self, seconds: float) -> None:
        said = self.slice_left
        self._passed += seconds
        self._slice -= seconds
        self.counter.read(seconds)
        if self.slice_left != said:
            self.refresh()

    def _play_on(self) -> None:
        """Lets one of the others act, as whatever happens has six traders think anew; and shows
        what happened."""
        if not self.stands:
            self.model.play_on()
        self.show_news()
        if self._wait > 0 or self.stage.dealing:
            return
        if not self.model.trading:
            self._close_floor()
        elif len(self.session.people) > 1 and self._slice <= 0:
            people = self.session.people
            later = [seat for seat in people if seat > self.model.seat]
            self._pass_on(later[0] if later else people[0])

    def show_news(self) -> None:
        new = False
        for event in self.model.happenings():
            new = True
            self._wait = max(self._wait, self.teller.show(event))
            if isinstance(event, Traded):
                self.trades.append(event)
            self._tell(event)
            if self.app.store.settings.phrases:
                self.chatter.notice(event, self.speech, self.model.seat)
        if new:
            self.look_around()
            self.refresh()

    def _tell(self, event: object) -> None:
        """What became of the own offers, on the ribbon."""
        words, me = self.app.words, self.model.seat
        match event:
            case Gone(_, seat, to, Why.DECLINED) if seat == me and to is not None:
                self.app.notice.tell(words.text("floor-declined", player=self.names[to]))
            case Gone(_, seat, None, Why.LAPSED) if seat == me:
                self.app.notice.tell(words.text("floor-lapsed"))
            case Traded(seat=seat, other=other) if seat == me:
                self.app.notice.tell(words.text("floor-taken", player=self.names[other]))

    def _drum(self) -> None:
        """The last half minute is heard, and talked about."""
        left = self.time_left
        if self.stands or not 0 < left <= HURRIED:
            return
        if self.app.store.settings.phrases:
            self.chatter.hurry(self.speech, self.model.seat)
        beat = left // (500 if left <= LAST else 1000)
        if beat != self._drummed:
            self._drummed = beat
            self.app.sounds.play(Cue.DIAL)

    def look_around(self) -> None:
        """What can be done now, and what it would bring."""
        view = self.model.view
        self.counter.follow(deals_of(view))
        self.composer.follow(view, self.model.legal)
        if self.model.trading:
            trades = {trade for deal in self.counter.deals for trade in deal.trades()}
            front = self.counter.front
            give = self.give_for(front) if front else None
            self.counter.given(give)
            known = front.known if front else None
            read = None if give is None or known is None else Trade(give, known)
            self.scores.want(view, sorted(trades), read, self.model.dealt)

    def _close_floor(self) -> None:
        """The clock has run out: what is left to decide is the table's, the counting the show's."""
        if self.model.laid_open:
            self._count()
        else:
            self._go_over_to(TableScene(self.app, self.session, self.art, self._onward))

    @property
    def busy(self) -> bool:
        return not self.stands or self.stage.moving

    def settle(self) -> None:
        """Everything that moves arrives, and what can be known is."""
        self.show_news()
        self.hurry()
        self.look_around()
        self.scores.wait()
        while self.scores.update():
            self.look_around()
            self.scores.wait()
        self.stage.update(0.001)
        self.hurry()
        self.floor_buttons.update()
        self.refresh()

    def refresh(self) -> None:
        self._drawing.still.refresh()

    def open_rules(self) -> None:
        self.app.push(RulesScene(self.app, chapters(self.art), CHAOS))

    def _look_anew(self) -> None:
        self.show_news()

    def _let_go(self) -> None:
        self.input.clear()

    # Input and looks.

    @property
    def notice_spot(self) -> tuple[int, int]:
        return self.layout.deal.centerx, self.layout.deal.y - self.layout.px(2)

    def handle(self, event: pygame.event.Event) -> None:
        self.tooltip.handle(event)
        escape = FLOOR_MENU.heard(event)
        if event.type == pygame.WINDOWFOCUSLOST and self.model.trading:
            self.paused = True
            self.input.clear()
            self.refresh()
        elif self._overlay_hears(event, escape):
            self.refresh()
        elif self.stage.dealing and not escape:
            if event.type in HURRYING:
                self.hurry()
        elif not self.paused and self.wishing.handle(event):
            return
        elif escape and self.composing_or_carrying:
            self.input.clear()
            self.stage.arrange()
            self.choose(None)
        elif escape:
            self.open_menu()
            self.refresh()
        elif event.type == pygame.MOUSEBUTTONDOWN and self.floor_buttons.press(event):
            return
        else:
            self.input.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
