"""The Cursed Items' own piles: what lies before whom, and where replacements come from."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.prompts import pushed

from ..cards.items import ITEM_BY_NUMBER, Item
from ..cards.steps import ItemSource, UseAnother
from .events import Event
from .item_events import ItemDiscarded, ItemDrawn, ItemsShuffled, LaidAside
from .state import Asks, Items, Numbers, Prompt, Situation, State


def items_of(state: Situation) -> Items:
    assert state.items
    return state.items


def with_items(state: State, seat: int, **rows: int | Numbers | None) -> State:
    """The seat's items in another form: face_up, used, reserve."""
    items = items_of(state)
    changed = {
        name: (*row[:seat], value, *row[seat + 1 :])
        for name, value in rows.items()
        for row in (getattr(items, name),)
    }
    return replace(state, items=replace(items, **changed))


def turned_down(state: State, seat: int, item: int) -> State:
    """The item lies face down before the seat from now on."""
    return with_items(state, seat, used=(*items_of(state).used[seat], item))


def put_away(state: State, item: int) -> State:
    """The item lies on the items' discard pile."""
    items = items_of(state)
    return replace(state, items=replace(items, discard=(*items.discard, item)))


# New items.


def replaced(state: State, seat: int, events: list[Event]) -> State:
    """The seat gets an item, if it should have one; where it has a reserve, it is asked which."""
    items = items_of(state)
    full = len(state.hands[seat]) >= state.options.cards.hand_size
    if items.face_up[seat] is not None or not full:
        return state
    reserve = items.reserve[seat]
    if len(reserve) > 1:
        prompt = Prompt(seat, Asks.RESERVE, None, reserve)
        return replace(state, stack=pushed(state.stack, prompt))
    if reserve:
        return out_of_reserve(state, seat, reserve[0], events)
    return _drawn(state, seat, events)


def out_of_reserve(state: State, seat: int, item: int, events: list[Event]) -> State:
    reserve = tuple(other for other in items_of(state).reserve[seat] if other != item)
    events.append(ItemDrawn(seat, item, from_reserve=True))
    return with_items(state, seat, face_up=item, reserve=reserve)


def laid_aside(state: State, seat: int, count: int, events: list[Event]) -> State:
    """New items for the seat's reserve, as many as there are."""
    laid: Numbers = ()
    while len(laid) < count and (state := _stocked(state, events)).item_deck:
        state, item = _off_the_top(state)
        laid = (*laid, item)
    events.append(LaidAside(seat, laid))
    return with_items(state, seat, reserve=(*items_of(state).reserve[seat], *laid))


def available(state: Situation) -> int:
    """How many items can still be drawn."""
    return state.item_deck_size + len(items_of(state).discard)


def _drawn(state: State, seat: int, events: list[Event]) -> State:
    """The top item of the deck, or the next one that the seat could ever use; none if there is
    nothing left."""
    useless: Numbers = ()
    while (state := _stocked(state, events, useless)).item_deck:
        state, item = _off_the_top(state)
        if not _is_useless(state, seat, ITEM_BY_NUMBER[item]):
            events.append(ItemDrawn(seat, item))
            return with_items(state, seat, face_up=item)
        useless = (*useless, item)
        events += [ItemDrawn(seat, item), ItemDiscarded(seat, item)]
        state = put_away(state, item)
    return state


def _is_useless(state: State, seat: int, item: Item) -> bool:
    """Whether it uses what has been used before, and there is nothing yet."""
    return not items_of(state).used[seat] and any(
        isinstance(step, UseAnother) and step.source is ItemSource.FACE_DOWN for step in item.steps
    )


def _stocked(state: State, events: list[Event], but: Numbers = ()) -> State:
    """Discarded items are shuffled for a new deck when that is empty, unless nothing lies there
    but what is of no use."""
    items = items_of(state)
    if state.item_deck or all(item in but for item in items.discard):
        return state
    rng, chance = state.chance.use()
    events.append(ItemsShuffled())
    return replace(
        state,
        item_deck=tuple(rng.shuffled(items.discard)),
        items=replace(items, discard=()),
        chance=chance,
    )


def _off_the_top(state: State) -> tuple[State, int]:
    return replace(state, item_deck=state.item_deck[:-1]), state.item_deck[-1]
