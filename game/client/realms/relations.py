"""What the card that is looked at has to do with the others: arrows on the table, words beside
it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.motion import CROSSFADE, out_cubic
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Term
from game.titles.realms.play.actions import Action
from game.titles.realms.scoring.relations import Kind, Relation, relations
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.relation_text import tell
from game.titles.realms.text.wording import card_name

from . import relation_words
from .live_score import supposed_best
from .relation_arrows import Arrow, Painted, Point, bead, bead_places, bent, falling
from .relation_ghosts import ghost, ghost_place
from .sprites import CardSprite

if TYPE_CHECKING:
    from .table import TableScene

DELAY = 0.25
"""Seconds a card is looked at before it tells."""
GROWS, STAGGER = 0.18, 0.04
MOST, MOST_SMALL = 8, 6
"""Arrows at once: more could not be told apart, fewer in a small window."""
SMALL = 0.75
DIMMED = 0.55
"""How bright cards are that have nothing to do with it."""


@dataclass(frozen=True, eq=False)
class Shown:
    """The relations of one card in one score."""

    card: Card
    sheet: ScoreSheet
    relations: tuple[Relation, ...]
    """The strongest first, what is missing last."""


def shown_for(sheet: ScoreSheet, card: Card) -> Shown:
    """Everything a card does for others, or they for it."""
    found = [relation for relation in relations(sheet) if relation.concerns(card)]
    found.sort(key=lambda relation: (relation.kind is Kind.LACKS, -relation.weight))
    return Shown(card, sheet, tuple(found))


@dataclass
class _Bond:
    """All of one kind between the card and another, in one direction."""

    kind: Kind
    source: Card | None
    """None for a card that is missing."""
    target: Card
    missing: Term | None = None
    points: int = 0
    """What several pay together is written on the first of them."""


def bonds(shown: Shown, most: int) -> list[_Bond]:
    """What arrows there are: of several things between two cards one for each kind."""
    found: dict[tuple[object, ...], _Bond] = {}
    for relation in shown.relations:
        kind, target, missing = relation.kind, relation.target, relation.missing
        for index, source in enumerate(_ends(relation, shown.card)):
            bond = found.setdefault(
                (kind, source, target, missing), _Bond(kind, source, target, missing)
            )
            bond.points += 0 if index else relation.points
    return list(found.values())[:most]


def _ends(relation: Relation, card: Card) -> Iterable[Card | None]:
    """Where the arrows of a relation begin: at a card that does something for the target."""
    if relation.kind is Kind.LACKS:
        return (None,)
    if card is relation.target:
        return relation.others
    return (card,)


@dataclass
class _Drawing:
    """The arrows of a card, as far as they have grown."""

    arrows: list[Arrow]
    beads: list[pygame.Rect]
    ghosts: list[tuple[pygame.Rect, pygame.Surface]]
    touched: frozenset[Card]
    """The cards that stay bright."""
    painted: list[Painted] = field(default_factory=list)
    whole: pygame.Surface | None = None
    """Everything at once, when nothing grows any more."""
    area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class RelationsLayer:
    """Waits until a card has been looked at for a moment, then lets its relations be seen."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._looked_at: tuple[object, ...] = ()
        self._elapsed = 0.0
        self.shown: Shown | None = None
        self._drawing: _Drawing | None = None

    # Time.

    def update(self, seconds: float) -> bool:
        """Whether something else is told now."""
        looked_at = self._looks_at()
        before = self.shown
        if looked_at != self._looked_at:
            self._looked_at = looked_at
            self._elapsed, self.shown, self._drawing = 0.0, None, None
        if not looked_at:
            return before is not None
        self._elapsed += seconds
        if self.shown is None and self._elapsed >= DELAY and not self._scene.stage.moving:
            self._find()
        return before is not self.shown

    def _looks_at(self) -> tuple[object, ...]:
        """Everything the arrows depend on; empty if no card is looked at."""
        scene = self._scene
        number = scene.input.hovered
        if number is None or scene.overlay or scene.input.carried:
            return ()
        if number not in scene.stage.hand and number not in scene.stage.lying:
            return ()
        hand, area = tuple(scene.stage.hand), tuple(scene.stage.area)
        return number, scene.layout, hand, area, self._means, scene.app.words.code

    @property
    def _means(self) -> Action | None:
        return self._scene.meant

    def _find(self) -> None:
        scene = self._scene
        number = scene.input.hovered
        assert number is not None
        card = scene.model.cards.by_number[number]
        sheet = scene.live_score.sheet_with(scene.model.view, self._means, card)
        if sheet is None:
            return
        self._elapsed = DELAY
        self.shown = shown_for(sheet, card)
        if scene.app.store.settings.arrows:
            drawing = self._lay_out(self.shown)
            self._drawing = drawing if drawing.arrows else None

    # Words.

    @property
    def told(self) -> list[tuple[Kind, str]]:
        """The relations in words."""
        if not self.shown:
            return []
        sheet, card, words = self.shown.sheet, self.shown.card, self._scene.app.words
        several = [
            (relation.kind, words.say(tell(sheet, relation, card)))
            for relation in sorted(self.shown.relations, key=lambda each: each.kind.value)
        ]
        return list(dict.fromkeys(several))

    def draw_words(self, surface: pygame.Surface) -> None:
        """In place of the chronicle."""
        assert self.shown
        layout = self._scene.layout
        name = self._scene.app.words.say(card_name(self.shown.card.name))
        relation_words.draw(
            surface, layout.chronicle, name, self._note(), self.told, layout.reading
        )

    def _note(self) -> str:
        """What the relations suppose, if that is not what the realm above them supposes."""
        score = self._scene.live_score
        assert self.shown
        if score.prospect and score.prospect.sheet is self.shown.sheet:
            return ""
        return supposed_best(score, self._scene.model.cards, self._scene.app.words)

    # Where arrows go.

    @property
    def arrows(self) -> list[Arrow]:
        return self._drawing.arrows if self._drawing else []

    @property
    def beads(self) -> list[pygame.Rect]:
        """Where the arrows' beads sit; empty ones for those that have none."""
        return self._drawing.beads if self._drawing else []

    def _lay_out(self, shown: Shown) -> _Drawing:
        layout = self._scene.layout
        most = MOST_SMALL if layout.scale < SMALL else MOST
        found = bonds(shown, most)
        place = self._scene.input.place_of(shown.card.number)
        assert place
        zoomed = layout.zoomed(place, shown.card.number in self._scene.stage.hand)
        lacks = [bond for bond in found if bond.missing is not None]
        places = self._ghost_places(lacks, zoomed, shown.card)
        arrows = self._courses(found, zoomed, places, shown.card)
        touched = {bond.target for bond in found} | {bond.source for bond in found if bond.source}
        ghosts = [
            (places[id(bond)], ghost(self._scene, bond.missing, bond.points, places[id(bond)].size))
            for bond in lacks
            if bond.missing is not None
        ]
        taken = [zoomed, *(area for area, _ in ghosts), *self._scene.pills.areas()]
        beads = bead_places(arrows, layout.scale, taken)
        return _Drawing(arrows, beads, ghosts, frozenset({shown.card, *touched}))

    def _ghost_places(
        self, lacks: list[_Bond], zoomed: pygame.Rect, card: Card
    ) -> dict[int, pygame.Rect]:
        """Ghosts stand on the side of the card they would pay, or where there is room."""
        layout, found = self._scene.layout, {}
        counts = {True: 0, False: 0}
        for bond in lacks:
            far = None if bond.target is card else self._anchor(bond.target, zoomed)
            middle = layout.felt.centerx if far else zoomed.centerx
            on_right = far.x > middle if far else middle < layout.felt.centerx
            found[id(bond)] = ghost_place(layout, on_right, counts[on_right])
            counts[on_right] += 1
        return found

    def _courses(
        self, found: list[_Bond], zoomed: pygame.Rect, ghosts: dict[int, pygame.Rect], card: Card
    ) -> list[Arrow]:
        """Arrows leave the card that is read at its sides, those that reach farthest highest."""
        sides: dict[bool, list[tuple[_Bond, Point]]] = defaultdict(list)
        made: dict[int, tuple[Point, ...]] = {}
        for bond in found:
            source = ghosts.get(id(bond))
            if source and bond.target is not card:
                end = self._anchor(bond.target, zoomed)
                if end:
                    start = Point(source.midbottom)
                    made[id(bond)] = bent(start, end, 8 * self._scene.layout.scale)
                continue
            other = bond.source if bond.target is card else bond.target
            far = Point(source.midbottom) if source else self._anchor(other, zoomed)
            if far:
                sides[far.x < zoomed.centerx].append((bond, far))
        for left, several in sides.items():
            several.sort(key=lambda each: -abs(each[1].x - zoomed.centerx))
            edge = zoomed.left if left else zoomed.right
            for index, (bond, far) in enumerate(several):
                down = zoomed.height * (0.07 + 0.36 * index / max(len(several), 4))
                near = Point(edge, zoomed.y + down)
                lift = self._scene.layout.scale * 26 + abs(far.x - edge) * 0.05
                if zoomed.bottom < far.y:
                    share = (len(several) - index) / (2 * len(several) + 2)
                    across = zoomed.width * (0.5 + share * (-1 if left else 1))
                    course = falling(Point(zoomed.x + across, zoomed.bottom), far)
                else:
                    course = bent(near, far, lift)
                made[id(bond)] = course if bond.target is not card else course[::-1]
        return [Arrow(bond.kind, bond.points, made[id(bond)]) for bond in found if id(bond) in made]

    def _anchor(self, card: Card | None, zoomed: pygame.Rect) -> Point | None:
        """Where an arrow meets another card: at its upper edge in the hand, where it is seen."""
        scene = self._scene
        sprite = scene.stage.sprites.get(card.number) if card else None
        if sprite is None:
            return None
        pose, area = sprite.pose, sprite.area()
        px = scene.layout.px
        if sprite.compact:
            return Point(area.centerx, area.bottom - px(6))
        above = scene.pills.room_above(sprite)
        away = Point(0, -area.height / 2 - above).rotate(-pose.angle)
        found = Point(pose.x, pose.y) + away
        clear = px(34)
        if zoomed.left - clear < found.x <= zoomed.centerx:
            found.x = zoomed.left - clear
        elif zoomed.centerx < found.x < zoomed.right + clear:
            found.x = zoomed.right + clear
        return found

    # Looks.

    def _grown(self, index: int) -> float:
        """How much of an arrow there is by now."""
        motion = self._scene.app.motion
        if motion.reduced:
            return 1.0
        since = (self._elapsed - DELAY) * motion.speed - index * STAGGER
        return out_cubic(min(max(since / GROWS, 0.0), 1.0))

    def _faded_in(self) -> float:
        """How far the dimming, and with reduced motion everything, has come."""
        return min(max((self._elapsed - DELAY) / CROSSFADE, 0.0), 1.0)

    def shade(self, screen: pygame.Surface, sprite: CardSprite) -> None:
        """Dims a card of the hand that has nothing to do with the one looked at."""
        if not self._drawing or sprite.card is None or sprite.compact:
            return
        if sprite.card not in self._drawing.touched:
            shade = _shade(sprite.area().size, round(sprite.pose.angle * 3) / 3)
            shade.set_alpha(round(255 * self._faded_in()))
            screen.blit(shade, shade.get_rect(center=(round(sprite.pose.x), round(sprite.pose.y))))

    def draw(self, screen: pygame.Surface) -> None:
        drawing = self._drawing
        if not drawing:
            return
        reduced = self._scene.app.motion.reduced
        if drawing.whole is None and (reduced or self._complete(drawing)):
            drawing.whole = self._finished(drawing)
        if drawing.whole is None:
            self._draw_growing(screen, drawing)
            return
        if reduced:
            drawing.whole.set_alpha(round(255 * self._faded_in()))
        screen.blit(drawing.whole, drawing.area)

    def _complete(self, drawing: _Drawing) -> bool:
        return self._grown(len(drawing.arrows) - 1) >= 1 and self._faded_in() >= 1

    def _draw_growing(self, surface: pygame.Surface, drawing: _Drawing) -> None:
        for index in range(len(drawing.arrows)):
            part = self._grown(index)
            if part > 0:
                self._painted(drawing, index).draw(surface, part, Point())
        for index, (arrow, place) in enumerate(zip(drawing.arrows, drawing.beads, strict=True)):
            if self._grown(index) >= 1:
                self._draw_bead(surface, arrow, place)
        for place, picture in drawing.ghosts:
            picture.set_alpha(round(255 * self._faded_in()))
            surface.blit(picture, place)

    def _painted(self, drawing: _Drawing, index: int) -> Painted:
        """An arrow's picture; each is painted when it begins to grow, not all in one frame."""
        while len(drawing.painted) <= index:
            arrow = drawing.arrows[len(drawing.painted)]
            drawing.painted.append(Painted(arrow, self._scene.layout.scale))
        return drawing.painted[index]

    def _finished(self, drawing: _Drawing) -> pygame.Surface:
        """Everything, drawn once."""
        painted = [self._painted(drawing, index) for index in range(len(drawing.arrows))]
        areas = [each.area for each in painted] + [bead for bead in drawing.beads if bead.width]
        areas += [place for place, _ in drawing.ghosts]
        drawing.area = areas[0].unionall(areas[1:]).clip(self._scene.layout.felt)
        whole = pygame.Surface(drawing.area.size, pygame.SRCALPHA)
        offset = Point(drawing.area.topleft)
        for each in painted:
            each.draw(whole, 1.0, offset)
        for arrow, place in zip(drawing.arrows, drawing.beads, strict=True):
            self._draw_bead(whole, arrow, place.move(-drawing.area.x, -drawing.area.y))
        for place, picture in drawing.ghosts:
            picture.set_alpha(255)
            whole.blit(picture, place.move(-drawing.area.x, -drawing.area.y))
        return whole.convert_alpha()

    def _draw_bead(self, surface: pygame.Surface, arrow: Arrow, place: pygame.Rect) -> None:
        made = bead(arrow.kind, arrow.points, self._scene.layout.scale)
        if made:
            surface.blit(made, place)


@lru_cache(maxsize=32)
def _shade(size: tuple[int, int], angle: float) -> pygame.Surface:
    """Darkness in the shape of a card."""
    flat = pygame.Surface(size, pygame.SRCALPHA)
    dark = (12, 8, 14, round(255 * (1 - DIMMED)))
    pygame.draw.rect(flat, dark, flat.get_rect(), border_radius=round(size[0] * 0.05))
    return pygame.transform.rotozoom(flat, angle, 1.0)
