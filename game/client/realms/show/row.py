"""The hand on the table while it is counted: cards, what stands below them, and the light between
them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from functools import partial

import pygame

from game.client.motion import out_cubic, turning
from game.client.widgets.light import lit, margin, shaded
from game.client.widgets.look import ACTIVE, CREAM, GOLD_LIGHT, Face, hexed, mixed
from game.client.widgets.pictures import Kept
from game.client.widgets.tooltip import Tip
from game.lang import Language
from game.lang.language import signed, told
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.sheet import Reason, ScoreSheet
from game.titles.realms.scoring.standing import each_place

from ..badges import REASONS, badges, tell_badge
from ..card_face import CardPainter, Condition
from ..card_shape import full_shape
from ..changes import STEPS, Change, stippled
from .arcs import Arc, Drawn, Sign, bead, drawn
from .area_tokens import AreaTokens, put
from .boards import Part, plaque
from .faces import as_counted
from .layout import ShowLayout
from .lines import arcs_of, together
from .playback import FALLEN, Playback

GAIN, LOSS, GONE = hexed("#7fe3d4"), hexed("#ff8a76"), hexed("#ff9b86")
FAINT = mixed(CREAM, (60, 40, 32), 0.35)
THREADS = 0.65
"""How bright the threads of what was blanked stay."""
ON_PAINTING = 0.36
"""How far down the middle of a card's painting is."""
TURNED = (Reason.COPIES, Reason.TAKES, Reason.CHANGED)
CLEARED = (Reason.CLEARED,)


class Look(Enum):
    """How a card is lit."""

    PLAIN = auto()
    BRIGHT = auto()
    DIM = auto()


def out_expo(t: float) -> float:
    return 1.0 if t >= 1 else 1 - 2.0 ** (-10 * t)


