"""How a match shall be set up: what is agreed on, and who sits where; remembered for each title."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from game.client.room import Agreed, Answer, Room
from game.store.settings import Settings

from .names import PERSON

EMPTY = ""


@dataclass(frozen=True)
class Plan:
    """A table of one title, as far as it has been thought of."""

    agreed: Agreed
    seats: tuple[str, ...]
    """Empty, a person, or the key of an opponent."""
    names: tuple[str, ...]
    """What people want to be called, by seat."""

    @property
    def players(self) -> int:
        return sum(who != EMPTY for who in self.seats)

    def sit(self, seat: int, who: str) -> Plan:
        return replace(self, seats=_put(self.seats, seat, who))

    def call(self, seat: int, name: str) -> Plan:
        return replace(self, names=_put(self.names, seat, name))

    def agree(self, room: Room, key: str, answer: Answer, filler: str) -> Plan:
        """Something else is agreed on. If that is for other numbers of players, those too many
        leave, and whoever is missing comes."""
        plan = replace(self, agreed={**self.agreed, key: answer})
        limits = room.seats(plan.agreed)
        if limits == room.seats(self.agreed):
            return plan
        return plan.fit(max(min(plan.players, limits.most), limits.least), filler)

    def at_a_table_of(self, places: int) -> Plan:
        """The same with empty places where the table had fewer then."""
        more = (EMPTY,) * (places - len(self.seats))
        return replace(self, seats=self.seats + more, names=self.names + more)

    def fit(self, players: int, filler: str) -> Plan:
        """The same company at a table of so many seats, all of them taken."""
        here = [place for place, who in enumerate(self.seats) if who != EMPTY][:players]
        more = (filler,) * (players - len(here))
        empty = (EMPTY,) * (len(self.seats) - players)
        names = tuple(self.names[place] for place in here)
        return replace(
            self,
            seats=(*(self.seats[place] for place in here), *more, *empty),
            names=(*names, *("" for _ in (*more, *empty))),
        )


def _put(several: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*several[:place], value, *several[place + 1 :])


def usual_plan(room: Room) -> Plan:
    """The player and the usual company."""
    taken = (PERSON, *room.company)
    return Plan(room.usual, taken + (EMPTY,) * (room.places - len(taken)), ("",) * room.places)


def kept(plans: Mapping[str, Any], room: Room, plan: Plan) -> dict[str, Any]:
    """The plans of all titles with this one among them, as the settings keep them."""
    return {**plans, room.key: {**plan.agreed, "seats": plan.seats, "names": plan.names}}


def chosen(settings: Settings, titles: Collection[str]) -> str:
    """The title that was chosen last on the title page."""
    return settings.title if settings.title in titles else next(iter(titles))


def remembered(plans: Mapping[str, Any], room: Room, sitters: Collection[str]) -> Plan:
    """The plan of last time; what is no longer possible falls back to the usual one."""
    # Before there were several titles the only plan stood there alone.
    told = plans.get(room.key, plans)
    usual = usual_plan(room)
    found = {**usual.agreed, **told} if isinstance(told, Mapping) else {}
    try:
        plan = Plan(
            {each.key: msgspec.convert(found[each.key], Answer) for each in room.setup},
            msgspec.convert(found["seats"], tuple[str, ...]),
            msgspec.convert(found["names"], tuple[str, ...]),
        )
    except (KeyError, TypeError, msgspec.ValidationError):
        return usual
    fits = (
        all(each.fits(plan.agreed[each.key]) for each in room.setup)
        and len(plan.seats) == len(plan.names) <= room.places
        and set(plan.seats) <= {EMPTY, PERSON, *sitters}
    )
    if not fits:
        return usual
    plan, most = plan.at_a_table_of(room.places), room.seats(plan.agreed).most
    return plan.fit(min(plan.players, most), EMPTY) if any(plan.seats[most:]) else plan
