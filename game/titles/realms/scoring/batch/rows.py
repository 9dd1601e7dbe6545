"""Many hands side by side: an array has a line per place of the hand and a column per hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ...cards.terms import Name, Suit
from ..sheet import Choice, Choices
from .tables import NAME_ID, Bytes, Tables

Index = NDArray[np.intp]
CHUNK = 24_576
"""So many hands at a time stay in a processor's cache."""


@dataclass(frozen=True)
class Rows:
    """Hands with what their cards count as after the choices."""

    card: Bytes
    body: Bytes
    """Whose strength and penalty the card has: its own, or those of the card it copies."""
    name: Bytes
    suit: Bytes
    to_clear: Bytes
    """The card number chosen to be cleared, one per hand; 0 for none."""
    to_protect: Bytes
    """The card number chosen to be protected, likewise."""
    discard: Bytes
    """The cards of the discard area (lines) of each hand (columns)."""
    players: int

    def __len__(self) -> int:
        return int(self.card.shape[1])

    def take(self, columns: Index | NDArray[np.bool_]) -> Rows:
        """The hands of these columns."""
        return replace(
            self,
            card=self.card.take(columns, axis=1),
            body=self.body.take(columns, axis=1),
            name=self.name.take(columns, axis=1),
            suit=self.suit.take(columns, axis=1),
            to_clear=self.to_clear[columns],
            to_protect=self.to_protect[columns],
            discard=self.discard.take(columns, axis=1),
        )

    def chunks(self) -> Iterator[Rows]:
        for start in range(0, len(self), CHUNK):
            part = slice(start, start + CHUNK)
            yield replace(
                self,
                card=self.card[:, part],
                body=self.body[:, part],
                name=self.name[:, part],
                suit=self.suit[:, part],
                to_clear=self.to_clear[part],
                to_protect=self.to_protect[part],
                discard=self.discard[:, part],
            )


def plain_rows(
    tables: Tables, hands: NDArray[np.integer], discard: NDArray[np.integer] | None, players: int
) -> Rows:
    """Hands (one per line, card numbers, 0 for an empty place) without any choice made."""
    card = np.ascontiguousarray(np.asarray(hands, np.uint8).T)
    count = card.shape[1]
    none = np.zeros(count, np.uint8)
    if discard is None:
        area = np.zeros((0, count), np.uint8)
    else:
        area = np.ascontiguousarray(np.asarray(discard, np.uint8).T)
    return Rows(
        card, card, tables.name.take(card), tables.suit.take(card), none, none, area, players
    )


def chosen_rows(tables: Tables, rows: Rows, choices: list[Choices]) -> Rows:
    """The same hands, each with its choices carried out (they must be legal)."""
    changed = replace(
        rows,
        body=rows.body.copy(),
        name=rows.name.copy(),
        suit=rows.suit.copy(),
        to_clear=rows.to_clear.copy(),
        to_protect=rows.to_protect.copy(),
    )
    for column, made in enumerate(choices):
        for chooser in sorted(made, key=tables.order_of):
            _carry_out(tables, changed, column, chooser, made[chooser])
    return changed


def _carry_out(tables: Tables, rows: Rows, column: int, chooser: Name, choice: Choice) -> None:
    number = tables.number_of[chooser]
    place = rows.card[:, column].tolist().index(number)
    match choice:
        case Name() if number in tables.copiers:
            copied = tables.number_of[choice]
            rows.body[place, column] = copied
            rows.name[place, column] = tables.name[copied]
            rows.suit[place, column] = tables.suit[copied]
        case Name() if number in tables.clearers:
            rows.to_clear[column] = tables.number_of[choice]
        case Name() if number in tables.protectors:
            rows.to_protect[column] = tables.number_of[choice]
        case Name():
            rows.name[place, column] = NAME_ID[choice]
            rows.suit[place, column] = tables.suit[tables.number_of[choice]]
        case Suit():
            rows.suit[place, column] = choice
        case (Name() as name, Suit() as suit):
            target = rows.card[:, column].tolist().index(tables.number_of[name])
            rows.suit[target, column] = suit
