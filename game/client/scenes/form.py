"""Pages of things to set: a parchment with fields, and buttons below."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.client.keys import BACK, CHANGE, CONFIRM, NEXT, PREVIOUS, is_upright, step
from game.client.shell import Shell
from game.client.widgets import rich_text
from game.client.widgets.button import Button, ring
from game.client.widgets.fields import Field
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD_LIGHT, INK, PENALTY, Face, fitting
from game.client.widgets.parchment import parchment
from game.client.widgets.pictures import cover
from game.client.widgets.rich_text import Style

from .page import PageScene

SETTLED = 3
"""Frames after which pygame_gui has told whatever a click has changed."""
PITCH, ROW = 60, 48
"""From one row to the next, and how high one is; many rows move together."""
ROWS = 718
"""How high all rows between the heading and the buttons may be."""


class FormScene(PageScene):
    """Fields of pygame_gui on a parchment; Tab goes through fields and buttons alike."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.fields: list[Field] = []
        self._field: int | None = None
        """The field with the ring; None while a button has it, or nothing."""
        self._hanging: list[Field] = []
        """Lists that were open when the mouse was pressed."""
        self._closing = 0

    # What a form says of itself.

    @abstractmethod
    def title(self) -> str:
        """What stands above it."""

    @abstractmethod
    def make_fields(self) -> list[Field]:
        """What can be set."""

    @abstractmethod
    def make_buttons(self) -> list[Button]:
        """How to go on; what cannot be done with a problem is golden."""

    def footnote(self) -> str:
        return ""

    def problem(self) -> str:
        """Why things cannot go on like this, if so."""
        return ""

    # How it is laid out.

    def lay_out(self, size: tuple[int, int]) -> None:
        self.area = pygame.Rect(0, 0, self.px(1420), self.px(1010))
        self.area.center = (size[0] // 2, size[1] // 2)
        self.app.gui.fit(size, self.scale, self.letters)
        self.fields = self.make_fields()
        for field, area in zip(self.fields, self.places(), strict=True):
            field.place(area, self.app.gui.manager)
        below = self.make_buttons()
        for index, button in enumerate(below):
            middle = self.area.centerx + self.px((index - (len(below) - 1) / 2) * 460)
            button.area = pygame.Rect(0, 0, self.px(420), self.px(78))
            button.area.center = (middle, self.area.bottom - self.px(92))
            button.enabled = not (button.primary and self.problem())
        self.buttons.set(below)

    def places(self) -> list[pygame.Rect]:
        """Where the fields lie."""
        close = min(1.0, ROWS / (PITCH * max(len(self.fields), 1)))
        return [
            pygame.Rect(
                self.area.centerx - self.px(40),
                self.area.y + self.px(140 + PITCH * close * index),
                self.px(600),
                self.px(ROW * close),
            )
            for index in range(len(self.fields))
        ]

    def enter(self) -> None:
        self.resize()

    def leave(self) -> None:
        self.app.gui.clear()

    # Input.

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._field = self.buttons.focus = None
            self._hanging = [field for field in self.fields if field.open]
        taken = self.app.gui.manager.process_events(event)
        if event.type == pygame.MOUSEBUTTONUP and self._hanging:
            self._closing = SETTLED
        if taken:
            return
        for field in self.fields:
            field.take(event)
        if event.type != pygame.KEYDOWN:
            self.buttons.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Whether the key was for the form itself and not for a line of text."""
        field = self.fields[self._field] if self._field is not None else None
        typing = any(each.typing for each in self.fields)
        hanging = next((each for each in self.fields if each.open), None)
        if hanging:
            self._key_in_list(event, hanging)
        elif BACK.heard(event):
            self.app.pop()
        elif NEXT.heard(event) or PREVIOUS.heard(event):
            self._move(step(event))
        elif typing:
            return False
        elif CHANGE.heard(event) and field:
            field.step(step(event))
        elif CONFIRM.heard(event) and field:
            field.press()
        else:
            return self.buttons.handle(event)
        return True

    def _key_in_list(self, event: pygame.event.Event, field: Field) -> None:
        """A list hangs open: arrows choose from it and put it away, other keys only that."""
        place = self.fields.index(field)
        field.close()
        if is_upright(event):
            field.step(step(event))
        self._field, self.buttons.focus = place, None

    def _move(self, by: int) -> None:
        """The ring goes to the next field or button."""
        stops = len(self.fields) + len(self.buttons.all)
        if self._field is not None:
            now = self._field
        elif self.buttons.focus is not None:
            now = len(self.fields) + self.buttons.focus
        else:
            now = -1 if by > 0 else stops
        following = (now + by) % stops
        on_field = following < len(self.fields)
        self._field = following if on_field else None
        self.buttons.focus = None if on_field else following - len(self.fields)
        self.app.gui.manager.set_focus_set(None)
        if self._field is not None and not self.fields[self._field].steps:
            self.fields[self._field].press()

    def changed(self) -> None:
        """Something was set that changes what else can be: lays out anew."""
        self.resize()

    # Time and looks.

    def update(self, seconds: float) -> None:
        self.app.gui.manager.update(seconds)
        self._closing -= 1
        if self._closing == 0:  # pygame_gui leaves a list open if its value is chosen again
            for field in self._hanging:
                field.close()

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        for field in self.fields:
            field.draw(screen, self.reading)
        self.app.gui.draw(screen)
        if self._field is not None and self._field < len(self.fields):
            ring(screen, self.fields[self._field].area)

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        surface = cover("title/title", size)
        parchment(surface, self.area, self.scale)
        middle = (self.area.centerx, self.area.y + self.px(88))
        head = fitting(self.title(), Face.NUMBER, self.px(54), self.area.width).render(
            self.title(), True, INK
        )
        surface.blit(head, head.get_rect(center=middle))
        for field in self.fields:
            self._draw_label(surface, field)
        if self.problem():
            self._draw_problem(surface, self.problem())
        if self.footnote():
            foot = fitting(self.footnote(), Face.ITALIC, self.reading_px(22), size[0] - 40).render(
                self.footnote(), True, GOLD_LIGHT
            )
            surface.blit(foot, foot.get_rect(midbottom=(size[0] // 2, size[1] - self.px(6))))
        return surface

    def _draw_problem(self, surface: pygame.Surface, text: str) -> None:
        """Above the buttons, in as many lines as it needs."""
        style, size = Style(Face.BOLD, Face.BOLD), self.reading_px(26)
        room = pygame.Rect(0, 0, self.area.width - self.px(200), self.px(76))
        room.midbottom = (self.area.centerx, self.area.bottom - self.px(138))
        layout = rich_text.fitted(text, style, room.width, room.height, size, self.px(18))
        room.top = room.bottom - layout.height
        rich_text.draw(surface, layout, room, PENALTY, icon, centred=True)

    def _draw_label(self, surface: pygame.Surface, field: Field) -> None:
        """The word before a field, at its left."""
        right = field.area.x - self.px(field.label_gap)
        room = right - self.area.x - self.px(60)
        label = fitting(field.label, Face.BOLD, self.reading_px(30), room).render(
            field.label, True, INK
        )
        above = self.px(12) if field.note else 0
        surface.blit(label, label.get_rect(midright=(right, field.area.centery - above)))
        if field.note:
            note = fitting(field.note, Face.ITALIC, self.reading_px(20), room).render(
                field.note, True, INK
            )
            surface.blit(note, note.get_rect(midright=(right, field.area.centery + self.px(16))))
