"""What stands around the board: statistics, the deal of the day, codes of deals."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.scenes.ask import AskScene
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.play_code import PlayCodeScene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.statistics import StatisticsScene
from game.client.scenes.title import TitleScene
from game.client.seeds import daily_seed
from game.client.stories.table import BoardScene
from game.client.widgets import clipboard
from game.commands.play import open_window
from game.engine.deal import deal_code
from game.lang import LANGUAGES
from game.store.statistics import Record
from game.titles.stories.options import Options, Variant
from tests.client.client import Client

from .playing import asked, board, by_mouse, finish, position, sit_down, sit_down_at

EXPERTS = Options(3, Variant.EXPERT)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """At the title page of Fantastic Stories, where nothing was played yet."""
    made = Client(tmp_path, title="stories")
    clipboard.copy("")
    yield made
    made.close()


def played(
    client: Client,
    *scores: int,
    title: str = "stories",
    options: str = "basic",
    seed: str = "s",
    conceded: bool = False,
) -> None:
    """Somebody has played; the first score is the player's."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    seats = ("Ada", "Bot")[: len(scores)]
    client.app.store.statistics.add(
        Record(
            "2026-01-01T10:00:00Z",
            title,
            options,
            seed,
            seats,
            0,
            scores,
            places,
            conceded,
            60.0,
            b"",
        )
    )


def statistics(client: Client) -> StatisticsScene:
    client.app.start()
    client.frame()
    client.button(client.app.words.text("title-statistics"))
    assert isinstance(client.scene, StatisticsScene)
    return client.scene


# Statistics.


def test_statistics_count_stories(client: Client) -> None:
    for score in (3, 1, 2, 0):
        played(client, score, 2)
    played(client, 250, 200, title="realms")
    assert statistics(client).figures() == [
        ("4", "games played"),
        ("2", "won"),  # one of them shared
        ("3", "most stories"),
        ("1.5", "average"),
    ]


@pytest.mark.parametrize(
    ("code", "mean", "best"),
    [("de", "1,5", "meiste Geschichten"), ("fr", "1,5", "record d’histoires")],
)
def test_they_do_so_in_the_words_of_the_player(
    client: Client, code: str, mean: str, best: str
) -> None:
    played(client, 2, 3)
    played(client, 1, 3)
    client.app.set_language(code)
    figures = statistics(client).figures()
    assert figures[2:] == [("2", best), (mean, client.app.words.text("statistics-mean"))]


