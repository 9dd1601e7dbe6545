"""What every key does, and where: one table for whoever listens, and for the page that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

import pygame

OTHERWISE = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""Held down, they make another stroke of a key. Shift does so with Tab only: with other keys it may
be what is needed to type the sign at all."""
SHOWN_BY_NAME = {
    pygame.K_RETURN: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_PAGEUP: "page-up",
    pygame.K_PAGEDOWN: "page-down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_LALT: "alt",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_a: "letters",
    pygame.K_1: "digits",
    pygame.K_PLUS: "plus",
    pygame.K_MINUS: "minus",
}
"""Keys, and the first of some, that are called something: the ends of their message keys."""
HELD = {pygame.KMOD_CTRL: "ctrl", pygame.KMOD_ALT: "alt", pygame.KMOD_SHIFT: "shift"}


class Place(StrEnum):
    """Where keys mean something. One is at one of them at a time, and always everywhere."""

    EVERYWHERE = auto()
    TABLE = auto()
    BOARD = auto()
    FLOOR = auto()
    """Cards are traded."""
    STRIP = auto()
    """A question is asked on the strip: what it hears, the table does not."""
    SHOW = auto()
    """Hands are being scored."""
    PAGES = auto()
    """Pages to read, with buttons and perhaps more than fits."""
    FORMS = auto()
    QUESTIONS = auto()
    """Something is asked, the menu is open, or a list hangs at its field, over everything else."""


KeyPlaces = Sequence[Sequence[tuple[Place, ...]]]
"""Places by columns, as the help page tells them one below the other; over places that are told
together stands the first's name."""


@dataclass(frozen=True)
class Stroke:
    """A key, perhaps with another held down."""

    key: int
    held: int = 0

    def is_meant(self, event: pygame.event.Event) -> bool:
        counts = OTHERWISE | pygame.KMOD_SHIFT if event.key == pygame.K_TAB else OTHERWISE
        down = event.mod & counts
        return bool(event.key == self.key and (down & self.held if self.held else not down))

    @property
    def names(self) -> list[str]:
        """How the help page calls it: ends of message keys, or what stands on the key itself."""
        held = [name for mask, name in HELD.items() if self.held & mask]
        return [*held, SHOWN_BY_NAME.get(self.key) or pygame.key.name(self.key).upper()]


