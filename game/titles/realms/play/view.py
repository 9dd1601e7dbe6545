"""What one seat may know of a match, and complete states that would look the same to it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.prompts import prompt_of, seen_by
from game.engine.rng import Rng

from . import choosing, ending
from .options import Options
from .state import (
    LAID_OPEN,
    Asks,
    Knowledge,
    Made,
    Numbers,
    Phase,
    Prompt,
    Stack,
    State,
)


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's knowledge. It holds no reference to the state."""

    seat: int | None
    """Nobody's, for the open table."""
    options: Options
    phase: Phase
    turn: int
    first: int
    hand: Numbers
    discard: Numbers
    deck_size: int
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    open: tuple[Numbers, ...]
    """The cards each seat is known to hold: taken openly, and not discarded since."""
    knows: Knowledge = Knowledge()
    """What the seat alone has learned."""
    stack: Stack = ()
    """What is asked; of the others' prompts only that there is one."""
    since_deck: int = 0
    used: Numbers = ()
    hands: tuple[Numbers, ...] = ()
    """All hands, once they are laid open."""
    made: tuple[tuple[Made, ...], ...] = ()
    reconsidered: int = 0
    scores: tuple[tuple[int, int], ...] = ()

    @property
    def prompt(self) -> Prompt | None:
        """What the seat itself is asked."""
        return None if self.seat is None else prompt_of(self.stack, self.seat)

    @property
    def drawn(self) -> Numbers:
        """The two cards the seat may keep one of."""
        asked = self.prompt
        return _cards(asked) if asked and asked.kind is Asks.KEEP else ()

    def chosen(self, seat: int) -> tuple[Made, ...]:
        """The choices of a seat as they stand, done or not."""
        asked = prompt_of(self.stack, seat)
        if asked and asked.kind is Asks.CHOOSE:
            return asked.chosen
        return self.made[seat] if self.made else ()


def _cards(prompt: Prompt) -> Numbers:
    return tuple(each for each in prompt.offered if isinstance(each, int))


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        hand=() if seat is None else state.hands[seat],
        discard=state.discard,
        deck_size=len(state.deck),
        sizes=tuple(len(hand) for hand in state.hands),
        open=state.open,
        knows=Knowledge(deck=state.deck) if seat is None else state.knowledge[seat],
        stack=seen_by(state.stack, seat),
        since_deck=state.since_deck,
        used=state.used,
        hands=state.hands if seat is None or state.phase in LAID_OPEN else (),
        made=state.made,
        reconsidered=state.reconsidered,
        scores=state.scores,
    )


def sample(view: View, rng: Rng) -> State:
    """A state that is as likely as any other that looks like this to the seat."""
    pool = Pool(view, rng)
    kept = {
        prompt.seat: pool.draw(2)
        for prompt in _prompts(view)
        if prompt.kind is Asks.KEEP and prompt.seat != view.seat
    }
    hands = view.hands or tuple(
        view.hand
        if seat == view.seat
        else (*view.open[seat], *pool.unseen(seat, size - len(view.open[seat])))
        for seat, size in enumerate(view.sizes)
    )
    state = State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        first=view.first,
        deck=pool.rest(),
        discard=view.discard,
        hands=hands,
        open=view.open,
        knowledge=tuple(
            view.knows if seat == view.seat else Knowledge() for seat in range(len(hands))
        ),
        chance=Chance.drawn(rng),
        since_deck=view.since_deck,
        used=view.used,
        made=view.made,
        reconsidered=view.reconsidered,
        scores=view.scores,
    )
    stack = tuple(
        tuple(
            each if each.seat == view.seat else _asked_again(state, each, kept.get(each.seat, ()))
            for each in level
        )
        for level in view.stack
    )
    return replace(state, stack=stack)


def _prompts(view: View) -> Iterator[Prompt]:
    return (prompt for level in view.stack for prompt in level)


def _asked_again(state: State, prompt: Prompt, drawn: Numbers) -> Prompt:
    """Somebody else's prompt with what it would offer in this state."""
    match prompt.kind:
        case Asks.KEEP:
            return replace(prompt, offered=drawn)
        case Asks.BRING:
            assert prompt.by is not None
            by = state.options.cards.by_number[prompt.by]
            return replace(prompt, offered=ending.bringable(state, by))
        case Asks.EXCESS:
            return replace(prompt, offered=ending.spare(state, prompt.seat))
        case Asks.CHOOSE:
            hand = state.hands[prompt.seat]
            return choosing.prompt(state.options, prompt.seat, hand, prompt.chosen)


def unseen(view: View) -> Numbers:
    """The cards a seat cannot place: in the deck, or in a hidden hand."""
    seen = {*view.hand, *view.discard, *view.knows.deck, *view.drawn}
    seen.update(card for cards in (*view.open, *view.hands) for card in cards)
    return tuple(card.number for card in view.options.cards.cards if card.number not in seen)


def _has_unseen(view: View, seat: int) -> bool:
    """Whether there are cards in a hand that the view's seat cannot see."""
    return seat != view.seat and not view.hands and view.sizes[seat] > len(view.open[seat])


class Pool:
    """The cards a seat cannot place, in some order; drawn from for what it cannot see."""

    def __init__(self, view: View, rng: Rng) -> None:
        cards, hidden = view.options.cards, list(unseen(view))
        barred: set[int] = set()
        asked = next(_prompts(view), None)
        if view.phase is Phase.ENDING and asked and asked.by is not None:
            acting = cards.by_number[asked.by]
            barred = ending.would_have_acted(cards, acting, view.deck_size, view.used)
        self._found: dict[int, Numbers] = {}
        """What somebody else searched the deck for: any card, even one that would have acted."""
        searcher = ending.searcher(cards, view.used, view.open)
        if searcher is not None and _has_unseen(view, searcher):
            self._found = {searcher: (hidden.pop(rng.below(len(hidden))),)}
        self._rng = rng
        self._free = rng.shuffled([card for card in hidden if card not in barred])
        self._in_deck = [*view.knows.deck, *(card for card in hidden if card in barred)]

    def unseen(self, seat: int, count: int) -> Numbers:
        """The cards of another hand that nobody has seen."""
        found = self._found.get(seat, ())
        return (*found, *self.draw(count - len(found)))

    def draw(self, count: int) -> Numbers:
        return tuple(self._free.pop() for _ in range(count))

    def rest(self) -> Numbers:
        """The deck: what is left, and what can only be there."""
        return tuple(self._rng.shuffled([*self._free, *self._in_deck]))
