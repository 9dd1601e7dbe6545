"""A deal as a short code: what a match begins with, to be told to somebody and played again.

The letters are those of Douglas Crockford's base 32: none looks like another, case does not matter.
The last ones are a checksum that finds any one wrong letter and any two that changed places.
"""

from __future__ import annotations

from binascii import crc_hqx
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from .contract import BadOptions, Rules
from .history import History
from .message import UserError, message
from .packing import Bits, Unpackable

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("OIL", "011")
"""Letters that are no part of a code, and what one means by them."""
APART = "-\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{MINUS SIGN}"
"""What may stand between groups, besides white space."""
LETTER, BYTE = 5, 8
"""So many bits they are."""
GROUP = 5
CHECK = 2
"""Bytes of the checksum."""
TITLE = 10
"""Bits that tell titles apart."""

AnyRules = Rules[Any, Any, Any, Any, Any]


class BadDeal(UserError):
    """A code that cannot be played, with the reason."""


@dataclass(frozen=True)
class Deal:
    """What a match begins with, whoever plays it."""

    title: str
    options: Any
    seed: str


def deal_code(history: History[Any, Any]) -> str:
    """The code of the deal a match began with."""
    bits = Bits()
    bits.put(_mark(history.title), TITLE)
    bits.put_number(history.rules)
    bits.put_record(history.options)
    bits.put_text(history.seed)
    data = bytes(bits)
    letters = _letters(data + _check(data))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_deal(code: str, titles: Mapping[str, AnyRules]) -> Deal:
    """The deal of a code, as a person writes it; raises BadDeal."""
    bits = Bits(_checked(_bytes(code)))
    try:
        mark = bits.take(TITLE)
        rules = next((titles[key] for key in titles if _mark(key) == mark), None)
        if rules is None:
            raise BadDeal(message("deal-title"))
        version = bits.take_number()
        if not rules.deals_since <= version <= rules.version:
            key = "deal-newer" if version > rules.version else "deal-older"
            raise BadDeal(message(key, found=version, known=rules.version))
        deal = Deal(rules.key, bits.take_record(rules.options_type), bits.take_text())
        if not bits.spent:
            raise Unpackable("something is left over")
        rules.check(deal.options)
    except Unpackable as error:
        raise BadDeal(message("deal-mistyped")) from error
    except BadOptions as error:
        raise BadDeal(message("deal-options", why=error.says)) from error
    return deal


def _mark(title: str) -> int:
    """A number a title can be told by."""
    return int.from_bytes(blake2b(title.encode(), digest_size=2).digest()) >> (16 - TITLE)


def _letters(data: bytes) -> str:
    """Bytes as letters; the last is filled up with zeros."""
    count = -(-len(data) * BYTE // LETTER)
    value = int.from_bytes(data) << (count * LETTER - len(data) * BYTE)
    return "".join(LETTERS[value >> LETTER * n & 31] for n in reversed(range(count)))


def _bytes(code: str) -> bytes:
    """The bytes somebody's letters stand for."""
    text = "".join(letter for letter in code.upper() if not (letter.isspace() or letter in APART))
    if not text:
        raise BadDeal(message("deal-empty"))
    text = text.translate(ALIKE)
    value = 0
    for letter in text:
        if letter not in LETTERS:
            raise BadDeal(message("deal-letter", letter=letter))
        value = value << LETTER | LETTERS.index(letter)
    size, filled = divmod(len(text) * LETTER, BYTE)
    if filled >= LETTER or value & ((1 << filled) - 1):
        raise BadDeal(message("deal-mistyped"))
    return (value >> filled).to_bytes(size)


def _check(data: bytes) -> bytes:
    return crc_hqx(data, 0).to_bytes(CHECK)


def _checked(data: bytes) -> bytes:
    """What stands before the checksum, if that is right."""
    told, check = data[:-CHECK], data[-CHECK:]
    if not told or check != _check(told):
        raise BadDeal(message("deal-mistyped"))
    return told
