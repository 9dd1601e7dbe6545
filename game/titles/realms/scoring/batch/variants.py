"""Every choice that can matter, as rows of their own.

Choices are left out only if another one that is kept gives the same hand as far as any card in it
cares; of equal ones the simplest is kept: none at all, else the lowest card number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...cards import effects as fx
from ...cards.terms import Name, Suit
from ..choices import names_and_suits
from ..dependencies import card_dependencies
from ..plans import bonus_plan
from ..sheet import Choice, Choices
from .rows import CHUNK, Index, Rows
from .standing import anywhere, either, total
from .tables import NAME_ID, NO_SUIT, Flags, Tables

Picks = NDArray[np.int16]
"""Which option of a chooser each row took; -1 for none."""


@dataclass(frozen=True)
class Variants:
    """Rows, whose hand each of them is, and how they came about."""

    rows: Rows
    owner: Index
    picks: dict[int, Picks]
    """By the card number of the chooser."""

    def take(self, columns: Index) -> Variants:
        return Variants(
            self.rows.take(columns),
            self.owner[columns],
            {number: picks[columns] for number, picks in self.picks.items()},
        )

    def chunks(self) -> Iterator[Variants]:
        """The same in parts that stay in a processor's cache."""
        if len(self.owner) <= CHUNK:
            yield self
            return
        for start in range(0, len(self.owner), CHUNK):
            yield self.take(np.arange(start, min(start + CHUNK, len(self.owner))))


