"""What each player did last, in a few words for the plate with the name."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.message import Message, message

from ..cards.catalogue import Catalogue
from ..play.events import Brought, Declined, Discarded, Took, TurnBegan
from .wording import card_name


def last_turn(events: Iterable[object], seat: int, cards: Catalogue) -> tuple[Message, ...]:
    """What a seat did in its last turn, or since at the end of the game; all of it first, then the
    last of it alone for where there is little room. That somebody drew goes without saying."""

    def name(number: int) -> Message:
        return card_name(cards.by_number[number].name)

    done: tuple[Message, ...] = ()
    taken: int | None = None
    for event in events:
        match event:
            case TurnBegan(owner) if owner == seat:
                done, taken = (), None
            case Took(owner, number) if owner == seat:
                taken = number
                done = (message("did-take", card=name(number)),)
            case Discarded(owner, number) if owner == seat:
                done = (message("did-discard", card=name(number)),)
                if taken is not None:
                    done = (message("did-both", taken=name(taken), card=name(number)), *done)
            case Brought(owner, _, int(number)) if owner == seat:
                done = (message("did-take", card=name(number)),)
            case Brought(owner) if owner == seat:
                done = (message("did-bring"),)
            case Declined(owner) if owner == seat:
                done = (message("did-decline"),)
    return done
