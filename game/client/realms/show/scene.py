"""The show: one hand after another is counted, the player's choices first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from msgspec.structs import replace

from game.client.attention import UNREAD
from game.client.match.company import company
from game.client.onward import Onward
from game.client.scenes.overlay import Overlay
from game.client.shell import Shell
from game.client.sound import Cue, Piece
from game.client.widgets.button import Button, Buttons
from game.client.widgets.light import breath, shine
from game.client.widgets.tooltip import Tip, Tooltip
from game.session import Session
from game.titles.realms.play.actions import Option, Pick
from game.titles.realms.play.proposals import Asked
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.sheet import ScoreSheet

from ..art import CardArt
from ..rules_page import WithRules
from .adviser import Adviser
from .ahead import seen
from .answer_list import AnswerList
from .cues import sound
from .drawing import ShowDrawing
from .finale import FinaleScene
from .input import ShowInput
from .layout import ShowLayout
from .model import ShowModel
from .playback import FULL, REDUCED, SPEEDS, TEMPO_OF_OTHERS, Playback

LEAST_SEEN = 1.2
"""Seconds a hand is seen where the next comes by itself."""


class ShowScene(WithRules):
    """From the moment all hands lie open to the last card counted."""

    music = Piece.SCORING

    def __init__(
        self, app: Shell, session: Session, art: CardArt, onward: Onward | None = None
    ) -> None:
        super().__init__(app)
        self.session = session
        self.model = ShowModel(session)
        self.art = art
        self._onward = onward
        self._adviser = Adviser()
        self.asked: tuple[Asked, ...] = ()
        """What the player decided on in the hand that is shown, once every answer was weighed."""
        self.asking = 0
        """Which of these is shown."""
        self.counted: set[int] = set()
        """The seats whose hands are done with."""
        self.buttons = Buttons(app.sounds)
        self.playback: Playback | None = None
        """None while the owner of the hand is still deciding."""
        self._input = ShowInput(self)
        self.drawing = ShowDrawing(self)
        self.tooltip = Tooltip()
        self._changing = False
        """Whether a choice was changed, and those after it are being proposed anew."""
        self._to_the_end = False
        self._seen_for = 0.0
        """Seconds the choices of this hand have been on the screen."""
        self.seat = self._first()
        self.lying = self._playback_of(())
        """The hand while its owner decides: it lies there, and nothing is counted."""
        self.layout = self._layout_of(self.seat)
        self.company = company(app, session)
        self._open_hand()

    def _first(self) -> int:
        """The hand the show begins with: whoever has decided before is not counted again."""
        model = self.model
        if any(model.chooses(seat) for seat in model.order):
            while not model.chooses(model.order[len(self.counted)]):
                self.counted.add(model.order[len(self.counted)])
        return model.order[len(self.counted)]

    def leave(self) -> None:
        self._adviser.close()
        self.session.close()

    # The hand that is shown.

    @property
    def sheet(self) -> ScoreSheet:
        return self.model.sheet(self.seat)

    @property
    def choosing(self) -> bool:
        """Whether the hand shown is that of a person who may still change something."""
        return self.model.chooses(self.seat)

    @property
    def _all_counted(self) -> bool:
        return len(self.counted) == len(self.model.order)

    @property
    def last(self) -> bool:
        """Whether no other hand comes after this one."""
        return len(self.counted) + 1 >= len(self.model.order)

    def _open_hand(self) -> None:
        """Lays out the hand, if its owner has decided; a person's after the best was proposed."""
        self.asked, self.asking = (), 0
        self._seen_for = 0.0
        self.playback = None
        self.lying = self._playback_of(())
        self.app.sounds.play(Cue.SLIDE)
        self._look_at_hand()

    def _look_at_hand(self) -> None:
        """The count begins as soon as the choices stand."""
        model, seat = self.model, self.seat
        if model.chooses(seat):
            self._propose()
        elif not model.undecided(seat) and self.playback is None:
            self._begin()

    def _propose(self) -> None:
        """Answers what is open for the best, and finds out what every other answer would give."""
        found = self._adviser.on(self.model.seen_by(self.seat))
        if found is None:
            return
        if found.picks:
            self.model.pick(self.seat, found.picks)
        elif self._changing or self.playback is None:
            self.asked = found.asked
            self.asking = min(self.asking, len(self.asked) - 1)
            self._begin(Stage.CHOICES if self._changing else None)
            self._changing = False

    def _begin(self, stage: Stage | None = None) -> None:
        """Counts the hand from the start, or from a stage on while it lies there already."""
        self.playback = self._playback_of(self.model.steps(self.seat))
        if stage:
            self.playback.begin_at(stage)
        else:
            self.playback.go_on_from(self.lying)
        if self._to_the_end:
            self.playback.skip()
        self._lay_out_hand()
        self._prepare()

    def _playback_of(self, steps: Sequence[Step]) -> Playback:
        times = REDUCED if self.app.motion.reduced else FULL
        return Playback(steps, len(self.model.hand(self.seat)), times)

    @property
    def tempo(self) -> float:
        """How fast the hand is counted. What is fast already is not made faster for the hands of
        others: nobody could follow."""
        speed = self.app.motion.speed
        if self.seat not in self.model.people:
            speed = max(speed, min(speed * TEMPO_OF_OTHERS, TEMPO_OF_OTHERS))
        return speed * SPEEDS[self.app.store.settings.show_speed - 1]

    # Time.

    def update(self, seconds: float) -> None:
        if self.model.poll():
            self._prepare()
        self.tooltip.update(seconds, self._tips())
        if self._all_counted:
            self._finish()
            return
        self._look_at_hand()
        if self.playback is None:
            self.lying.lie(seconds * self.tempo)
            return
        self._seen_for += seconds
        if not self.overlay and not self._changing:
            self._count(self.playback, seconds)

    def _count(self, playback: Playback, seconds: float) -> None:
        finished = playback.finished
        for step in playback.advance(seconds * self.tempo):
            sound(self.app.sounds, self.sheet, playback, step)
        if playback.finished and self._goes_on:
            self.next_hand()
        elif playback.finished and not finished:
            self._refresh()

    @property
    def _goes_on(self) -> bool:
        """Whether the next hand comes by itself: a counted one stays until the player has read it,
        unless everything shall happen at once."""
        if self.choosing:
            return False
        at_once = self.app.motion.at_once and self._seen_for >= LEAST_SEEN
        return self._to_the_end or at_once

    @property
    def waiting(self) -> bool:
        """Whether everything has been counted, and it is for the player to go on."""
        return bool(self.playback and self.playback.finished) and not self._goes_on

    @property
    def busy(self) -> bool:
        return (self.playback or self.lying).moving

    # What the player may do.

    def next_card(self) -> None:
        """The step that is shown is over; after the last one comes the next hand."""
        if self.playback is None:
            return
        if not self.playback.finished:
            self.playback.hurry()
        elif not self.choosing:
            self.next_hand()
        self._refresh()

    def next_hand(self) -> None:
        """Leaves it at what was chosen, and turns to whoever comes next."""
        if self.playback is None or self._changing or self._all_counted:
            return
        if self.choosing:
            if self._seen_for < UNREAD:
                return
            self.model.leave_it_at_that(self.seat)
            self._to_the_end = False
        self.counted.add(self.seat)
        if not self._all_counted:
            self.seat = self.model.order[len(self.counted)]
            self._open_hand()
            self._lay_out_hand()

    def skip(self) -> None:
        """Everything in this hand is counted at once; once it is, everything in all others."""
        if self.playback is None:
            return
        if not self.playback.finished:
            self.playback.skip()
            self._refresh()
        else:
            seat = self.seat
            self.next_hand()
            self._to_the_end = self.seat != seat
            if self.playback:
                self.playback.skip()

    def change_speed(self, by: int = 0) -> None:
        """Faster or slower; without a direction to the next, and round again."""
        settings = self.app.store.settings
        speed = settings.show_speed + by if by else settings.show_speed % len(SPEEDS) + 1
        speed = min(max(speed, 1), len(SPEEDS))
        self.app.store.settings = replace(settings, show_speed=speed)
        self._refresh()

    def choose(self, chooser: int, option: Option) -> None:
        """Decides anew; the count begins again at the choices."""
        asked = next(each for each in self.asked if each.chooser == chooser)
        changes = option != asked.chosen and not self._changing
        if changes and self.model.may_reconsider(self.seat, chooser):
            self.app.sounds.play(Cue.FLIP)
            self.model.change(self.seat, chooser, Pick(option))
            self._changing = True

    def turn_to(self, index: int) -> None:
        """Shows the answers of another card."""
        self.asking = index
        self._refresh()

    def open_all(self) -> None:
        """All answers of the card shown, in a list."""
        chooser = self.asked[self.asking].chooser

        def chosen(option: Option) -> None:
            self.overlay = None
            self.choose(chooser, option)

        self.ask(self.drawing.panel().everything(chosen))

    def _tips(self) -> Iterable[Tip]:
        """What can be asked about: in the list, if it is open."""
        if self.overlay is None:
            return self.drawing.tips()
        return self.overlay.tips() if isinstance(self.overlay, AnswerList) else ()

    def _finish(self) -> None:
        """To the totals, once everybody has decided."""
        if self.model.outcome:
            self.app.swap(FinaleScene(self.app, self.art, self.model, self._onward))

    def open_sheets(self) -> None:
        """The plain sheets instead of the rest of the show."""
        FinaleScene(self.app, self.art, self.model, self._onward).open_sheets()

    # The menu.

    def ask(self, overlay: Overlay) -> None:
        overlay.resize(self.app.screen.get_size(), self.app.store.settings.ui_scale)
        self.overlay = overlay

    @property
    def can_concede(self) -> bool:
        return False

    def concede(self) -> None:
        """Too late: all hands lie open."""

    # Input and looks.

    def handle(self, event: pygame.event.Event) -> None:
        self.tooltip.handle(event)
        if self.overlay:
            if self.overlay.handle(event) == "closed":
                self.overlay = None
        else:
            self._input.handle(event)

    def resize(self) -> None:
        self.company = company(self.app, self.session)
        self._lay_out_hand()
        self._prepare()
        if self.overlay:
            self.overlay.resize(self.app.screen.get_size(), self.app.store.settings.ui_scale)

    def _lay_out_hand(self) -> None:
        """Another hand, or the same one with other choices."""
        self.layout = self._layout_of(self.seat)
        self.drawing.resize()
        self._place_buttons()

    def _layout_of(self, seat: int) -> ShowLayout:
        return ShowLayout(
            self.app.screen.get_size(),
            len(self.model.order),
            len(self.model.hand(seat)),
            self.model.chooses(seat),
            self.app.store.settings.ui_scale,
        )

    def _prepare(self) -> None:
        """Has the cards ready that will be counted, as far as it is known what they become."""
        self.art.prepare_show(list(seen(self.model, self._layout_of)))

    def _refresh(self) -> None:
        """Something looks different now."""
        self.drawing.refresh()
        self._place_buttons()

    def _place_buttons(self) -> None:
        words, layout = self.app.words, self.layout
        times = SPEEDS[self.app.store.settings.show_speed - 1]
        begun, done = self.playback is not None, self.waiting
        counted = done and self.last  # then there is nothing left to skip
        skip = "show-to-end" if done and not self.last else "show-skip"
        onward = "show-keep" if self.choosing else "show-result" if self.last else "show-next"
        found: list[Button] = []
        if self.choosing:
            found += self.drawing.panel().buttons(self.choose, self.turn_to, self.open_all)
        found += [
            Button(words.text("show-speed", times=times), self.change_speed, layout.button(0)),
            Button(words.text(skip), self.skip, layout.button(1), enabled=begun and not counted),
            Button(
                words.text(onward),
                self.next_hand,
                layout.button(2),
                primary=done or not self.choosing,
                enabled=begun,
            ),
        ]
        self.buttons.set(found)

    def draw(self, screen: pygame.Surface) -> None:
        self.drawing.draw(screen)
        if self.waiting:
            motion = self.app.motion
            shine(screen, self.layout.button(2), 1.0 if motion.reduced else breath(motion.now))
        self.buttons.draw(screen, pygame.mouse.get_pos())
        if self.overlay:
            self.overlay.draw(screen)
        pressable = (button.area for button in self.buttons)
        self.tooltip.draw(screen, self.layout.reading, pressable)
