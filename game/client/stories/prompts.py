"""What is said to the player: the ribbon, the tray, the foot of the panel, and the question of
the ferry."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.match.finale import headline
from game.client.widgets.button import Button
from game.client.widgets.free_place import free_place
from game.engine.message import Arg, joined, message
from game.lang import plain
from game.titles.stories.actions import Along, Tell
from game.titles.stories.board import CASTLE, Magic
from game.titles.stories.events import Event, Idle, LastRound, Rolled
from game.titles.stories.state import DICE, STORIES, Position
from game.titles.stories.text.event_text import space_name

from .geography import PLACES, radius

if TYPE_CHECKING:
    from .table import BoardScene

REFUSED = 2.6
"""Seconds one can read why something cannot be."""
CASTLE_SIZE = (130, 260)
"""Of the Castle on the board, from its highest roof to the edge of its court."""
SURE = 12.0
"""Seconds in which the golden button, pressed once more, gives up what is left."""


class Prompts:
    """Finds the words for how things stand."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._refused, self._left = "", 0.0
        self.sure = False
        """Whether the player has been told what the end of the turn gives up."""
        self._waiting: dict[int, list[str]] = {}
        """Where the pawns of each player stood who has given something up."""
        self.yes = Button("", lambda: scene.act(Along(True)), primary=True)
        self.no = Button("", lambda: scene.act(Along(False)))

    def say(self, what: str) -> None:
        """Something to be read for a while, in place of what is to be done."""
        self._refused, self._left, self.sure = what, REFUSED, False

    def name_what_is_left(self) -> None:
        """Dice could still be used, stories told before all: who wants to end the turn nevertheless
        says so once more."""
        self._refused, self._left, self.sure = self._what_is_left(), SURE, True

    @property
    def asks_before_the_end(self) -> bool:
        """Whether the end of the turn would give up what the player may not have thought of. Who
        waits for a number with the same pawns as in an earlier turn has thought of it."""
        scene = self._scene
        waits_again = self._waiting.get(scene.model.seat) == self._own_pawns
        told = any(way.tells for way in scene.ways)
        return bool(scene.ways) and not self.sure and (told or not waits_again)

    def give_up_what_is_left(self) -> None:
        """The player ends the turn, and knows what else there was to do, if anything."""
        if self._scene.ways:
            self._waiting[self._scene.model.seat] = self._own_pawns

    @property
    def _own_pawns(self) -> list[str]:
        model = self._scene.model
        return sorted(model.position.pawns[model.seat])

    def _what_is_left(self) -> str:
        ways = self._scene.ways
        stories = [
            message("board-story-with", story=message(f"story-{way.target}"), number=way.number)
            for way in ways
            if way.tells
        ]
        if stories:
            return self._text("board-sure-stories", story=joined("and", stories))
        numbers = sorted({way.number for way in ways})
        left = joined("and", (message("board-number", value=number) for number in numbers))
        return self._text("board-sure", dice=left)

    def calm(self) -> None:
        """Something was done: nothing of what was said counts any more."""
        self._left, self.sure = 0.0, False

    def update(self, seconds: float) -> None:
        self._left = max(0.0, self._left - seconds)
        self.sure = self.sure and self._left > 0

    @property
    def is_refusing(self) -> bool:
        return self._left > 0

    def _text(self, key: str, /, **args: Arg) -> str:
        return plain(self._scene.app.words.text(key, **args))

    # The ribbon.

    @property
    def ribbon(self) -> str:
        """Whose turn it is, and what to do."""
        scene, model = self._scene, self._scene.model
        if self.is_refusing:
            return self._refused
        if model.outcome and not model.queue:
            return headline(model.outcome, model.people, model.names, scene.app.words)
        if model.story and isinstance(last := model.story[-1], LastRound) and not scene.ready:
            player = model.names[last.seat]
            return self._text("board-last", player=player, count=STORIES)
        if not scene.ready:
            return self._of_others()
        todo, last = self._todo(), scene.stage.shown.ending
        if len(model.people) > 1:
            key = "board-turn-of-last" if last else "board-turn-of"
            return self._text(key, player=model.names[model.seat], todo=todo)
        key = "board-your-turn-last" if last else "board-your-turn"
        return todo if model.asked_along else self._text(key, todo=todo)

    def _of_others(self) -> str:
        model = self._scene.model
        seat = model.acting[0] if model.acting else self._scene.stage.shown.seat
        if self._scene.stage.shown.waiting:
            return self._text("board-who-rides")
        if seat == model.seat and model.story and _is_nothing(model.story[-1]):
            return self._text("board-your-turn", todo=self._text("board-no-move"))
        if seat == model.seat:
            return self._text("board-own")
        if self._scene.can_undo:
            return self._text("board-second-thought", player=model.names[seat])
        key = "board-thinking" if seat == model.thinking and not model.queue else "board-others"
        return self._text(key, player=model.names[seat])

    def _todo(self) -> str:
        scene, model = self._scene, self._scene.model
        choice, position = scene.hands.choice, model.position
        if model.asked_along:
            return self._text(
                "board-along",
                player=model.names[position.seat],
                dock=space_name(position.ferry),
            )
        if choice.magic is not None:
            return self._text(f"board-magic-{choice.magic}")
        if model.arranging:
            if scene.castle == scene.home:
                return self._text("board-no-dice")
            return self._text("board-roll-last" if scene.stage.shown.ending else "board-roll")
        if scene.hands.fan:
            return self._text("board-which-way")
        if choice.target:
            return self._text("board-which-pawn")
        if choice.start:
            return self._text("board-where-to")
        if not scene.ways:
            return self._text("board-magic-left" if scene.spells.usable else "board-no-move")
        if position.options.expert:
            return self._text(self._dice_todo(position))
        if position.magic is Magic.TWO:
            return self._text("board-second" if position.used else "board-first")
        told = any(isinstance(action, Tell) for action in model.legal)
        return self._text("board-tell" if told else "board-move")

    def _dice_todo(self, position: Position) -> str:
        """Every die may be used; with Move Two one of them twice."""
        if position.magic is not Magic.TWO or position.doubled:
            return "board-use-dice"
        if not position.used:
            return "board-first-with"
        again = any(way.number not in position.dice for way in self._scene.ways)
        return "board-second-with" if again else "board-use-dice"

    # Beside the dice.

    @property
    def dice_words(self) -> str:
        scene, model = self._scene, self._scene.model
        shown = scene.stage.shown
        if scene.arranging:
            count = min(DICE, scene.home - scene.castle)
            return self._text("board-dice-will", count=count)
        if not shown.dice:
            return ""
        if shown.seat != model.seat:
            return self._text("board-dice-of", player=model.names[shown.seat])
        return self._text("board-dice", count=len(shown.dice))

    # At the foot of the panel.

    @property
    def round_words(self) -> tuple[str, str]:
        shown, names = self._scene.stage.shown, self._scene.model.names
        key = "board-last-round" if shown.ending else "board-round"
        return self._text(key, number=shown.round), self._text(
            "board-began", player=names[shown.first]
        )

    # The golden button.

    @property
    def gold(self) -> str:
        scene = self._scene
        position = scene.model.position
        if scene.arranging:
            return self._text("board-roll-dice", count=min(DICE, scene.home - scene.castle))
        mine = position.seat == scene.model.seat and scene.ready
        if mine and self.sure:
            return self._text("board-end-sure")
        if mine and position.options.expert and position.dice:
            return self._text("board-end-left", count=len(position.dice))
        return self._text("board-end")

    @property
    def magic(self) -> str:
        scene = self._scene
        if scene.hands.choice.magic is not None:
            return self._text("board-magic-off")
        return self._text("board-magic")

    # The ferry.

    @property
    def asked_along(self) -> bool:
        scene = self._scene
        return scene.ready and scene.model.asked_along

    def along_words(self) -> str:
        position = self._scene.model.position
        return self._text("board-ride-to", dock=space_name(position.ferry))

    @staticmethod
    def other_answer(focus: int | None, by: int) -> int:
        """Where an arrow leads among the two answers, which come before all other buttons."""
        if focus is None or focus > 1:
            return 0 if by > 0 else 1
        return (focus + by) % 2

    def place(self) -> tuple[pygame.Rect, list[Button]]:
        """The plate by the dock with its two answers, beside what one looks at to answer."""
        scene, layout = self._scene, self._scene.layout
        px = layout.px
        area = pygame.Rect(0, 0, px(420), px(150))
        x, y = layout.at(PLACES[scene.model.position.quay or scene.model.position.ferry])
        area.midbottom = (x, y - layout.on_board(60))
        if area.y < layout.board.y + px(60):
            area.midtop = (x, y + layout.on_board(50))
        within = layout.board.inflate(-px(20), -px(20))
        area = free_place(area.clamp(within), within, self._looked_at())
        wide, high = (area.width - px(56)) // 2, px(54)
        for index, (button, key) in enumerate(((self.yes, "board-yes"), (self.no, "board-stay"))):
            button.text = self._text(key)
            left = area.x + px(22) + index * (wide + px(12))
            button.area = pygame.Rect(left, area.bottom - px(20) - high, wide, high)
        return area, [self.yes, self.no]

    def _looked_at(self) -> list[pygame.Rect]:
        """The Castle, both docks, and the ribbon."""
        layout, position = self._scene.layout, self._scene.model.position
        castle = pygame.Rect(0, 0, *map(layout.on_board, CASTLE_SIZE))
        castle.midbottom = layout.at((PLACES[CASTLE][0], PLACES[CASTLE][1] + radius(CASTLE)))
        docks = []
        for dock in (position.quay, position.ferry):
            docks.append(pygame.Rect(0, 0, *(2 * layout.on_board(radius(dock) + 24),) * 2))
            docks[-1].center = layout.at(PLACES[dock])
        return [castle, *docks, layout.ribbon]


def _is_nothing(event: Event) -> bool:
    """Whether that left a turn without a move."""
    return isinstance(event, Idle) or (isinstance(event, Rolled) and not event.dice)
