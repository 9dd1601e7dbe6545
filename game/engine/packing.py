"""Records as few bits: numbers, yes and no, texts, enumerations, tuples and records of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import msgspec
from msgspec import inspect

GROUP = 4
"""Numbers are written in groups of so many bits, each with a bit that says whether more follow."""
HEX = "0123456789abcdef"


class Unpackable(ValueError):
    """Bits that say nothing sensible."""


class Bits:
    """A row of bits, written at its end and read from its beginning."""

    def __init__(self, data: bytes = b"") -> None:
        self._value, self._count = int.from_bytes(data), 8 * len(data)

    def __bytes__(self) -> bytes:
        """The row, filled up with zeros to whole bytes."""
        size = -(-self._count // 8)
        return (self._value << (8 * size - self._count)).to_bytes(size)

    @property
    def spent(self) -> bool:
        """Whether nothing is left but what fills up the last byte."""
        return self._count < 8 and not self._value

    def put(self, value: int, width: int) -> None:
        self._value = self._value << width | value
        self._count += width

    def take(self, width: int) -> int:
        if width > self._count:
            raise Unpackable("it ends too soon")
        self._count -= width
        found, self._value = self._value >> self._count, self._value & ((1 << self._count) - 1)
        return found

    def put_number(self, number: int) -> None:
        """A whole number; small ones are short."""
        rest = 2 * number if number >= 0 else -2 * number - 1
        more = True
        while more:
            more = rest >> GROUP > 0
            self.put(more, 1)
            self.put(rest & ((1 << GROUP) - 1), GROUP)
            rest >>= GROUP

    def take_number(self) -> int:
        found = place = 0
        more = True
        while more:
            more = bool(self.take(1))
            found |= self.take(GROUP) << place
            place += GROUP
        return -(found + 1) // 2 if found % 2 else found // 2

    def put_text(self, text: str) -> None:
        """A text; one of hexadecimal digits, as chance writes them, takes half the room."""
        is_hex = set(text) <= set(HEX)
        self.put(is_hex, 1)
        if is_hex:
            self.put_number(len(text))
            for digit in text:
                self.put(HEX.index(digit), 4)
        else:
            data = text.encode()
            self.put_number(len(data))
            for byte in data:
                self.put(byte, 8)

    def take_text(self) -> str:
        is_hex = self.take(1)
        width = 4 if is_hex else 8
        found = [self.take(width) for _ in range(self._take_count())]
        try:
            return "".join(HEX[digit] for digit in found) if is_hex else bytes(found).decode()
        except UnicodeDecodeError as error:
            raise Unpackable(str(error)) from error

    def _take_count(self) -> int:
        count = self.take_number()
        if not 0 <= count <= self._count:
            raise Unpackable(f"there cannot be {count}")
        return count

    def put_record(self, record: msgspec.Struct) -> None:
        """A record, without the values at its end that are the usual ones: fields added there later
        change nothing for records packed before."""
        self._put(inspect.type_info(type(record)), record)

    def take_record(self, kind: type[msgspec.Struct]) -> Any:
        return self._take(inspect.type_info(kind))

    def _put(self, kind: inspect.Type, value: Any) -> None:
        match kind:
            case inspect.BoolType():
                self.put(value, 1)
            case inspect.IntType():
                self.put_number(value)
            case inspect.StrType():
                self.put_text(value)
            case inspect.EnumType(cls):
                self.put(_place(value), _width(cls))
            case inspect.VarTupleType(item_type=each):
                self.put_number(len(value))
                for item in value:
                    self._put(each, item)
            case inspect.StructType(fields=fields):
                slots = _slots(fields)
                values = [slot.read(value) for slot in slots]
                told = zip(slots, values, strict=True)
                unusual = [n for n, (slot, had) in enumerate(told, 1) if had != slot.usual]
                count = max(unusual, default=0)
                self.put_number(count)
                for slot, had in zip(slots[:count], values, strict=False):
                    slot.put(self, had)
            case _:
                raise TypeError(f"{kind} cannot be packed")

    def _take(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.BoolType():
                return bool(self.take(1))
            case inspect.IntType():
                return self.take_number()
            case inspect.StrType():
                return self.take_text()
            case inspect.EnumType(cls):
                place, members = self.take(_width(cls)), list(cls)
                if place >= len(members):
                    raise Unpackable(f"{cls.__name__} has no member {place}")
                return members[place]
            case inspect.VarTupleType(item_type=each):
                return tuple(self._take(each) for _ in range(self._take_count()))
            case inspect.StructType(cls, fields):
                slots, count = _slots(fields), self.take_number()
                if not sum(field.required for field in fields) <= count <= len(slots):
                    raise Unpackable(f"{cls.__name__} has no {count} fields")
                return cls(**_joined([(slot, slot.take(self)) for slot in slots[:count]]))
            case _:
                raise TypeError(f"{kind} cannot be packed")


def _width(kind: type[Enum]) -> int:
    """How many bits tell the members apart."""
    return (len(kind) - 1).bit_length()


def _place(member: Enum) -> int:
    return list(type(member)).index(member)


# Fields, and enumerations that have grown since the first records were packed.


def grown(bits: int, after: str) -> msgspec.Meta:
    """Marks an enumeration that had fewer members once: where it stands it takes so many bits as
    it did then, and what does not fit is told after another field."""
    return msgspec.Meta(extra={"bits": bits, "after": after})


@dataclass(frozen=True)
class _Slot:
    """A place in a packed record: a field, or one half of an enumeration that has grown."""

    field: inspect.Field
    bits: int | None = None
    is_rest: bool = False

    @property
    def usual(self) -> Any:
        """The value if none is told; nothing equals that of a field which must be told."""
        field = self.field
        if field.default_factory is not msgspec.NODEFAULT:
            return self._part(field.default_factory())
        return field.default if field.required else self._part(field.default)

    def read(self, record: msgspec.Struct) -> Any:
        return self._part(getattr(record, self.field.name))

    def _part(self, value: Any) -> Any:
        if self.bits is None:
            return value
        place = _place(value)
        return place >> self.bits if self.is_rest else place & ((1 << self.bits) - 1)

    def put(self, row: Bits, value: Any) -> None:
        if self.bits is None:
            row._put(self.field.type, value)
        elif self.is_rest:
            row.put_number(value)
        else:
            row.put(value, self.bits)

    def take(self, row: Bits) -> Any:
        if self.bits is None:
            return row._take(self.field.type)
        return row.take_number() if self.is_rest else row.take(self.bits)


def _slots(fields: tuple[inspect.Field, ...]) -> list[_Slot]:
    found = []
    rests: dict[str, list[_Slot]] = {}
    for field in fields:
        told = field.type.extra if isinstance(field.type, inspect.Metadata) else None
        found.append(_Slot(field, told["bits"] if told else None))
        if told:
            rests.setdefault(told["after"], []).append(_Slot(field, told["bits"], is_rest=True))
        found += rests.get(field.name, [])
    return found


def _joined(told: list[tuple[_Slot, Any]]) -> dict[str, Any]:
    """The values by the names of their fields."""
    found: dict[str, Any] = {}
    for slot, value in told:
        found[slot.field.name] = (
            found[slot.field.name] + (value << slot.bits) if slot.is_rest and slot.bits else value
        )
    for slot in {slot.field.name: slot for slot, _ in told if slot.bits is not None}.values():
        kind = slot.field.type
        assert isinstance(kind, inspect.Metadata)
        assert isinstance(kind.type, inspect.EnumType)
        members = list(kind.type.cls)
        place = found[slot.field.name]
        if not 0 <= place < len(members):
            raise Unpackable(f"{slot.field.name} has no member {place}")
        found[slot.field.name] = members[place]
    return found
