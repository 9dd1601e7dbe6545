"""Item texts out of steps: which message says a step, with which arguments."""

from __future__ import annotations

from functools import singledispatch

from game.engine.message import Arg, Joined, Message, joined, message

from ..cards.items import ITEMS, Item
from ..cards.steps import (
    Barter,
    Cover,
    GrowHand,
    ItemSource,
    LayAside,
    LookAtDeck,
    LookAtHand,
    Move,
    NameSuit,
    RevealSuit,
    SearchSuit,
    ShuffleLater,
    Step,
    TurnAgain,
    UseAnother,
    Zone,
)
from .wording import name_in_role


def item_text(item: Item) -> Message | Joined:
    """What an item does, a sentence for each step, and when it counts otherwise."""
    parts = [step_text(step, bool(index)) for index, step in enumerate(item.steps)]
    if item.value_for_two is not None:
        parts.append(message("item-for-two", value=item.value_for_two))
    if item.hoard:
        number = _in_words(item.hoard.others)
        parts.append(message("item-hoard", points=item.hoard.points, number=number))
    return joined("sentence", parts)


def item_brief(item: Item) -> Message:
    """The same in a few words."""
    hoard = {"points": item.hoard.points, "others": item.hoard.others} if item.hoard else {}
    return message(f"brief-{item.name}", **hoard)


def item_timing(item: Item) -> Message:
    return message("timing", timing=item.timing)


@singledispatch
def step_text(step: Step, later: bool) -> Message:
    """A step as a sentence; `later` if another goes before it."""
    raise NotImplementedError(f"nobody knows how to say {step}")


@step_text.register
def _(step: Move, later: bool) -> Message:
    drawn = {None: "any", True: "yes", False: "no"}[step.drawn]
    args: dict[str, Arg] = {"count": step.count or 0, "then": "yes" if later else "no"}
    if step.count and step.count > 1:
        args["number"] = _in_words(step.count)
    if step.most:
        args["most"] = _in_words(step.most)
    return Message(f"step-{step.source}-{step.to}", args | {"drawn": drawn})


@step_text.register
def _(step: LookAtHand, later: bool) -> Message:
    return message("step-look_at_hand")


@step_text.register
def _(step: LookAtDeck, later: bool) -> Message:
    if step.count == 1:
        return message("step-look_at_deck", end=step.end)
    return message("step-look_at_deck", end=step.end, number=_in_words(step.count))


@step_text.register
def _(step: NameSuit, later: bool) -> Message:
    return message("step-name_suit")


@step_text.register
def _(step: RevealSuit, later: bool) -> Message:
    return message("step-reveal_suit")


@step_text.register
def _(step: SearchSuit, later: bool) -> Message:
    return message("step-search_suit", number=_in_words(step.most))


@step_text.register
def _(step: Barter, later: bool) -> Message:
    return message("step-barter", number=_in_words(step.offers))


@step_text.register
def _(step: LayAside, later: bool) -> Message:
    return message("step-lay_aside", number=_in_words(step.count))


@step_text.register
def _(step: Cover, later: bool) -> Message:
    harmless = [item for item in ITEMS if any(map(_buries, item.steps))]
    names = joined("and", (name_in_role("any", item.name) for item in harmless))
    return message("step-cover", number=_in_words(step.count), safe=names)


def _buries(step: Step) -> bool:
    return isinstance(step, Move) and step.source is Zone.AREA and step.to is Zone.DECK_BOTTOM


@step_text.register
def _(step: UseAnother, later: bool) -> Message:
    args: dict[str, Arg] = {"source": step.source}
    if step.count:
        args["number"] = _in_words(step.count)
    if step.source is ItemSource.FACE_DOWN:
        spared = [item for item in ITEMS if not item.copied]
        args["but"] = joined("and", (name_in_role("spared", item.name) for item in spared))
    return Message("step-use_another", args)


@step_text.register
def _(step: GrowHand, later: bool) -> Message:
    return message("step-grow_hand")


@step_text.register
def _(step: TurnAgain, later: bool) -> Message:
    return message("step-turn_again")


@step_text.register
def _(step: ShuffleLater, later: bool) -> Message:
    return message("step-shuffle_later")


def _in_words(count: int) -> Message:
    return message(f"count-{count}")