class HandRow:
    """One hand, at one size of the window."""

    def __init__(
        self,
        layout: ShowLayout,
        painter: CardPainter,
        words: Language,
        cards: Catalogue,
        sheet: ScoreSheet,
        playback: Playback,
        reduced: bool,
    ) -> None:
        self._layout, self._painter, self._words = layout, painter, words
        self.sheet, self._playback, self._reduced = sheet, playback, reduced
        self._printed = [row.card for row in sheet.cards]
        self._counted = [as_counted(sheet, place, cards) for place in range(len(sheet.cards))]
        self._when = {
            place: {step.reason: index for index, step in _steps_of(playback.steps, place)}
            for place in range(len(sheet.cards))
        }
        self._kept = Kept(24_000_000)
        self._area = AreaTokens(layout, painter, words)
        self._arcs: dict[Arc, Drawn] = {}

    # What is drawn.

    def draw(self, screen: pygame.Surface) -> None:
        play = self._playback
        step = play.step
        focus = step.place if step and step.stage is Stage.COUNTING else None
        before = self._counted_before()
        for place in range(len(self._counted)):
            if place not in (focus, before):
                self._draw_card(screen, place, 0.0)
            self._draw_plate(screen, place)
        self._draw_threads(screen)
        if before is not None:
            self._draw_card(screen, before, 1 - self._grown)
        if focus is not None:
            self._draw_card(screen, focus, self._grown)
        if step:
            self._draw_arcs(screen, step)
        self._draw_ahead()

    @property
    def total(self) -> int:
        """What has been counted by now."""
        play = self._playback
        if play.at < 0 or not play.steps:
            return 0
        if play.finished:
            return play.steps[-1].total
        step = play.steps[play.at]
        return step.total - step.points + round(step.points * out_expo(play.acted))

    def tips(self) -> Iterator[Tip]:
        """What the signs on the cards mean; the card that is counted lies over the others."""
        step = self._playback.step
        focus = step.place if step and step.stage is Stage.COUNTING else -1
        for place in sorted(range(len(self._counted)), key=lambda place: place != focus):
            area = self._layout.counted(place) if place == focus else self._layout.card(place)
            condition = self._condition(place)
            for badge, where in badges(area, full_shape(area.width), condition).items():
                printed = badge in REASONS
                card = self._printed[place] if printed else self._face(place)
                yield Tip(where, partial(tell_badge, badge, card, self.sheet, self._words))

    @property
    def _grown(self) -> float:
        """How far the card that is counted has risen."""
        play = self._playback
        if self._reduced:
            return 1.0
        lit_first = bool(play.step and play.step.because & ~play.step.places)
        return out_cubic(min(1.0, 1.8 * play.lines if lit_first else 2.5 * play.acted))

    def _counted_before(self) -> int | None:
        """The card that was counted last, while it sinks back."""
        play = self._playback
        if play.at < 1 or self._grown >= 1 or play.finished:
            return None
        last = play.steps[play.at - 1]
        return last.place if last.stage is Stage.COUNTING else None

    # Cards.

    def _since(self, place: int, reasons: tuple[Reason, ...]) -> float:
        """How much of something has happened to a card: 0 not yet, 1 all of it."""
        play, when = self._playback, self._when[place]
        index = next((when[reason] for reason in reasons if reason in when), None)
        if index is None or not play.reached(index):
            return 0.0
        return 1.0 if play.past(index) else play.acted

    def _look(self, place: int) -> Look:
        play = self._playback
        step = play.step
        if step is None:
            return Look.PLAIN
        if (step.places | step.because) >> place & 1:
            return Look.BRIGHT
        if step.stage is not Stage.COUNTING:
            return Look.PLAIN
        return Look.DIM if self._when[place].get(Reason.COUNTED, -1) > play.at else Look.PLAIN

    def _draw_card(self, screen: pygame.Surface, place: int, grown: float) -> None:
        play, layout = self._playback, self._layout
        dealt = play.dealt(place)
        if dealt <= 0:
            return
        small, large = layout.card(place), layout.counted(place)
        turned, change = self._since(place, TURNED), self._falling(place)
        face, look = self._face(place), self._look(place)
        picture = self._picture(face, self._condition(place), look, grown > 0)
        if change and change.part and not change.sealed and not change.plain:
            picture = self._dissolving(face, change, look)
        area = _between(small, large, grown)
        if grown:
            reach = margin(large.width) * area.width // large.width
            size = (area.width + 2 * reach, area.height + 2 * reach)
            if size != picture.get_size():
                picture = pygame.transform.smoothscale(picture, size)
        narrow = 1.0
        if 0 < turned < 1 and not self._reduced:
            _, narrow = turning(turned)
            size = (max(1, round(picture.get_width() * narrow)), picture.get_height())
            picture = pygame.transform.smoothscale(picture, size)
        where = picture.get_rect(center=area.center)
        if dealt < 1 and not self._reduced:
            where.y += round((1 - out_cubic(dealt)) * layout.px(240))
        if change:
            where.x += round(change.shake * layout.scale)
        if grown and self._reduced:
            self._draw_card(screen, place, 0.0)
            dealt = play.lines if play.lines < 1 else play.acted
        if dealt < 1:
            picture.set_alpha(round(255 * dealt))
        screen.blit(picture, where)
        picture.set_alpha(255)
        if change and change.plain:
            grey = self._picture(face, Condition.BLANKED, look, grown > 0)
            put(screen, grey, where.center, change.part)
        if change and change.seal:
            self._draw_seal(screen, area, change.seal)
        sweep = self._since(place, CLEARED)
        if 0 < sweep < 1 and not self._reduced:
            self._draw_sweep(screen, area, sweep)
        if face is not self._printed[place] and narrow == 1.0:
            self._draw_old_face(screen, place, area)

    def _falling(self, place: int) -> Change | None:
        """How far a card has come that is blanked just now."""
        play = self._playback
        step = play.step
        if not step or step.reason not in FALLEN or not step.places >> place & 1:
            return None
        before = Condition.CLEARED if self._since(place, CLEARED) else Condition.FRESH
        return Change(before, Condition.BLANKED, 1.0, self._reduced, play.acting)

    def _dissolving(self, face: Card, change: Change, look: Look) -> pygame.Surface:
        """A card that turns grey, dot by dot."""
        width, step = self._layout.card_width, round(STEPS * change.part)

        def make() -> pygame.Surface:
            before = self._painter.full(face, width, change.before)
            made = stippled(before, self._painter.grey(face, width), step)
            return lit(made) if look is Look.BRIGHT else shaded(made)

        return self._kept.get((face.number, face.name, face.suit, "grey", step, look), make)

    def _draw_seal(self, screen: pygame.Surface, area: pygame.Rect, grown: float) -> None:
        """The seal on its way down."""
        seal, place = self._painter.seal(area.width)
        shown = pygame.transform.rotozoom(seal, 0, grown)
        put(screen, shown, (area.x + place[0], area.y + place[1]), min(1.0, 2 - grown))

    def _face(self, place: int) -> Card:
        """What a card looks like by now."""
        turned = self._since(place, TURNED) >= 0.5 or self._playback.finished
        return (self._counted if turned else self._printed)[place]

    def _condition(self, place: int) -> Condition:
        if self._since(place, FALLEN) >= 1:
            return Condition.BLANKED
        return Condition.CLEARED if self._since(place, CLEARED) > 0 else Condition.FRESH

    def _picture(self, face: Card, condition: Condition, look: Look, large: bool) -> pygame.Surface:
        width = self._layout.counted_width if large else self._layout.card_width

        def make() -> pygame.Surface:
            flat = self._painter.full(face, width, condition)
            if look is Look.DIM:
                flat = flat.copy()
                flat.fill((150, 150, 158), special_flags=pygame.BLEND_RGB_MULT)
            return lit(flat) if look is Look.BRIGHT else shaded(flat)

        return self._kept.get((face.number, face.name, face.suit, width, condition, look), make)

    def _draw_old_face(self, screen: pygame.Surface, place: int, area: pygame.Rect) -> None:
        """What the card was before it became something else."""
        width = self._layout.before_width
        card = self._printed[place]

        def make() -> pygame.Surface:
            token = self._painter.token(card, width)
            framed = pygame.Surface(
                (token.get_width() + 6, token.get_height() + 6), pygame.SRCALPHA
            )
            pygame.draw.rect(framed, (24, 14, 12), framed.get_rect(), border_radius=5)
            framed.blit(token, (3, 3))
            return pygame.transform.rotozoom(framed, 7, 1.0)

        token = self._kept.get(("token", card.number, width), make)
        screen.blit(token, token.get_rect(center=self.old_face_middle(area)))

    def old_face_middle(self, area: pygame.Rect) -> tuple[int, int]:
        """At the edge of the painting, where neither signs nor words are covered."""
        return area.right - self._layout.px(18), area.y + round(area.height * ON_PAINTING)

    def _draw_sweep(self, screen: pygame.Surface, area: pygame.Rect, part: float) -> None:
        """Gold that runs over a card whose penalty is cleared."""
        wide = area.width // 3

        def make() -> pygame.Surface:
            band = pygame.Surface((wide, area.height), pygame.SRCALPHA)
            for x in range(wide):
                strength = round(150 * (1 - abs(2 * x / wide - 1)))
                pygame.draw.line(band, (*ACTIVE, strength), (x, 0), (x, area.height))
            return band

        band = self._kept.get(("sweep", wide), make)
        screen.set_clip(area)
        screen.blit(band, (round(area.x - wide + (area.width + wide) * part), area.y))
        screen.set_clip(None)

    # Figures.

    def _draw_plate(self, screen: pygame.Surface, place: int) -> None:
        play, row = self._playback, self.sheet.cards[place]
        if play.dealt(place) < 1:
            return
        area = self._layout.plate(place)
        index = self._when[place].get(Reason.COUNTED)
        size = area.size
        parts: tuple[Part, ...]
        if self._since(place, FALLEN) > 0:
            text = self._words.text("pad-blanked")
            parts = ((text, Face.LABEL, round(area.height * 0.52), GONE),)
        elif index is None or not (play.reached(index) or play.finished):
            parts = (("…", Face.NUMBER, round(area.height * 0.5), FAINT),)
        elif index == play.at:
            size = (self._layout.px(120), self._layout.px(50))
            parts = tuple(self._sum(place, size[1]))
        else:
            parts = ((told(row.total), Face.NUMBER, round(area.height * 0.62), CREAM),)
        made = self._kept.get((size, parts), lambda: plaque(size, parts, self._layout.px(10)))
        screen.blit(made, made.get_rect(center=area.center))

    def _sum(self, place: int, height: int) -> Iterator[Part]:
        """Base, what it gains and loses, and what has grown of the sum."""
        row, part = self.sheet.cards[place], out_expo(self._playback.acted)
        if row.bonus or row.penalty:
            yield told(row.base), Face.NUMBER, round(height * 0.5), CREAM
            for points, tint in ((row.bonus, GAIN), (row.penalty, LOSS)):
                if points:
                    yield signed(points), Face.NUMBER, round(height * 0.5), tint
        yield told(round(row.total * part)), Face.NUMBER, round(height * 0.66), GOLD_LIGHT

    # Light.

    def _draw_arcs(self, screen: pygame.Surface, step: Step) -> None:
        play = self._playback
        self._area.draw(screen, self.sheet, step, min(1.0, 2 * play.lines))
        arcs = arcs_of(self.sheet, step, self._layout)
        run = out_cubic(play.lines)
        for arc in arcs:
            if self._reduced and play.lines < 1:
                self._arc(arc).faded(screen, play.lines)
            else:
                self._arc(arc).draw(screen, run, arc.end[0] > arc.start[0])
        if not (self._reduced and play.lines < 1):
            for arc in arcs:  # no figure lies under an arc
                self._arc(arc).draw_bead(screen, run)
        if play.lines >= 1 and step.stage is Stage.COUNTING:
            self._draw_together(screen, step)

    def _draw_ahead(self) -> None:
        """One arc of the next step with every frame: all of them at once would be seen to stutter.
        Those that are over go."""
        play, wanted = self._playback, self._threads()
        for step in play.steps[max(play.at, 0) : play.at + 2]:
            wanted += arcs_of(self.sheet, step, self._layout)
        self._arcs = {arc: found for arc, found in self._arcs.items() if arc in wanted}
        for arc in wanted:
            if arc not in self._arcs:
                self._arc(arc)
                break

    def _draw_together(self, screen: pygame.Surface, step: Step) -> None:
        card = self._layout.counted(step.place)
        for index, points in enumerate(together(self.sheet, step)):
            made = self._kept.get(("bead", points), partial(self._bead, points))
            up = self._layout.px(24 + 44 * index)
            screen.blit(made, made.get_rect(center=(card.centerx, card.y - up)))

    def _bead(self, points: int) -> pygame.Surface:
        sign = Sign.PAYS if points > 0 else Sign.COSTS
        return bead(sign, signed(points), self._layout.scale)

    def _draw_threads(self, screen: pygame.Surface) -> None:
        for arc in self._threads():
            self._arc(arc).faded(screen, THREADS)

    def _threads(self) -> list[Arc]:
        """What was blanked stays tied to what blanked it."""
        play = self._playback
        if play.finished:
            return []
        return [
            arc
            for index, step in enumerate(play.steps)
            if play.past(index) and step.reason in FALLEN
            for arc in arcs_of(self.sheet, step, self._layout)
        ]

    def _arc(self, arc: Arc) -> Drawn:
        if arc not in self._arcs:
            self._arcs[arc] = drawn(arc, self._layout.scale)
        return self._arcs[arc]


def _steps_of(steps: tuple[Step, ...], place: int) -> Iterator[tuple[int, Step]]:
    for index, step in enumerate(steps):
        if place in each_place(step.places) and step.stage is not Stage.EXTRA:
            yield index, step


def _between(small: pygame.Rect, large: pygame.Rect, part: float) -> pygame.Rect:
    return pygame.Rect(*(round(a + (b - a) * part) for a, b in zip(small, large, strict=True)))
