"""Who plays, as scores are told: names, faces, and who has given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.scenes.names import PERSON, portrait, seat_names
from game.client.shell import Shell
from game.engine.seats import Controller
from game.session import Session


@dataclass(frozen=True)
class Company:
    """The players by their seats, in the language of the moment."""

    names: Sequence[str]
    portraits: Sequence[str]
    conceded: frozenset[int]


def company(app: Shell, session: Session) -> Company:
    people = [
        seat for seat, who in enumerate(session.sat_down) if who.controller is Controller.PERSON
    ]
    chosen = app.store.settings.portrait
    return Company(
        seat_names(session.sat_down, app.words),
        [
            portrait(PERSON, app.words, chosen, people.index(seat))
            if seat in people
            else portrait(who.opponent, app.words)
            for seat, who in enumerate(session.sat_down)
        ],
        session.conceded,
    )
