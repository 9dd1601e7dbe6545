"""The frames of the suits: everything on a face but its picture and its words."""

from __future__ import annotations

import zlib

from art import Canvas, Ink, mix, rectangle
from PIL import Image

from furniture.glass import on_glass, trim
from furniture.icons import icon_at
from furniture.layout import Brief, Compact, Full
from furniture.ornaments import corners
from furniture.parts import (
    ABOVE,
    GROOVE,
    LIGHT,
    LINE,
    badge,
    board,
    drop,
    gold,
    gold_frame,
    inner_shadow,
    medallion,
    parchment,
    suit_field,
)
from furniture.suits import darker, deep


def full(suit: str) -> Image.Image:
    """The frame for hand and inspector."""
    at = Full
    canvas = Canvas(at.width, at.height, LIGHT, zlib.crc32(suit.encode()))
    board(canvas, at.card, 20)
    suit_field(canvas, at.field, suit, 46, 26, 0.17, 20)
    gold_frame(canvas, at.fillet, 0, -6, 4)
    canvas.flat(at.art.path(12), GROOVE)
    gold_frame(canvas, at.art, 9, 0, 5)
    canvas.flat(at.panel.path(10), GROOVE)
    gold_frame(canvas, at.panel, 7, 0, 4)
    sheet = parchment(canvas, at.panel.path(), 40)
    middle = at.panel.y + at.panel.height / 2 + 6
    mark = canvas.mask(icon_at(suit, 500, middle, 205))
    canvas.put(
        "#8a7a90" if suit == "wild" else darker(suit, 0.2),
        mark * sheet * (0.14 if suit == "wild" else 0.075),
    )
    pane = canvas.mask(at.art.path())

    def lay(glass: Canvas) -> None:
        inner_shadow(glass, pane, 12)
        corners(glass, at.art, suit, 92, upper_right=True)
        _name_plate(glass)
        _ribbon(glass, suit)
        medallion(glass, at.medallion, suit)
        badge(glass, at.badge, suit)

    return trim(on_glass(canvas, pane, lay), canvas.mask(at.card.path(2)))


def brief(suit: str) -> Image.Image:
    """The frame for a hand in a small window: signs instead of sentences."""
    at = Brief
    canvas = Canvas(at.width, at.height, LIGHT, zlib.crc32(suit.encode()))
    board(canvas, at.card, 14)
    suit_field(canvas, at.field, suit, 64, 36, 0.12, 7)
    canvas.flat(at.art.path(6), GROOVE)
    gold_frame(canvas, at.art, 4.5, 0, 4)
    canvas.flat(at.rule.path(6), GROOVE)
    gold_frame(canvas, at.rule, 4.5, 0, 3)
    parchment(canvas, at.rule.path(), 24)
    pane = canvas.mask(at.art.path())

    def lay(glass: Canvas) -> None:
        inner_shadow(glass, pane, 9, 0.55)
        corners(glass, at.art, suit, 68)
        drop(glass, at.name.path(2), 7, 0.6)
        glass.flat(at.name.path(4), LINE)
        gold(glass, at.name.path(), 5)
        glass.flat(at.name.path(-5), LINE)
        parchment(glass, at.name.path(-7), 12)
        medallion(glass, at.medallion, suit)
        badge(glass, at.badge, suit)

    return trim(on_glass(canvas, pane, lay), canvas.mask(at.card.path(2)))


def _name_plate(canvas: Canvas) -> None:
    plate = Full.name
    drop(canvas, rectangle(110, 60, 850, 104, 22), 9)
    canvas.flat(plate.path(5), LINE)
    gold(canvas, plate.path(), 7)
    canvas.flat(plate.path(-6.5), GROOVE)
    parchment(canvas, plate.path(-8), 14)


def _ribbon(canvas: Canvas, suit: str) -> None:
    ribbon = Full.ribbon
    drop(canvas, ribbon._replace(top=816, bottom=886).path(), 8)
    canvas.flat(ribbon.path(4.5), LINE)
    gold(canvas, ribbon.path(), 6)
    ground = deep(suit)
    ink = Ink(ground, mix(ground, "#08040a", 0.5), mix(ground, "#fff2d0", 0.25))
    canvas.shape(ribbon.path(-7), ink, bulge=24, toward=(-0.3, -1))


def compact(suit: str) -> Image.Image:
    """The frame for the discard area, to be read at a hundred pixels."""
    at = Compact
    canvas = Canvas(at.width, at.height, LIGHT, zlib.crc32(suit.encode()))
    board(canvas, at.card, 14)
    suit_field(canvas, at.field, suit, 64, 36, 0.12, 7)
    canvas.flat(at.art.path(6), GROOVE)
    gold_frame(canvas, at.art, 4.5, 0, 4)
    pane = canvas.mask(at.art.path())

    def lay(glass: Canvas) -> None:
        inner_shadow(glass, pane, 9, 0.55)
        corners(glass, at.art, suit, 68)
        drop(glass, at.name._replace(y=at.name.y + 2).path(2), 7, 0.6)
        glass.flat(at.name.path(4), LINE)
        gold(glass, at.name.path(), 5)
        glass.flat(at.name.path(-5), LINE)
        parchment(glass, at.name.path(-7), 16)
        ground = deep(suit, 0.4)
        glass.flat(at.rule.path(3), GROOVE)
        ink = Ink(ground, mix(ground, "#08040a", 0.35), mix(ground, "#fff2d0", 0.18))
        glass.shape(at.rule.path(-2), ink, bulge=14, toward=ABOVE)
        medallion(glass, at.medallion, suit)
        badge(glass, at.badge, suit)

    return trim(on_glass(canvas, pane, lay), canvas.mask(at.card.path(2)))
