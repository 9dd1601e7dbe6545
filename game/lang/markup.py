"""The markup of card texts: suits carry their icon, card names are bold.

`<army|Armies>` is the suit's icon with a word, `<army>` the icon alone, `*Queen*` a bold name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(r"<(?P<suit>\w+)(?:\|(?P<word>[^>]*))?>|\*(?P<bold>[^*]+)\*")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style; a suit's icon stands before its word."""

    text: str
    suit: str | None = None
    bold: bool = False


def spans(markup: str) -> Iterator[Span]:
    """The stretches a client lays out one after the other."""
    end = 0
    for token in _TOKEN.finditer(markup):
        if token.start() > end:
            yield Span(markup[end : token.start()])
        if token["bold"]:
            yield Span(token["bold"], bold=True)
        else:
            yield Span(token["word"] or "", suit=token["suit"])
        end = token.end()
    if end < len(markup):
        yield Span(markup[end:])


def plain(markup: str) -> str:
    """The bare words, an icon alone as its suit's key in brackets."""
    return "".join(span.text or f"[{span.suit}]" for span in spans(markup))
