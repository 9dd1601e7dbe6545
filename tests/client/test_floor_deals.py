"""Deals that lie before a person on the trading floor."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.floor.deals import GUARD, deals_of
from game.titles.realms.play.advice import Trade
from game.titles.realms.play.trade_actions import Answer, Bargain, Wish
from game.titles.realms.play.trade_events import Traded
from tests.titles.realms.play.positions import number

from .client import Client
from .floors import Floor, hold, offered


@pytest.fixture
def floor(client: Client) -> Floor:
    return Floor(client)


def test_a_new_deal_cannot_be_accepted_before_it_can_have_been_read(floor: Floor) -> None:
    offered(floor)
    assert floor.scene.counter.front
    floor.client.press(pygame.K_y)
    assert not floor.table.view(0).floor.bids
    floor.wait(GUARD + 0.1)
    floor.client.press(pygame.K_y)
    (bid,) = floor.table.view(0).floor.bids
    assert bid.seat == 0


def test_another_deal_that_slides_under_the_pointer_is_not_accepted(floor: Floor) -> None:
    offered(floor, 1)
    floor.wait(GUARD + 0.1)
    offered(floor, 2)
    first = floor.scene.counter.front
    assert first
    assert first.seat == 1, "the one that lies there stays"
    accept = floor.scene.layout.deal_button(0).center
    floor.client.click(accept)
    assert [bid.to for bid in floor.table.view(0).floor.bids] == [1]
    floor.client.click(accept)
    assert len(floor.table.view(0).floor.bids) == 1, "the next one was not read yet"
    floor.wait(GUARD + 0.1)
    floor.client.click(accept)
    assert [bid.to for bid in floor.table.view(0).floor.bids] == [1, 2]


def test_whoever_hammers_away_accepts_nothing_unread(floor: Floor) -> None:
    """Neither a key that is held, nor one click after the other: what was meant for the last deal
    does not take the next."""
    offered(floor)
    for _ in range(6):
        floor.client.press(pygame.K_y)
        floor.wait(GUARD / 2)
    for _ in range(6):
        floor.client.click(floor.scene.layout.deal_button(0).center)
        floor.wait(GUARD / 2)
    assert not floor.table.view(0).floor.bids
    floor.wait(GUARD)
    floor.client.press(pygame.K_y)
    assert floor.table.view(0).floor.bids


def test_no_card_is_given_before_it_is_known_which_one_is_best(floor: Floor) -> None:
    hand = floor.table.view(1).hand
    bargain = Bargain(hand[0], 0, True, None)
    for step in (bargain.held_out, bargain.offer):
        floor.table.act(1, step, floor.scene.now)
    floor.session._changed()
    floor.scene.model.fetch()
    floor.scene.show_news()
    deal = floor.scene.counter.front
    assert deal
    assert len(deal.gives) == 7
    assert floor.scene.give_for(deal) is None
    floor.client.until(lambda: floor.scene.give_for(deal) is not None)


def test_a_deal_that_would_cost_another_card_than_before_is_read_anew(floor: Floor) -> None:
    offered(floor)
    floor.wait(GUARD + 0.1)
    deal = floor.scene.counter.front
    assert deal
    best = floor.scene.give_for(deal)
    other = next(card for card in floor.scene.stage.hand if card != best)
    floor.scene.choose(other)
    floor.client.press(pygame.K_y)
    assert not floor.table.view(0).floor.bids
    floor.wait(GUARD + 0.1)
    floor.client.press(pygame.K_y)
    assert [bid.card for bid in floor.table.view(0).floor.bids] == [other]


def test_a_deal_tells_what_it_brings(floor: Floor) -> None:
    offer = offered(floor)
    scene = floor.scene
    deal = scene.counter.front
    assert deal
    assert deal.gets == (offer.card,)
    give = scene.give_for(deal)
    assert give is not None
    spread = scene.scores.spread(deal, give)
    assert spread
    others = [scene.scores.spread(deal, card) for card in deal.gives]
    assert spread[0] == max(each[0] for each in others if each), "the best card is given"


def test_the_reason_told_speaks_for_a_gain_or_against_a_loss(floor: Floor) -> None:
    offered(floor)
    scene = floor.scene
    deal = scene.counter.front
    assert deal
    told = []
    for card in deal.gives:
        scene.composer.choose(card)
        scene.settle()
        gain = scene.scores.gain(Trade(card, deal.gets[0]))
        because = scene.scores.reason()
        if gain and because:
            told.append(gain.points * because[1].points)
    assert told
    assert all(each > 0 for each in told)


def test_no_loss_is_told_as_the_reason_of_a_gain(floor: Floor) -> None:
    """A Necromancer promises a card put aside, whatever the hand scores without it."""
    hold(floor, 0, "swamp blizzard sword_of_keth knights shield_of_keth empress smoke")
    hold(floor, 1, "necromancer mountain forge dragon king candle lightning")
    offered(floor)
    scene, blizzard = floor.scene, number(floor.table.options, "blizzard")
    scene.composer.choose(blizzard)
    scene.settle()
    gain = scene.scores.gain(Trade(blizzard, number(floor.table.options, "necromancer")))
    because = scene.scores.reason()
    assert gain
    assert gain.points > 0
    assert because is None or because[1].points > 0


def test_declining_takes_the_offer_away(floor: Floor) -> None:
    offered(floor)
    floor.wait(GUARD + 0.1)
    floor.client.press(pygame.K_n)
    assert not floor.table.view(0).floor.offers


def test_a_counteroffer_asks_for_what_was_shown(floor: Floor) -> None:
    offer = offered(floor)
    floor.wait(GUARD + 0.1)
    floor.client.press(pygame.K_c)
    floor.client.press(pygame.K_RETURN)
    assert floor.offers == (Bargain(floor.scene.stage.hand[0], 1, True, offer.card),)


def test_a_trade_changes_the_hand_and_stands_among_the_last_trades(floor: Floor) -> None:
    floor.does(0, Wish(floor.table.view(1).hand[0]))
    card = floor.scene.stage.hand[0]
    floor.client.drag(floor.card(0), floor.scene.layout.halves(0)[0].center)
    wanted = floor.table.view(1).hand[0]
    floor.does(1, Answer(0, wanted))
    assert card not in floor.scene.stage.hand
    assert wanted in floor.scene.stage.hand
    assert isinstance(floor.scene.trades[-1], Traded)


def test_what_is_known_of_the_dealt_hand_stays(floor: Floor) -> None:
    dealt = floor.scene.model.dealt
    test_a_trade_changes_the_hand_and_stands_among_the_last_trades(floor)
    assert floor.scene.model.dealt == dealt


def test_a_deal_for_which_one_has_nothing_waits_behind_those_one_can_make(floor: Floor) -> None:
    lacking = floor.table.view(2).hand[0]
    floor.does(1, Wish(lacking))
    floor.makes(1, Bargain(floor.table.view(1).hand[0], 0, True, lacking))
    offered(floor, 3)
    assert [deal.seat for deal in deals_of(floor.scene.model.view)] == [3, 1]
