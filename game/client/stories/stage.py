"""The board with everything on it: what was shown so far, and what moves just now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.client.motion import CROSSFADE, Motion
from game.titles.stories.board import CASTLE
from game.titles.stories.state import RESERVE

from .acts import Act, Leap, Sail, Tumble, seat_aboard
from .figures import Figure, figures
from .geography import MOORINGS, PLACES, Point
from .shown import Pawn, Shown


class Stage:
    """Pawns where they stand or go. Before a roll the own pawns at home stand as the player has
    arranged them, which nobody else knows yet."""

    def __init__(self, players: int, motion: Motion) -> None:
        self._motion = motion
        self.shown = Shown(players)
        self.acts: list[Act] = []
        self._home: tuple[int, int] | None = None
        """Whose pawns are being arranged, and how many of them are in the Castle."""
        self._figures: list[Figure] | None = None

    def put_up(self, story: Iterable[Any]) -> None:
        """Everything stands as it does after all that."""
        self.shown = Shown.after(story, self.shown.players)
        self.acts.clear()
        self._home = self._figures = None

    def follow(self, event: Any) -> None:
        """Something happened; whoever shows it adds its movement."""
        self.shown.follow(event)
        self._figures = None

    # Before a roll.

    def arrange(self, seat: int, castle: int) -> None:
        """The player has so many of the own pawns in the Castle, for now."""
        self._home, self._figures = (seat, castle), None

    def settle_home(self) -> None:
        """Nothing is being arranged any more."""
        self._home, self._figures = None, None

    @property
    def places(self) -> Sequence[Sequence[str]]:
        """Where every pawn is, as it is seen."""
        found = [list(pawns) for pawns in self.shown.pawns]
        if self._home:
            seat, castle = self._home
            own = found[seat]
            for start, end in ((RESERVE, CASTLE), (CASTLE, RESERVE)):
                change = castle - own.count(CASTLE)
                count = change if end == CASTLE else -change
                movers = [pawn for pawn, place in enumerate(own) if place == start]
                for pawn in movers[: max(count, 0)]:
                    own[pawn] = end
        return found

    def reserve(self, seat: int) -> int:
        """How many pawns are beside the board."""
        return self.places[seat].count(RESERVE)

    def told(self, seat: int) -> tuple[str, ...]:
        """The stories in somebody's Book; one whose pawn is still on its way is not there yet."""
        leaps = [act for act in self.acts if isinstance(act, Leap) and act.pawn[0] == seat]
        coming = sum(act.to_book for act in leaps)
        stories = self.shown.told[seat]
        return tuple(stories[: len(stories) - coming])

    # What stands.

    @property
    def figures(self) -> list[Figure]:
        if self._figures is None:
            self._figures = figures(self.places)
        return self._figures

    def foot(self, pawn: Pawn) -> Point:
        """Where a pawn on the board stands."""
        for figure in self.figures:
            if figure.seat == pawn[0] and pawn[1] in figure.pawns:
                return figure.foot
        return PLACES[CASTLE]

    def standing(self, space: str) -> int:
        """How many figures stand on a space."""
        return sum(figure.space == space for figure in self.figures)

    @property
    def moving_pawns(self) -> set[Pawn]:
        """Those that somebody else draws: they move, or sit on the waiting ferry."""
        return {pawn for act in self.acts for pawn in act.pawns} | set(self.shown.aboard)

    @property
    def ferry(self) -> Point:
        sailing = next((act for act in self.acts if isinstance(act, Sail)), None)
        return sailing.ferry if sailing else MOORINGS[self.shown.ferry]

    def aboard(self) -> list[tuple[Pawn, Point]]:
        """Who sits on the ferry while it waits."""
        riders, ferry = self.shown.aboard, MOORINGS[self.shown.ferry]
        return [(pawn, seat_aboard(ferry, index, len(riders))) for index, pawn in enumerate(riders)]

    # Time.

    def add(self, act: Act) -> float:
        """Something begins to move; the seconds it takes."""
        if self._motion.reduced:
            act.fades, act.delay = True, 0.0
            act.seconds = min(act.seconds, CROSSFADE)
        self.acts.append(act)
        return act.delay + act.seconds

    def update(self, seconds: float) -> bool:
        """Time has passed; whether something came to rest."""
        for act in self.acts:
            act.elapsed += seconds
        before = len(self.acts)
        self.acts = [act for act in self.acts if not act.done]
        return len(self.acts) < before

    def hurry(self) -> None:
        """Whatever moves has arrived."""
        self.acts.clear()

    @property
    def moving(self) -> bool:
        return bool(self.acts)

    @property
    def tumble(self) -> Tumble | None:
        return next((act for act in self.acts if isinstance(act, Tumble)), None)
