"""Where arrows, beads and ghosts go: between the card that is read and those it has to do with."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.free_place import free_place
from game.titles.realms.cards.card import Card
from game.titles.realms.scoring.relations import Kind

from .read_place import read_place
from .relation_arrows import Arrow, bead_places, bent, falling
from .relation_beads import Point
from .relation_bonds import Bond, Shown, bonds
from .relation_ghosts import ghost, ghost_size
from .relation_room import labels

if TYPE_CHECKING:
    from .table import TableScene

MOST, MOST_SMALL = 8, 6
"""Arrows at once: more could not be told apart, fewer in a small window."""
SMALL = 0.75
CLEAR = 64
"""How far beside the card that is read an arrow meets one that it covers, if so much is seen."""
GHOST_EDGE = 8
"""From one ghost to the next, and to the edge of the felt."""


@dataclass(frozen=True)
class Plan:
    """Everything that is drawn for one card."""

    arrows: list[Arrow]
    beads: list[pygame.Rect]
    """Of each arrow; empty where it has none."""
    ghosts: list[tuple[pygame.Rect, pygame.Surface]]
    touched: frozenset[Card]
    """The cards that have to do with it."""


def plan(scene: TableScene, shown: Shown) -> Plan:
    """Lays out the strongest relations of a card as the table lies now."""
    layout = scene.layout
    found = bonds(shown, MOST_SMALL if layout.scale < SMALL else MOST)
    zoomed = read_place(scene, shown.card.number)
    assert zoomed
    courses = _Courses(scene, shown.card, zoomed)
    places = courses.ghosts([bond for bond in found if bond.kind is Kind.LACKS])
    arrows = courses.arrows(found, places)
    ghosts = [
        (area, ghost(scene, bond.missing, bond.points, area.size))
        for bond, area in places.items()
        if bond.missing is not None
    ]
    taken = [zoomed, *places.values(), *scene.pills.areas()]
    touched = {shown.card, *(bond.target for bond in found)}
    touched |= {bond.source for bond in found if bond.source}
    return Plan(arrows, bead_places(arrows, layout.scale, taken), ghosts, frozenset(touched))


class _Courses:
    """The ways between one card and the others."""

    def __init__(self, scene: TableScene, card: Card, zoomed: pygame.Rect) -> None:
        self._scene, self._card, self._zoomed = scene, card, zoomed

    def ghosts(self, lacks: list[Bond]) -> dict[Bond, pygame.Rect]:
        """Ghosts stand on the side of the card they would pay, where they cover nothing."""
        scene, layout = self._scene, self._scene.layout
        found: dict[Bond, pygame.Rect] = {}
        if not lacks:
            return found
        taken = [self._zoomed, *labels(scene), *layout.tray_frame]
        room = layout.felt.inflate(-2 * layout.px(GHOST_EDGE), 0)
        room.y, room.height = layout.wall.bottom, layout.hand_zone.top - layout.wall.bottom
        for bond in lacks:
            if bond.missing is None:
                continue
            far = None if bond.target is self._card else self._anchor(bond.target)
            if far:
                on_right = far.x > layout.felt.centerx
            else:
                on_right = self._zoomed.centerx < layout.felt.centerx
            wanted = pygame.Rect((0, 0), ghost_size(scene, bond.missing))
            wanted.bottomleft = room.bottomleft
            if on_right:
                wanted.bottomright = room.bottomright
            found[bond] = free_place(wanted, room, taken)
            taken.append(found[bond].inflate(2 * layout.px(GHOST_EDGE), 0))
        return found

    def arrows(self, found: list[Bond], ghosts: dict[Bond, pygame.Rect]) -> list[Arrow]:
        """From ghosts to the cards they would pay, all others to or from the card that is read."""
        made: dict[Bond, tuple[Point, ...]] = {}
        sides: dict[bool, list[tuple[Bond, Point]]] = defaultdict(list)
        for bond in found:
            place, pays_another = ghosts.get(bond), bond.target is not self._card
            other = bond.target if pays_another else bond.source
            far = Point(place.midtop) if place and not pays_another else self._anchor(other)
            if far and place and pays_another:
                made[bond] = bent(Point(place.midbottom), far, 8 * self._scene.layout.scale)
            elif far:
                sides[far.x < self._zoomed.centerx].append((bond, far))
        for left, several in sides.items():
            several.sort(key=lambda each: -abs(each[1].x - self._zoomed.centerx))
            for index, (bond, far) in enumerate(several):
                course = self._course(far, left, index / len(several), len(several))
                made[bond] = course[::-1] if bond.target is self._card else course
        return [Arrow(bond.kind, bond.points, made[bond]) for bond in found if bond in made]

    def _course(self, far: Point, left: bool, part: float, count: int) -> tuple[Point, ...]:
        """From the card that is read to another: from its side, the farthest highest, or from its
        foot if that is above the other."""
        zoomed = self._zoomed
        if zoomed.bottom < far.y:
            out = zoomed.width * (1 - part) * 0.42
            middle = zoomed.centerx + (-out if left else out)
            return falling(Point(middle, zoomed.bottom), far)
        down = zoomed.height * (0.07 + 0.36 * part * min(1.0, count / 4))
        near = Point(zoomed.left if left else zoomed.right, zoomed.y + down)
        lift = 26 * self._scene.layout.scale + abs(far.x - near.x) * 0.05
        under_plates = self._scene.layout.wall.bottom + lift
        near.y = max(near.y, min(under_plates, zoomed.bottom - zoomed.height * 0.1))
        return bent(near, far, lift)

    def _anchor(self, card: Card | None) -> Point | None:
        """Where an arrow meets another card: at its lower edge in the area, at its upper one in
        the hand, where it is seen."""
        scene, zoomed = self._scene, self._zoomed
        sprite = scene.stage.sprites.get(card.number) if card else None
        if sprite is None:
            return None
        area, clear = sprite.area(), scene.layout.px(CLEAR)
        if sprite.pose.compact >= 0.5:
            return Point(area.centerx, area.bottom - scene.layout.px(6))
        above = area.height / 2 + scene.pills.room_above(sprite)
        found = Point(sprite.pose.x, sprite.pose.y) + Point(0, -above).rotate(-sprite.pose.angle)
        if zoomed.bottom > found.y and zoomed.left - clear < found.x < zoomed.right + clear:
            if found.x < zoomed.centerx:
                found.x = zoomed.left - min(clear, (zoomed.left - area.left) / 2)
            else:
                found.x = zoomed.right + min(clear, (area.right - zoomed.right) / 2)
        return found
