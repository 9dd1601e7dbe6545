"""The table: shows a match by its events, and lets the player act."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.client.motion import Pose
from game.client.scenes.ask import AskScene
from game.client.scenes.names import seat_names
from game.client.scenes.overlay import Option, Overlay
from game.client.shell import Shell, strongest
from game.client.widgets.button import Button, Buttons
from game.engine.message import Message
from game.engine.seats import Seat
from game.session import Session
from game.titles.realms.play.actions import Action, Draw
from game.titles.realms.play.events import Discarded
from game.titles.realms.play.state import PLAYING

from .art import CardArt
from .chronicle import Chronicle
from .drawing import TableDrawing
from .input import TableInput
from .layout import TableLayout
from .live_score import LiveScore
from .menu import WithMenu
from .model import Happening, TableModel
from .questions import IN_WORDS, note_worths, question, which
from .reactions import Reactions
from .scoring import ScoringScene
from .stage import Stage
from .storyteller import Storyteller, area_after
from .things import DECK, OnTable, Targets, targets

PACE = 0.55
"""Seconds between the moves of opponents, so that one can follow."""


class TableScene(WithMenu):
    """A match on the screen. The model knows how it stands, the stage has its cards, the teller
    shows what happens, the input is the player's hands, the drawing its looks."""

    def __init__(
        self,
        app: Shell,
        session: Session,
        art: CardArt,
        again: Callable[[], None] | None = None,
        note: Message | None = None,
    ) -> None:
        super().__init__(app)
        self.session = session
        self.art = art
        self._again = again
        self.model = TableModel(session)
        self.stage = Stage(self.model.cards, self.model.options.ending, app.motion, app.sounds)
        self.teller = Storyteller(self.model, self.stage, app.motion, app.sounds)
        self.input = TableInput(self, self.stage, app.motion, app.sounds)
        self.live_score = LiveScore()
        self.chronicle = Chronicle(self.model)
        self.reactions = Reactions(session.sat_down, str(self.model.view.hand), app.motion)
        self.buttons = Buttons(app.sounds)
        self.targets: Targets = {}
        """What can be clicked now, and what that does."""
        self.layout = self._lay_out()
        self._drawing = TableDrawing(self)
        self._wait = 0.0
        self._seated = False
        self._note = note
        """What the player should know of the match that was opened."""
        self._problem: Message | None = None
        """Why the match is not being kept, as far as it was told."""
        self._curtain = len(self.model.people) > 1
        """Whether the table is hidden until the right person sits before it."""

    # Coming and going.

    def enter(self) -> None:
        if not self._seated:
            self._seated = True
            self._sit(self.model.seat)
            if self._note:
                self.model.story.append(self._note)

    def leave(self) -> None:
        self.live_score.close()
        self.session.close()

    def _sit(self, seat: int) -> None:
        """Shows the table to the person before it."""
        self.model.sit(seat)
        self.input.clear()
        self.overlay = None
        if self.model.queue:
            self.stage.set()
        else:
            self._set_stage()
        self._refresh()

    def _set_stage(self) -> None:
        view = self.model.view
        self.stage.set(view.hand, self._area(), view.drawn)

    def _area(self) -> list[int | None]:
        return area_after(self.model.story, len(self.stage.area))

    def _pass_to(self, seat: int) -> None:
        """Hides the table until the next person has taken the place before it."""
        words = self.app.words
        name = self.model.names[seat]

        def sit(here: bool) -> None:
            if not here:
                self.app.pop()
                return
            self._curtain = False
            self._sit(seat)

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

    # How it is laid out.

    def resize(self) -> None:
        self.model.names = seat_names(self.session.sat_down, self.app.words)
        self.layout = self.stage.layout = self._lay_out()
        self._drawing.still.resize()
        self._place_buttons()
        self.stage.arrange(at_once=True)
        if self.overlay:
            self.overlay.resize(self.app.screen.get_size(), self.layout.scale_percent)
        by_number, hand = self.model.cards.by_number, self.model.view.hand
        rest = (number for number in by_number if number not in hand)
        self.art.prepare([by_number[number] for number in (*hand, *rest)], self.layout)

    def _lay_out(self) -> TableLayout:
        options, area = self.model.options, self.stage.area
        settings = self.app.store.settings
        return TableLayout(
            self.app.screen.get_size(),
            options.players - 1,
            options.ending if area.index(None) < options.ending else len(area),
            settings.ui_scale,
            settings.live_score,
        )

    def _place_buttons(self) -> None:
        words, panel = self.app.words, self.layout.panel
        px = self.layout.px
        left, width, height, gap = panel.x + px(26), panel.width - px(52), px(54), px(10)
        half = (width - gap) // 2
        top = panel.bottom - px(28) - 3 * height - 2 * gap
        grid = [
            [("table-draw", self.draw_card)],
            [("table-sort", self.sort_hand), ("table-undo", self.undo)],
            [("title-rules", self.open_rules), ("table-menu", self.open_menu)],
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

    # Time.

    def update(self, seconds: float) -> None:
        self.stage.update(seconds)
        self.input.update(seconds)
        self.reactions.update(seconds)
        self._play_on(seconds)
        self._look()
        self._tell_problem()
        if self.live_score.update(seconds):
            if self.overlay:
                note_worths(self.overlay, self.live_score.worths)
            self._drawing.still.refresh()

    def _play_on(self, seconds: float) -> None:
        """Shows what has happened, then lets somebody act."""
        if self._curtain:
            self._pass_to(self.model.seat)
            return
        if self.model.abandoned:
            self.hurry()
        self._wait -= seconds
        if self._wait > 0:
            return
        if self.model.queue:
            self._show(self.model.show_next())
        elif self.model.over:
            self._finish()
        else:
            self._go_on()

    def _show(self, happening: Happening) -> None:
        full = isinstance(happening, Discarded) and self.stage.area.index(None)
        if full and full >= self.layout.slots:
            self.resize()  # more cards than usual: the places move together
        self._wait = max(self._wait, self.teller.show(happening))
        self.chronicle.to_end()
        words = self.app.words if self.app.store.settings.phrases else None
        self.reactions.notice(happening, self.discards_left, words)
        self._refresh()

    def _go_on(self) -> None:
        """Everything has been shown: somebody has to act."""
        waiting = self.model.waits_for
        if waiting is not None:
            self._pass_to(waiting)
        elif self.model.legal:
            self._ask()
        elif not self.overlay and self.model.play_on():
            self._wait = PACE / self.app.motion.speed

    def _ask(self) -> None:
        """Opens a list to choose from, where what is asked does not lie on the table."""
        view, prompt = self.model.view, self.model.view.prompt
        if prompt and prompt.kind in IN_WORDS and self.overlay is None:
            asked = question(view, self.model.legal, self.app.words, self._chosen)
            self.live_score.weigh(view, self.model.legal)
            note_worths(asked, self.live_score.worths)  # known already if the menu lay over it
            self.ask(asked)

    def _look(self) -> None:
        """What can be clicked, which buttons do something, and what the score supposes."""
        self.targets = self._targets()
        words = self.app.words
        allowed = {
            words.text("table-draw"): DECK in self.targets,
            words.text("table-undo"): self.can_undo,
        }
        for button in self.buttons:
            button.enabled = allowed.get(button.text, True)
        if self.app.store.settings.live_score:
            self.live_score.want(self.model.view, self._meant())

    def _targets(self) -> Targets:
        return targets(self.model.view, self.model.legal) if self.ready else {}

    def _tell_problem(self) -> None:
        """Says in the chronicle that the match cannot be kept, once; it goes on all the same."""
        problem = self.session.problem
        if problem != self._problem:
            self._problem = problem
            if problem:
                self.model.story.append(problem)
                self._drawing.still.refresh()

    def _meant(self) -> Action | None:
        """What a click on the card pointed at would do."""
        pointed = self.input.pointed
        actions = self.targets.get(pointed, ()) if isinstance(pointed, OnTable) else ()
        return actions[0] if actions else None

    @property
    def busy(self) -> bool:
        moving = self.stage.moving or self.input.zooming or self.reactions.moving
        return self._wait > 0 or moving

    def _finish(self) -> None:
        end = self.session.update_from_start(None)
        assert end.outcome
        self.app.swap(
            ScoringScene(self.app, self.art, end, self.session, self.model.people, self._again)
        )

    @property
    def discards_left(self) -> int:
        """How many cards may still come into the discard area."""
        if self.model.view.phase not in PLAYING:
            return 0
        return max(0, self.model.options.ending - len(self.stage.lying))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self.session.seats

    def hurry(self) -> None:
        """A click while others move: whatever flies arrives at once."""
        self._wait = 0.0
        self.stage.hurry()

    def settle(self) -> None:
        """Everything that moves arrives, and all that happened has been shown."""
        while self.model.queue:
            self._show(self.model.show_next())
            self.hurry()
            self.update(0.001)
        self._look()
        self.live_score.wait()
        self.update(0.001)

    # What the player may do.

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""
        return self._wait <= 0 and bool(self.model.legal) and not self._curtain

    def ask(self, overlay: Overlay) -> None:
        """Lays a question over the table; its ring is the only one."""
        self.input.clear()
        self.buttons.focus = None
        overlay.resize(self.app.screen.get_size(), self.layout.scale_percent)
        self.overlay = overlay

    def _chosen(self, action: Action) -> None:
        self.overlay = None
        self._act(action)

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which; a card that was dropped goes on
        from there."""
        if len(actions) > 1:
            self.ask(which(actions, self.model.view, self.app.words, self._chosen))
        elif actions:
            self.teller.dropped = dropped if isinstance(actions[0], Draw) else None
            self._act(actions[0])

    def _act(self, action: Action) -> None:
        if not self.ready:
            return
        self.model.act(action)
        self.input.clear()
        self._refresh()

    def draw_card(self) -> None:
        """The button beside the table: the same as a click on the deck."""
        self.do(self.targets.get(DECK, ()))

    def sort_hand(self) -> None:
        self.stage.sort()

    def reorder(self, number: int, x: int) -> None:
        """Puts a card of the hand where it was dropped."""
        self.stage.reorder(number, x)

    @property
    def can_undo(self) -> bool:
        return not self.overlay and not self._curtain and self.model.can_undo

    def undo(self) -> None:
        if self.can_undo:
            self.model.undo()
            self._wait = 0.0
            view = self.model.view
            self.stage.match_to(view.hand, self._area(), view.drawn)
            self.input.clear()
            self._refresh()

    @property
    def can_concede(self) -> bool:
        return self.model.can_concede

    def concede(self) -> None:
        """An opponent plays on in the player's place."""
        self.model.concede(strongest(self.app.opponents(self.session.title)))
        self.input.clear()
        self._refresh()

    def _refresh(self) -> None:
        """Something may look different now."""
        self._look()
        self._drawing.still.refresh()

    # Input and looks.

    def handle(self, event: pygame.event.Event) -> None:
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and not (self.overlay and self.overlay.closable):
            self.open_menu()
        elif self.overlay:
            if self.overlay.handle(event) == "closed":
                self.overlay = None
        elif event.type == pygame.MOUSEWHEEL:
            self.chronicle.scroll(event.y)
            self._drawing.still.refresh()
        else:
            self.input.handle(event)

    def shown_elsewhere(self) -> Iterator[tuple[int, pygame.Rect]]:
        """Cards the chronicle names, and those others have taken openly, the topmost first."""
        yield from self.chronicle.cards()
        view = self.model.view
        for seat, known in enumerate(view.open):
            player, count = self.model.opponent_index(seat), view.sizes[seat]
            if player is not None:
                for index, number in reversed(list(enumerate(known, count - len(known)))):
                    yield number, self.layout.held(player, index, count, len(known))

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
