"""The guide: says a step of the lesson over the table, and lets the player do what is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.keys import BUTTONS, DRAW, MENU, PLAY, RING
from game.client.motion import CROSSFADE, out_back
from game.client.realms.pills import HEIGHT, pill
from game.client.realms.relation_arrows import Arrow, Painted, falling
from game.client.realms.relation_beads import Point
from game.client.realms.things import OnTable
from game.client.scenes.names import GUIDE
from game.client.sound import Cue
from game.client.widgets.bubble import Bubble, Said
from game.client.widgets.button import Button, Buttons, ring
from game.client.widgets.look import FLAVOUR, GOLD, GOLD_DARK, Face, fitting, mixed
from game.titles.realms.play.actions import Discard, Draw, Take
from game.titles.realms.scoring.relations import Kind

from .places import card_outline, covered, outlines
from .steps import STEPS, Step, facts
from .veil import veil

if TYPE_CHECKING:
    from .scene import LessonScene

POP, SHAKE = 200, 300
"""Milliseconds in which a bubble appears, and a target says no."""
SHAKEN = 4
"""How far it moves, in pixels."""
FOOTER, BUTTON = 58, 46
"""How high the row below the words is, and the buttons in it."""
DOT = 17
"""From one dot of the progress to the next."""
LARGEST = 1.25
"""How much larger than usual the words may be."""


class Guide:
    """Speaks where the table rests at the step it has come to; else the match goes on."""

    def __init__(self, table: LessonScene, number: int, go: Callable[[int], None]) -> None:
        self._table, self._go = table, go
        self.number = number
        """Of the step it has come to; behind the last one there is nothing more to say."""
        self.buttons = Buttons(table.app.sounds)
        self.ringed = False
        """Whether the keys' ring is around the target."""
        self._grabbed = False
        """Whether the player is clicking or carrying the target."""
        self._began: float | None = None
        """When the bubble appeared."""
        self._shaken: float | None = None
        self._bubble: tuple[pygame.Surface, pygame.Rect] | None = None
        self._arrow: Painted | None = None
        """From the target to what it is good for."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """Where the bubble lies."""

    # What it has to say.

    @property
    def step(self) -> Step | None:
        return STEPS[self.number] if self.number < len(STEPS) else None

    @property
    def due(self) -> bool:
        """Whether the match has come to what the step is about, and must wait."""
        return self.step is not None and self.step.at == self._table.played

    @property
    def speaking(self) -> bool:
        return self.due and self._table.rests

    @property
    def _now(self) -> float:
        return self._table.app.motion.now

    @property
    def moving(self) -> bool:
        return self._passed(self._began, POP) < 1 or self._passed(self._shaken, SHAKE) < 1

    def _passed(self, since: float | None, milliseconds: float) -> float:
        """How much of something has passed, from 0 to 1."""
        if since is None:
            return 1.0
        motion = self._table.app.motion
        lasts = motion.takes(milliseconds)
        lasts = min(CROSSFADE, lasts) if motion.reduced else lasts
        return min((motion.now - since) / lasts, 1.0)

    def update(self) -> None:
        """The bubble appears when there is something to say, and goes when it was done."""
        if self.speaking and self._began is None:
            self._table.input.clear()
            self._lay_out()
            self._began = self._now
        elif not self.speaking and self._began is not None:
            self._began = self._bubble = self._shaken = None
            self.ringed = self._grabbed = False
            self.buttons.set([])
            if self.step and self.step.asks and self._table.played > self.step.at:
                self.number += 1
                self._go(self.number)

    def resize(self) -> None:
        if self._began is not None:
            self._lay_out()

    # What the player does.

    def handle(self, event: pygame.event.Event) -> None:
        """All input of the lesson comes here; the table gets what belongs to the step."""
        if MENU.heard(event):
            self.leave()
        elif self._began is None:
            self._while_others_play(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif self._grabbed and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._grabbed = event.type == pygame.MOUSEMOTION
            self._table.pass_on(event)

    def _while_others_play(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._table.pass_on(event)
        elif event.type == pygame.MOUSEBUTTONDOWN or PLAY.heard(event):
            self._table.hurry()

    def _key(self, event: pygame.event.Event) -> None:
        assert self.step
        if self.step.asks and RING.heard(event):
            self.ringed, self.buttons.focus = True, None
        elif DRAW.heard(event) and isinstance(self.step.action, Draw):
            self._do()
        elif BUTTONS.heard(event):
            self.ringed = False
            self.buttons.handle(event)
        elif PLAY.heard(event) and not self.buttons.handle(event) and self.ringed:
            self._do()

    def _press(self, event: pygame.event.Event) -> None:
        if self.buttons.handle(event) or self.area.collidepoint(event.pos):
            return
        table = self._table
        if table.input.thing_at(event.pos) in table.targets:
            self._grabbed = True
            table.pass_on(event)
        elif self._means_target(event.pos):
            self._do()
        else:
            self._shaken = self._now
            table.app.sounds.play(Cue.HOVER)

    def _means_target(self, point: tuple[int, int]) -> bool:
        """Whether one clicks the target where a neighbor lies on it, or the button for it."""
        table = self._table
        golden = [button for button in table.buttons if button.primary and button.enabled]
        return any(button.area.collidepoint(point) for button in golden) or any(
            sprite.hit(point)
            for thing in table.targets
            if isinstance(thing, OnTable) and (sprite := table.stage.sprites.get(thing.number))
        )

    def _do(self) -> None:
        for actions in self._table.targets.values():
            self._table.do(actions)

    def next(self) -> None:
        """Reads on."""
        self._turn_to(self.number + 1)

    def back(self) -> None:
        """To the step before, as the match stood then."""
        self._turn_to(self.number - 1)

    def leave(self) -> None:
        self._table.app.pop()

    def _turn_to(self, number: int) -> None:
        self.number = number
        self._began = None
        self._go(number)

    # How it looks.

    def draw(self, screen: pygame.Surface) -> None:
        if self._began is None or self._bubble is None or not self.step:
            return
        table = self._table
        targets = outlines(table, self.step.target)
        self._draw_shaken(screen, covered(targets))
        grown = self._passed(self._began, POP)
        if not table.input.carried:
            self._draw_veil(screen, grown)
            if self.ringed:
                ring(screen, covered(targets))
            if self._arrow:
                self._arrow.draw(screen, grown, Point())
            self._draw_pill(screen)
        picture, where = self._bubble
        if grown < 1:
            self._draw_growing(screen, picture, where, grown)
            return
        screen.blit(picture, where)
        self.buttons.draw(screen, pygame.mouse.get_pos())

    def _draw_veil(self, screen: pygame.Surface, grown: float) -> None:
        assert self.step
        table = self._table
        shapes = (card_outline(table, number) for number in table.stage.hand)
        dark = veil(
            screen.get_size(),
            tuple(outlines(table, self.step.target)),
            tuple(shape for place in self.step.reasons for shape in outlines(table, place)),
            tuple(shape for shape in shapes if shape),
            table.layout.scale,
        )
        dark.set_alpha(round(255 * grown))
        screen.blit(dark, (0, 0))

    def _draw_pill(self, screen: pygame.Surface) -> None:
        """What the target would bring, as it stands at the card itself."""
        pills, scale = self._table.pills, self._table.layout.scale
        for number, gain in pills.gains.items():
            made = pill(gain, True, scale)
            sprite = self._table.stage.sprites[number]
            screen.blit(made, made.get_rect(center=pills.place(sprite)))

    def _draw_growing(
        self, screen: pygame.Surface, picture: pygame.Surface, where: pygame.Rect, grown: float
    ) -> None:
        if self._table.app.motion.reduced:
            picture.set_alpha(round(255 * grown))
            screen.blit(picture, where)
            picture.set_alpha(255)
            return
        size = 0.7 + 0.3 * out_back(grown)
        small = pygame.transform.smoothscale_by(picture, size)
        screen.blit(small, small.get_rect(center=where.center))

    def _draw_shaken(self, screen: pygame.Surface, area: pygame.Rect) -> None:
        """The target moves from side to side."""
        part = self._passed(self._shaken, SHAKE)
        if part == 1:
            return
        aside = round(SHAKEN * (1 - part) * sin(6 * pi * part))
        seen = area.clip(screen.get_rect())
        screen.blit(screen.subsurface(seen).copy(), seen.move(aside, 0))

    # Where everything lies.

    def _lay_out(self) -> None:
        table, step = self._table, self.step
        assert step
        layout, words = table.layout, table.app.words
        figures = facts(step, table.model.view)
        key = f"lesson-{step.key}"
        letters = min(table.app.store.settings.ui_scale / 100, LARGEST)
        bubble = Bubble(
            Said(
                GUIDE,
                words.text("lesson-guide"),
                words.form(key, "title", **figures),
                words.form(key, "text", **figures),
            ),
            layout.scale * letters,
            FOOTER,
        )
        targets = outlines(table, step.target)
        target = covered(targets)
        reasons = [shape.area for place in step.reasons for shape in outlines(table, place)]
        rooms = (self._middle(), layout.felt, pygame.Rect((0, 0), layout.window))
        self.area = bubble.place(self._with_pill(target, step), reasons, rooms)
        picture, where = bubble.picture(self.area, target)
        self._arrow = self._lead(target, step)
        self._place_buttons(bubble, step)
        here = self.area.move(-where.x, -where.y)
        self._draw_progress(picture, here, bubble)
        for button in self.buttons:
            moved = replace(button, area=button.area.move(-where.x, -where.y))
            moved.draw(picture, hovered=False, focused=False)
        self._bubble = picture, where

    def _with_pill(self, target: pygame.Rect, step: Step) -> pygame.Rect:
        """A target with the figure above a card of the hand, or below one that lies open."""
        reach = self._table.layout.px(HEIGHT)
        if not isinstance(step.action, Take | Discard):
            return target
        above = reach if isinstance(step.action, Discard) else 0
        return pygame.Rect(target.x, target.y - above, target.width, target.height + reach)

    def _lead(self, target: pygame.Rect, step: Step) -> Painted | None:
        if step.helps is None:
            return None
        end = covered(outlines(self._table, step.helps))
        course = falling(Point(self._with_pill(target, step).midbottom), Point(end.midtop))
        return Painted(Arrow(Kind.PAYS, 0, course), self._table.layout.scale)

    def _middle(self) -> pygame.Rect:
        """What lies between the ribbon above the discard area and the hand."""
        layout = self._table.layout
        top, bottom = layout.tray.top + layout.px(34), layout.hand_zone.top
        return pygame.Rect(0, top, layout.felt.width, bottom - top)

    def _place_buttons(self, bubble: Bubble, step: Step) -> None:
        words, px = self._table.app.words, bubble.px
        found = [Button(words.text("lesson-leave"), self.leave)]
        if self.number:
            found.append(Button(words.text("lesson-back"), self.back))
        if not step.asks:
            found.append(Button(words.text("lesson-next"), self.next, primary=True))
        height = px(BUTTON)
        right, bottom = self.area.right - px(24), self.area.bottom - px(20)
        for button in reversed(found):
            letters = fitting(button.text, Face.NAME, round(height * 0.42), px(400))
            width = max(letters.size(button.text)[0] + px(44), px(100))
            button.area = pygame.Rect(right - width, bottom - height, width, height)
            right = button.area.left - px(10)
        self.buttons.set(found)
        self.buttons.focus = None

    def _draw_progress(self, surface: pygame.Surface, area: pygame.Rect, bubble: Bubble) -> None:
        """A dot for each step, and in words how far one has come."""
        words, px = self._table.app.words, bubble.px
        text = words.text("lesson-progress", step=self.number + 1, steps=len(STEPS))
        letters = fitting(text, Face.ITALIC, px(22), px(140))
        room = self.buttons.all[0].area.left - self.area.x - px(34 + 44) - letters.size(text)[0]
        pitch = min(px(DOT), room // len(STEPS))
        y = area.bottom - px(20) - px(BUTTON) // 2
        for index in range(len(STEPS)):
            middle = (area.x + px(34) + pitch * index, y)
            radius = px(7.5) if index == self.number else px(5)
            done = index <= self.number
            colour = mixed(GOLD, GOLD_DARK, 0.25) if done else mixed(GOLD, (243, 228, 192), 0.55)
            pygame.draw.aacircle(surface, colour, middle, radius)
        told = letters.render(text, True, FLAVOUR)
        left = area.x + px(38) + pitch * len(STEPS)
        surface.blit(told, told.get_rect(midleft=(left, y)))
