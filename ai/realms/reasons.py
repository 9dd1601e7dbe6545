"""Why an action is as good as it is: out of score sheets and relations, so that it is true."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.engine.message import Message, message
from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.actions import (
    Action,
    Discard,
    Done,
    Draw,
    Option,
    Pick,
    Put,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.state import PLAYING, Asks, Numbers, used_items
from game.titles.realms.play.view import View, unseen
from game.titles.realms.scoring.batch import best_choices
from game.titles.realms.scoring.relations import Kind, Relation, relations
from game.titles.realms.scoring.scoring import score_cards
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.relation_text import tell
from game.titles.realms.text.wording import bold_name, rule, suit_kind

from .hands import Realm
from .item_values import may_pay
from .outlook import exact

COMES = (Asks.KEEP, Asks.BRING, Asks.TAKE, Asks.WISH, Asks.COVER, Asks.TRADE)
"""What is asked where a card may come into the hand."""
GOES = (Asks.EXCESS, Asks.DISCARD, Asks.UNDER, Asks.SHOW, Asks.OFFER, Asks.BACK)
"""And where one may leave it."""
HELPS = (Kind.PAYS, Kind.CLEARS, Kind.PROTECTS, Kind.COPIED, Kind.CHANGES)
HARMS = (Kind.COSTS, Kind.BLANKS)
WORTH_TELLING = 8
"""Points from which something is a reason."""


class Reasons:
    """What can be said for the actions of a seat at one moment."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        assert view.seat is not None
        self._view, self._seat, self._legal = view, view.seat, legal
        self._cards = view.options.cards.by_number

    def of(self, action: Action, then: Action | None = None) -> Message | None:
        """The strongest reason for an action; None if there is none that is sure."""
        prompt = self._view.prompt
        kind = prompt.kind if prompt else None
        match action:
            case Draw():
                return self._drawing()
            case Take(card):
                gone = then.card if isinstance(then, Discard) else None
                return self._coming(card, gone)
            case Discard(card):
                return self._ending(card) or self._going(card)
            case Pick(option) if kind in COMES and isinstance(option, int):
                return self._coming(option, self._in_its_place(option))
            case Pick(option) if kind in GOES and (goes := _card(option)) is not None:
                return self._going(goes)
            case Pick(str(key)) if kind is Asks.SUIT:
                return self._suit(key)
            case Replace() if self._useless:
                return message("coach-replace")
            case Done() if Use() not in self._legal:
                return message("coach-done")
            case _:
                return None

    @property
    def _useless(self) -> bool:
        """Whether the own item can never bring anything."""
        items = self._view.items
        number = items.face_up[self._seat] if items else None
        return number is not None and not may_pay(self._realm, number)

    @cached_property
    def _realm(self) -> Realm:
        return Realm(self._view, exact(self._view))

    # Hands.

    def _sheet(self, hand: Numbers, area: Numbers) -> ScoreSheet:
        options, items = self._view.options, used_items(self._view.items, self._seat)
        held = tuple(self._cards[number] for number in hand)
        lying = tuple(self._cards[number] for number in area)
        choices = best_choices(held, options.cards, lying, options.players)
        return score_cards(held, choices, options.cards, lying, options.players, items)

    @cached_property
    def _now(self) -> ScoreSheet:
        """The hand as it is held, a card too many included."""
        return self._sheet(self._view.hand, self._view.discard)

    # A card comes.

    def _coming(self, number: int, gone: int | None) -> Message | None:
        view, card = self._view, self._cards[number]
        hand = tuple(each for each in (*view.hand, number) if each != gone)
        area = tuple(each for each in view.discard if each != number)
        after = self._sheet(hand, (*area, gone) if gone is not None else area)
        gain = after.total - self._now.total
        found = [each for each in relations(after) if each.concerns(card)]
        helping = [each for each in found if each.kind in HELPS]
        best = max(helping, key=lambda each: (each.points, each.weight), default=None)
        if best and gain >= WORTH_TELLING:
            return self._helps(after, best, card, gain)
        return (
            self._denied(number)
            or _open(after, card)
            or (message("coach-gain", points=gain) if gain > 0 else message("coach-later"))
        )

    def _in_its_place(self, number: int) -> int | None:
        """What leaves the hand for a card that an item or the end of the game brings."""
        view = self._view
        if view.using and view.prompt and view.prompt.kind is Asks.TRADE:
            return view.using.shown
        most = view.most_held(self._seat) if view.phase not in PLAYING else self._usual
        if len(view.hand) < most:
            return None
        hands = {
            gone: tuple(each for each in (*view.hand, number) if each != gone) for gone in view.hand
        }
        return max(hands, key=lambda gone: self._sheet(hands[gone], view.discard).total)

    @property
    def _usual(self) -> int:
        return self._view.hand_size(self._seat)

    def _helps(self, sheet: ScoreSheet, best: Relation, card: Card, gain: int) -> Message:
        return message("coach-helps", what=tell(sheet, best, card), points=gain)

    def _denied(self, number: int) -> Message | None:
        """Somebody who is known to hold a card could use this one with it."""
        card, best = self._cards[number], None
        for seat, _ in enumerate(self._view.sizes):
            if seat == self._seat:
                continue
            for held in self._view.known(seat):
                pair = self._sheet((held, number), ())
                for each in relations(pair):
                    both = each.concerns(card) and each.concerns(self._cards[held])
                    if each.kind is Kind.PAYS and both and each.points >= WORTH_TELLING:
                        found = (each.points, seat, held)
                        best = max(best, found) if best else found
        if best is None:
            return None
        points, seat, held = best
        name = bold_name(self._cards[held].name)
        return message("coach-denies", seat=str(seat), card=name, points=points)

    # A card goes.

    def _ending(self, number: int) -> Message | None:
        view = self._view
        if len(view.discard) + 1 < view.options.ending:
            return None
        after = self._without(number)
        return message("coach-ends", points=after.total)

    def _without(self, number: int) -> ScoreSheet:
        hand = tuple(card for card in self._view.hand if card != number)
        return self._sheet(hand, (*self._view.discard, number))

    def _going(self, number: int) -> Message | None:
        view, card = self._view, self._cards[number]
        if number not in view.hand:
            return None
        row = next(row for row in self._now.cards if row.card is card)
        if row.blanked:
            return message("coach-blanked")
        after = self._without(number)
        harm = [
            each
            for each in relations(self._now)
            if each.kind in HARMS and card in each.sources and each.target is not card
        ]
        worst = max(harm, key=lambda each: each.weight, default=None)
        if worst and after.total > self._now.total:
            return message("coach-harms", what=tell(self._now, worst, card))
        totals = dict(zip(view.hand, self._realm.without(view.hand), strict=True))
        if totals[number] >= max(totals.values()):
            return message("coach-least", points=after.total)
        return _open(after) or message("coach-later")

    # The deck, and suits.

    def _drawing(self) -> Message:
        view = self._view
        if view.draws is not None:
            return message("coach-draw-known", card=bold_name(self._cards[view.draws].name))
        realm = self._realm
        if view.filling:
            return message("coach-draw-two")
        now = realm.value()
        better = int((realm.drawn > now).sum())
        return message("coach-draw", count=better, of=len(realm.drawn))

    def _suit(self, key: str) -> Message:
        suit = SUIT_BY_KEY[key]
        hidden = (*self._view.knows.in_deck, *unseen(self._view))
        count = sum(self._cards[number].suit is suit for number in hidden)
        return message("coach-suit", kind=suit_kind(suit), count=count)


def _open(sheet: ScoreSheet, card: Card | None = None) -> Message | None:
    """The most that one more card would bring, to a card or with it."""
    found = [
        each
        for each in relations(sheet)
        if each.kind is Kind.LACKS
        and each.points >= WORTH_TELLING
        and (card is None or each.concerns(card))
    ]
    best = max(found, key=lambda each: each.points, default=None)
    if best is None:
        return None
    assert best.missing is not None
    wish = rule(fx.With(best.points, best.missing))
    return message("coach-open", rule=wish, target=bold_name(best.target.name))


def _card(option: Option) -> int | None:
    if isinstance(option, Put):
        return option.card
    return option if isinstance(option, int) else None


def end_is_near(view: View, action: Action) -> Message | None:
    """The others can fill the discard area before the seat's next turn."""
    if view.prompt or not isinstance(action, Draw | Take | Discard):
        return None
    left = view.options.ending - len(view.discard) - (not isinstance(action, Take))
    if not 0 < left < view.options.players:
        return None
    return message("coach-near", count=left)
