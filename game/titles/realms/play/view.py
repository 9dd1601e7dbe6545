"""What one seat may know of a match, and complete states that would look the same to it."""

from __future__ import annotations

import msgspec

from game.engine.rng import Rng

from ..cards.effects import Source
from .events import Event, event_for
from .options import Options
from .state import Made, Numbers, Phase, State


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. It holds no reference to the state."""

    seat: int
    options: Options
    phase: Phase
    turn: int
    first: int
    hand: Numbers
    drawn: Numbers
    """The two cards to keep one of, if they are the seat's own."""
    discard: Numbers
    deck_size: int
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    open: tuple[Numbers, ...]
    """The cards each seat is known to hold: taken openly, and not discarded since."""
    since_deck: int
    used: Numbers
    source: Source | None
    deck: Numbers | None
    """The cards of the deck by number, for the seat that has looked through it."""
    searched_by: int | None
    hands: tuple[Numbers, ...]
    """All hands, once they are laid open."""
    made: tuple[tuple[Made, ...], ...]
    scores: tuple[tuple[int, int], ...]
    log: tuple[Event, ...]
    """What has happened, as far as the seat has seen it."""


LAID_OPEN = (Phase.CHOOSE, Phase.OVER)


def view(state: State, seat: int) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        hand=state.hands[seat],
        drawn=state.drawn if state.turn == seat else (),
        discard=state.discard,
        deck_size=len(state.deck),
        sizes=tuple(len(hand) for hand in state.hands),
        open=state.open,
        since_deck=state.since_deck,
        used=state.used,
        source=state.source,
        deck=tuple(sorted(state.deck)) if state.searched_by == seat else None,
        searched_by=state.searched_by,
        hands=state.hands if state.phase in LAID_OPEN else (),
        made=state.made,
        scores=state.scores,
        log=tuple([event_for(event, seat) for event in state.log]),
    )


def sample(view: View, rng: Rng) -> State:
    """A state that is as likely as any other that looks like this to the seat."""
    seen = {*view.hand, *view.drawn, *view.discard, *(view.deck or ())}
    seen.update(card for cards in (*view.open, *view.hands) for card in cards)
    hidden = rng.shuffled([c.number for c in view.options.cards.cards if c.number not in seen])
    drawn = view.drawn
    if view.phase is Phase.KEEP and view.turn != view.seat:
        drawn = (hidden.pop(), hidden.pop())
    hands = list(view.hands)
    if not hands:
        for seat, size in enumerate(view.sizes):
            if seat == view.seat:
                hands.append(view.hand)
                continue
            known = view.open[seat]
            hands.append((*known, *(hidden.pop() for _ in range(size - len(known)))))
    deck = hidden if view.deck is None else rng.shuffled(view.deck)
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        first=view.first,
        deck=tuple(deck),
        discard=view.discard,
        hands=tuple(hands),
        open=view.open,
        drawn=drawn,
        since_deck=view.since_deck,
        used=view.used,
        source=view.source,
        searched_by=view.searched_by,
        made=view.made,
        scores=view.scores,
        log=view.log,
    )
