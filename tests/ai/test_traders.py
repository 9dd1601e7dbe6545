"""How opponents trade: for their profit, at a human pace, politely, and without stalling."""

from __future__ import annotations

from typing import Any

import pytest

from ai.contract import Budget, Decision
from ai.driver import MindDriver
from ai.realms.apprentice import Apprentice
from ai.realms.greedy import Greedy
from ai.realms.manners import BLUFFING, GENEROUS, HARD, NERVOUS, Manners
from ai.realms.novice import Novice
from ai.realms.outlook import exact
from ai.realms.trade_gains import Gains
from ai.realms.trade_partners import Partner
from ai.realms.trader import HELD_OUT, Deal, Trader
from ai.registry import OURS, create, opponents
from game.engine.history import Played
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import Drivers, Session, StillClock
from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.floor import LAPSES_AFTER
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.trade_actions import (
    Accept,
    Answer,
    Bargain,
    Decline,
    HoldOut,
    Offer,
    StepAway,
    Unwish,
    Wish,
)
from game.titles.realms.play.view import View
from tests.titles.realms.play.test_trading import CLOSES, card, floor, make

AnyTable = Table[Any, Any, Any, Any, Any]
MINDS = [Novice, Apprentice, Greedy]
REACTION = 1000
"""Milliseconds in which nobody has read an offer."""


def decides(mind: Any, table: AnyTable, seat: int, seed: str = "trader") -> Decision:
    found = mind.choose(table.view(seat), table.legal_actions(seat), Budget(), Rng(seed, seat))
    assert isinstance(found, Decision)
    return found


def later(mind: Any, table: AnyTable, seat: int, kind: type[Action]) -> Decision:
    """What it does of a kind, sooner or later, if nobody disturbs it."""
    for step in range(40):
        found = decides(mind, table, seat, f"step {step}")
        if isinstance(found.action, kind):
            return found
        assert found.action is not None
        table.act(seat, found.action, table.clock + max(found.after, 200))
        table.pass_time(table.clock + 200)
    raise AssertionError("it never did")


def test_greedy_takes_what_pays() -> None:
    """The King for a Smoke that is blanked anyway, with a Queen and Knights in the hand."""
    table = floor()
    table.act(1, Wish("weather"))
    make(table, 1, Bargain(card("king"), 0, True, "weather"), 100)
    found = later(Greedy(), table, 0, Answer)
    assert found.action == Answer(0, card("smoke"))
    assert found.after >= REACTION or table.clock > REACTION, "nobody answers before reading"


@pytest.mark.parametrize("key", [each.key for each in OURS if each.title == "realms"])
def test_whoever_is_asked_for_the_absurd_declines_before_long(key: str) -> None:
    table = floor()
    table.act(1, Wish(card("knights")))
    make(table, 1, Bargain(card("magic_wand"), 0, True, card("knights")), 100)
    found = later(create(opponents(title="realms")[key]), table, 0, Decline)
    assert found.action == Decline(0)
    assert table.clock + found.after < LAPSES_AFTER / 2, "nobody keeps an offer waiting"


# Characters.


class Mannered:
    """Somebody who counts exactly, and trades in a manner."""

    def __init__(self, manners: Manners) -> None:
        self.trader = Trader(manners)

    def choose(self, view: View, legal: Any, _budget: Budget, rng: Rng) -> Decision:
        return self.trader.choose(view, legal, exact(view), rng)


def for_little(at: int) -> AnyTable:
    """An Island for a Mountain: five points."""
    table = floor()
    table.pass_time(at)
    table.act(2, Wish(card("mountain")), at)
    make(table, 2, Bargain(card("island"), 0, True, card("mountain")), at)
    return table


