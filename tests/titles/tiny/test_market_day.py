"""Market Day by its rules, at a table with a clock."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.codec import load, save
from game.engine.contract import TABLE, BadOptions, IllegalAction
from game.engine.history import Played
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table

from .actions import Action, Buy, Done, Lapse, Lay, Offer, Peek, Ring
from .events import Bought, Drew, Event, Laid, Lapsed, Offered, Peeked, Rang, Turned
from .rules import TINY
from .state import COINS, OPEN_FOR, Lot, Options, Phase, State, color, worth
from .view import View

Market = Table[Options, State, Action, Event, View]
CLOSES = 30_000


def market(seed: str = "market", players: int = 3) -> Market:
    return Table(TINY, Options(players), seed, tuple(Seat(str(n)) for n in range(players)))


def offering(seat: int = 0, at: int = 1000) -> tuple[Market, Lot]:
    """A market where somebody has offered his first card."""
    table = market()
    table.act(seat, Offer(table.view(seat).hands[seat][0]), at)
    (lot,) = table.view(None).lots
    return table, lot


def rung(players: int = 3) -> Market:
    table = market(players=players)
    table.pass_time(CLOSES)
    return table


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOptions, match="options-players"):
        market(players=players)


# While the market is open.


def test_everybody_may_act_and_nobody_must_while_the_clock_runs() -> None:
    table = market()
    assert table.may_act == (0, 1, 2)
    assert table.must_act == ()
    assert table.due == CLOSES


def test_a_die_says_what_an_offer_costs() -> None:
    prices = set()
    for seed in range(60):
        table = market(str(seed))
        table.act(0, Offer(table.view(0).hands[0][0]))
        prices.add(table.view(1).lots[0].price)
    assert prices == {1, 2, 3, 4, 5, 6}


def test_dice_fall_the_same_again_in_a_replay_and_differ_in_samples() -> None:
    table = market()
    offer = Offer(table.view(0).hands[0][0])
    fallen = [TINY.apply(table._state, 0, offer)[1] for _ in range(2)]
    assert fallen[0] == fallen[1]
    samples = [TINY.sample(table.view(0), Rng("dice", number)) for number in range(20)]
    assert len({TINY.apply(state, 0, offer)[0].lots[0].price for state in samples}) > 1


def test_a_card_that_is_bought_lies_open_before_its_buyer_who_pays_for_it() -> None:
    table, lot = offering()
    table.act(1, Buy(lot.number), 1500)
    view = table.view(2)
    assert view.stalls == ((), (lot.card,), ())
    assert view.coins == (COINS + lot.price, COINS - lot.price, COINS)
    assert view.lots == ()
    assert table.events(2)[-1] == Bought(1, lot.number)


def test_nobody_buys_his_own_or_what_is_gone_or_too_dear() -> None:
    table, lot = offering()
    assert Buy(lot.number) not in table.legal_actions(0)
    table.act(1, Buy(lot.number), 1500)
    with pytest.raises(IllegalAction):
        table.act(2, Buy(lot.number), 1501)
    table, lot = offering()
    poor = replace(table._state, coins=(COINS, lot.price - 1, COINS))
    assert Buy(lot.number) not in TINY.legal_actions(poor, 1)


def test_an_answer_names_the_offer_it_means() -> None:
    """The next offer of the same seat has another number."""
    table, lot = offering()
    table.act(1, Buy(lot.number), 1500)
    table.act(0, Offer(table.view(0).hands[0][0]), 1600)
    with pytest.raises(IllegalAction):
        table.act(2, Buy(lot.number), 1601)
    assert Buy(lot.number + 1) == Buy(table.view(2).lots[0].number)


def test_one_offer_at_a_time() -> None:
    table, _ = offering()
    assert not any(isinstance(action, Offer) for action in table.legal_actions(0))


def test_an_offer_lapses_and_its_owner_draws_another_card_unseen() -> None:
    table, lot = offering()
    assert table.due == lot.until == 1000 + OPEN_FOR
    assert table.pass_time(lot.until)
    drawn = table.view(0).hands[0][-1]
    assert table.events(0)[-2:] == [Lapsed(lot.number), Drew(0, drawn)]
    assert table.events(1)[-1] == Drew(0, None)
    assert len(table.view(0).hands[0]) == 3
    assert table.view(1).hands[0] == ()


def test_what_comes_in_the_very_millisecond_of_the_lapse_comes_too_late() -> None:
    in_time, lot = offering()
    in_time.act(1, Buy(lot.number), lot.until - 1)
    too_late, lot = offering()
    with pytest.raises(IllegalAction):
        too_late.act(1, Buy(lot.number), lot.until)
    assert too_late.view(1).lots == ()


def test_offers_lapse_in_the_order_in_which_their_time_comes_and_before_the_bell() -> None:
    table = market()
    for seat, at in ((2, CLOSES - 2000), (0, CLOSES - 1000)):
        table.act(seat, Offer(table.view(seat).hands[seat][0]), at)
    table.pass_time(CLOSES)
    assert table.history.entries[2:] == [
        Played(TABLE, action, CLOSES) for action in (Lapse(0), Lapse(1), Ring())
    ]


def test_only_the_table_lets_offers_lapse_and_rings_the_bell() -> None:
    table, lot = offering()
    for action in (Lapse(lot.number), Ring()):
        with pytest.raises(IllegalAction):
            table.act(1, action, 1500)


# What one has seen.


def test_a_peek_costs_a_coin_and_shows_the_top_card_to_nobody_else() -> None:
    table = market()
    top = table.view(None).deck[-1]
    table.act(1, Peek())
    assert table.view(1).deck == (top,)
    assert table.view(0).deck == ()
    assert table.view(0).informed == (1,), "but everybody has seen that it was done"
    assert table.view(0).coins == (COINS, COINS - 1, COINS)
    assert (table.events(1)[-1], table.events(0)[-1]) == (Peeked(1, top), Peeked(1, None))


def test_a_card_seen_is_remembered_until_the_deck_is_shuffled() -> None:
    table, lot = offering()
    table.act(1, Peek(), 1500)
    table.act(2, Peek(), 1600)
    assert table.view(1).deck
    assert Peek() not in table.legal_actions(1), "there is nothing new to see"
    table.pass_time(lot.until)
    assert table.view(1).deck == table.view(2).deck == ()
    assert table.view(1).informed == ()
    assert Peek() in table.legal_actions(1)


def test_a_sample_keeps_what_was_seen_and_lets_others_know_what_they_saw() -> None:
    table = market()
    table.act(1, Peek())
    for number in range(20):
        mine = TINY.sample(table.view(1), Rng("mine", number))
        assert mine.deck[-1] == table.view(None).deck[-1]
        others = TINY.sample(table.view(0), Rng("theirs", number))
        assert others.peeked == (None, others.deck[-1], None)


# After the bell.


def test_the_bell_asks_everybody_at_once_and_stops_the_clock() -> None:
    table = rung()
    assert table.events(0)[-1] == Rang()
    assert table.must_act == table.may_act == (0, 1, 2)
    assert table.due is None


def test_one_may_lay_any_number_of_cards_and_is_then_done() -> None:
    table = rung()
    first, second, third = table.view(0).hands[0]
    table.act(0, Lay(second))
    table.act(0, Lay(first))
    assert table.events(1)[-1] == Laid(0, first)
    assert table.view(1).stalls[0] == (second, first)
    assert table.legal_actions(0) == [Lay(third), Done()]
    table.act(0, Done())
    assert table.must_act == (1, 2)
    with pytest.raises(IllegalAction):
        table.act(0, Lay(third))


def test_others_see_what_was_laid_but_not_what_could_be() -> None:
    table = rung()
    table.act(0, Lay(table.view(0).hands[0][0]))
    (prompt, *_) = table.view(1).stack[-1]
    assert (prompt.seat, len(prompt.chosen), prompt.offered) == (0, 1, ())


def test_cards_of_the_color_turned_over_count_and_others_cost() -> None:
    table = rung(players=2)
    hand = table.view(0).hands[0]
    for card in hand:
        table.act(0, Lay(card))
    table.act(0, Done())
    assert table.outcome is None
    table.act(1, Done())
    assert table.view(0).phase is Phase.OVER
    turned = table.events(0)[-1]
    assert isinstance(turned, Turned)
    points = sum(worth(c) if color(c) == color(turned.card) else -1 for c in hand)
    assert table.outcome
    assert table.outcome.scores == (COINS + points, COINS)


def test_equal_scores_share_a_place() -> None:
    table = rung()
    for seat in range(3):
        table.act(seat, Done())
    assert table.outcome
    assert table.outcome.places == (1, 1, 1)


# At the table.


def test_a_purchase_can_be_taken_back_but_not_a_die_or_a_peek() -> None:
    table, lot = offering()
    assert not table.can_undo(0), "the die has fallen"
    before = table.view(None)
    table.act(1, Buy(lot.number), 1500)
    table.undo(1)
    assert table.view(None) == before
    table.act(1, Peek(), 1600)
    assert not table.can_undo(1)


def test_nothing_is_taken_back_across_what_the_table_did() -> None:
    table, lot = offering()
    table.act(1, Buy(lot.number), 1500)
    table.pass_time(CLOSES)
    assert not table.can_undo(1)


def test_the_clock_goes_on_where_it_stood_after_a_save() -> None:
    table, lot = offering()
    again = load(save(table.history), {TINY.key: TINY})
    assert (again.clock, again.due) == (1000, lot.until)
    for each in (table, again):
        each.pass_time(lot.until)
    assert again._state == table._state, "the shuffle is the same, too"


def test_for_an_opponent_that_failed_nothing_is_done_or_no_more_laid() -> None:
    table = market()
    assert TINY.fallback(table.view(0), table.legal_actions(0)) is None
    table.pass_time(CLOSES)
    assert TINY.fallback(table.view(0), table.legal_actions(0)) == Done()


def test_an_offer_shows_a_card_and_its_price_to_all() -> None:
    table, lot = offering()
    assert table.events(2)[-1] == Offered(lot)
    assert table.view(2).lots == (lot,)
    assert lot.card not in table.view(0).hands[0]
