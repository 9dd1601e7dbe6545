"""What seats are asked: frozen values on a stack in the state.

A level of the stack holds the prompts that are open at the same time. Only those of the top level
can be answered; what lies below waits until they are gone.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

K = TypeVar("K")
C = TypeVar("C")
M = TypeVar("M")


class Prompt(msgspec.Struct, Generic[K, C, M], frozen=True, omit_defaults=True):
    """A question to a seat: what it is about, what may be picked, what has been picked so far."""

    seat: int
    kind: K
    by: int | None = None
    """The card, item or place that asks."""
    offered: tuple[C, ...] = ()
    """What may be picked, in a fixed order; nobody else sees it."""
    chosen: tuple[M, ...] = ()

    def for_others(self) -> Prompt[K, C, M]:
        """What everybody else may know of it."""
        return replace(self, offered=())


P = TypeVar("P", bound=Prompt[Any, Any, Any])
Stack = tuple[tuple[P, ...], ...]


def pushed(stack: Stack[P], *prompts: P) -> Stack[P]:
    """The stack with a new level on top; none if nobody is asked."""
    return (*stack, prompts) if prompts else stack


def asked(stack: Stack[P]) -> tuple[int, ...]:
    """The seats that must answer now."""
    return tuple(prompt.seat for prompt in stack[-1]) if stack else ()


def prompt_of(stack: Stack[P], seat: int) -> P | None:
    """What the seat is asked now."""
    return next((each for each in stack[-1] if each.seat == seat), None) if stack else None


def changed(stack: Stack[P], prompt: P) -> Stack[P]:
    """The stack with the open prompt of that seat in another form."""
    return (*stack[:-1], tuple(prompt if p.seat == prompt.seat else p for p in stack[-1]))


def answered(stack: Stack[P], seat: int) -> Stack[P]:
    """The stack without the seat's open prompt; a level that is empty goes."""
    left = tuple(each for each in stack[-1] if each.seat != seat)
    return (*stack[:-1], left) if left else stack[:-1]


def seen_by(stack: Stack[P], seat: int | None) -> Stack[P]:
    """The stack as a seat may know it; None sees everything."""
    if seat is None:
        return stack
    return tuple(
        tuple(each if each.seat == seat else each.for_others() for each in level)  # type: ignore[misc]
        for level in stack
    )
