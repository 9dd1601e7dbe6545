"""What a hand will be worth after a decision, if everything else is decided for the best."""

from __future__ import annotations

from ..scoring.batch import best_choices
from ..scoring.scoring import score_cards
from .actions import Action, Bring, Choose
from .choosing import choices_made
from .state import Made
from .view import View


def worth(view: View, seat: int, action: Action) -> int | None:
    """The total of the seat's hand after one of its end-of-game decisions."""
    hand, made = view.hand, view.made[seat] if view.made else ()
    match action:
        case Bring(card):
            hand = (*hand, card) if card is not None else hand
        case Choose(chooser, choice):
            made = (*made, Made(chooser, choice))
        case _:
            return None
    options, by_number = view.options, view.options.cards.by_number
    cards = tuple(by_number[number] for number in hand)
    area = tuple(by_number[number] for number in view.discard if number not in hand)
    decided = frozenset(each.chooser for each in made)
    choices = best_choices(
        cards, options.cards, area, options.players, choices_made(options, made), decided
    )
    return score_cards(cards, choices, options.cards, area, options.players).total
