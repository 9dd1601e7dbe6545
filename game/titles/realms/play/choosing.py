"""Before scoring: everybody decides on his cards with a choice; then the match is scored."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.engine.contract import IllegalAction
from game.engine.message import message
from game.engine.prompts import answered, changed, pushed

from ..cards.card import Card
from ..cards.terms import Name
from ..scoring.choices import carry_out, options, turn_to_choose
from ..scoring.plans import bonus_plan
from ..scoring.reading import read_choice, write_choice
from ..scoring.scoring import score_cards
from ..scoring.sheet import Choice
from ..scoring.standing import Standing
from .actions import Action, Done, Option, Pick, Reconsider
from .events import Chose, Decided, Event, Reconsidered, Scored
from .options import Options
from .state import Asks, Made, Numbers, Phase, Prompt, State, used_items

MOST_RECONSIDERED = 200
"""As often may a table think again: more than anybody would, and no more than it takes to end."""


def begin(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """All hands lie open; everybody with something to choose is asked at once."""
    players = range(state.options.players)
    prompts = [
        prompt(state.options, seat, state.hands[seat])
        for seat in players
        if choosers(state.options, state.hands[seat])
    ]
    after = replace(
        state,
        phase=Phase.CHOOSE,
        made=((),) * len(players),
        stack=pushed(state.stack, *prompts),
    )
    return after if after.stack else _score(after, events), events


def choosers(options: Options, hand: Numbers) -> list[Card]:
    """The cards of a hand with a choice, in the order in which they decide."""
    cards = [options.cards.by_number[number] for number in hand]
    return sorted((card for card in cards if bonus_plan(card).choice), key=turn_to_choose)


def prompt(options: Options, seat: int, hand: Numbers, made: tuple[Made, ...] = ()) -> Prompt:
    """What the seat is asked after these choices: its next card with a choice, if one is left."""
    left = choosers(options, hand)[len(made) :]
    if not left:
        return Prompt(seat, Asks.CHOOSE, None, (), made)
    offered = (None, *(write_choice(each) for each in _choices(options, hand, left[0], made)))
    return Prompt(seat, Asks.CHOOSE, left[0].number, offered, made)


def _choices(
    options_: Options, hand: Numbers, card: Card, made: Iterable[Made]
) -> Iterable[Choice]:
    """The choices of a card as the hand stands after those made before."""
    cards = options_.cards
    held = tuple(cards.by_number[number] for number in hand)
    standing = Standing(held, (), options_.players)
    for name, choice in choices_made(options_, made).items():
        place = [each.name for each in held].index(name)
        effect = bonus_plan(held[place]).choice
        assert effect
        carry_out(effect, standing, place, choice, cards, [])
    effect = bonus_plan(card).choice
    assert effect
    return options(effect, standing, held.index(card), cards)


def choices_made(options: Options, made: Iterable[Made]) -> dict[Name, Choice]:
    """Choices made, leaving out those declined."""
    by_number = options.cards.by_number
    return {
        by_number[each.chooser].name: read_choice(by_number[each.chooser].name, each.choice)
        for each in made
        if isinstance(each.choice, str | tuple)
    }


# What may be done.


def legal(state: State, prompt: Prompt) -> list[Action]:
    """Decide on the next card, or leave it at that if there is none; or decide anew."""
    ahead: list[Action] = [Pick(option) for option in prompt.offered]
    again = [Reconsider(each.chooser) for each in prompt.chosen]
    return [*(ahead or [Done()]), *(again if _may_reconsider(state) else ())]


def _may_reconsider(state: State) -> bool:
    """Every match ends, whoever plays."""
    return state.reconsidered < MOST_RECONSIDERED


def pick(state: State, prompt_: Prompt, choice: Option) -> tuple[State, list[Event]]:
    chooser = prompt_.by
    assert chooser is not None
    made = (*prompt_.chosen, Made(chooser, choice))
    return _asked_after(state, prompt_.seat, made), [Chose(prompt_.seat, chooser, choice)]


def reconsider(state: State, prompt_: Prompt, chooser: int) -> tuple[State, list[Event]]:
    deciding = [each.chooser for each in prompt_.chosen]
    if chooser not in deciding or not _may_reconsider(state):
        raise IllegalAction(message("illegal-not-offered"))
    made = prompt_.chosen[: deciding.index(chooser)]
    state = replace(state, reconsidered=state.reconsidered + 1)
    return _asked_after(state, prompt_.seat, made), [Reconsidered(prompt_.seat, chooser)]


def _asked_after(state: State, seat: int, made: tuple[Made, ...]) -> State:
    asked = prompt(state.options, seat, state.hands[seat], made)
    return replace(state, stack=changed(state.stack, asked))


def done(state: State, prompt_: Prompt) -> tuple[State, list[Event]]:
    if prompt_.by is not None:
        raise IllegalAction(message("illegal-undecided"))
    seat = prompt_.seat
    after = replace(
        state,
        made=(*state.made[:seat], prompt_.chosen, *state.made[seat + 1 :]),
        stack=answered(state.stack, seat),
    )
    events: list[Event] = [Decided(seat)]
    return after if after.stack else _score(after, events), events


def _score(state: State, events: list[Event]) -> State:
    cards = state.options.cards
    area = tuple(cards.by_number[number] for number in state.discard)
    scores = []
    for seat, hand in enumerate(state.hands):
        sheet = score_cards(
            tuple(cards.by_number[number] for number in hand),
            choices_made(state.options, state.made[seat]),
            cards,
            area,
            state.options.players,
            used_items(state.items, seat),
        )
        scores.append((sheet.total, sheet.base_sum))
        events.append(Scored(seat, sheet.total, sheet.base_sum))
    return replace(state, phase=Phase.OVER, scores=tuple(scores))
