"""What one seat may know of a match, and complete states that would look the same to it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.prompts import prompt_of, seen_by
from game.engine.rng import Rng

from ..cards.items import ITEM_BY_NUMBER
from ..cards.terms import SUIT_BY_KEY
from . import choosing, ending, using
from .floor import UNSEEN, Floor, OpenOffer, suit_of
from .options import Options
from .state import (
    HIDDEN,
    LAID_OPEN,
    Asks,
    Covered,
    Items,
    Knowledge,
    Made,
    Numbers,
    Phase,
    Prompt,
    Stack,
    State,
    Using,
    hand_size,
    most_held,
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
    left_deck: bool = False
    used: Numbers = ()
    hands: tuple[Numbers, ...] = ()
    """All hands, once they are laid open."""
    made: tuple[tuple[Made, ...], ...] = ()
    reconsidered: int = 0
    scores: tuple[tuple[int, int], ...] = ()
    items: Items | None = None
    item_deck_size: int = 0
    item_deck: Numbers = ()
    """Only on the open table."""
    using: Using | None = None
    covers: tuple[Covered, ...] = ()
    grown: tuple[int, ...] = ()
    again: bool = False
    to_shuffle: bool = False
    floor: Floor | None = None

    @property
    def prompt(self) -> Prompt | None:
        """What the seat itself is asked."""
        return None if self.seat is None else prompt_of(self.stack, self.seat)

    @property
    def drawn(self) -> Numbers:
        """The two cards the seat may keep one of."""
        asked = self.prompt
        return _cards(asked) if asked and asked.kind is Asks.KEEP else ()

    @property
    def filling(self) -> bool:
        """Whether the seat draws two cards to keep one: its hand is not full yet. With items it is,
        even if one of them just has some of its cards."""
        return not self.using and len(self.hand) < self.options.cards.hand_size

    @property
    def draws(self) -> int | None:
        """The card that drawing brings, if the seat knows it: the top one, unless two are drawn."""
        place = self.deck_size - 1
        top = (each.card for each in self.knows.lying if each.place == place)
        return None if self.filling else next(top, None)

    def known(self, seat: int) -> Numbers:
        """The cards the view's seat knows another to hold."""
        return (*self.open[seat], *(each.card for each in self.knows.held if each.seat == seat))

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds at the end of a turn."""
        return hand_size(self.options, self.grown, seat)

    def most_held(self, seat: int) -> int:
        """How many cards a seat may hold when the game is over."""
        return most_held(self.options, self.grown, seat)

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
        deck_size=state.deck_size,
        sizes=state.sizes,
        open=state.open,
        knows=Knowledge(deck=state.deck) if seat is None else state.knowledge[seat],
        stack=seen_by(state.stack, seat),
        since_deck=state.since_deck,
        left_deck=state.left_deck,
        used=state.used,
        hands=state.hands if seat is None or state.phase in LAID_OPEN else (),
        made=state.made,
        reconsidered=state.reconsidered,
        scores=state.scores,
        items=state.items,
        item_deck_size=state.item_deck_size,
        item_deck=state.item_deck if seat is None else (),
        using=_seen(state.using, seat is None or seat == state.turn),
        covers=state.covers,
        grown=state.grown,
        again=state.again,
        to_shuffle=state.to_shuffle,
        floor=state.floor and state.floor.seen_by(seat),
    )


def _seen(at_work: Using | None, own: bool) -> Using | None:
    return at_work if own or not at_work else at_work.for_others()


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
        else (*view.known(seat), *pool.unseen(seat, size - len(view.known(seat))))
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
        left_deck=view.left_deck,
        used=view.used,
        made=view.made,
        reconsidered=view.reconsidered,
        scores=view.scores,
        items=view.items,
        item_deck=view.item_deck or tuple(rng.shuffled(unseen_items(view))),
        using=_at_work(view, hands),
        covers=view.covers,
        grown=view.grown,
        again=view.again,
        to_shuffle=view.to_shuffle,
        floor=view.floor and _floor(view.floor, view.options, hands, rng),
    )
    stack = tuple(
        tuple(
            each if each.seat == view.seat else _asked_again(state, each, kept.get(each.seat, ()))
            for each in level
        )
        for level in view.stack
    )
    return replace(state, stack=stack)


def _floor(floor: Floor, options: Options, hands: tuple[Numbers, ...], rng: Rng) -> Floor:
    """The floor with some card wherever one was not shown; of the suit that was told, if any."""

    def offered(seat: int, suit: str) -> int:
        hand = hands[seat]
        return rng.choice([c for c in hand if suit in ("", suit_of(options.cards, c))])

    offers = []
    for each in floor.offers:
        if each.card == UNSEEN:
            card = offered(each.seat, each.suit)
            each = replace(each, card=card, suit=suit_of(options.cards, card))
        offers.append(each)
    bids = (
        replace(each, card=offered(each.seat, "")) if each.card == UNSEEN else each
        for each in floor.bids
    )
    return replace(floor, offers=tuple(offers), bids=tuple(bids))


def _at_work(view: View, hands: tuple[Numbers, ...]) -> Using | None:
    """The item at work, with cards it may have drawn: whatever came last into the hand."""
    at_work = view.using
    if not at_work or HIDDEN not in at_work.drawn:
        return at_work
    return replace(at_work, drawn=hands[view.turn][-len(at_work.drawn) :])


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
            return replace(prompt, offered=ending.bringable(state, prompt.seat, by))
        case Asks.EXCESS:
            return replace(prompt, offered=ending.spare(state, prompt.seat))
        case Asks.CHOOSE:
            hand = state.hands[prompt.seat]
            return choosing.prompt(state.options, prompt.seat, hand, prompt.chosen)
        case Asks.RESERVE:
            assert state.items
            return replace(prompt, offered=state.items.reserve[prompt.seat])
        case _:
            return replace(prompt, offered=using.offered(state, prompt.seat, prompt.kind))


def unseen(view: View) -> Numbers:
    """The cards a seat cannot place: in the deck, or in a hidden hand."""
    seen = {*view.hand, *view.discard, *view.knows.in_deck, *view.drawn}
    seen.update(each.card for each in view.knows.held)
    seen.update(card for cards in (*view.open, *view.hands) for card in cards)
    return tuple(card.number for card in view.options.cards.cards if card.number not in seen)


def possible(view: View, offer: OpenOffer) -> Numbers:
    """The cards that may be meant by an offer, as far as the view's seat knows."""
    if offer.card != UNSEEN:
        return (offer.card,)
    cards = view.options.cards
    may = (*view.known(offer.seat), *unseen(view))
    return tuple(card for card in may if suit_of(cards, card) == offer.suit)


