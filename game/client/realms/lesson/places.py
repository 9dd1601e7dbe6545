"""Where on the table the things lie that the guide speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.lesson.outline import Outline
from game.client.widgets.parchment import around
from game.titles.realms.cards.terms import Name

from .steps import Place, Spot

if TYPE_CHECKING:
    from game.client.realms.table import TableScene


def card_outline(table: TableScene, number: int) -> Outline | None:
    """A card that is seen."""
    sprite = table.stage.sprites.get(number)
    if sprite is None:
        return None
    area = sprite.area()
    return Outline(area.center, area.size, sprite.pose.angle)


def outlines(table: TableScene, place: Place) -> list[Outline]:
    """All that lies at a place."""
    if isinstance(place, Name):
        found = card_outline(table, table.model.cards.by_name[place].number)
        return [found] if found else []
    layout, stage = table.layout, table.stage
    match place:
        case Spot.HAND | Spot.AREA:
            numbers = stage.hand if place is Spot.HAND else stage.lying
            cards = (card_outline(table, number) for number in numbers)
            return [card for card in cards if card]
        case Spot.DECK:
            return [Outline.of(layout.deck)]
        case Spot.DIAL:
            return [Outline.of(layout.dial, disc=True)]
        case Spot.REALM:
            return [Outline.of(around(layout.realm, layout.scale))]
