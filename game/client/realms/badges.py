"""The signs on a card's face: where each is, for whoever asks what it means."""

from __future__ import annotations

from enum import StrEnum, auto

import pygame

from game.engine.message import Message, message
from game.lang import Language
from game.titles.realms.cards.card import Card
from game.titles.realms.scoring.sheet import Reason, ScoreSheet
from game.titles.realms.text.score_text import explain
from game.titles.realms.text.wording import suit_kind

from .card_face import Condition
from .card_shape import BADGES, MEDALLIONS, RULES, Shape, seal_place
from .sprites import CardSprite

SEAL = 0.4
"""How wide the seal is, in widths of the card."""


class Badge(StrEnum):
    STRENGTH = auto()
    SUIT = auto()
    SEAL = auto()
    CLEARED = auto()


REASONS = {
    Badge.SEAL: (Reason.BLANKED, Reason.BLANKED_IN_RING, Reason.BLANKED_BY_ITSELF),
    Badge.CLEARED: (Reason.CLEARED, Reason.WORD_CLEARED),
}
"""The lines of the score sheet that a sign stands for."""


def badges(area: pygame.Rect, shape: Shape, condition: Condition) -> dict[Badge, pygame.Rect]:
    """The signs on a face that lies there."""
    scale = area.width / shape[0]
    found = {
        Badge.STRENGTH: _disc(MEDALLIONS[shape], scale),
        Badge.SUIT: _disc(BADGES[shape], scale),
    }
    if condition is Condition.BLANKED:
        seal = pygame.Rect(0, 0, round(area.width * SEAL), round(area.width * SEAL))
        seal.center = seal_place(area.size)
        found[Badge.SEAL] = seal
    if condition is Condition.CLEARED:
        found[Badge.CLEARED] = RULES[shape].at(scale)
    return {badge: place.move(area.topleft) for badge, place in found.items()}


def _disc(disc: tuple[int, int, int], scale: float) -> pygame.Rect:
    x, y, reach = disc
    side = round(2 * reach * scale)
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(x * scale), round(y * scale))
    return place


def badges_of(sprite: CardSprite, shape: Shape) -> dict[Badge, pygame.Rect]:
    """The same on a card of the table, which may be turned a little."""
    middle = pygame.Vector2(sprite.pose.x, sprite.pose.y)
    found = badges(sprite.area(), shape, sprite.condition)
    for place in found.values():
        away = (pygame.Vector2(place.center) - middle).rotate(-sprite.pose.angle)
        place.center = (round(middle.x + away.x), round(middle.y + away.y))
    return found


def tell_badge(badge: Badge, card: Card, sheet: ScoreSheet | None, words: Language) -> str:
    """What a sign means and, of a card that something has become of, why."""
    said = [words.say(_meaning(badge, card))]
    if badge in REASONS and sheet and card in sheet.standing.cards:
        place = sheet.standing.cards.index(card)
        lines = (line for line in sheet.lines_of(place) if line.reason in REASONS[badge])
        said += [words.say(explain(sheet, line)) for line in lines]
    return "\n".join(said)


def _meaning(badge: Badge, card: Card) -> Message:
    match badge:
        case Badge.STRENGTH:
            return message("tip-strength", strength=card.strength)
        case Badge.SUIT:
            return message("tip-suit", kind=suit_kind(card.suit))
        case _:
            return message(f"tip-{badge}")