@pytest.mark.parametrize(
    ("manners", "at", "does"),
    [
        (GENEROUS, 0, Answer),
        (HARD, 0, Decline),
        (NERVOUS, 0, Decline),
        (NERVOUS, CLOSES - 20_000, Answer),
        (HARD._replace(margin=40.0), CLOSES - 20_000, Decline),
    ],
)
def test_the_generous_are_content_with_little_and_the_nervous_in_the_end(
    manners: Manners, at: int, does: type[Action]
) -> None:
    table, mind = for_little(at), Mannered(manners)
    for step in range(20):
        found = decides(mind, table, 0, f"step {step}")
        if isinstance(found.action, Answer | Decline):
            break
        assert found.action is not None
        table.act(0, found.action, table.clock + max(found.after, 200))
    assert isinstance(found.action, does)


def test_the_nervous_hurry_in_the_end() -> None:
    offered = [(0, NERVOUS), (CLOSES - 20_000, NERVOUS), (CLOSES - 20_000, HARD)]
    early, late, calm = (
        Mannered(manners).trader._when(
            Deal("any", Decline(0), 0.0, (4000, 4001)), at, for_little(at).view(0), Rng("hurry")
        )
        - at
        for at, manners in offered
    )
    assert late < calm < early


def test_a_bluffer_tells_only_the_suit_of_a_poor_card() -> None:
    view = floor().view(0)
    gains = Gains(view, exact(view), 0.0, Rng("bluff"))
    for each in view.hand:
        assert Trader(BLUFFING)._shows(each, gains) is not gains.poor(each)
        assert Trader(HARD)._shows(each, gains)


def test_whoever_has_insight_asks_for_what_the_other_can_spare() -> None:
    """Who shows an Empress would like Knights, and gives a Dragon that no Wizard tames sooner than
    the Empress herself."""
    table = floor()
    for at, key in enumerate(("empress", "rangers", "dragon")):
        make(table, 2, Bargain(card(key), None, True, None), 1000 * at)
    view = table.view(0)
    partner = Partner(view, 2, exact(view))
    knights, candle = card("knights"), card("candle")
    assert partner.chance(knights, card("dragon")) > partner.chance(candle, card("dragon"))
    assert partner.chance(candle, card("dragon")) > partner.chance(candle, card("empress"))
    assert partner.fits(view, 2)
    make(table, 2, Bargain(card("forge"), None, True, None), 3000)
    assert not partner.fits(table.view(0), 2)


@pytest.mark.parametrize("mind", MINDS)
def test_everybody_looks_for_something_and_offers_something(mind: type) -> None:
    for kind in (Wish, Offer):
        assert isinstance(later(mind(), floor(), 0, kind).action, kind)


@pytest.mark.parametrize("mind", MINDS)
def test_an_own_offer_never_harms_as_far_as_its_maker_can_count(mind: type) -> None:
    table = floor()
    make(table, 1, Bargain(card("king"), 0, True, None), 0)
    assert isinstance(later(mind(), table, 0, Offer).action, Offer)
    held = table.view(0).floor.held_out(0)
    assert held.card in table.view(0).hand


def test_what_it_offers_it_holds_out_the_moment_before() -> None:
    table, mind = floor(), Greedy()
    held = later(mind, table, 0, HoldOut)
    planned = table.clock + held.after + HELD_OUT
    table.act(0, held.action, table.clock + held.after)
    found = decides(mind, table, 0)
    assert isinstance(found.action, Offer)
    assert table.clock + found.after == planned


def test_on_a_busy_floor_it_offers_what_it_holds_out() -> None:
    """Whatever the others come to wish for at that moment."""
    table, mind = floor(), Greedy()
    held = later(mind, table, 0, HoldOut)
    table.act(0, held.action, table.clock + held.after)
    for want in ("weather", card("smoke"), card("candle")):
        table.act(2, Wish(want), table.clock + 50)
        assert isinstance(decides(mind, table, 0, str(want)).action, Offer)


