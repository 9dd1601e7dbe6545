"""How the table looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.motion import out_quad
from game.store.settings import PORTRAITS
from game.titles.realms.state import Phase
from game.widgets import score_panel
from game.widgets.button import ring
from game.widgets.light import halo, margin
from game.widgets.look import CREAM, FELT, GOLD, GOLD_DARK, Face, fitting, font
from game.widgets.nine_patch import nine_patch
from game.widgets.pictures import original, scaled, sized
from game.widgets.sprites import CardSprite

from .table_input import DECK

if TYPE_CHECKING:
    from .table import TableScene


class TableDrawing:
    """Draws a table scene; what stands still is drawn once and kept."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._still: pygame.Surface | None = None
        self._backdrop: pygame.Surface | None = None

    def refresh(self) -> None:
        """Something that stands still has changed."""
        self._still = None

    def resize(self) -> None:
        """The window has changed."""
        self._still = self._backdrop = None

    def draw(self, screen: pygame.Surface) -> None:
        scene, stage = self.scene, self.scene.stage
        screen.blit(self._background(), (0, 0))
        targets = {} if scene.overlay else scene.targets()
        if DECK in targets:
            self._draw_lit_deck(screen)
        for number in (*stage.lying, *stage.hand, *stage.offered):
            sprite = stage.sprites.get(number)
            if sprite and sprite is not scene.input.carried:
                self._draw_card(screen, sprite, number in targets)
        for sprite in stage.flying:
            scene.app.sprites.draw(screen, sprite, round(scene.layout.slot(0).width))
        if not scene.overlay:
            for number, grown in sorted(scene.input.zooms.items(), key=lambda each: each[1]):
                self._draw_zoomed(screen, number, out_quad(grown), number in targets)
        if scene.input.carried:
            self._draw_card(screen, scene.input.carried, glowing=True)
        self._draw_ribbon(screen)
        scene.buttons.draw(screen, pygame.mouse.get_pos())
        if scene.overlay:
            scene.overlay.draw(screen, scene.app.painter)

    def _draw_lit_deck(self, screen: pygame.Surface) -> None:
        """The deck, when one may draw from it."""
        deck, scene = self.scene.layout.deck, self.scene
        reach = margin(deck.width)
        screen.blit(halo(deck.size, reach), deck.inflate(2 * reach, 2 * reach))
        screen.blit(scene.app.painter.back(deck.width), deck)
        if scene.input.focused == DECK:
            ring(screen, deck)

    def _draw_card(self, screen: pygame.Surface, sprite: CardSprite, glowing: bool) -> None:
        layout = self.scene.layout
        if sprite.card is None:
            steady = layout.deck.width
        else:
            steady = round(layout.slot(0).width) if sprite.compact else layout.hand_width
        self.scene.app.sprites.draw(screen, sprite, steady, glowing)

    def _draw_zoomed(
        self, screen: pygame.Surface, number: int, grown: float, glowing: bool
    ) -> None:
        """The card under the mouse on its way to a size that is easy to read."""
        scene, layout = self.scene, self.scene.layout
        sprite = scene.stage.sprites[number]
        if sprite is scene.input.carried:
            return
        picture = scene.app.painter.full(scene.cards.by_number[number], layout.zoom_width)
        small = sprite.area()
        area = picture.get_rect()
        if number in scene.stage.hand:
            area.midbottom = (round(sprite.pose.x), layout.window[1] - 6)
        else:
            area.midleft = (small.right + 12, small.centery)
            if area.right > layout.felt.right:
                area.right = small.left - 12
        area.clamp_ip(layout.felt)
        if grown < 1:
            start = (
                small
                if number in scene.stage.hand
                else area.inflate(-area.width // 4, -area.height // 4)
            )
            between = pygame.Rect(
                *(round(a + (b - a) * grown) for a, b in zip(start, area, strict=True))
            )
            picture, area = pygame.transform.smoothscale(picture, between.size), between
        reach = margin(area.width)
        if glowing and grown == 1:
            screen.blit(halo(area.size, reach), area.inflate(2 * reach, 2 * reach))
        screen.blit(picture, area)
        if scene.input.focused == number:
            ring(screen, area)

    def _draw_ribbon(self, screen: pygame.Surface) -> None:
        text = self._status()
        if not text:
            return
        scale = self.scene.layout.scale
        size = round(27 * scale)
        word = font(Face.NAME, size).render(text, True, CREAM)
        area = pygame.Rect(0, 0, word.get_width() + round(170 * scale), round(64 * scale))
        area.center = (self.scene.layout.tray.centerx, self.scene.layout.tray.y - round(6 * scale))
        band = nine_patch("table/ribbon", area.size, (132, 40, 132, 40), area.height / 96)
        if band:
            screen.blit(band, area)
        else:
            pygame.draw.rect(screen, (120, 28, 28), area, border_radius=6)
            pygame.draw.rect(screen, GOLD, area, 2, border_radius=6)
        screen.blit(word, word.get_rect(center=area.center))

    def _status(self) -> str:
        words = self.scene.app.words
        if self.scene.ready:
            phase = self.scene.match.table.view(self.scene.match.seat).phase
            key = {
                Phase.TAKE: "table-draw-or-take",
                Phase.DISCARD: "table-discard",
                Phase.KEEP: "table-keep",
                Phase.EXCESS: "table-excess",
            }.get(phase, "table-your-turn")
            return words.text(key)
        thinking = self.scene.match.thinking
        if thinking is not None and not self.scene.queue:
            return words.text("table-thinking", player=self.scene.match.table.seats[thinking].name)
        return ""

    def _background(self) -> pygame.Surface:
        """All that stands still, drawn once."""
        if self._still is None:
            self._still = self._draw_still()
        return self._still

    def _draw_backdrop(self) -> pygame.Surface:
        """What only a new window size changes."""
        layout = self.scene.layout
        surface = pygame.Surface(layout.window)
        _picture(surface, "table/felt", pygame.Rect((0, 0), layout.window), FELT)
        _picture(surface, "table/wall", layout.wall, (46, 30, 28))
        top = layout.wall.bottom - round(10 * layout.scale)
        rail = pygame.Rect(0, top, layout.felt.width, round(30 * layout.scale))
        _picture(surface, "table/rail", rail, (107, 58, 34))
        self._draw_tray(surface)
        score_panel.background(surface, layout.panel, layout.scale)
        return surface.convert()

    def _draw_still(self) -> pygame.Surface:
        """What every event may change."""
        layout, app = self.scene.layout, self.scene.app
        if self._backdrop is None:
            self._backdrop = self._draw_backdrop()
        surface = self._backdrop.copy()
        self._draw_deck(surface)
        self._draw_dial(surface)
        for seat in range(self.scene.match.table.options.players):
            index = self.scene.opponent_index(seat)
            if index is not None:
                self._draw_opponent(surface, seat, layout.opponent(index))
            else:
                self._draw_plate(surface, seat, layout.own_plate)
        margin = round(20 * layout.scale)
        inner = layout.panel.inflate(-2 * margin, -2 * margin)
        bottom = layout.panel.bottom - layout.px(230)
        realm = pygame.Rect(inner.x, inner.y, inner.width, round((bottom - inner.y) * 0.58))
        story = pygame.Rect(
            inner.x, realm.bottom + margin // 2, inner.width, bottom - realm.bottom - margin // 2
        )
        sheet = self.scene.sheet if app.store.settings.live_score else None
        score_panel.realm(surface, realm, sheet, app.words, app.painter, layout.scale)
        lines = [app.words.say(told) for told in self.scene.log[-14:]]
        score_panel.chronicle(surface, story, lines, app.words, app.painter, layout.scale)
        return surface

    def _draw_tray(self, surface: pygame.Surface) -> None:
        layout = self.scene.layout
        grown = round(2 * 40 * 0.75 * layout.scale)
        frame = nine_patch(
            "table/tray",
            layout.tray.inflate(grown, grown).size,
            (112, 112, 112, 112),
            layout.scale * 0.75,
        )
        if frame:
            surface.blit(frame, layout.tray.inflate(grown, grown))
        else:
            pygame.draw.rect(surface, GOLD_DARK, layout.tray, 4, border_radius=8)
        for index in range(layout.slots):
            pose = layout.slot(index)
            slot = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.3))
            slot.center = (round(pose.x), round(pose.y))
            shade = pygame.Surface(slot.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (0, 0, 0, 46), shade.get_rect(), border_radius=10)
            pygame.draw.rect(shade, (217, 164, 65, 70), shade.get_rect(), 2, border_radius=10)
            surface.blit(shade, slot)

    def _draw_deck(self, surface: pygame.Surface) -> None:
        layout, app = self.scene.layout, self.scene.app
        count = self.scene.match.table.view(self.scene.match.seat).deck_size
        back = app.painter.back(layout.deck.width)
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

    def _draw_dial(self, surface: pygame.Surface) -> None:
        layout, app = self.scene.layout, self.scene.app
        options = self.scene.match.table.options
        left = max(0, options.ending - len(self.scene.stage.lying))
        dial = sized("table/dial", layout.dial.size)
        if dial:
            surface.blit(dial, layout.dial)
        else:
            pygame.draw.circle(surface, GOLD, layout.dial.center, layout.dial.width // 2, 6)
        radius = layout.dial.width * 122 / 480
        gem_size = round(layout.dial.width * 64 / 480 * min(1.0, 12 / options.ending))
        for index in range(options.ending):
            name = "table/gem_lit" if index < left else "table/gem_dark"
            direction = pygame.Vector2(0, -radius).rotate(360 * (index + 0.5) / options.ending)
            middle = pygame.Vector2(layout.dial.center) + direction
            gem = sized(name, (gem_size, gem_size))
            if gem:
                surface.blit(gem, gem.get_rect(center=(round(middle.x), round(middle.y))))
        number = font(Face.NUMBER, round(layout.dial.width * 0.17)).render(str(left), True, CREAM)
        surface.blit(number, number.get_rect(center=layout.dial.center))
        below = (layout.dial.centerx, layout.dial.bottom + round(28 * layout.scale))
        _plaque(surface, app.words.text("table-left"), below, layout.scale)

    def _draw_opponent(self, surface: pygame.Surface, seat: int, area: pygame.Rect) -> None:
        layout, app = self.scene.layout, self.scene.app
        view = self.scene.match.table.view(self.scene.match.seat)
        plate = self._draw_plate(surface, seat, area)
        left, width = plate.x + layout.px(78), layout.px(58)
        count = view.sizes[seat]
        known = [self.scene.cards.by_number[number] for number in view.open[seat]]
        pitch = min(width * 0.8, (area.right - left - width) / max(count - 1, 1))
        for index in range(count):
            x, y = round(left + index * pitch), plate.bottom + layout.px(6)
            if index < count - len(known):
                surface.blit(app.painter.back(width), (x, y))
            else:
                shown = known[index - (count - len(known))]
                surface.blit(app.painter.token(shown, width), (x, y))

    def _draw_plate(self, surface: pygame.Surface, seat: int, area: pygame.Rect) -> pygame.Rect:
        """A portrait, and the name beside it; light around whoever is to act."""
        px, scene = self.scene.layout.px, self.scene
        plate = pygame.Rect(area.x + px(60), area.y + px(16), area.width - px(60), px(70))
        board = nine_patch("table/plate", plate.size, (44, 40, 44, 46), plate.height / 128)
        if board:
            surface.blit(board, plate)
        else:
            pygame.draw.rect(surface, (58, 28, 24), plate, border_radius=8)
            pygame.draw.rect(surface, GOLD_DARK, plate, 2, border_radius=8)
        radius = px(62)
        face = pygame.Rect(area.x, area.y + px(6), 2 * radius, 2 * radius)
        if seat in scene.match.table.to_act and not scene.queue:
            reach = px(26)
            light = halo(face.size, reach, corner=0.5)
            for _ in range(2):
                surface.blit(light, face.inflate(2 * reach, 2 * reach))
        picture = sized(f"portraits/{self._portrait(seat)}", face.size) or sized(
            "portraits/plugin", face.size
        )
        if picture:
            surface.blit(picture, face)
        left = face.right + px(14)
        name = scene.match.table.seats[seat].name
        letters = fitting(name, Face.NAME, px(26), plate.right - left - px(14))
        word = letters.render(name, True, CREAM)
        surface.blit(word, word.get_rect(midleft=(left, plate.centery)))
        return plate

    def _portrait(self, seat: int) -> str:
        """Whose face a seat shows: an opponent's own, or one of those for people."""
        match = self.scene.match
        if seat not in match.people:
            return match.table.seats[seat].opponent
        chosen = self.scene.app.store.settings.portrait + match.people.index(seat)
        return f"person_{(chosen - 1) % PORTRAITS + 1}"


def _picture(
    surface: pygame.Surface, name: str, area: pygame.Rect, otherwise: tuple[int, int, int]
) -> None:
    """A picture that covers an area, cut at its edges; or a plain colour."""
    found = original(name)
    if found is None:
        pygame.draw.rect(surface, otherwise, area)
        return
    scale = max(area.width / found.get_width(), area.height / found.get_height())
    grown = scaled(
        found, (round(found.get_width() * scale) + 1, round(found.get_height() * scale) + 1)
    )
    cut = pygame.Rect((0, 0), area.size)
    cut.center = grown.get_rect().center
    cut.top = 0
    surface.blit(grown, area, cut)


def _plaque(surface: pygame.Surface, text: str, middle: tuple[int, int], scale: float) -> None:
    word = font(Face.NAME, round(20 * scale)).render(text, True, CREAM)
    area = word.get_rect(center=middle).inflate(round(36 * scale), round(16 * scale))
    board = nine_patch("table/plate", area.size, (44, 40, 44, 46), area.height / 128)
    if board:
        surface.blit(board, area)
    else:
        pygame.draw.rect(surface, (58, 28, 24), area, border_radius=8)
        pygame.draw.rect(surface, GOLD_DARK, area, 2, border_radius=8)
    surface.blit(word, word.get_rect(center=middle))
