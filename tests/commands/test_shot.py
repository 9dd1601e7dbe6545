"""`storied-realms shot`: a picture, or a word about why there is none."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.commands.shot import DOING, QUESTIONS, SCENES


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_rendered(scene: str, tmp_path: Path) -> None:
    picture = tmp_path / "shot.png"
    assert main(["shot", scene, str(picture), "--size", "1024x640"]) == 0
    assert pygame.image.load(picture).get_size() == (1024, 640)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_kind_of_question_can_be_rendered(kind: str, tmp_path: Path) -> None:
    options = ["--kind", kind, "--size", "640x400", "--lang", "de", "--moves", "0"]
    assert main(["shot", "strip", str(tmp_path / "shot.png"), *options]) == 0


@pytest.mark.parametrize("doing", DOING)
def test_whatever_one_does_at_the_board_can_be_rendered(doing: str, tmp_path: Path) -> None:
    options = ["--doing", doing, "--size", "640x400", "--lang", "de", "--expert"]
    assert main(["shot", "board", str(tmp_path / "shot.png"), *options]) == 0


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--seats", "novice,novice,novice,novice,novice,novice"], "3 to 6 players, not for 7"),
    ],
)
def test_a_table_nobody_can_sit_at_is_refused(
    options: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", "table", str(tmp_path / "shot.png"), *options]) == 2
    assert says in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", "title", str(tmp_path / "nowhere" / "shot.png")]) == 1
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", ["--size=0x0", "--size=99999x99999", "--size=large", "--moves=-1", "--scale=0"]
)
def test_numbers_beyond_reason_are_refused(option: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["shot", "table", str(tmp_path / "shot.png"), option])
    assert stopped.value.code == 2