def test_in_place_of_a_card_it_no_longer_has_it_holds_out_another() -> None:
    table, mind = floor(), Greedy()
    held = later(mind, table, 0, HoldOut)
    table.act(0, held.action, table.clock + held.after)
    gone = held.action.card
    make(table, 1, Bargain(card("king"), 0, True, None), table.clock)
    table.act(0, Answer(0, gone), table.clock + 100)
    table.act(1, Accept(1), table.clock + 100)
    assert table.view(0).floor.held_out(0) is None
    found = later(mind, table, 0, Offer).action
    assert found
    assert table.view(0).floor.held_out(0).card in table.view(0).hand


@pytest.mark.parametrize("key", ["novice", "apprentice", "greedy"])
def test_nobody_holds_out_one_card_after_the_other(key: str) -> None:
    """In a minute on a floor of seven."""
    entry = opponents(title="realms")[key]
    seats = tuple(Seat(f"Seat {n}", Controller.OPPONENT, key) for n in range(7))
    table: AnyTable = Table(REALMS, Options(7, Variant.CHAOS, minutes=1), "seven", seats)
    company = Drivers(lambda number, _seat: MindDriver(entry, Budget(), f"busy {number}"))
    Session(table, company, clock=StillClock()).run()
    done = [each.action for each in table.history.entries if isinstance(each, Played)]
    held, offers = (sum(isinstance(each, kind) for each in done) for kind in (HoldOut, Offer))
    assert offers > 20
    assert held <= 1.2 * offers


def test_nobody_leaves_the_floor() -> None:
    table, mind = floor(), Greedy()
    for step in range(30):
        found = decides(mind, table, 0, str(step))
        assert found.action != StepAway()
        if found.action is None:
            break
        table.act(0, found.action, table.clock + max(found.after, 200))


def test_a_plan_survives_what_happens_meanwhile() -> None:
    """A busy floor keeps nobody from acting: what was planned comes when it was planned for."""
    table, mind = floor(), Greedy()
    table.act(1, Wish("weather"))
    make(table, 1, Bargain(card("king"), 0, True, "weather"), 100)
    planned = {}
    for at in range(200, 5000, 200):
        found = decides(mind, table, 0, str(at))
        planned[at] = table.clock + found.after
        if planned[at] <= at:
            break
        table.act(2, Wish("army") if at % 400 else Wish("land"), at)
        table.act(2, type_off(table), at)
    assert min(planned.values()) < 5000


def type_off(table: AnyTable) -> Action:
    """Seat 2 thinks better of its last wish."""
    return Unwish(table.view(2).floor.wishes[2][-1])


def test_trades_make_a_greedy_table_richer() -> None:
    table = floor()
    before = [prospect(table.view(seat)) for seat in range(3)]
    entry = next(each for each in OURS if each.key == "greedy" and each.title == "realms")
    company = Drivers(lambda _number, _seat: MindDriver(entry, Budget(), "rich"))
    session = Session(table, company, clock=StillClock())
    outcome = session.run()
    dealt = sum(each.sheet.total for each in before if each)
    assert sum(outcome.scores) > dealt


def test_foresight_prefers_the_hand_that_more_cards_would_help() -> None:
    """A card that scores no more today counts for more if the next trade could build on it; and
    for nothing more once there is no time for a next trade."""
    view, rng = floor().view(0), Rng("foresight")
    plain, ahead = (Gains(view, exact(view), 0.0, rng, hope) for hope in (0.0, 1.0))
    smoke, others = card("smoke"), [each.number for each in view.options.cards.cards]
    wanted = [each for each in others if each not in view.hand]
    better = [ahead.of(smoke, (each,)) - plain.of(smoke, (each,)) for each in wanted]
    assert max(better) > 0 > min(better)


def test_hope_for_further_trades_fades_with_the_clock() -> None:
    trader = Trader(HARD._replace(foresight=0.6))
    table = floor()
    hopes = []
    for at in (0, 60_000, 120_000, 170_000):
        table.act(1, Wish("army" if at % 120_000 else "land"), at)
        view = table.view(0)
        hopes.append(trader._hope(view, view.floor))
        table.act(1, Unwish(view.floor.wishes[1][0]), at)
    assert hopes[0] == 0.6
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[-1] == 0.0
