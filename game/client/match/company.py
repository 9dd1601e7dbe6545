"""Who plays, as table and scores tell: names, faces, and who has given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.scenes.names import PERSON, faces, seat_names
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
    """Those who sat down: names and faces stay, whoever plays on for somebody."""
    seats = session.sat_down
    sitting = [PERSON if who.controller is Controller.PERSON else who.opponent for who in seats]
    return Company(
        seat_names(seats, app.words),
        faces(sitting, app.words, app.store.settings.portrait),
        session.conceded,
    )
