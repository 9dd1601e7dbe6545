"""Opponents with character: a face that moves, and now and then a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import lru_cache
from math import sin, tau

import pygame

from game.client.motion import Motion, out_back
from game.client.widgets import rich_text
from game.client.widgets.free_place import free_place
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD, INK, PARCHMENT, Face
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.lang import Language

MOVES = 0.7
"""Seconds a face moves."""
SPEAKS = 3.2
"""Seconds a word can be read."""
GROWS = 0.2
SELDOM = 4
"""One occasion among so many is spoken about."""
PHRASES = 2
"""How many there are for each mood of each character."""
SIZE, SMALLEST, WIDEST = 20, 12, 420
"""Of the letters, the smallest in pixels, and how wide a line may be."""


class Mood(StrEnum):
    """What an opponent feels, as far as one can see."""

    PLEASED = auto()
    ANNOYED = auto()
    LATE = auto()


@dataclass
class Reaction:
    """A feeling that shows for a while."""

    seat: int
    mood: Mood
    phrase: str
    elapsed: float = 0.0

    @property
    def over(self) -> bool:
        return self.elapsed >= (SPEAKS if self.phrase else MOVES)


@dataclass(frozen=True)
class Place:
    """Where an opponent is seen."""

    face: pygame.Rect
    room: pygame.Rect
    """Words stay within it."""
    scale: float
    clear: pygame.Rect | None = None
    """Words do not lie over it."""
    lane: pygame.Rect | None = None
    """Where words stand instead of beside the face."""

    def px(self, length: float) -> int:
        return round(length * self.scale)


class Reactions:
    """Lets opponents feel something about what everybody sees; a title says what. Nothing hidden
    has a part in it, and the same match always brings the same words: they come from `seed`."""

    phrases = "phrase"
    """How the message keys begin of what is said."""

    def __init__(self, seats: Sequence[Seat], seed: str, motion: Motion) -> None:
        self._seats, self._motion = seats, motion
        self._rng = Rng(seed, "reactions")
        self.shown: dict[int, Reaction] = {}

    def feel(self, seat: int, mood: Mood, words: Language | None) -> None:
        """Somebody feels like this, if it is an opponent; without words nobody speaks."""
        if self._seats[seat].controller is not Controller.OPPONENT:
            return
        number = 1 + self._rng.below(PHRASES)
        key = f"{self.phrases}-{self._seats[seat].opponent}-{mood}-{number}"
        speaks = self._rng.below(SELDOM) == 0
        quiet = not any(each.phrase for each in self.shown.values())
        said = words.text(key) if words and speaks and quiet and words.knows(key) else ""
        self.shown[seat] = Reaction(seat, mood, said)

    def update(self, seconds: float) -> None:
        for reaction in list(self.shown.values()):
            reaction.elapsed += seconds
            if reaction.over:
                del self.shown[reaction.seat]

    @property
    def moving(self) -> bool:
        return any(each.elapsed < MOVES for each in self.shown.values())

    def draw(self, screen: pygame.Surface, reaction: Reaction, portrait: str, place: Place) -> None:
        """The face of an opponent as it moves now, and the word beside it."""
        face, px = place.face, place.px
        if reaction.elapsed < MOVES and not self._motion.reduced:
            drawn = sized(f"portraits/{portrait}", face.size)
            screen.blit(drawn, face.move(_offset(reaction, px)))
        if reaction.phrase:
            bubble = _bubble(reaction.phrase, px(WIDEST), place.scale)
            area = words_area(bubble.get_size(), place)
            grown = min(1.0, reaction.elapsed / GROWS)
            if grown < 1 and not self._motion.reduced:
                part = max(0.1, out_back(grown))
                size = (round(area.width * part), round(area.height * part))
                bubble = pygame.transform.smoothscale(bubble, size)
            screen.blit(bubble, area)


def words_area(size: tuple[int, int], place: Place) -> pygame.Rect:
    """Where so many words stand: under the face, clear of what must be seen."""
    face, px, clear = place.face, place.px, place.clear
    area = pygame.Rect((0, 0), size)
    if place.lane:
        area.midleft = (face.x + px(10), place.lane.centery)
        area.clamp_ip(place.lane)
        return free_place(area, place.lane, [clear] if clear else [])
    area.topleft = (face.right - px(8), face.bottom - px(6))
    area.clamp_ip(place.room)
    if clear and area.colliderect(clear):
        area.top = clear.bottom
    return area


def _offset(reaction: Reaction, px: Callable[[float], int]) -> tuple[int, int]:
    """Pleased faces hop, annoyed ones shake, late ones duck."""
    part = reaction.elapsed / MOVES
    fading = 1 - part
    match reaction.mood:
        case Mood.PLEASED:
            return 0, -px(abs(sin(part * tau)) * 9 * fading)
        case Mood.ANNOYED:
            return px(sin(part * 4 * tau) * 6 * fading), 0
        case Mood.LATE:
            return 0, px(sin(part * tau / 2) * 6)


@lru_cache(maxsize=16)
def _bubble(text: str, width: int, scale: float) -> pygame.Surface:
    """Words on a scrap of parchment."""
    size = max(round(SIZE * scale), SMALLEST)
    pad = round(14 * scale)
    style = Style(Face.ITALIC, Face.ITALIC)
    layout = rich_text.lay_out(text, style, size, width - 2 * pad)
    wide = round(max(layout.widths)) + 2 * pad
    surface = pygame.Surface((wide, layout.height + 2 * pad - round(6 * scale)), pygame.SRCALPHA)
    area = surface.get_rect()
    pygame.draw.rect(surface, PARCHMENT, area, border_radius=pad)
    pygame.draw.rect(surface, GOLD, area, max(2, round(3 * scale)), border_radius=pad)
    inner = area.inflate(-2 * pad, 0).move(0, pad - round(5 * scale))
    rich_text.draw(surface, layout, inner, INK, icon)
    return surface
