"""Whole matches, watched by a referee who was written apart from the rules."""

from __future__ import annotations

import pytest

from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.choosing import choices_made
from game.titles.realms.scoring.scoring import score_cards
from tests.engine.game import AnyTable, Game

from .referee import VALUES, Referee
from .ways import WAYS

MATCHES = 8
EVERY_WAY = pytest.mark.parametrize("game", WAYS, ids=lambda game: game.name)


def refereed(table: AnyTable) -> None:
    options, state = table.options, table._state
    referee = Referee(options.players, Module.ITEMS in options.modules)
    referee.watch(table._events)
    assert referee.area == list(state.discard)
    by_number = options.cards.by_number
    for seat, hand in enumerate(referee.hands):
        bare = score_cards(
            tuple(by_number[number] for number in hand),
            choices_made(options, state.made[seat]),
            options.cards,
            tuple(by_number[number] for number in referee.area),
            options.players,
        )
        assert referee.totals[seat] == bare.total + referee.items_worth(seat)


@EVERY_WAY
def test_cards_and_items_are_conserved_and_counted(game: Game) -> None:
    for number in range(MATCHES):
        refereed(game.play(f"referee {number}"))


@pytest.mark.nightly
@EVERY_WAY
def test_very_many_matches_stand_up_to_the_referee(game: Game) -> None:
    for number in range(2000):
        refereed(game.play(f"referee of the night {number}"))


def test_the_referee_and_the_declarations_agree_on_what_items_are_worth() -> None:
    assert {number: item.value for number, item in ITEM_BY_NUMBER.items()} == VALUES
