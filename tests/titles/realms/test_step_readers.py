"""Whoever reads items handles every step they are made of."""

from __future__ import annotations

from typing import Any

import pytest

from ai.realms import item_values
from game.titles.realms.cards import steps
from game.titles.realms.cards.items import ITEMS
from game.titles.realms.cards.steps import Step
from game.titles.realms.play import using
from game.titles.realms.text import item_wording

STEPS = [
    each
    for each in vars(steps).values()
    if isinstance(each, type) and issubclass(each, Step) and each is not Step
]
READERS = {
    "rules": using._begin,
    "wording": item_wording.step_text,
    "opponents": item_values._value,
}


@pytest.mark.parametrize("reader", READERS.values(), ids=list(READERS))
@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_every_reader_handles_every_step(reader: Any, step: type[Step]) -> None:
    assert reader.dispatch(step) is not reader.dispatch(object)


def test_every_step_is_part_of_an_item() -> None:
    assert {type(step) for item in ITEMS for step in item.steps} == set(STEPS)
