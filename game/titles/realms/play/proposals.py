"""The choices before scoring, as they are proposed to a player: every answer with its total."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.engine.prompts import changed

from .actions import Option, Pick
from .advice import best_answer, worths
from .choosing import choosers, prompt
from .state import Made
from .view import View


class Answer(NamedTuple):
    """Something a card may choose, and what the hand is then worth."""

    option: Option
    total: int
    """With the best answers to all that is asked after it."""


class Asked(NamedTuple):
    """A card with a choice that was decided on."""

    chooser: int
    chosen: Option
    best: Option
    answers: tuple[Answer, ...]
    """Everything it may choose: none at all first, the others from the best on."""

    def total_of(self, option: Option) -> int:
        return next(answer.total for answer in self.answers if answer.option == option)


def asked(view: View) -> tuple[Asked, ...]:
    """What the view's seat has decided on so far, card by card, each judged by what was chosen
    before it."""
    assert view.seat is not None
    made = view.chosen(view.seat)
    found = []
    for index, each in enumerate(made):
        then = _asked_after(view, made[:index])
        offered = then.prompt.offered if then.prompt else ()
        actions = [Pick(option) for option in offered]
        weighed = zip(offered, worths(then, actions), strict=True)
        answers = [Answer(option, round(worth.total)) for option, worth in weighed if worth]
        answers.sort(key=lambda answer: (answer.option is not None, -answer.total))
        best = best_answer(then)
        assert isinstance(best, Pick)
        found.append(Asked(each.chooser, each.choice, best.option, tuple(answers)))
    return tuple(found)


def proposed(view: View) -> tuple[Pick, ...]:
    """The best answers to all the view's seat has not decided on yet, in their order."""
    assert view.seat is not None
    made = view.chosen(view.seat)
    picks: list[Pick] = []
    for card in choosers(view.options, view.hand)[len(made) :]:
        best = best_answer(_asked_after(view, made))
        assert isinstance(best, Pick)
        picks.append(best)
        made = (*made, Made(card.number, best.option))
    return tuple(picks)


def _asked_after(view: View, made: tuple[Made, ...]) -> View:
    """The view as if just these choices had been made."""
    assert view.seat is not None
    again = prompt(view.options, view.seat, view.hand, made)
    return replace(view, stack=changed(view.stack, again))
