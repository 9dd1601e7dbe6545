"""The ghost of a card that is missing: its outline, its name, and what it would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.widgets.icons import icon
from game.client.widgets.look import CREAM, GOLD_LIGHT, SMALLEST, Face, fitting, font
from game.lang.language import signed
from game.titles.realms.cards.terms import AnyOf, But, Name, Other, Suit, Term
from game.titles.realms.text.wording import card_name, suit_name

from .relation_beads import dashed_frame

if TYPE_CHECKING:
    from .table import TableScene

GHOST = (104, 128)
LEAST = (78, 92)
"""How large a ghost is in the reference window, and in pixels at least."""
EDGE = 8
"""From the frame to the words."""


def ghost_size(scene: TableScene, term: Term) -> tuple[int, int]:
    """As wide as its longest words need to be read."""
    px, letters = scene.layout.px, font(Face.LABEL, SMALLEST)
    names = max(letters.size(text)[0] for text in _names(scene, term))
    return max(px(GHOST[0]), LEAST[0], names + 2 * EDGE), max(px(GHOST[1]), LEAST[1])


def ghost(scene: TableScene, term: Term, points: int, size: tuple[int, int]) -> pygame.Surface:
    """A dark card with a question mark; a suit's sign stands for any card of it."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    area = made.get_rect()
    pygame.draw.rect(made, (14, 20, 20, 235), area, border_radius=8)
    alternatives = _alternatives(term)
    line = round(size[1] * 0.155)
    top = area.height - line * (len(alternatives) + 1) - round(size[1] * 0.05)
    art = pygame.Rect(6, 6, area.width - 12, max(top - 8, 10))
    _draw_art(scene, made, alternatives[0], art)
    mark = font(Face.NUMBER, round(size[1] * 0.32)).render("?", True, CREAM)
    made.blit(mark, mark.get_rect(center=art.center))
    for index, text in enumerate(_names(scene, term)):
        room = area.width - 2 * EDGE
        letters = fitting(text, Face.LABEL, round(line * 0.98), room, SMALLEST)
        word = letters.render(text, True, CREAM)
        made.blit(word, word.get_rect(center=(area.centerx, top + round((index + 0.5) * line))))
    figure = font(Face.FIGURE_BOLD, round(line * 1.05)).render(signed(points), True, GOLD_LIGHT)
    made.blit(figure, figure.get_rect(center=(area.centerx, area.height - round(line * 0.75))))
    dashed_frame(made, area.inflate(-4, -4), CREAM, max(2, size[0] // 48))
    return made


def _names(scene: TableScene, term: Term) -> list[str]:
    say = scene.app.words.say
    return [
        say(suit_name(each) if isinstance(each, Suit) else card_name(each))
        for each in _alternatives(term)
    ]


def _alternatives(term: Term) -> tuple[Suit | Name, ...]:
    match term:
        case AnyOf(terms):
            return terms
        case Other(suit) | But(suit, _):
            return (suit,)
        case Suit() | Name():
            return (term,)


def _draw_art(
    scene: TableScene, surface: pygame.Surface, what: Suit | Name, area: pygame.Rect
) -> None:
    """The painting as in a fog, or the sign of the suit."""
    if isinstance(what, Suit):
        sign = icon(what.key, min(area.width, area.height))
        sign = sign.copy()
        sign.set_alpha(110)
        surface.blit(sign, sign.get_rect(center=area.center))
        return
    card = scene.model.cards.by_name[what]
    face = scene.art.painter.compact(card, round(scene.layout.slot(0).width))
    scale = area.width / face.get_width()
    small = pygame.transform.smoothscale(face, (area.width, round(face.get_height() * scale)))
    small.fill((120, 120, 120, 150), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(small, area, pygame.Rect(0, 0, *area.size))
