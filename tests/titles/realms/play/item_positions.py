"""States with Cursed Items arranged by hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_KEY, ITEM_BY_NUMBER
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Use
from game.titles.realms.play.events import Event
from game.titles.realms.play.options import STALLED_ROUNDS, Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Items, Phase, State

from .positions import PLAIN, PLAIN_SUITS, begun, number

ITEMS = Options(3, modules=(Module.ITEMS,))
ITEMS_AND_SUITS = Options(3, modules=(Module.SUITS, Module.ITEMS))
ITEMS_FOR_TWO = Options(2, Variant.DUEL, (Module.ITEMS,))
TOP = "king queen empress warlord knights"
"""The top cards of the deck, the topmost first."""
AREA = "dragon blizzard wildfire warship"
OTHERS = ("sarcophagus", "blindfold")
"""What lies before the other players."""


def item(key: str) -> int:
    return ITEM_BY_KEY[key].number


def items(keys: str) -> tuple[int, ...]:
    return tuple(item(key) for key in keys.split())


def with_item(
    own: str | None,
    *,
    options: Options = ITEMS,
    area: str = AREA,
    deck: str = TOP,
    others: Sequence[str | None] = OTHERS,
    used: str = "",
    discarded: str = "",
    drawable: str = "",
    hands: Sequence[str] | None = None,
) -> State:
    """The first player is about to take a card, with this item face up and these face down.

    `drawable` are the topmost items of their deck, the topmost first; what is named nowhere lies
    below them.
    """
    start = begun(options)
    hands = hands or (PLAIN_SUITS if Module.SUITS in options.modules else PLAIN)
    hands = hands[: options.players]
    held = tuple(tuple(number(options, key) for key in hand.split()) for hand in hands)
    lying = tuple(number(options, key) for key in area.split())
    top = tuple(number(options, key) for key in deck.split())
    placed = {*lying, *top, *(card for hand in held for card in hand)}
    rest = tuple(card.number for card in options.cards.cards if card.number not in placed)
    face_up = tuple(
        None if key is None else item(key) for key in (own, *others[: options.players - 1])
    )
    first = items(drawable)
    gone = {*face_up, *items(used), *items(discarded), *first}
    below = tuple(each for each in sorted(ITEM_BY_NUMBER) if each not in gone)
    nothing = ((),) * (options.players - 1)
    return replace(
        start,
        turn=0,
        phase=Phase.TAKE,
        hands=held,
        open=((),) * options.players,
        discard=lying,
        deck=(*rest, *reversed(top)),
        items=Items(face_up, (items(used), *nothing), ((), *nothing), items(discarded)),
        item_deck=(*below, *reversed(first)),
    )


def cards(state: State, keys: str) -> tuple[int, ...]:
    return tuple(number(state.options, key) for key in keys.split())


def keys(state: State, numbers: Sequence[int]) -> list[str]:
    return [state.options.cards.by_number[each].name for each in numbers]


def card(state: State, key: str) -> int:
    return number(state.options, key)


def picks(state: State, *chosen: str) -> list[Action]:
    return [Pick(card(state, key)) for key in chosen]


def told(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """The state after whoever must act has done all this, and what happened by the last of it."""
    events: list[Event] = []
    for action in actions:
        state, events = REALMS.apply(state, REALMS.must_act(state)[0], action)
    return state, events


def used(state: State, *actions: Action) -> State:
    """After the own item was used, and this was answered."""
    return told(state, Use(), *actions)[0]


def taken(state: State) -> State:
    """A card has been drawn, none discarded yet."""
    return told(state, Draw())[0]


def stalled(state: State) -> State:
    """Nobody has drawn for so long that a card must leave the deck."""
    return replace(state, since_deck=STALLED_ROUNDS * state.options.players)


def finishing(state: State) -> State:
    """Drawn and discarded: only the item is left to decide on."""
    state = taken(state)
    return told(state, Discard(state.hands[state.turn][0]))[0]


def can_use(state: State) -> bool:
    return Use() in REALMS.legal_actions(state, state.turn)


def offered(state: State) -> list[object]:
    """What whoever must act may pick."""
    seat = REALMS.must_act(state)[0]
    return [
        action.option for action in REALMS.legal_actions(state, seat) if isinstance(action, Pick)
    ]
