"""The markup of card texts: suits carry their icon, card names are bold.

`<army|Armies>` is the suit's icon with a word, `<army>` the icon alone, `*Queen*` a bold name.
Text from outside (names, folders, what an error says) is never markup: see `literal`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import category

ESCAPE = "\x10"
"""Stands before a sign that means only itself; no font can show it, and no text brings its own."""
_SIGN = re.compile("[<>|*]")
_TOKEN = re.compile(
    rf"{ESCAPE}.|<(?P<suit>\w+)(?:\|(?P<word>(?:{ESCAPE}.|[^>{ESCAPE}])*))?>"
    rf"|\*(?P<bold>(?:{ESCAPE}.|[^*{ESCAPE}])+)\*",
    re.DOTALL,
)
_UNSEEN = ("Cc", "Cf", "Cs", "Cn")
"""Control, direction and joining signs, halves of letters, and what is no letter at all."""
_UNSEEN_MARKS = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u200a\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Marks that only tell how another letter is to be drawn, and a space of no width."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style; a suit's icon stands before its word."""

    text: str
    suit: str | None = None
    bold: bool = False


def printable(text: str) -> str:
    """A text without what cannot be seen: fonts stumble over some of it, and some turns the
    letters around it about. Breaks and tabs are spaces."""
    if text.isprintable() and not _UNSEEN_MARKS.search(text):
        return text
    return "".join(
        " " if letter.isspace() and category(letter) != "Zs" else letter
        for letter in _UNSEEN_MARKS.sub("", text)
        if letter.isspace() or category(letter) not in _UNSEEN
    )


def literal(text: str) -> str:
    """A text that stands for itself within markup, whatever signs it has."""
    return _SIGN.sub(rf"{ESCAPE}\g<0>", printable(text))


def spans(markup: str) -> Iterator[Span]:
    """The stretches a client lays out one after the other."""
    end = 0
    for token in _TOKEN.finditer(markup):
        if token[0].startswith(ESCAPE):
            continue
        if token.start() > end:
            yield Span(_meant(markup[end : token.start()]))
        if token["bold"]:
            yield Span(_meant(token["bold"]), bold=True)
        else:
            yield Span(_meant(token["word"] or ""), suit=token["suit"])
        end = token.end()
    if end < len(markup):
        yield Span(_meant(markup[end:]))


def _meant(text: str) -> str:
    return text.replace(ESCAPE, "")


def plain(markup: str) -> str:
    """The bare words, an icon alone as its suit's key in brackets."""
    return "".join(span.text or f"[{span.suit}]" for span in spans(markup))
