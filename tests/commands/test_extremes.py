"""`storied-realms extremes`: what it remembers between runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.commands.extremes import CARDS, State, load
from game.titles.realms import score_cards, worst_choices
from game.titles.realms.scoring.batch.extremes import seven_card_blocks

HAND = [1, 2, 3, 4, 5, 6, 7]
"""Without a card that chooses: worth the same at its best and at its worst."""
BLOCKS = len(seven_card_blocks(CARDS))


def remembered(**changes: Any) -> str:
    hand = tuple(CARDS.by_number[number] for number in HAND)
    total = score_cards(hand, worst_choices(hand, CARDS), CARDS).total
    found = {"total": total, "hand": HAND}
    state = {"cards": 7, "keep": 20, "blocks": BLOCKS, "done": [0], "seconds": 1.0}
    return json.dumps({**state, "found": {"best": [found], "worst": [found]}} | changes)


def test_an_earlier_search_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    file.write_text(remembered())
    assert load(file, State(7, 20, BLOCKS)).done == [0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        remembered(done=[BLOCKS]),
        remembered(done=[-1]),
        remembered(done=[0, 0]),
        remembered(done=[]),
        remembered(found={"best": [], "worst": []}),
        remembered(found={"best": [{"total": 1, "hand": [99]}], "worst": []}),
        remembered(
            found={"best": [{"total": 1, "hand": HAND}], "worst": [{"total": 1, "hand": HAND}]}
        ),
        remembered(cards=8),
        remembered(keep=1),
    ],
    ids=lambda text: text[:12],
)
def test_a_file_that_makes_no_sense_is_left_alone_and_named(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "state.json"
    file.write_text(text)
    assert main(["extremes", "--state", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_text() == text
