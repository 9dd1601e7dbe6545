"""How the trading floor looks: what stands still, and over it the clock, the deal and the hand."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.client.widgets.button import NOWHERE, ring
from game.client.widgets.light import breath, cast, shine
from game.client.widgets.look import ACTIVE, CREAM, GOLD, GOLD_DARK, Face, font, hexed, mixed
from game.engine.message import message
from game.lang import literal
from game.titles.realms.play.advice import Trade
from game.titles.realms.text.score_text import explain, explain_rule

from ..pills import pill
from ..sprite_painter import Widths
from ..worth_text import Gain, worth_text
from .deals import Deal
from .parts import (
    ITALIC,
    LABEL,
    NAME,
    SOFT,
    arrow,
    bubble,
    is_cut,
    portrait,
    shown_card,
    wood,
    write,
)
from .still import FloorStill

if TYPE_CHECKING:
    from .scene import FloorScene

GEMS = 12
HURRIED, LAST = 30_000, 10_000
"""Milliseconds before the end from which on the clock hurries."""
GHOST = 90
"""How much one sees of a card that is in the hand only for the time being."""
FIELD = hexed("#1d0f2e")
RUBY = hexed("#d8344a")


class FloorDrawing:
    def __init__(self, scene: FloorScene) -> None:
        self.scene = scene
        self.still = FloorStill(scene)

    def draw(self, screen: pygame.Surface) -> None:
        scene = self.scene
        screen.blit(self.still.surface(), (0, 0))
        if scene.hidden:
            self._draw_paused(screen)
        else:
            self._draw_floor(screen)
        quiet = scene.veiled or scene.overlay is not None
        scene.buttons.draw(screen, NOWHERE if quiet else pygame.mouse.get_pos())
        scene.draw_over(screen)
        if scene.overlay:
            scene.overlay.draw(screen)
        scene.tooltip.draw(screen, scene.layout.reading, (each.area for each in scene.buttons))

    def _draw_floor(self, screen: pygame.Surface) -> None:
        scene, stage = self.scene, self.scene.stage
        self._draw_clock(screen)
        for index, deal in enumerate(scene.counter.waiting[:2]):
            self._draw_waiting(screen, deal, scene.layout.waiting(index))
        self._draw_deal(screen)
        self._draw_composer(screen)
        widths = Widths(scene.layout.hand_width, scene.layout.px(98), scene.layout.deck.width)
        carried = scene.input.carried
        for index, number in enumerate(stage.hand):
            sprite = stage.sprites.get(number)
            if sprite and carried and sprite is carried.sprite:
                self._draw_ghost(screen, number, index)
            elif sprite and sprite.seen:
                chosen = number == scene.composer.card
                scene.art.sprites.draw(screen, sprite, widths, self._light if chosen else 0.0)
        for sprite in (*(stage.shuffle.sprites() if stage.shuffle else ()), *stage.flying):
            if sprite.seen:
                scene.art.sprites.draw(screen, sprite, widths)
        self._draw_speech(screen)
        self._draw_read(screen)
        if carried:
            self._draw_carried(screen, scene.input.mouse)

    @property
    def _light(self) -> float:
        motion = self.scene.app.motion
        return 1.0 if motion.reduced else breath(motion.now)

    # The clock.

    def _draw_clock(self, screen: pygame.Surface) -> None:
        scene, area = self.scene, self.scene.layout.clock
        left, whole = scene.time_left, scene.model.options.closes
        middle, radius = area.center, area.width / 2
        hurried = 0 < left <= HURRIED
        for index in range(24):
            angle = 2 * pi * index / 24
            tip = radius * (1.0 if index % 2 else 0.94)
            points = [
                (middle[0] + r * cos(angle + a), middle[1] + r * sin(angle + a))
                for r, a in ((tip, 0), (radius * 0.8, 0.09), (radius * 0.8, -0.09))
            ]
            pygame.draw.polygon(screen, GOLD, points)
        pygame.draw.circle(screen, GOLD_DARK, middle, radius * 0.85)
        pygame.draw.circle(screen, GOLD, middle, radius * 0.82)
        pygame.draw.circle(screen, FIELD, middle, radius * 0.77)
        lit = -(-left * GEMS // whole)
        for index in range(GEMS):
            angle = 2 * pi * (index + 0.5) / GEMS - pi / 2
            place = (middle[0] + radius * 0.64 * cos(angle), middle[1] + radius * 0.64 * sin(angle))
            on = index >= GEMS - lit
            colour = RUBY if on else mixed(FIELD, GOLD_DARK, 0.35)
            if on and hurried and not scene.app.motion.reduced:
                colour = mixed(RUBY, (255, 220, 180), 0.5 + 0.5 * sin(scene.app.motion.now * 7))
            pygame.draw.circle(screen, GOLD_DARK, place, radius * 0.115)
            pygame.draw.circle(screen, colour, place, radius * 0.09)
        seconds = -(-left // 1000)
        size = round(area.width * 0.23 * (1.15 if 0 < left <= LAST else 1.0))
        text = f"{seconds // 60}:{seconds % 60:02}"
        word = font(Face.NUMBER, size).render(text, True, CREAM)
        screen.blit(word, word.get_rect(center=middle))

    # Deals.

    def _draw_deal(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words, area = layout.px, scene.app.words, layout.deal
        deal = scene.counter.front
        wood(screen, area, layout.scale)
        if deal is None:
            room = area.inflate(-px(120), -px(80))
            write(screen, words.text("floor-no-deal"), room, px(25), SOFT, ITALIC, centred=True)
            return
        if scene.counter.ready:
            shine(screen, area, 0.5 * self._light)
        face = pygame.Rect(area.x + px(14), area.y + px(14), px(76), px(76))
        screen.blit(portrait(scene.company.portraits[deal.seat], face.size), face)
        name = literal(scene.names[deal.seat])
        head = pygame.Rect(face.right + px(10), area.y + px(14), px(172), px(40))
        write(screen, name, head, px(25), style=NAME)
        key = (
            "floor-deal-answer"
            if deal.is_answer
            else "floor-deal-alone"
            if deal.alone
            else "floor-deal-all"
        )
        below = pygame.Rect(head.x, head.bottom, head.width, px(34))
        write(screen, words.text(key), below, px(20), SOFT, ITALIC)
        self._draw_worth(screen, deal)
        self._draw_cards(screen, deal)
        bar = layout.deal_time
        pygame.draw.rect(
            screen, mixed(GOLD, (30, 16, 10), 0.75), bar, border_radius=bar.height // 2
        )
        filled = bar.copy()
        filled.width = round(bar.width * deal.left(scene.now))
        pygame.draw.rect(screen, GOLD, filled, border_radius=bar.height // 2)
        seconds = max(0, -(-(deal.until - scene.now) // 1000))
        left = pygame.Rect(
            bar.right + px(8), bar.y - px(10), area.right - bar.right - px(20), px(28)
        )
        write(screen, words.text("floor-seconds-left", seconds=seconds), left, px(19), SOFT, ITALIC)

    def _draw_worth(self, screen: pygame.Surface, deal: Deal) -> None:
        """Gain, total and reason."""
        scene, layout = self.scene, self.scene.layout
        px, words = layout.px, scene.app.words
        give = scene.give_for(deal)
        room = layout.deal_gain
        if not deal.gives:
            write(screen, words.text("floor-deal-lacking"), room, px(21), SOFT, ITALIC)
        spread = scene.scores.spread(deal, give) if give is not None else None
        if give is None or spread is None:
            return
        known, now = deal.known, scene.scores.now
        total = scene.scores.total(Trade(give, known)) if known is not None else None
        if total is None or now is None:
            self._draw_spread(screen, spread, room)
            return
        change = f"{worth_text(now.worth)} › *{worth_text(total)}*"
        line = pygame.Rect(room.x, room.bottom, room.width, px(30))
        because = scene.scores.reason()
        said = words.say(explain(*because)) if because else ""
        below = self._down_to_the_edge(line.bottom)
        if is_cut(said, below, px(20)):  # a long reason has the room below to itself
            room, line = (
                pygame.Rect(room.x + place * room.width // 2, room.y, room.width // 2, room.height)
                for place in range(2)
            )
            below = self._down_to_the_edge(room.bottom)
        if because and is_cut(said, below, px(20)):  # rather the rule alone than half of it all
            said = words.say(explain_rule(*because))
        self._draw_spread(screen, spread, room, 1.1, lit=True)
        write(screen, change, line, px(25), centred=True)
        write(screen, said, below, px(20), CREAM)

    def _down_to_the_edge(self, top: int) -> pygame.Rect:
        """What is left of the deal's plate under what it brings."""
        layout = self.scene.layout
        room, bottom = layout.deal_gain, layout.deal.bottom - layout.px(18)
        return pygame.Rect(room.x, top, room.width, bottom - top)

    def _draw_spread(
        self,
        screen: pygame.Surface,
        spread: tuple[Gain, Gain],
        room: pygame.Rect,
        size: float = 1.0,
        *,
        lit: bool = False,
    ) -> None:
        """What a deal brings, or the least and the most that there may be."""
        scale, gains = self.scene.layout.scale * size, list(dict.fromkeys(spread))
        for place, each in enumerate(gains):
            sign = pill(each, lit and len(gains) == 1 and each.points > 0, scale)
            x = room.x + room.width * (2 * place + 1) // (2 * len(gains))
            screen.blit(sign, sign.get_rect(center=(x, room.centery)))
        if len(gains) > 1:
            word = self.scene.app.words.text("floor-to-most")
            write(screen, word, room, round(20 * scale), SOFT, ITALIC, centred=True)

    def _draw_cards(self, screen: pygame.Surface, deal: Deal) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words = layout.px, scene.app.words
        give = scene.give_for(deal)
        for index, key in enumerate(("floor-you-get", "floor-you-give")):
            place = layout.deal_card(index)
            head = pygame.Rect(place.x - px(10), place.y - px(34), place.width + px(20), px(30))
            write(screen, words.text(key), head, px(19), style=LABEL, centred=True)
            number = deal.known if index == 0 else give
            if number:
                card = scene.art.painter.compact(scene.model.cards.by_number[number], place.width)
                cast(screen, place)
                screen.blit(card, place)
            elif index == 0:
                shown_card(screen, scene.art.painter, scene.model.cards, place, None, deal.suit)
        middle = (layout.deal_card(0).right + layout.deal_card(1).x) // 2
        y = layout.deal_card(0).centery
        arrow(screen, (middle - px(18), y - px(12)), px(36), GOLD)
        arrow(screen, (middle + px(18), y + px(12)), -px(36), GOLD)

    def _draw_waiting(self, screen: pygame.Surface, deal: Deal, area: pygame.Rect) -> None:
        scene, layout = self.scene, self.scene.layout
        px, words = layout.px, scene.app.words
        wood(screen, area, layout.scale)
        face = pygame.Rect(area.x + px(10), area.y + px(12), px(54), px(54))
        screen.blit(portrait(scene.company.portraits[deal.seat], face.size), face)
        give = scene.give_for(deal)
        asked = scene.speech.want(None) if deal.gives else message("floor-deal-nothing")
        gives = scene.speech.card(give) if give else asked
        said = words.text("floor-waiting", get=scene.speech.told(deal.known, deal.suit), give=gives)
        spread = scene.scores.spread(deal, give) if give else None
        worth = pygame.Rect(area.x, area.bottom - px(48), area.width, px(36))
        text = pygame.Rect(face.right + px(8), area.y + px(12), 0, 0)
        text.width = area.right - text.x - px(22)
        text.height = (worth.top if spread else area.bottom - px(14)) - text.top
        write(screen, said, text, px(20))
        if spread:
            self._draw_spread(screen, spread, worth, 0.85)

    def _draw_composer(self, screen: pygame.Surface) -> None:
        scene, layout = self.scene, self.scene.layout
        card = scene.composer.card
        if card is None or not scene.composing:
            return
        part = layout.composer_part(0)
        wood(screen, part, layout.scale)
        text = part.inflate(-layout.px(24), -layout.px(10))
        write(screen, scene.speech.say(scene.speech.card(card)), text, layout.px(23), centred=True)

    # The hand.

    def _draw_read(self, screen: pygame.Surface) -> None:
        """The card under the mouse, large enough to read."""
        scene, number = self.scene, self.scene.input.read
        sprite = scene.stage.sprites.get(number) if number is not None else None
        if number is None or sprite is None or scene.input.carried:
            return
        area = scene.layout.zoomed(sprite.area(), True)
        answers = scene.deal_buttons[0].area.unionall([each.area for each in scene.deal_buttons])
        if scene.counter.front and area.colliderect(
            answers
        ):  # nothing lies over what one answers with
            area.right = answers.x - scene.layout.px(12)
        picture = scene.art.painter.full(
            scene.model.cards.by_number[number], area.width, sprite.condition
        )
        cast(screen, area)
        screen.blit(picture, area)

    def _draw_ghost(self, screen: pygame.Surface, number: int, index: int) -> None:
        """Where a card that is carried comes back to."""
        scene, layout = self.scene, self.scene.layout
        pose = layout.hand(index, len(scene.stage.hand))
        card = scene.model.cards.by_number[number]
        picture = scene.art.painter.full(card, layout.hand_width)
        ghost = pygame.transform.rotozoom(picture, pose.angle, 1.0)
        ghost.set_alpha(GHOST)
        screen.blit(ghost, ghost.get_rect(center=(round(pose.x), round(pose.y))))

    def _draw_carried(self, screen: pygame.Surface, mouse: tuple[int, int]) -> None:
        scene = self.scene
        number = scene.input.carried_number
        if number is None:
            return
        token = scene.art.painter.token(scene.model.cards.by_number[number], scene.layout.px(112))
        place = token.get_rect(center=mouse)
        cast(screen, place)
        screen.blit(token, place)

    def _draw_speech(self, screen: pygame.Surface) -> None:
        """What is called from the stalls, on their awnings."""
        scene, layout = self.scene, self.scene.layout
        for index, text in scene.calls_out():
            cloth = layout.awning(index)
            said = bubble(text, cloth.width, layout.scale)
            area = said.get_rect(midbottom=cloth.midbottom)
            screen.blit(said, area.move(layout.px(40), -layout.px(14)).clamp(cloth))

    # Nobody looks.

    def _draw_paused(self, screen: pygame.Surface) -> None:
        """The hands are hidden while the clock stands."""
        scene, layout = self.scene, self.scene.layout
        self._draw_clock(screen)
        back = scene.art.painter.back(layout.hand_width)
        for index in range(len(scene.stage.hand)):
            pose = layout.hand(index, len(scene.stage.hand))
            screen.blit(back, back.get_rect(center=(round(pose.x), round(pose.y))))
        wood(screen, layout.deal, layout.scale)
        room = layout.deal.inflate(-layout.px(80), -layout.px(60))
        room.height //= 2
        words = scene.app.words
        write(screen, words.text("floor-paused"), room, layout.px(44), style=NAME, centred=True)
        below = room.move(0, room.height)
        write(
            screen, words.text("floor-paused-how"), below, layout.px(24), SOFT, ITALIC, centred=True
        )
        pygame.draw.rect(screen, ACTIVE, layout.deal, 2, border_radius=8)
        if scene.paused and scene.buttons.focused is None:
            ring(screen, scene.pause_button.area)