def test_points_are_still_counted_in_points(client: Client) -> None:
    played(client, 250, 200, title="realms")
    played(client, 101, 200, title="realms")
    client.app.store.settings = replace(client.app.store.settings, title="realms")
    assert statistics(client).figures()[2:] == [("250", "best realm"), ("176", "average")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_title_has_a_word_for_what_it_counts(client: Client, code: str) -> None:
    client.app.set_language(code)
    words = client.app.words
    for title in client.app.rooms:
        one, many = (words.text(f"score-{title}", count=count) for count in (1, 5))
        assert one.startswith("1 ")
        assert many == f"5 {words.form(f'score-{title}', 'several')}"
        assert one.removeprefix("1 ") != many.removeprefix("5 ")
    assert words.text("score-stories", count=5) != words.text("score-realms", count=5)


# Records.


def test_the_ranking_tells_what_was_never_reached_before_in_such_matches(client: Client) -> None:
    """An expert's victory breaks no record of basic matches, and none is broken by it."""
    for score, options in ((1, "basic"), (2, "basic"), (4, "expert")):
        played(client, score, 3, options=options)
    own = ("book", "book", "temple", "lantern")
    told = (("pirate", "dragon"), ())
    sit_down_at(client, position(own, ("castle",), dice=(5,), told=told, first=1))
    client.until(lambda: asked(client))
    end = finish(client, by_mouse)
    assert end.verdict()[2:] == [
        "Your most stories yet! Your previous best was 2.",
        "Your first victory!",
    ]


# The deal of the day.


@pytest.mark.parametrize(
    ("code", "score", "says"),
    [
        ("en", 1, "today: 1 story, 2nd place"),
        ("en", 3, "today: 3 stories, 1st place"),
        ("de", 3, "heute: 3 Geschichten, Platz 1"),
        ("es", 1, "hoy: 1 historia, 2.º puesto"),
        ("fr", 3, "aujourd’hui\u00a0: 3 histoires, 1ʳᵉ place"),
    ],
)
def test_the_title_tells_how_the_deal_of_the_day_went(
    client: Client, code: str, score: int, says: str
) -> None:
    played(client, score, 2, seed=daily_seed(date.today()))
    client.app.set_language(code)
    client.app.start()
    assert isinstance(client.scene, TitleScene)
    assert client.scene.today() == says


def test_the_deal_of_the_day_is_the_same_for_everybody(client: Client) -> None:
    client.button("Daily game")
    client.until(lambda: asked(client))
    first = board(client).session.table
    client.app.pop()
    client.button("Daily game")
    client.choose("Yes, start")
    client.until(lambda: asked(client))
    second = board(client).session.table
    assert first is not second
    assert first.history.seed == second.history.seed == daily_seed(date.today())
    assert first.events(None)[0] == second.events(None)[0], "the same begins, with the same ferry"


# The code of a deal.


def copy_at_the_board(client: Client, seed: str) -> str:
    sit_down(client, EXPERTS, seed)
    client.until(lambda: asked(client))
    client.press(pygame.K_ESCAPE)
    client.choose("Copy game code")
    assert isinstance(client.scene, AskScene)
    client.choose("OK")
    assert isinstance(client.scene, BoardScene)
    return deal_code(board(client).session.table.history)


def begun(client: Client) -> tuple[object, ...]:
    """All that was drawn by lot, and the dice to come."""
    table = board(client).session.table
    return table.history.seed, table.options, table.events(None)[0]


def test_what_was_copied_at_the_board_is_pasted_and_played_again(client: Client) -> None:
    code = copy_at_the_board(client, "a deal of one's own: ä")
    before = begun(client)
    assert clipboard.copied() == code
    client.press(pygame.K_ESCAPE)
    client.choose("Save and leave")
    client.button("New game")
    assert isinstance(client.scene, NewGameScene)
    client.button("Play a code")
    page = client.scene
    assert isinstance(page, PlayCodeScene)
    assert page.problem() == ""
    assert page.told() == ["Fantastic Stories", "Expert", "3 players"]
    client.press(pygame.K_RETURN)
    if client.scene.overlay:
        client.choose("Yes, start")
    client.until(lambda: asked(client))
    assert begun(client) == before


def test_the_program_can_be_started_with_the_code_of_a_deal(client: Client, tmp_path: Path) -> None:
    code = copy_at_the_board(client, "started")
    before = begun(client)
    app = open_window(tmp_path / "elsewhere", "en", code)
    page = app.scene
    assert isinstance(page, PlayCodeScene)
    assert page.code == code
    assert page.told()[0] == "Fantastic Stories"
    page.begin()
    app.frame(0.1)
    assert isinstance(app.scene, BoardScene)
    table = app.scene.session.table
    assert (table.history.seed, table.options, table.events(None)[0]) == before
    app.close()


# Pages.


def test_pages_of_this_title_show_its_own_painting_and_settings(client: Client) -> None:
    """What only the card table has is no setting of the board."""
    words = client.app.words
    only_cards = {words.text(f"settings-{name}") for name in ("live-score", "arrows", "gains")}
    labels = {}
    for title in ("realms", "stories"):
        client.app.store.settings = replace(client.app.store.settings, title=title)
        client.app.start()
        client.button("Settings")
        assert isinstance(client.scene, SettingsScene)
        assert client.scene.backdrop == client.app.rooms[title].picture
        labels[title] = {field.label for field in client.scene.fields}
        client.press(pygame.K_ESCAPE)
        client.button("New game")
        assert isinstance(client.scene, NewGameScene)
        assert client.scene.backdrop == client.app.rooms[title].picture
    assert labels["realms"] - labels["stories"] == only_cards
    assert words.text("settings-phrases") in labels["stories"]
