"""Opponents with character: a face that moves, and now and then a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import lru_cache
from math import sin, tau

import pygame

from game.client.motion import Motion, out_back
from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.look import GOLD, INK, PARCHMENT, Face
from game.client.widgets.pictures import sized
from game.client.widgets.rich_text import Style
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.lang import Language
from game.titles.realms.play.events import Discarded, Took

from .layout import TableLayout
from .model import Happening

MOVES = 0.7
"""Seconds a face moves."""
SPEAKS = 3.2
"""Seconds a word can be read."""
GROWS = 0.2
SELDOM = 4
"""One occasion among so many is spoken about."""
LATE = 2
"""So many cards before the end it is getting late."""
PHRASES = 2
"""How many there are for each mood of each character."""
SIZE, SMALLEST = 20, 12


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


class Reactions:
    """Sees what everybody sees and lets opponents feel something about it: who takes a card is
    pleased, who threw it away is not. Nothing hidden has a part in it, and the same match always
    brings the same words, for they come from `seed`."""

    def __init__(self, seats: Sequence[Seat], seed: str, motion: Motion) -> None:
        self._seats, self._motion = seats, motion
        self._rng = Rng(seed, "reactions")
        self._thrown_by: dict[int, int] = {}
        self._was_late = False
        self.shown: dict[int, Reaction] = {}

    def notice(self, happening: Happening, left: int, words: Language | None) -> None:
        """Something was shown, and so many cards are left to the end; without words nobody
        speaks."""
        match happening:
            case Took(seat, number):
                self._feel(seat, Mood.PLEASED, words)
                loser = self._thrown_by.pop(number, None)
                if loser is not None and loser != seat:
                    self._feel(loser, Mood.ANNOYED, words)
            case Discarded(seat, number):
                self._thrown_by[number] = seat
                if left <= LATE and not self._was_late:
                    self._was_late = True
                    self._feel(seat, Mood.LATE, words)

    def _feel(self, seat: int, mood: Mood, words: Language | None) -> None:
        if self._seats[seat].controller is not Controller.OPPONENT:
            return
        key = f"phrase-{self._seats[seat].opponent}-{mood}-{1 + self._rng.below(PHRASES)}"
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

    def draw(
        self,
        screen: pygame.Surface,
        reaction: Reaction,
        portrait: str,
        layout: TableLayout,
        at: int,
    ) -> None:
        """The face of the opponent at a plate as it moves now, and the word beside it."""
        face = layout.face(layout.opponent(at))
        if reaction.elapsed < MOVES and not self._motion.reduced:
            drawn = sized(f"portraits/{portrait}", face.size)
            screen.blit(drawn, face.move(_offset(reaction, layout)))
        if reaction.phrase:
            bubble = _bubble(reaction.phrase, layout.px(360), layout.scale)
            area = bubble.get_rect(topleft=(face.right - layout.px(8), face.bottom - layout.px(6)))
            area.clamp_ip(layout.felt)
            grown = min(1.0, reaction.elapsed / GROWS)
            if grown < 1 and not self._motion.reduced:
                part = max(0.1, out_back(grown))
                size = (round(area.width * part), round(area.height * part))
                bubble = pygame.transform.smoothscale(bubble, size)
            screen.blit(bubble, area)


def _offset(reaction: Reaction, layout: TableLayout) -> tuple[int, int]:
    """Pleased faces hop, annoyed ones shake, late ones duck."""
    part = reaction.elapsed / MOVES
    fading = 1 - part
    match reaction.mood:
        case Mood.PLEASED:
            return 0, -layout.px(abs(sin(part * tau)) * 9 * fading)
        case Mood.ANNOYED:
            return layout.px(sin(part * 4 * tau) * 6 * fading), 0
        case Mood.LATE:
            return 0, layout.px(sin(part * tau / 2) * 6)


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
