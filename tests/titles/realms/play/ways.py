"""Every way to play Fantasy Realms, for the laws of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.rng import Rng
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Option, Put
from game.titles.realms.play.floor import Draft, Floor, OpenOffer, suit_of
from game.titles.realms.play.options import LIMITS, MINUTES, Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import LAID_OPEN, Asks, Knowledge, Phase, State
from tests.engine.game import Game


def _ways() -> Iterator[Game]:
    for variant, limits in LIMITS.items():
        added = [Module.PROMOS, Module.SUITS, Module.ITEMS]
        minutes, pace = MINUTES, 1
        if variant is Variant.CHAOS:
            added.remove(Module.ITEMS)
            minutes, pace = 1, 4
        for modules in chain(*(combinations(added, size) for size in range(len(added) + 1))):
            for players in range(limits.least, limits.most + 1):
                options = Options(players, variant, modules, minutes)
                name = "-".join(["realms", variant, str(players), *modules])
                yield Game(REALMS, options, name, _cards, _reshuffled, _is_rare, 2000, pace)


def _cards(state: State) -> Counter[int]:
    drawn = _drawn(state, range(len(state.hands)))
    return Counter((*state.deck, *state.discard, *drawn, *chain(*state.hands), *_items(state)))


def _items(state: State) -> Iterator[int]:
    if state.items:
        rows = (*state.items.used, *state.items.reserve)
        yield from (*state.item_deck, *state.items.discard, *chain(*rows))
        yield from (item for item in state.items.face_up if item is not None)


def _drawn(state: State, seats: Sequence[int]) -> list[int]:
    """The cards that one of these seats may keep one of."""
    return [
        card
        for prompt in chain(*state.stack)
        if prompt.kind is Asks.KEEP and prompt.seat in seats
        for card in prompt.offered
        if isinstance(card, int)
    ]


def _is_rare(state: State) -> bool:
    return state.phase is Phase.ENDING


def _reshuffled(state: State, seat: int, rng: Rng) -> State:
    """Hidden cards change places: those of the deck, of other hands, of what others have drawn;
    and the items in their deck.

    What the seat has learned stays true: cards whose place it knows stay there, cards it knows to
    be in the deck stay in the deck; once hands are laid open only the deck is hidden.
    """
    places = _other_places(state, seat, rng)

    def moved(option: Option) -> Option:
        match option:
            case Put(card, on_top):
                return Put(places.get(card, card), on_top)
            case int(card):
                return places.get(card, card)
            case _:
                return option

    def all_moved(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(places.get(card, card) for card in cards)

    def learned(known: Knowledge) -> Knowledge:
        return Knowledge(
            tuple(sorted(all_moved(known.deck))),
            tuple(replace(each, card=places[each.card]) for each in known.lying),
            tuple(replace(each, card=places.get(each.card, each.card)) for each in known.held),
        )

    using = state.using
    if using and state.turn != seat:
        using = replace(using, drawn=all_moved(using.drawn))
    return replace(
        state,
        deck=all_moved(state.deck),
        hands=tuple(all_moved(hand) for hand in state.hands),
        knowledge=tuple(
            known if other == seat else learned(known)
            for other, known in enumerate(state.knowledge)
        ),
        chance=Chance.drawn(rng),
        stack=tuple(
            tuple(
                prompt
                if prompt.seat == seat
                else replace(prompt, offered=tuple(moved(option) for option in prompt.offered))
                for prompt in level
            )
            for level in state.stack
        ),
        item_deck=tuple(rng.shuffled(state.item_deck)),
        using=using,
        floor=state.floor and _other_floor(state, state.floor, places, seat, rng),
    )


def _other_floor(state: State, floor: Floor, places: dict[int, int], seat: int, rng: Rng) -> Floor:
    """Offers and answers with the cards that lie in the places of those before; and whatever the
    others may hold out."""

    def offered(each: OpenOffer) -> OpenOffer:
        card = places.get(each.card, each.card)
        return replace(each, card=card, suit=suit_of(state.options.cards, card))

    def held_out(other: int) -> Draft | None:
        if rng.below(3) == 0:
            return None
        card = rng.choice(state.hands[other])
        return Draft(places.get(card, card), rng.below(2) == 0, rng.below(floor.now + 1))

    return replace(
        floor,
        drafts=tuple(
            draft if other == seat else held_out(other) for other, draft in enumerate(floor.drafts)
        ),
        offers=tuple(map(offered, floor.offers)),
        bids=tuple(replace(each, card=places.get(each.card, each.card)) for each in floor.bids),
    )


def _told(state: State, seat: int) -> set[int]:
    """The cards of other hands whose suit the seat was told."""
    offers = state.floor.offers if state.floor else ()
    return {each.card for each in offers if each.is_for(seat)}


def _other_places(state: State, seat: int, rng: Rng) -> dict[int, int]:
    """For each hidden card the one that might as well lie in its place."""
    knows = state.knowledge[seat]
    held = {each.card for each in knows.held}
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = _drawn(state, others)
    if state.phase not in LAID_OPEN:
        for other in others:
            known = {*state.open[other], *held}
            hidden += [card for card in state.hands[other] if card not in known]
    told = _told(state, seat).intersection(hidden)
    anywhere = [card for card in hidden if card not in told]
    anywhere += [card for card in state.deck if card not in knows.in_deck]
    swapped = dict(zip(anywhere, rng.shuffled(anywhere), strict=True))
    for card in sorted(told):
        alike = [c for c in anywhere if _suit(state, swapped[c]) == _suit(state, card)]
        swapped[card] = card
        if alike:
            other = rng.choice(alike)
            swapped[card], swapped[other] = swapped[other], card
    lying = {each.card for each in knows.lying}
    loose = [card for card in state.deck if card not in lying]
    mixed = rng.shuffled([swapped.get(card, card) for card in loose])
    return {
        **{card: swapped[card] for card in hidden},
        **{card: card for card in lying},
        **dict(zip(loose, mixed, strict=True)),
    }


def _suit(state: State, card: int) -> str:
    return suit_of(state.options.cards, card)


WAYS = list(_ways())
