"""What may follow an action of a view's seat, if the match ends after it: trees for the scorer."""

from __future__ import annotations

from itertools import combinations

from ..cards.steps import Move, Zone
from ..scoring.batch.endings import Bounds, Deck, Endings, foreseen
from ..scoring.batch.forks import Bits, Fork, Hand, Harvest, Node, as_bits, best, each, numbers
from .actions import Action, Discard, Done, Draw, Option, Pick, Put, Replace, Take
from .ending import SEEN_ASIDE
from .state import PLAYING, Asks, Numbers, Phase, Prompt, Using
from .using import step_of
from .view import View, unseen


class Ahead:
    """Builds the trees of one view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        known = view.knows.in_deck
        may_hold = known if len(known) == view.deck_size else (*known, *unseen(view))
        self.view, self.seat = view, view.seat
        self.size = view.hand_size(view.seat)
        self.hand = Hand(as_bits(view.hand), as_bits(view.discard))
        self.deck = Deck(as_bits(may_hold), view.deck_size, top=_known_top(view))
        self.used = as_bits(view.used)
        self.harvest = Harvest(view.options.cards, view.options.players)
        taken = self._taken_openly
        self._start = Hand(self.hand.held & ~taken, self.hand.area | taken)
        taking = view.phase is Phase.TAKE and not view.prompt
        self._to_take = self._start.area if taking or taken else 0
        """What lay open when the seat was to take a card, and still is or has just been."""
        self._by_taken: dict[Bits, Endings] = {}

    def endings(self, taken: Bits = 0) -> Endings:
        """How a hand goes on that keeps this card of the discard area, or has none of it. Each is
        looked at as closely as the work for it allows: what one of them costs takes nothing from
        another, and a figure told before a card is taken is the same after it."""
        if taken not in self._by_taken:
            hand, deck = self._start, self.deck.with_back(self._returnable)
            starts = 1 if self._to_take or self._settled else len(self.view.hand)
            if taken:
                hand = Hand(hand.held | taken, hand.area & ~taken)
                each_take = 1 if self.view.filling else 1 + self.size
                starts = self._to_take.bit_count() * each_take
            self._by_taken[taken] = foreseen(self.harvest, hand, deck, starts, bounds=self._bounds)
        return self._by_taken[taken]

    @property
    def _bounds(self) -> Bounds:
        covered = (cover.card for cover in self.view.covers if cover.seat != self.seat)
        seen_aside = SEEN_ASIDE if self.view.options.trades else 0
        return Bounds(self.view.most_held(self.seat), as_bits(covered), seen_aside)

    @property
    def _settled(self) -> bool:
        """Whether nothing has to be decided on before the match can end."""
        return not self.view.stack and not self.view.using and self._over(self.hand) <= 0

    @property
    def _taken_openly(self) -> Bits:
        """The card of the discard area that has come into the hand this turn. What follows is
        looked at from where it was taken: a figure told then is the same now."""
        view = self.view
        came_now = view.phase is Phase.DISCARD and view.turn == self.seat and not view.prompt
        if not came_now or len(view.hand) <= self.size:
            return 0
        *_, came = view.hand  # in the order in which they came
        return 1 << came if came in view.open[self.seat] else 0

    @property
    def _moving(self) -> Move | None:
        """The step with which an item of the seat moves cards."""
        using = self.view.using if self.view.turn == self.seat else None
        step = step_of(using) if using else None
        return step if isinstance(step, Move) else None

    @property
    def _returnable(self) -> Bits:
        """What an item has drawn and some of which has to go back to the deck."""
        using, step = self.view.using, self._moving
        back = step is not None and step.to is Zone.DECK_ENDS
        return as_bits(using.drawn) if using and back else 0

    @property
    def _to_keep(self) -> Bits:
        """What an item has drawn if only the rest of the hand may be discarded for it."""
        using, step = self.view.using, self._moving
        return as_bits(using.drawn) if using and step and step.drawn is False else 0

    def as_it_is(self) -> Node:
        """The end of the game, or the rest of it, with the hand as it stands; what an item has
        brought into it beyond its size goes again, to where it has to."""
        acting = next((prompt.by for level in self.view.stack for prompt in level), None)
        if self.view.phase in PLAYING:
            return self._given_back()
        after = None if acting is None else self.endings().source_of(1 << acting)
        return self.endings().go_on(self.hand, self.deck, self.used, after)

    def after(self, action: Action) -> Node | None:
        """What may follow an action other than the choices before scoring; None where too much
        may."""
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
            case Replace() | Done():
                return self.as_it_is()
            case _:
                return None

    def after_trade(self, give: int, get: int) -> Node:
        """One card of the hand for one of another."""
        held = self.hand.held & ~(1 << give) | 1 << get
        return self._go_on(Hand(held, self.hand.area), self.deck.without(1 << get))

    def final(self, node: Node) -> tuple[Numbers, Numbers]:
        """The hand a tree leads to and its discard area, what was there before in its order."""
        hand = self.harvest.outcome(node)
        before = (*self.view.hand, *self.view.drawn), self.view.discard
        return _in_order(hand.held, before[0]), _in_order(hand.area, before[1])

    # The rest of a turn.

    def _with(self, card: Bits, deck: Deck, endings: Endings | None = None) -> Node:
        """A card comes into the hand, and if that is full another goes."""
        hand = Hand(self.hand.held | card, self.hand.area & ~card)
        return self._shed(hand, self._over(hand), deck, endings)

    def _go_on(self, hand: Hand, deck: Deck, endings: Endings | None = None) -> Node:
        endings = endings or self.endings(hand.held & self._to_take)
        return endings.go_on(hand, deck)

    def _over(self, hand: Hand) -> int:
        return hand.held.bit_count() - self.size

    def _shed(
        self, hand: Hand, count: int, deck: Deck | None = None, endings: Endings | None = None
    ) -> Node:
        """So many cards are discarded, for the best."""
        deck = deck or self.deck
        if count <= 0:
            return self._go_on(hand, deck, endings)
        may_go = each(hand.held & ~self._to_keep)
        ways = (sum(thrown) for thrown in combinations(may_go, count))
        return best((self._discarded(hand, thrown, deck, endings) for thrown in ways), hand)

    def _given_back(self, chosen: Bits = 0) -> Node:
        """What an item has drawn and must not be kept goes back to the deck, first what is chosen,
        then for the best; of what is left as much is discarded as is too many."""
        using, step, hand = self.view.using, self._moving, self.hand
        if not using or not step or not self._returnable:
            return self._shed(hand, self._over(hand))
        left = (step.count or 0) - using.moved - chosen.bit_count()
        ways = []
        for others in combinations(each(self._returnable & ~chosen), left):
            back = chosen | sum(others)
            kept = Hand(hand.held & ~back, hand.area)
            ways.append(self._shed(kept, self._over(kept), self.deck.with_back(back)))
        return best(ways, hand)

    def _discarded(
        self, hand: Hand, card: Bits, deck: Deck, endings: Endings | None = None
    ) -> Node:
        return self._go_on(Hand(hand.held & ~card, hand.area | card), deck, endings)

    def _drawn(self) -> Node:
        deck = self.deck
        if self.view.draws is not None:
            top = 1 << self.view.draws
            return self._with(top, deck.drawn(top))
        draws = 1 + self.size
        endings = foreseen(self.harvest, self.hand, deck, 0, draws, self._bounds)
        cards = endings.tried(deck)
        ways: list[Node]
        if self.view.filling:
            ways = [
                self._keeping(one, other, deck.drawn(one, by_chance=True).drawn(other), endings)
                for one, other in combinations(cards, 2)
            ]
        else:
            ways = [self._with(card, deck.drawn(card, by_chance=True), endings) for card in cards]
        return Fork(tuple(ways), 1, self.hand)

    def _keeping(self, one: Bits, other: Bits, deck: Deck, endings: Endings) -> Node:
        """The better of two."""
        kept = (self._kept(one, other, deck, endings), self._kept(other, one, deck, endings))
        return best(kept, self.hand)

    def _kept(self, card: Bits, other: Bits, deck: Deck, endings: Endings | None = None) -> Node:
        return self._go_on(Hand(self.hand.held | card, self.hand.area | other), deck, endings)

    # Answers.

    def _picked(self, prompt: Prompt, option: Option) -> Node | None:
        card = 1 << option if isinstance(option, int) else 0
        if prompt.kind is Asks.KEEP:
            return self._kept(card, as_bits(self.view.drawn) & ~card, self.deck)
        if prompt.kind not in (Asks.BRING, Asks.EXCESS):
            return self._item_answered(prompt, option)
        assert prompt.by is not None
        by = 1 << prompt.by
        if prompt.kind is Asks.BRING:
            return self.endings().bring(by, card, self.hand, self.deck, self.used)
        source = self.endings().source_of(by)
        return self.endings().give_up(card, self.hand, self.deck, self.used, source)

    def _item_answered(self, prompt: Prompt, option: Option) -> Node | None:
        """What is known to follow what an item asks: cards taken, discarded and given back, a
        swap, a card put where it can be drawn."""
        using, hand = self.view.using, self.hand
        match prompt.kind, option:
            case Asks.DISCARD, int(card):
                gone = Hand(hand.held & ~(1 << card), hand.area | 1 << card)
                return self._shed(gone, self._over(gone))
            case Asks.BACK, Put(card):
                return self._given_back(1 << card)
            case Asks.TAKE, int(card) if using:
                return self._taken(1 << card, [1 << other for other in _cards(prompt)], using)
            case Asks.WISH, int(card) if self.view.phase is Phase.TAKE:
                return self._wished(1 << card, len(prompt.offered))
            case Asks.TRADE, int(card) if using and using.shown is not None:
                held = hand.held & ~(1 << using.shown) | 1 << card
                return self._go_on(Hand(held, hand.area), self.deck)
            case Asks.TRADE, None:
                return self._go_on(hand, self.deck)
            case _:
                return None

    def _wished(self, card: Bits, offered: int) -> Node:
        """The card is put on top of the deck to be drawn from there."""
        starts = offered * (1 + self.size)
        endings = foreseen(self.harvest, self.hand, self.deck, starts, bounds=self._bounds)
        return self._with(card, self.deck.without(card), endings)

    def _taken(self, card: Bits, offered: list[Bits], using: Using) -> Node:
        """The card comes into the hand, and the best of the others if another may; then as many
        are discarded."""
        step = step_of(using)
        assert isinstance(step, Move)
        more = (step.count or 1) - using.moved - 1
        ways = []
        for others in combinations([other for other in offered if other != card], more):
            came = card | sum(others)
            hand = Hand(self.hand.held | came, self.hand.area & ~came)
            ways.append(self._shed(hand, self._over(hand)))
        return best(ways, self.hand)


def _cards(prompt: Prompt) -> Numbers:
    return tuple(option for option in prompt.offered if isinstance(option, int))


def _in_order(cards: Bits, before: Numbers) -> Numbers:
    stayed = tuple(card for card in before if cards >> card & 1)
    return (*stayed, *numbers(cards & ~as_bits(stayed)))


def _known_top(view: View) -> tuple[Bits, ...]:
    """The cards on top of the deck down to the last whose place the seat knows."""
    lying = {view.deck_size - 1 - each.place: 1 << each.card for each in view.knows.lying}
    return tuple(lying.get(depth, 0) for depth in range(max(lying, default=-1) + 1))
