"""The search for the best and worst hands."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path

import numpy as np
import pytest

from game.commands import extremes as command
from game.titles.realms import best_choices, score, score_cards, worst_choices
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.scoring.batch.extremes import (
    Block,
    Extremes,
    eight_card_blocks,
    search,
    seven_card_blocks,
)
from tests.goldens import FOLDER

BASE = catalogue()
NECROMANCER = BASE.by_key["necromancer"].number


def test_the_blocks_hold_every_hand_of_seven() -> None:
    assert sum(map(len, seven_card_blocks(BASE))) == comb(53, 7) == 154_143_080


def test_the_blocks_hold_every_hand_of_eight_with_a_necromancer() -> None:
    blocks = eight_card_blocks(BASE)
    assert sum(map(len, blocks)) == comb(52, 7)
    assert all(NECROMANCER in block.fixed for block in blocks)


def test_a_block_deals_each_of_its_hands_once() -> None:
    block = Block((1, 2), (5, 6, 7, 8, 9), 3)
    hands = [tuple(hand) for part in block.hands() for hand in part.tolist()]
    assert len(hands) == len(set(hands)) == len(block) == 10
    assert all(hand[:2] == (1, 2) for hand in hands)


def test_the_extremes_of_a_block_are_those_of_its_hands() -> None:
    block = Block((16, 49, 52, 53), (1, 12, 13, 21, 37, 47), 3)
    found = search(BASE, block, keep=3)
    totals = []
    for hand in np.concatenate(list(block.hands())).tolist():
        cards = tuple(BASE.by_number[number] for number in hand)
        worst, best = (
            score_cards(cards, choose(cards, BASE), BASE).total
            for choose in (worst_choices, best_choices)
        )
        totals.append((worst, best))
    assert [each.total for each in found.best] == sorted((b for _, b in totals), reverse=True)[:3]
    assert [each.total for each in found.worst] == sorted(w for w, _ in totals)[:3]


def test_eight_cards_need_something_the_necromancer_could_take() -> None:
    lands_and_floods = (1, 2, 3, 4, 5, 6, 7)
    found = search(BASE, Block((NECROMANCER, *lands_and_floods), (), 0), keep=3)
    assert found == Extremes()


def test_an_interrupted_search_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    blocks = [Block((16, 49), (1, 12, 13, 21, 37, 47, first), 5) for first in (50, 51, 52)]
    state = command.State(cards=7, keep=5, blocks=len(blocks))
    command.search_all(blocks[:1], state, file, jobs=1)
    command.save(file, state)
    state = command.load(file, command.State(7, 5, len(blocks)))
    assert state.done == [0]
    command.search_all(blocks, state, file, jobs=1)
    assert sorted(state.done) == [0, 1, 2]
    fresh = command.State(cards=7, keep=5, blocks=len(blocks))
    command.search_all(blocks, fresh, file, jobs=1)
    assert state.found == fresh.found


def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    fresh = command.State(7, 5, 3)
    for content in ('{"cards": 7, "keep"', '{"cards": 8, "keep": 5, "blocks": 3}'):
        file.write_text(content)
        with pytest.raises(command.NotThisSearch):
            command.load(file, fresh)
        assert file.read_text() == content


def test_fewer_hands_may_be_listed_than_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    command.save(file, command.State(7, 20, 3, seconds=1.5))
    assert command.load(file, command.State(7, 5, 3)).seconds == 1.5


# What the search found.

RECORDED = json.loads((FOLDER / "extremes.json").read_text("utf-8"))


@pytest.mark.parametrize("cards", ["7", "8"])
def test_the_recorded_extremes_are_what_those_hands_are_worth(cards: str) -> None:
    for side, choose in (("best", best_choices), ("worst", worst_choices)):
        recorded = RECORDED[cards][side]
        assert len(recorded) == 20
        totals = [found["total"] for found in recorded]
        assert totals == sorted(totals, reverse=side == "best")
        for found in recorded:
            hand = tuple(BASE.by_key[key] for key in found["hand"].split())
            choices = choose(hand, BASE)
            assert score_cards(hand, choices, BASE).total == found["total"]
            told = score(found["hand"].split(), found.get("choices", {}))
            assert told.total == found["total"]


def test_the_very_best_and_worst_hands() -> None:
    totals = {
        key: (found["best"][0]["total"], found["worst"][0]["total"])
        for key, found in RECORDED.items()
    }
    assert totals == {"7": (385, -57), "8": (397, -74)}
    assert RECORDED["7"]["hands"] == 154_143_080
