"""Chaos Realms by its rules and rulings, while the clock runs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.codec import load, save
from game.engine.contract import TABLE, BadOptions, IllegalAction
from game.engine.history import Played
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.cards.card import Module
from game.titles.realms.play.floor import UNSEEN, Draft, OpenOffer
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Held, Phase
from game.titles.realms.play.trade_actions import (
    Accept,
    Answer,
    Bargain,
    Close,
    Decline,
    HoldOut,
    Lapse,
    Offer,
    Rest,
    StepAway,
    StepUp,
    Unwish,
    Want,
    Wish,
    Withdraw,
)
from game.titles.realms.play.trade_events import Answered, Gone, OfferMade, TimeUp, Traded, Why

from .positions import number

OPTIONS = Options(3, Variant.CHAOS, minutes=3)
CLOSES = 180_000
HANDS = (
    "queen knights hydra elven_longbow smoke mountain candle",
    "king wildfire forest swamp magic_wand warhorse unicorn",
    "empress rangers forge island blizzard dragon mirage",
)


def card(key: str) -> int:
    return number(OPTIONS, key)


def floor(options: Options = OPTIONS) -> Table[Any, Any, Any, Any, Any]:
    """A floor with these hands before three merchants."""
    table: Table[Any, Any, Any, Any, Any] = Table(
        REALMS, options, "floor", tuple(Seat(name) for name in ("Ada", "Ben", "Cleo"))
    )
    hands = tuple(tuple(number(options, key) for key in hand.split()) for hand in HANDS)
    held = {each for hand in hands for each in hand}
    deck = tuple(c.number for c in options.cards.cards if c.number not in held)
    table._state = replace(table._state, hands=hands, deck=deck)
    return table


def offered(
    table: Table[Any, Any, Any, Any, Any],
    key: str,
    to: int | None = None,
    *,
    want: Want = None,
    face_up: bool = True,
    at: int = 0,
) -> OpenOffer:
    """Seat 0 offers a card."""
    return make(table, 0, Bargain(card(key), to, face_up, want), at)


def make(
    table: Table[Any, Any, Any, Any, Any], seat: int, bargain: Bargain, at: int = 0
) -> OpenOffer:
    """A seat holds out a card and offers it."""
    table.act(seat, bargain.held_out, at)
    table.act(seat, bargain.offer, at)
    found: OpenOffer = table._state.floor.offers[-1]
    return found


def refused(table: Table[Any, Any, Any, Any, Any], seat: int, action: Any, at: int = 0) -> str:
    before = table._state
    with pytest.raises(IllegalAction) as why:
        table.act(seat, action, at)
    assert table._state is before or table.history.entries[-1].seat == TABLE
    return why.value.says.key


# Holding out.


def test_an_offer_is_made_of_a_held_card() -> None:
    table = floor()
    assert refused(table, 0, Offer(None, None)) == "illegal-offer-nothing"
    assert not [each for each in table.legal_actions(0) if isinstance(each, Offer)]
    table.act(0, HoldOut(card("candle"), False), 10)
    assert table.view(0).floor.drafts == (Draft(card("candle"), False, 10), None, None)
    offers = [each for each in table.legal_actions(0) if isinstance(each, Offer)]
    assert offers == [Offer(None, None), Offer(1, None), Offer(2, None)]
    table.act(0, Offer(1, None), 20)
    (offer,) = table.view(0).floor.offers
    assert offer.bargain == Bargain(card("candle"), 1, False, None)
    assert table.view(0).floor.drafts == (None,) * 3, "the next offer begins with a card again"


def test_another_card_takes_the_place_of_the_one_held_out() -> None:
    table = floor()
    candle = card("candle")
    table.act(0, HoldOut(candle, True))
    assert refused(table, 0, HoldOut(candle, True)) == "illegal-held-out"
    table.act(0, HoldOut(candle, False))
    table.act(0, HoldOut(card("smoke"), True))
    assert table.view(0).floor.held_out(0) == HoldOut(card("smoke"), True)
    assert refused(table, 0, HoldOut(card("king"), True)) == "illegal-not-in-hand"


def test_nobody_sees_what_is_held() -> None:
    table = floor()
    before = [(table.view(seat), table.legal_actions(seat)) for seat in range(3)]
    happened = table.happened
    table.act(0, HoldOut(card("candle"), True), 500)
    after = [(table.view(seat), table.legal_actions(seat)) for seat in range(3)]
    assert after[1:] == before[1:], "not even when it was"
    assert table.happened == happened
    assert after[0] != before[0]
    assert table.view(0).floor.now == 500
    assert table.view(None).floor.held_out(0) == HoldOut(card("candle"), True)


def test_a_held_card_that_changes_hands_is_held_no_longer() -> None:
    table = floor()
    table.act(1, Wish("weather"))
    make(table, 1, Bargain(card("king"), 0, True, "weather"))
    for seat, key in ((0, "smoke"), (2, "forge")):
        table.act(seat, HoldOut(card(key), True), 10)
    table.pass_time(1000)
    table.act(1, HoldOut(card("king"), False), 1000)
    table.act(0, Answer(0, card("smoke")), 1500)
    assert table.view(None).floor.drafts == (None, None, Draft(card("forge"), True, 10))
    assert refused(table, 0, Offer(None, None), 1500) == "illegal-offer-nothing"


def test_whoever_may_offer_nothing_holds_nothing_out() -> None:
    table = floor()
    offered(table, "candle")
    assert refused(table, 0, HoldOut(card("smoke"), True), 999) == "illegal-offer-rest"
    assert not [each for each in table.legal_actions(0) if isinstance(each, HoldOut)]
    for at, key in ((1000, "smoke"), (2000, "hydra"), (3000, "queen")):
        offered(table, key, at=at)
    assert refused(table, 0, HoldOut(card("knights"), True), 4000) == "illegal-offers-full"


def test_a_card_stays_held_out_while_its_owner_is_away() -> None:
    table = floor()
    table.act(0, HoldOut(card("candle"), True))
    table.act(0, StepAway(), 100)
    assert refused(table, 0, Offer(None, None), 200) == "illegal-now"
    table.act(0, StepUp(), 300)
    table.act(0, Offer(None, None), 400)


# Setup.


def test_hands_are_dealt_and_the_rest_is_put_aside() -> None:
    table: Table[Any, Any, Any, Any, Any] = Table(
        REALMS, Options(7, Variant.CHAOS), "deal", tuple(Seat(str(n)) for n in range(7))
    )
    view = table.view(0)
    assert view.sizes == (7,) * 7
    assert view.deck_size == 53 - 49
    assert view.discard == ()
    suits = Table(
        REALMS,
        Options(3, Variant.CHAOS, (Module.SUITS,)),
        "deal",
        tuple(Seat(str(n)) for n in range(3)),
    )
    assert suits.view(0).sizes == (8,) * 3


@pytest.mark.parametrize(
    "options",
    [
        Options(2, Variant.CHAOS),
        Options(8, Variant.CHAOS),
        Options(3, Variant.CHAOS, (Module.ITEMS,)),
        Options(3, Variant.CHAOS, minutes=0),
        Options(3, Variant.CHAOS, minutes=11),
        Options(3, minutes=3),
    ],
)
def test_three_to_seven_players_one_to_ten_minutes_and_no_items(options: Options) -> None:
    with pytest.raises(BadOptions):
        REALMS.check(options)


def test_everybody_may_act_and_nobody_must_while_the_clock_runs() -> None:
    table = floor()
    assert table.may_act == (0, 1, 2)
    assert table.must_act == ()


# Offers.


def test_an_offer_face_up_to_all_shows_the_card_to_everybody() -> None:
    table = floor()
    offer = offered(table, "candle")
    for seat in (1, 2):
        assert table.view(seat).floor.offers == (offer,)
        assert table.view(seat).open[0] == (card("candle"),)


def test_an_offer_by_its_suit_tells_the_printed_suit_truly_and_no_more() -> None:
    table = floor()
    offered(table, "candle", face_up=False)
    (seen,) = table.view(1).floor.offers
    assert (seen.card, seen.suit) == (UNSEEN, "flame")
    assert table.view(1).open[0] == ()
    assert table.view(1).knows.held == ()


def test_a_wild_says_wild_and_the_phoenix_says_beast() -> None:
    options = Options(3, Variant.CHAOS, (Module.PROMOS,), 3)
    table = floor(options)
    hands = table._state.hands
    phoenix = number(options, "phoenix")
    mine = (phoenix, *hands[0][1:])
    table._state = replace(table._state, hands=(mine, *hands[1:]))
    make(table, 0, Bargain(phoenix, None, False, None))
    make(table, 2, Bargain(card("mirage"), None, False, None))
    assert [offer.suit for offer in table.view(1).floor.offers] == ["beast", "wild"]


def test_an_offer_to_one_is_known_to_those_two_others_see_only_who_speaks_to_whom() -> None:
    table = floor()
    table.act(0, Wish(card("king")))
    offer = offered(table, "candle", 1, want=card("king"))
    assert table.view(1).floor.offers == (offer,)
    assert table.view(1).knows.held == (Held(0, card("candle")),)
    assert table.view(2).floor.offers == (OpenOffer(offer.number, 0, 1, offer.until),)
    assert table.view(2).knows.held == ()
    assert table.events(1)[-1] == OfferMade(offer)
    assert table.events(2)[-1] == OfferMade(table.view(2).floor.offers[0])
    assert refused(table, 2, Answer(offer.number, card("forge"))) == "illegal-offer-gone"


def test_one_asks_for_anything_for_what_one_wishes_or_for_what_the_other_has_shown() -> None:
    table = floor()
    table.act(0, HoldOut(card("candle"), False))
    assert refused(table, 0, Offer(1, card("king"))) == "illegal-offer-want"
    assert refused(table, 0, Offer(1, "leader")) == "illegal-offer-want"
    make(table, 1, Bargain(card("king"), 0, True, None))
    make(table, 2, Bargain(card("forge"), 0, False, None))
    legal = table.legal_actions(0)
    assert Offer(1, card("king")) in legal, "the King was shown"
    assert Offer(2, "flame") in legal, "a Flame was told of"
    assert Offer(2, card("king")) not in legal
    table.act(0, Wish("leader"))
    table.act(0, Wish(card("empress")))
    for want in (None, "leader", card("empress")):
        assert Offer(None, want) in table.legal_actions(0)


def test_a_wild_may_be_asked_for_by_its_suit() -> None:
    table = floor()
    table.act(0, Wish("wild"))
    offer = offered(table, "candle", want="wild")
    table.act(2, Answer(offer.number, card("mirage")))
    assert card("mirage") in table.view(0).hand


def test_at_most_four_open_offers_a_seat_and_one_new_offer_a_second() -> None:
    table = floor()
    offered(table, "candle", at=1000)
    assert refused(table, 0, Offer(None, None), 1999) == "illegal-offer-rest"
    assert not [each for each in table.legal_actions(0) if isinstance(each, Offer)]
    table.pass_time(2000)
    assert table.history.entries[-1] == Played(TABLE, Rest(0), 2000)
    for at, key in ((2000, "smoke"), (3000, "hydra"), (4000, "queen")):
        offered(table, key, at=at)
    assert refused(table, 0, Offer(None, None), 9000) == "illegal-offers-full"
    table.act(0, Withdraw(0), 9000)
    offered(table, "knights", at=9000)


def test_the_same_offer_is_not_made_twice() -> None:
    table = floor()
    offered(table, "candle")
    table.act(0, HoldOut(card("candle"), True), 5000)
    assert refused(table, 0, Offer(None, None), 5000) == "illegal-offer-twice"
    assert Offer(None, None) not in table.legal_actions(0)
    table.act(0, HoldOut(card("candle"), False), 5000)
    assert Offer(None, None) in table.legal_actions(0), "by its suit only it is another"


def test_an_offer_lapses_after_twenty_seconds_by_the_tables_own_action() -> None:
    table = floor()
    offer = offered(table, "candle", at=500)
    table.pass_time(20_499)
    assert table.view(1).floor.offers
    table.pass_time(20_500)
    assert table.history.entries[-1] == Played(TABLE, Lapse(offer.number), 20_500)
    assert table.events(1)[-1] == Gone(offer.number, 0, None, Why.LAPSED)
    assert refused(table, 1, Answer(offer.number, card("king")), 20_500) == "illegal-offer-gone"
    for action in (Lapse(0), Close(), Rest(0)):
        assert refused(table, 0, action, 20_501) == "illegal-now"


# Answers.


def test_for_a_card_or_a_suit_asked_for_the_trade_is_made_at_once() -> None:
    table = floor()
    table.act(0, Wish("leader"))
    offer = offered(table, "smoke", want="leader")
    assert refused(table, 1, Answer(offer.number, card("forest"))) == "illegal-answer"
    table.act(1, Answer(offer.number, card("king")))
    assert table.view(0).hand[-1] == card("king")
    assert table.view(1).hand[-1] == card("smoke")


def test_for_anything_the_asker_must_still_accept() -> None:
    table = floor()
    offer = offered(table, "smoke")
    table.act(1, Answer(offer.number, card("king")))
    assert card("king") in table.view(1).hand
    (bid,) = table.view(0).floor.bids
    assert table.events(0)[-1] == Answered(bid)
    assert table.view(2).floor.bids[0].card == UNSEEN, "what is given is between those two"
    assert table.view(0).knows.held == (Held(1, card("king")),)
    assert refused(table, 2, Accept(bid.number)) == "illegal-offer-gone"
    table.act(0, Accept(bid.number))
    assert table.view(0).hand[-1] == card("king")


def test_one_answer_to_an_offer_until_it_is_withdrawn_or_declined() -> None:
    table = floor()
    offer = offered(table, "smoke")
    table.act(1, Answer(offer.number, card("forest")))
    assert refused(table, 1, Answer(offer.number, card("king"))) == "illegal-answer"
    (bid,) = table.view(1).floor.bids
    table.act(0, Decline(bid.number))
    assert table.events(1)[-1] == Gone(bid.number, 1, 0, Why.DECLINED)
    table.act(1, Answer(offer.number, card("king")))
    table.act(1, Withdraw(table.view(1).floor.bids[0].number))
    assert table.view(0).floor.bids == ()


def test_an_offer_to_oneself_alone_can_be_declined() -> None:
    table = floor()
    mine, all_ = offered(table, "smoke", 1), offered(table, "candle", at=1000)
    assert refused(table, 2, Decline(mine.number)) == "illegal-offer-gone"
    assert refused(table, 1, Decline(all_.number)) == "illegal-offer-gone"
    table.act(1, Decline(mine.number))
    assert table.events(0)[-1] == Gone(mine.number, 0, 1, Why.DECLINED)


def test_withdrawn_first_means_that_the_answer_is_refused() -> None:
    table = floor()
    offer = offered(table, "smoke", at=100)
    table.act(0, Withdraw(offer.number), 200)
    assert refused(table, 1, Answer(offer.number, card("king")), 200) == "illegal-offer-gone"


def test_a_card_may_stand_in_several_offers_and_the_first_trade_settles() -> None:
    table = floor()
    table.act(0, Wish("leader"))
    first = offered(table, "smoke", want="leader", at=0)
    second = offered(table, "smoke", 2, want="leader", at=1000)
    third = offered(table, "candle", 2, want="leader", at=2000)
    table.act(1, Answer(first.number, card("king")), 2500)
    assert table.events(2)[-1] == Gone(second.number, 0, 2, Why.FALLEN)
    assert [each.number for each in table.view(0).floor.offers] == [third.number]
    assert refused(table, 2, Answer(second.number, card("empress")), 2500) == "illegal-offer-gone"


def test_an_answer_falls_when_its_card_has_gone_elsewhere() -> None:
    table = floor()
    smoke = offered(table, "smoke")
    table.act(2, Wish("leader"))
    make(table, 2, Bargain(card("rangers"), None, True, "leader"), 10)
    table.act(1, Answer(smoke.number, card("king")), 20)
    table.act(1, Answer(1, card("king")), 30)
    assert table.view(0).floor.bids == ()
    assert [each.number for each in table.view(0).floor.offers] == [smoke.number]


# What a trade tells.


def trade(*, face_up: bool, want: Want, given: str) -> Table[Any, Any, Any, Any, Any]:
    table = floor()
    if want is not None:
        table.act(0, Wish(want))
    offer = offered(table, "smoke", 1, want=want, face_up=face_up)
    table.act(1, Answer(offer.number, card(given)))
    if want is None:
        table.act(0, Accept(table.view(0).floor.bids[0].number))
    return table


def told(table: Table[Any, Any, Any, Any, Any], seat: int) -> Traded:
    return next(event for event in table.events(seat) if isinstance(event, Traded))


def test_every_trade_is_public_as_it_was_offered() -> None:
    smoke, king = card("smoke"), card("king")
    table = trade(face_up=True, want=king, given="king")
    assert (told(table, 2).gave, told(table, 2).got) == (smoke, king)
    assert table.view(2).open == ((king,), (smoke,), ())
    table = trade(face_up=False, want="leader", given="king")
    seen = told(table, 2)
    assert (seen.gave, seen.gave_suit, seen.got, seen.got_suit) == (None, "weather", None, "leader")
    assert table.view(2).open == ((), (), ())
    assert (told(table, 0).gave, told(table, 1).got) == (smoke, king)
    table = trade(face_up=False, want=None, given="king")
    assert (told(table, 2).got, told(table, 2).got_suit) == (None, "leader")


def test_both_remember_what_they_gave_each_other() -> None:
    table = trade(face_up=False, want="leader", given="king")
    assert table.view(0).knows.held == (Held(1, card("smoke")),)
    assert table.view(1).knows.held == (Held(0, card("king")),)


def test_shown_cards_are_remembered_until_they_move() -> None:
    table = floor()
    offered(table, "candle", at=0)
    table.pass_time(25_000)
    assert table.view(2).open[0] == (card("candle"),), "the offer has lapsed, the card was seen"
    table.act(0, Wish("leader"), 25_000)
    offer = offered(table, "candle", 1, want="leader", face_up=False, at=25_000)
    table.act(1, Answer(offer.number, card("king")), 25_001)
    assert table.view(2).open[0] == (), "some Flame has gone: who knows which"
    assert table.view(1).open[0] == ()


def test_what_still_stands_in_an_offer_is_known_though_one_of_its_suit_has_gone() -> None:
    table = floor()
    smoke, unicorn = offered(table, "smoke"), card("unicorn")
    table.act(1, Answer(smoke.number, unicorn))
    make(table, 1, Bargain(unicorn, None, True, None), 1000)
    make(table, 1, Bargain(unicorn, 2, True, None), 2000)
    table.act(1, Wish("flame"), 2000)
    beast = make(table, 1, Bargain(card("warhorse"), 0, False, "flame"), 3000)
    table.act(0, Answer(beast.number, card("candle")), 3000)
    assert table.view(2).open[1] == (unicorn,), "some Beast has gone, but not this one"


@pytest.mark.parametrize("answers", [False, True])
def test_so_is_what_only_one_was_shown(*, answers: bool) -> None:
    table = floor()
    smoke, unicorn = offered(table, "smoke"), card("unicorn")
    if answers:
        table.act(1, Answer(smoke.number, unicorn))
    else:
        make(table, 1, Bargain(unicorn, 0, True, None))
    table.act(1, Wish("army"), 2000)
    beast = make(table, 1, Bargain(card("warhorse"), 2, False, "army"), 2000)
    table.act(2, Answer(beast.number, card("rangers")), 3000)
    assert table.view(0).knows.held == (Held(1, unicorn),)
    assert table.view(2).knows.held == (Held(1, card("rangers")),)


# Several people at one machine.


def test_offers_to_the_absent_wait_without_lapsing() -> None:
    table = floor()
    early = offered(table, "candle", 1, at=1000)
    table.act(1, StepAway(), 6000)
    late = offered(table, "smoke", 1, at=7000)
    all_ = offered(table, "hydra", at=8000)
    assert table.legal_actions(1) == [StepUp()]
    table.pass_time(36_000)
    open_ = [each.number for each in table.view(1).floor.offers]
    assert open_ == [early.number, late.number], "a call to all lapses for everybody"
    assert all_.number not in open_
    table.act(1, StepUp(), 36_000)
    untils = [each.until for each in table.view(1).floor.offers]
    assert untils == [36_000 + 15_000, 36_000 + 20_000], "as long as was left, and no longer"


def test_what_is_given_for_an_offer_waits_for_its_maker_to_come_back() -> None:
    table = floor()
    offer = offered(table, "candle", 1, at=1000)
    table.act(1, StepAway(), 1000)
    table.act(0, StepAway(), 2000)
    table.act(1, StepUp(), 2000)
    table.act(1, Answer(offer.number, card("king")), 20_000)
    table.act(1, StepAway(), 30_000)
    table.pass_time(50_000)
    table.act(0, StepUp(), 50_000)
    assert table.view(0).floor.offers[0].until == 50_000 + 20_000
    table.act(0, Accept(table.view(0).floor.bids[0].number), 50_000)
    assert card("king") in table.view(0).hand


def test_an_offer_nobody_has_answered_lapses_while_its_maker_is_away() -> None:
    table = floor()
    offered(table, "candle", 1, at=1000)
    table.act(0, StepAway(), 2000)
    table.pass_time(21_000)
    assert table.view(1).floor.offers == ()


def test_an_answer_taken_back_no_longer_keeps_an_offer_open() -> None:
    table = floor()
    offer = offered(table, "candle", 1, at=1000)
    table.act(0, StepAway(), 2000)
    table.act(1, Answer(offer.number, card("king")), 3000)
    table.pass_time(40_000)
    table.act(1, Withdraw(table.view(1).floor.bids[0].number), 40_000)
    table.pass_time(40_000)
    assert table.history.entries[-1] == Played(TABLE, Lapse(offer.number), 40_000)


def test_whoever_is_away_does_nothing_until_he_is_back() -> None:
    table = floor()
    table.act(1, StepAway(), 100)
    assert refused(table, 1, Wish("army"), 200) == "illegal-now"
    assert refused(table, 0, StepUp(), 200) == "illegal-now"
    table.act(1, StepUp(), 300)
    table.act(1, Wish("army"), 300)


# Wishes.


def test_three_wishes_a_seat_that_everybody_knows() -> None:
    table = floor()
    for want in ("army", card("king"), "wild"):
        table.act(0, Wish(want))
    assert table.view(2).floor.wishes[0] == ("army", card("king"), "wild")
    assert refused(table, 0, Wish("land")) == "illegal-wishes-full"
    table.act(0, Unwish("army"))
    assert refused(table, 0, Wish(card("king"))) == "illegal-wish"
    assert refused(table, 0, Wish("undead")) == "illegal-wish"
    table.act(0, Wish("land"))


# The clock.


def test_at_the_final_millisecond_it_is_too_late() -> None:
    table = floor()
    table.act(0, Wish("leader"))
    table.pass_time(CLOSES - 2)
    offer = offered(table, "smoke", want="leader", at=CLOSES - 1)
    assert refused(table, 1, Answer(offer.number, card("king")), CLOSES) == "illegal-not-your-turn"
    assert table.history.entries[-1] == Played(TABLE, Close(), CLOSES)
    assert TimeUp() in table.events(0)
    assert table.view(0).floor is None
    assert table.view(0).phase is not Phase.TRADE
    assert table.due is None, "the clock stands"


def test_a_saved_match_goes_on_where_the_clock_was() -> None:
    table: Table[Any, Any, Any, Any, Any] = Table(
        REALMS, OPTIONS, "save", tuple(Seat(name) for name in ("Ada", "Ben", "Cleo"))
    )
    table.act(0, Wish("leader"), 10_000)
    make(table, 0, Bargain(table.view(0).hand[0], None, True, None), 12_345)
    table.act(1, HoldOut(table.view(1).hand[0], False), 12_345)
    again = load(save(table.history), {REALMS.key: REALMS})
    assert (again.clock, again.due) == (12_345, 13_345)
    assert again._state == table._state


@pytest.mark.parametrize(
    "kinds", [(HoldOut, Offer), (HoldOut, Offer, Wish), (HoldOut, Offer, Answer)]
)
def test_legal_actions_stay_a_few_hundred(kinds: tuple[type[Any], ...]) -> None:
    """Among seven with as many cards as there are, whether they wish, or answer, or neither."""
    options = Options(7, Variant.CHAOS, (Module.PROMOS, Module.SUITS))
    table: Table[Any, Any, Any, Any, Any] = Table(
        REALMS, options, "many", tuple(Seat(str(n)) for n in range(7))
    )
    rng, most = Rng("many", *(kind.__name__ for kind in kinds)), 0
    for now in range(0, 60_000, 100):
        table.pass_time(now)
        seat, kind = rng.below(7), rng.choice(kinds)
        legal = [each for each in table.legal_actions(seat) if isinstance(each, kind)]
        if legal:
            table.act(seat, rng.choice(legal), now)
        most = max(most, *(len(table.legal_actions(each)) for each in range(7)))
    assert 100 < most <= 300
