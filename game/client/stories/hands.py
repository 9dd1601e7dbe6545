"""What the player does at the board: points, clicks, drags and presses keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.client.sound import Cue
from game.engine.message import Message, message
from game.titles.stories.board import BOARD, CASTLE, Magic
from game.titles.stories.moves import why_untold
from game.titles.stories.state import RESERVE

from .art import PAWN
from .geography import PLACES, radius
from .keyboard import Keyboard
from .sidebar import rows
from .things import Fanned, Reserve, Space, StoryLine, Thing, TrayDie
from .ways import NOTHING, Choice, Way
from .why import why_unlit

if TYPE_CHECKING:
    from .table import BoardScene

STILL = 8
"""A press that moves less than so many pixels is a click."""
HOLD = 0.5
"""Seconds after which it is none any more."""
AROUND_CASTLE = 100
"""How far from the middle of the Castle a pawn still drops into it."""


@dataclass
class Carried:
    """A pawn that follows the mouse."""

    start: str
    at: tuple[int, int]


class Hands:
    """Turns input into actions; knows what is chosen, pointed at and carried."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.choice: Choice = NOTHING
        self.pointed: Thing | None = None
        """What is looked at, by mouse or by keys."""
        self.by_keys = False
        """Whether the keys have gone there."""
        self.named: tuple[str, ...] = ()
        """The spaces that what the mouse is on speaks of: a name in the chronicle, or a story."""
        self.carried: Carried | None = None
        self._pressed: tuple[Thing, tuple[int, int]] | None = None
        self._held = 0.0
        """How long something has been pressed."""
        self._keyboard = Keyboard(scene, self)

    def clear(self) -> None:
        self.choice, self.pointed, self.by_keys = NOTHING, None, False
        self.carried = self._pressed = None

    # What is chosen.

    @property
    def lit(self) -> tuple[Way, ...]:
        """The moves that can still be meant."""
        return self.choice.lit(self._scene.ways)

    @property
    def targets(self) -> list[str]:
        """The spaces something would happen on."""
        scene = self._scene
        if self.choice.magic is Magic.BELL:
            return list(scene.bells)
        return list(dict.fromkeys(way.target for way in self.lit))

    @property
    def starts(self) -> list[str]:
        """The spaces from which a pawn can go, as the eye goes."""
        spaces = dict.fromkeys(way.start for way in replace(self.choice, start=None).lit(self._all))
        return sorted(spaces, key=lambda space: PLACES[space])

    @property
    def _all(self) -> tuple[Way, ...]:
        return self._scene.ways

    @property
    def fan(self) -> tuple[Way, ...]:
        """The ways to choose from, where several lead to the space that was chosen."""
        choice = self.choice
        if choice.target is None or self._must_choose_pawn:
            return ()
        return self.lit

    @property
    def _must_choose_pawn(self) -> bool:
        return self.choice.start is None and len({way.start for way in self.lit}) > 1

    @property
    def meant(self) -> tuple[Way, ...]:
        """The moves that what is pointed at stands for."""
        lit = self.lit
        match self.pointed:
            case Fanned(index) if index < len(self.fan):
                return (self.fan[index],)
            case Space(key):
                if self.choice.target and not self.fan:
                    return tuple(way for way in lit if way.start == key)
                return tuple(way for way in lit if way.target == key)
        return ()

    def choose(self, start: str | None) -> None:
        self.choice = replace(self.choice, start=start, target=None)

    def call(self, magic: Magic | None) -> None:
        """A magic is to be used, or none any more."""
        self.choice = Choice(magic=magic)

    def back(self) -> bool:
        """Takes back the latest that was chosen; whether there was anything."""
        if self.carried:
            self.carried = self._pressed = None
            return True
        before = self.choice.back()
        if before is None:
            return False
        self.choice = before
        self.pointed, self.by_keys = None, False
        return True

    # What is where.

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        scene, layout = self._scene, self._scene.layout
        for index, area in enumerate(scene.fan_places()):
            if area.collidepoint(point):
                return Fanned(index)
        if layout.own_reserve.collidepoint(point):
            return Reserve()
        for index, each in enumerate(scene.stage.shown.dice):
            if layout.die(index).inflate(-layout.px(26), -layout.px(26)).collidepoint(point):
                return TrayDie(each.number)
        for story, area in rows(layout.stories, layout.reading):
            if area.collidepoint(point):
                return StoryLine(story)
        if not layout.board.collidepoint(point):
            return None
        for figure in reversed(scene.stage.figures):
            x, y = layout.at(figure.foot)
            wide, high = (layout.on_board(length) for length in PAWN)
            if pygame.Rect(x - wide // 3, y - high * 7 // 8, wide * 2 // 3, high).collidepoint(
                point
            ):
                return Space(figure.space)
        near = min(PLACES, key=lambda space: self._distance(space, point))
        reach = max(layout.on_board(radius(near) + 6), 12)
        return Space(near) if self._distance(near, point) <= reach else None

    def _distance(self, space: str, point: tuple[int, int]) -> float:
        x, y = self._scene.layout.at(PLACES[space])
        return hypot(x - point[0], y - point[1])

    # The mouse.

    def update(self, seconds: float) -> None:
        """What is held down without being moved is asked about, not clicked."""
        self._held = self._held + seconds if self._pressed and not self.carried else 0.0
        if self._pressed and self._held >= HOLD:
            self._scene.tooltip.point(self._pressed[1])
            self._pressed = None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._keyboard.press(event)

    def _move(self, point: tuple[int, int]) -> None:
        if self._pressed and self.carried is None:
            thing, start = self._pressed
            if hypot(point[0] - start[0], point[1] - start[1]) > STILL:
                self._lift(thing, point)
        if self.carried:
            self.carried.at = point
        self.pointed, self.by_keys = self.thing_at(point), False
        if isinstance(self.pointed, StoryLine):
            story = BOARD.adventures[self.pointed.key]
            self.named = (story.key, story.item)
        else:
            named = self._scene.chronicle.things()
            self.named = tuple(space for space, area in named if area.collidepoint(point))[:1]

    def _press(self, event: pygame.event.Event) -> None:
        if self._scene.buttons.handle(event):
            return
        thing = self.thing_at(event.pos)
        if isinstance(thing, StoryLine):
            self._scene.open_story(thing.key)
        elif not self._scene.ready:
            self._scene.hurry()
        elif thing is not None:
            self._pressed = (thing, event.pos)
        else:
            self.choice = NOTHING

    def _lift(self, thing: Thing, point: tuple[int, int]) -> None:
        """A pawn follows the mouse, if it can go anywhere."""
        scene = self._scene
        match thing:
            case Reserve() if scene.arranging and scene.castle < scene.home:
                self.carried = Carried(RESERVE, point)
            case Space(key) if scene.arranging and key == CASTLE and scene.castle:
                self.carried = Carried(CASTLE, point)
            case Space(key) if key in self.starts:
                self.choose(key)
                self.carried = Carried(key, point)
            case Space(key) if key in scene.model.position.pawns[scene.model.seat]:
                self._pressed = None
                self._refuse(key)
            case _:
                self._pressed = None
        scene.refresh()

    def _release(self, point: tuple[int, int]) -> None:
        pressed, carried = self._pressed, self.carried
        self._pressed = self.carried = None
        if carried:
            self._drop(carried, point)
            self._scene.refresh()
        elif pressed:
            self.click(pressed[0])

    def _drop(self, carried: Carried, point: tuple[int, int]) -> None:
        scene, thing = self._scene, self.thing_at(point)
        if scene.arranging:
            self._drop_at_home(carried, point)
        elif thing == Space(carried.start):
            self.choose(None)
        elif isinstance(thing, Space) and thing.key in self.targets:
            self.click(thing)
        elif telling := self._tells(carried.start) if self._on_book(point) else ():
            scene.act(telling[0].action)
        else:
            reason = self._why_dropped(carried.start, point, thing)
            self.choose(None)
            scene.tell(reason)

    def _drop_at_home(self, carried: Carried, point: tuple[int, int]) -> None:
        """Between reserve and Castle; whoever lets go a bit beside the Castle means it, too."""
        scene, layout = self._scene, self._scene.layout
        into_castle = self._distance(CASTLE, point) <= layout.on_board(AROUND_CASTLE)
        if carried.start == CASTLE and not layout.board.collidepoint(point):
            scene.arrange(-1)
        elif carried.start == CASTLE and not into_castle:
            scene.tell(message("board-why-roll"))
        elif carried.start == RESERVE and into_castle:
            scene.arrange(1)
        elif carried.start == RESERVE and not layout.own_plate.collidepoint(point):
            scene.teller.fly_back(point)
            scene.tell(message("board-why-castle"))

    def _on_book(self, point: tuple[int, int]) -> bool:
        return bool(self._scene.layout.own_book.collidepoint(point))

    def _why_dropped(self, start: str, point: tuple[int, int], thing: Thing | None) -> Message:
        """Why a pawn cannot stay where it was let go."""
        position = self._scene.model.position
        if self._on_book(point):
            story = start in BOARD.adventures
            return why_untold(position, start) if story else message("board-why-book")
        there = isinstance(thing, Space) and why_unlit(position, self.choice, thing.key)
        return there or message("stories-illegal-road")

    # A click, or Enter.

    def click(self, thing: Thing) -> None:
        scene = self._scene
        match thing:
            case Fanned(index):
                scene.act(self.fan[index].action)
            case TrayDie(number):
                self.filter(number)
            case Reserve() if scene.arranging:
                scene.arrange(1)
            case Reserve():
                scene.tell(message("board-too-late"))
            case Space(key) if scene.arranging and key == CASTLE and self.choice == NOTHING:
                scene.arrange(-1)
            case Space(key):
                self._on_space(key)

    def _on_space(self, key: str) -> None:
        scene = self._scene
        if self.choice.target and not self.fan and key in {way.start for way in self.lit}:
            self._narrow(replace(self.choice, start=key))
            return
        self.choice = self.choice.without_target()
        if self.choice.magic is Magic.BELL and key in scene.bells:
            scene.act(scene.bells[key])
        elif self._tells(key):
            scene.act(self._tells(key)[0].action)
        elif key == self.choice.start:
            self.choose(None)
        elif self.choice.start is None and key in self.starts and not self.choice.magic:
            self._scene.app.sounds.play(Cue.HOVER)
            self.choose(key)
        elif key in self.targets:
            self._narrow(replace(self.choice, target=key))
        elif key in self.starts:
            self.choose(key)
        elif (magic := scene.spells.at(key)) is not None:
            scene.spells.use(magic)
        else:
            self._refuse(key)

    def _tells(self, key: str) -> list[Way]:
        """An adventure is completed with one click."""
        return [way for way in self.lit if way.tells and way.target == key]

    def _narrow(self, choice: Choice) -> None:
        """More is said of the move; if that leaves but one, it is made."""
        lit = choice.lit(self._all)
        if len(lit) == 1:
            self._scene.act(lit[0].action)
        else:
            self.choice = choice
            if len(self.fan) > 1:
                self.pointed = Fanned(0)

    def filter(self, number: int) -> None:
        """Only moves with this die stay lit; all again, if only they are."""
        only = self.choice.number != number
        self.choice = replace(self.choice, number=number if only else None, target=None)
        if self.choice.start and not self.lit:
            self.choose(None)

    # What cannot be.

    def _refuse(self, space: str) -> None:
        """Says why nothing can be done with a space."""
        arranging = self._scene.arranging
        reason = message("board-why-roll") if arranging else self.why_unlit(space)
        if reason:
            self._scene.tell(reason)
        elif self.choice.start:
            self.choose(None)

    def why_unlit(self, space: str) -> Message | None:
        """Why a click there would do nothing, if the player may have wanted something."""
        scene = self._scene
        if not scene.ready or scene.arranging or scene.model.asked_along:
            return None
        if space in self.targets or scene.spells.at(space) is not None:
            return None
        if space in self.starts and space not in BOARD.adventures:
            return None
        return why_unlit(scene.model.position, self.choice, space)
