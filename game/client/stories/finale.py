"""The end of a match: stories told, and what decided between equals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.match.finale import Finale
from game.client.shell import Shell
from game.engine.message import Message, message
from game.session import Session
from game.titles.stories.state import ROUNDS, STORIES, Position
from game.titles.stories.text.outcome_text import tie_break


class StoriesFinale(Finale):
    """Ranks those who told stories."""

    def __init__(
        self,
        app: Shell,
        session: Session,
        people: Sequence[int],
        again: Callable[[], None] | None = None,
    ) -> None:
        end = session.update_from_start(None)
        assert end.outcome
        super().__init__(app, session, end.outcome, people, range(len(session.seats)), again)
        self._position: Position = end.view.position

    def leave(self) -> None:
        self.session.close()

    def reasons(self) -> Sequence[Message]:
        """How many stories the winner told, and what broke a tie."""
        best = max(self.outcome.scores)
        long = best < STORIES
        told = [message("board-long" if long else "board-won", count=best, rounds=ROUNDS)]
        players = range(len(self.outcome.scores))
        pawns = [self._position.on_board(seat) for seat in players]
        tie = tie_break(self.outcome, pawns, self.company.names)
        return [*told, tie] if tie else told
