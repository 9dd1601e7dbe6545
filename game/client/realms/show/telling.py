"""The parchment: what happens now in words, what was before and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    BONUS,
    INK,
    PARCHMENT,
    PENALTY,
    SMALLEST,
    Face,
    fitting,
    font,
    mixed,
)
from game.client.widgets.parchment import parchment
from game.client.widgets.rich_text import LEADING, Style
from game.engine.message import Message, joined, message
from game.lang import Language
from game.lang.language import MINUS, told
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.sheet import CardScore, ScoreSheet
from game.titles.realms.scoring.standing import each_place
from game.titles.realms.text.score_text import explain
from game.titles.realms.text.wording import bold_name, card_name

from ..card_face import CardPainter, Condition
from .layout import ShowLayout

FAINT = mixed(INK, PARCHMENT, 0.35)


def sum_of(row: CardScore) -> str:
    """4+60 = 64."""
    parts = told(row.base)
    for points in (row.bonus, row.penalty):
        if points:
            parts += f" + {points}" if points > 0 else f" {MINUS} {-points}"
    return f"{parts} = {told(row.total)}" if row.bonus or row.penalty else parts


def reasons(sheet: ScoreSheet, step: Step, words: Language, origins: Mapping[int, Message]) -> str:
    """Why, in one text; what happens to several cards by one cause is said once. `origins` tells of
    extra cards, by their numbers."""
    if step.stage is Stage.EXTRA:
        return _sentence(words.say(origins[sheet.cards[step.place].card.number]))
    said = list(dict.fromkeys(words.say(explain(sheet, line)) for line in step.lines))
    return " ".join(_sentence(each) for each in said) or words.text("show-base-only")


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


class Telling:
    """Writes on the parchment."""

    def __init__(
        self,
        layout: ShowLayout,
        words: Language,
        painter: CardPainter,
        origins: Mapping[int, Message],
    ) -> None:
        self._layout, self._words, self._painter = layout, words, painter
        self._origins = origins
        area = layout.parchment
        px = layout.px
        self._inner = pygame.Rect(px(36), px(22), area.width - px(72), area.height - px(68))

    def _sheet(self) -> pygame.Surface:
        made = pygame.Surface(self._layout.parchment.size, pygame.SRCALPHA)
        parchment(made, made.get_rect(), self._layout.scale)
        return made

    def remark(self, title: str, text: str) -> pygame.Surface:
        """What is said while nothing is counted."""
        made, inner, layout = self._sheet(), self._inner, self._layout
        head = fitting(title, Face.NAME, layout.px(34), inner.width).render(title, True, INK)
        made.blit(head, inner.topleft)
        room = inner.copy()
        room.y += head.get_height() + layout.px(6)
        room.height = inner.bottom - room.y
        self._write(made, text, room, round(28 * layout.reading))
        return made.convert_alpha()

    def step(self, sheet: ScoreSheet, steps: tuple[Step, ...], at: int) -> pygame.Surface:
        """The line spoken with a step."""
        if steps[at].stage is Stage.ITEMS:
            return self._items(sheet, steps[at])
        made, inner, layout, words = self._sheet(), self._inner, self._layout, self._words
        px, step = layout.px, steps[at]
        row = sheet.cards[step.place]
        condition = Condition.BLANKED if row.blanked else Condition.FRESH
        token = self._painter.token(row.card, layout.told_width, condition)
        made.blit(token, (inner.x, inner.y + px(4)))
        left = inner.x + px(122)
        right = inner.right
        if step.stage is Stage.COUNTING:
            tint = BONUS if row.bonus + row.penalty > 0 else PENALTY if row.penalty else INK
            text = sum_of(row)
            figure = fitting(text, Face.FIGURE_BOLD, px(32), inner.width * 0.4).render(
                text, True, tint
            )
            made.blit(figure, figure.get_rect(topright=(right, inner.y)))
            right -= figure.get_width() + px(14)
        name = self._name(sheet, step)
        word = fitting(name, Face.NAME, px(34), right - left, SMALLEST).render(name, True, INK)
        made.blit(word, (left, inner.y - px(4)))
        said = reasons(sheet, step, words, self._origins)
        room = pygame.Rect(left, inner.y + px(38), inner.right - left, 0)
        below, pitch = self._around(sheet, steps, at), round(23 * layout.reading * LEADING)

        def leave_room() -> int:
            foot = inner.bottom - pitch * len(below)
            room.height = foot - px(8) - room.y
            return foot

        foot, largest = leave_room(), round(28 * layout.reading)
        while below and _laid_out(said, room, largest).height > room.height:
            del below[0]  # rather than to cut what is said now
            foot = leave_room()
        self._write(made, said, room, largest)
        if below:
            pygame.draw.line(
                made,
                mixed(INK, PARCHMENT, 0.7),
                (inner.x, foot - px(4)),
                (inner.right, foot - px(4)),
            )
        for line in below:
            where = pygame.Rect(inner.x, foot, inner.width, pitch)
            self._write(made, line, where, round(23 * layout.reading), FAINT)
            foot += pitch
        return made.convert_alpha()

    def _items(self, sheet: ScoreSheet, step: Step) -> pygame.Surface:
        """The items face down, each with what it counts, and their sum."""
        made, inner, layout = self._sheet(), self._inner, self._layout
        figure = font(Face.FIGURE_BOLD, layout.px(32))
        total = figure.render(told(step.points), True, _tint(step.points))
        made.blit(total, total.get_rect(topright=inner.topright))
        title = self._words.text("show-items", count=len(sheet.items))
        room = inner.width - total.get_width() - layout.px(14)
        head = fitting(title, Face.NAME, layout.px(34), room, SMALLEST).render(title, True, INK)
        made.blit(head, inner.topleft)
        pitch = min(layout.px(112), inner.width // len(sheet.items))
        width = pitch - layout.px(8)
        top = inner.y + layout.px(46)
        size = max(min(layout.px(26), width // 3), 12)
        for index, (item, points) in enumerate(sheet.items):
            token = self._painter.token(item, width)
            made.blit(token, (inner.x + index * pitch, top))
            word = font(Face.FIGURE_BOLD, size).render(told(points), True, _tint(points))
            middle = inner.x + index * pitch + width // 2
            made.blit(word, word.get_rect(midtop=(middle, top + token.get_height())))
        return made.convert_alpha()

    def _name(self, sheet: ScoreSheet, step: Step) -> str:
        names = [card_name(sheet.cards[place].name) for place in each_place(step.places)]
        return self._words.say(joined("and", names))

    def _around(self, sheet: ScoreSheet, steps: tuple[Step, ...], at: int) -> list[str]:
        """What was counted last, and what comes next."""
        return [self._words.say(said) for said in _neighbours(sheet, steps, at)]

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        room: pygame.Rect,
        largest: int,
        tint: tuple[int, int, int] = INK,
    ) -> None:
        layout = rich_text.cut(_laid_out(text, room, largest), room.width, room.height)
        rich_text.draw(surface, layout, room, tint, icon)


def _laid_out(text: str, room: pygame.Rect, largest: int) -> rich_text.Layout:
    """As large as it fits, or as small as it can be read."""
    smallest = max(SMALLEST, round(largest * 0.62))
    return rich_text.fitted(text, Style(), room.width, room.height, largest, smallest)


def _tint(points: int) -> tuple[int, int, int]:
    return BONUS if points > 0 else PENALTY if points else INK


def _neighbours(sheet: ScoreSheet, steps: tuple[Step, ...], at: int) -> Iterator[Message]:
    def name(step: Step) -> Message:
        return bold_name(sheet.cards[step.place].name)

    if at and steps[at - 1].stage is Stage.COUNTING:
        before = steps[at - 1]
        yield message("show-before", card=name(before), points=before.points)
    if at + 1 < len(steps) and steps[at + 1].stage is Stage.ITEMS:
        yield message("show-next-items")
    elif at + 1 < len(steps):
        yield message("show-next-card", card=name(steps[at + 1]))
