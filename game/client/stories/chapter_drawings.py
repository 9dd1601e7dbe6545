"""The pictures of the rules' chapters: symbols with their names, and pieces of the board itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.client.room import Drawing
from game.client.widgets.look import FLAVOUR, GOLD_DARK, INK, SMALLEST, Face, fitting, font
from game.lang import Language
from game.titles.stories.board import BOARD, CASTLE, Kind, Magic
from game.titles.stories.state import STORIES

from . import art, board_picture, plates
from .figures import beside
from .geography import MOORINGS
from .layout import BoardLayout

WINDOW, LARGER = (1920, 1080), 1.4
"""A board in such a window is as large as its sprites are meant to be; beside words that explain
them things are shown so much larger."""
ROAD = ("bell", "lantern")
"""The two spaces whose road stands for all."""
AROUND_ROAD = pygame.Rect(800, 340, 400, 150)
AROUND_DOCK = pygame.Rect(450, 462, 420, 206)
"""Cuttings of the board, in its points."""
RESERVE = 4
"""As many pawns are in the reserve that is drawn."""
SYMBOL, CAPTION = 144, 26
"""How high a row of symbols is, and the letters below it."""
BOOK = (430, 158)
PLAYER = 0
"""Whose pawns and Book are shown."""
KINDS = {
    Kind.CASTLE: CASTLE,
    Kind.ADVENTURE: "temple",
    Kind.ITEM: "lantern",
    Kind.MAGIC: "keys",
    Kind.DOCK: "otter",
    Kind.PASTURE: "alp",
    Kind.PLAIN: "quill",
}
"""A space of each."""

Painted = Callable[[float], pygame.Surface]
"""A picture at a scale."""


def drawings(words: Language) -> Mapping[str, Drawing]:
    """By the names the chapters call them."""
    return {
        "book": _book,
        "kinds": partial(_named, _kinds(words)),
        "road": partial(_cutting, words, AROUND_ROAD, _on_the_road),
        "reserve": _reserve,
        "ferry": partial(_cutting, words, AROUND_DOCK, _at_the_dock),
        "magic": partial(_named, _magic(words)),
        "stories": partial(_named, _stories(words)),
    }


# Symbols with their names.


def _kinds(words: Language) -> list[tuple[Painted, str]]:
    doors = [(partial(art.sprite, f"door_{tunnel.key}")) for tunnel in BOARD.tunnels]
    spaces = [
        (partial(art.sprite, art.symbol(space)), words.text(f"space-kind-{kind}"))
        for kind, space in KINDS.items()
    ]
    tunnels = [
        (door, words.text(f"tunnel-{tunnel.key}"))
        for door, tunnel in zip(doors, BOARD.tunnels, strict=True)
    ]
    return [*spaces, *tunnels]


def _magic(words: Language) -> list[tuple[Painted, str]]:
    return [
        (partial(art.sprite, f"magic_{magic}"), words.text(f"magic-{magic}")) for magic in Magic
    ]


def _stories(words: Language) -> list[tuple[Painted, str]]:
    """What each story takes."""
    return [(partial(_recipe, key), words.text(f"story-{key}")) for key in BOARD.adventures]


def _recipe(key: str, scale: float) -> pygame.Surface:
    """An adventure, its item and its number."""
    story = BOARD.adventures[key]
    parts = [
        art.sprite(art.symbol(key), scale),
        art.sprite(art.symbol(story.item), scale),
        art.sprite(art.die(story.number), scale * 0.8),
    ]
    plus = font(Face.HEAD, max(round(30 * scale), SMALLEST)).render("+", True, GOLD_DARK)
    return _in_a_row([parts[0], plus, parts[1], plus, parts[2]], round(8 * scale))


def _named(things: Sequence[tuple[Painted, str]], width: int, scale: float) -> pygame.Surface:
    """Side by side, each with its name below it; in several rows where one is too short."""
    pictures = [painted(scale * LARGER) for painted, _ in things]
    widest = max(picture.get_width() for picture in pictures)
    size = max(round(CAPTION * scale), SMALLEST)
    words = [font(Face.ITALIC, size).size(name)[0] for _, name in things]
    cell = max(widest, *words) + round(28 * scale)
    columns = max(1, min(len(things), width // cell))
    rows = -(-len(things) // columns)
    columns = -(-len(things) // rows)
    pitch, high = width // columns, round(SYMBOL * scale) + round(size * 1.7)
    drawn = pygame.Surface((width, rows * high), pygame.SRCALPHA)
    for index, (picture, (_, name)) in enumerate(zip(pictures, things, strict=True)):
        row, column = divmod(index, columns)
        x, y = column * pitch + pitch // 2, row * high
        drawn.blit(picture, picture.get_rect(center=(x, y + round(SYMBOL * scale / 2))))
        letters = fitting(name, Face.ITALIC, size, pitch - round(8 * scale), SMALLEST)
        word = letters.render(name, True, FLAVOUR)
        drawn.blit(word, word.get_rect(midtop=(x, y + round(SYMBOL * scale))))
    return drawn


# Things of one's own.


def _book(width: int, scale: float) -> pygame.Surface:
    """A Book in which enough has been told."""
    area = pygame.Rect((0, 0), (round(BOOK[0] * scale), round(BOOK[1] * scale)))
    drawn = pygame.Surface((width, area.height), pygame.SRCALPHA)
    area.centerx = width // 2
    plates.book(drawn, area, PLAYER, tuple(BOARD.adventures)[:STORIES])
    return drawn


def _reserve(width: int, scale: float) -> pygame.Surface:
    """Every pawn in reserve is a die."""
    pawn = art.sprite(art.pawn(PLAYER), scale * 1.5)
    dice = [art.sprite(art.die(number + 1), scale * 0.8) for number in range(RESERVE)]
    pairs = [_in_a_row([pawn, die], 0) for die in dice]
    return _middle(_in_a_row(pairs, round(50 * scale)), width)


# Cuttings of the board.


def _cutting(
    words: Language,
    area: pygame.Rect,
    complete: Callable[[pygame.Surface, BoardLayout], None],
    width: int,
    scale: float,
) -> pygame.Surface:
    """A piece of the board with pawns on it, in a thin frame."""
    scale = min(scale * LARGER, width / area.width)
    layout = BoardLayout((round(WINDOW[0] * scale), round(WINDOW[1] * scale)), 1)
    whole = pygame.Surface(layout.window)
    board_picture.draw(whole, layout, words)
    complete(whole, layout)
    seen = pygame.Rect(layout.at(area.topleft), tuple(map(layout.on_board, area.size)))
    cut = whole.subsurface(seen).convert_alpha()
    rim = max(2, round(4 * scale))
    framed = pygame.Surface((seen.width + 2 * rim, seen.height + 2 * rim), pygame.SRCALPHA)
    framed.fill(INK)
    pygame.draw.rect(framed, GOLD_DARK, framed.get_rect(), rim)
    framed.blit(cut, (rim, rim))
    return _middle(framed, width)


def _on_the_road(surface: pygame.Surface, layout: BoardLayout) -> None:
    """A pawn, and the die that lets it go on."""
    start, end = ROAD
    _pawn(surface, layout, start)
    die = art.sprite(art.die(BOARD.ways[start][end]), layout.zoom * 0.8)
    surface.blit(die, die.get_rect(center=layout.at((AROUND_ROAD.right - 60, AROUND_ROAD.y + 60))))


def _at_the_dock(surface: pygame.Surface, layout: BoardLayout) -> None:
    _pawn(surface, layout, "otter")
    board_picture.put(surface, layout, "ferry", MOORINGS["otter"])


def _pawn(surface: pygame.Surface, layout: BoardLayout, space: str) -> None:
    pawn = art.sprite(art.pawn(PLAYER), layout.zoom)
    x, y = layout.at(beside(space))
    surface.blit(pawn, (x - pawn.get_width() // 2, y - round(pawn.get_height() * art.FOOT)))


# Putting together.


def _in_a_row(parts: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    high = max(part.get_height() for part in parts)
    drawn, left = pygame.Surface((wide, high), pygame.SRCALPHA), 0
    for part in parts:
        drawn.blit(part, part.get_rect(midleft=(left, high // 2)))
        left += part.get_width() + gap
    return drawn


def _middle(picture: pygame.Surface, width: int) -> pygame.Surface:
    """In the middle of a line; smaller, if it would not fit."""
    if picture.get_width() > width:
        picture = pygame.transform.smoothscale_by(picture, width / picture.get_width())
    drawn = pygame.Surface((width, picture.get_height()), pygame.SRCALPHA)
    drawn.blit(picture, picture.get_rect(midtop=(width // 2, 0)))
    return drawn
