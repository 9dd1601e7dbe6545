"""An iron vault under the castle, chained and sealed; two cards glow behind its bars."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Place, about, around, blur, rng, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import scatter, sparkle

LIGHT = Light((330, 60), "#fff0d0", "#170f1e")
WAY = (-0.55, -0.83)
IRON = Ink("#60789a", "#26284c", "#c4dce8", rim="#f4fcff")
DOOR = Ink("#445c86", "#1c1e40", "#94b0d0")
SIDE = Ink("#2c2c4c", "#18122a", "#4c5478")
BRASS = Ink("#d8a040", "#6a3a30", "#fff0b0")
WAX = Ink("#c0243c", "#5a0c30", "#ff7a68", rim="#ffc0a8", rim_width=3)
CHAIN = Ink("#9aa4b4", "#34344e", "#f4f8fc")


def paint(c: Canvas) -> None:
    _cellar(c)
    _floor(c)
    _spare_key(c)
    _box(c)
    _door(c)
    _window(c, 368)
    _window(c, 514)
    _chains(c)
    _seal(c)
    _picks(c)
    c.motes(scatter(rng(5), 44, (240, 120, 620, 640), (1, 2.6)), "#e4ecff", "#8aa0e0", radius=4)
    c.finish(vignette=0.26)


def _cellar(c: Canvas) -> None:
    v = 0.1 + c.spot(560, 330, 620, 520) * 0.95 + (c.noise(120, 4, 3) - 0.5) * 0.2
    c.field(v, "#573b70 .16:#663d73 .34:#794973 .52:#8f5b70 .7:#b88478 .86:#e8c09c #fff0cc")
    joints = []
    for row in range(8):
        y = 20 + row * 82
        joints.append(([(-10, y), (340, y + 3), (700, y - 3), (1034, y)], [5, 4, 5, 4]))
        for k in range(8):
            x = -40 + k * 160 + (row % 2) * 80
            joints.append(([(x, y), (x + 2, y + 80)], [4, 5]))
    c.lines(joints, "#573b70", 0.5)
    c.lines([([(x + 3, y + 5) for x, y in p], [2, 2]) for p, _ in joints[::9]], "#f0d0b0", 0.4)
    c.beam("240,-40 400,-40 760,740 330,740", "#ffe8c0", 0.7, 24)
    arch = difference(
        rectangle(-20, -20, 1064, 800),
        spline("120,800! 120,300 240,90 512,10 784,90 904,300 904,800!"),
    )
    c.shape(arch, "#643e74 #573b70 #96656f", 16, toward=(0.4, 1), edge=0.3)
    ribs = []
    for s in samples("120,640 120,300 240,90 512,10 784,90 904,300 904,640", 25)[1:-1]:
        ribs.append(([s.beside(0), s.beside(-70)], [4, 6]))
    c.lines(ribs, "#513870", 0.8)


def _floor(c: Canvas) -> None:
    floor = c.rough(rectangle(-20, 610, 1070, 200))
    v = c.spot(470, 680, 520, 150) * 0.8 + (c.noise(160, 4, 7, stretch=(2.4, 0.4)) - 0.5) * 0.35
    c.field(v, "#170f1e .2:#2a1a30 .42:#543848 .68:#94685c #dcac84", floor)
    joints = [([(512 + k * 90, 610), (512 + k * 190, 770)], [3, 6]) for k in range(-6, 7)]
    joints += [([(-20, y), (1044, y)], [w, w]) for y, w in ((646, 3), (704, 5))]
    c.lines(joints, "#170f1e", 0.7, clip=floor)
    c.shadow(polygon("300,700 800,690 960,650 900,730 420,744"), "#100a16", 18, 0.95)


def _spare_key(c: Canvas) -> None:
    """The seller kept one: it hangs on a nail in the shade, with his tag."""
    p = Place(862, 380, 1.1, 5)
    c.flat(ellipse(862, 378, 7), "#120c1a")
    bow = difference(ellipse(0, 22, 26), ellipse(0, 22, 14))
    bits = union(rectangle(-6, 44, 12, 92), rectangle(4, 104, 24, 10), rectangle(4, 122, 18, 12))
    c.shape(p.path(union(bow, bits)), BRASS, 6, toward=WAY, edge=0.4, drop=12)
    c.lines([(p.points("14,30 34,50 40,74"), [3, 3, 3])], "#e8d8b0")
    tag = Place(*p.points("40,74")[0], 1, -10).path(polygon("-15,8 0,-8 15,8 15,56 -15,56"))
    c.shape(tag, "#d8c49c #6a4c60 #fff2d0", 5, toward=WAY, drop=8, edge=0.4)
    c.lines(sparkle(*p.points("-16,8")[0], 20, 6), "#fffbe0")


def _box(c: Canvas) -> None:
    for x in (322, 716, 786):
        y = 694 if x < 750 else 660
        paw = spline(about(x, y, "-40,0! -42,-26 -18,-44 22,-44 40,-24 40,0!"))
        m = c.shape(paw, BRASS, 18, toward=WAY, edge=0.4)
        c.lines(
            [([(x + k, y - 20), (x + k * 1.1, y)], [2, 6]) for k in (-14, 12)], BRASS.shade, clip=m
        )
    side = polygon("716,170 806,128 806,628 716,668")
    m = c.shape(side, SIDE, 14, toward=(-0.2, -1), edge=0.5)
    c.lines("762,150 762,646 : 5 5", "#120c1a", 0.7, clip=m)
    rivets = [
        ellipse(x, y + (k * 76) - (x - 716) * 0.46, 5, 6)
        for x, y in ((732, 214), (790, 214))
        for k in range(6)
    ]
    c.shape(union(*rivets), SIDE, 4, toward=WAY)
    top = polygon("276,170 366,128 806,128 716,170")
    c.shape(top, IRON, 8, toward=(0, -1), edge=0.3)
    front = rectangle(276, 168, 440, 502, 10)
    m = c.shape(front, IRON, 20, toward=WAY, edge=0.5)
    c.wash(smoothstep(0.55, 0.7, c.noise(60, 5, 12)) * 0.3, "#7a5a60", clip=m)
    edge = [(296 + k * 66.6, y) for k in range(7) for y in (187, 651)]
    edge += [(x, 187 + k * 58) for k in range(1, 8) for x in (296, 696)]
    rivets = union(*(ellipse(x, y, 8) for x, y in edge))
    c.shape(rivets, CHAIN, 6, toward=WAY, drop=4)


def _door(c: Canvas) -> None:
    lit = c.lit(WAY, edge=0.5)
    frame = rectangle(316, 208, 360, 424, 8)
    c.flat(frame, "#14101f")
    lit(rectangle(324, 216, 344, 408, 6), DOOR, 14, edge=0.4, texture=c.noise(50, 4, 9), relief=4)
    inset = c.mask(rectangle(344, 430, 304, 176, 6), stroke=6)
    c.put("#1f1d3a", inset * 0.8)
    for y in (270, 540):
        lit(rectangle(300, y, 40, 60, 8), BRASS, 9, drop=8)
        lit(rectangle(330, y + 16, 24, 28, 8), BRASS, 8, drop=6)


def _window(c: Canvas, x: float) -> None:
    """One barred slot, with the card that nobody else may take."""
    hole = c.flat(rectangle(x, 248, 110, 152, 8), "#0f0a16")
    p = Place(x + 55, 328, 1, -6 if x < 500 else 7)
    card = p.path(rectangle(-38, -56, 76, 118, 7))
    c.shape(card, "#e8f4c0 #5aa060 #fbffe8", 8, toward=WAY, clip=hole)
    face = c.mask(p.path(rectangle(-30, -48, 60, 102, 4))) * hole
    light = c.spot(x + 55, 330, 60, 80)
    if x < 500:
        c.field(light, "#5a1c4c #a83c48 #e8803c #ffd070", face)
        c.flat(p.spline("4,-42! 10,-14 24,8 16,34 0,40 -16,34 -22,10 -8,-8"), "#fff4c0", clip=face)
    else:
        c.field(light, "#1c2c6c #2c5ca0 #50a0c8 #b8ecec", face)
        c.flat(
            p.path(polygon("-24,22 -26,-16 -11,4 0,-26 11,4 26,-16 24,22")), "#fff0b0", clip=face
        )
    c.glow(c.mask(card) * hole, 15, "#60e060", 0.4)
    for k in range(2):
        bar = rectangle(x + 28 + k * 42, 244, 12, 160)
        c.shape(bar, IRON, 6, toward=WAY, edge=0.4, drop=5)
    rim = difference(rectangle(x - 12, 236, 134, 176, 12), rectangle(x, 248, 110, 152, 8))
    c.shape(rim, IRON, 7, toward=WAY, edge=0.5, drop=6)
    for dx, dy in ((-4, 244), (114, 244), (-4, 404), (114, 404)):
        c.shape(ellipse(x + dx, dy, 5), BRASS, 4, toward=WAY)


def _chains(c: Canvas) -> None:
    front = c.mask(rectangle(276, 168, 440, 502, 10))
    for line, n in (
        ("256,440 380,478 496,506 610,478 736,440", 15),
        ("256,690 380,586 496,506 612,586 736,690", 19),
    ):
        under = taper(line, [16] * 5)
        c.wash(blur(c.mask(Place(6, 14).path(under)), 8) * 0.8, "#120c1a", clip=front)
        for k, s in enumerate(samples(line, n)):
            turn = math.degrees(s.angle)
            if k % 2:
                link = ellipse(s.x, s.y, 25, 7.5, turn)
            else:
                link = difference(ellipse(s.x, s.y, 27, 17, turn), ellipse(s.x, s.y, 14, 6, turn))
            c.shape(link, CHAIN, 6, toward=WAY, edge=0.6, clip=front)


def _seal(c: Canvas) -> None:
    for tail, hue in (
        ("-20,40! -44,120 -36,176! -12,158 6,178! 10,110 16,40!", WAX),
        ("0,40! 18,110 30,160! 46,136 72,146! 50,90 34,30!", WAX),
    ):
        c.shape(Place(496, 512).spline(tail), hue, 10, toward=WAY, edge=0.5, drop=10)
    r = rng(3)
    blob = []
    for k in range(18):
        a = k / 18 * 2 * math.pi
        d = 80 + r.randn() * 5 + (k % 3 == 0) * 6
        blob.append(around(496, 506, a, d))
    c.shape(spline(blob), WAX, 20, toward=WAY, edge=0.5, drop=16, drop_cover=0.7)
    disc = c.shape(ellipse(496, 506, 60), "#a01c36 #4a0a28 #e05058", 9, toward=(0.55, 0.83))
    lid = spline("454,500! 474,522 496,530 518,522 538,500! 518,512 496,516 474,512")
    c.shape(lid, WAX, 5, toward=WAY, drop=3)
    lashes = [
        ([(496 + k * 17, 524 - abs(k) * 4), (496 + k * 23, 546 - abs(k) * 7)], [8, 4])
        for k in (-2, -1, 0, 1, 2)
    ]
    c.lines(lashes, "#e86a60", clip=disc)
    c.lines("456,484 474,470 496,464 518,470 536,484 : 2 5 6 5 2", "#e86a60", 0.9, clip=disc)
    shine = blur(c.mask(taper("432,480 446,452 470,434", [4, 12, 4])), 2)
    c.put("#ffd8c8", shine * 0.9)


def _picks(c: Canvas) -> None:
    """What the other thieves left."""
    lit = c.lit(WAY, edge=0.4)
    steel = Ink("#b0b8c4", "#3c3c58", "#ffffff")
    for x, y, turn in ((236, 690, -16), (262, 732, 12), (404, 722, -8)):
        p = Place(x, y, 1, turn)
        ring = difference(ellipse(-52, 0, 17, 12), ellipse(-52, 0, 9, 5))
        pick = p.path(union(ring, polygon("-38,-5 20,-4 26,-14 32,-12 27,4 -38,5")))
        c.shadow(Place(4, 9).path(pick), "#100a16", 5, 0.9)
        lit(pick, steel, 4, edge=0.5)
    bar = "60,740 130,690 196,640 214,616 204,592"
    c.shadow(Place(8, 16).path(taper(bar, [16] * 5)), "#100a16", 8, 0.8)
    lit(taper(bar, [17, 17, 17, 17, 9]), "#6a4450 #2a1830 #c08a7c", 8)
    mask = spline(
        "806,724! 830,700 862,712 880,708! 912,700 936,716! 926,736 900,734 878,722 852,738 822,742"
    )
    lit(mask, "#2c2040 #150e1e #6a5a90", 10, drop=6)
    c.flat([ellipse(846, 722, 11, 7), ellipse(906, 717, 11, 7)], np.array([0.33, 0.3, 0.44]))
