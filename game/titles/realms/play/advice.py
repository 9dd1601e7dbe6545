"""What a player had better do: separate from what is allowed, for whoever wants it.

An action is worth what comes out if the match ended after it: the seat's own later decisions at
their best, the others declining what they may, an unknown card as the mean of all it could be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from ..cards.card import Card
from ..cards.items import worth_of
from ..scoring.batch import best_choices, best_totals
from ..scoring.batch.forks import Node, is_exact
from ..scoring.reading import write_choice
from ..scoring.scoring import score_cards
from ..scoring.sheet import CardScore, Choices, ScoreSheet
from .actions import Action, Discard, Done, Option, Pick, Reconsider
from .ahead import Ahead
from .choosing import choices_made
from .options import Options
from .state import LAID_OPEN, Asks, Made, Numbers, Phase, Prompt, used_items
from .view import View

AT_THE_END = (Asks.BRING, Asks.EXCESS, Asks.CHOOSE)
"""What is asked once turns are over, when a best answer can be told."""


OF_ITEMS = (Asks.TAKE, Asks.DISCARD, Asks.TRADE, Asks.BACK, Asks.WISH)
"""What items ask where it can be told what comes of each answer."""


class Worth(NamedTuple):
    """Points to expect."""

    total: float
    """A whole number if it is exact."""
    exact: bool = True
    """Whether no unknown card has a part in it."""


class Prospect(NamedTuple):
    """What a hand is worth if the match ends now."""

    worth: Worth
    sheet: ScoreSheet
    """How it comes about; if it is not exact, without the cards that are unknown."""
    after: Action | None = None
    """What the seat has to decide first, and is supposed to decide for the best."""
    whole: ScoreSheet | None = None
    """If cards are supposed to leave the hand: how they would count if all stayed."""

    @property
    def leaving(self) -> tuple[CardScore, ...]:
        """The cards that are supposed to leave the hand."""
        return self.whole.cards[len(self.sheet.cards) :] if self.whole else ()

    def sheet_of(self, card: Card) -> ScoreSheet:
        """The sheet that tells what becomes of a card."""
        return self.whole if self.whole and card not in self.sheet.standing.cards else self.sheet


def worths(view: View, legal: Sequence[Action]) -> list[Worth | None]:
    """What each action is worth to the view's seat; None where that cannot be said, and for the
    open table, which has none."""
    if view.seat is None:
        return [None for _ in legal]
    asked = view.prompt
    if asked and asked.kind is Asks.CHOOSE:
        return [Worth(total) for total in _choosing(view, asked, legal)]
    ahead = Ahead(view)
    nodes = {action: node for action in legal if (node := ahead.after(action)) is not None}
    found = dict(zip(nodes, _weighed(ahead, list(nodes.values())), strict=True))
    return [found.get(action) for action in legal]


def prospect(view: View, after: Action | None = None) -> Prospect | None:
    """What the hand of the view's seat is worth now, or after an action of its turn; None for the
    open table."""
    if view.seat is None:
        return None
    if view.phase in LAID_OPEN:
        made = view.chosen(view.seat)
        settled = _advised(view, made) if view.prompt else choices_made(view.options, made)
        sheet = _sheet(view, view.hand, view.discard, settled)
        return Prospect(Worth(sheet.total), sheet)
    ahead, decisions = Ahead(view), [after] if after else _to_decide(view)
    foreseen = [(action, node) for action in decisions if (node := ahead.after(action)) is not None]
    nodes = [node for _, node in foreseen] or [ahead.as_it_is()]
    found = list(_weighed(ahead, nodes))
    best = _first_best(found)
    hand, area = ahead.final(nodes[best])
    choices = _choices(view.options, hand, tuple(sorted(area)), ())
    sheet = _sheet(view, hand, area, choices)
    decided = foreseen[best][0] if foreseen else None
    return Prospect(found[best], sheet, decided, _whole(view, sheet))


class Trade(NamedTuple):
    """One card of the own hand for another."""

    give: int
    get: int


def trade_worths(view: View, trades: Sequence[Trade]) -> dict[Trade, Worth]:
    """What the hand of the view's seat is worth after each of these trades."""
    ahead = Ahead(view)
    nodes = [ahead.after_trade(*trade) for trade in trades]
    return dict(zip(trades, _weighed(ahead, nodes), strict=True))


