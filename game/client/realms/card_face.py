"""The card: frame, painting, medallion, name, ribbon and text, drawn at the size needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

import pygame

from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import (
    BONUS,
    CREAM,
    CURSED,
    FLAVOUR,
    GOLD,
    GOLD_DARK,
    INK,
    PARCHMENT,
    PENALTY,
    SUIT_COLOURS,
    Colour,
    Face,
    fitting,
    font,
    mixed,
)
from game.client.widgets.paintings import Paintings, Wanted
from game.client.widgets.pictures import Kept, original, scaled
from game.client.widgets.rich_text import Style
from game.lang import Language, plain

from .card_print import Kind, Print, Printable, printed

FULL = (1000, 1400)
COMPACT = (600, 780)
BETWEEN_ICONS = re.compile(r"(?<=>) / (?=<)")
"""Icons in a row need no strokes between them."""
TOKEN_DETAIL = 2
"""Tokens are drawn so many times larger and scaled down: so small, edges need it."""
SMALLEST_FLAVOUR = 8
"""Smaller letters would only be dust."""
SHORT_RULES = 120
"""Up to so many letters of rules leave room for a flavour line."""
INKS = {Kind.BONUS: BONUS, Kind.PENALTY: PENALTY, Kind.USE: CURSED}


class Condition(StrEnum):
    """What has become of a card."""

    FRESH = auto()
    BLANKED = auto()
    CLEARED = auto()


@dataclass(frozen=True)
class Place:
    """A rectangle on the master of a face."""

    x: int
    y: int
    width: int
    height: int

    def at(self, scale: float) -> pygame.Rect:
        return pygame.Rect(
            round(self.x * scale),
            round(self.y * scale),
            round(self.width * scale),
            round(self.height * scale),
        )


FULL_ART = Place(60, 166, 880, 654)
COMPACT_ART = Place(32, 32, 536, 470)


def _size(width: int, shape: tuple[int, int]) -> tuple[int, int]:
    """A face of this width, as high as its shape wants."""
    return width, round(width * shape[1] / shape[0])


def _seal_place(size: tuple[int, int]) -> tuple[int, int]:
    """The middle of the seal on a face of this size."""
    return size[0] // 2, round(size[1] * 0.36)


def _window(width: int, shape: tuple[int, int], art: Place) -> tuple[int, int]:
    """The size of the painting on a face of this width."""
    return art.at(width / shape[0]).inflate(2, 2).size


class CardPainter:
    """Draws cards in one language, and keeps what it has drawn."""

    def __init__(self, words: Language, paintings: Paintings, limit: int = 120_000_000) -> None:
        self.words = words
        self._paintings = paintings
        self._kept = Kept(limit)

    # What one asks for.

    def full(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """The whole card, for hands and for reading."""
        key = ("full", id(card), width, condition)
        if condition is Condition.BLANKED:
            return self._kept.get(key, lambda: self._blanked(self.full(card, width), FULL))
        return self._kept.get(
            key, lambda: self._full(printed(card), width, condition).convert_alpha()
        )

    def compact(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """Painting, name and one line of rule, for the discard area."""
        key = ("compact", id(card), width, condition)
        if condition is Condition.BLANKED:
            return self._kept.get(key, lambda: self._blanked(self.compact(card, width), COMPACT))
        return self._kept.get(key, lambda: self._compact(printed(card), width).convert_alpha())

    def token(
        self, card: Printable, width: int, condition: Condition = Condition.FRESH
    ) -> pygame.Surface:
        """The upper part of the compact face: painting, number and suit, where words would be
        too small to read."""
        return self._kept.get(
            ("token", id(card), width, condition),
            lambda: self._token(printed(card), width, condition),
        )

    def grey(self, card: Printable, width: int) -> pygame.Surface:
        """A blanked card before the seal is on it."""
        return self._kept.get(
            ("grey", id(card), width),
            lambda: self._greyed(self.full(card, width), FULL).convert_alpha(),
        )

    def seal(self, width: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """The seal of a blanked card of this width, and where its middle lies on it."""
        drawn = self._kept.get(("seal", width), lambda: self._seal(width, FULL))
        return drawn, _seal_place(_size(width, FULL))

    def back(self, width: int, cursed: bool = False) -> pygame.Surface:
        """The side that tells nothing."""
        name = "backs/cursed" if cursed else "backs/card"
        return self._kept.get(("back", cursed, width), lambda: self._picture(name, width, FULL))

    def pictures(
        self, cards: Sequence[Printable], full: Sequence[int], compact: Sequence[int]
    ) -> Iterator[Wanted]:
        """The pictures that faces of these widths are made of."""
        shapes = [(width, FULL, "full", FULL_ART) for width in full]
        shapes += [(width, COMPACT, "compact", COMPACT_ART) for width in compact]
        for suit in {printed(card).suit: None for card in cards}:
            for width, shape, frames, _ in shapes:
                yield f"frames/{frames}/{suit}", _size(width, shape)
        for card in cards:
            for width, shape, _, art in shapes:
                yield f"cards/{card.unique_key}", _window(width, shape, art)

    # How it is made.

    @staticmethod
    def _picture(name: str, width: int, shape: tuple[int, int]) -> pygame.Surface:
        return scaled(original(name), _size(width, shape)).convert_alpha()

    def _base(
        self, shown: Print, width: int, shape: tuple[int, int], frames: str, art: Place
    ) -> pygame.Surface:
        """The painting, and the frame around it."""
        surface = pygame.Surface(_size(width, shape), pygame.SRCALPHA)
        area = pygame.Rect((0, 0), _window(width, shape, art))
        area.center = art.at(width / shape[0]).center
        surface.blit(self._paintings.get(f"cards/{shown.painting}", area.size), area)
        surface.blit(self._paintings.get(f"frames/{frames}/{shown.suit}", surface.get_size()))
        return surface

    def _full(self, shown: Print, width: int, condition: Condition) -> pygame.Surface:
        scale = width / FULL[0]
        surface = self._base(shown, width, FULL, "full", FULL_ART)
        self._number(surface, shown.value, (118, 116), 104, scale)
        name = self.words.say(shown.name)
        self._line(surface, name, Face.NAME, 70, INK, Place(238, 52, 694, 96), scale, left=True)
        suit = self.words.say(shown.suit_name)
        self._line(surface, suit, Face.LABEL, 46, CREAM, Place(310, 812, 380, 62), scale)
        self._rules(surface, shown, Place(84, 890, 832, 426), scale, condition)
        return surface

    def _compact(self, shown: Print, width: int) -> pygame.Surface:
        scale = width / COMPACT[0]
        surface = self._base(shown, width, COMPACT, "compact", COMPACT_ART)
        self._number(surface, shown.value, (108, 104), 96, scale)
        self._title(surface, self.words.say(shown.name), Place(40, 502, 520, 138), scale)
        if shown.brief:
            bar = Place(40, 658, 520, 92)
            area = bar.at(scale)
            layout = rich_text.fitted(
                BETWEEN_ICONS.sub(" ", self.words.say(shown.brief)),
                Style(Face.FIGURE_BOLD, Face.FIGURE_BOLD),
                area.width,
                area.height,
                round(62 * scale),
                max(round(42 * scale), 8),
            )
            layout = rich_text.cut(layout, area.width, area.height)
            top = area.y + max(0, (area.height - layout.height) // 2)
            where = pygame.Rect(area.x, top, area.width, area.height)
            surface.set_clip(area.inflate(2, 2))
            rich_text.draw(surface, layout, where, CREAM, icon, centred=True)
            surface.set_clip(None)
        return surface

    def _rules(
        self,
        surface: pygame.Surface,
        shown: Print,
        place: Place,
        scale: float,
        condition: Condition,
    ) -> None:
        """Bonus and penalty, each under its label; a flavour line if there is room."""
        blocks = [(block, self.words.say(block.text)) for block in shown.blocks]
        letters = [len(plain(text)) + 30 for _, text in blocks]
        with_flavour = sum(letters) < SHORT_RULES + 30
        area = place.at(scale)
        flavour_height = round(74 * scale) if with_flavour else 0
        label_height = round(50 * scale)
        gap = round(10 * scale)
        room = area.height - flavour_height - gap * (len(blocks) - 1) - label_height * len(blocks)
        heights = [round(room * share / sum(letters)) for share in letters]
        size = min(
            rich_text.fitted(
                text, Style(), area.width, height, round(70 * scale), max(round(34 * scale), 7)
            ).size
            for (_, text), height in zip(blocks, heights, strict=True)
        )
        top = area.y
        for (block, text), height in zip(blocks, heights, strict=True):
            strip = pygame.Rect(area.x, top, area.width, label_height)
            self._label(surface, block.kind, self.words.say(block.label), strip)
            layout = rich_text.lay_out(text, Style(), size, area.width)
            spare = max(0, height - layout.height)
            where = pygame.Rect(area.x, top + label_height + round(spare * 0.4), area.width, height)
            rich_text.draw(surface, layout, where, INK, icon)
            if block.kind is Kind.PENALTY and condition is Condition.CLEARED:
                self._strike(surface, layout, where)
            top += label_height + height + gap
        flavour = self.words.say(shown.flavour)
        if with_flavour and font(Face.ITALIC, SMALLEST_FLAVOUR).size(flavour)[0] <= area.width:
            line = Place(place.x, place.y + place.height - 62, place.width, 56)
            self._line(surface, flavour, Face.ITALIC, 44, FLAVOUR, line, scale)

    def _label(self, surface: pygame.Surface, kind: Kind, text: str, area: pygame.Rect) -> None:
        """A sign in a roundel, the word, and a thin rule to the edge."""
        radius = area.height * 0.44
        middle = (area.x + radius + 1, area.y + area.height * 0.44)
        colour = INKS[kind]
        _roundel(surface, middle, radius, colour, SIGNS[kind])
        word = font(Face.LABEL, round(area.height * 0.82)).render(text, True, colour)
        left = middle[0] + radius * 1.4
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
        middle: tuple[int, int],
        radius: int,
        scale: float,
    ) -> None:
        text = str(number).replace("-", "−")
        size = round(radius * (1.02 if len(text) < 3 else 0.66) * scale)
        centre = (round(middle[0] * scale), round((middle[1] + radius * 0.02) * scale))
        face = font(Face.NUMBER, size)
        edge = max(1, round(radius * 0.055 * scale))
        dark = face.render(text, True, (26, 12, 10))
        where = dark.get_rect(center=centre)
        for dx in (-edge, 0, edge):
            for dy in (-edge, 0, edge):
                if dx or dy:
                    surface.blit(dark, where.move(dx, dy))
        surface.blit(face.render(text, True, (255, 246, 220)), where)

    def _line(
        self,
        surface: pygame.Surface,
        text: str,
        face: Face,
        size: int,
        colour: Colour,
        place: Place,
        scale: float,
        left: bool = False,
    ) -> None:
        """One line, smaller if it would not fit."""
        area = place.at(scale)
        drawn = fitting(text, face, round(size * scale), area.width, 6).render(text, True, colour)
        where = drawn.get_rect(center=area.center)
        if left:
            where.left = area.left
        surface.blit(drawn, where)

    def _title(self, surface: pygame.Surface, text: str, place: Place, scale: float) -> None:
        """A name in one line, or in two where that makes it larger."""
        area = place.at(scale)
        words = text.split()
        one = [text]
        two = min(
            ([" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))),
            key=lambda lines: max(map(len, lines)),
            default=one,
        )
        best: tuple[int, list[str]] = (0, one)
        for lines, largest in ((one, 82), (two, 64)):
            pixels = round(largest * scale)
            while pixels > 6 and any(
                font(Face.NAME, pixels).size(line)[0] > area.width for line in lines
            ):
                pixels -= 1
            if pixels > best[0] * 1.1:
                best = (pixels, lines)
        pixels, lines = best
        pitch = round(pixels * 1.08)
        top = area.centery - pitch * len(lines) // 2
        for number, line in enumerate(lines):
            drawn = font(Face.NAME, pixels).render(line, True, INK)
            middle = (area.centerx, top + round((number + 0.5) * pitch))
            surface.blit(drawn, drawn.get_rect(center=middle))

    @staticmethod
    def _hatch(surface: pygame.Surface, scale: float) -> None:
        """Fine strokes over the whole card, as on a plate that is not printed from any more."""
        width, height = surface.get_size()
        strokes = pygame.Surface((width, height), pygame.SRCALPHA)
        for x in range(-height, width, max(4, round(22 * scale))):
            pygame.draw.line(strokes, (20, 20, 26, 64), (x, height), (x + height, 0))
        strokes.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        surface.blit(strokes, (0, 0))

    def _strike(self, surface: pygame.Surface, layout: rich_text.Layout, area: pygame.Rect) -> None:
        """A penalty that no longer counts: faded, with a golden line through it."""
        veil = pygame.Surface((area.width, layout.height), pygame.SRCALPHA)
        veil.fill((*PARCHMENT, 150))
        surface.blit(veil, area)
        pitch = layout.height / len(layout.lines)
        for number, width in enumerate(layout.widths):
            y = round(area.y + (number + 0.55) * pitch)
            end = (area.x + round(width), y)
            pygame.draw.line(surface, GOLD, (area.x, y), end, max(2, round(layout.size * 0.12)))

    def _token(self, shown: Print, width: int, condition: Condition) -> pygame.Surface:
        wide = TOKEN_DETAIL * width
        scale = wide / COMPACT[0]
        face = self._base(shown, wide, COMPACT, "compact", COMPACT_ART)
        self._number(face, shown.value, (108, 104), 96, scale)
        if condition is Condition.BLANKED:
            face = pygame.transform.grayscale(face)
        height = round(504 * scale)
        made = pygame.Surface((wide, height), pygame.SRCALPHA)
        made.blit(face, (0, 0))
        edge = mixed(SUIT_COLOURS[shown.suit], (20, 12, 12), 0.45)
        pygame.draw.rect(made, edge, (0, height - round(18 * scale), wide, round(18 * scale)))
        if condition is Condition.CLEARED:
            middle = (wide * 0.84, height * 0.8)
            _roundel(made, middle, 84 * scale, GOLD_DARK, CHECK)
        return scaled(made, (width, round(height / TOKEN_DETAIL))).convert_alpha()

    def _blanked(self, surface: pygame.Surface, shape: tuple[int, int]) -> pygame.Surface:
        """A grey print with a wax seal on it."""
        grey = self._greyed(surface, shape)
        wax = self._seal(surface.get_width(), shape)
        grey.blit(wax, wax.get_rect(center=_seal_place(surface.get_size())))
        return grey.convert_alpha()

    def _greyed(self, surface: pygame.Surface, shape: tuple[int, int]) -> pygame.Surface:
        """A grey print whose number is struck."""
        grey = pygame.transform.grayscale(surface)
        veil = pygame.Surface(grey.get_size(), pygame.SRCALPHA)
        veil.fill((196, 200, 208, 255))
        grey.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        scale = surface.get_width() / shape[0]
        self._hatch(grey, scale)
        x, y, radius = (118, 116, 104) if shape == FULL else (108, 104, 96)
        reach = radius * 0.62
        pygame.draw.line(
            grey,
            PENALTY,
            ((x - reach) * scale, (y + reach * 0.5) * scale),
            ((x + reach) * scale, (y - reach * 0.5) * scale),
            max(2, round(16 * scale)),
        )
        return grey

    def _seal(self, width: int, shape: tuple[int, int]) -> pygame.Surface:
        """Wax with a word pressed into it, for a card of this width."""
        size = round((460 if shape == FULL else 340) * width / shape[0])
        wax = scaled(original("frames/stamp"), (size, size)).convert_alpha()
        text = self.words.text("pad-blanked").upper()
        letters = fitting(text, Face.NAME, round(size * 0.17), size * 0.74, 6)
        word = letters.render(text, True, (255, 217, 184))
        turned = pygame.transform.rotozoom(word, 14, 1.0)
        wax.blit(turned, turned.get_rect(center=wax.get_rect().center))
        return wax


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
