"""The table: shows a match by its events, and lets the player act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as with_changes

import pygame

from game.client.keys import MENU
from game.client.match.chronicle import Chronicle
from game.client.match.passing import pass_to
from game.client.motion import Pose
from game.client.onward import Onward
from game.client.shell import Shell
from game.engine.contract import IllegalAction
from game.engine.message import Message
from game.engine.prompts import asked
from game.session import Session
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEMS
from game.titles.realms.play.actions import Action, Discard, Draw, Use
from game.titles.realms.play.events import Discarded
from game.titles.realms.play.item_events import TurnedUp
from game.titles.realms.play.state import PLAYING, Asks

from .art import CardArt
from .asker import Asker
from .cards_scene import HURRYING, CardsScene
from .conditions import conditions
from .discarding import Discarding
from .drawing import TableDrawing
from .elsewhere import Elsewhere
from .hint import Hints
from .input import TableInput
from .layout import TableLayout
from .live_score import LiveScore
from .model import Happening, TableModel
from .panel_buttons import PanelButtons
from .pills import Pills
from .reactions import CardReactions
from .relations import RelationsLayer
from .storyteller import Storyteller, area_after
from .things import OnTable, Targets
from .tips import TableTips

FEWEST = 10
"""The tray has room for so many cards even where none is discarded."""
PACE = 550
"""Milliseconds between the moves of opponents, so that one can follow."""


class TableScene(CardsScene):
    """A match in turns: the teller shows what happens, the input is the player's hands, the drawing
    its looks."""

    def __init__(
        self,
        app: Shell,
        session: Session,
        art: CardArt,
        onward: Onward | None = None,
        note: Message | None = None,
    ) -> None:
        model = TableModel(session)
        super().__init__(app, session, art, model, model.options.ending, onward, note)
        self.teller = Storyteller(self.model, self.stage, app.motion, app.sounds)
        self.input = TableInput(self, self.stage, app.motion, app.sounds)
        self.live_score = LiveScore()
        self.pills = Pills(self)
        self.relations = RelationsLayer(self)
        self.discarding = Discarding(self)
        self.chronicle = Chronicle(self.model, self.model.named)
        self.reactions = CardReactions(session.sat_down, str(self.model.view.hand), app.motion)
        self.hints: Hints = Hints(self)
        self.panel_buttons = PanelButtons(self)
        self.asker = Asker(self)
        self.strip, self.shelf = self.asker.strip, self.asker.shelf
        self.tips = TableTips(self)
        self.elsewhere = Elsewhere(self)
        self.stage.home = self.elsewhere.home
        self.targets: Targets = {}
        """What can be clicked now, and what that does."""
        self.layout = self._lay_out()
        self._drawing = TableDrawing(self)
        self._dealt: Iterator[None] = iter(())
        """Draws the cards that will be dealt, one by one while the deck is shuffled."""

    # Coming and going.

    def leave(self) -> None:
        self.live_score.close()
        super().leave()

    def _sit(self, seat: int) -> None:
        self.model.sit(seat)
        by_number = self.model.cards.by_number
        cards = [by_number[number] for number in self.model.view.hand]
        self._dealt = self.art.faces(cards, self.layout)
        self.input.clear()
        self.overlay = None
        self.asker.forget()
        self.hints.forget()
        self.stage.items.set(self.model.story, self.model.options.players)
        if self.model.queue:
            self.stage.set()
        else:
            self._set_stage()
        self.refresh()

    def _set_stage(self) -> None:
        view = self.model.view
        self.stage.set(view.hand, self._area(), view.drawn)

    def _area(self) -> list[int | None]:
        return area_after(self.model.story, len(self.stage.area))

    def _pass_to(self, seat: int) -> None:
        """Hides the table until the next person has taken the place before it."""

        def sit() -> None:
            self._curtain = False
            self._sit(seat)

        view = self.model.view
        question = view.turn != seat and seat in asked(view.stack)
        pass_to(self.app, self.model.names[seat], not question, sit)

    # How it is laid out.

    def resize(self) -> None:
        self._name_everybody()
        self.layout = self.stage.layout = self._lay_out()
        self._drawing.still.resize()
        self.panel_buttons.resize()
        self.asker.resize()
        self.stage.arrange(at_once=True)
        self._fit(self.overlay)
        self._prepare_faces(ITEMS if self.layout.with_items else ())

    def _lay_out(self) -> TableLayout:
        options, area = self.model.options, self.stage.area
        settings = self.app.store.settings
        return TableLayout(
            self.app.screen.get_size(),
            options.players - 1,
            max(options.ending, FEWEST) if area.index(None) < max(options.ending, 1) else len(area),
            settings.ui_scale,
            self.tells_score,
            bool(self.stage.on_shelf),
            settings.arrows,
            Module.ITEMS in options.modules,
        )

    # Time.

    def update(self, seconds: float) -> None:
        if self.stage.update(seconds):
            self._drawing.still.refresh()
        if self.stage.shuffle:
            next(self._dealt, None)
        self.input.update(seconds)
        self.asker.update(seconds)
        self.reactions.update(seconds)
        self._play_on(seconds)
        self.hints.update()
        self._look()
        self.tooltip.update(seconds, self.tips)
        self.pills.update(seconds)
        self.discarding.update(seconds)
        if self.relations.update(seconds):
            self._drawing.still.refresh()
        self._tell_problem()
        if self.live_score.update(seconds):
            self._drawing.still.refresh()
        self.stage.conditions = conditions(self.live_score.now if self.tells_score else None)

    def _play_on(self, seconds: float) -> None:
        """Shows what has happened, then lets somebody act."""
        if self.model.laid_open and self._wait <= 0:
            self._count()
            return
        if self._curtain:
            self._pass_to(self.model.seat)
            return
        if self.asker.looking:
            return
        if self.model.abandoned:
            self.hurry()
        self._wait -= seconds
        if self._wait > 0:
            return
        if self.model.queue:
            self._show(self.model.show_next())
        else:
            self._go_on()

    def _show(self, happening: Happening) -> None:
        comes = isinstance(happening, Discarded | TurnedUp)
        full = comes and self.stage.area.index(None)
        if full and full >= self.layout.slots:
            self.resize()  # more cards than usual: the places move together
        if isinstance(happening, Discarded) and happening.seat == self.model.seat:
            self.live_score.done(Discard(happening.card))
        self._wait = max(self._wait, self.teller.show(happening))
        self.chronicle.to_end()
        words = self.app.words if self.app.store.settings.phrases else None
        self.reactions.notice(happening, self.discards_left, words)
        self.asker.notice()
        self.refresh()

    def _go_on(self) -> None:
        """Everything has been shown: somebody has to act."""
        waiting = self.model.waits_for
        if waiting is not None:
            self._pass_to(waiting)
        elif self.model.legal:
            if self.asker.weigh():
                self.asker.answer_itself()
        elif not self.overlay and self.model.play_on():
            self._wait = self.app.motion.takes(PACE)

    def _look(self) -> None:
        """What can be clicked, what the strip and the buttons say, and what the score supposes."""
        self.targets = self._targets()
        self.asker.tell()
        self.panel_buttons.join()
        self._clear_room()
        self.panel_buttons.update()
        settings = self.app.store.settings
        shown = bool(self.model.story) and not self.model.queue and not self.stage.dealing
        if shown and (self.tells_score or settings.arrows):
            self.live_score.want(self.model.view, self.meant)
        if self.targets and (settings.gains or settings.arrows):
            self.live_score.weigh(self.model.view, self.model.legal)

    def _clear_room(self) -> None:
        """The tray closes to one row while the shelf needs its lower half."""
        shelved = bool(self.stage.on_shelf)
        if shelved != self.layout.shelved:
            self.layout = self.stage.layout = with_changes(self.layout, shelved=shelved)
            self._drawing.still.refresh()
            self.stage.arrange()

    def _targets(self) -> Targets:
        return self.asker.targets

    @property
    def meant(self) -> Action | None:
        """What is being done, or a click on the card pointed at would do."""
        pointed = self.input.pointed
        actions = self.targets.get(pointed, ()) if isinstance(pointed, OnTable) else ()
        return actions[0] if actions else self.asker.meant

    @property
    def tells_score(self) -> bool:
        """Whether what the own hand is worth is told all the time."""
        return self.app.store.settings.live_score

    @property
    def busy(self) -> bool:
        moving = (self.stage, self.asker, self.reactions, self.relations, self.discarding)
        layers = (*moving, self.pills)
        held = self.input.zooming or self.input.carried is not None
        return self._wait > 0 or held or any(layer.moving for layer in layers)

    @property
    def discards_left(self) -> int:
        """How many cards may still come into the discard area."""
        if self.model.view.phase not in PLAYING:
            return 0
        return max(0, self.model.options.ending - len(self.stage.lying))

    def settle(self) -> None:
        """Everything that moves arrives, and all that happened has been shown."""
        while self.model.queue:
            self._show(self.model.show_next())
            self.hurry()
            self.update(0.001)
        self._look()
        self.live_score.wait()
        for _ in range(3):  # the score is known, cards begin to look so, and have done
            self.update(0.001)
            self.hurry()

    # What the player may do.

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""
        return self._wait <= 0 and bool(self.model.legal) and not self._curtain

    @property
    def question(self) -> object | None:
        return self.overlay or self.strip.question

    @property
    def unread(self) -> bool:
        return self.strip.unread

    @property
    def drawn(self) -> tuple[int, ...]:
        """The two cards one of which is kept."""
        return self.model.view.drawn

    @property
    def asked(self) -> Asks | None:
        """What kind of question the player is asked, besides a turn."""
        return self.model.view.prompt.kind if self.model.view.prompt else None

    def _let_go(self) -> None:
        self.input.clear()

    def _look_anew(self) -> None:
        self.asker.forget()
        self._let_go()
        self.refresh()

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which; a card that was dropped goes on
        from there."""
        if len(actions) > 1:
            self.asker.which(actions)
        elif Use() in actions:
            self.asker.use()
        elif actions:
            self.teller.dropped = dropped if isinstance(actions[0], Draw) else None
            self.act(actions[0])

    def act(self, action: Action) -> None:
        """Does what the player wants, or has the strip say why that may not be."""
        if not self.ready:
            return
        try:
            self.model.act(action)
        except IllegalAction as refused:
            self.strip.refuse(self.app.words.say(refused.says))
            return
        if isinstance(action, Discard):
            self.discarding.set_out(action.card)
        self._look_anew()

    @property
    def can_undo(self) -> bool:
        return not self.overlay and not self._curtain and self.model.can_undo

    def undo(self) -> None:
        if self.can_undo:
            self.model.undo()
            self._taken_back()
        elif self.ready and (reason := self.model.why_not_undo):
            self.strip.refuse(self.app.words.say(reason))

    def cancel_item(self) -> None:
        """The item at work has not been used, if nothing was seen by it."""
        if self.model.can_cancel:
            self.model.cancel()
            self._taken_back()

    def _taken_back(self) -> None:
        """Every card goes back to where it was."""
        self._wait = 0.0
        view = self.model.view
        self.stage.items.set(self.model.story, self.model.options.players)
        self.stage.match_to(view.hand, self._area(), view.drawn)
        self.hints.forget()
        self._look_anew()

    def refresh(self) -> None:
        self._look()
        self._drawing.still.refresh()

    # Input and looks.

    @property
    def notice_spot(self) -> tuple[int, int]:
        return self.layout.tray.centerx, self.layout.tray.y - self.layout.px(6)

    def handle(self, event: pygame.event.Event) -> None:
        self.tooltip.handle(event)
        escape = MENU.heard(event)
        if self.stage.dealing and not escape and event.type in HURRYING:
            self.hurry()
            return
        if self._overlay_hears(event, escape):
            return
        if not self.overlay and self.asker.handle(event):
            return
        if escape and self.input.carried:
            self.input.let_go()
        elif escape and not self.overlay and self.input.focused is not None:
            self.input.unfocus()
        elif escape:
            self.open_menu()
        elif event.type == pygame.MOUSEWHEEL:
            self.chronicle.scroll(event.y)
            self._drawing.still.refresh()
        else:
            self.input.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        self._drawing.draw(screen)