def trade_sheet(view: View, trade: Trade) -> ScoreSheet:
    """How the hand would count after a trade; without what the end of the game may bring."""
    hand = tuple(trade.get if card == trade.give else card for card in view.hand)
    return _sheet(view, hand, (), _choices(view.options, hand, (), ()))


def _whole(view: View, sheet: ScoreSheet) -> ScoreSheet | None:
    staying = sheet.standing.cards
    gone = tuple(card for card in _cards(view.options, view.hand) if card not in staying)
    if not gone:
        return None
    area = tuple(card for card in sheet.standing.discard if card not in gone)
    return score_cards(
        (*staying, *gone), sheet.choices, view.options.cards, area, view.options.players
    )


def before(view: View) -> Worth | None:
    """What the hand of the view's seat is compared with while a decision is open: what it was worth
    before the card came that was taken this turn, or the two one of which is kept; at a question of
    the end of the game what it is worth without the extra card that is asked about; while an item
    asks for cards to take, discard, swap, give back or draw, what it was worth before its use. If
    nothing is open, what it is worth now; None for the open table, while an item does anything
    else, and once all hands lie open."""
    if view.seat is None or view.phase in LAID_OPEN:
        return None
    if view.using and not (view.prompt and view.prompt.kind in OF_ITEMS):
        return None
    ahead = Ahead((_before_use if view.using else _before)(view, view.seat))
    return next(_weighed(ahead, [ahead.as_it_is()]))


def _before_use(view: View, seat: int) -> View:
    """How it stood before the item at work was used; with an item that asks for cards that was
    before anything was taken this turn."""
    stood = view.using.stood if view.using else None
    if not stood or not view.items:
        return view
    came = len(view.hand) + len(view.discard) - len(stood.hand) - len(stood.discard)
    used, elsewhere = view.items.used, {*stood.hand, *stood.discard}
    knows = replace(
        view.knows,
        deck=tuple(card for card in view.knows.deck if card not in elsewhere),
        lying=tuple(each for each in view.knows.lying if each.card not in elsewhere),
        held=tuple(each for each in view.knows.held if each.card not in elsewhere),
    )
    return replace(
        view,
        hand=stood.hand,
        discard=stood.discard,
        deck_size=view.deck_size + came,
        knows=knows,
        stack=(),
        items=replace(view.items, used=(*used[:seat], stood.used, *used[seat + 1 :])),
        using=None,
    )


def _before(view: View, seat: int) -> View:
    asked = view.prompt
    if asked and asked.kind is Asks.KEEP:
        return replace(view, stack=(), deck_size=view.deck_size + len(view.drawn))
    excess = asked is not None and asked.kind is Asks.EXCESS
    came_now = view.phase is Phase.DISCARD and view.turn == seat
    if not excess and not (came_now and len(view.hand) > view.hand_size(seat)):
        return view
    *held, came = view.hand  # in the order in which they came
    openly = came in view.open[seat]
    return replace(
        view,
        phase=view.phase if excess else Phase.TAKE,
        hand=tuple(held),
        discard=(*view.discard, came) if openly else view.discard,
        deck_size=view.deck_size + (not openly),
    )


def best_answer(view: View) -> Action | None:
    """The best answer to an end-of-game question of the view's seat; None if it is asked none.

    It has the highest worth of all that answer the question, whatever deciding anew might bring.
    Among equals none at all, then the lowest card number; among equal choices before scoring first
    the lower sum of base strengths, which decides a tie.
    """
    asked = view.prompt
    if asked is None or asked.kind not in AT_THE_END:
        return None
    if asked.kind is Asks.CHOOSE:
        return _best_choice(view, asked)
    answers, ahead = _to_decide(view), Ahead(view)
    nodes = [node for answer in answers if (node := ahead.after(answer)) is not None]
    return answers[_first_best(list(_weighed(ahead, nodes)))]


