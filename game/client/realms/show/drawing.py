"""How the show looks: reads the scene, changes nothing in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.match.hall import hall
from game.client.widgets.medal import medal
from game.client.widgets.nine_patch import nine_patch
from game.client.widgets.pictures import Kept, sized
from game.client.widgets.tooltip import Tip
from game.lang.language import told
from game.titles.realms.scoring.script import Stage
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.wording import card_name

from .boards import label
from .choices import AnswerButton, ChoicesPanel
from .playback import Playback
from .players import Sitting, draw_player
from .row import HandRow
from .stages import draw_stages
from .telling import Telling

if TYPE_CHECKING:
    from .scene import ShowScene

PANEL_MARGINS = (96, 96, 96, 96)


class ShowDrawing:
    """What stands still is drawn once for every step; over it, all that moves."""

    def __init__(self, scene: ShowScene) -> None:
        self.scene = scene
        self._backdrop: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._shows: Hashable = None
        self._kept = Kept(12_000_000)
        self._row: HandRow | None = None

    # What has changed.

    def resize(self) -> None:
        """The window, the language or the hand is another."""
        scene = self.scene
        if self._backdrop is None or self._backdrop.get_size() != scene.layout.window:
            self._backdrop = None
            self._still = None
        self._shows = None
        self._kept.clear()
        self._row = HandRow(
            scene.layout,
            scene.art.painter,
            scene.app.words,
            scene.model.view.options.cards,
            scene.sheet,
            scene.playback or scene.lying,
            scene.app.motion.reduced,
        )

    def refresh(self) -> None:
        self._shows = None

    def panel(self) -> ChoicesPanel:
        scene = self.scene
        return ChoicesPanel(
            scene.layout,
            scene.app.words,
            scene.art.painter,
            scene.model.view.options.cards,
            scene.asked,
            scene.asking,
            scene.model.choosers(scene.seat),
            all(scene.model.may_reconsider(scene.seat, each.chooser) for each in scene.asked),
        )

    # What stands still.

    def _still_surface(self) -> pygame.Surface:
        scene, play = self.scene, self.scene.playback
        stage = play.step.stage if play and play.step else None
        shows = (scene.seat, stage, len(scene.counted), play is None, scene.asking)
        if self._still is None or self._shows != shows:
            self._shows = shows
            if self._backdrop is None:
                layout = scene.layout
                self._backdrop = hall(layout.window, layout.wall.height, layout.scale)
            if self._still is None:
                self._still = self._backdrop.copy()
            else:
                self._still.blit(self._backdrop, (0, 0))
            self._paint(self._still, stage)
        return self._still

    def _paint(self, surface: pygame.Surface, stage: Stage | None) -> None:
        scene, layout = self.scene, self.scene.layout
        painter, words = scene.art.painter, scene.app.words
        for index, seat in enumerate(scene.model.order):
            draw_player(surface, layout, layout.player(index), self._sitting(seat), painter)
        steps = scene.playback.steps if scene.playback else ()
        happening = {step.stage for step in steps}
        draw_stages(surface, layout, words, scene.model.stages, happening, stage)
        panel = layout.panel
        surface.blit(
            nine_patch("table/panel", panel.size, PANEL_MARGINS, 0.5 * layout.scale), panel
        )
        if scene.choosing:
            self.panel().paint(surface, self._title())
        surface.blit(sized("table/dial", layout.sun.size), layout.sun)
        text = words.text("show-so-far")
        if scene.playback and scene.playback.finished:
            text = words.text("table-total")
        sign = label(text, layout.px(40))
        surface.blit(
            sign, sign.get_rect(center=(layout.sun.centerx, layout.sun.bottom - layout.px(2)))
        )

    def _title(self) -> str:
        scene, words = self.scene, self.scene.app.words
        if len(scene.model.people) == 1:
            return words.text("table-chosen")
        return words.text("show-choices-of", player=scene.company.names[scene.seat])

    def _sitting(self, seat: int) -> Sitting:
        scene, model, words = self.scene, self.scene.model, self.scene.app.words
        counted, now = seat in scene.counted, seat == scene.seat
        if counted:
            says = told(model.sheet(seat).total)
        elif now and scene.playback is None:
            says = words.text("show-decides")
        else:
            says = words.text("show-counted" if now else "show-waits")
        hand = model.hand(seat)
        return Sitting(
            scene.company.names[seat],
            scene.company.portraits[seat],
            says,
            counted,
            now,
            hand if counted else (),
            0 if counted or now else len(hand),
        )

    def tips(self) -> Iterator[Tip]:
        """What can be asked about."""
        for button in self.scene.buttons:
            if isinstance(button, AnswerButton):
                yield Tip(button.area, partial(str, button.means))
        if self._row:
            yield from self._row.tips()

    # What moves.

    def draw(self, screen: pygame.Surface) -> None:
        layout = self.scene.layout
        screen.blit(self._still_surface(), (0, 0))
        if self._row:
            self._row.draw(screen)
        screen.blit(self._parchment(), layout.parchment)
        medal(screen, layout.medal, told(self._row.total if self._row else 0))

    def _parchment(self) -> pygame.Surface:
        scene, play = self.scene, self.scene.playback
        telling = Telling(scene.layout, scene.app.words, scene.art.painter, scene.model.origins)
        if play is None or self._row is None:
            return self._kept.get("waiting", lambda: telling.remark(*self._waiting()))
        steps, at = play.steps, play.at
        sheet = self._row.sheet
        if play.step is None:
            name = scene.company.names[scene.seat]
            text = self._summary(sheet, play)
            return self._kept.get(("all", at), lambda: telling.remark(name, text))
        return self._kept.get(("step", at), lambda: telling.step(sheet, steps, at))

    def _waiting(self) -> tuple[str, str]:
        scene, words = self.scene, self.scene.app.words
        name, hand = scene.company.names[scene.seat], scene.model.hand(scene.seat)
        if scene.choosing:
            return name, words.text("show-laid-out", count=len(hand))
        return name, words.text("strip-thinking")

    def _summary(self, sheet: ScoreSheet, play: Playback) -> str:
        """Before the count: what lies there. After it: what came out, and what brought most."""
        words = self.scene.app.words
        if not play.finished:
            return words.text("show-laid-out", count=len(sheet.cards))
        best = max(sheet.cards, key=lambda row: row.total)
        summed = words.text(
            "show-sum",
            points=sheet.total,
            base=sheet.base_sum,
            card=card_name(best.name),
            most=best.total,
        )
        if not sheet.items:
            return summed
        points = sum(value for _, value in sheet.items)
        return f"{summed} {words.text('show-sum-items', points=told(points))}"
