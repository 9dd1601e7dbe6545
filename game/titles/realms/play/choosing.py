"""Before scoring: everybody decides on his cards with a choice; then the match is scored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.message import message

from ..cards.card import Card
from ..cards.terms import Name
from ..scoring.batch import best_choices
from ..scoring.choices import carry_out, options, turn_to_choose
from ..scoring.plans import bonus_plan
from ..scoring.reading import read_choice, write_choice
from ..scoring.scoring import score_cards
from ..scoring.sheet import Choice, Choices
from ..scoring.standing import Standing
from .actions import Action, Choose
from .events import Chose, Event, Scored
from .options import Options
from .state import Made, Numbers, Phase, State


def begin(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """All hands lie open."""
    after = replace(state, phase=Phase.CHOOSE, made=((),) * state.options.players)
    return after if to_act(after) else _score(after, events), events


def choosers(state: State, seat: int) -> list[Card]:
    """The seat's cards with a choice, in the order in which they decide."""
    cards = [state.options.cards.by_number[number] for number in state.hands[seat]]
    return sorted((card for card in cards if bonus_plan(card).choice), key=turn_to_choose)


def to_act(state: State) -> tuple[int, ...]:
    return tuple(
        seat
        for seat in range(state.options.players)
        if len(state.made[seat]) < len(choosers(state, seat))
    )


def legal_choices(state: State, seat: int) -> list[Action]:
    """What the seat's next card with a choice may do; the best first, then nothing."""
    card = choosers(state, seat)[len(state.made[seat])]
    advised = _advice(
        state.options, state.hands[seat], tuple(sorted(state.discard)), state.made[seat]
    ).get(card.name)
    best = Choose(card.number, write_choice(advised) if advised is not None else None)
    actions: list[Action] = [Choose(card.number, None)]
    actions += [Choose(card.number, write_choice(each)) for each in _options(state, seat, card)]
    actions.sort(key=lambda action: action != best)
    return actions


def _options(state: State, seat: int, card: Card) -> list[Choice]:
    """The choices of a card as the seat's hand stands after those made before."""
    hand = tuple(state.options.cards.by_number[number] for number in state.hands[seat])
    standing = Standing(hand, (), state.options.players)
    cards = state.options.cards
    for name, choice in choices_made(state.options, state.made[seat]).items():
        place = [each.name for each in hand].index(name)
        effect = bonus_plan(hand[place]).choice
        assert effect
        carry_out(effect, standing, place, choice, cards, [])
    effect = bonus_plan(card).choice
    assert effect
    return list(options(effect, standing, hand.index(card), cards))


def choices_made(options: Options, made: tuple[Made, ...]) -> dict[Name, Choice]:
    """Choices made, leaving out those declined."""
    by_number = options.cards.by_number
    return {
        by_number[each.chooser].name: read_choice(by_number[each.chooser].name, each.choice)
        for each in made
        if each.choice is not None
    }


@lru_cache(maxsize=2048)
def _advice(options: Options, hand: Numbers, area: Numbers, made: tuple[Made, ...]) -> Choices:
    by_number = options.cards.by_number
    return best_choices(
        tuple(by_number[number] for number in hand),
        options.cards,
        tuple(by_number[number] for number in area),
        options.players,
        choices_made(options, made),
        frozenset(each.chooser for each in made),
    )


def choose(state: State, seat: int, action: Choose) -> tuple[State, list[Event]]:
    card = choosers(state, seat)[len(state.made[seat])]
    if action.chooser != card.number:
        raise IllegalAction(message("illegal-now"))
    allowed = {write_choice(choice) for choice in _options(state, seat, card)}
    if action.choice is not None and action.choice not in allowed:
        raise IllegalAction(message("illegal-not-offered"))
    made = (*state.made[seat], Made(action.chooser, action.choice))
    after = replace(state, made=(*state.made[:seat], made, *state.made[seat + 1 :]))
    events: list[Event] = [Chose(seat, action.chooser, action.choice)]
    return after if to_act(after) else _score(after, events), events


def choices_of(state: State, seat: int) -> Mapping[Name, Choice]:
    """What the seat has decided."""
    return choices_made(state.options, state.made[seat])


def _score(state: State, events: list[Event]) -> State:
    cards = state.options.cards
    area = tuple(cards.by_number[number] for number in state.discard)
    scores = []
    for seat, hand in enumerate(state.hands):
        sheet = score_cards(
            tuple(cards.by_number[number] for number in hand),
            choices_of(state, seat),
            cards,
            area,
            state.options.players,
        )
        scores.append((sheet.total, sheet.base_sum))
        events.append(Scored(seat, sheet.total, sheet.base_sum))
    return replace(state, phase=Phase.OVER, scores=tuple(scores))