class Brancher:
    """Turns plain rows of one game into their variants."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.copiers = tables.choosers(fx.CopiesHandCard)
        self.takers = tables.choosers(fx.TakesNameAndSuit)
        self.changers = tables.choosers(fx.ChangesSuit)
        self.clearers = tables.choosers(fx.ClearsChosen)
        self.protectors = tables.choosers(fx.ProtectsChosen)
        self.choosers = np.zeros(tables.size, np.bool_)
        for number, card in tables.cards.items():
            self.choosers[number] = bonus_plan(card).choice is not None
        self.fixed = [n for n, card in tables.cards.items() if bonus_plan(card).suit_fixed]
        self.new_suits: list[Suit] = [
            suit for suit in tables.catalogue.suits if suit is not Suit.WILD
        ]
        self.taken = {number: self._taken(number) for number in self.takers}
        self.cares = Cares(tables)

    def _taken(self, number: int) -> list[tuple[Choice, int, int]]:
        """The options of a card that takes name and suit: lowest card first, bare suits last."""
        effect = bonus_plan(self.tables.cards[number]).choice
        assert isinstance(effect, fx.TakesNameAndSuit)
        offered = names_and_suits(effect, self.tables.catalogue)
        return [
            (choice, NAME_ID[choice] if isinstance(choice, Name) else 0, int(suit))
            for choice, suit in offered.items()
        ]

    def choosers_in(self, card: NDArray[np.uint8]) -> NDArray[np.int8]:
        """How many cards of each hand (columns) offer a choice."""
        return total(self.choosers.take(card))

    def branch(
        self, rows: Rows, decided: frozenset[int] = frozenset(), worst_too: bool = True
    ) -> Variants:
        """All variants but for who is protected, which depends on who would be blanked.

        Cards that have decided are left as they are.
        """
        unpicked = {
            number: np.full(len(rows), -1, np.int16)
            for number in np.flatnonzero(self.choosers).tolist()
            if number not in decided and (rows.card == number).any()
        }
        variants = Variants(rows, np.arange(len(rows)), unpicked)
        cared = Cared(self.cares, rows)
        for number in self._undecided(self.copiers, decided):
            variants = self._copy(variants, number)
        for number in self._undecided(self.takers, decided):
            variants = self._take_name_and_suit(variants, number, cared, worst_too)
        for number in self._undecided(self.changers, decided):
            variants = self._change_suit(variants, number, cared)
        for number in self._undecided(self.clearers, decided):
            variants = self._clear(variants, number)
        return variants

    def _copy(self, variants: Variants, number: int) -> Variants:
        held = variants.rows.card == number
        if not held.any():
            return variants
        others = (variants.rows.card != 0) & ~held & anywhere(held)
        branched, place = _branched(variants, list(others))
        rows, columns = branched.rows, np.flatnonzero(place >= 0)
        copier = (rows.card == number).argmax(axis=0)[columns]
        copied = rows.card[place[columns], columns]
        body, name, suit = rows.body.copy(), rows.name.copy(), rows.suit.copy()
        body[copier, columns] = copied
        name[copier, columns] = self.tables.name[copied]
        suit[copier, columns] = self.tables.suit[copied]
        branched.picks[number][columns] = copied
        return replace(branched, rows=replace(rows, body=body, name=name, suit=suit))

    def _take_name_and_suit(
        self, variants: Variants, number: int, cared: Cared, worst_too: bool
    ) -> Variants:
        held = anywhere(variants.rows.card == number)
        if not held.any():
            return variants
        options = self.taken[number]
        offers = [
            offer[variants.owner] & held for offer in cared.names_and_suits(options, worst_too)
        ]
        branched, option = _branched(variants, offers)
        rows, columns = branched.rows, np.flatnonzero(option >= 0)
        taker = (rows.card == number).argmax(axis=0)[columns]
        picked = option[columns]
        new_names = np.array([name for _, name, _ in options], np.uint8)[picked]
        name, suit = rows.name.copy(), rows.suit.copy()
        name[taker, columns] = np.where(new_names, new_names, name[taker, columns])
        suit[taker, columns] = np.array([suit for _, _, suit in options], np.uint8)[picked]
        branched.picks[number][columns] = picked
        return replace(branched, rows=replace(rows, name=name, suit=suit))

    def _change_suit(self, variants: Variants, number: int, cared: Cared) -> Variants:
        rows = variants.rows
        held = rows.card == number
        holders = anywhere(held)
        if not holders.any():
            return variants
        free = (rows.card != 0) & ~held & holders
        for fixed in self.fixed:
            free &= rows.card != fixed
        owner = variants.owner
        # A suit that no card names matters only where cards that compare suits find others of it.
        shared = cared.compares_suits[owner]
        matters: dict[Suit, Flags] = {}
        tied: dict[Suit, Flags] = {}
        for each in self.tables.catalogue.suits:
            named, count = cared.named_suit(each)[owner], total(rows.suit == int(each))
            for also_number, also in self.tables.also_suits:
                if also is each:
                    count = count + total(rows.card == also_number)
            matters[each] = named | (shared & (count > 0))
            tied[each] = named | (shared & (count > 1))
        spare = np.full(len(owner), NO_SUIT, np.uint8)
        for each in reversed(self.new_suits):
            spare = np.where(matters[each], spare, np.uint8(each))
        had = [either((line == int(s)) & tied[s] for s in tied) for line in rows.suit]
        offers = [
            free[place]
            & (rows.suit[place] != int(suit))
            & (matters[suit] | (had[place] & (spare == int(suit))))
            for place in range(len(rows.card))
            for suit in self.new_suits
        ]
        branched, option = _branched(variants, offers)
        columns = np.flatnonzero(option >= 0)
        place, new = np.divmod(option[columns], len(self.new_suits))
        new_suit = np.array(self.new_suits, np.uint8)[new]
        suit = branched.rows.suit.copy()
        suit[place, columns] = new_suit
        target = branched.rows.card[place, columns].astype(np.int16)
        branched.picks[number][columns] = target * len(Suit) + new_suit
        return replace(branched, rows=replace(branched.rows, suit=suit))

    def _clear(self, variants: Variants, number: int) -> Variants:
        rows = variants.rows
        held = anywhere(rows.card == number)
        if not held.any():
            return variants
        effect = bonus_plan(self.tables.cards[number]).choice
        assert isinstance(effect, fx.ClearsChosen)
        of_suits = either(rows.suit == int(suit) for suit in effect.suits)
        for also_number, suit in self.tables.also_suits:
            if suit in effect.suits:
                of_suits |= rows.card == also_number
        useful = of_suits & self.tables.has_penalty.take(rows.body) & held
        branched, place = _branched(variants, list(useful))
        target = _targets(branched, number, place)
        return replace(branched, rows=replace(branched.rows, to_clear=target))

    @staticmethod
    def _undecided(choosers: list[int], decided: frozenset[int]) -> list[int]:
        return [number for number in choosers if number not in decided]

    def protects(self, variants: Variants) -> bool:
        """Whether a card of these hands can protect another."""
        return any((variants.rows.card == number).any() for number in self.protectors)

    def protect(
        self, variants: Variants, endangered: Flags, decided: frozenset[int] = frozenset()
    ) -> Variants | None:
        """The variants that protect a card which would otherwise be blanked, if there are any."""
        for number in self._undecided(self.protectors, decided):
            held = variants.rows.card == number
            useful = endangered & (variants.rows.card != 0) & ~held & anywhere(held)
            columns = np.flatnonzero(anywhere(useful))
            if columns.size:
                part = variants.take(columns)
                branched, place = _branched(part, list(useful.take(columns, axis=1)))
                target = _targets(branched, number, place)
                branched = replace(branched, rows=replace(branched.rows, to_protect=target))
                return branched.take(np.flatnonzero(place >= 0))
        return None

    def choices(self, variants: Variants, column: int) -> Choices:
        """The choices that made a row."""
        found: dict[Name, Choice] = {}
        for number, picks in sorted(variants.picks.items()):
            pick = int(picks[column])
            if pick < 0:
                continue
            chooser = self.tables.cards[number].name
            if number in self.takers:
                found[chooser] = self.taken[number][pick][0]
            elif number in self.changers:
                target, suit = divmod(pick, len(Suit))
                found[chooser] = (self.tables.cards[target].name, Suit(suit))
            else:
                found[chooser] = self.tables.cards[pick].name
        return found


def _branched(variants: Variants, offers: list[Flags]) -> tuple[Variants, NDArray[np.intp]]:
    """Each row once as it is, and once for each offer it has; and which offer that is."""
    chosen = [np.arange(len(variants.owner)), *(np.flatnonzero(offer) for offer in offers)]
    columns = np.concatenate(chosen)
    option = np.repeat(np.arange(-1, len(offers)), [len(part) for part in chosen])
    return variants.take(columns), option


def _targets(branched: Variants, number: int, place: NDArray[np.intp]) -> NDArray[np.uint8]:
    """The card numbers at the places picked."""
    columns = np.flatnonzero(place >= 0)
    target = np.zeros(len(place), np.uint8)
    target[columns] = branched.rows.card[place[columns], columns]
    branched.picks[number][columns] = target[columns]
    return target


class Cares:
    """What every card of a game cares about, and its own name, as bits."""

    def __init__(self, tables: Tables) -> None:
        self.suits = np.zeros(tables.size, np.uint16)
        self.low, self.high = np.zeros((2, tables.size), np.uint64)
        self.twins, self.compares = np.zeros((2, tables.size), np.bool_)
        for number, card in tables.cards.items():
            care = card_dependencies(card)
            self.suits[number] = sum(1 << suit for suit in care.suits)
            bits = sum(1 << NAME_ID[name] for name in care.names)
            self.low[number], self.high[number] = _halves(bits)
            self.twins[number] = care.same_names
            self.compares[number] = care.every_suit
        names = [_halves(1 << int(name) if name else 0) for name in tables.name]
        self.own_low, self.own_high = np.array(names, np.uint64).T


def _halves(bits: int) -> tuple[int, int]:
    return bits & (1 << 64) - 1, bits >> 64


class Cared:
    """What the cards of each hand care about."""

    def __init__(self, cares: Cares, rows: Rows) -> None:
        def any_of(each: NDArray[Any]) -> NDArray[Any]:
            found: NDArray[Any] = np.bitwise_or.reduce(each.take(rows.card), axis=0)
            return found

        self._suits: NDArray[np.uint16] = any_of(cares.suits)
        self._low: NDArray[np.uint64] = any_of(cares.low)
        self._high: NDArray[np.uint64] = any_of(cares.high)
        self.twins: Flags = any_of(cares.twins)
        self.compares_suits: Flags = any_of(cares.compares)
        self._held_low: NDArray[np.uint64] = any_of(cares.own_low)
        self._held_high: NDArray[np.uint64] = any_of(cares.own_high)

    def suit(self, suit: Suit) -> Flags:
        return self.named_suit(suit) | self.compares_suits

    def named_suit(self, suit: Suit) -> Flags:
        named: Flags = self._suits & np.uint16(1 << suit) != 0
        return named

    def name(self, name: int) -> Flags:
        bits = self._low if name < 64 else self._high
        cared: Flags = bits & np.uint64(1 << name % 64) != 0
        return cared

    def twin(self, name: int) -> Flags:
        """Whether the name is in hand, and somebody counts different names."""
        bits = self._held_low if name < 64 else self._held_high
        held: Flags = bits & np.uint64(1 << name % 64) != 0
        return held & self.twins

    def names_and_suits(
        self, options: list[tuple[Choice, int, int]], worst_too: bool
    ) -> list[Flags]:
        """Names somebody cares about, and for each suit that matters one name nobody does.

        A second card of a name in hand is never better than one of a new name. It is left out,
        unless it has the lower number (which decides among equals) or the worst is sought too.
        """
        offers = []
        stands_for: dict[int, Flags] = {}
        for _, name, suit in options:
            matters = self.suit(Suit(suit))
            found = stands_for.get(suit, ~matters)
            if name:
                cared, twin = self.name(name), self.twin(name)
                offers.append(cared | ~found | (twin & worst_too))
                stands_for[suit] = found | ~(cared | twin)
            else:
                offers.append(matters & (~found | (self.twins & worst_too)))
        return offers
