"""Deals as codes: every deal comes back, typing errors are told, old codes stay what they were."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum, auto
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.deal import APART, LETTERS, BadDeal, Deal, _mark, deal_code, read_deal
from game.engine.history import History
from game.engine.message import Message
from game.engine.packing import Bits, Unpackable
from game.lang import LANGUAGES, language
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import (
    LEAST_MINUTES,
    LIMITS,
    MINUTES,
    MOST_MINUTES,
    Options,
    Variant,
)
from game.titles.realms.play.rules import REALMS
from tests.titles.tiny.rules import LEAST, MOST, TINY
from tests.titles.tiny.state import Options as TinyOptions

from .matches import TITLES

PLAIN = "0123456789abcdef"
law = settings(max_examples=60, deadline=None)


def code(options: Any, seed: str, title: str = REALMS.key, rules: int = REALMS.version) -> str:
    return deal_code(History(title, rules, options, seed, [], []))


@st.composite
def realms_deals(draw: st.DrawFn) -> Deal:
    variant = draw(st.sampled_from(Variant))
    limits = LIMITS[variant]
    players = draw(st.integers(limits.least, limits.most))
    modules = draw(st.lists(st.sampled_from((Module.PROMOS, Module.SUITS)), unique=True))
    clock = st.integers(LEAST_MINUTES, MOST_MINUTES)
    minutes = draw(clock) if variant is Variant.CHAOS else MINUTES
    return Deal(REALMS.key, Options(players, variant, tuple(modules), minutes), draw(seeds))


SEED = st.characters(codec="utf-8")
seeds = st.text("0123456789abcdef", min_size=1, max_size=40) | st.text(SEED, max_size=40)
tiny_deals = st.builds(
    Deal,
    st.just(TINY.key),
    st.builds(TinyOptions, st.integers(LEAST, MOST), st.integers(1, 10_000)),
    seeds,
)


@law
@given(realms_deals() | tiny_deals)
def test_every_deal_comes_back_from_its_code(deal: Deal) -> None:
    told = code(deal.options, deal.seed, deal.title, TITLES[deal.title].version)
    assert read_deal(told, TITLES) == deal
    assert read_deal(told.lower().replace("-", " "), TITLES) == deal
    assert read_deal(told.replace("-", "").replace("0", "o").replace("1", "l"), TITLES) == deal


def test_a_usual_deal_has_a_short_code() -> None:
    assert len(code(Options(4), PLAIN).replace("-", "")) == 24
    everything = Options(6, Variant.TURNS, (Module.PROMOS, Module.SUITS))
    assert len(code(everything, PLAIN).replace("-", "")) == 26


def test_codes_that_people_have_kept_mean_what_they_meant() -> None:
    """Should this fail, the rules need a new version, so that old codes are refused in words."""
    assert code(Options(4), PLAIN, rules=2) == "1Z428-R1028-T5CY4-TQKFF-13PQ"
    daily = Options(2, Variant.DUEL, (Module.SUITS,))
    assert (
        code(daily, "daily-2026-11-17", rules=2) == "1Z464-H504S-31D5P-7JB9J-60S3C-B9H64-PK2DR-DYTR"
    )


def test_a_code_kept_before_there_was_a_third_way_to_play_is_read_as_it_was_meant() -> None:
    kept = "1Z464-H504S-31D5P-7JB9J-60S3C-B9H64-PK2DR-DYTR"
    daily = Options(2, Variant.DUEL, (Module.SUITS,))
    assert read_deal(kept, TITLES) == Deal(REALMS.key, daily, "daily-2026-11-17")


def test_titles_can_be_told_apart() -> None:
    assert len({_mark(key) for key in TITLES}) == len(TITLES)


# What is wrong with a code.


def complaint(told: str) -> Message:
    """What is said about a code that cannot be played; it can be said in every language."""
    with pytest.raises(BadDeal) as bad:
        read_deal(told, TITLES)
    for each in LANGUAGES:
        assert language(each).say(bad.value.says)
    return bad.value.says


@law
@given(realms_deals(), st.data())
def test_one_wrong_letter_is_told(deal: Deal, data: st.DataObject) -> None:
    told = code(deal.options, deal.seed)
    at = data.draw(st.sampled_from([n for n, letter in enumerate(told) if letter != "-"]))
    other = data.draw(st.sampled_from([letter for letter in LETTERS if letter != told[at]]))
    assert complaint(told[:at] + other + told[at + 1 :]).key == "deal-mistyped"


@law
@given(realms_deals(), st.data())
def test_two_letters_that_changed_places_are_told(deal: Deal, data: st.DataObject) -> None:
    told = code(deal.options, deal.seed).replace("-", "")
    pairs = [n for n in range(len(told) - 1) if told[n] != told[n + 1]]
    at = data.draw(st.sampled_from(pairs))
    swapped = told[:at] + told[at + 1] + told[at] + told[at + 2 :]
    assert complaint(swapped).key == "deal-mistyped"


def test_a_part_that_is_missing_is_told() -> None:
    told = code(Options(4), PLAIN)
    for end in range(1, len(told)):
        assert complaint(told[:end]).key == "deal-mistyped"


@law
@given(st.text(max_size=60))
def test_nonsense_is_told(text: str) -> None:
    assert complaint(text).key in ("deal-empty", "deal-letter", "deal-mistyped")


def test_nothing_is_told_to_be_nothing() -> None:
    assert complaint(f" {APART} ").key == "deal-empty"


def test_a_letter_no_code_has_is_named() -> None:
    assert complaint("ABC#D") == Message("deal-letter", {"letter": "#"})


def test_a_code_of_other_rules_says_so() -> None:
    version = REALMS.version
    newer = Message("deal-newer", {"found": version + 1, "known": version})
    assert complaint(code(Options(4), PLAIN, rules=version + 1)) == newer
    before = REALMS.deals_since - 1
    older = Message("deal-older", {"found": before, "known": version})
    assert complaint(code(Options(4), PLAIN, rules=before)) == older


def test_a_code_of_older_rules_by_which_the_deal_was_the_same_can_be_played() -> None:
    for version in range(REALMS.deals_since, REALMS.version + 1):
        deal = read_deal(code(Options(4), PLAIN, rules=version), TITLES)
        assert deal == Deal(REALMS.key, Options(4), PLAIN)


def test_a_code_of_an_unknown_game_says_so() -> None:
    assert complaint(code(Options(4), PLAIN, "chess")).key == "deal-title"


def test_a_code_of_options_that_cannot_be_played_says_why() -> None:
    assert complaint(code(Options(9), PLAIN)).key == "deal-options"


# Records in general.


class Colour(StrEnum):
    RED = auto()
    GREEN = auto()
    BLUE = auto()


class Inner(msgspec.Struct, frozen=True):
    number: int = 0
    word: str = ""


class Outer(msgspec.Struct, frozen=True):
    flag: bool
    colour: Colour = Colour.RED
    inners: tuple[Inner, ...] = ()
    names: tuple[str, ...] = msgspec.field(default_factory=tuple)


class Longer(msgspec.Struct, frozen=True):
    flag: bool
    colour: Colour = Colour.RED
    inners: tuple[Inner, ...] = ()
    names: tuple[str, ...] = msgspec.field(default_factory=tuple)
    later: bool = True


words = st.text(SEED, max_size=8)
outers = st.builds(
    Outer,
    st.booleans(),
    st.sampled_from(Colour),
    st.lists(st.builds(Inner, st.integers(), words)).map(tuple),
    st.lists(words).map(tuple),
)


@law
@given(outers)
def test_every_record_comes_back(record: Outer) -> None:
    bits = Bits()
    bits.put_record(record)
    again = Bits(bytes(bits))
    assert again.take_record(Outer) == record
    assert again.spent


@law
@given(outers)
def test_a_field_added_at_the_end_has_its_usual_value_in_what_was_packed_before(
    record: Outer,
) -> None:
    bits = Bits()
    bits.put_record(record)
    found = Bits(bytes(bits)).take_record(Longer)
    assert found == Longer(record.flag, record.colour, record.inners, record.names)


@law
@given(st.binary(max_size=40))
def test_other_bits_are_refused_or_read(data: bytes) -> None:
    bits = Bits(data)
    try:
        found = bits.take_record(Outer)
    except Unpackable:
        return
    assert isinstance(found, Outer)


def test_what_cannot_be_packed_is_refused_when_it_is_tried() -> None:
    class Odd(msgspec.Struct, frozen=True):
        numbers: dict[str, int]

    attempts: list[Callable[[], object]] = [
        lambda: Bits().put_record(Odd({})),
        lambda: Bits(b"\x10\x10").take_record(Odd),
    ]
    for attempt in attempts:
        with pytest.raises(TypeError, match="cannot be packed"):
            attempt()
