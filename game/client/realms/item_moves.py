"""Cursed Items on their way, chains that fall onto cards, and what glimmers for a moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.client.motion import Easing, Motion, Pose, out_cubic
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item

from .item_board import ItemBoard
from .layout import TableLayout, lying_in
from .sprites import CardSprite

FLY, PUT_BACK, TURN_DOWN, STAMP, GLIMMER = 380, 200, 260, 300, 700
"""Milliseconds of an item to another place, of one that was carried back to its own, of one that is
turned face down, of chains that fall, and of a glimmer."""
HIGH = 0.6


@dataclass
class Passing:
    """Something that is over after a while."""

    seconds: float
    elapsed: float = 0.0

    @property
    def part(self) -> float:
        return min(1.0, self.elapsed / self.seconds) if self.seconds > 0 else 1.0


@dataclass
class Glimmer(Passing):
    """Light around a place that something happens to."""

    area: pygame.Rect | None = None


class ItemMoves:
    """Where the items are seen, and how they get there. `flying` are the stage's sprites."""

    def __init__(self, flying: list[CardSprite], motion: Motion) -> None:
        self._flying, self._motion = flying, motion
        self.board = ItemBoard(0)
        self._stamps: dict[int, Passing] = {}
        self.glimmers: list[Glimmer] = []
        self._picked_up: tuple[CardSprite, Pose] | None = None
        """The item that is carried, and where it lay."""

    def set(self, story: Iterable[object], players: int) -> None:
        """Everything lies where it belongs after all that, at once."""
        self.board = ItemBoard.after(story, players)
        self._picked_up = None
        self._stamps.clear()
        self.glimmers.clear()

    # Time.

    @property
    def moving(self) -> bool:
        return bool(self.glimmers) or any(each.part < 1 for each in self._stamps.values())

    def update(self, seconds: float) -> None:
        for each in (*self._stamps.values(), *self.glimmers):
            each.elapsed += seconds
        self.glimmers = [each for each in self.glimmers if each.part < 1]

    def hurry(self) -> None:
        self._stamps.clear()
        self.glimmers.clear()

    # How it looks now.

    @property
    def under_way(self) -> frozenset[int]:
        """The items that do not lie where they belong: not yet, or because one is carried."""
        away = [*self._flying, *(self._picked_up[:1] if self._picked_up else ())]
        return frozenset(sprite.card.number for sprite in away if isinstance(sprite.card, Item))

    def fallen(self, card: int) -> float:
        """How far the chains over a card have come down."""
        stamp = self._stamps.get(card)
        return stamp.part if stamp else 1.0

    # What moves.

    def fly(
        self,
        item: int,
        start: Pose,
        end: Pose,
        milliseconds: float = FLY,
        delay: float = 0.0,
        easing: Easing = out_cubic,
    ) -> None:
        """From there, or from where it is if it is on its way already."""
        card = ITEM_BY_NUMBER[item]
        for sprite in [each for each in self._flying if each.card is card]:
            start = sprite.pose
            self._flying.remove(sprite)
        glide = self._motion.glide(start, end, milliseconds, easing, delay, rise=HIGH)
        self._flying.append(CardSprite(card, start, glide))

    def pick_up(self, item: int, lay: Pose) -> CardSprite:
        """An item that lay there is carried."""
        sprite = CardSprite(ITEM_BY_NUMBER[item], lay)
        self._picked_up = sprite, lay
        return sprite

    def put_back(self) -> None:
        """What is carried goes back to where it lay."""
        if self._picked_up:
            sprite, lay = self._picked_up
            self._picked_up = None
            glide = self._motion.glide(sprite.pose, lay, PUT_BACK, out_cubic)
            self._flying.append(CardSprite(sprite.card, sprite.pose, glide))

    def stamp(self, card: int) -> None:
        """Chains fall onto a card."""
        if not self._motion.reduced:
            self._stamps[card] = Passing(self._motion.takes(STAMP))

    def glimmer(self, area: pygame.Rect) -> None:
        """Something is looked at, or has changed."""
        if not self._motion.reduced:
            self.glimmers.append(Glimmer(self._motion.takes(GLIMMER), area=area))


class ItemPlaces:
    """Where items lie, by seat."""

    def __init__(self, layout: TableLayout, board: ItemBoard, opponent: int | None) -> None:
        self._layout, self._board, self._opponent = layout, board, opponent

    @property
    def face_up(self) -> Pose:
        if self._opponent is None:
            return lying_in(self._layout.own_item)
        return lying_in(self._layout.opponent_item(self._opponent), compact=1.0)

    def used(self, index: int, count: int) -> Pose:
        if self._opponent is None:
            return lying_in(self._layout.used_items(index, count), face=0.0)
        place = self._layout.opponent_used(self._opponent)
        return Pose(place.x + place.height / 2, place.centery, 0.0, place.height * 0.7, face=0.0)

    def reserve(self, index: int) -> Pose:
        if self._opponent is None:
            return lying_in(self._layout.own_reserve(index), compact=1.0)
        place = self._layout.opponent_used(self._opponent)
        return Pose(place.right, place.centery, 0.0, place.height, compact=1.0)
