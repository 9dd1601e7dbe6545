"""What a title has to bring to be played and told without a window."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.engine.contract import BadOptions, Rules
from game.engine.message import Arg, Message, message
from game.session import AnyTable

AnyRules = Rules[Any, Any, Any, Any, Any]


class TitleLine(ABC):
    """A title on the command line."""

    rules: ClassVar[AnyRules]
    variants: ClassVar[Sequence[str]]
    modules: ClassVar[Sequence[str]]
    """What can be added to a match."""

    @property
    def key(self) -> str:
        return self.rules.key

    @abstractmethod
    def options(self, players: int, modules: frozenset[str], variant: str | None) -> Any:
        """The options for so many players; whether they can be played, the rules say."""

    def with_clock(self, options: Any, minutes: int) -> Any:
        """The same options with so many minutes to play; BadOptions if the title has no clock."""
        del options, minutes
        raise BadOptions(message("options-no-clock"))

    @abstractmethod
    def happened(self, table: AnyTable, event: Any, names: Sequence[Arg]) -> Message | None:
        """What is told of an event, if anything."""

    @abstractmethod
    def tie_break(self, table: AnyTable, names: Sequence[Arg]) -> Message | None:
        """How a tie was broken, if there was one."""

    @abstractmethod
    def owned(self, table: AnyTable, seat: int) -> Mapping[str, Mapping[str, Message]]:
        """What a seat has in the end: of every kind, as JSON calls it, the names by keys."""
