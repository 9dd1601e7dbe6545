"""The card: frame, painting, medallion, name, ribbon and text, drawn at the size needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum, auto

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    BONUS,
    CREAM,
    CURSED,
    FLAVOUR,
    GOLD_DARK,
    INK,
    PENALTY,
    SMALLEST,
    SUIT_COLOURS,
    Colour,
    Face,
    Letters,
    font,
    mixed,
)
from game.client.widgets.paintings import Paintings, Wanted
from game.client.widgets.pictures import Kept, original, scaled
from game.client.widgets.rich_text import Layout, Style
from game.lang import Language, plain

from .card_blanked import blanked, greyed, seal
from .card_brief import on_compact, on_parchment
from .card_lettering import line, strike, title
from .card_print import Kind, Print, Printable, frame_of, printed
from .card_shape import (
    BRIEF,
    BRIEF_ART,
    BRIEF_RULE,
    COMPACT,
    COMPACT_ART,
    COMPACT_RULE,
    FULL,
    FULL_ART,
    FULL_RULE,
    MEDALLIONS,
    NAMED_FROM,
    Place,
    Shape,
    face_size,
    full_shape,
    seal_place,
    window,
)

TOKEN = 450
"""As much of the compact face's height as a token shows."""
TOKEN_DETAIL = 2
"""Tokens are drawn so many times larger and scaled down: so small, edges need it."""
LABEL_SIGN = 0.44
"""The radius of the sign before a label, as a part of the height of its line."""
SHORT_RULES = 120
"""Up to so many letters of rules leave room for a flavour line."""
INKS = {Kind.BONUS: BONUS, Kind.PENALTY: PENALTY, Kind.USE: CURSED}


class Condition(StrEnum):
    """What has become of a card."""

    FRESH = auto()
    BLANKED = auto()
    CLEARED = auto()


