"""What the card that is looked at has to do with the others: arrows on the table, words beside
it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.client.motion import CROSSFADE, out_cubic
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.scoring.relations import Kind
from game.titles.realms.text.relation_text import tell
from game.titles.realms.text.wording import card_name

from . import relation_words
from .live_score import supposed
from .read_place import read_place
from .relation_arrows import Arrow, Painted
from .relation_beads import Point, bead
from .relation_bonds import Shown, shown_for
from .relation_courses import Plan, plan
from .sprites import CardSprite

if TYPE_CHECKING:
    from .table import TableScene

DELAY = 0.25
"""Seconds a card is looked at before it tells."""
GROWS, STAGGER = 0.18, 0.04
DIMMED, CROSSED = 0.55, 0.2
"""How bright cards are that have nothing to do with it, and words that arrows run over."""


@dataclass
class _Drawing:
    """The arrows of a card, as far as they have grown."""

    plan: Plan
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

    @property
    def moving(self) -> bool:
        """Whether arrows are about to grow, or do."""
        if not self._looked_at:
            return False
        return self._elapsed < DELAY or (self._drawing is not None and self._drawing.whole is None)

    def _looks_at(self) -> tuple[object, ...]:
        """Everything the arrows depend on; empty if no card is looked at."""
        scene = self._scene
        number = scene.input.hovered
        if number is None or scene.overlay or scene.input.carried:
            return ()
        hand, area = tuple(scene.stage.hand), tuple(scene.stage.area)
        if number not in (*hand, *area, *scene.stage.offered) or number in ITEM_BY_NUMBER:
            return ()
        place = tuple(read_place(scene, number) or ())
        return number, place, scene.layout, hand, area, scene.meant, scene.app.words.code

    def _find(self) -> None:
        scene = self._scene
        number = scene.input.hovered
        assert number is not None
        card = scene.model.cards.by_number[number]
        sheet = scene.live_score.sheet_with(scene.model.view, scene.meant, card)
        if sheet is None:
            return
        self._elapsed = DELAY
        self.shown = shown_for(sheet, card)
        if scene.app.store.settings.arrows:
            found = plan(scene, self.shown)
            self._drawing = _Drawing(found) if found.arrows else None

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
        """What the relations suppose, unless the realm above them says so: it is the same."""
        scene = self._scene
        if scene.layout.shows_realm:
            return ""
        return supposed(scene.live_score, scene.model.cards, scene.app.words)

    # Arrows.

    @property
    def arrows(self) -> list[Arrow]:
        return self._drawing.plan.arrows if self._drawing else []

    @property
    def beads(self) -> list[pygame.Rect]:
        """Where the arrows' beads sit; empty ones for those that have none."""
        return self._drawing.plan.beads if self._drawing else []

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

    def leaves_to(self, area: pygame.Rect) -> float:
        """How bright words in an area are: none are to be read between arrows and beads."""
        crossed = any(arrow.area.colliderect(area) for arrow in self.arrows)
        return 1 - (1 - CROSSED) * self._faded_in() if crossed else 1.0

    def shade(self, screen: pygame.Surface, sprite: CardSprite) -> None:
        """Dims a card of the hand that has nothing to do with the one looked at."""
        if not self._drawing or sprite.card is None or sprite.pose.compact >= 0.5:
            return
        if sprite.card not in self._drawing.plan.touched:
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
        return self._grown(len(drawing.plan.arrows) - 1) >= 1 and self._faded_in() >= 1

    def _draw_growing(self, surface: pygame.Surface, drawing: _Drawing) -> None:
        for index in range(len(drawing.plan.arrows)):
            part = self._grown(index)
            if part > 0:
                self._painted(drawing, index).draw(surface, part, Point())
        for index, (arrow, place) in enumerate(
            zip(drawing.plan.arrows, drawing.plan.beads, strict=True)
        ):
            if self._grown(index) >= 1:
                self._draw_bead(surface, arrow, place)
        for place, picture in drawing.plan.ghosts:
            picture.set_alpha(round(255 * self._faded_in()))
            surface.blit(picture, place)

    def _painted(self, drawing: _Drawing, index: int) -> Painted:
        """An arrow's picture; each is painted when it begins to grow, not all in one frame."""
        while len(drawing.painted) <= index:
            arrow = drawing.plan.arrows[len(drawing.painted)]
            drawing.painted.append(Painted(arrow, self._scene.layout.scale))
        return drawing.painted[index]

    def _finished(self, drawing: _Drawing) -> pygame.Surface:
        """Everything, drawn once."""
        painted = [self._painted(drawing, index) for index in range(len(drawing.plan.arrows))]
        areas = [each.area for each in painted] + [
            bead for bead in drawing.plan.beads if bead.width
        ]
        areas += [place for place, _ in drawing.plan.ghosts]
        drawing.area = areas[0].unionall(areas[1:]).clip(self._scene.layout.felt)
        whole = pygame.Surface(drawing.area.size, pygame.SRCALPHA)
        offset = Point(drawing.area.topleft)
        for each in painted:
            each.draw(whole, 1.0, offset)
        for arrow, place in zip(drawing.plan.arrows, drawing.plan.beads, strict=True):
            self._draw_bead(whole, arrow, place.move(-drawing.area.x, -drawing.area.y))
        for place, picture in drawing.plan.ghosts:
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
