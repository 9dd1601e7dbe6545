"""How the end of the game may go on for one hand: what its end-of-game cards can bring it."""

from __future__ import annotations

from functools import cache, cached_property, reduce
from operator import or_
from typing import NamedTuple

from ...cards.catalogue import HAND_LIMIT, Catalogue
from ...cards.effects import ExtraCard, Source
from ..plans import bonus_plan
from .forks import Bits, Fork, Hand, Harvest, Node, as_bits, best, each

SOURCES = tuple(Source)
LATER: dict[Source | None, tuple[Source, ...]] = {
    None: SOURCES,
    **{source: SOURCES[n + 1 :] for n, source in enumerate(SOURCES)},
}
"""The sources that act after one of them, or from the beginning."""


class Looks(NamedTuple):
    """How closely the unknown is looked at."""

    tried: int
    """So many cards stand for all that chance may bring."""
    searched: int
    """So many are tried of a deck that can be looked through, the most promising ones. What is
    promising differs from hand to hand, so few of them make a figure too low."""


LOOKS = (
    Looks(255, 255),
    Looks(20, 255),
    Looks(12, 255),
    Looks(8, 255),
    Looks(5, 255),
    Looks(5, 60),
    Looks(3, 60),
    Looks(3, 30),
    Looks(2, 16),
    Looks(2, 8),
)
"""The closest that the work allows is used."""
WORK = 9000
"""So many hands may be scored to advise on one decision, or less if they have cards with a choice:
each of these makes a hand as costly as CHOOSER hands."""
CHOOSER = 7
SURPRISED = 8
"""How many are tried where only chance brought the card that asks for one."""


class Deck(NamedTuple):
    """What a player knows of the deck."""

    may_hold: Bits
    size: int
    """How many of these it really holds."""
    chances: int = 0
    """How often chance has decided on the way here."""
    top: tuple[Bits, ...] = ()
    """The cards on top that the player knows, in their order; 0 for one between them that is not
    known."""

    @property
    def draws(self) -> Bits:
        """What the next card is, if that is known."""
        return self.top[0] if self.top else 0

    @property
    def unplaced(self) -> Bits:
        """What an unknown card of it may be."""
        return self.may_hold & ~sum(self.top)

    def drawn(self, card: Bits, by_chance: bool = False) -> Deck:
        """Its top card has gone."""
        return self._gone(card, self.top[1:], by_chance)

    def without(self, card: Bits, by_chance: bool = False) -> Deck:
        """A card has gone, wherever it lay; below it, nobody knows how far up all others came."""
        if card in self.top:
            at = self.top.index(card)
            return self._gone(card, (*self.top[:at], *self.top[at + 1 :]), by_chance)
        sure = self.top[: self.top.index(0)] if 0 in self.top else self.top
        return self._gone(card, sure if card & self.may_hold else self.top, by_chance)

    def _gone(self, card: Bits, top: tuple[Bits, ...], by_chance: bool) -> Deck:
        size = self.size - 1 if card & self.may_hold else self.size
        return Deck(self.may_hold & ~card, size, self.chances + by_chance, top)

    def with_back(self, cards: Bits) -> Deck:
        """Cards go into it, and lie nobody knows where."""
        size = self.size + cards.bit_count()
        return Deck(self.may_hold | cards, size, self.chances, () if cards else self.top)


class Bounds(NamedTuple):
    """What the rules of the match keep from a hand."""

    most: int = HAND_LIMIT
    """So many cards at the most."""
    barred: Bits = 0
    """Cards of the discard area that others have covered."""
    seen_aside: int = 0
    """Where there is no discard area: what is given up joins the deck, and of that so many cards
    are looked at for one."""


USUAL = Bounds()