@dataclass(frozen=True)
class Binding:
    """Something keys do."""

    name: str
    """The end of its message key."""
    places: tuple[Place, ...]
    strokes: tuple[Stroke, ...]
    others: tuple[Stroke, ...] = ()
    """More strokes for the same; nobody has to be told of them."""

    def heard(self, event: pygame.event.Event) -> bool:
        """Whether the player has just pressed it."""
        return event.type == pygame.KEYDOWN and any(
            stroke.is_meant(event) for stroke in (*self.strokes, *self.others)
        )

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys it may come from, whatever is held down."""
        return tuple(stroke.key for stroke in (*self.strokes, *self.others))


def _keys(*keys: int) -> tuple[Stroke, ...]:
    return tuple(map(Stroke, keys))


ARROWS = _keys(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
BACKWARD = (Stroke(pygame.K_TAB, pygame.KMOD_SHIFT),)
KEYPAD_ENTER = _keys(pygame.K_KP_ENTER)
PLUS, MINUS = _keys(pygame.K_PLUS), _keys(pygame.K_MINUS)
OTHER_PLUS = _keys(pygame.K_KP_PLUS, pygame.K_EQUALS)
"""On some keyboards + shares its key with =."""
OTHER_MINUS = _keys(pygame.K_KP_MINUS)
EVERYWHERE, TABLE, BOARD, FLOOR, STRIP, SHOW, PAGES, FORMS, QUESTIONS = Place

HELP = Binding("help", (EVERYWHERE,), _keys(pygame.K_F1))
FULL_SCREEN = Binding(
    "full-screen",
    (EVERYWHERE,),
    (Stroke(pygame.K_F11), Stroke(pygame.K_RETURN, pygame.KMOD_ALT)),
)
SOUND = Binding("sound", (EVERYWHERE,), (Stroke(pygame.K_m, pygame.KMOD_CTRL),))

RING = Binding("ring", (TABLE,), ARROWS)
PLAY = Binding("play", (TABLE,), _keys(pygame.K_RETURN, pygame.K_SPACE), KEYPAD_ENTER)
DRAW = Binding("draw", (TABLE,), _keys(pygame.K_d))
USE_ITEM = Binding("use-item", (TABLE,), _keys(pygame.K_i))
REPLACE_ITEM = Binding("replace-item", (TABLE,), _keys(pygame.K_x))
SORT = Binding("sort", (TABLE,), _keys(pygame.K_s))
HINT = Binding("hint", (TABLE,), _keys(pygame.K_h), (Stroke(pygame.K_h, held=pygame.KMOD_CTRL),))
"""With Ctrl also where letters lead to names that begin with them."""
UNDO = Binding("undo", (TABLE, BOARD), _keys(pygame.K_u, pygame.K_BACKSPACE))
RELATIONS = Binding("relations", (TABLE,), _keys(pygame.K_r))
GAINS = Binding("gains", (TABLE,), _keys(pygame.K_v))
FASTER = Binding("faster", (TABLE, BOARD, SHOW), PLUS, OTHER_PLUS)
SLOWER = Binding("slower", (TABLE, BOARD, SHOW), MINUS, OTHER_MINUS)
BUTTONS = Binding("buttons", (TABLE, FLOOR, STRIP, QUESTIONS), _keys(pygame.K_TAB), BACKWARD)
MENU = Binding("menu", (TABLE,), _keys(pygame.K_ESCAPE))

BOARD_PAWNS = Binding("board-pawns", (BOARD,), _keys(pygame.K_TAB), BACKWARD)
BOARD_ARROWS = Binding("board-arrows", (BOARD,), ARROWS)
BOARD_ACT = Binding("board-act", (BOARD,), _keys(pygame.K_RETURN, pygame.K_SPACE), KEYPAD_ENTER)
BOARD_DIE = Binding(
    "board-die", (BOARD,), _keys(pygame.K_1), _keys(*range(pygame.K_2, pygame.K_6 + 1))
)
MAGIC = Binding("magic", (BOARD,), _keys(pygame.K_g))
BOARD_BACK = Binding("board-back", (BOARD,), _keys(pygame.K_ESCAPE))

FLOOR_CARDS = Binding("floor-cards", (FLOOR,), ARROWS)
FLOOR_STALL = Binding(
    "floor-stall", (FLOOR,), _keys(pygame.K_1), _keys(*range(pygame.K_2, pygame.K_6 + 1))
)
FLOOR_ALL = Binding("floor-all", (FLOOR,), _keys(pygame.K_0))
FLOOR_FACE = Binding("floor-face", (FLOOR,), _keys(pygame.K_f))
FLOOR_OFFER = Binding("floor-offer", (FLOOR,), _keys(pygame.K_RETURN), KEYPAD_ENTER)
FLOOR_ACCEPT = Binding("floor-accept", (FLOOR,), _keys(pygame.K_y))
FLOOR_COUNTER = Binding("floor-counter", (FLOOR,), _keys(pygame.K_c))
FLOOR_DECLINE = Binding("floor-decline", (FLOOR,), _keys(pygame.K_n))
FLOOR_WISH = Binding("floor-wish", (FLOOR,), _keys(pygame.K_w))
FLOOR_SORT = Binding("floor-sort", (FLOOR,), _keys(pygame.K_s))
FLOOR_PAUSE = Binding("floor-pause", (FLOOR,), _keys(pygame.K_p))
FLOOR_MENU = Binding("floor-menu", (FLOOR,), _keys(pygame.K_ESCAPE))

CHOOSE = Binding("choose", (STRIP, QUESTIONS), ARROWS)
SUIT = Binding(
    "suit", (STRIP, QUESTIONS), _keys(pygame.K_a), _keys(*range(pygame.K_b, pygame.K_z + 1))
)
NTH = Binding(
    "nth", (STRIP, QUESTIONS), _keys(pygame.K_1), _keys(*range(pygame.K_2, pygame.K_6 + 1))
)
MORE = Binding("more", (STRIP,), PLUS, OTHER_PLUS)
LESS = Binding("less", (STRIP,), MINUS, OTHER_MINUS)
PEEK = Binding("peek", (STRIP,), _keys(pygame.K_LALT), _keys(pygame.K_RALT))

ANSWERS = Binding("answers", (SHOW,), ARROWS, (Stroke(pygame.K_TAB), *BACKWARD))
NEXT_CARD = Binding("next-card", (SHOW,), _keys(pygame.K_SPACE))
NEXT_HAND = Binding("next-hand", (SHOW,), _keys(pygame.K_RETURN), KEYPAD_ENTER)
SKIP = Binding("skip", (SHOW,), _keys(pygame.K_END))
SHEET = Binding("sheet", (SHOW,), _keys(pygame.K_ESCAPE))

NEXT = Binding("next", (PAGES, FORMS), _keys(pygame.K_TAB, pygame.K_DOWN))
PREVIOUS = Binding("previous", (PAGES, FORMS), (*BACKWARD, Stroke(pygame.K_UP)))
CHANGE = Binding("change", (FORMS,), _keys(pygame.K_LEFT, pygame.K_RIGHT))
PASTE = Binding("paste", (FORMS,), (Stroke(pygame.K_v, pygame.KMOD_CTRL),))
CONFIRM = Binding(
    "confirm",
    (STRIP, PAGES, FORMS, QUESTIONS),
    _keys(pygame.K_RETURN, pygame.K_SPACE),
    KEYPAD_ENTER,
)
PAGE_UP = Binding("page-up", (PAGES, FORMS), _keys(pygame.K_PAGEUP))
PAGE_DOWN = Binding("page-down", (PAGES, FORMS), _keys(pygame.K_PAGEDOWN))
START = Binding("start", (PAGES,), _keys(pygame.K_HOME))
END = Binding("end", (PAGES,), _keys(pygame.K_END))
SEARCH = Binding("search", (PAGES,), (Stroke(pygame.K_f, pygame.KMOD_CTRL),))
BACK = Binding("back", (PAGES, FORMS), _keys(pygame.K_ESCAPE))
CANCEL = Binding("cancel", (STRIP, QUESTIONS), _keys(pygame.K_ESCAPE))

BINDINGS: Sequence[Binding] = [each for each in globals().values() if isinstance(each, Binding)]
"""The whole table, in the order it is told."""


def step(event: pygame.event.Event) -> int:
    """Which way an arrow, or Tab, points: on or back."""
    back = event.key in (pygame.K_LEFT, pygame.K_UP) or PREVIOUS.heard(event)
    return -1 if back else 1


def is_upright(event: pygame.event.Event) -> bool:
    """Whether it is an arrow up or down."""
    return event.key in (pygame.K_UP, pygame.K_DOWN)


def next_beginning(
    names: Sequence[str], event: pygame.event.Event, after: int | None
) -> int | None:
    """Which name a letter leads to: the next that begins with it, around the corner at the end."""
    letter = pygame.key.name(event.key)
    found = [n for n, name in enumerate(names) if name.lower().startswith(letter)]
    if len(letter) != 1 or event.mod & OTHERWISE or not found:
        return None
    return next((n for n in found if after is None or n > after), found[0])


def nth(event: pygame.event.Event, count: int) -> int | None:
    """Which of so many answers a figure leads to, if it is one of theirs."""
    index = NTH.keys.index(event.key) if NTH.heard(event) else count
    return index if index < count else None
