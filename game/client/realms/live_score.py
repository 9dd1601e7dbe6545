"""What the player's cards are worth: now, without the card pointed at, and after each answer."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from game.client.scenes.overlay import Overlay
from game.lang.language import told
from game.titles.realms import best_choices, score_cards
from game.titles.realms.play.actions import Action, Discard, Keep
from game.titles.realms.play.view import View
from game.titles.realms.play.worth import worth
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.wording import card_name

if TYPE_CHECKING:
    from .table import TableScene


class LiveScore:
    """Scores in a thread: a hand with many choices takes longer than a frame."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.sheet: ScoreSheet | None = None
        self._tried: int | None = None
        """The card the score shown supposes to be discarded, or kept."""
        self._scoring: Future[ScoreSheet] | None = None
        self._weighed: Overlay | None = None
        self._worths: list[Future[int | None]] = []
        """What each answer to the question on the table is worth."""
        self._pool = ThreadPoolExecutor(1)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def wait(self) -> None:
        """Until the score is known."""
        if self._scoring:
            self._scoring.result()

    def update(self) -> bool:
        """Takes in what is known by now; whether the score shown has changed."""
        if self._tried != self._trying():
            self.score_soon()
        self._note_worths()
        if not self._scoring or not self._scoring.done():
            return False
        self.sheet = self._scoring.result()
        self._scoring = None
        return True

    # The hand.

    def score_soon(self) -> None:
        scene, by_number = self.scene, self.scene.cards.by_number
        self._tried = self._trying()
        left_out = self._left_out()
        hand = tuple(by_number[each] for each in scene.stage.hand if each not in left_out)
        area = tuple(by_number[each] for each in scene.stage.lying)
        players = scene.match.table.options.players

        def score() -> ScoreSheet:
            choices = best_choices(hand, scene.cards, area, players)
            return score_cards(hand, choices, scene.cards, area, players)

        if self._scoring:
            self._scoring.cancel()  # nobody waits for that any more
        self._scoring = self._pool.submit(score)

    def _trying(self) -> int | None:
        """The card pointed at, if the player has to decide whether to keep or discard it."""
        hovered = self.scene.input.hovered
        meant = self.scene.targets().get(hovered) if hovered is not None else None
        return hovered if isinstance(meant, Discard | Keep) else None

    def _drawn(self) -> tuple[int, ...]:
        match = self.scene.match
        return match.table.view(match.seat).drawn

    def _left_out(self) -> set[int]:
        """Cards that lie in the hand but would not stay there."""
        if self._drawn():
            return {number for number in self._drawn() if number != self._tried}
        return set() if self._tried is None else {self._tried}

    @property
    def supposed(self) -> str:
        """What the score shown supposes."""
        words = self.scene.app.words
        if self._tried is None:
            return words.text("table-now")
        key = "table-with-card" if self._tried in self._drawn() else "table-without-card"
        return words.text(key, card=card_name(self.scene.cards.by_number[self._tried].name))

    # The answers to a question.

    def weigh(self, view: View, legal: list[Action]) -> None:
        """Finds out what each answer to the question on the table is worth."""
        seat = self.scene.match.seat
        self._weighed = self.scene.overlay
        self._worths = [self._pool.submit(worth, view, seat, action) for action in legal]

    def _note_worths(self) -> None:
        """Writes what is known to the answers; forgets it all with the question."""
        overlay = self.scene.overlay
        if overlay is None or overlay is not self._weighed:
            for waiting in self._worths:
                waiting.cancel()
            self._worths = []
            return
        for index, found in enumerate(self._worths):
            if index not in overlay.notes and found.done():
                total = found.result()
                overlay.notes[index] = "" if total is None else told(total)
