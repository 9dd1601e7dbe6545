"""What may follow an action of a view's seat, if the match ends after it: trees for the scorer."""

from __future__ import annotations

from itertools import combinations

from ..scoring.batch.endings import Deck, Endings, foreseen
from ..scoring.batch.forks import Bits, Fork, Hand, Harvest, Node, as_bits, best, each, numbers
from .actions import Action, Discard, Draw, Option, Pick, Take
from .state import Asks, Numbers, Phase, Prompt
from .view import View, unseen

OF_CARDS = (Asks.KEEP, Asks.BRING, Asks.EXCESS, Asks.TAKE, Asks.DISCARD, Asks.TRADE)
"""What is asked about cards that come into the hand or leave it, with nothing unknown after it."""


def can_follow(view: View, action: Action) -> bool:
    """Whether one can tell what an action other than the choices before scoring is worth."""
    asked = view.prompt
    match action:
        case Take() | Discard() | Draw():
            return True
        case Pick(option) if asked:
            known = asked.kind in OF_CARDS and not isinstance(option, str)
            return known and (asked.kind is not Asks.DISCARD or _too_many(view))
        case _:
            return False


def _too_many(view: View) -> bool:
    """Whether more cards are held than may stay; else another comes for the one that goes."""
    assert view.seat is not None
    return len(view.hand) > view.hand_size(view.seat)


class Ahead:
    """Builds the trees of one view."""

    def __init__(self, view: View) -> None:
        known = view.knows.in_deck
        may_hold = known if len(known) == view.deck_size else (*known, *unseen(view))
        self.view = view
        self.hand = Hand(as_bits(view.hand), as_bits(view.discard))
        self.deck = Deck(as_bits(may_hold), view.deck_size)
        self.used = as_bits(view.used)
        self.harvest = Harvest(view.options.cards, view.options.players)
        self.endings = self._foreseen()

    def _foreseen(self) -> Endings:
        view, after_draw = self.view, 1 + self.view.options.cards.hand_size
        if view.phase is not Phase.TAKE or view.prompt:
            return foreseen(self.harvest, self.hand, self.deck, starts=len(view.hand))
        starts = len(view.discard) * (1 if self._filling else after_draw)
        return foreseen(self.harvest, self.hand, self.deck, starts, after_draw)

    @property
    def _filling(self) -> bool:
        return len(self.view.hand) < self.view.options.cards.hand_size

    def as_it_is(self) -> Node:
        """The end of the game, or the rest of it, with the hand as it stands."""
        ending = self.view.phase is Phase.ENDING
        asked = next((prompt for level in self.view.stack for prompt in level if ending), None)
        acting = asked.by if asked else None
        after = None if acting is None else self.endings.source_of(1 << acting)
        return self.endings.go_on(self.hand, self.deck, self.used, after)

    def after(self, action: Action) -> Node:
        """What may follow an action other than the choices before scoring."""
        prompt = self.view.prompt
        match action:
            case Draw():
                return self._drawn()
            case Take(card):
                return self._with(1 << card, self.deck)
            case Discard(card):
                return self._discarded(self.hand, 1 << card, self.deck)
            case Pick(option) if prompt:
                return self._picked(prompt, option)
            case _:
                raise ValueError(f"nothing is known to follow {action}")

    def final(self, node: Node) -> tuple[Numbers, Numbers]:
        """The hand a tree leads to and its discard area, what was there before in its order."""
        hand = self.harvest.outcome(node)
        before = (*self.view.hand, *self.view.drawn), self.view.discard
        return _in_order(hand.held, before[0]), _in_order(hand.area, before[1])

    # The rest of a turn.

    def _with(self, card: Bits, deck: Deck) -> Node:
        """A card comes into the hand, and if that is full another goes."""
        hand = Hand(self.hand.held | card, self.hand.area & ~card)
        if not self._too_many(hand):
            return self.endings.go_on(hand, deck)
        return best((self._discarded(hand, thrown, deck) for thrown in each(hand.held)), hand)

    def _too_many(self, hand: Hand) -> bool:
        assert self.view.seat is not None
        return hand.held.bit_count() > self.view.hand_size(self.view.seat)

    def _discarded(self, hand: Hand, card: Bits, deck: Deck) -> Node:
        """A card goes, and whatever is still one too many."""
        left = Hand(hand.held & ~card, hand.area | card)
        if not self._too_many(left):
            return self.endings.go_on(left, deck)
        return best((self._discarded(left, thrown, deck) for thrown in each(left.held)), left)

    def _drawn(self) -> Node:
        deck, cards = self.deck, self.endings.tried(self.deck)
        ways: list[Node]
        if self._filling:
            ways = [
                self._keeping(one, other, deck.without(one, by_chance=True).without(other))
                for one, other in combinations(cards, 2)
            ]
        else:
            ways = [self._with(card, deck.without(card, by_chance=True)) for card in cards]
        return Fork(tuple(ways), 1, self.hand)

    def _keeping(self, one: Bits, other: Bits, deck: Deck) -> Node:
        """The better of two."""
        return best((self._kept(one, other, deck), self._kept(other, one, deck)), self.hand)

    def _kept(self, card: Bits, other: Bits, deck: Deck) -> Node:
        return self.endings.go_on(Hand(self.hand.held | card, self.hand.area | other), deck)

    # Answers.

    def _picked(self, prompt: Prompt, option: Option) -> Node:
        card = 1 << option if isinstance(option, int) else 0
        if prompt.kind is Asks.KEEP:
            return self._kept(card, as_bits(self.view.drawn) & ~card, self.deck)
        if prompt.kind is Asks.TAKE:
            return self._with(card, self.deck)
        if prompt.kind is Asks.DISCARD:
            return self._discarded(self.hand, card, self.deck)
        if prompt.kind is Asks.TRADE:
            return self._traded(card)
        assert prompt.by is not None
        by = 1 << prompt.by
        if prompt.kind is Asks.BRING:
            return self.endings.bring(by, card, self.hand, self.deck, self.used)
        source = self.endings.source_of(by)
        return self.endings.give_up(card, self.hand, self.deck, self.used, source)

    def _traded(self, card: Bits) -> Node:
        """A card for the one that was shown; none if that stays."""
        at_work = self.view.using
        assert at_work
        given = as_bits((at_work.shown,)) if card and at_work.shown is not None else 0
        hand = Hand(self.hand.held & ~given | card, self.hand.area)
        return self.endings.go_on(hand, self.deck)


def _in_order(cards: Bits, before: Numbers) -> Numbers:
    stayed = tuple(card for card in before if cards >> card & 1)
    return (*stayed, *numbers(cards & ~as_bits(stayed)))
