"""Texts of licences as one reads them."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

import pytest

from game.licences import licence_of, own, readable


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("# Notice", "Notice"),
        ("### The library ###", "The library"),
        ("**Copyright (c) 2019 Somebody.**", "Copyright (c) 2019 Somebody."),
        ("*Fantasy\nRealms*, and more", "Fantasy\nRealms, and more"),
        ("see `LICENSE`", "see LICENSE"),
        ("see [the terms](https://example.org)", "see the terms (https://example.org)"),
        ("see [README.ijg](README.ijg)", "see README.ijg"),
        ("> May you do good", "May you do good"),
        ("Sam Leffler\\\nSilicon Graphics", "Sam Leffler\nSilicon Graphics"),
        ("| License: | MIT |\n|---|---|\nend", "License: | MIT\nend"),
    ],
)
def test_of_markdown_one_reads_the_words(tmp_path: Path, written: str, read: str) -> None:
    file = tmp_path / "LICENSE.md"
    file.write_text(written, "utf-8")
    assert readable(file) == read


@pytest.mark.parametrize(
    "text", ["* one\n* two", "Title\n=====\n- 2 * 3 * 4", "snake_case __init__.py"]
)
def test_lists_rules_and_names_stay_as_they_are(tmp_path: Path, text: str) -> None:
    file = tmp_path / "LICENSE.md"
    file.write_text(text, "utf-8")
    assert readable(file) == text


def test_what_is_no_markdown_is_shown_to_the_letter(tmp_path: Path) -> None:
    file = tmp_path / "COPYING"
    file.write_text("# **As** it `is`", "utf-8")
    assert readable(file) == "# **As** it `is`"


def test_neither_our_notice_nor_that_of_a_package_shows_marks() -> None:
    for text in (own(), licence_of(distribution("numpy"))):
        assert not any(line.startswith("# ") for line in text.splitlines())
        assert "**" not in text
    assert "Copyright (c) 2019 Kevin Sheppard" in licence_of(distribution("numpy"))
