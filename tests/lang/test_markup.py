"""Markup is ours alone: what others write stands for itself."""

from __future__ import annotations

import pytest

from game.engine.message import message
from game.lang import LANGUAGES, Span, language, literal, plain, printable, spans

STRANGE = ["<b>", "<army|x>", "*Queen*", "|>*<", "\x10<b>", "a * b * c", "<", "{ $x }"]


@pytest.mark.parametrize("text", STRANGE)
def test_a_literal_says_what_was_written(text: str) -> None:
    seen = printable(text)
    assert plain(literal(text)) == seen
    assert list(spans(literal(text))) == [Span(seen)]
    assert list(spans(f"*{literal(text)}*")) == [Span(seen, bold=True)]
    assert list(spans(f"<army|{literal(text)}>")) == [Span(seen, suit="army")]
    assert literal(literal(text)) == literal(text), "saying it twice changes nothing"


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_in_messages_are_never_markup_but_messages_are(code: str) -> None:
    words = language(code)
    said = words.text("ask-pass", player="<b> *x*")
    assert [span for span in spans(said) if span.suit or span.bold] == []
    assert "<b> *x*" in plain(said)
    bold = words.text("ask-pass", player=message("name", name=message("card-queen")))
    assert any(span.bold for span in spans(bold))


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ada", "Ada"),
        ("Zoë 漢字 🐉", "Zoë 漢字 🐉"),
        ("a\u202eb\u200bc\u200dd\ufeffe", "abcde"),
        ("a\x00b\x1bc\x7fd", "abcd"),
        ("one\ntwo\tthree\u2028four", "one two three four"),
        ("half \ud83d a letter", "half  a letter"),
        ("10\u202f000\u00a0€", "10\u202f000\u00a0€"),
        ("so\u00adft", "soft"),
    ],
)
def test_what_cannot_be_seen_is_left_out(written: str, seen: str) -> None:
    assert printable(written) == seen
