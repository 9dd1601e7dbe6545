"""Text with bold names and inline suit icons: broken into lines, fitted, drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import pygame

from game.engine.message import THIN
from game.lang import spans

from .icons import has_icon
from .look import LONGEST_LINE, SPACE, TINIEST, Colour, Face, Letters, font

LEADING = 1.2
"""Line height, in sizes."""
ICON = 0.98
"""An icon's height, in sizes."""
GAP = 0.16
"""Between an icon and its word, in sizes."""
NARROW = 0.08
"""A thin space, in sizes."""

SPACES = re.compile(f"([ {THIN}])")
"""Where lines may be broken."""
COUNT = re.compile(r"(?<!\S)(\d+) (?=[^\W\d_])")
"""The space between a number and what it counts."""

IconOf = Callable[[str, int], pygame.Surface]
"""The icon of a suit at a height."""


@dataclass(frozen=True)
class Style:
    """How a text is set."""

    regular: Face = Face.TEXT
    bold: Face = Face.BOLD
    counts_whole: bool = True
    """Whether a number stays in the line of what it counts."""


@dataclass(frozen=True)
class Atom:
    """A word with its face, an icon before it if any; broken only if no line is wide enough."""

    text: str
    face: Face
    suit: str | None
    space: str
    """What stands before it: nothing, a space or a thin one."""
    ink: str | None = None
    """Whose colour it has, if not that of the text around it."""

    def width(self, size: int) -> float:
        icon = size * ICON + (size * GAP if self.text else 0) if self.suit else 0
        return icon + (_advance(font(self.face, size), self.text) if self.text else 0)


def _advance(letters: Letters, text: str) -> int:
    """How far on the next letter stands: under the hook of an f and what slanted letters lean
    over, not after it."""
    if letters.face is not Face.ITALIC and not text.endswith("f"):
        return letters.size(text)[0]
    return letters.size(f"{text}n")[0] - letters.size("n")[0]


def atoms(markup: str, style: Style) -> Iterator[Atom]:
    """The words of a text, each knowing what space stands before it."""
    pending = ""
    for span in spans(markup):
        face = style.bold if span.bold or span.suit else style.regular
        suit = span.suit if span.suit and has_icon(span.suit) else None
        ink = span.suit if span.text and not suit else None
        if suit and not span.text:
            yield Atom("", face, suit, pending)
            pending = ""
            continue
        text = span.text if suit or not span.suit else span.text or f"<{span.suit}>"
        if style.counts_whole:
            text = COUNT.sub(rf"\1{SPACE}", text)
        for part in SPACES.split(text):
            if part in (" ", THIN):
                pending = pending or part
            elif part:
                yield Atom(part, face, suit, pending, ink)
                suit, pending = None, ""


Line = list[tuple[Atom, float]]
"""Each atom with how far right it stands."""


@dataclass(frozen=True)
class Layout:
    """A text broken into lines at a size."""

    lines: list[Line]
    size: int
    widths: list[float]
    broken: bool = False
    """Whether a word was wider than the lines."""
    leading: float = LEADING

    @property
    def height(self) -> int:
        return round(len(self.lines) * self.size * self.leading)


def lay_out(markup: str, style: Style, size: int, width: float) -> Layout:
    """Breaks a text into lines no wider than that."""
    lines: list[Line] = [[]]
    widths = [0.0]
    words = list(_glued(list(atoms(markup, style))))
    parts = [part for word in words for part in _broken(word, size, width)]
    for part in parts:
        wide = sum(atom.width(size) for atom in part)
        lead = _space(part[0].space, style, size) if lines[-1] else 0.0
        if lines[-1] and widths[-1] + lead + wide > width:
            lines.append([])
            widths.append(0.0)
            lead = 0.0
        x = widths[-1] + lead
        for atom in part:
            lines[-1].append((atom, x))
            x += atom.width(size)
        widths[-1] = x
    return Layout(lines, size, widths, broken=len(parts) > len(words))


def _space(space: str, style: Style, size: int) -> float:
    """Between words: at small sizes a typeface's own space is too thin to be seen."""
    if space == THIN:
        return size * NARROW
    return max(font(style.regular, size).size(" ")[0], size * 0.25) if space else 0.0


def _glued(several: list[Atom]) -> Iterator[list[Atom]]:
    """Atoms without a space between them stay together: a name and its comma."""
    word: list[Atom] = []
    for atom in several:
        if word and atom.space:
            yield word
            word = []
        word.append(atom)
    if word:
        yield word


def _broken(word: list[Atom], size: int, width: float) -> list[list[Atom]]:
    """A word in the parts it is set in: whole, unless it is wider than any line."""
    if sum(atom.width(size) for atom in word) <= width:
        return [word]
    return [[piece] for atom in word for piece in _pieces(atom, size, width)]


def _pieces(atom: Atom, size: int, width: float) -> Iterator[Atom]:
    """A word in as many parts as it takes, each as long as a line has room for."""
    letters = font(atom.face, size)
    while atom.text and atom.width(size) > width:
        room = width - replace(atom, text="").width(size)
        count = max(1, _fitting_letters(letters, atom.text, room))
        yield replace(atom, text=atom.text[:count])
        atom = replace(atom, text=atom.text[count:], suit=None, space="")
    if atom.text or atom.suit:
        yield atom