def _to_decide(view: View) -> list[Action]:
    """What the seat must do before the match can end: none at all first, then by card number."""
    asked = view.prompt
    if asked:
        return [Pick(option) for option in sorted(asked.offered, key=_in_order)]
    if view.phase is Phase.DISCARD and view.turn == view.seat:
        return [Discard(card) for card in sorted(view.hand)]
    return []


def _in_order(option: Option) -> tuple[bool, int]:
    return option is not None, option if isinstance(option, int) else 0


def _weighed(ahead: Ahead, nodes: Sequence[Node]) -> Iterator[Worth]:
    for node in nodes:
        yield Worth(ahead.harvest.value(node) + items_worth(ahead.view), is_exact(node))


def _first_best(found: Sequence[Worth]) -> int:
    totals = [worth.total for worth in found]
    return totals.index(max(totals))


# Choices before scoring.


def _choosing(view: View, prompt: Prompt, legal: Sequence[Action]) -> list[int]:
    """What the hand is worth after each action, with the best of what is left to choose."""
    cases: dict[frozenset[int], list[tuple[int, Choices]]] = defaultdict(list)
    for place, action in enumerate(legal):
        made = _made_after(prompt, action)
        decided = frozenset(each.chooser for each in made)
        cases[decided].append((place, choices_made(view.options, made)))
    totals = [0] * len(legal)
    hand, area = _cards(view.options, view.hand), _cards(view.options, view.discard)
    for decided, several in cases.items():
        found = best_totals(
            hand,
            view.options.cards,
            area,
            view.options.players,
            [choices for _, choices in several],
            decided,
        )
        for (place, _), total in zip(several, found, strict=True):
            totals[place] = total + items_worth(view)
    return totals


def _made_after(prompt: Prompt, action: Action) -> tuple[Made, ...]:
    match action:
        case Pick(option) if prompt.by is not None:
            return (*prompt.chosen, Made(prompt.by, option))
        case Reconsider(chooser):
            choosers = [each.chooser for each in prompt.chosen]
            return prompt.chosen[: choosers.index(chooser)]
        case _:
            return prompt.chosen


def _best_choice(view: View, prompt: Prompt) -> Action:
    if prompt.by is None:
        return Done()
    choice = _advised(view, prompt.chosen).get(view.options.cards.by_number[prompt.by].name)
    return Pick(None if choice is None else write_choice(choice))


def _advised(view: View, made: tuple[Made, ...]) -> Choices:
    return _choices(view.options, view.hand, tuple(sorted(view.discard)), made)


@lru_cache(maxsize=2048)
def _choices(options: Options, hand: Numbers, area: Numbers, made: tuple[Made, ...]) -> Choices:
    return best_choices(
        _cards(options, hand),
        options.cards,
        _cards(options, area),
        options.players,
        choices_made(options, made),
        frozenset(each.chooser for each in made),
    )


def _sheet(view: View, hand: Numbers, area: Numbers, choices: Choices) -> ScoreSheet:
    options = view.options
    held, lying = _cards(options, hand), _cards(options, area)
    items = () if view.seat is None else used_items(view.items, view.seat)
    return score_cards(held, choices, options.cards, lying, options.players, items)


def items_worth(view: View) -> int:
    """What the seat's face-down items bring."""
    if view.seat is None or not view.items:
        return 0
    lying = used_items(view.items, view.seat)
    return sum(value for _, value in worth_of(lying, view.options.players))


def _cards(options: Options, numbers: Numbers) -> tuple[Card, ...]:
    return tuple(options.cards.by_number[number] for number in numbers)