class CardPainter:
    """Draws cards in one language, for matches of two or of more, and keeps what it has drawn."""

    def __init__(
        self,
        words: Language,
        paintings: Paintings,
        limit: int = 36_000_000,
        for_two: bool = False,
    ) -> None:
        self.words, self.for_two = words, for_two
        self._paintings = paintings
        self._kept = Kept(limit)

    # What one asks for.

    def full(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """The whole card, for hands and for reading; where its sentences would be too small,
        they are told in signs."""
        key, shape = ("full", id(card), width, condition), full_shape(width)
        if condition is Condition.BLANKED:
            return self._kept.get(key, lambda: blanked(self.full(card, width), shape, self._sealed))
        draw = self._full if shape == FULL else self._brief
        return self._kept.get(
            key, lambda: draw(self._print(card), width, condition).convert_alpha()
        )

    def compact(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """Painting, name and the rules in signs, for the discard area."""
        key = ("compact", id(card), width, condition)
        if condition is Condition.BLANKED:
            return self._kept.get(
                key, lambda: blanked(self.compact(card, width), COMPACT, self._sealed)
            )
        return self._kept.get(key, lambda: self._compact(self._print(card), width).convert_alpha())

    def token(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """The upper part of the compact face: painting, number and suit, where words would be
        too small to read."""
        return self._kept.get(
            ("token", id(card), width, condition),
            lambda: self._token(self._print(card), width, condition),
        )

    def grey(self, card: Printable, width: int) -> pygame.Surface:
        """A blanked card before the seal is on it."""
        return self._kept.get(
            ("grey", id(card), width),
            lambda: greyed(self.full(card, width), full_shape(width)).convert_alpha(),
        )

    def seal(self, width: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """The seal of a blanked card of this width, and where its middle lies on it."""
        drawn = self._kept.get(("seal", width), lambda: seal(width, FULL, self._sealed))
        return drawn, seal_place(face_size(width, FULL))

    def back(self, width: int, cursed: bool = False) -> pygame.Surface:
        """The side that tells nothing."""
        name = "backs/cursed" if cursed else "backs/card"
        return self._kept.get(("back", cursed, width), lambda: self._picture(name, width, FULL))

    def pictures(
        self, cards: Sequence[Printable], full: Sequence[int], compact: Sequence[int]
    ) -> Iterator[Wanted]:
        """The pictures that faces of these widths are made of."""
        shapes = [
            (width, FULL, "full", FULL_ART)
            if full_shape(width) == FULL
            else (width, BRIEF, "brief", BRIEF_ART)
            for width in full
        ]
        shapes += [(width, COMPACT, "compact", COMPACT_ART) for width in compact]
        for suit in dict.fromkeys(map(frame_of, cards)):
            for width, shape, frames, _ in shapes:
                yield f"frames/{frames}/{suit}", face_size(width, shape)
        for card in cards:
            for width, shape, _, art in shapes:
                yield f"cards/{card.unique_key}", window(width, shape, art)

    # How it is made.

    @property
    def _sealed(self) -> str:
        """The word on the seal."""
        return self.words.text("pad-blanked").upper()

    def _print(self, card: Printable) -> Print:
        return printed(card, self.for_two)

    @staticmethod
    def _picture(name: str, width: int, shape: Shape) -> pygame.Surface:
        return scaled(original(name), face_size(width, shape)).convert_alpha()

    def _base(
        self, shown: Print, width: int, shape: Shape, frames: str, art: Place
    ) -> pygame.Surface:
        """The painting, and the frame around it."""
        surface = pygame.Surface(face_size(width, shape), pygame.SRCALPHA)
        area = pygame.Rect((0, 0), window(width, shape, art))
        area.center = art.at(width / shape[0]).center
        surface.blit(self._paintings.get(f"cards/{shown.painting}", area.size), area)
        surface.blit(self._paintings.get(f"frames/{frames}/{shown.suit}", surface.get_size()))
        return surface

    def _full(self, shown: Print, width: int, condition: Condition) -> pygame.Surface:
        scale = width / FULL[0]
        surface = self._base(shown, width, FULL, "full", FULL_ART)
        self._number(surface, shown.value, FULL, scale)
        name = self.words.say(shown.name)
        line(surface, name, Face.NAME, 70, INK, Place(238, 52, 640, 96), scale, left=True)
        suit = self.words.say(shown.suit_name)
        line(surface, suit, Face.LABEL, 46, CREAM, Place(310, 812, 380, 62), scale)
        self._rules(surface, shown, FULL_RULE, scale, condition)
        return surface

    def _brief(self, shown: Print, width: int, condition: Condition) -> pygame.Surface:
        """As the full face, with signs for its rules."""
        scale = width / BRIEF[0]
        surface = self._base(shown, width, BRIEF, "brief", BRIEF_ART)
        self._number(surface, shown.value, BRIEF, scale)
        name = self.words.say(shown.name)
        place = Place(186, 30, 346, 74)
        line(surface, name, Face.FIGURE_BOLD, 62, INK, place, scale, left=True)
        self._brief_rules(surface, shown, BRIEF_RULE.at(scale), condition, named=False)
        return surface

    def _brief_rules(
        self,
        surface: pygame.Surface,
        shown: Print,
        area: pygame.Rect,
        condition: Condition,
        named: bool,
    ) -> None:
        """Signs on the parchment of a face, checked off if its penalty is cleared."""
        layout = on_parchment(shown, self.words, area.size, named)
        self._signs(surface, layout, area, INK, centred=False)
        if condition is Condition.CLEARED:
            reach = area.width * 0.08
            _roundel(surface, (area.right - reach, area.top), reach, GOLD_DARK, CHECK)

    def _compact(self, shown: Print, width: int) -> pygame.Surface:
        scale = width / COMPACT[0]
        surface = self._base(shown, width, COMPACT, "compact", COMPACT_ART)
        self._number(surface, shown.value, COMPACT, scale)
        name, plate = self.words.say(shown.name), Place(46, 452, 508, 110)
        if width < NAMED_FROM:
            line(surface, name, Face.FIGURE_BOLD, 104, INK, plate, scale)
        else:
            title(surface, name, plate, scale)
        rule = on_compact(shown, self.words, width)
        self._signs(surface, rule, COMPACT_RULE.at(scale), CREAM, centred=True)
        return surface

    @staticmethod
    def _signs(
        surface: pygame.Surface,
        layout: Layout | None,
        area: pygame.Rect,
        colour: Colour,
        centred: bool,
    ) -> None:
        """Rules in signs, halfway down an area; none if it has no room for them."""
        if layout:
            where = pygame.Rect(0, 0, area.width, layout.height)
            where.center = area.center
            rich_text.draw(surface, layout, where, colour, icon, centred)

    def _rules(
        self,
        surface: pygame.Surface,
        shown: Print,
        place: Place,
        scale: float,
        condition: Condition,
    ) -> None:
        """Bonus and penalty, each under its label, and a flavour line if there is room; signs if
        sentences would be too small to read, or a label too long."""
        blocks = [(block, self.words.say(block.text)) for block in shown.blocks]
        letters = [len(plain(text)) + 30 for _, text in blocks]
        area = place.at(scale)
        flavour = self.words.say(shown.flavour)
        with_flavour = (
            sum(letters) < SHORT_RULES + 30
            and font(Face.ITALIC, SMALLEST).size(flavour)[0] <= area.width
        )
        flavour_height = round(74 * scale) if with_flavour else 0
        labelled = label_height(scale)
        gap = round(10 * scale)
        room = area.height - flavour_height - gap * (len(blocks) - 1) - labelled * len(blocks)
        heights = [round(room * share / sum(letters)) for share in letters]
        size = min(
            rich_text.fitted(
                text, Style(), area.width, height, round(70 * scale), round(34 * scale)
            ).size
            for (_, text), height in zip(blocks, heights, strict=True)
        )
        line_room = pygame.Rect(area.x, area.y, area.width, labelled)
        ends = [label_right(self.words.say(block.label), line_room) for block, _ in blocks]
        if size < SMALLEST or max(ends) > surface.get_width() - area.x:
            self._brief_rules(surface, shown, area, condition, named=True)
            return
        top = area.y
        for (block, text), height in zip(blocks, heights, strict=True):
            strip = pygame.Rect(area.x, top, area.width, labelled)
            self._label(surface, block.kind, self.words.say(block.label), strip)
            layout = rich_text.lay_out(text, Style(), size, area.width)
            spare = max(0, height - layout.height)
            where = pygame.Rect(area.x, top + labelled + round(spare * 0.4), area.width, height)
            rich_text.draw(surface, layout, where, INK, icon)
            if block.kind is Kind.PENALTY and condition is Condition.CLEARED:
                strike(surface, layout, where)
            top += labelled + height + gap
        if with_flavour:
            foot = Place(place.x, place.y + place.height - 62, place.width, 56)
            line(surface, flavour, Face.ITALIC, 44, FLAVOUR, foot, scale)

    def _label(self, surface: pygame.Surface, kind: Kind, text: str, area: pygame.Rect) -> None:
        """A sign in a roundel, the word, and a thin rule to the edge."""
        radius = area.height * LABEL_SIGN
        middle = (area.x + radius + 1, area.y + radius)
        colour = INKS[kind]
        _roundel(surface, middle, radius, colour, SIGNS[kind])
        word = label_letters(area.height).render(text, True, colour)
        left = label_left(area)
        surface.blit(word, (round(left), round(middle[1] - word.get_height() * 0.52)))
        start = left + word.get_width() + radius * 0.6
        faint = mixed(colour, (243, 228, 193), 0.5)
        if start < area.right:
            pygame.draw.line(
                surface,
                faint,
                (start, middle[1]),
                (area.right, middle[1]),
                max(1, area.height // 18),
            )

    def _number(
        self,
        surface: pygame.Surface,
        number: int,
        shape: Shape,
        scale: float,
    ) -> None:
        x, y, radius = MEDALLIONS[shape]
        text = str(number).replace("-", "−")
        size = round(radius * (1.22 if len(text) < 3 else 0.86) * scale)
        centre = (round(x * scale), round((y - radius * 0.02) * scale))
        face = font(Face.NUMBER, size)
        edge = max(1, round(radius * 0.055 * scale))
        dark = face.render(text, True, (26, 12, 10))
        where = dark.get_rect(center=centre)
        for dx in (-edge, 0, edge):
            for dy in (-edge, 0, edge):
                if dx or dy:
                    surface.blit(dark, where.move(dx, dy))
        surface.blit(face.render(text, True, (255, 246, 220)), where)

    def _token(self, shown: Print, width: int, condition: Condition) -> pygame.Surface:
        wide = TOKEN_DETAIL * width
        scale = wide / COMPACT[0]
        face = self._base(shown, wide, COMPACT, "compact", COMPACT_ART)
        self._number(face, shown.value, COMPACT, scale)
        if condition is Condition.BLANKED:
            face = pygame.transform.grayscale(face)
        height = round(TOKEN * scale)
        made = pygame.Surface((wide, height), pygame.SRCALPHA)
        made.blit(face, (0, 0))
        edge = mixed(SUIT_COLOURS[shown.suit], (20, 12, 12), 0.45)
        pygame.draw.rect(made, edge, (0, height - round(18 * scale), wide, round(18 * scale)))
        if condition is Condition.CLEARED:
            middle = (wide * 0.84, height * 0.8)
            _roundel(made, middle, 84 * scale, GOLD_DARK, CHECK)
        return scaled(made, (width, round(height / TOKEN_DETAIL))).convert_alpha()


def label_height(scale: float) -> int:
    """The height of the line with a label over a text."""
    return max(round(50 * scale), SMALLEST)


def label_letters(height: int) -> Letters:
    """What a label in a line of this height is written with."""
    return font(Face.LABEL, max(round(height * 0.82), SMALLEST))


def label_left(area: pygame.Rect) -> float:
    """Where a label begins in its line, after its sign."""
    return area.x + 1 + area.height * LABEL_SIGN * 2.4


def label_right(text: str, area: pygame.Rect) -> float:
    """Where a label ends in its line."""
    return label_left(area) + label_letters(area.height).size(text)[0]


Points = tuple[tuple[float, float], ...]

ARROW_UP: Points = (
    (0, -0.62),
    (0.6, 0.08),
    (0.25, 0.08),
    (0.25, 0.6),
    (-0.25, 0.6),
    (-0.25, 0.08),
    (-0.6, 0.08),
)
ARROW_DOWN: Points = tuple((x, -y) for x, y in ARROW_UP)
DIAMOND: Points = ((0, -0.62), (0.5, 0), (0, 0.62), (-0.5, 0))
SIGNS = {Kind.BONUS: ARROW_UP, Kind.PENALTY: ARROW_DOWN, Kind.USE: DIAMOND}
CHECK: Points = (
    (-0.6, 0.05),
    (-0.38, -0.18),
    (-0.12, 0.1),
    (0.42, -0.5),
    (0.64, -0.28),
    (-0.12, 0.52),
)


def _roundel(
    surface: pygame.Surface,
    middle: tuple[float, float],
    radius: float,
    colour: Colour,
    sign: Points,
) -> None:
    """A disc with a sign, drawn large and scaled down so that its edge is smooth."""
    big = 8
    side = round(radius * 2 * big)
    drawn = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(drawn, (*colour, 255), (side / 2, side / 2), side / 2)
    points = [(side / 2 * (1 + x), side / 2 * (1 + y)) for x, y in sign]
    pygame.draw.polygon(drawn, (*CREAM, 255), points)
    small = pygame.transform.smoothscale(drawn, (round(radius * 2), round(radius * 2)))
    surface.blit(small, small.get_rect(center=(round(middle[0]), round(middle[1]))))