def _fitting_letters(letters: Letters, text: str, room: float) -> int:
    """How many letters of a text fit into a room."""
    low, high = 0, min(len(text), LONGEST_LINE)
    while low < high:
        middle = (low + high + 1) // 2
        if letters.size(text[:middle])[0] <= room:
            low = middle
        else:
            high = middle - 1
    return low


def fitted(
    markup: str, style: Style, width: float, height: float, largest: int, smallest: int
) -> Layout:
    """The text as large as it fits; at its smallest if it never does. Rather than break a word,
    letters get smaller still, if that helps."""
    largest = max(largest, smallest)
    measure = _Measure(markup, style, largest)
    low, high = smallest, largest
    while low < high:
        middle = (low + high + 1) // 2
        if measure.fits(middle, width, height):
            low = middle
        else:
            high = middle - 1
    found = lay_out(markup, style, low, width)
    while low > smallest and (found.height > height or found.broken):
        low -= 1
        found = lay_out(markup, style, low, width)
    return _unbroken(markup, style, width, found) if found.broken else found


def _unbroken(markup: str, style: Style, width: float, broken: Layout) -> Layout:
    """The same in letters so small that no word is broken; as it is if there are none."""
    smaller = (
        lay_out(markup, style, size, width) for size in range(broken.size - 1, TINIEST - 1, -1)
    )
    return next((layout for layout in smaller if not layout.broken), broken)


def cut(layout: Layout, width: float, height: float) -> Layout:
    """As many lines as there is room for, the last with an ellipsis if more would follow."""
    count = max(1, int(height / (layout.size * LEADING)))
    if len(layout.lines) <= count:
        return layout
    lines, widths = layout.lines[:count], layout.widths[:count]
    dots = Atom("…", Face.BOLD, None, "")
    last = list(lines[-1])
    room = width - dots.width(layout.size)
    while len(last) > 1 and last[-1][1] + last[-1][0].width(layout.size) > room:
        last.pop()
    atom, start = last[-1]
    first = next(_pieces(atom, layout.size, room - start))
    end = start + first.width(layout.size)
    lines[-1] = [*last[:-1], (first, start), (dots, end)]
    widths[-1] = end + dots.width(layout.size)
    return Layout(lines, layout.size, widths)


class _Measure:
    """The widths of a text's words, measured once: at other sizes they are nearly in proportion."""

    def __init__(self, markup: str, style: Style, size: int) -> None:
        self.size = size
        self.words = [
            (sum(atom.width(size) for atom in word), _space(word[0].space, style, size))
            for word in _glued(list(atoms(markup, style)))
        ]

    def fits(self, size: int, width: float, height: float) -> bool:
        scale = size / self.size
        lines, used = 1, 0.0
        for wide, apart in self.words:
            lead = apart if used else 0.0
            if used and (used + lead + wide) * scale > width:
                lines, used, lead = lines + 1, 0.0, 0.0
            used += lead + wide
            if used * scale > width:
                return False
        return lines * size * LEADING <= height


def bold_stretches(layout: Layout, style: Style) -> Iterator[tuple[str, list[pygame.Rect]]]:
    """Each name set in bold, and where it stands: in several places if it is broken."""
    words: list[str] = []
    places: list[pygame.Rect] = []
    height = round(layout.size * LEADING)
    for number, line in enumerate(layout.lines):
        for atom, offset in line:
            if words and (atom.face is not style.bold or atom.ink):
                yield " ".join(words), places
                words, places = [], []
            if atom.face is style.bold and not atom.ink and atom.text:
                words.append(atom.text)
                wide = round(atom.width(layout.size))
                places.append(pygame.Rect(round(offset), number * height, wide, height))
    if words:
        yield " ".join(words), places


def draw(
    surface: pygame.Surface,
    layout: Layout,
    area: pygame.Rect,
    colour: Colour,
    icon_of: IconOf,
    centred: bool = False,
    inks: Mapping[str, Colour] = {},
    to_right: bool = False,
) -> None:
    """Draws a text from the top left of an area, or with its lines in the middle, or at the right;
    `inks` are the colours of what has its own."""
    size = layout.size
    aside = 0.5 if centred else 1.0 if to_right else 0.0
    for number, line in enumerate(layout.lines):
        left = area.x + (area.width - layout.widths[number]) * aside
        top = area.y + number * size * layout.leading
        for atom, offset in line:
            x = left + offset
            if atom.suit:
                icon = icon_of(atom.suit, round(size * ICON))
                surface.blit(icon, (round(x), round(top + size * (layout.leading - ICON) / 2)))
                x += size * (ICON + GAP)
            if atom.text:
                face = font(atom.face, size)
                ink = inks.get(atom.ink, colour) if atom.ink else colour
                drawn = face.render(atom.text, True, ink)
                baseline = top + size * (0.33 + layout.leading / 2)
                surface.blit(drawn, (round(x), round(baseline - face.get_ascent())))
