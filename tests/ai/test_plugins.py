"""Opponents of one's own: in an installed package, or as a file."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import ai.examples
from ai.arena import Contest, play
from ai.registry import OURS, Origin, create, opponents
from game.commands import options as command_options
from game.engine.codec import encode
from game.lang import LANGUAGES, language
from game.titles.realms.play.options import Options

EXAMPLE = Path(ai.examples.__file__).parent / "hoarder.py"


def contest(*entries: object) -> Contest:
    return Contest("realms", encode(Options(3)).decode(), tuple(entries), "plugins")  # type: ignore[arg-type]


def test_a_file_in_the_plugin_folder_is_an_opponent(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path / "magpie.py")
    entry = opponents(tmp_path)["magpie"]
    assert entry.origin is Origin.FILE
    assert entry.is_plugin
    game = play(contest(entry, OURS[0], OURS[0]), 0)
    assert game.failures == (0, 0, 0)


def test_a_class_in_an_installed_package_is_an_opponent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(EXAMPLE, tmp_path / "my_realms_bots.py")
    info = tmp_path / "my_realms_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-realms-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[storied_realms.opponents]\nsquirrel = my_realms_bots:Opponent\n"
    )
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    entry = opponents()["squirrel"]
    assert entry.origin is Origin.PACKAGE
    game = play(contest(entry, OURS[0], OURS[0]), 0)
    assert game.failures == (0, 0, 0)


def test_plugins_appear_in_the_lists_of_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(EXAMPLE, tmp_path / "magpie.py")
    monkeypatch.setattr(command_options, "plugins", lambda: tmp_path)
    assert [entry.key for entry in command_options.seats("magpie,greedy")] == ["magpie", "greedy"]


def test_files_beginning_with_an_underscore_are_helpers(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "_tools.py").write_text("")
    assert set(opponents(tmp_path)) == {entry.key for entry in OURS}


def test_a_plugin_may_use_dataclasses(tmp_path: Path) -> None:
    (tmp_path / "modern.py").write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "@dataclass\nclass Opponent:\n    depth: int = 3\n"
        "    def choose(self, view, legal, budget, rng):\n        return legal[0]\n"
    )
    assert create(opponents(tmp_path)["modern"])


def test_a_plugin_cannot_replace_one_of_ours(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path / "greedy.py")
    assert opponents(tmp_path)["greedy"].origin is Origin.OURS
    assert "greedy" not in opponents(tmp_path, "stories")  # nor where it does not play


def test_listing_plugins_runs_none_of_them(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("raise SystemExit('it ran')")
    assert "mine" in opponents(tmp_path)


def test_what_is_no_opponent_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("class Opponent:\n    pass\n")
    with pytest.raises(TypeError, match="no method choose"):
        create(opponents(tmp_path)["empty"])


def test_the_example_has_twenty_lines_of_code() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 25


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_player_is_told_that_a_plugin_is_a_program_he_trusts(code: str) -> None:
    assert len(language(code).text("plugin-trust")) > 50


def test_a_plugin_may_play_any_title_and_ours_play_their_own(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path / "magpie.py")
    realms = [entry.key for entry in OURS if entry.title in ("", "realms")]
    assert list(opponents(tmp_path, "realms")) == [*realms, "magpie"]
    assert list(opponents(tmp_path, "another")) == ["random", "magpie"]
