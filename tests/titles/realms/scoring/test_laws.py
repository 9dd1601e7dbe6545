"""What holds for every hand."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from game.lang import LANGUAGES, language
from game.titles.realms import score_cards
from game.titles.realms.scoring.sheet import Reason
from game.titles.realms.text.score_text import explain

from .deals import Deal, deals

UNTIMED = settings(deadline=None)


@UNTIMED
@given(deals)
def test_the_order_of_the_hand_does_not_matter(deal: Deal) -> None:
    shuffled = list(deal.hand)
    Random(deal.players).shuffle(shuffled)
    again = score_cards(
        tuple(shuffled), deal.choices, deal.cards, tuple(reversed(deal.discard)), deal.players
    )
    sheet = deal.score()
    assert again.total == sheet.total
    assert {row.card: row for row in again.cards} == {row.card: row for row in sheet.cards}


@UNTIMED
@given(deals)
def test_the_lines_account_for_every_point(deal: Deal) -> None:
    sheet = deal.score()
    for place, row in enumerate(sheet.cards):
        assert sum(line.points for line in sheet.lines_of(place)) == row.bonus + row.penalty
    assert sheet.total == sum(row.total for row in sheet.cards)
    assert sheet.base_sum == sum(row.base for row in sheet.cards)


@UNTIMED
@given(deals)
def test_bonuses_do_not_hurt_and_penalties_do_not_help(deal: Deal) -> None:
    for row in deal.score().cards:
        assert row.penalty <= 0
        assert row.bonus >= 0 or row.name in ("warlord", "crypt"), "they may add a Genie's -50"


@UNTIMED
@given(deals)
def test_a_blanked_card_keeps_nothing_and_says_who_did_it(deal: Deal) -> None:
    sheet = deal.score()
    reasons = {Reason.BLANKED, Reason.BLANKED_IN_RING, Reason.BLANKED_BY_ITSELF}
    for place, row in enumerate(sheet.cards):
        told = [line for line in sheet.lines_of(place) if line.reason in reasons]
        assert row.blanked is bool(told)
        if row.blanked:
            assert (row.base, row.bonus, row.penalty) == (0, 0, 0)


@UNTIMED
@given(deals)
def test_a_cleared_penalty_costs_nothing(deal: Deal) -> None:
    for row in deal.score().cards:
        if row.cleared:
            assert row.penalty == 0


@settings(UNTIMED, max_examples=50)
@given(deals)
def test_every_line_can_be_said_in_every_language(deal: Deal) -> None:
    sheet = deal.score()
    for line in sheet.lines:
        for code in LANGUAGES:
            assert language(code).say(explain(sheet, line))
