"""Fantasy Realms on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.engine.message import Arg, Message
from game.session import AnyTable
from game.titles.realms import Module
from game.titles.realms.play.events import Revealed, Scored
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import used_items
from game.titles.realms.text.event_text import event_text
from game.titles.realms.text.outcome_text import tie_break
from game.titles.realms.text.wording import card_name

from .line import TitleLine


class RealmsLine(TitleLine):
    rules = REALMS
    variants = tuple(Variant)
    modules = tuple(Module)

    def options(self, players: int, modules: frozenset[str], variant: str | None) -> Options:
        return realms_options(players, frozenset(map(Module, modules)), variant)

    def with_clock(self, options: Options, minutes: int) -> Options:
        return replace(options, minutes=minutes)

    def happened(self, table: AnyTable, event: Any, names: Sequence[Arg]) -> Message | None:
        return event_text(event, names, table.options.cards)

    def tie_break(self, table: AnyTable, names: Sequence[Arg]) -> Message | None:
        scored = [event for event in table.events(None) if isinstance(event, Scored)]
        by_seat = sorted(scored, key=lambda each: each.seat)
        scores = [(event.total, event.base_sum) for event in by_seat]
        assert table.outcome
        return tie_break(table.outcome, scores, names)

    def owned(self, table: AnyTable, seat: int) -> Mapping[str, Mapping[str, Message]]:
        hands = next(event.hands for event in table.events(None) if isinstance(event, Revealed))
        hand = (table.options.cards.by_number[number].name for number in hands[seat])
        owned = {"hand": {str(name): card_name(name) for name in hand}}
        if Module.ITEMS in table.options.modules:
            items = (item.name for item in used_items(table.view(None).items, seat))
            owned["items"] = {str(name): card_name(name) for name in items}
        return owned


def realms_options(
    players: int, modules: frozenset[Module] | None, variant: str | None = None
) -> Options:
    """The options for so many players; two play the duel unless told otherwise."""
    by_count = Variant.DUEL if players == 2 else Variant.TURNS
    chosen = Variant(variant) if variant else by_count
    return Options(players, chosen, tuple(sorted(modules or ())))
