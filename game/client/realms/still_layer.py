"""What stands still on the table, drawn once and touched up where something has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.names import PERSON, portrait
from game.client.widgets import rich_text
from game.client.widgets.icons import icon
from game.client.widgets.light import halo
from game.client.widgets.look import CREAM, Face, font
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import original, scaled, sized
from game.client.widgets.rich_text import Style
from game.engine.seats import Controller
from game.lang import literal
from game.titles.realms.play.advice import Prospect
from game.titles.realms.play.state import PLAYING

from . import score_panel
from .live_score import supposed

if TYPE_CHECKING:
    from .table import TableScene

LINES = 14
"""As many lines of the chronicle as could ever be shown."""
SMALLEST_NAME = 8
"""Of a player, in pixels; one that is longer still is broken."""


@dataclass(frozen=True)
class Zone:
    """A part of the table: where it is, what it shows, and how that is drawn."""

    area: pygame.Rect
    shows: Hashable
    draw: Callable[[pygame.Surface], None]


class StillLayer:
    """The felt with deck, sun-dial, players and panel; only zones that show something new are
    drawn again."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._backdrop: pygame.Surface | None = None
        self._surface: pygame.Surface | None = None
        self._shown: list[Hashable] = []
        self._stale = True

    def refresh(self) -> None:
        """Something may have changed."""
        self._stale = True

    def resize(self) -> None:
        """The window has changed, or the language."""
        self._backdrop = self._surface = None
        self._stale = True

    def surface(self) -> pygame.Surface:
        """The layer as it should be now."""
        if self._backdrop is None or self._surface is None:
            self._backdrop = self._draw_backdrop()
            self._surface = self._backdrop.copy()
            self._shown = []
        if self._stale:
            self._stale = False
            zones = list(self._zones())
            before = self._shown if len(self._shown) == len(zones) else [None] * len(zones)
            for zone, shown in zip(zones, before, strict=True):
                if zone.shows != shown:
                    self._draw_again(zone.area, zones)
            self._shown = [zone.shows for zone in zones]
        return self._surface

    def _draw_again(self, area: pygame.Rect, zones: Sequence[Zone]) -> None:
        """A part of the table with all that reaches into it: light around a player falls on the
        neighbours, too."""
        assert self._backdrop
        assert self._surface
        self._surface.blit(self._backdrop, area, area)
        for zone in zones:
            if zone.area.colliderect(area):
                self._surface.set_clip(zone.area.clip(area))
                zone.draw(self._surface)
        self._surface.set_clip(None)

    def _zones(self) -> Iterator[Zone]:
        scene, layout = self.scene, self.scene.layout
        px, model = layout.px, scene.model
        view = model.view
        plaque = px(64)
        deck = layout.deck.inflate(px(60), 0)
        deck.height += plaque + px(16)
        yield Zone(deck, view.deck_size, lambda s: self._draw_deck(s, view.deck_size))
        left = max(0, model.options.ending - len(scene.stage.lying))
        if view.phase not in PLAYING:
            left = 0
        dial = layout.dial.copy()
        dial.height += plaque
        yield Zone(dial, left, lambda s: self._draw_dial(s, left))
        for seat in range(model.options.players):
            index = model.opponent_index(seat)
            acting = seat in model.acting
            area = layout.own_plate if index is None else layout.opponent(index)
            zone = area.inflate(px(52), px(52))
            who, held = scene.seats[seat], scene.held(seat)
            shows = (seat, who, acting, index, held if index is not None else 0)
            yield Zone(
                zone,
                shows,
                lambda s, seat=seat, area=area, acting=acting: (  # type: ignore[misc]
                    self._draw_player(s, seat, area, acting)
                ),
            )
        if layout.shows_realm:
            prospect = scene.live_score.prospect
            order = tuple(scene.stage.hand)
            score = (id(prospect), order, scene.live_score.counting)
            yield Zone(layout.realm, score, lambda s: self._draw_realm(s, prospect, order))
        words = scene.app.words
        told = tuple(words.say(line) for line in model.chronicle(LINES))
        yield Zone(
            layout.chronicle,
            told,
            lambda s: score_panel.chronicle(s, layout.chronicle, told, words, layout.reading),
        )

    def _draw_realm(
        self, surface: pygame.Surface, prospect: Prospect | None, order: Sequence[int]
    ) -> None:
        layout, words = self.scene.layout, self.scene.app.words
        note = supposed(self.scene.live_score, self.scene.model.cards, words)
        score_panel.realm(surface, layout.realm, prospect, order, words, layout.reading, note)

    def _draw_backdrop(self) -> pygame.Surface:
        """What only a new window size changes."""
        layout = self.scene.layout
        surface = pygame.Surface(layout.window)
        _spread(surface, "table/felt", pygame.Rect((0, 0), layout.window))
        _spread(surface, "table/wall", layout.wall)
        top = layout.wall.bottom - layout.px(10)
        _spread(surface, "table/rail", pygame.Rect(0, top, layout.felt.width, layout.px(30)))
        self._draw_tray(surface)
        score_panel.background(surface, layout.panel, layout.scale)
        return surface.convert()

    def _draw_tray(self, surface: pygame.Surface) -> None:
        layout = self.scene.layout
        grown = round(2 * 40 * 0.75 * layout.scale)
        frame = nine_patch(
            "table/tray",
            layout.tray.inflate(grown, grown).size,
            (112, 112, 112, 112),
            layout.scale * 0.75,
        )
        surface.blit(frame, layout.tray.inflate(grown, grown))
        for index in range(layout.slots):
            pose = layout.slot(index)
            slot = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.3))
            slot.center = (round(pose.x), round(pose.y))
            shade = pygame.Surface(slot.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (0, 0, 0, 46), shade.get_rect(), border_radius=10)
            pygame.draw.rect(shade, (217, 164, 65, 70), shade.get_rect(), 2, border_radius=10)
            surface.blit(shade, slot)

    def _draw_deck(self, surface: pygame.Surface, count: int) -> None:
        layout, app = self.scene.layout, self.scene.app
        back = self.scene.art.painter.back(layout.deck.width)
        for depth in range(min(4, count), 0, -1):
            surface.blit(back, layout.deck.move(2 * depth, 3 * depth))
        if count:
            surface.blit(back, layout.deck)
        text = app.words.text("table-deck", count=count)
        _plaque(
            surface,
            text,
            (layout.deck.centerx, layout.deck.bottom + round(38 * layout.scale)),
            layout.scale,
        )

    def _draw_dial(self, surface: pygame.Surface, left: int) -> None:
        layout, app = self.scene.layout, self.scene.app
        options = self.scene.model.options
        surface.blit(sized("table/dial", layout.dial.size), layout.dial)
        radius = layout.dial.width * 122 / 480
        gem_size = round(layout.dial.width * 64 / 480 * min(1.0, 12 / options.ending))
        for index in range(options.ending):
            name = "table/gem_lit" if index < left else "table/gem_dark"
            direction = pygame.Vector2(0, -radius).rotate(360 * (index + 0.5) / options.ending)
            middle = pygame.Vector2(layout.dial.center) + direction
            gem = sized(name, (gem_size, gem_size))
            surface.blit(gem, gem.get_rect(center=(round(middle.x), round(middle.y))))
        number = font(Face.NUMBER, round(layout.dial.width * 0.17)).render(str(left), True, CREAM)
        surface.blit(number, number.get_rect(center=layout.dial.center))
        below = (layout.dial.centerx, layout.dial.bottom + round(28 * layout.scale))
        _plaque(surface, app.words.text("table-left"), below, layout.scale)

    def _draw_player(
        self, surface: pygame.Surface, seat: int, area: pygame.Rect, acting: bool
    ) -> None:
        """A player's plate and, of the others, the backs of the hand and what is known of it."""
        layout, painter = self.scene.layout, self.scene.art.painter
        self._draw_plate(surface, seat, area, acting)
        player = self.scene.model.opponent_index(seat)
        if player is None:
            return
        count, known = self.scene.held(seat)
        for index in range(count):
            place = layout.held(player, index, count)
            if index < count - len(known):
                surface.blit(painter.back(place.width), place)
            else:
                shown = self.scene.model.cards.by_number[known[index - count + len(known)]]
                surface.blit(painter.token(shown, place.width), place)

    def _draw_plate(
        self, surface: pygame.Surface, seat: int, area: pygame.Rect, acting: bool
    ) -> None:
        """A portrait, and the name beside it; light around whoever is to act."""
        layout, px = self.scene.layout, self.scene.layout.px
        face = layout.face(area)
        plate = pygame.Rect(face.centerx, area.y + px(16), area.right - face.centerx, px(70))
        _board(surface, plate)
        if acting:
            reach = px(26)
            light = halo(face.size, reach, corner=0.5)
            for _ in range(2):
                surface.blit(light, face.inflate(2 * reach, 2 * reach))
        surface.blit(sized(f"portraits/{self._portrait(seat)}", face.size), face)
        left = face.right + px(10)
        room = pygame.Rect(left, plate.y, plate.right - left - px(18), plate.height - px(18))
        name = literal(self.scene.model.names[seat])
        style, smallest = Style(Face.NAME, Face.NAME), max(px(15), SMALLEST_NAME)
        words = rich_text.fitted(name, style, room.width, room.height, px(26), smallest)
        words = rich_text.cut(words, room.width, room.height)
        room.y = plate.centery - words.height // 2
        rich_text.draw(surface, words, room, CREAM, icon)

    def _portrait(self, seat: int) -> str:
        """Whoever sat down there, or plays on for somebody who gave up."""
        app, people = self.scene.app, self.scene.model.people
        who = self.scene.seats[seat]
        if who.controller is Controller.OPPONENT:
            return portrait(who.opponent, app.words)
        chosen = app.store.settings.portrait
        return portrait(PERSON, app.words, chosen, people.index(seat))


def _spread(surface: pygame.Surface, name: str, area: pygame.Rect) -> None:
    """A picture that covers an area from its upper edge, cut at the others."""
    found = original(name)
    scale = max(area.width / found.get_width(), area.height / found.get_height())
    grown = scaled(
        found, (round(found.get_width() * scale) + 1, round(found.get_height() * scale) + 1)
    )
    cut = pygame.Rect((0, 0), area.size)
    cut.midtop = grown.get_rect().midtop
    surface.blit(grown, area, cut)


def _board(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Dark wood with a golden edge, for a name or a few words."""
    surface.blit(nine_patch("table/plate", area.size, (44, 40, 44, 46), area.height / 128), area)


def _plaque(surface: pygame.Surface, text: str, middle: tuple[int, int], scale: float) -> None:
    word = font(Face.NAME, round(20 * scale)).render(text, True, CREAM)
    area = word.get_rect(center=middle).inflate(round(36 * scale), round(16 * scale))
    _board(surface, area)
    surface.blit(word, word.get_rect(center=middle))
