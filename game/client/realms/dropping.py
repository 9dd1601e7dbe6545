"""Where a card belongs that is carried: what may be done with it says so."""

from __future__ import annotations

from collections.abc import Container

import pygame

from game.titles.realms.play.actions import (
    Action,
    Discard,
    Draw,
    Pick,
    Put,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.state import Asks

from .layout import TableLayout

UNDER_THE_DECK = (Asks.BURY, Asks.UNDER, Asks.WISH)
"""Asked for a card that goes to the deck, whichever end the rules say."""
TO_THE_OTHERS = (Asks.SHOW, Asks.OFFER)


def belongs(
    action: Action,
    asked: Asks | None,
    layout: TableLayout,
    hand: Container[int],
    point: tuple[int, int],
) -> bool:
    """Whether a card dropped here is meant for that."""
    return any(area.collidepoint(point) for area in _places(action, asked, layout, hand))


def own_item_for(layout: TableLayout, point: tuple[int, int]) -> Action | None:
    """What the own item dropped here is meant for, whether or not that may be done now."""
    if any(pile.collidepoint(point) for pile in (layout.item_deck, layout.item_discard)):
        return Replace()
    used = layout.used_items(0, 1).union(layout.used_sum)
    to_use = (layout.tray, layout.strip, used)
    return Use() if any(place.collidepoint(point) for place in to_use) else None


def _places(
    action: Action, asked: Asks | None, layout: TableLayout, hand: Container[int]
) -> list[pygame.Rect]:
    match action:
        case Draw() | Take():
            return [layout.hand_zone]
        case Discard():
            return [layout.tray, layout.strip]
        case Pick(Put(on_top=on_top)):
            return [_end_of(layout.deck, on_top)]
        case Pick(_) if asked in UNDER_THE_DECK:
            return [layout.deck]
        case Pick(_) if asked in TO_THE_OTHERS:
            return [layout.tray, *map(layout.opponent, range(layout.opponents))]
        case Pick(int(number)):
            return [layout.tray if number in hand else layout.hand_zone]
        case _:
            return []


def _end_of(deck: pygame.Rect, on_top: bool) -> pygame.Rect:
    """The upper half of the deck is its top."""
    half = pygame.Rect(deck.x, deck.y, deck.width, deck.height // 2)
    return half if on_top else half.move(0, half.height)
