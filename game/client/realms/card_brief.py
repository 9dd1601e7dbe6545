"""The rules on a small face: signs, never cut, never too small to be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.client.widgets import rich_text
from game.client.widgets.look import SMALLEST, Face
from game.client.widgets.rich_text import Layout, Line, Style
from game.lang import Language
from game.titles.realms.text.brief import BETWEEN, in_one_line, in_signs, in_words

from .card_print import Print
from .card_shape import COMPACT, COMPACT_RULE, NAMED_FROM

STYLE = Style(Face.FIGURE_BOLD, Face.FIGURE_BOLD, counts_whole=False)
LEADING = 1.02
"""Signs stand closer than lines of words."""
SIGNS_PER_LINE = 7
"""As many as a line of a compact face must hold; in tiny windows they are tiny, too."""
SMALLEST_NAMED = 13
"""The size of letters from which names are written out."""


def on_compact(shown: Print, words: Language, width: int) -> Layout | None:
    """The rules for a compact face of this width, or nothing if there is no room for them."""
    scale, named = width / COMPACT[0], width >= NAMED_FROM
    smallest = SMALLEST_NAMED if named else min(SMALLEST, width // SIGNS_PER_LINE)
    sizes = (smallest, round((80 if named else 96) * scale))
    return _laid_out(shown, words, COMPACT_RULE.at(scale).size, sizes, named)


def on_parchment(
    shown: Print, words: Language, room: tuple[int, int], named: bool
) -> Layout | None:
    """The rules for a face that has no room for sentences; with names, among faces that have."""
    largest = round(room[1] * (0.24 if named else 0.4))
    return _laid_out(shown, words, room, (SMALLEST, max(largest, SMALLEST)), named)


def _laid_out(
    shown: Print, words: Language, room: tuple[int, int], sizes: tuple[int, int], named: bool
) -> Layout | None:
    """Letters between two sizes; cards are called by their names if all of it fits."""
    found = (_fitted(rows, room, sizes) for rows in _ways(shown, words, named))
    return next((layout for layout in found if layout), None)


def _ways(shown: Print, words: Language, named: bool) -> Iterator[list[str]]:
    """The rules as markup, one entry a rule, the most telling way first."""
    if not isinstance(shown.brief, tuple):
        yield [words.say(shown.brief)]
        return
    if named:
        yield [in_words(row, words.say) for row in shown.brief]
    yield [in_signs(row, words.say) for row in shown.brief]


def _fitted(rows: list[str], room: tuple[int, int], sizes: tuple[int, int]) -> Layout | None:
    """The rules as large as they fit: each in a line of its own, or one after the other."""
    for size in range(sizes[1], sizes[0] - 1, -1):
        stacked = _stacked(rows, size, room[0])
        if stacked.height <= room[1] and not stacked.broken:
            return stacked
        flowing = _flowing(rows, size, room[0])
        if flowing.height <= room[1] and not flowing.broken:
            return _even(rows, flowing, room[0])
    return None


def _flowing(rows: list[str], size: int, width: int) -> Layout:
    """One after the other."""
    whole = rich_text.lay_out(in_one_line(rows), STYLE, size, width)
    lines = [_trimmed(line) for line in whole.lines]
    widths = [line[-1][1] + line[-1][0].width(size) for line in lines]
    return Layout(lines, size, widths, whole.broken, LEADING)


def _even(rows: list[str], layout: Layout, width: int) -> Layout:
    """The same in lines of about the same length."""
    narrower = (_flowing(rows, layout.size, less) for less in range(width - 4, 0, -4))
    for tried in narrower:
        if len(tried.lines) > len(layout.lines) or tried.broken:
            break
        layout = tried
    return layout


def _trimmed(line: Line) -> Line:
    """A line without the dots at its ends: there is nothing to part there."""
    inner = [each for each in line if each[0].text != BETWEEN or each not in (line[0], line[-1])]
    return [(atom, x - inner[0][1]) for atom, x in inner]


def _stacked(rows: list[str], size: int, width: int) -> Layout:
    """Each rule in a line of its own."""
    parts = [rich_text.lay_out(row, STYLE, size, width) for row in rows]
    return Layout(
        list(chain.from_iterable(part.lines for part in parts)),
        size,
        list(chain.from_iterable(part.widths for part in parts)),
        any(part.broken or len(part.lines) > 1 for part in parts),
        LEADING,
    )
