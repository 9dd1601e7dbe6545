"""Whatever the settings' file holds, the program starts, and tells what it could not use."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from game.engine.message import Message
from game.lang import LANGUAGES, language
from game.store import Store
from game.store.settings import LONGEST_NAME, PORTRAITS, Lesson, Settings, Speed, parse

from .full_disk import Disk


def opened(folder: Path, content: bytes) -> tuple[Settings, list[Message]]:
    """What a store makes of a file of settings."""
    (folder / "settings.json").write_bytes(content)
    with Store(folder) as store:
        for code in LANGUAGES:
            for problem in store.problems:
                assert language(code).say(problem)
        return store.settings, store.problems


def test_settings_are_kept(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.settings = Settings(language="de", ui_scale=120, speed=Speed.FAST)
    with Store(tmp_path) as store:
        assert store.settings == Settings(language="de", ui_scale=120, speed=Speed.FAST)
        assert store.problems == []


def test_one_bad_value_costs_only_itself() -> None:
    data = {"language": "fr", "ui_scale": 7000, "speed": "warp", "music_volume": 11, "new": 1}
    assert parse(json.dumps(data).encode()) == (
        Settings(language="fr", music_volume=11),
        ["ui_scale", "speed"],
    )


@pytest.mark.parametrize("volume", [0, 40, 85])
def test_who_had_set_the_hearth_with_its_lute_hears_fire_and_music_so(volume: int) -> None:
    old = {"version": 1, "effects_volume": 20, "music_volume": volume}
    settings, bad = parse(json.dumps(old).encode())
    assert settings.volumes == (20, volume, volume)
    assert bad == []


def test_once_fire_and_music_are_set_apart_they_stay_so(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.settings = Settings(music_volume=0, ambience_volume=65)
    with Store(tmp_path) as store:
        assert store.settings.volumes == (Settings().effects_volume, 0, 65)


def test_a_bad_volume_of_old_is_named_and_the_usual_ones_count() -> None:
    settings, bad = parse(b'{"version": 1, "music_volume": 900}')
    assert settings == Settings()
    assert bad == ["music_volume", "ambience_volume"]


def test_how_far_a_lesson_has_come_is_known_of_each_title(tmp_path: Path) -> None:
    begun, done = Lesson(step=3), Lesson(done=True)
    with Store(tmp_path) as store:
        store.settings = Settings().with_lesson("realms", begun).with_lesson("stories", done)
    with Store(tmp_path) as store:
        assert store.settings.lesson("realms") == begun
        assert store.settings.lesson("stories") == done
        assert store.settings.lesson("other") == Lesson()


@pytest.mark.parametrize("version", [1, 2])
def test_when_there_was_one_title_the_lesson_was_that_of_fantasy_realms(version: int) -> None:
    old = {"version": version, "lesson_step": 4, "lesson_done": True}
    settings, bad = parse(json.dumps(old).encode())
    assert settings.lessons == {"realms": Lesson(step=4, done=True)}
    assert bad == []


def test_a_bad_step_of_old_is_named_and_the_lesson_begins_anew() -> None:
    settings, bad = parse(b'{"version": 2, "lesson_step": 1000, "language": "fr"}')
    assert settings == Settings(language="fr")
    assert bad == ["lessons"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lessons", {"realms": {"step": -1}}),
        ("lessons", {"x" * 10_000: {}}),
        ("lessons", [1]),
        ("language", "xx"),
        ("language", "../en"),
        ("language", 7),
        ("full_screen", "yes"),
        ("ui_scale", 0),
        ("ui_scale", True),
        ("ui_scale", 10**40),
        ("speed", None),
        ("thinking_time", 0.2),
        ("thinking_time", 60),
        ("effects_volume", -1),
        ("portrait", PORTRAITS + 1),
        ("player_name", "x" * (LONGEST_NAME + 1)),
        ("player_name", "A\0da"),
        ("new_game", [1]),
        ("new_game", {"a": [[[[[[[1]]]]]]]}),
        ("new_game", {"names": ["x" * 10_000]}),
    ],
)
def test_the_usual_value_counts_instead_of_one_that_cannot_be(
    tmp_path: Path, name: str, value: object
) -> None:
    content = json.dumps({name: value, "music_volume": 11}).encode()
    settings, (problem,) = opened(tmp_path, content)
    assert settings == Settings(music_volume=11)
    assert problem.key == "store-settings"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_bad_value_is_told_in_the_words_of_the_settings_page(tmp_path: Path, code: str) -> None:
    usual = json.loads(msgspec.json.encode(Settings()))
    bad = {key: [None] for key in usual} | {"version": usual["version"]}
    _, (problem,) = opened(tmp_path, json.dumps(bad).encode())
    said = language(code).say(problem)
    for label in ("scale", "name", "music-volume", "thinking-time", "remembered"):
        assert said.count(language(code).text(f"settings-{label}")) == 1
    assert "_" not in said


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\x00",
        b"[1]",
        b'{"language": "d',
        b"[" * 100_000,
        b'{"new_game": ' + b'{"a":' * 100_000,
        b'{"new_game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=["empty", "binary", "list", "cut", "deep", "deep-inside", "deep-and-sound"],
)
def test_damaged_settings_are_told_and_begin_anew(tmp_path: Path, content: bytes) -> None:
    settings, (problem,) = opened(tmp_path, content)
    assert settings == Settings()
    assert problem.key == "store-damaged"
    assert (tmp_path / "settings.json.damaged").read_bytes() == content


def test_damage_twice_leaves_both_files_aside(tmp_path: Path) -> None:
    opened(tmp_path, b"1")
    _, (problem,) = opened(tmp_path, b"2")
    assert problem.args["aside"] == "settings.json.damaged-2"
    assert (tmp_path / "settings.json.damaged").read_bytes() == b"1"


@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_what_is_not_a_file_does_not_keep_the_program_from_starting(
    tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "settings.json"
    if kind == "folder":
        file.mkdir()
    elif not hasattr(os, "mkfifo"):
        pytest.skip("there is no such thing on this system")
    elif kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/zero")
    with Store(tmp_path) as store:
        assert [problem.key for problem in store.problems] == ["store-not-a-file"]
        store.settings = Settings(language="es")
    with Store(tmp_path) as store:
        assert store.settings.language == "es"
        assert store.problems == []


def test_on_a_full_disk_settings_count_at_once_and_are_written_later(
    tmp_path: Path, disk: Disk
) -> None:
    with Store(tmp_path) as store:
        disk.fill()
        store.settings = Settings(language="de")
        store.settings = Settings(language="fr")
        assert store.settings.language == "fr"
        (problem,) = store.problems
        assert problem.key == "store-settings-unsaved"
        assert problem.args["why"] == Message("reason-full")
        disk.empty()
    with Store(tmp_path) as store:
        assert store.settings.language == "fr"


def test_settings_that_are_written_again_are_no_problem_any_more(
    tmp_path: Path, disk: Disk
) -> None:
    with Store(tmp_path) as store:
        disk.fill()
        store.settings = Settings(language="de")
        disk.empty()
        store.settings = Settings(language="fr")
        assert store.problems == []
