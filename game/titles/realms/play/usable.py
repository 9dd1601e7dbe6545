"""Which Cursed Items can be used now, and on what. Everybody can tell: a view knows as much of
that as the state."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.message import Message, message

from ..cards.items import ITEM_BY_NUMBER, Item, Timing
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
    SearchSuit,
    Step,
    UseAnother,
    Zone,
)
from .piles import available, items_of
from .state import Numbers, Phase, Situation, takeable
from .turn import must_draw


def own_item(state: Situation, seat: int) -> Item | None:
    """What lies face up before the seat."""
    number = state.items.face_up[seat] if state.items else None
    return None if number is None else ITEM_BY_NUMBER[number]


def why_not(state: Situation, item: Item) -> Message | None:
    """Why the player at turn cannot use the own item now; None if it can be used."""
    return _why_not(state, item, at_once=False, chain=(item.number,))


def acts_at_once(item: Item) -> bool:
    """Whether the use of an item begins with a deed: where it begins with a question, that can be
    left unanswered and the use taken back."""
    match item.steps[0] if item.steps else None:
        case Move(source=source):
            return source in (Zone.DECK_TOP, Zone.DECK)
        case LookAtHand() | NameSuit() | Barter() | Cover() | UseAnother():
            return False
        case _:
            return True


def can_follow(state: Situation, number: int, at_once: bool, chain: Numbers) -> bool:
    """Whether an item can be put to use by another: all of the chain are at work already."""
    return _why_not(state, ITEM_BY_NUMBER[number], at_once, (*chain, number)) is None


def _why_not(state: Situation, item: Item, at_once: bool, chain: Numbers) -> Message | None:
    """`at_once`: it was not this player's to keep, so it need not wait for the end of the turn."""
    if item.timing is Timing.REPLACE_TURN and state.phase is not Phase.TAKE:
        return message("illegal-item-taken")
    if item.timing is Timing.AFTER_TURN and not at_once and state.phase is not Phase.FINISH:
        return message("illegal-item-after")
    for step in item.steps:
        why = _lacks(state, step, chain)
        if why:
            return message(why)
    return None


def _lacks(state: Situation, step: Step, chain: Numbers) -> str | None:
    """The key of what a step wants, and does not have."""
    match step:
        case Move(source=Zone.AREA, to=Zone.HAND, count=int(count)):
            if must_draw(state):
                return "illegal-must-draw"
            return _too_few(state, takeable(state.discard, state.covers, state.turn), count)
        case Move(source=Zone.AREA, count=int(count)) | Cover(count):
            return _too_few(state, uncovered(state), count)
        case Move(source=Zone.DECK_TOP | Zone.DECK, count=int(count)):
            return None if state.deck_size >= count else "illegal-deck-empty"
        case LookAtDeck(end=Zone.DECK_TOP) if state.phase is not Phase.TAKE:
            return "illegal-item-taken"
        case LookAtDeck() | SearchSuit():
            return None if state.deck_size else "illegal-deck-empty"
        case LookAtHand() | Barter():
            others = any(size for seat, size in enumerate(state.sizes) if seat != state.turn)
            return None if others else "illegal-item-nobody"
        case GrowHand() if state.phase is Phase.FINISH:
            return "illegal-item-discarded"
        case LayAside():
            return None if available(state) else "illegal-item-none"
        case UseAnother():
            return None if items_for(state, step, chain) else "illegal-item-none"
        case _:
            return None


def _too_few(state: Situation, usable: Sequence[int], count: int) -> str | None:
    """Why the cards of the discard area are not enough, if they are not."""
    if len(usable) >= count:
        return None
    return "illegal-item-area" if len(state.discard) < count else "illegal-item-covered"


def uncovered(state: Situation) -> list[int]:
    """The cards of the discard area that nobody has covered."""
    covered = {cover.card for cover in state.covers}
    return [card for card in state.discard if card not in covered]


def items_for(state: Situation, step: UseAnother, chain: Numbers) -> list[int]:
    """The items that a step may put to use now, by those of the chain."""
    items, seat = items_of(state), state.turn
    match step.source:
        case ItemSource.OTHER_PLAYER:
            row = [
                item
                for other, item in enumerate(items.face_up)
                if other != seat and item is not None
            ]
        case ItemSource.DISCARDS:
            assert step.count
            row = list(reversed(items.discard[-step.count :]))
        case ItemSource.FACE_DOWN:
            row = [
                item
                for item in dict.fromkeys((*items.used[seat], *chain))
                if ITEM_BY_NUMBER[item].copied and not _copies(ITEM_BY_NUMBER[item])
            ]
            return [item for item in row if can_follow(state, item, False, chain)]
    return [item for item in row if item not in chain and can_follow(state, item, True, chain)]


def _copies(item: Item) -> bool:
    return item.timing is Timing.AS_COPIED