def unseen_items(view: View) -> Numbers:
    """The items in their deck."""
    if not view.items:
        return ()
    items = view.items
    seen = {*items.face_up, *items.discard}
    seen.update(item for row in (*items.used, *items.reserve) for item in row)
    return tuple(item for item in sorted(ITEM_BY_NUMBER) if item not in seen)


def _has_unseen(view: View, seat: int) -> bool:
    """Whether there are cards in a hand that the view's seat cannot see."""
    return seat != view.seat and not view.hands and view.sizes[seat] > len(view.known(seat))


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
        self._found |= _searched_for(view, rng, hidden)
        self._found |= _told_of(view, rng, hidden)
        self._rng = rng
        self._free = rng.shuffled([card for card in hidden if card not in barred])
        self._in_deck = [*view.knows.deck, *(card for card in hidden if card in barred)]
        self._lying = view.knows.lying

    def unseen(self, seat: int, count: int) -> Numbers:
        """The cards of another hand that nobody has seen."""
        found = self._found.get(seat, ())
        return (*self.draw(count - len(found)), *found)

    def draw(self, count: int) -> Numbers:
        return tuple(self._free.pop() for _ in range(count))

    def rest(self) -> Numbers:
        """The deck: what is left, and what can only be there; some of it in its place."""
        deck = self._rng.shuffled([*self._free, *self._in_deck])
        for each in self._lying:
            deck.insert(each.place, each.card)
        return tuple(deck)


def _told_of(view: View, rng: Rng, hidden: list[int]) -> dict[int, Numbers]:
    """For each suit that somebody offers a card of, one that he may mean if he is not known to hold
    any, taken out of the hidden ones."""
    found: dict[int, Numbers] = {}
    cards = view.options.cards
    for offer in view.floor.offers if view.floor else ():
        seat = offer.seat
        held = {suit_of(cards, card) for card in (*view.known(seat), *found.get(seat, ()))}
        if offer.card == UNSEEN and offer.suit and seat != view.seat and offer.suit not in held:
            card = rng.choice([each for each in hidden if suit_of(cards, each) == offer.suit])
            hidden.remove(card)
            found[seat] = (*found.get(seat, ()), card)
    return found


def _searched_for(view: View, rng: Rng, hidden: list[int]) -> dict[int, Numbers]:
    """The card somebody else has just drawn by naming its suit, taken out of the hidden ones."""
    at_work = view.using
    if not at_work or not at_work.suit or HIDDEN not in at_work.drawn:
        return {}
    suit, cards = SUIT_BY_KEY[at_work.suit], view.options.cards.by_number
    may_be = [card for card in hidden if cards[card].suit is suit]
    if not may_be or not _has_unseen(view, view.turn):
        return {}
    found = rng.choice(may_be)
    hidden.remove(found)
    return {view.turn: (found,)}
