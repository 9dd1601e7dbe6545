"""A trading match as the person before the screen sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.realms.play.state import Phase
from game.titles.realms.play.trade_events import Traded

from ..model import Happening, TableModel


class FloorModel(TableModel):
    """Nothing waits to be shown: whatever happens is seen at once."""

    @property
    def trading(self) -> bool:
        return self.view.phase is Phase.TRADE

    @property
    def others(self) -> list[int]:
        """The other seats, in the order in which their stalls stand."""
        count = self.options.players
        return [(self.seat + step) % count for step in range(1, count)]

    def place(self, seat: int) -> int:
        """Which stall is a seat's."""
        found = self.opponent_index(seat)
        assert found is not None
        return found

    @property
    def dealt(self) -> tuple[int, ...]:
        """The hand as it was dealt: the present one with all trades taken back."""
        hand = list(self.view.hand)
        for event in reversed(self.story):
            if isinstance(event, Traded) and self.seat in (event.seat, event.other):
                mine = event.seat == self.seat
                gave, got = (event.gave, event.got) if mine else (event.got, event.gave)
                if got in hand and gave is not None:
                    hand[hand.index(got)] = gave
        return tuple(sorted(hand))

    def happenings(self) -> Iterator[Happening]:
        """Everything that is new."""
        while self.queue:
            yield self.show_next()
