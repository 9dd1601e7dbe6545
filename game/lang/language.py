"""A language: turns messages into words with Project Fluent."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any
from unicodedata import normalize

from babel import Locale
from babel.dates import format_date, format_time
from babel.numbers import format_decimal, parse_pattern
from fluent.runtime import FluentBundle, FluentResource

from game.engine.message import Arg, Joined, Message
from game.paths import assets

from .markup import literal, plain

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
"""The languages by code, each by its own name."""

MINUS = "\N{MINUS SIGN}"
LARGEST_NUMBER = 10**15
"""Larger ones are beyond what the number formats know."""
LONGEST_ARGUMENT = 2000
"""Fluent refuses to put anything much longer into a message."""


class MissingMessage(LookupError):
    """The language has no words, or not all of them, for a message."""


class _Locale(Locale):
    """How a language writes numbers and dates; with a minus that is one, not a hyphen."""

    @property
    def decimal_formats(self) -> Any:
        usual = super().decimal_formats[None].pattern
        return {None: parse_pattern(f"{usual};{MINUS}{usual}")}


class _Bundle(FluentBundle):
    """Messages whose figures are written as the language does."""

    def _get_babel_locale(self) -> Locale:
        return _Locale(self.locales[0])


def signed(points: int) -> str:
    """Points as players write them: +5, −3, ±0."""
    sign = MINUS if points < 0 else "+" if points else "±"
    return f"{sign}{abs(points)}"


def told(points: int) -> str:
    """Points as they stand on a score sheet: 5, −3."""
    return str(points).replace("-", MINUS)


def _signed(points: Any) -> Any:
    return signed(int(points))


def initial(text: str) -> str:
    """The sound a text begins with, for languages whose "and" and "or" depend on it."""
    return normalize("NFD", plain(text)).casefold().removeprefix("h")[:1]


def bounded(argument: Any) -> Any:
    """An argument, or as much of it as a message can hold, with an ellipsis."""
    if isinstance(argument, str) and len(argument) > LONGEST_ARGUMENT:
        return argument[: LONGEST_ARGUMENT - 1] + "…"
    return argument


class Language:
    """Says messages in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._locale = _Locale(code)
        self._bundle = _Bundle([code], functions={"SIGNED": _signed}, use_isolating=False)
        for file in sorted((assets() / "lang" / code).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))
        self._constant: dict[str, dict[str, str]] = {}

    def say(self, words: Message | Joined) -> str:
        """The message in words (with markup where it has any)."""
        if isinstance(words, Joined):
            return self._join(words)
        args: dict[str, Any] = {}
        for name, value in words.args.items():
            args |= self._argument(name, value)
        return self._format(words.key, words.form, args)

    def text(self, key: str, /, **args: Arg) -> str:
        """Shorthand for a message made on the spot."""
        return self.say(Message(key, args))

    def form(self, key: str, form: str, /, **args: Arg) -> str:
        """Another form of a message."""
        return self.say(Message(key, args, form))

    def number(self, value: float) -> str:
        """A number as this language writes it: 1,234 or 1.234 or 1 234; 2.5 or 2,5."""
        return format_decimal(value, locale=self._locale)

    def moment(self, when: datetime) -> str:
        """Day and time of day as this language writes them."""
        day = format_date(when, "medium", self._locale)
        return f"{day}, {format_time(when, 'short', locale=self._locale)}"

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _argument(self, name: str, value: Arg) -> dict[str, Any]:
        """A message as argument keeps its markup and brings its attributes along (gender, plural
        ...), or the nouns it is made of; a text is somebody's own, and no markup."""
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            return {name: told(value)}
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            return {name: literal(value)}
        said = {name: self.say(value)}
        if isinstance(value, Message):
            said |= self._noun(name, value) if not value.args else {}
            for part, noun in value.args.items():
                if isinstance(noun, Message) and not noun.args:
                    said |= self._noun(f"{name}-{part}", noun)
        return said

    def _noun(self, name: str, noun: Message) -> dict[str, str]:
        """A word that stands for itself, and its attributes."""
        forms = {f"{name}-{form}": text for form, text in self._attributes(noun.key).items()}
        return {name: self.say(noun), **forms}

    def _attributes(self, key: str) -> dict[str, str]:
        if key not in self._constant:
            names = self._bundle.get_message(key).attributes
            self._constant[key] = {name: self._format(key, name, {}) for name in names}
        return self._constant[key]

    def _join(self, words: Joined) -> str:
        first, *middle, last = (self.say(part) for part in words.parts)
        key = f"join-{words.kind}"
        for part in middle:
            first = self._format(key, "more", {"first": first, "last": part})
        return self._format(key, None, {"first": first, "last": last, "initial": initial(last)})

    def _format(self, key: str, form: str | None, args: dict[str, Any]) -> str:
        where = f"{key}.{form}" if form else key
        if not self._bundle.has_message(key):
            raise MissingMessage(f"{self.code}: no message {where}")
        found = self._bundle.get_message(key)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            raise MissingMessage(f"{self.code}: no message {where}")
        fitting = {name: bounded(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors:
            raise MissingMessage(f"{self.code}: {where}: {errors[0]}")
        return str(text)


@cache
def language(code: str) -> Language:
    """The language of this code, loaded once."""
    return Language(code)
