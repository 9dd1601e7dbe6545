"""Figures as people of each language read them: plurals, minus signs, separators, dates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.engine.message import message
from game.lang import LANGUAGES, language, plain
from game.paths import assets

NUMBERS = frozenset(
    "adventure adventures ahead armies base before beings board chance chest count dice docks"
    " dragon duel each empress ending found gates hand held home king known lapse later least left"
    " limit lying magics minutes more most now number offers one order others otherwise pair"
    " pastures pawns percent pirate place points queen reserve rounds seat seconds seen sheltered"
    " six size slice smoke step steps stories storm strength temple three times total usual value"
    " value_for_two volcano wanted wishes".split()
)
"""Arguments that are figures."""
WORDS = frozenset(
    "all any aside at bell best but by card cards chooser code dice do dock drawn each end"
    " every file first folder further get give given gone got how initial item items key keys kind"
    " last letter meaning module name names none note noun of opponent options other player players"
    " pointed reroll round rule safe score second source space spared speed steps story suit taken"
    " target text then timing title todo trumpet two variant want what where why word".split()
)
"""Arguments that are words, or tell variants apart; some are figures elsewhere."""
FIXED = (
    *(
        "rules-",
        "stories-rules-",
        "board-long",
        "lesson-",
        "stories-lesson-",
        "tip-area",
        "log-hand-grew",
        "tip-hand-grown",
        "illegal-offers-full",
        "illegal-wishes-full",
        "options-minutes",
    ),
    *("for-each", "step", "item-hoard", "brief-treasure_chest"),
)
"""Where figures are facts of the game that are never one: sizes of hands, the guided first game,
the printed cards; how far something has come."""


class Placeables(Visitor):
    """Collects variables that are shown, each with what follows it and whether the message knows
    its plural."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[str, str, bool]] = []
        self.used: set[str] = set()
        self._selected: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        self.visit(selector)
        counts = any(
            isinstance(each.key, ast.Identifier) and each.key.name == "one"
            for each in node.variants
        )
        self._selected.append(name if counts else "")
        for variant in node.variants:
            self.visit(variant.value)
        self._selected.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for element, following in zip(node.elements, [*node.elements[1:], None], strict=True):
            self.visit(element)
            if isinstance(element, ast.Placeable) and isinstance(
                element.expression, ast.VariableReference
            ):
                name = element.expression.id.name
                after = following.value if isinstance(following, ast.TextElement) else ""
                self.shown.append((name, after, name in self._selected))


def patterns(code: str) -> Iterator[tuple[str, Placeables]]:
    for file in sorted((assets() / "lang" / code).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            for key, pattern in parts:
                found = Placeables()
                if pattern:
                    found.visit(pattern)
                yield key, found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_argument_is_known_as_a_figure_or_as_words(code: str) -> None:
    used = {name.split("-")[0] for _, found in patterns(code) for name in found.used}
    assert used <= NUMBERS | WORDS


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_after_a_figure_has_a_plural(code: str) -> None:
    """A figure with a word right behind it stands in a variant for one or many of it."""
    wrong = [
        f"{key}: {{ ${name} }}{after[:12]}"
        for key, found in patterns(code)
        for name, after, knows_plural in found.shown
        if name in NUMBERS
        and re.match(r"[ \u00a0]\w", after)
        and not knows_plural
        and not key.startswith(FIXED)
        and not f"{key} {name}".startswith(NO_WORD_OF_ITS_OWN)
    ]
    assert wrong == []


NO_WORD_OF_ITS_OWN = (
    "bad-players least",  # 3 to 6 players
    "floor-seconds-left seconds",  # 13 s, s being a sign
    "floor-slice seconds",
    "tip-floor-own-offer seconds",
    "options-players least",
    "strip-item-under least",
    "stories-tie-pawns more",  # 3 for Ben
    "stories-tie-pawns least",
    "show-tie-base base",  # 42 for Ben
    "show-tie-base more",
    "show-tie-shared base",  # at 42 in base strengths
    "settings-seconds value",
    "lesson-progress step",  # 3 of 14
    "stories-log-awaits number",  # a 5 on a die
    "tip-known count",  # three of them
    "strip-item-under least",  # 3 to 8 cards
    *(  # 1 of 3
        f"strip-item-{asked} now" for asked in ("take", "discard", "bury", "back", "cover", "offer")
    ),
)
"""Figures behind which no word stands that they count: key and argument."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_one_is_told_in_the_singular(code: str) -> None:
    """One point, one card, one player: never the word that many of them have."""
    words = language(code)
    many = {"en": "points", "de": "Punkte", "es": "puntos", "fr": "points"}[code]
    for points in (1, -1):
        for said in (
            words.text("log-scored", player="Ada", total=points),
            words.text("show-tie-shared", points=points, base=1),
            words.text("show-margin", points=points, ahead=1, player="Ada"),
            words.text("show-sum", points=points, base=1, most=1, card=message("card-king")),
        ):
            assert many not in said
    assert many in words.text("log-scored", player="Ada", total=2)


@pytest.mark.parametrize("code", LANGUAGES)
def test_minus_is_never_a_hyphen(code: str) -> None:
    words = language(code)
    shown = 0
    for key, found in patterns(code):
        figures = found.used & NUMBERS - WORDS
        if not figures:
            continue
        name, _, form = key.partition(".")
        args = {each: -5 if each in figures else "x" for each in found.used if "-" not in each}
        king, dock = message("card-king"), message("space-otter")
        nouns = {"noun": king, "name": king, "dock": dock}
        spoken = {each.split("-")[0] for each in found.used}
        args |= {each: nouns[each] for each in nouns if each in spoken}
        said = words.form(name, form, **args) if form else words.text(name, **args)
        assert not re.search(r"-\d", plain(said)), said
        shown += "\N{MINUS SIGN}5" in said
    assert shown > 30


def test_figures_and_dates_are_written_as_each_language_does() -> None:
    assert {code: language(code).number(-12345) for code in LANGUAGES} == {
        "en": "−12,345",
        "de": "−12.345",
        "es": "−12.345",
        "fr": "−12\u202f345",
    }
    when = datetime(2026, 3, 9, 17, 5)
    assert {code: language(code).moment(when).replace("\u202f", " ") for code in LANGUAGES} == {
        "en": "Mar 9, 2026, 5:05 PM",
        "de": "09.03.2026, 17:05",
        "es": "9 mar 2026, 17:05",
        "fr": "9 mars 2026, 17:05",
    }
