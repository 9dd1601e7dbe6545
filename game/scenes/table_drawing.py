"""How the table looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realms.actions import Action
from game.titles.realms.state import Phase
from game.widgets import score_panel
from game.widgets.button import ring
from game.widgets.look import ACTIVE, CREAM, FELT, GOLD, GOLD_DARK, Face, font, mixed
from game.widgets.nine_patch import nine_patch
from game.widgets.pictures import original, scaled, sized

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
        screen.blit(self._background(), (0, 0))
        targets = self.scene.targets() if not self.scene.overlay else {}
        if 0 in targets:
            _glow(screen, self.scene.layout.deck, self.scene.focused == 0)
            screen.blit(
                self.scene.app.painter.back(self.scene.layout.deck.width), self.scene.layout.deck
            )
        for number in (n for n in self.scene.area if n is not None):
            self._draw_card(screen, number, targets)
        for number in self.scene.hand:
            if number != self.scene.hovered:
                self._draw_card(screen, number, targets)
        for number in self.scene.drawn():
            self._draw_card(screen, number, targets)
        for sprite in self.scene.flying:
            self.scene.app.sprites.draw(screen, sprite, round(self.scene.layout.slot(0).width))
        if self.scene.hovered in self.scene.hand and not self.scene.overlay:
            self._draw_zoomed(screen, self.scene.hovered, in_hand=True)
        elif (
            self.scene.hovered is not None
            and not self.scene.overlay
            and self.scene.hovered in self.scene.sprites
        ):
            self._draw_zoomed(screen, self.scene.hovered, in_hand=False)
        self._draw_ribbon(screen)
        self.scene.buttons.draw(screen, pygame.mouse.get_pos())
        if self.scene.overlay:
            self.scene.overlay.draw(screen, self.scene.app.painter)

    def _draw_card(self, screen: pygame.Surface, number: int, targets: dict[int, Action]) -> None:
        sprite = self.scene.sprites.get(number)
        if sprite is None:
            return
        if number in targets and sprite.glide is None and sprite.compact:
            _glow(screen, sprite.area(), self.scene.focused == number)
        width = (
            round(self.scene.layout.slot(0).width)
            if sprite.compact
            else self.scene.layout.hand_width
        )
        self.scene.app.sprites.draw(screen, sprite, width)

    def _draw_zoomed(self, screen: pygame.Surface, number: int, in_hand: bool) -> None:
        """The card under the mouse, large enough to read."""
        sprite = self.scene.sprites[number]
        picture = self.scene.app.painter.full(
            self.scene.cards.by_number[number], self.scene.layout.zoom_width
        )
        area = picture.get_rect()
        if in_hand:
            area.midbottom = (round(sprite.pose.x), self.scene.layout.window[1] - 6)
        else:
            area.center = (round(sprite.pose.x), round(sprite.pose.y))
            area.left = round(sprite.area().right + 12)
            if area.right > self.scene.layout.felt.right:
                area.right = sprite.area().left - 12
        area.clamp_ip(self.scene.layout.felt)
        if number in self.scene.targets():
            _glow(screen, area, self.scene.focused == number)
        screen.blit(picture, area)

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
        margin = round(20 * layout.scale)
        inner = layout.panel.inflate(-2 * margin, -2 * margin)
        bottom = layout.panel.bottom - round(170 * layout.scale)
        realm = pygame.Rect(inner.x, inner.y, inner.width, round((bottom - inner.y) * 0.58))
        story = pygame.Rect(
            inner.x, realm.bottom + margin // 2, inner.width, bottom - realm.bottom - margin // 2
        )
        sheet = self.scene.sheet if app.store.settings.live_score else None
        score_panel.realm(surface, realm, sheet, app.words, app.painter, layout.scale)
        score_panel.chronicle(
            surface, story, self.scene.log[-14:], app.words, app.painter, layout.scale
        )
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
        lying = sum(number is not None for number in self.scene.area)
        left = max(0, options.ending - lying)
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
        layout, app, table = self.scene.layout, self.scene.app, self.scene.match.table
        scale = layout.scale
        view = table.view(self.scene.match.seat)
        plate = pygame.Rect(
            area.x + round(60 * scale),
            area.y + round(16 * scale),
            area.width - round(60 * scale),
            round(70 * scale),
        )
        board = nine_patch("table/plate", plate.size, (44, 40, 44, 46), plate.height / 128)
        if board:
            surface.blit(board, plate)
        else:
            pygame.draw.rect(surface, (58, 28, 24), plate, border_radius=8)
            pygame.draw.rect(surface, GOLD_DARK, plate, 2, border_radius=8)
        radius = round(62 * scale)
        middle = (area.x + radius, area.y + radius + round(6 * scale))
        _portrait(surface, seat, table.seats[seat].opponent, middle, radius)
        if seat in table.to_act and not self.scene.queue:
            pygame.draw.circle(surface, ACTIVE, middle, radius + 5, 5)
        left = middle[0] + radius + round(14 * scale)
        room = area.right - left - round(10 * scale)
        size = round(26 * scale)
        name = table.seats[seat].name
        while size > 9 and font(Face.NAME, size).size(name)[0] > room:
            size -= 1
        word = font(Face.NAME, size).render(name, True, CREAM)
        surface.blit(word, word.get_rect(midleft=(left, plate.centery)))
        width = round(58 * scale)
        count = view.sizes[seat]
        known = [self.scene.cards.by_number[number] for number in view.open[seat]]
        pitch = min(width * 0.8, (area.right - left - width) / max(count - 1, 1))
        for index in range(count):
            x, y = round(left + index * pitch), plate.bottom + round(6 * scale)
            if index < count - len(known):
                surface.blit(app.painter.back(width), (x, y))
            else:
                shown = known[index - (count - len(known))]
                surface.blit(app.painter.compact(shown, width), (x, y))


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


def _portrait(
    surface: pygame.Surface, seat: int, opponent: str, middle: tuple[int, int], radius: int
) -> None:
    size = (2 * radius, 2 * radius)
    face = sized(f"portraits/{opponent}", size) or sized("portraits/plugin", size)
    if face:
        surface.blit(face, face.get_rect(center=middle))
        return
    colours = [
        (90, 60, 120),
        (60, 110, 90),
        (150, 80, 50),
        (60, 90, 150),
        (140, 60, 80),
        (90, 90, 60),
    ]
    pygame.draw.circle(surface, mixed(colours[seat % 6], (20, 12, 16), 0.2), middle, radius)
    pygame.draw.circle(surface, GOLD, middle, radius, max(2, radius // 14))


def _glow(surface: pygame.Surface, area: pygame.Rect, focused: bool) -> None:
    """Light around what may be clicked."""
    for step in range(4):
        halo = pygame.Surface(area.inflate(8 + 6 * step, 8 + 6 * step).size, pygame.SRCALPHA)
        pygame.draw.rect(
            halo, (*ACTIVE, 60 - 13 * step), halo.get_rect(), border_radius=12 + 3 * step
        )
        surface.blit(halo, halo.get_rect(center=area.center))
    if focused:
        ring(surface, area)
