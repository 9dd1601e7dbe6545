"""What opponents feel at the board, and now and then say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.client.match.reactions import Mood, Reactions
from game.lang import Language
from game.titles.stories.board import BOARD, Kind
from game.titles.stories.events import Flew, Idle, Joined, LastRound, Rode, Told, Tunneled, Walked

GOALS = (Kind.ITEM, Kind.ADVENTURE)


class BoardReactions(Reactions):
    """Who tells a story or comes to where one can is pleased; who can do nothing, or has just the
    same story still to tell, is not; and the last round comes too early for somebody."""

    phrases = "phrase-stories"

    def notice(
        self, happening: Any, places: Sequence[Sequence[str]], words: Language | None
    ) -> None:
        """Something was shown, and everybody's pawns are there now; without words nobody speaks."""
        others = [seat for seat in range(len(places)) if seat != getattr(happening, "seat", None)]
        match happening:
            case Told(seat, _, adventure):
                for other in others:
                    if adventure in places[other]:
                        self.feel(other, Mood.ANNOYED, words)
                self.feel(seat, Mood.PLEASED, words)
            case Walked(seat, _, _, end) | Rode(seat, _, _, end) | Flew(seat, _, _, end):
                self._arrive(seat, end, words)
            case Tunneled(seat, _, _, end) | Joined(seat, _, _, end):
                self._arrive(seat, end, words)
            case Idle(seat):
                self.feel(seat, Mood.ANNOYED, words)
            case LastRound():
                for other in others:
                    self.feel(other, Mood.LATE, words)

    def _arrive(self, seat: int, end: str, words: Language | None) -> None:
        if BOARD.spaces[end] in GOALS:
            self.feel(seat, Mood.PLEASED, words)
