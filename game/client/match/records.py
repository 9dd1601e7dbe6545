"""What a player has never reached before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.contract import Outcome
from game.engine.message import Message, message
from game.session import Session
from game.store.statistics import Record

STREAK = 3
"""So many wins in a row are worth mentioning."""


def broken(
    records: Sequence[Record], session: Session, outcome: Outcome, people: Sequence[int], kind: str
) -> list[Message]:
    """Records of the person whose statistics these are, the latest first; the match itself may be
    among them already. Only matches of its kind, as the statistics note it, are compared with it:
    where one trades with everybody, or with more cards, hands are worth more. One that nobody keeps
    breaks none."""
    person = next(iter(people), None)
    if person is None or person in session.conceded or session.keeper is None:
        return []
    match_id = session.table.history.id
    earlier = [
        record for record in records if record.match_id != match_id and record.options == kind
    ]
    return list(
        broken_by(session.title, outcome.scores[person], person in outcome.winners, earlier)
    )


def broken_by(title: str, total: int, won: bool, earlier: Sequence[Record]) -> Iterator[Message]:
    """The records a result breaks, given the matches before it."""
    scores = [record.scores[record.seat] for record in earlier if not record.conceded]
    if scores and total > max(scores):
        yield message(f"record-best-{title}", before=max(scores))
    if not won:
        return
    if earlier and not any(record.won for record in earlier):
        yield message("record-first-win")
    row = 1
    for record in earlier:
        if not record.won:
            break
        row += 1
    if row >= STREAK:
        yield message("record-streak", count=row)
