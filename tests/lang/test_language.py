"""Every language says everything, with the same arguments."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.engine.message import Joined, message
from game.lang import LANGUAGES, MissingMessage, Span, language, plain, spans
from game.lang.language import signed
from game.paths import assets

OTHERS = [code for code in LANGUAGES if code != "en"]


class Variables(Visitor):
    """Collects the arguments a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.references: set[str] = set()
        """Other messages in it, which get the same arguments."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if not node.attribute:
            self.references.add(node.id.name)


def used(pattern: ast.Pattern | None, others: dict[str, ast.Message]) -> set[str]:
    variables = Variables()
    if pattern:
        variables.visit(pattern)
    for name in variables.references:
        variables.names |= used(others[name].value, others)
    # The forms of nouns differ from language to language, and so does what a list must know and
    # whether a condition is told as something that is there or as something that is missing.
    names = {name.split("-")[0] for name in variables.names} - {"initial", "noun"}
    return {"any" if name == "none" else name for name in names}


def messages(code: str) -> dict[str, set[str]]:
    """The arguments of each message and attribute of a language; nouns have forms of their own."""
    entries: dict[str, ast.Message] = {}
    for file in sorted((assets() / "lang" / code).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in entries, f"{entry.id.name} stands twice"
                entries[entry.id.name] = entry
    found: dict[str, set[str]] = {}
    for name, entry in entries.items():
        found[name] = used(entry.value, entries)
        if not name.startswith(("suit-", "card-", "space-")):
            attributes = {at.id.name: used(at.value, entries) for at in entry.attributes}
            found |= {f"{name}.{key}": names for key, names in attributes.items()}
    return found


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_messages_of_english_with_their_arguments(code: str) -> None:
    english, other = messages("en"), messages(code)
    assert other.keys() == english.keys()
    assert {key: value for key, value in other.items() if value != english[key]} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_typography_is_that_of_a_printed_card(code: str) -> None:
    for file in (assets() / "lang" / code).glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert "'" not in line
                assert '"' not in line


def test_french_signs_never_begin_a_line() -> None:
    """What stands apart from its word by a space is kept to it."""
    for file in (assets() / "lang" / "fr").glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\S [:;!?»%]|« ", line), line


def test_lists_are_joined_as_people_speak() -> None:
    parts = tuple(message("card-" + key) for key in ("king", "queen", "island"))
    assert language("en").say(Joined("and", parts)) == "King, Queen and Island"
    assert language("de").say(Joined("or", parts[:2])) == "König oder Königin"
    assert language("es").say(Joined("and", parts)) == "Rey, Reina e Isla"


def test_a_missing_message_is_named() -> None:
    with pytest.raises(MissingMessage, match="en: no message nonsense"):
        language("en").text("nonsense")
    with pytest.raises(MissingMessage, match="why-cleared"):
        language("en").text("why-cleared")


def test_markup_is_read_as_spans() -> None:
    assert list(spans("+8 for <army|Armies>, <flood> and *Queen*.")) == [
        Span("+8 for "),
        Span("Armies", suit="army"),
        Span(", "),
        Span("", suit="flood"),
        Span(" and "),
        Span("Queen", bold=True),
        Span("."),
    ]
    assert (
        plain("+8 for <army|Armies>, <flood> and *Queen*.") == "+8 for Armies, [flood] and Queen."
    )


def test_points_have_a_sign_even_if_there_are_none() -> None:
    assert [signed(points) for points in (5, -3, 0)] == ["+5", "\N{MINUS SIGN}3", "±0"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_to_cancel_an_item_and_to_take_back_a_move_are_two_words(code: str) -> None:
    """Both buttons are seen at once, and do not do the same."""
    words = language(code)
    assert words.text("strip-cancel") != words.text("table-undo")
