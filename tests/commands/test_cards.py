"""`storied-realms cards`."""

from __future__ import annotations

import json

import pytest

from game.cli import main


def told(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, object]]:
    assert main(["cards", "--json", *args]) == 0
    cards: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return cards


def test_all_95_cards_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert [card["number"] for card in told(capsys)] == list(range(1, 96))


def test_modules_choose_the_cards_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(told(capsys, "--modules", "")) == 53
    assert len(told(capsys, "--modules", "suits,promos,items")) == 94
    tree = next(card for card in told(capsys, "--modules", "suits") if card["key"] == "world_tree")
    assert "+70" in str(tree["bonus"])


def test_names_are_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--lang", "fr")[30]["name"] == "Roi"


def test_text_shows_bonus_penalty_and_flavour(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cards"])
    out = capsys.readouterr().out
    assert "▲ +10 for each Army." in out
    assert "▼ −5 for each other Leader." in out


def test_an_unknown_module_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["cards", "--modules", "dragons"])
    assert "promos, suits, items" in capsys.readouterr().err
