"""Magic at the board: what can be used, and what using it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.scenes.overlay import Option, Overlay
from game.engine.message import Message, message
from game.titles.stories.actions import Double, Reroll
from game.titles.stories.board import BOARD, Magic

from .ways import conjurable
from .why import why_no_magic

if TYPE_CHECKING:
    from .table import BoardScene


class Spells:
    """The magic button, its key, and the stars."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    @property
    def usable(self) -> tuple[Magic, ...]:
        """What can be used now."""
        return conjurable(self._scene.model.deciding) if self._scene.ready else ()

    def at(self, space: str) -> Magic | None:
        """The magic of a space, if it can be used now."""
        return next((magic for magic in self.usable if BOARD.magic[magic] == space), None)

    @property
    def why_not(self) -> Message:
        """Why none can be used."""
        scene = self._scene
        if not scene.ready or scene.model.asked_along:
            return message("board-why-not-yours")
        return why_no_magic(scene.model.position)

    def press(self) -> None:
        """Uses the magic there is, asks which, or calls it off."""
        scene, usable = self._scene, self.usable
        if scene.hands.choice.magic is not None:
            scene.hands.call(None)
        elif len(usable) == 1:
            self.use(usable[0])
        elif usable:
            text = scene.app.words.text
            choices = [
                Option(text(f"magic-{magic}"), magic, text(f"magic-{magic}-tip"))
                for magic in usable
            ]
            choices.append(Option(text("board-magic-none"), None))
            question = text("board-which-magic")
            scene.ask(Overlay(question, choices, self._chosen, "", closable=True))
        else:
            scene.tell(self.why_not)

    def _chosen(self, magic: Magic | None) -> None:
        self._scene.overlay = None
        if magic is not None:
            self.use(magic)

    def use(self, magic: Magic) -> None:
        """What is no move happens at once; for the others a pawn or a dock is chosen."""
        if magic is Magic.REROLL:
            self._scene.act(Reroll())
        elif magic is Magic.TWO:
            self._scene.act(Double())
        else:
            self._scene.hands.call(magic)