class Endings:
    """Builds the trees of one player's hands, all of them not far from the hand it starts with.

    `chances` is how often chance is expected to decide on one way; what comes as a surprise after
    that is looked at less closely.
    """

    def __init__(
        self,
        harvest: Harvest,
        start: Hand,
        deck: Deck,
        looks: Looks = LOOKS[0],
        chances: int = 2,
        bounds: Bounds = USUAL,
    ) -> None:
        self.harvest, self.start, self.deck = harvest, start, deck
        self.looks, self.chances, self.bounds = looks, chances, bounds
        self._takers, self._wanted = takers(harvest.cards)
        self._acting = {
            after: reduce(or_, (self._takers[source] for source in later), 0)
            for after, later in LATER.items()
        }
        """The cards that have not acted yet after those of a source."""
        self._acted: dict[tuple[Bits, Hand, Deck, Bits], Node] = {}
        """What comes of a card that acts: many ways lead to the same hand."""

    @cached_property
    def _promising(self) -> list[Bits]:
        """The cards that may be in the deck, what looks like the best addition first."""
        held, area = self.start
        nodes = {card: self.harvest.end(held | card, area) for card in each(self.deck.may_hold)}
        from_area = 0 if self.bounds.seen_aside else self._takers[Source.DISCARD]
        for taker in each(self.deck.may_hold & from_area):
            nodes[taker] = self.go_on(Hand(held | taker, area), self.deck, after=Source.DECK_ANY)
        return sorted(nodes, key=lambda card: -self.harvest.value(nodes[card]))

    def tried(self, deck: Deck) -> list[Bits]:
        """The cards that are tried for an unknown one: all, or some from the best to the worst that
        stand for those beside them. They are the same every time."""
        size = deck.unplaced.bit_count()
        looks = self.looks.tried
        if deck.chances >= self.chances:
            looks = min(looks, SURPRISED)
        if size <= looks:
            return each(deck.unplaced)
        cards = [card for card in self._promising if card & deck.unplaced]
        return [cards[(2 * look + 1) * size // (2 * looks)] for look in range(looks)]

    def go_on(self, hand: Hand, deck: Deck, used: Bits = 0, after: Source | None = None) -> Node:
        """The end of the game once the cards of this source have acted, or from its beginning."""
        acting = hand.held & self._acting[after] & ~used
        if not acting:
            return self.harvest.end(*hand)
        source = next(source for source in LATER[after] if acting & self._takers[source])
        taker = acting & self._takers[source]
        same = taker, hand, deck, used
        found = self._acted.get(same)
        if found is None:
            found = self._acted[same] = self._act(source, taker, hand, deck, used)
        return found

    def _act(self, source: Source, taker: Bits, hand: Hand, deck: Deck, used: Bits) -> Node:
        if source is Source.DECK_TOP:
            if not deck.size:
                return self.go_on(hand, deck, used, source)
            if deck.draws:
                return self._drawn(taker, deck.draws, hand, deck.drawn(deck.draws), used)
            ways = [
                self._drawn(taker, top, hand, deck.drawn(top, by_chance=True), used)
                for top in self.tried(deck)
            ]
            return Fork(tuple(ways), 1, hand)
        none = self.go_on(hand, deck, used, source)
        if source is Source.DISCARD and self.bounds.seen_aside:
            return self._search(taker, none, hand, deck, used, self.bounds.seen_aside)
        if source is Source.DISCARD:
            offers = each(hand.area & self._wanted[taker] & ~self.bounds.barred)
            return best(
                [none, *(self.bring(taker, offer, hand, deck, used) for offer in offers)], hand
            )
        return self._search(taker, none, hand, deck, used, deck.size)

    def _search(
        self, taker: Bits, none: Node, hand: Hand, deck: Deck, used: Bits, seen: int
    ) -> Node:
        """So many cards of the deck are looked at; what they are is known only then."""
        seen = min(seen, deck.size)
        if not seen:
            return none
        cards = each(deck.may_hold)
        unknown = seen < len(cards)
        if unknown and len(cards) > self.looks.searched:
            offers = [card for card in self._promising if card & deck.may_hold][
                : self.looks.searched
            ]
        else:
            offers = cards
        ways = [
            best((none, self.bring(taker, offer, hand, deck, used, by_chance=unknown)), hand)
            for offer in offers
        ]
        return Fork((*ways, none), seen, hand, alike=len(cards) - len(offers))

    def bring(
        self,
        taker: Bits,
        card: Bits,
        hand: Hand,
        deck: Deck,
        used: Bits = 0,
        by_chance: bool = False,
    ) -> Node:
        """A card is brought in; a card of 0 does without."""
        source = self.source_of(taker)
        if not card:
            return self.go_on(hand, deck, used, source)
        held = Hand(hand.held | card, hand.area & ~card)
        return self.shed(held, deck.without(card, by_chance), used | taker, source)

    def _drawn(self, taker: Bits, card: Bits, hand: Hand, deck: Deck, used: Bits) -> Node:
        """The same for the card that was on top of what is left of the deck."""
        held = Hand(hand.held | card, hand.area)
        return self.shed(held, deck, used | taker, Source.DECK_TOP)

    def shed(self, hand: Hand, deck: Deck, used: Bits, source: Source) -> Node:
        """What is over the limit is given up, but never a card that was used to bring one in."""
        if hand.held.bit_count() <= self.bounds.most:
            return self.go_on(hand, deck, used, source)
        return best(
            (self.give_up(card, hand, deck, used, source) for card in each(hand.held & ~used)),
            hand,
        )

    def give_up(self, card: Bits, hand: Hand, deck: Deck, used: Bits, source: Source) -> Node:
        if self.bounds.seen_aside:
            return self.shed(Hand(hand.held & ~card, hand.area), deck.with_back(card), used, source)
        return self.shed(Hand(hand.held & ~card, hand.area | card), deck, used, source)

    def source_of(self, taker: Bits) -> Source:
        return next(source for source, takers in self._takers.items() if taker & takers)


@cache
def takers(cards: Catalogue) -> tuple[dict[Source, Bits], dict[Bits, Bits]]:
    """The end-of-game cards by where they bring a card from; and which ones each may bring."""
    by_source = dict.fromkeys(SOURCES, 0)
    wanted = {}
    for card in cards.cards:
        for effect in card.bonuses(ExtraCard):
            by_source[effect.source] |= 1 << card.number
            wanted[1 << card.number] = as_bits(
                other.number for other in cards.cards if other.suit in effect.suits
            )
    return by_source, wanted


def foreseen(
    harvest: Harvest,
    hand: Hand,
    deck: Deck,
    starts: int,
    draws: int = 0,
    bounds: Bounds = USUAL,
) -> Endings:
    """Endings that try as many unknown cards as the work allows.

    `starts` is how many hands the decision leads to without chance; `draws` how many come of each
    card drawn before the end, if one may be drawn.
    """
    by_source, wanted = takers(harvest.cards)
    searching = by_source[Source.DECK_ANY]
    searching |= by_source[Source.DISCARD] if bounds.seen_aside else 0
    searches = (hand.held & searching).bit_count()
    tops = (hand.held & by_source[Source.DECK_TOP]).bit_count()
    grabber = by_source[Source.DISCARD]
    most = max(hand.held.bit_count(), harvest.cards.hand_size) + searches + tops + 1
    grabs = 1 + (hand.area & wanted[grabber]).bit_count() * (most if most > bounds.most else 1)
    costs = CHOOSER ** (hand.held & _choosers(harvest.cards)).bit_count()
    costs *= grabs if grabber & hand.held else 1
    found = grabs if grabber & deck.may_hold else 0
    cards = deck.may_hold.bit_count()

    def work(looks: Looks) -> int:
        tried = min(looks.tried, cards)
        searched = min(looks.searched, cards) + found
        return int((starts + draws * tried) * tried**tops * searched**searches * costs)

    looks = next((looks for looks in LOOKS if work(looks) <= WORK), LOOKS[-1])
    return Endings(harvest, hand, deck, looks, searches + tops + bool(draws), bounds)


@cache
def _choosers(cards: Catalogue) -> Bits:
    return as_bits(card.number for card in cards.cards if bonus_plan(card).choice)
