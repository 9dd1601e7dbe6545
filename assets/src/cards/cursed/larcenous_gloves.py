"""An empty glove, with the best of manners, lifts a coin out of a purse between two fingers."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, rng, rows, scatter, smoothstep, sparkle
from art.geometry import Place, Points, ellipse, samples, taper

LIGHT = Light((120, 260), "#ffdc98", "#150c2e")
WAY = (-0.75, -0.65)
KID = Ink("#c42c3c", "#560f38", "#ff8a68", rim="#ffd0a0")
FAR = Ink("#a0243e", "#460e34", "#ec6a54", rim="#ffb890", rim_width=3)
GOLD = Ink("#e8b044", "#7a4428", "#fff6b8", rim="#fffbe0", rim_width=3)
SACK = Ink("#8a5a3c", "#38182c", "#f0b878", rim="#ffdca0")
COIN = (322.0, 514.0)


def paint(c: Canvas) -> None:
    c.layers(_room, _purse, _cuff, _others, _hand, _pinch)
    c.motes(scatter(rng(5), 34, (160, 300, 520, 640), (1.4, 3.4)), "#fff4c8", "#ffb840")
    c.finish(vignette=0.24)


def _room(c: Canvas) -> None:
    """One lamp, out of sight on the left, and the edge of a table."""
    v = 0.12 + c.spot(60, 300, 1100, 760) * 0.92 + (c.swirl(240, 80, 4, 3) - 0.5) * 0.2
    c.field(v, "#143050 .2:#1c4864 .4:#2c6c7c .58:#62a088 .76:#c8cc90 .9:#ffe4a0 #fff8d8")
    m = c.shape(
        "-20,684! 500,664 1044,684! 1044,800! -20,800!",
        "#5a3a4c #24143a #e8b078",
        16,
        toward=(-0.2, -1),
    )
    c.wash(c.spot(240, 700, 560, 100), "#c88a58", clip=m)


def _coin(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float = 0) -> Array:
    m = c.shape(ellipse(x, y, rx, ry, turn), GOLD, 9, toward=WAY, edge=0.5, drop=7)
    c.put("#a8702c", c.mask(ellipse(x, y, rx * 0.7, ry * 0.7, turn), stroke=3) * m)
    return m


def _purse(c: Canvas) -> None:
    c.shadow(ellipse(350, 744, 260, 26), "#140a20", 12, 0.9)
    c.flat(ellipse(332, 640, 176, 40), "#2c1028")
    for x, y, turn in rows(
        "230 634 -14 | 300 620 8 | 372 622 -6 | 440 636 16 | 270 648 4 | 340 646 -8"
    ):
        _coin(c, x, y, 52, 24, turn)
    m = c.shape(
        "156,636! 240,668 332,676 430,668 510,634! 540,690 600,800! 70,800! 124,690",
        SACK,
        60,
        toward=WAY,
        edge=0.3,
    )
    folds = "220,690 200,740 206,790 | 330,694 336,750 326,790 | 450,688 476,740 474,790 : 2 12 4"
    c.lines(folds, SACK.shade, 0.8, clip=m)
    c.shape(
        taper("150,640 240,676 332,684 430,676 516,638", [22, 26, 28, 26, 22]),
        SACK,
        10,
        toward=(-0.4, -1),
        drop=8,
    )
    c.lines("150,672 260,708 400,708 530,668 : 5 8 8 5", "#f0c468", clip=m)


def _cuff(c: Canvas) -> None:
    """Nobody is in it."""
    m = c.shape(
        "760,360! 860,300 960,240 1060,230! 1060,560! 960,540 860,500 770,500!",
        KID,
        70,
        toward=WAY,
        edge=0.2,
    )
    c.lines("800,350 820,420 806,490 | 880,300 906,400 884,500 : 3 14 3", KID.shade, 0.8, clip=m)
    lip = c.shape(ellipse(990, 390, 62, 176, -4), GOLD, 12, toward=WAY, drop=10)
    c.flat(ellipse(994, 390, 46, 156, -4), "#1c0a24", clip=lip)


def _finger(c: Canvas, line: str, widths: list[float], ink: Ink, knees: tuple[int, ...]) -> None:
    """A finger of soft leather: creased where it bends, sewn along its side."""
    run = samples(line, 60)
    m = c.shape(taper(line, widths), ink, 34, toward=WAY, drop=14, drop_cover=0.55)
    for at in knees:
        half = widths[1] * 0.5
        for step, reach in ((-4, 0.6), (0, 0.9), (4, 0.6)):
            inside = [run[at + step].beside(half * k * reach) for k in (-1.1, -0.6, -0.1)]
            c.lines([(inside, [8, 6, 1])], ink.shade, 0.85, clip=m)
    seam: Points = [s.beside(widths[1] * 0.22) for s in run[4:56:4]]
    c.lines([(seam, [1, 4, 4, 1])], ink.shade, 0.6, clip=m, n=60)


def _others(c: Canvas) -> None:
    """Three fingers that are not needed are held away, as at tea."""
    for line, ink in (
        ("740,310 720,200 660,120 590,84", FAR),
        ("680,310 640,210 560,150 470,136", FAR),
        ("630,330 570,250 480,226 394,244", KID),
    ):
        _finger(c, line, [112, 104, 92, 62], ink, (24, 42))


def _hand(c: Canvas) -> None:
    """The hand from its thumb's side, with the seams of the back."""
    back = "800,330 740,280 660,270 590,300 552,370 560,450 610,520 700,546 790,510 830,420"
    m = c.shape(back, KID, 84, toward=WAY, drop=16)
    for seam in ("620,330 690,350 770,370", "646,296 720,320 790,346"):
        c.lines([(seam, [2, 10, 3])], KID.shade, 0.85, clip=m)
        c.lines([([(s.x - 3, s.y - 8) for s in samples(seam, 9)], [1, 5, 1])], KID.lit, 0.8, clip=m)
    c.wash(smoothstep(660, 850, c.x + (c.y - 400) * 0.5) * 0.5, "#56103c", clip=m)


def _pinch(c: Canvas) -> None:
    """Forefinger and thumb, and between them what is no longer yours."""
    coin = _coin(c, *COIN, 66, 70, 14)
    crown = Place(*COIN, 1.25, 14).path("-24,16! -26,-16 -12,2 0,-22! 12,2 26,-16! 24,16!")
    c.flat(crown, "#a8702c", clip=coin)
    _finger(c, "630,380 520,310 420,332 360,458", [122, 116, 102, 64], KID, (22, 40))
    _finger(c, "700,480 600,560 490,574 380,536", [140, 120, 104, 66], KID, (34,))
    c.glow(coin, 30, "#ffb840", 0.6)
    c.lines(sparkle(COIN[0] - 34, COIN[1] - 40, 66, 10), "#fffdf0")
