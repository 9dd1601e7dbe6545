"""The end of a match: stories told, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.match.finale import Finale
from game.client.onward import Onward
from game.client.shell import Shell
from game.client.widgets.look import CREAM, INK, SMALLEST, Face, fitting, font, shortened
from game.engine.message import Message, message
from game.session import Session
from game.titles.stories.board import BOARD
from game.titles.stories.state import STORIES, Position
from game.titles.stories.text.outcome_text import tie_break

from . import art
from .setup import noted


class StoriesFinale(Finale):
    """Ranks those who told stories."""

    def __init__(
        self,
        app: Shell,
        session: Session,
        people: Sequence[int],
        onward: Onward | None = None,
    ) -> None:
        end = session.update_from_start(None)
        assert end.outcome
        self._position: Position = end.view.position
        order, kind = range(len(session.seats)), noted(self._position.options)
        super().__init__(app, session, end.outcome, people, order, kind, onward)

    def leave(self) -> None:
        self.session.close()

    def reasons(self) -> Sequence[Message]:
        """How many stories the winner told, what broke a tie, and where that leaves the player."""
        best = max(self.outcome.scores)
        long = best < STORIES
        rounds = self._position.round
        told = [message("board-long" if long else "board-won", count=best, rounds=rounds)]
        players = range(len(self.outcome.scores))
        pawns = [self._position.on_board(seat) for seat in players]
        tie = tie_break(self.outcome, pawns, self.company.names)
        if tie:
            told.append(tie)
        if len(self.people) == 1 and self.people[0] not in self.outcome.winners:
            told.append(self._own_place(self.people[0]))
        return told

    def _own_place(self, seat: int) -> Message:
        return message(
            "board-own-place",
            place=self.outcome.places[seat],
            stories=self.outcome.scores[seat],
            note=self._pawns(seat),
        )

    def note(self, seat: int) -> str:
        """The pawns on the board, which decide between equals."""
        return self.app.words.say(self._pawns(seat))

    def _pawns(self, seat: int) -> Message:
        return message("board-pawns-left", count=self._position.on_board(seat))

    def adorn(self, bar: pygame.Surface, seat: int, golden: bool) -> None:
        """Each story in its part of the bar: its symbol and its name."""
        names = {story: self.app.words.text(f"story-{story}") for story in BOARD.adventures}
        longest = max(names.values(), key=font(Face.BOLD, 100).size)
        colour = INK if golden else CREAM
        stories = self._position.told[seat]
        for index, story in enumerate(stories):
            wide = bar.get_width() // len(stories)
            part = pygame.Rect(index * wide, 0, wide, bar.get_height()).inflate(-self.px(14), 0)
            side = round(part.height * 0.9)
            sign = art.fitted(f"adventure_{story}", (side, side))
            bar.blit(sign, sign.get_rect(midleft=part.midleft))
            left = part.x + side + self.px(2)
            room = part.right - self.px(10) - left
            letters = fitting(longest, Face.BOLD, self.px(28), room, SMALLEST)
            word = letters.render(shortened(names[story], letters, room), True, colour)
            bar.blit(word, word.get_rect(midleft=(left, part.centery)))
